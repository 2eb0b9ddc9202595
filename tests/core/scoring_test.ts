import assert from "node:assert/strict";
import fc from "fast-check";
import {
  frequencyPoints,
  type FrequencyScoring,
  leastShare,
  pointsOfZipf,
  roundedShare,
  scoreParts,
} from "../../src/core/scoring.ts";
import { FIXED } from "../support/property.ts";

const SEED: FrequencyScoring = { alpha: 2, minLength: 4, pangramBonus: 7, cap: 50 };

Deno.test("frequencyPoints() follows the seed's formula", () => {
  const cases: [zipf: number, length: number, pangram: boolean, points: number][] = [
    [510, 4, false, 6], // cane: the seed's own "+2" is a slip
    [560, 4, false, 5],
    [520, 8, true, 17], // novembre
    [490, 5, false, 7],
    [800, 4, false, 1],
    [795, 4, false, 1], // 0.1 rounds to 0, and a word pays at least 1
    [900, 4, false, 1],
    [100, 4, false, 14],
    [0, 4, false, 14], // unknown is held to 1
    [50, 4, false, 14],
    [775, 4, false, 1], // a half goes away from zero
    [725, 4, false, 2],
    [325, 4, false, 10],
    [324, 4, false, 10],
    [326, 4, false, 9],
    [600, 3, false, 4], // shorter than the shortest is never below
    [100, 40, true, 50], // the cap
  ];
  for (const [zipf, length, pangram, points] of cases) {
    assert.equal(frequencyPoints(SEED, { zipf, length, pangram }), points, `${zipf} ${length}`);
  }
});

Deno.test("scoreParts() says where points come from", () => {
  assert.deepEqual(scoreParts(SEED, { zipf: 520, length: 8, pangram: true }), {
    freq: 6,
    len: 4,
    pangram: 7,
  });
});

Deno.test("pointsOfZipf() keeps halves exact for decimal alphas", () => {
  // alpha * (8 - zipf) is exactly a half; binary fractions would fall on either side.
  const cases: [alpha: number, zipf: number, points: number][] = [
    [1.1, 750, 1], // 0.55
    [2.3, 550, 6], // 5.75
    [0.3, 300, 2], // 1.5
    [0.7, 300, 4], // 3.5
    [1.3, 300, 7], // 6.5
    [2.9, 750, 1], // 1.45
    [4.1, 750, 2], // 2.05
    [0.1, 300, 1], // 0.5
    [0.145, 700, 1],
    [2.45, 700, 2],
    [1.45, 700, 1],
  ];
  for (const [alpha, zipf, points] of cases) {
    assert.equal(pointsOfZipf({ ...SEED, alpha }, zipf), points, `${alpha} ${zipf}`);
  }
});

Deno.test("frequencyPoints() never pays more for a commoner word, nor less for a longer", () => {
  const word = fc.record({
    zipf: fc.integer({ min: 0, max: 900 }),
    length: fc.integer({ min: 1, max: 64 }),
    pangram: fc.boolean(),
  });
  const scoring = fc.record({
    alpha: fc.double({ min: 0, max: 10, noNaN: true }),
    minLength: fc.integer({ min: 2, max: 15 }),
    pangramBonus: fc.integer({ min: 0, max: 30 }),
    cap: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(scoring, word, fc.integer({ min: 0, max: 300 }), (rules, one, more) => {
      const points = frequencyPoints(rules, one);
      assert.ok(points >= 1 && points <= rules.cap && Number.isInteger(points));
      assert.ok(frequencyPoints(rules, { ...one, zipf: one.zipf + more }) <= points);
      assert.ok(frequencyPoints(rules, { ...one, length: one.length + more }) >= points);
      assert.ok(frequencyPoints(rules, { ...one, pangram: true }) >= points);
    }),
    FIXED,
  );
});

Deno.test("leastShare() and roundedShare() are not fooled by binary fractions", () => {
  assert.equal(leastShare(0.75, 272), 204);
  assert.equal(leastShare(0.7, 10), 7); // 0.7 * 10 is 7.000000000000001 in some orders
  assert.equal(leastShare(0.07, 100), 7); // 7.000000000000001
  assert.equal(leastShare(0.29, 100), 29); // 28.999999999999996
  assert.equal(leastShare(0.75, 0), 0);
  assert.equal(leastShare(1, 35), 35);
  assert.equal(roundedShare(0.3, 5), 2);
  assert.equal(roundedShare(0.3, 15), 5);
  assert.equal(roundedShare(0.2, 12), 2);
  assert.equal(roundedShare(1.005, 100), 101);
});
