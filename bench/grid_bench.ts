import { type Rng, rngFrom } from "../src/core/random.ts";
import { generateGrid, gridRng, rolled } from "../src/games/grid/generate.ts";
import { sortWords } from "../src/games/grid/order.ts";
import type { GridPuzzle } from "../src/games/grid/puzzle.ts";
import { GRID_RULES, sizedRules } from "../src/games/grid/rules.ts";
import { countGrid, findHits, solveGrid } from "../src/games/grid/solve.ts";
import { eachWord } from "../src/lexicon/graph.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { type Figure, print } from "./figures.ts";
import { generationTimes } from "./generation.ts";
import { type GridTask, type GridTiming, timeGrids } from "./grid_measure.ts";
import {
  type FlatTrie,
  flatTrie,
  flatTrieCount,
  objectTrie,
  objectTriePaths,
  objectTrieWords,
  type Score,
  type TrieNode,
} from "./naive_grid.ts";
import { benchLexicon } from "./words.ts";

/** The lexicon and the tries made of its words. */
export interface GridBench {
  readonly lexicon: Lexicon;
  readonly objects: TrieNode;
  readonly flat: FlatTrie;
}

export interface GridRatios {
  readonly side: number;
  readonly timings: readonly GridTiming[];
  /** Count and score, against the object trie's words and against the classic search. */
  readonly countToObjects: number;
  readonly countToFlat: number;
  /** Words with points and best paths, sorted, against the object trie without and with paths. */
  readonly solveToObjects: number;
  readonly solveToObjectPaths: number;
}

export function gridBench(): GridBench {
  const lexicon = benchLexicon();
  const words: string[] = [];
  eachWord(lexicon.graph, lexicon.alphabet, (word) => words.push(word));
  return { lexicon, objects: objectTrie(words), flat: flatTrie(words) };
}

/** All ways to search on the same boards: Italian dice, bonuses where they count. */
export function gridRatios({ lexicon, objects, flat }: GridBench, side: number): GridRatios {
  const { boggle, ruzzle } = GRID_RULES;
  const plain = randomPuzzles(side, 100);
  const bonus = plain.map((puzzle, i) => withBonuses(puzzle, rngFrom(`bonus/${i}`)));
  const points = boggle.scoring.kind === "length" ? boggle.scoring.points : [];
  const tasks: GridTask[] = [
    { name: "object trie, words", run: (i) => objectTrieWords(objects, plain[i]!, 3).size },
    { name: "flat trie, count", run: (i) => flatTrieCount(flat, plain[i]!, points).words },
    { name: "itbee, count", run: (i) => countGrid(lexicon, plain[i]!, boggle).words },
    {
      name: "object trie, best paths",
      run: (i) => objectTriePaths(objects, bonus[i]!, scoreOf(bonus[i]!)).length,
    },
    { name: "itbee, best paths, flat", run: (i) => findHits(lexicon, bonus[i]!, ruzzle).count },
    {
      name: "itbee, best paths, sorted",
      run: (i) => sortWords(solveGrid(lexicon, bonus[i]!, ruzzle), { by: "score" }).length,
    },
  ];
  const timings = timeGrids(tasks, plain.length, side > 5 ? 20 : 60);
  const [words, classic, count, paths, hits, solve] = timings as [
    GridTiming,
    GridTiming,
    GridTiming,
    GridTiming,
    GridTiming,
    GridTiming,
  ];
  if (words.sum !== count.sum || classic.sum !== count.sum) throw new Error("Counts differ");
  if (paths.sum !== solve.sum || hits.sum !== solve.sum) throw new Error("Words differ");
  return {
    side,
    timings,
    countToObjects: words.micros / count.micros,
    countToFlat: classic.micros / count.micros,
    solveToObjects: words.micros / solve.micros,
    solveToObjectPaths: paths.micros / solve.micros,
  };
}

/**
 * Microseconds for a board's count and for its words and paths, by side, and how many paths on it
 * spell the beginning of some word: any solver must follow each of them.
 */
export function gridGrowth({ lexicon, flat }: GridBench, sides: readonly number[]) {
  return sides.map((side) => {
    const puzzles = randomPuzzles(side, 40);
    const [count, solve] = timeGrids(
      [
        { name: "count", run: (i) => countGrid(lexicon, puzzles[i]!, GRID_RULES.boggle).words },
        { name: "solve", run: (i) => solveGrid(lexicon, puzzles[i]!, GRID_RULES.ruzzle).length },
      ],
      puzzles.length,
      15,
    );
    const paths = puzzles.reduce((sum, puzzle) => sum + flatTrieCount(flat, puzzle, []).paths, 0);
    return {
      side,
      count: count!.micros,
      solve: solve!.micros,
      paths: paths / puzzles.length,
    };
  });
}

