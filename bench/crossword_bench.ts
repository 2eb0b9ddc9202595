/**
 * What a fill costs, how often it succeeds, and whether the tiers show, on every shipped picture:
 *
 *     deno run -A --cached-only bench/crossword_bench.ts [SEEDS]
 *
 * A time is the median over the seeds, each the best of some runs. ingrid_core took 87 ms on 9×9
 * and 159 on 13×13 at the median, once its list was loaded.
 */
import { type Tier, TIERS } from "../src/core/difficulty.ts";
import { rngFrom } from "../src/core/random.ts";
import { fill } from "../src/games/crossword/fill.ts";
import { crosswordRng, generateCrossword } from "../src/games/crossword/generate.ts";
import { CROSSWORD_DEFAULTS } from "../src/games/crossword/rules.ts";
import { type Grid, parseGrid, patternOf, slotsOf } from "../src/games/crossword/template.ts";
import { tablesOf, type WordTables } from "../src/games/crossword/words.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { print } from "./figures.ts";
import { generationTimes } from "./generation.ts";
import { benchLexicon } from "./words.ts";

/** A tier, or no preference for any words. */
export type Level = Tier | "none";
export const LEVELS: readonly Level[] = ["none", ...TIERS];

export interface Fills {
  /** As its file is called: `09x09a`. */
  readonly picture: string;
  readonly level: Level;
  readonly seeds: number;
  readonly filled: number;
  /** The time for each seed, in milliseconds, the quickest first. */
  readonly times: readonly number[];
  /** How many words were tried for each seed, the fewest first. */
  readonly steps: readonly number[];
  /** The mean over the fills of the mean over their words. */
  readonly difficulty: number;
}

interface Effort {
  readonly seeds: number;
  readonly runs: number;
}

/** Every shipped picture from this many seeds at every level, the best time of some runs. */
export function* everyFill(lexicon: Lexicon, effort: Effort): Generator<Fills> {
  const { floor } = CROSSWORD_DEFAULTS;
  const lists = LEVELS.map((level) => ({
    level,
    tables: tablesOf(lexicon, level === "none" ? { floor } : { floor, tier: level }),
  }));
  const folder = new URL("../data/templates/", import.meta.url);
  for (const name of [...Deno.readDirSync(folder)].map(({ name }) => name).sort()) {
    const grid = parseGrid(Deno.readTextFileSync(new URL(name, folder)));
    const picture = name.replace(".txt", "");
    for (const { level, tables } of lists) {
      yield { picture, level, ...fillsOf(grid, tables, effort) };
    }
  }
}

function fillsOf(grid: Grid, tables: WordTables, { seeds, runs }: Effort) {
  const times: number[] = [];
  const steps: number[] = [];
  let filled = 0;
  let difficulty = 0;
  for (let seed = 0; seed < seeds; seed++) {
    let best = Infinity;
    for (let run = 0; run < runs; run++) {
      const start = performance.now();
      const found = fill(
        { grid, tables, maxSteps: CROSSWORD_DEFAULTS.maxSteps },
        rngFrom(`${seed}/fill`),
      );
      best = Math.min(best, performance.now() - start);
      if (run > 0) continue;
      steps.push(found.steps);
      if (found.kind !== "filled") continue;
      filled++;
      difficulty += meanDifficulty(tables.lexicon, found.grid);
    }
    times.push(best);
  }
  times.sort((a, b) => a - b);
  steps.sort((a, b) => a - b);
  return { seeds, filled, times, steps, difficulty: difficulty / filled };
}

function meanDifficulty(lexicon: Lexicon, grid: Grid): number {
  const slots = slotsOf(grid);
  const sum = slots.reduce((total, slot) => {
    return total + lexicon.difficulty(lexicon.find(patternOf(grid, slot))!);
  }, 0);
  return sum / slots.length;
}

export interface LevelFigures {
  readonly level: Level;
  readonly seeds: number;
  readonly filled: number;
  readonly difficulty: number;
  /** By side, milliseconds at the median of all fills of square pictures. */
  readonly medians: ReadonlyMap<number, number>;
  /** How many a second, over all pictures. */
  readonly speed: number;
}

/** All fills of a level taken together. */
export function levelFigures(all: readonly Fills[], level: Level): LevelFigures {
  const fills = all.filter((it) => it.level === level);
  const sides = new Map<number, number[]>();
  for (const { picture, times } of fills) {
    const [rows, cols] = picture.split("x").map((side) => parseInt(side));
    if (rows === cols) sides.set(rows!, [...(sides.get(rows!) ?? []), ...times]);
  }
  const sum = (of: (it: Fills) => number) => fills.reduce((total, it) => total + of(it), 0);
  const filled = sum((it) => it.filled);
  const millis = sum(({ times }) => times.reduce((total, ms) => total + ms, 0));
  return {
    level,
    seeds: sum(({ seeds }) => seeds),
    filled,
    difficulty: sum((it) => it.difficulty * it.filled) / filled,
    medians: new Map([...sides].map(([side, times]) => [side, middle(times)])),
    speed: 1000 * filled / millis,
  };
}

/** A puzzle by the usual rules for each seed, its tables made, in milliseconds. */
export function crosswordGeneration(lexicon: Lexicon, seeds: number) {
  const make = (seed: string) => generateCrossword(lexicon, CROSSWORD_DEFAULTS, crosswordRng(seed));
  make("first");
  return generationTimes(make, seeds);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}

if (import.meta.main) {
  const lexicon = benchLexicon();
  const all: Fills[] = [];
  print("picture   level    filled   ms median  slowest  words tried  most  difficulty");
  for (const it of everyFill(lexicon, { seeds: Number(Deno.args[0] ?? 100), runs: 3 })) {
    all.push(it);
    print([
      it.picture.padEnd(9),
      it.level.padEnd(7),
      `${it.filled}/${it.seeds}`.padStart(8),
      middle(it.times).toFixed(2).padStart(10),
      it.times.at(-1)!.toFixed(1).padStart(8),
      `${middle(it.steps)}`.padStart(12),
      `${it.steps.at(-1)}`.padStart(5),
      it.difficulty.toFixed(3).padStart(10),
    ].join(" "));
  }
  for (const level of LEVELS) {
    const { filled, seeds, speed, difficulty } = levelFigures(all, level);
    const rate = `${speed.toFixed(0)} a second, difficulty ${difficulty.toFixed(3)}`;
    print(`${level.padEnd(7)} ${filled} of ${seeds} filled, ${rate}`);
  }
}
