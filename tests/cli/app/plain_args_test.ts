import assert from "node:assert/strict";
import fc from "fast-check";
import { parseArgs, type Request } from "../../../src/cli/app/args.ts";
import { COMMANDS } from "../../../src/cli/app/commands.ts";
import { helpAskedBy, helpOf } from "../../../src/cli/app/help.ts";
import { OPTIONS } from "../../../src/cli/app/options.ts";
import { plainRequest } from "../../../src/cli/app/plain_args.ts";
import { UserError } from "../../../src/core/problem.ts";
import { messages } from "../../support/messages.ts";
import { FIXED } from "../../support/property.ts";

Deno.test("plainRequest() reads what is plain and leaves the rest", () => {
  const cases: [line: string, isPlain: boolean][] = [
    ["", true],
    ["--seed 7", true],
    ["--seed=7 play N-BEMORV", true],
    ["lexicon explain a b c --json", true],
    ["sessions", false],
    ["--help", false],
    ["--sed 7", false],
    ["--seed", false],
    ["--json=yes", false],
    ["--level soft", false],
    ["lexicon explain", false],
    ["stats --plain", false],
    ["play a b", false],
  ];
  for (const [line, isPlain] of cases) {
    const args = line.split(" ").filter((arg) => arg !== "");
    assert.equal(plainRequest(args, COMMANDS) !== undefined, isPlain, line);
  }
});

Deno.test("plainRequest() reads as commander does", () => {
  const flags = Object.values(OPTIONS).flatMap(({ flags }) => flags.split(/[ ,]+/).slice(0, 2));
  const words = COMMANDS.flatMap(({ topic }) => topic.split(" "));
  const some = [
    "7",
    "30..45",
    "it",
    "hard",
    "-",
    "--",
    "-x",
    "",
    "N-BEMORV",
    "--seed=7",
    "--json=",
  ];
  const args = fc.array(fc.constantFrom(...flags, ...words, ...some), { maxLength: 5 });
  fc.assert(
    fc.property(args, (line) => {
      const plain = plainRequest(line, COMMANDS);
      if (plain) assert.deepEqual(plain, byCommander(line));
    }),
    { ...FIXED, numRuns: 3000 },
  );
});

Deno.test("helpAskedBy() knows a plain wish for help, and commander shows the same", () => {
  for (const spec of COMMANDS) {
    const words = spec.topic === "itbee" ? [] : spec.topic.split(" ");
    const wishes = [[...words, "--help"], [...words, "-h"], ...(spec.run ? [] : [words])];
    for (const args of wishes) {
      assert.equal(helpAskedBy(args, COMMANDS), spec, args.join(" "));
      const text = helpOf(spec, COMMANDS, messages.en);
      assert.deepEqual(byCommander(args), { kind: "show", text });
      assert.ok(text.split("\n").every((line) => line.length <= 80), text);
    }
    if (spec.run) assert.equal(helpAskedBy(words, COMMANDS), undefined);
  }
  for (const line of ["--seed --help", "grid --help solve", "nonsense -h", "-- --help"]) {
    assert.equal(helpAskedBy(line.split(" "), COMMANDS), undefined, line);
  }
});

function byCommander(line: readonly string[]): Request | string {
  try {
    return parseArgs(line, COMMANDS, messages.en);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return JSON.stringify(error.problem);
  }
}
