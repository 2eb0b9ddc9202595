import assert from "node:assert/strict";
import fc from "fast-check";
import {
  below,
  pick,
  pickWeighted,
  type Rng,
  rngFrom,
  shuffle,
  xoshiro,
} from "../../src/core/random.ts";
import { FIXED } from "../support/property.ts";

Deno.test("xoshiro() equals the authors' C", () => {
  const rng = xoshiro([1, 2, 3, 4]);
  assert.deepEqual(take(8, rng), [
    11520,
    0,
    5927040,
    70819200,
    2031721883,
    1637235492,
    1287239034,
    3734860849,
  ]);
});

Deno.test("rngFrom() gives a seed's sequence for ever", () => {
  const golden: [seed: string, numbers: number[]][] = [
    ["", [2477160066, 3052400331, 2699290483, 709250745]],
    ["0", [1953169685, 1112480832, 3226103378, 72450534]],
    ["1", [716082225, 2615736520, 1895934068, 631923546]],
    ["itbee", [1817079278, 783522649, 1987382083, 3708017047]],
    ["2026-11-16/letters", [3873872151, 4001988605, 31888764, 2106046306]],
    ["città", [2514806169, 3635288617, 3381878308, 1130000111]],
  ];
  for (const [seed, numbers] of golden) assert.deepEqual(take(4, rngFrom(seed)), numbers, seed);
});

Deno.test("rngFrom() gives similar seeds different numbers", () => {
  const firsts = new Set<string>();
  for (let i = 0; i < 20_000; i++) firsts.add(take(2, rngFrom(`seed ${i}`)).join());
  assert.equal(firsts.size, 20_000);
  // Each of the 32 bits of a first number is set for about half the seeds: 5 sigma of 20,000.
  const set = new Array<number>(32).fill(0);
  for (const first of firsts) {
    for (let bit = 0; bit < 32; bit++) set[bit]! += (Number.parseInt(first) >>> bit) & 1;
  }
  for (const times of set) assert.ok(Math.abs(times - 10_000) < 354, `${set}`);
});

Deno.test("below() is fair", () => {
  for (const n of [2, 3, 7, 26, 100]) {
    const rng = rngFrom(`fair/${n}`);
    const seen = new Array<number>(n).fill(0);
    const draws = 1_000 * n;
    for (let i = 0; i < draws; i++) seen[below(n, rng)]!++;
    const chiSquare = seen.reduce((sum, times) => sum + (times - 1_000) ** 2 / 1_000, 0);
    // Its mean is n - 1 and its variance 2 (n - 1).
    assert.ok(chiSquare < n - 1 + 4 * Math.sqrt(2 * (n - 1)), `${n}: ${chiSquare}`);
  }
});

Deno.test("below() throws away what would favour small numbers", () => {
  const n = 3 * 2 ** 30;
  const rng = scripted([0xffff_ffff, n, n - 1]);
  assert.equal(below(n, rng), n - 1);
  assert.equal(below(2 ** 32, scripted([0xffff_ffff])), 0xffff_ffff);
  assert.equal(below(1, scripted([12345])), 0);
});

Deno.test("below() and pick() refuse to draw from nothing", () => {
  for (const n of [0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1]) {
    assert.throws(() => below(n, rngFrom("x")), RangeError, `${n}`);
  }
  assert.throws(() => pick([], rngFrom("x")), RangeError);
  assert.deepEqual(shuffle([], rngFrom("x")), []);
});

Deno.test("shuffle() returns the same items in a new array", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items];
      const out = shuffle(items, rngFrom(seed));
      assert.deepEqual(items, before);
      assert.deepEqual(out.toSorted(), before.toSorted());
      assert.deepEqual(shuffle(items, rngFrom(seed)), out);
    }),
    FIXED,
  );
});

Deno.test("shuffle() gives each order as often", () => {
  const rng = rngFrom("orders");
  const seen = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(["a", "b", "c", "d"], rng).join("");
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  assert.equal(seen.size, 24);
  for (const times of seen.values()) assert.ok(Math.abs(times - 1_000) < 150, `${times}`);
});

Deno.test("pickWeighted() follows the weights", () => {
  const rng = rngFrom("weights");
  const weights = [0, 1, 0, 3, 6, 0];
  const seen = weights.map(() => 0);
  for (let i = 0; i < 10_000; i++) seen[pickWeighted(weights, rng)]!++;
  weights.forEach((weight, i) => {
    if (weight === 0) assert.equal(seen[i], 0);
    else assert.ok(Math.abs(seen[i]! - 1_000 * weight) < 200, `${seen}`);
  });
  for (const bad of [[], [0, 0], [-1, 2], [0.5, 0.5], [NaN]]) {
    assert.throws(() => pickWeighted(bad, rng), RangeError, `${bad}`);
  }
});

function take(n: number, rng: Rng): number[] {
  return Array.from({ length: n }, rng);
}

function scripted(numbers: number[]): Rng {
  return () => numbers.shift()!;
}
