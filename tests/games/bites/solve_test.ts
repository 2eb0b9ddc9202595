import assert from "node:assert/strict";
import { alphabetOf } from "../../../src/core/letters.ts";
import { below, pick, type Rng, rngFrom } from "../../../src/core/random.ts";
import { bitesOf, type BitesPuzzle, formatBites } from "../../../src/games/bites/puzzle.ts";
import {
  BITES_DEFAULTS,
  DIRECTIONS,
  maxLength,
  pointsFor,
} from "../../../src/games/bites/rules.ts";
import { solveBites, solveView, wordsBothWays } from "../../../src/games/bites/solve.ts";
import { findPieces } from "../../../src/games/bites/spell.ts";
import { tilesOf, viewOf } from "../../../src/games/bites/views.ts";
import { canMake, wordsMade } from "../../support/bites_oracle.ts";
import { lexiconOf } from "../../support/words.ts";

const EMPTY = { single: "", horizontal: "", vertical: "" };

function viewsOf(puzzle: BitesPuzzle) {
  return { horizontal: viewOf(puzzle, "horizontal"), vertical: viewOf(puzzle, "vertical") };
}

Deno.test("viewOf() gives the views and groups of seed 001", () => {
  const puzzle = bitesOf({ single: "A E", horizontal: "RT", vertical: "CO" });
  assert.deepEqual(viewsOf(puzzle), {
    horizontal: { tiles: ["a", "e", "rt", "c", "o"], groups: [0, 1, 2, 3, 3] },
    vertical: { tiles: ["a", "e", "r", "t", "co"], groups: [0, 1, 2, 2, 3] },
  });
});

Deno.test("viewOf() keeps to the rules in seed 001's second example", () => {
  // The seed prints ER split in the horizontal view; by its rules and its worked example it is whole.
  const puzzle = bitesOf({ single: "S, I, N", horizontal: "TA, ER", vertical: "CO, MP" });
  assert.deepEqual(viewsOf(puzzle), {
    horizontal: {
      tiles: ["s", "i", "n", "ta", "er", "c", "o", "m", "p"],
      groups: [0, 1, 2, 3, 4, 5, 5, 6, 6],
    },
    vertical: {
      tiles: ["s", "i", "n", "t", "a", "e", "r", "co", "mp"],
      groups: [0, 1, 2, 3, 3, 4, 4, 5, 6],
    },
  });
});

const ENGLISH = lexiconOf(
  ("ace act acted art bad cab card cat catered comet comps cos created ear eat eta incomes insert " +
    "pert rat rate rated reacted retard scoter sin sister stain tab tabs tad tae tar tard tea tear " +
    "trade tread dater minster").split(" "),
);

Deno.test("solveBites() finds the words of seed 001's examples", () => {
  const first = bitesOf({ single: "A, E, T", horizontal: "RD", vertical: "" });
  const second = bitesOf({ single: "S, I, N", horizontal: "TA, ER", vertical: "CO, MP" });
  const session = bitesOf({ single: "A E T", horizontal: "AB CD", vertical: "RT" });
  const cases: [BitesPuzzle, "horizontal" | "vertical", words: string][] = [
    // RD is one piece in a horizontal word, so the seed's TRADE, TREAD, RATED, DATER need another.
    [first, "horizontal", "tard eat eta tae tea"],
    [first, "vertical", "rate tear art ear eat eta rat tad tae tar tea"],
    [second, "horizontal", "stain sin"],
    [second, "vertical", "comps cos sin"],
    [session, "horizontal", "rate tear art ear eat eta rat tab tae tar tea"],
    [session, "vertical", "ace act art bad cab cat eat eta tab tad tae tea"],
  ];
  for (const [puzzle, direction, some] of cases) {
    const words = solveBites(ENGLISH, puzzle, BITES_DEFAULTS)[direction].map(({ word }) => word);
    const range = { min: 3, max: maxLength(BITES_DEFAULTS, direction) };
    const all: string[] = [];
    for (let id = 0; id < ENGLISH.size; id++) all.push(ENGLISH.text(id));
    assert.deepEqual(words, wordsMade(all, viewOf(puzzle, direction), range));
    assert.deepEqual(words, some.split(" "), `${formatBites(puzzle)} ${direction}`);
  }
});

