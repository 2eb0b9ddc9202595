import assert from "node:assert/strict";
import { allowedFor, readValue } from "../../../src/cli/app/option_kinds.ts";
import { OPTIONS } from "../../../src/cli/app/option_table.ts";
import { allowedFor as allowedOf, FIELDS, KEYS } from "../../../src/config.ts";
import { UI_LANGUAGES } from "../../../src/messages/mod.ts";
import { GRID_SORTS } from "../../../src/games/grid/order.ts";
import { DENSITIES } from "../../../src/games/crossword/template.ts";
import { MAX_SIDE as MAX_CROSSWORD } from "../../../src/games/crossword/template.ts";
import { MAX_MADE_SIDE } from "../../../src/games/grid/puzzle.ts";
import { RULES_NAMES } from "../../../src/games/grid/rules.ts";

Deno.test("OPTIONS read what they allow and nothing else", () => {
  const cases: [name: keyof typeof OPTIONS, given: string, expected: unknown][] = [
    ["count", "3", 3],
    ["count", "0", undefined],
    ["count", "-3", undefined],
    ["count", "3.5", undefined],
    ["count", "1e3", undefined],
    ["min_len", "15", 15],
    ["min_len", "16", undefined],
    ["min_zipf", "2.5", 2.5],
    ["min_zipf", ".5", undefined],
    ["min_zipf", "-1", undefined],
    ["min_zipf", "9", undefined],
    ["words", "30..45", { from: 30, to: 45 }],
    ["words", "30-45", undefined],
    ["words", "30..", undefined],
    ["lang", "IT", "it"],
    ["lang", "fr", undefined],
    ["seed", "", ""],
    ["export_format", "tsv", "tsv"],
    ["max_horizontal_length", "20", 20],
    ["max_horizontal_length", "21", undefined],
    ["min_length", "1", undefined],
    ["only_direction", "H", "h"],
    ["only_direction", "both", undefined],
    ["difficulty", "Hard", "hard"],
    ["difficulty", "expert", undefined],
    ["show_tiles", "tre", "tre"],
  ];
  for (const [name, given, expected] of cases) {
    assert.deepEqual(readValue(OPTIONS[name], given), expected, `${name} ${given}`);
  }
});

Deno.test("OPTIONS that are settings allow what the settings do", () => {
  for (const key of KEYS) {
    if (!Object.hasOwn(OPTIONS, key)) continue;
    const setting = allowedOf(key);
    const option = allowedFor(OPTIONS[key as keyof typeof OPTIONS]);
    if (setting.kind === "text") assert.equal(option.kind, "text", key);
    else if (key !== "lang") assert.deepEqual(option, setting, key);
    // Whoever asks for a language does not ask for any.
    else assert.deepEqual(setting, { kind: "one_of", values: ["auto", ...UI_LANGUAGES] });
    assert.ok("flag" in FIELDS[key], key);
  }
  const flags = KEYS.map((key) => FIELDS[key]).flatMap((one) => "flag" in one ? [one.flag] : []);
  const known = Object.values(OPTIONS).flatMap((option) => option.flags.split(/[ ,]+/));
  for (const flag of flags) assert.ok(known.includes(flag), flag);
});

Deno.test("OPTIONS know what the grid knows", () => {
  assert.deepEqual(allowedFor(OPTIONS.rules), { kind: "one_of", values: RULES_NAMES });
  assert.deepEqual(allowedFor(OPTIONS.sort), { kind: "one_of", values: GRID_SORTS });
  for (const name of ["rows", "cols", "size"] as const) {
    assert.deepEqual(allowedFor(OPTIONS[name]), { kind: "whole", min: 1, max: MAX_MADE_SIDE });
  }
});

Deno.test("the crossword's options allow what the crossword does", () => {
  assert.deepEqual(allowedFor(OPTIONS.density), { kind: "decimal", ...DENSITIES });
  assert.deepEqual(allowedFor(OPTIONS.crossword_size), {
    kind: "size",
    min: 3,
    max: MAX_CROSSWORD,
  });
  const sizes: [string, unknown][] = [
    ["9x13", { rows: 9, cols: 13 }],
    ["5X5", { rows: 5, cols: 5 }],
    ["5×7", { rows: 5, cols: 7 }],
    ["2x9", undefined],
    ["9", undefined],
    ["100x100", undefined],
  ];
  for (const [text, size] of sizes) {
    assert.deepEqual(readValue(OPTIONS.crossword_size, text), size, text);
  }
  const sources: [string, unknown][] = [
    ["enigmistica", { kind: "enigmistica" }],
    ["NONE", { kind: "none" }],
    ["gemini", { kind: "gemini" }],
    ["file:a b.tsv", { kind: "file", path: "a b.tsv" }],
    ["file:", undefined],
    ["mie", undefined],
  ];
  for (const [text, wish] of sources) assert.deepEqual(readValue(OPTIONS.clues, text), wish, text);
});
