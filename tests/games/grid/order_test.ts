import assert from "node:assert/strict";
import { below, rngFrom, shuffle } from "../../../src/core/random.ts";
import { GRID_SORTS, type GridSort, sortWords } from "../../../src/games/grid/order.ts";
import type { SolvedWord } from "../../../src/games/grid/solve.ts";

function solved(id: number, word: string, points: number, ...path: number[]): SolvedWord {
  return { id, word, points, path };
}

// In the order of the alphabet, as a graph numbers them.
const WORDS = [
  solved(1, "amo", 9, 3, 1),
  solved(2, "ora", 9, 0, 1),
  solved(3, "oro", 9, 0, 2),
  solved(4, "re", 9, 0, 9),
  solved(5, "roma", 12, 7, 1),
  solved(6, "trama", 3, 2, 1),
];

Deno.test("sortWords() has elzzur's orders", () => {
  const cases: [by: GridSort, words: string][] = [
    ["score", "roma re oro ora amo trama"],
    ["length", "trama roma oro ora amo re"],
    ["start", "ora oro re trama amo roma"],
    ["end", "roma amo ora trama oro re"],
  ];
  for (const [by, words] of cases) {
    const forwards = sortWords(shuffle(WORDS, rngFrom(by)), { by }).map(({ word }) => word);
    assert.equal(forwards.join(" "), words, by);
    const backwards = sortWords(WORDS, { by, reverse: true }).map(({ word }) => word);
    assert.deepEqual(backwards, forwards.reverse(), by);
  }
});

Deno.test("sortWords() sorts alike with points of any size", () => {
  const rng = rngFrom("grid/order");
  for (const by of GRID_SORTS) {
    const words = Array.from({ length: 300 }, (_, i) => {
      const path = [below(1024, rng), below(1024, rng)];
      return solved(i, "x".repeat(1 + below(64, rng)), below(30, rng), ...path);
    });
    const small = sortWords(words, { by }).map(({ id }) => id);
    const giant = solved(999, "y", 2 ** 30, 0, 0);
    const large = sortWords([...words, giant], { by }).map(({ id }) => id);
    assert.deepEqual(large.filter((id) => id !== 999), small, by);
  }
});
