import assert from "node:assert/strict";
import fc from "fast-check";
import { editDistance, isPlain, nearest, quotable } from "../../src/core/text.ts";

const KEYS = ["alpha", "seed", "color", "win_fraction", "min_len"];

Deno.test("nearest() knows a slip from another word", () => {
  const cases: [typed: string, found: string | undefined][] = [
    ["aplha", "alpha"],
    ["SEED", "seed"],
    ["colour", "color"],
    ["win_fracton", "win_fraction"],
    ["words", undefined],
    ["", undefined],
    ["x".repeat(100_000), undefined],
  ];
  for (const [typed, found] of cases) assert.equal(nearest(typed, KEYS), found, typed.slice(0, 20));
});

Deno.test("editDistance() counts slips of the finger", () => {
  const cases: [a: string, b: string, distance: number][] = [
    ["", "", 0],
    ["", "abc", 3],
    ["abc", "abc", 0],
    ["acb", "abc", 1],
    ["kitten", "sitting", 3],
    ["lista", "liste", 1],
  ];
  for (const [a, b, distance] of cases) {
    assert.equal(editDistance(a, b), distance);
    assert.equal(editDistance(b, a), distance);
  }
});

Deno.test("isPlain() lets no text move the cursor or turn a line around", () => {
  const cases: [text: string, plain: boolean][] = [
    ["", true],
    ["perché 👩‍🚀 “no”", true],
    ["a\u001b[2J", false],
    ["a\nb", false],
    ["a\u0000", false],
    ["a\u009b1m", false],
    ["\u202eabc", false],
    ["a\u2028b", false],
    ["\ud800", false],
    ["😀".slice(1), false],
  ];
  for (const [text, plain] of cases) assert.equal(isPlain(text), plain, JSON.stringify(text));
});

Deno.test("quotable() makes any text short and plain", () => {
  const anything = fc.string({ unit: "binary", maxLength: 200 });
  fc.assert(
    fc.property(anything, (text) => {
      assert(isPlain(quotable(text)));
      assert(quotable(text).length <= 61);
    }),
    { seed: 5 },
  );
});
