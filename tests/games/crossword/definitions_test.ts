import { deepStrictEqual as assertEquals } from "node:assert/strict";
import { rngFrom } from "../../../src/core/random.ts";
import {
  type Definition,
  parseDefinitions,
  pickDefinition,
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

Deno.test("pickDefinition() takes the tier's own level, else the nearest", () => {
  const at = (level: Definition["level"], text: string) => ({ answer: "neve", level, text });
  const [plain, oblique, sly] = [at("easy", "a"), at("medium", "b"), at("hard", "c")];
  const cases: [Definition[], Definition["level"], string | undefined][] = [
    [[plain, oblique, sly], "easy", "a"],
    [[plain, oblique, sly], "medium", "b"],
    [[plain, oblique, sly], "hard", "c"],
    [[oblique, sly], "easy", "b"],
    [[plain], "hard", "a"],
    [[], "easy", undefined],
  ];
  for (const [all, tier, text] of cases) {
    assertEquals(pickDefinition(all, tier, rngFrom("x"))?.text, text);
  }
  const two = [at("easy", "a"), at("easy", "b")];
  const seen = new Set(
    Array.from({ length: 20 }, (_, i) => pickDefinition(two, "easy", rngFrom(`${i}`))?.text),
  );
  assertEquals(seen.size, 2);
});
