/**
 * What a fill costs, how often it succeeds, and whether the tiers show, on every shipped picture:
 *
 *     deno run -A --cached-only bench/crossword_bench.ts [SEEDS] [FILE.lex]
 *
 * A time is the median over the seeds, each the best of three runs. PERFORMANCE.md, 5, has the
 * figures of ingrid_core: 87 ms on 9×9 and 159 on 13×13 at the median, its list loaded.
 */
import { type Tier, TIERS } from "../src/core/difficulty.ts";
import { rngFrom } from "../src/core/random.ts";
import { fill } from "../src/games/crossword/fill.ts";
import { CROSSWORD_DEFAULTS } from "../src/games/crossword/rules.ts";
import { type Grid, parseGrid, patternOf, slotsOf } from "../src/games/crossword/template.ts";
import { tablesOf, type WordTables } from "../src/games/crossword/words.ts";
import { sourceOf } from "../src/lexicon/format.ts";
import { Lexicon } from "../src/lexicon/lexicon.ts";

const RUNS = 3;

export interface FillFigures {
  readonly filled: number;
  readonly seeds: number;
  readonly millis: number;
  readonly slowest: number;
  readonly steps: number;
  readonly most: number;
  readonly difficulty: number;
}

/** Fills one picture from many seeds. */
export function measureFills(grid: Grid, tables: WordTables, seeds: number): FillFigures {
  const times: number[] = [];
  const steps: number[] = [];
  let filled = 0;
  let difficulty = 0;
  for (let seed = 0; seed < seeds; seed++) {
    let best = Infinity;
    for (let run = 0; run < RUNS; run++) {
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
  return {
    filled,
    seeds,
    millis: times[times.length >> 1]!,
    slowest: times.at(-1)!,
    steps: steps[steps.length >> 1]!,
    most: steps.at(-1)!,
    difficulty: difficulty / filled,
  };
}

export function meanDifficulty(lexicon: Lexicon, grid: Grid): number {
  const slots = slotsOf(grid);
  const sum = slots.reduce((total, slot) => {
    return total + lexicon.difficulty(lexicon.find(patternOf(grid, slot))!);
  }, 0);
  return sum / slots.length;
}

function main(): void {
  const seeds = Number(Deno.args[0] ?? 100);
  const lexicon = Lexicon.open(sourceOf(Deno.readFileSync(Deno.args[1] ?? "data/it.lex")));
  const { floor } = CROSSWORD_DEFAULTS;
  const lists: [name: Tier | "none", tables: WordTables][] = [
    ["none", tablesOf(lexicon, { floor })],
    ...TIERS.map((tier): [Tier, WordTables] => [tier, tablesOf(lexicon, { floor, tier })]),
  ];
  const names = [...Deno.readDirSync("data/templates")].map(({ name }) => name).sort();
  say("picture   tier     filled   ms median  slowest  fills/s  words tried  most  difficulty");
  for (const name of names) {
    const grid = parseGrid(Deno.readTextFileSync(`data/templates/${name}`));
    for (const [tier, tables] of lists) {
      const it = measureFills(grid, tables, seeds);
      say([
        name.replace(".txt", "").padEnd(9),
        tier.padEnd(7),
        `${it.filled}/${it.seeds}`.padStart(8),
        it.millis.toFixed(2).padStart(10),
        it.slowest.toFixed(1).padStart(8),
        (1000 / it.millis).toFixed(0).padStart(8),
        `${it.steps}`.padStart(12),
        `${it.most}`.padStart(5),
        it.difficulty.toFixed(3).padStart(10),
      ].join(" "));
    }
  }
}

function say(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}

if (import.meta.main) main();
