import { type Rng, rngFrom } from "../src/core/random.ts";
import { generateGrid, gridRng, rolled } from "../src/games/grid/generate.ts";
import { sortWords } from "../src/games/grid/order.ts";
import type { GridPuzzle } from "../src/games/grid/puzzle.ts";
import { GRID_RULES, sizedRules } from "../src/games/grid/rules.ts";
import { countGrid, findHits, solveGrid } from "../src/games/grid/solve.ts";
import { sourceOf } from "../src/lexicon/format.ts";
import { eachWord } from "../src/lexicon/graph.ts";
import { Lexicon } from "../src/lexicon/lexicon.ts";
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

/** The shipped lexicon, or the one that `ITBEE_LEXICON` names. */
export function gridBench(): GridBench {
  const path = Deno.env.get("ITBEE_LEXICON") ?? new URL("../data/it.lex", import.meta.url);
  const lexicon = Lexicon.open(sourceOf(Deno.readFileSync(path)));
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

/** Microseconds for a board's count and for its words and paths, by side. */
export function gridGrowth(lexicon: Lexicon, sides: readonly number[]) {
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
    const cells = side * side;
    return {
      side,
      count: count!.micros,
      countPerCell: count!.micros / cells,
      solve: solve!.micros,
      solvePerCell: solve!.micros / cells,
    };
  });
}

/** Milliseconds to generate a board that qualifies: the mean of the seeds and the worst. */
export function gridGeneration(lexicon: Lexicon, side: number, seeds: number) {
  const rules = sizedRules(GRID_RULES.ruzzle, side, side);
  const best = new Float64Array(seeds).fill(Infinity);
  for (let round = 0; round < 5; round++) {
    for (let seed = 0; seed < seeds; seed++) {
      const rng = gridRng(`${seed}`);
      const start = performance.now();
      generateGrid(lexicon, rules, { rng });
      best[seed] = Math.min(best[seed]!, performance.now() - start);
    }
  }
  return { side, mean: best.reduce((sum, ms) => sum + ms, 0) / seeds, worst: Math.max(...best) };
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
  const out = (text: string) => Deno.stdout.writeSync(new TextEncoder().encode(`${text}\n`));
  const bench = gridBench();
  out(`${bench.lexicon.edition}: ${bench.lexicon.inGraph} words. Microseconds a board.`);
  for (const side of [4, 5, 6]) {
    const { timings, ...ratios } = gridRatios(bench, side);
    out(`\n${side}×${side}, ${timings[0]!.sum / 100} words of three letters and more`);
    for (const { name, micros } of timings) out(`${micros.toFixed(1).padStart(9)}  ${name}`);
    out(
      `  count is ${ratios.countToObjects.toFixed(1)}× the object trie, ` +
        `${ratios.countToFlat.toFixed(1)}× the flat one`,
    );
    out(
      `  words with best paths are ${ratios.solveToObjects.toFixed(1)}× the object trie's words, ` +
        `${ratios.solveToObjectPaths.toFixed(1)}× its best paths`,
    );
  }
  out("\ngrowth     count  a cell     solve  a cell");
  for (const row of gridGrowth(bench.lexicon, [4, 5, 6, 7, 8, 9, 10])) {
    const cells = [row.count, row.countPerCell, row.solve, row.solvePerCell]
      .map((micros, i) => micros.toFixed(1).padStart(i % 2 ? 8 : 10)).join("");
    out(`${`${row.side}×${row.side}`.padStart(6)}${cells}`);
  }
  out("\ngeneration, ms a board");
  for (const side of [4, 5, 6]) {
    const { mean, worst } = gridGeneration(bench.lexicon, side, 200);
    out(`${`${side}×${side}`.padStart(6)}  mean ${mean.toFixed(3)}  worst ${worst.toFixed(3)}`);
  }
}
