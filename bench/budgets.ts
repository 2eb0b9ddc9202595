/**
 * Every promise of speed, and whether it is kept; exits with 1 when one is not.
 *
 *     deno task bench            all of it, some minutes; --write puts the table in README's reach
 *     deno task bench --quick    for CI: fewer rounds, only ratios count, and they have some slack
 */
import { atlasTime, beeGeneration, lookupTimes, playTimes, tableTime } from "./bee_bench.ts";
import {
  bitesGeneration,
  growthTimes,
  HEAVY,
  NORMAL,
  preparedNaive,
  solveTimes,
  someSets,
} from "./bites_measure.ts";
import {
  crosswordGeneration,
  everyFill,
  type Level,
  type LevelFigures,
  levelFigures,
  LEVELS,
} from "./crossword_bench.ts";
import { games } from "../src/games/mod.ts";
import { commandFigures } from "./commands.ts";
import { type Figure, printFigures } from "./figures.ts";
import { firstBoard } from "./first_board.ts";
import { type Generation, MOST_FOR_A_BOARD } from "./generation.ts";
import { gridBench, gridGeneration, gridRatios, growthFigures } from "./grid_bench.ts";
import { INDEX, LEAST_RATIO, LISTED, measureBoards, measureGrowth, SCAN } from "./lexicon_bench.ts";
import { ratio } from "./measure.ts";
import { keyCosts } from "./screen_measure.ts";
import { startFigures } from "./startup.ts";
import { benchLexicon } from "./words.ts";

/** A suite gives its figures, or a sentence why there are none. */
type Suite = (isQuick: boolean) => Figure[] | Promise<Figure[] | string>;

/** A new game adds its line here. */
const SUITES: Readonly<Record<string, Suite>> = {
  lexicon,
  bee,
  grid,
  bites,
  crossword,
  screen,
  start,
  command,
  first,
};

export const RESULTS = new URL("./results.json", import.meta.url);

function lexicon(_isQuick: boolean): Figure[] {
  const words = benchLexicon();
  const boards = measureBoards(words);
  const growth = measureGrowth(words);
  const [least, most] = [Math.min, Math.max].map((of) => of(...growth.map(({ micros }) => micros)));
  return [
    {
      name: "lexicon: a board's words counted, against a scan of every word",
      value: ratio(boards, SCAN, INDEX),
      unit: "×",
      least: LEAST_RATIO,
    },
    {
      name: "lexicon: a board's words listed, against a scan of every word",
      value: ratio(boards, SCAN, LISTED),
      unit: "×",
      least: LEAST_RATIO,
    },
    {
      name: "lexicon: the same with 12 times the words",
      value: most! / least!,
      unit: "×",
      most: 1.5,
    },
  ];
}

function bee(isQuick: boolean): Figure[] {
  const words = benchLexicon();
  const { mean, worst, processor } = beeGeneration(words, isQuick ? 200 : 1000);
  const lookup = lookupTimes(words, isQuick ? 10 : 30);
  const game = playTimes(words, isQuick ? 10 : 30);
  return [
    { name: "bee: generation, mean of the seeds", value: mean, unit: "ms", most: 0.2 },
    {
      name: "bee: generation, the worst seed",
      value: worst,
      unit: "ms",
      most: 2,
      reason: "each seed made once; was the best of five",
    },
    { name: "bee: the same, processor time", value: processor, unit: "ms" },
    {
      name: "bee: a board's value, against a scan of the core",
      value: lookup.ratio,
      unit: "×",
      least: 20,
      reason: "was 100 × against a scan of all words, where the table holds the core",
    },
    {
      name: "bee: every board there is",
      value: atlasTime(words, 5),
      unit: "ms",
      most: 100,
      reason: "most are read from the file; were added up, with what a player must know",
    },
    { name: "bee: the table of all sets", value: tableTime(words, 10), unit: "ms" },
    { name: "bee: opening a board", value: game.open, unit: "µs" },
    { name: "bee: a guess", value: game.guess, unit: "µs" },
    { name: "bee: replay of 200 moves", value: game.replay, unit: "µs" },
  ];
}

function grid(isQuick: boolean): Figure[] {
  const bench = gridBench();
  const sides = isQuick ? [4] : [4, 5];
  return [
    ...sides.flatMap((side): Figure[] => {
      const it = gridRatios(bench, side);
      const name = `grid: ${side}×${side}`;
      return [
        { name: `${name}, count, against a flat trie`, value: it.countToFlat, unit: "×" },
        {
          name: `${name}, words and best paths, against an object trie's`,
          value: it.solveToObjectPaths,
          unit: "×",
          least: 8,
        },
      ];
    }),
    ...growthFigures(bench, isQuick ? [4, 6] : [4, 5, 6, 7, 8, 9, 10]),
    ...generation("grid: generation of 4×4", gridGeneration(bench.lexicon, 4, isQuick ? 20 : 100)),
  ];
}

function bites(isQuick: boolean): Figure[] {
  const words = benchLexicon();
  const naive = preparedNaive(words);
  const timed = (size: typeof NORMAL | typeof HEAVY, count: number, rounds: number) =>
    solveTimes(words, naive.words, { sets: someSets(words, size, count), rounds });
  const normal = isQuick ? timed(NORMAL, 3, 3) : timed(NORMAL, 10, 12);
  const heavy = isQuick ? [] : [timed(HEAVY, 3, 4)];
  return [
    { name: "bites: ten tiles", value: normal.ours, unit: "µs" },
    {
      name: "bites: ten tiles, against the seed's way",
      value: normal.ratio,
      unit: "×",
      least: 80,
    },
    ...heavy.map((it): Figure => ({
      name: "bites: sixteen tiles, against the seed's way",
      value: it.ratio,
      unit: "×",
      least: 80,
    })),
    ...growthTimes(words, isQuick ? [16] : [16, 32, 64], 3).map(({ tiles, micros }): Figure => ({
      name: `bites: ${tiles} tiles`,
      value: micros,
      unit: "µs",
    })),
    ...generation("bites: generation", bitesGeneration(words, isQuick ? 20 : 200)),
  ];
}

