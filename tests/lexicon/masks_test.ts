import assert from "node:assert/strict";
import fc from "fast-check";
import { isWithin, sizeOf } from "../../src/core/letters.ts";
import {
  buildMaskIndex,
  countWithin,
  findMask,
  idsWithin,
  MAX_SET,
  slotOf,
} from "../../src/lexicon/masks.ts";
import { FIXED } from "../support/property.ts";

/** Sets of up to nine letters among 32. */
const MASK = fc.array(fc.nat(31), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.reduce((mask, letter) => mask | (1 << letter), 0));

Deno.test("buildMaskIndex() finds every set of up to seven letters, and no other", () => {
  fc.assert(
    fc.property(fc.array(MASK, { maxLength: 200 }), fc.array(MASK), (masks, others) => {
      const index = buildMaskIndex(Int32Array.from(masks), masks.map((_, id) => id % 3));
      const small = new Set(masks.filter((mask) => sizeOf(mask) <= MAX_SET));
      assert.equal(index.masks.length, small.size);
      for (const mask of [...masks, ...others]) {
        const place = findMask(index, mask);
        assert.equal(place >= 0, small.has(mask));
        if (place < 0) continue;
        const ids = [...index.ids.subarray(index.starts[place], index.starts[place + 1])];
        const expected = masks.flatMap((it, id) => it === mask ? [id] : []);
        assert.deepEqual(ids, expected.sort((a, b) => b % 3 - a % 3 || a - b));
      }
      assert.ok(index.slots.length >= 2 * small.size);
      assert.ok(index.slots.every((slot) => slot <= small.size));
    }),
    FIXED,
  );
});

Deno.test("idsWithin() equals a look at every word", () => {
  const board = fc.uniqueArray(fc.nat(31), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(MASK, { maxLength: 100 }), board, fc.nat(6), (masks, letters, extra) => {
      const board = letters.reduce((mask, letter) => mask | (1 << letter), 0);
      // Words of the board's own letters too, or hardly any would be within.
      const words = [...masks, ...masks.map((mask) => mask & board).filter((mask) => mask !== 0)];
      const required = extra === 0 ? 0 : 1 << letters[extra % letters.length]!;
      const index = buildMaskIndex(Int32Array.from(words), words.map(() => 0));
      const expected = words.flatMap((mask, id) =>
        isWithin(mask, board) && isWithin(required, mask) ? [id] : []
      );
      assert.deepEqual(idsWithin(index, board, required).sort((a, b) => a - b), expected);
      assert.equal(countWithin(index, board, required), expected.length);
    }),
    FIXED,
  );
});

Deno.test("idsWithin() finds nothing when the required letter is not on the board", () => {
  const index = buildMaskIndex(Int32Array.of(0b111), [0]);
  assert.deepEqual(idsWithin(index, 0b011, 0b100), []);
  assert.equal(countWithin(index, 0b011, 0b100), 0);
  assert.deepEqual(idsWithin(index, 0b111, 0b100), [0]);
});

Deno.test("idsWithin() and countWithin() refuse more letters than the index knows", () => {
  const index = buildMaskIndex(Int32Array.of(0b1), [0]);
  assert.throws(() => idsWithin(index, 0x1ff, 0b1), RangeError);
  assert.throws(() => countWithin(index, 0xff, 0), RangeError);
  assert.deepEqual(idsWithin(index, 0x7f, 0), [0]);
});

Deno.test("findMask() gives up on slots that lie", () => {
  const masks = Int32Array.of(1, 2);
  const lying = { masks, starts: new Uint32Array(3), ids: new Int32Array(0) };
  assert.equal(findMask({ ...lying, slots: Uint32Array.of(1, 1, 1, 1) }, 2), -1);
  assert.equal(findMask({ ...lying, slots: Uint32Array.of(99, 99) }, 2), -1);
  assert.equal(findMask({ ...lying, slots: new Uint32Array(0) }, 2), -1);
  assert.equal(findMask({ ...lying, slots: new Uint32Array(3).fill(7) }, 2), -1);
  const endless = {
    ...lying,
    starts: Uint32Array.of(0, 2 ** 32 - 1, 5),
    slots: Uint32Array.of(1, 1),
  };
  assert.deepEqual(idsWithin(endless, 1, 1), []);
});

Deno.test("slotOf() stays within the table", () => {
  for (const capacity of [2, 4, 1024, 2 ** 20]) {
    for (const mask of [0, 1, -1, 1 << 31, 0x12345678]) {
      const slot = slotOf(mask, capacity);
      assert.ok(slot >= 0 && slot < capacity);
    }
  }
});
