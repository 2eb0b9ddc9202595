import assert from "node:assert/strict";
import fc from "fast-check";
import { alphabetOf, isWithin, maskOf } from "../../src/core/letters.ts";
import { REASONS } from "../../src/lexicon/entry.ts";
import { lexiconOfRows } from "../support/bee_words.ts";
import { FIXED } from "../support/property.ts";

Deno.test("refusalsWithin() equals a look at every refusal, letters of two bytes included", () => {
  const letters = "aeioбвгñènr";
  const alphabet = alphabetOf(letters);
  const accepted = "aeio";
  const refusals = fc.uniqueArray(
    fc.record({
      word: fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 })
        .filter((word) => word !== accepted),
      reason: fc.constantFrom(...REASONS),
      zipf: fc.integer({ min: 0, max: 800 }).map((zipf) => zipf / 100),
    }),
    { selector: ({ word }) => word, maxLength: 150 },
  );
  const some = fc.subarray([...letters], { minLength: 1 });
  fc.assert(
    fc.property(refusals, some, fc.nat(), (all, board, at) => {
      const lexicon = lexiconOfRows([[accepted, 4]], all, { language: "xx", alphabet });
      const mask = maskOf(board.join(""), alphabet);
      const required = maskOf(board[at % board.length]!, alphabet);
      const expected = [...lexicon.refusals()].filter(({ word }) => {
        const own = maskOf(word, alphabet);
        return isWithin(own, mask) && isWithin(required, own);
      });
      assert.deepEqual(lexicon.refusalsWithin(mask, required), expected);
    }),
    FIXED,
  );
});

Deno.test("length() and columns know every word", () => {
  const lexicon = lexiconOfRows([["neon", 3.6], ["amarlo", 3.3, "amare", ["clitic"]], ["re", 0]]);
  for (let id = 0; id < lexicon.size; id++) {
    assert.equal(lexicon.length(id), lexicon.text(id).length);
    assert.equal(lexicon.columns.length[id], lexicon.length(id));
    assert.equal(lexicon.columns.zipf[id], Math.round(lexicon.zipf(id) * 100));
    assert.equal(lexicon.columns.flags[id], lexicon.flagBits(id));
  }
  assert.equal(lexicon.lemmaNumber(lexicon.find("neon")!), -1);
  assert.equal(lexicon.lemmaNumber(lexicon.find("amarlo")!), 0);
});