function crossword(isQuick: boolean): Figure[] {
  const words = benchLexicon();
  const all = [...everyFill(words, isQuick ? { seeds: 3, runs: 2 } : { seeds: 100, runs: 3 })];
  const levels = new Map(LEVELS.map((level) => [level, levelFigures(all, level)]));
  const plain = levels.get("none")!;
  return [
    // A fifth of what ingrid_core took on such grids, 87 and 159 ms: see README.
    { name: "crossword: fill of 9×9", value: plain.medians.get(9)!, unit: "ms", most: 17.4 },
    { name: "crossword: fill of 13×13", value: plain.medians.get(13)!, unit: "ms", most: 31.8 },
    {
      name: "crossword: a cell of 13×13, against one of 5×5",
      value: plain.medians.get(13)! / 13 ** 2 / (plain.medians.get(5)! / 5 ** 2),
      unit: "×",
    },
    ...[...levels].flatMap(([level, it]) => levelRows(level, it, plain)),
    ...generation("crossword: generation", crosswordGeneration(words, isQuick ? 20 : 200)),
  ];
}

function levelRows(level: Level, it: LevelFigures, plain: LevelFigures): Figure[] {
  const name = `crossword: ${level === "none" ? "any words" : level},`;
  const filled = `${it.seeds.toLocaleString("en")} fills`;
  return [
    {
      name: `${name} ${filled} that succeed`,
      value: 100 * it.filled / it.seeds,
      unit: "%",
      least: 100,
    },
    { name: `${name} fills of all sizes`, value: it.speed, unit: "a second" },
    { name: `${name} mean difficulty`, value: it.difficulty, unit: "of 1" },
    ...(it === plain ? [] : [9, 13].map((side): Figure => ({
      name: `${name} ${side}×${side}, against any words`,
      value: it.medians.get(side)! / plain.medians.get(side)!,
      unit: "×",
      most: level === "medium" ? 1.5 : 2,
    }))),
  ];
}

function generation(name: string, { mean, worst, processor }: Generation): Figure[] {
  return [
    { name: `${name}, mean of the seeds`, value: mean, unit: "ms" },
    {
      name: `${name}, the worst seed`,
      value: worst,
      unit: "ms",
      most: MOST_FOR_A_BOARD,
      reason: "each seed made once; was the best of some rounds",
    },
    { name: `${name}, the worst seed, processor time`, value: processor, unit: "ms" },
  ];
}

function screen(isQuick: boolean): Figure[] {
  const costs = keyCosts(benchLexicon(), { columns: 80, rows: 24 }, isQuick ? 50 : 200);
  return costs.flatMap(({ name, ms, bytes }): Figure[] => [
    // A frame of a terminal that shows sixty a second.
    { name: `screen: ${name}`, value: ms, unit: "ms", most: 16 },
    { name: `screen: ${name}, written`, value: bytes, unit: "bytes" },
  ]);
}

function start(isQuick: boolean): Promise<Figure[] | string> {
  return startFigures(isQuick ? 10 : 40);
}

function command(isQuick: boolean): Promise<Figure[] | string> {
  return commandFigures(isQuick ? 3 : 15);
}

async function first(isQuick: boolean): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of Object.keys(games)) {
    const { wall, processor } = await firstBoard(game, isQuick ? 3 : 11);
    figures.push(
      {
        name: `first: a board of ${game} in a fresh process`,
        value: wall,
        unit: "ms",
        most: MOST_FOR_A_BOARD,
        ...(game === "crossword" && { reason: "with its clues; was of all words, without any" }),
      },
      { name: `first: the same, processor time`, value: processor, unit: "ms" },
    );
  }
  return figures;
}

/** What the last run measured and this one did not. */
function kept(figures: readonly Figure[]): Figure[] {
  const suiteOf = (figure: Figure) => figure.name.split(":")[0];
  const measured = new Set(figures.map(suiteOf));
  const last: { figures: Figure[] } = JSON.parse(Deno.readTextFileSync(RESULTS));
  return last.figures.filter((figure) => !measured.has(suiteOf(figure)));
}

if (import.meta.main) {
  const isQuick = Deno.args.includes("--quick");
  const only = Deno.args.filter((arg) => !arg.startsWith("-"));
  const figures: Figure[] = [];
  const remarks: string[] = [];
  for (const [name, suite] of Object.entries(SUITES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const found = await suite(isQuick);
    if (typeof found === "string") remarks.push(`${name}: not measured, ${found}`);
    else figures.push(...found);
  }
  if (Deno.args.includes("--write")) {
    const { os, arch } = Deno.build;
    const cores = navigator.hardwareConcurrency;
    const machine = `Deno ${Deno.version.deno}, ${os} ${arch}, ${cores} cores`;
    const all = [...kept(figures), ...figures];
    Deno.writeTextFileSync(RESULTS, JSON.stringify({ machine, figures: all }, null, 2) + "\n");
  }
  if (!printFigures(figures, remarks, isQuick)) Deno.exitCode = 1;
}
