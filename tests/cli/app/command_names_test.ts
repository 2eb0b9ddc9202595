import assert from "node:assert/strict";
import { COMMANDS } from "../../../src/cli/app/program.ts";
import { looksLikeBoard } from "../../../src/cli/app/command_names.ts";

Deno.test("looksLikeBoard() tells boards from commands", () => {
  const cases: [text: string, expected: boolean][] = [
    ["N-BEMORV", true],
    ["n-bemorv@it-123456", true],
    ["N-BEMO", true],
    ["nbemorv", true],
    ["nbemorr", true],
    ["ǹbemorv", true],
    ["lexcon", false],
    ["sesions", false],
    ["nbemor", false],
    ["nbem0rv", false],
    ["", false],
  ];
  const topics = COMMANDS.map(({ topic }) => topic);
  for (const [text, expected] of cases) assert.equal(looksLikeBoard(text, topics), expected, text);
});
