import { ordinalOf } from "../../core/calendar.ts";
import type { Crossword } from "../../games/crossword/mod.ts";
import { factsOf } from "../../games/crossword/puzzle_file.ts";
import { parseGrid } from "../../games/crossword/template.ts";
import { CROSSWORD_DEFAULTS } from "../../games/crossword/rules.ts";
import { make, type Plan } from "./maker.ts";
import type { Label } from "../../session/session.ts";
import type { BoardSource, Chosen } from "../board_source.ts";

/** What was read and made before the game is chosen. */
interface Prepared {
  readonly plan: Plan;
  /** The crossword that was asked for, with its clues. */
  readonly first?: Chosen<Crossword>;
}

/** Without anything prepared, grids are made as the rules have it. */
export function crosswordBoards(prepared?: Prepared): BoardSource<Crossword> {
  let first = prepared?.first;
  return {
    rules: (_, { difficulty }) => ({
      ...(prepared?.plan.rules ?? CROSSWORD_DEFAULTS),
      ...(difficulty && { difficulty }),
    }),
    choose(lexicon, rules, wanted) {
      const ready = first;
      first = undefined;
      if (ready) return ready;
      if (wanted.kind === "code") {
        return { puzzle: parseGrid(wanted.text), label: { kind: "board" } };
      }
      const seed = wanted.kind === "seed" ? wanted.seed : `daily/${wanted.date}`;
      const plan = prepared?.plan ?? { lexicon, rules, pictures: [], definitions: new Map() };
      const made = make(plan, seed);
      const label: Label = wanted.kind === "seed"
        ? { kind: "seed", seed }
        : { kind: "daily", date: wanted.date };
      return { puzzle: made.grid, label, rules: made.rules };
    },
    // Its one line is its solution: a list shows the size instead.
    named(puzzle) {
      const rows = puzzle.split("/");
      return `${rows.length}x${rows[0]!.length}`;
    },
    facts: factsOf,
    report({ round: { entries }, ms, t }) {
      const mean = entries.reduce((sum, { difficulty }) => sum + difficulty, 0) / entries.length;
      const facts = { entries: entries.length, difficulty: t.number(mean, 2), ms: ms.toFixed(1) };
      return t.crossword.verbose(facts);
    },
  };
}

/** How many cells a side the crossword of each weekday has, from Monday on. */
const DAILY_SIDES = [7, 9, 9, 11, 11, 13, 15];

/** The size of a day's crossword: small on Monday, the largest on Sunday. */
export function dailySide(date: string): number {
  return DAILY_SIDES[((ordinalOf(date) ?? 0) + 3) % 7]!;
}
