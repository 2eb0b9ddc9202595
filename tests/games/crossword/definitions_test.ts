import { deepStrictEqual as assertEquals } from "node:assert/strict";
import {
  type Definition,
  nearestDefinitions,
  parseDefinitions,
} from "../../../src/games/crossword/definitions.ts";

Deno.test("parseDefinitions() reads rows and reports bad ones", () => {
  const text =
    "# remark\n\nneve\te\tImbianca\npero\th\tTuttavia\tperò\nneve\te\nneve\tq\tX\na\te\t b";
  assertEquals(parseDefinitions(text), {
    definitions: [
      { line: 3, answer: "neve", level: "easy", text: "Imbianca" },
      { line: 4, answer: "pero", level: "hard", text: "Tuttavia", written: "però" },
    ],
    faults: [
      { kind: "bad_row", line: 5, text: "neve\te" },
      { kind: "unknown_level", line: 6, text: "neve\tq\tX" },
      { kind: "bad_row", line: 7, text: "a\te\t b" },
    ],
  });
});

Deno.test("nearestDefinitions() are of the tier's own level, else of the nearest", () => {
  const at = (level: Definition["level"], text: string) => ({ answer: "neve", level, text });
  const [plain, oblique, sly] = [at("easy", "a"), at("medium", "b"), at("hard", "c")];
  const cases: [Definition[], Definition["level"], string][] = [
    [[plain, oblique, sly], "easy", "a"],
    [[plain, oblique, sly], "medium", "b"],
    [[plain, oblique, sly], "hard", "c"],
    [[oblique, sly], "easy", "b"],
    [[plain, sly], "medium", "ac"],
    [[plain], "hard", "a"],
    [[], "easy", ""],
  ];
  for (const [all, tier, texts] of cases) {
    assertEquals(nearestDefinitions(all, tier).map(({ text }) => text).join(""), texts);
  }
});
