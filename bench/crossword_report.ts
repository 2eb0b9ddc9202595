/**
 * What crosswords are like: `deno run -A --cached-only bench/crossword_report.ts [seeds] [sides]
 * [levels]`. For each size and level, with clues: how many seeds are filled and in what time, what
 * clues there are, how many answers and clues differ over 100 puzzles, and what two neighbouring
 * seeds share at worst, in words and in cells, and how much of it is glue (`data/clues/glue.txt`).
 */
import { type Tier, tierOf, TIERS } from "../src/core/difficulty.ts";
import { type CrosswordEntry, openCrossword } from "../src/games/crossword/round.ts";
import { CROSSWORD_DEFAULTS } from "../src/games/crossword/rules.ts";
import type { Grid } from "../src/games/crossword/template.ts";
import { cellsShared, wordsShared } from "../src/play/crossword/likeness.ts";
import { make, type Plan } from "../src/play/crossword/maker.ts";
import { wordsIn } from "../tools/clues/build_word_book.ts";
import { planFor } from "./crossword_plan.ts";
import { print } from "./figures.ts";

interface Puzzle {
  readonly grid: Grid;
  readonly entries: readonly CrosswordEntry[];
}

const ALIKE = 100;
const GLUE = wordsIn("clues/glue.txt");

function report(plan: Plan, seeds: number): string {
  const puzzles: Puzzle[] = [];
  const times: number[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    const start = performance.now();
    try {
      const { grid, rules } = make(plan, `${seed}`);
      puzzles.push({ grid, entries: openCrossword(plan.lexicon, rules, grid).entries });
    } catch {
      // Counted as not filled.
    }
    times.push(performance.now() - start);
  }
  const entries = puzzles.flatMap((puzzle) => puzzle.entries);
  const share = (isOne: (entry: CrosswordEntry) => boolean, of = entries) =>
    percent(of.filter(isOne).length / of.length);
  const kind = (name: string) => share(({ origin }) => origin?.kind === name);
  const long = entries.filter(({ answer }) => answer.length >= 4);
  const some = puzzles.slice(0, ALIKE).flatMap((puzzle) => puzzle.entries);
  const distinct = (of: (entry: CrosswordEntry) => string) =>
    percent(new Set(some.map(of)).size / some.length);
  const bare = puzzles.map(({ entries }) =>
    entries.filter(({ origin }) => origin?.kind === "game").length / entries.length
  );
  const difficulty = long.reduce((sum, entry) => sum + entry.difficulty, 0) / long.length;
  times.sort((a, b) => a - b);
  return [
    `filled ${puzzles.length}/${seeds}`,
    `ms ${times[times.length >> 1]!.toFixed(1)} worst ${times.at(-1)!.toFixed(0)}`,
    `definitions ${kind("definition")} synonyms ${kind("synonym")}`,
    `with meaning ${kind("game_with_meaning")} bare ${kind("game")} worst ${
      percent(Math.max(...bare))
    }`,
    `distinct answers ${distinct(({ answer }) => answer)} clues ${distinct(({ clue }) => clue)}`,
    `shared words ${shared(puzzles, wordsShared)} cells ${shared(puzzles, cellsShared)}`,
    `4+ letters: difficulty ${difficulty.toFixed(3)}, ${
      TIERS.map((tier) => `${tier} ${share((it) => tierOf(it.difficulty) === tier, long)}`).join(
        " ",
      )
    }`,
    `glue ${share(({ answer }) => GLUE.has(answer))}`,
    `most used: ${mostUsed(entries)}`,
  ].join(" · ");
}

/** The mean and the worst over all neighbouring seeds. */
function shared(puzzles: readonly Puzzle[], of: (a: Grid, b: Grid) => number): string {
  const shares = puzzles.slice(1).map((puzzle, i) => of(puzzles[i]!.grid, puzzle.grid));
  const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  return `mean ${percent(mean)} worst ${percent(Math.max(...shares))}`;
}

function mostUsed(entries: readonly CrosswordEntry[]): string {
  const counts = new Map<string, number>();
  for (const { answer } of entries) {
    if (answer.length > 2) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 6)
    .map(([answer, count]) => `${answer} ${count}`).join(", ");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

if (import.meta.main) {
  const [seeds = "200", sides = "9,13,15", levels = TIERS.join(",")] = Deno.args;
  const plan = planFor();
  for (const side of sides.split(",").map(Number)) {
    for (const difficulty of levels.split(",") as Tier[]) {
      const rules = { ...CROSSWORD_DEFAULTS, rows: side, cols: side, difficulty };
      print(`${side}x${side} ${difficulty}: ${report({ ...plan, rules }, Number(seeds))}`);
    }
  }
}