Deno.test("solveBites() looks in one direction only, when asked", () => {
  const puzzle = bitesOf({ single: "a e t", horizontal: "rd", vertical: "" });
  const solution = solveBites(ENGLISH, puzzle, { ...BITES_DEFAULTS, direction: "vertical" });
  assert.deepEqual(solution.horizontal, []);
  assert.deepEqual(wordsBothWays(solution), []);
  assert.equal(solution.totals.horizontal, 0);
  assert.equal(solution.vertical.length, 11);
  assert.equal(solution.totals.vertical, 2 * 400 + 9 * 100);
});

Deno.test("solveBites() finds the words of both ways, and their points", () => {
  const solution = solveBites(ENGLISH, bitesOf({ ...EMPTY, single: "a e t r" }), BITES_DEFAULTS);
  assert.deepEqual(solution.horizontal, solution.vertical);
  assert.deepEqual(wordsBothWays(solution), solution.horizontal.map(({ word }) => word));
  for (const { word, points } of solution.horizontal) {
    assert.equal(points, pointsFor(word.length));
  }
});

Deno.test("pointsFor() pays by length", () => {
  const points = [0, 0, 0, 100, 400, 800, 1400, 1800, 2200, 2600, 2600];
  points.forEach((pays, length) => assert.equal(pointsFor(length), pays));
});

Deno.test("solveView() keeps to the lengths, also at their ends", () => {
  const lexicon = lexiconOf(["a", "ab", "aba", "abab", "ababa"]);
  const view = viewOf(bitesOf({ single: "a a", horizontal: "ab ab", vertical: "" }), "horizontal");
  const cases: [min: number, max: number, words: string[]][] = [
    [1, 9, ["ababa", "abab", "aba", "ab", "a"]],
    [3, 4, ["abab", "aba"]],
    [1, 1, ["a"]],
    [1, 0, []],
    [4, 3, []],
    [5, 5, ["ababa"]],
  ];
  for (const [min, max, words] of cases) {
    assert.deepEqual(solveView(lexicon, view, { min, max }).map(({ word }) => word), words);
  }
});

Deno.test("solveView() leaves out tiles that the alphabet cannot spell", () => {
  const lexicon = lexiconOf(["aba", "abb"], alphabetOf("ab"));
  const puzzle = bitesOf({ single: "a z b", horizontal: "bz", vertical: "ba" });
  const words = solveView(lexicon, viewOf(puzzle, "horizontal"), { min: 1, max: 9 });
  assert.deepEqual(words.map(({ word }) => word), ["aba", "abb"]);
});

/** Few letters, so that tiles repeat and overlap. */
function randomText(length: number, rng: Rng): string {
  return Array.from({ length }, () => pick([..."aabeinrst"], rng)).join("");
}

function randomPuzzle(rng: Rng): BitesPuzzle {
  const tiles = (most: number, length: () => number) =>
    Array.from({ length: below(most + 1, rng) }, () => randomText(length(), rng));
  const several = () => 2 + below(2, rng) + (below(8, rng) === 0 ? 1 : 0);
  const single = tiles(5, () => 1);
  const puzzle = { single, horizontal: tiles(4, several), vertical: tiles(4, several) };
  // Now and then a tile twice.
  if (below(3, rng) > 0 || puzzle.vertical.length === 0) return puzzle;
  return { ...puzzle, vertical: [...puzzle.vertical, pick(puzzle.vertical, rng)] };
}