/** What is promised of that growth. */
export function growthFigures(bench: GridBench, sides: readonly number[]): Figure[] {
  const growth = gridGrowth(bench, sides);
  const [first, last] = [growth[0]!.side, growth.at(-1)!.side];
  const sizes = `${first}×${first} to ${last}×${last}`;
  const costOf = ({ count, paths }: typeof growth[number]) => count / paths;
  const spread = (of: (row: typeof growth[number]) => number) =>
    Math.max(...growth.map(of)) / Math.min(...growth.map(of));
  return [
    {
      name: `grid: cost of a cell, ${sizes}`,
      value: spread(({ count, side }) => count / side ** 2),
      unit: "×",
      most: 3,
    },
    {
      name: `grid: how the time grows with the side, at its steepest`,
      value: steepest(growth, ({ count }) => count),
      unit: "power",
      most: 3.2,
    },
    {
      name: "grid: the same of the paths that begin a word",
      value: steepest(growth, ({ paths }) => paths),
      unit: "power",
    },
    {
      name: `grid: beginnings of words a cell, ${sizes}`,
      value: spread(({ paths, side }) => paths / side ** 2),
      unit: "×",
    },
    {
      name: `grid: cost of such a beginning, ${sizes}`,
      value: Math.max(...growth.map(costOf)) / costOf(growth[0]!),
      unit: "×",
      most: 1.5,
    },
  ];
}

/** The largest power of the side with which something grows from one side to the next. */
function steepest<T extends { readonly side: number }>(
  rows: readonly T[],
  of: (row: T) => number,
) {
  const powers = rows.slice(1).map((row, i) =>
    Math.log(of(row) / of(rows[i]!)) / Math.log(row.side / rows[i]!.side)
  );
  return Math.max(...powers);
}

/** A board that qualifies for each seed, in milliseconds. */
export function gridGeneration(lexicon: Lexicon, side: number, seeds: number) {
  const rules = sizedRules(GRID_RULES.ruzzle, side, side);
  const make = (seed: string) => generateGrid(lexicon, rules, { rng: gridRng(seed) });
  return generationTimes(make, seeds);
}

/** Letters by the dice of their size or by weight; `Qu` as Q, which the classic search can take. */
function randomPuzzles(side: number, count: number): GridPuzzle[] {
  const rules = sizedRules(GRID_RULES.boggle, side, side);
  const rng = rngFrom(`bench/${side}`);
  return Array.from({ length: count }, () => {
    const puzzle = rolled(rules, rng);
    return { ...puzzle, cells: puzzle.cells.map(({ letters }) => ({ letters: letters[0]! })) };
  });
}

function withBonuses(puzzle: GridPuzzle, rng: Rng): GridPuzzle {
  const bonuses = ["dl", "tl", "dw", "tw"] as const;
  const cells = puzzle.cells.map((cell) => {
    const bonus = bonuses[rng() % 10];
    return bonus ? { ...cell, bonus } : cell;
  });
  return { ...puzzle, cells };
}

function scoreOf({ cells }: GridPuzzle): Score {
  const { values } = GRID_RULES.ruzzle.language;
  return (path, length) => {
    let sum = 0;
    let times = 1;
    for (const cell of path) {
      const { letters, bonus } = cells[cell]!;
      sum += values[letters]! * (bonus === "dl" ? 2 : bonus === "tl" ? 3 : 1);
      times *= bonus === "dw" ? 2 : bonus === "tw" ? 3 : 1;
    }
    return sum * times + (length < 5 ? 0 : Math.min(25, (length - 4) * 5));
  };
}

if (import.meta.main) {
  const bench = gridBench();
  print(`${bench.lexicon.edition}: ${bench.lexicon.inGraph} words. Microseconds a board.`);
  for (const side of [4, 5, 6]) {
    const { timings, ...ratios } = gridRatios(bench, side);
    print(`\n${side}×${side}, ${timings[0]!.sum / 100} words of three letters and more`);
    for (const { name, micros } of timings) print(`${micros.toFixed(1).padStart(9)}  ${name}`);
    print(
      `  count is ${ratios.countToObjects.toFixed(1)}× the object trie, ` +
        `${ratios.countToFlat.toFixed(1)}× the flat one`,
    );
    print(
      `  words with best paths are ${ratios.solveToObjects.toFixed(1)}× the object trie's words, ` +
        `${ratios.solveToObjectPaths.toFixed(1)}× its best paths`,
    );
  }
  print("\ngrowth     count  a cell  a path     solve  a cell  paths a cell");
  for (const { side, count, solve, paths } of gridGrowth(bench, [4, 5, 6, 7, 8, 9, 10])) {
    const cells = side * side;
    print([
      `${side}×${side}`.padStart(6),
      count.toFixed(1).padStart(10),
      (count / cells).toFixed(2).padStart(8),
      (count / paths).toFixed(3).padStart(8),
      solve.toFixed(1).padStart(10),
      (solve / cells).toFixed(2).padStart(8),
      (paths / cells).toFixed(1).padStart(14),
    ].join(""));
  }
  print("\ngeneration, ms a board");
  for (const side of [4, 5, 6]) {
    const { mean, worst } = gridGeneration(bench.lexicon, side, 200);
    print(`${`${side}×${side}`.padStart(6)}  mean ${mean.toFixed(3)}  worst ${worst.toFixed(3)}`);
  }
}
