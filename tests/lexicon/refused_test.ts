import assert from "node:assert/strict";
import fc from "fast-check";
import { REASONS, type Refusal } from "../../src/lexicon/entry.ts";
import { eachRefusal, encodeRefused, findRefusal } from "../../src/lexicon/refused.ts";
import { FIXED } from "../support/property.ts";

const REFUSAL: fc.Arbitrary<Refusal> = fc.record({
  word: fc.string({ unit: fc.constantFrom(..."abcñß東😀"), minLength: 1, maxLength: 8 }),
  reason: fc.constantFrom(...REASONS),
  zipf: fc.nat(900).map((hundredths) => hundredths / 100),
}, { noNullPrototype: true });

Deno.test("encodeRefused() keeps every form, and only those are found", () => {
  const forms = fc.uniqueArray(REFUSAL, { selector: (it) => it.word, maxLength: 100 });
  fc.assert(
    fc.property(forms, fc.array(REFUSAL), (refusals, others) => {
      const sorted = refusals.toSorted((a, b) => a.word < b.word ? -1 : 1);
      const refused = encodeRefused(sorted);
      assert.deepEqual([...eachRefusal(refused)], sorted);
      const known = new Map(refusals.map((refusal) => [refusal.word, refusal]));
      for (const { word } of [...refusals, ...others]) {
        assert.deepEqual(findRefusal(refused, word), known.get(word));
      }
    }),
    FIXED,
  );
});

Deno.test("encodeRefused() refuses what does not fit its bytes", () => {
  assert.throws(
    () => encodeRefused([{ word: "è".repeat(128), reason: "typo", zipf: 0 }]),
    RangeError,
  );
});

Deno.test("eachRefusal() reads any bytes safely", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.array(fc.nat(80), { maxLength: 9 }), (bytes, starts) => {
      const refused = { bytes, starts: Uint32Array.from(starts) };
      assert.ok([...eachRefusal(refused)].length <= 16 * starts.length);
      findRefusal(refused, "a");
    }),
    FIXED,
  );
});