Deno.test("solveBites() finds just what trying everything finds, on 4,000 sets", () => {
  const rng = rngFrom("bites/oracle");
  const words = new Set<string>();
  while (words.size < 120) words.add(randomText(1 + below(9, rng), rng));
  let total = 0;
  for (let round = 0; round < 40; round++) {
    // Words that tiles make are rare among random ones, so half of them are made of tiles.
    const puzzles = Array.from({ length: 100 }, () => randomPuzzle(rng));
    const list = new Set(words);
    for (const puzzle of puzzles) {
      for (const direction of DIRECTIONS) {
        const view = viewOf(puzzle, direction);
        if (view.tiles.length === 0) continue;
        const word = Array.from({ length: 1 + below(5, rng) }, () => pick(view.tiles, rng)).join(
          "",
        );
        if (word.length <= 10) list.add(word);
      }
    }
    const sorted = [...list].sort();
    const lexicon = lexiconOf(sorted);
    for (const puzzle of puzzles) {
      const limits = { ...BITES_DEFAULTS, minLength: 1 + below(3, rng) };
      const solution = solveBites(lexicon, puzzle, limits);
      for (const direction of DIRECTIONS) {
        const view = viewOf(puzzle, direction);
        const range = { min: limits.minLength, max: maxLength(limits, direction) };
        const expected = wordsMade(sorted, view, range);
        const found = solution[direction].map(({ word }) => word);
        assert.deepEqual(found, expected, `${formatBites(puzzle)} ${direction}`);
        assert.equal(
          solution.totals[direction],
          expected.reduce((sum, word) => sum + pointsFor(word.length), 0),
        );
        total += found.length;
      }
      const upright = new Set(solution.vertical.map(({ word }) => word));
      const both = solution.horizontal.map(({ word }) => word).filter((word) => upright.has(word));
      assert.deepEqual(wordsBothWays(solution), both);
    }
  }
  assert.ok(total > 50_000, `only ${total} words: the sets prove little`);
});

Deno.test("findPieces() lays every word that can be laid, and no other", () => {
  const rng = rngFrom("bites/pieces");
  let made = 0;
  for (let round = 0; round < 1500; round++) {
    const puzzle = randomPuzzle(rng);
    for (const direction of DIRECTIONS) {
      const view = viewOf(puzzle, direction);
      const word = below(2, rng) === 0 || view.tiles.length === 0
        ? randomText(1 + below(6, rng), rng)
        : Array.from({ length: 1 + below(5, rng) }, () => pick(view.tiles, rng)).join("");
      const pieces = findPieces(puzzle, direction, word);
      assert.equal(pieces !== undefined, canMake(view, word), `${formatBites(puzzle)} ${word}`);
      if (!pieces) continue;
      made++;
      assert.equal(pieces.map(({ text }) => text).join(""), word);
      assert.equal(new Set(pieces.map(({ group }) => group)).size, pieces.length);
      for (const { text, tile, group } of pieces) {
        assert.equal(tilesOf(puzzle)[group], tile);
        assert.ok(view.tiles.some((t, i) => t === text && view.groups[i] === group));
      }
      assert.deepEqual(findPieces(puzzle, direction, word), pieces);
    }
  }
  assert.ok(made > 500);
});

Deno.test("findPieces() prefers whole tiles, then singles, in their order", () => {
  const puzzle = bitesOf({ single: "r a", horizontal: "re", vertical: "ra re" });
  const shown = (direction: "horizontal" | "vertical", word: string) =>
    findPieces(puzzle, direction, word)?.map(({ text, tile }) => `${text}:${tile}`).join(" ");
  assert.equal(shown("horizontal", "rare"), "r:r a:a re:re");
  assert.equal(shown("vertical", "rare"), "ra:ra re:re");
  assert.equal(shown("vertical", "are"), "a:a re:re");
  // Both letters of one tile: never.
  assert.equal(shown("vertical", "erre"), "e:re r:r re:re");
  assert.equal(shown("horizontal", "erre"), "e:re r:r re:re");
  assert.equal(shown("horizontal", "aaa"), undefined);
  assert.equal(shown("horizontal", "1"), undefined);
});

Deno.test("solveBites() and findPieces() cope with tiles made to slow them down", () => {
  const word = "a".repeat(20) + "b";
  const lexicon = lexiconOf(["a".repeat(20), word]);
  const horizontal = [2, 3, 4, 5, 6].flatMap((n) => Array(10).fill("a".repeat(n))).join(" ");
  const puzzle = bitesOf({ single: "", horizontal, vertical: "ab ab ab ab" });
  const limits = { ...BITES_DEFAULTS, maxHorizontal: 24 };
  const found = solveBites(lexicon, puzzle, limits).horizontal.map((one) => one.word);
  assert.deepEqual(found, [word, "a".repeat(20)]);
  assert.equal(findPieces(puzzle, "horizontal", "a".repeat(20) + "c"), undefined);
});
