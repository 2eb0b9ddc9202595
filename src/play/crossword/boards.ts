import { weekdayOf } from "../../core/calendar.ts";
import type { Tier } from "../../core/difficulty.ts";
import type { Crossword } from "../../games/crossword/mod.ts";
import { factsOf } from "../../games/crossword/puzzle_file.ts";
import { formatGrid, parseGrid, patternOf, slotsOf } from "../../games/crossword/template.ts";
import { CROSSWORD_DEFAULTS } from "../../games/crossword/rules.ts";
import { make, type Plan } from "./maker.ts";
import type { Label } from "../../session/session.ts";
import type { BoardSource, Chosen } from "../board_source.ts";

/** What was read and made before the game is chosen. */
export interface Prepared {
  readonly plan: Plan;
  /** The crossword that was asked for, with its clues. It is given out once. */
  first?: Chosen<Crossword>;
  /** What the player has seen lately, if new grids should avoid it. */
  seen?: ReadonlySet<string>;
}

/** There are too few shorter answers to avoid any. */
const MIN_SEEN = 3;
/** How many of the last crosswords are remembered. */
const SEEN_PUZZLES = 6;

/** The answers of the last crosswords, the latest first; only those that can be spared. */
export function seenIn(puzzles: readonly string[]): ReadonlySet<string> {
  const grids = puzzles.slice(0, SEEN_PUZZLES).map(parseGrid);
  return new Set(
    grids.flatMap((grid) =>
      slotsOf(grid).map((slot) => patternOf(grid, slot)).filter(({ length }) => length >= MIN_SEEN)
    ),
  );
}

/** A new crossword to play, without answers seen lately; so it may differ from the seed's own. */
export function freshCrossword(
  plan: Plan,
  seed: string,
  seen: ReadonlySet<string>,
): Chosen<Crossword> {
  if (seen.size === 0) {
    const { grid, rules } = make(plan, seed);
    return { puzzle: grid, label: { kind: "seed", seed }, rules };
  }
  const { grid, rules } = make({ ...plan, banned: new Set([...plan.banned ?? [], ...seen]) }, seed);
  return { puzzle: grid, label: { kind: "board" }, rules };
}

/** The lowest thetas at which three answers in four are known, on 100 grids of 9 by 9 of each level. */
const KNOWN_TO: readonly [Tier, number][] = [["hard", 2.35], ["medium", 2.8]];

/** The hardest level that a player is at home in; letters that cross do the rest. */
export function fittingTier(theta: number): Tier {
  return KNOWN_TO.find(([, most]) => theta <= most)?.[0] ?? "easy";
}

/** Without anything prepared, grids are made as the rules have it. */
export function crosswordBoards(prepared?: Prepared): BoardSource<Crossword> {
  return {
    rules: (_, { difficulty }) => ({
      ...(prepared?.plan.rules ?? CROSSWORD_DEFAULTS),
      ...(difficulty && { difficulty }),
    }),
    choose(lexicon, rules, wanted) {
      const ready = prepared?.first;
      if (prepared && ready) {
        delete prepared.first;
        return ready;
      }
      if (wanted.kind === "code") {
        return { puzzle: parseGrid(wanted.text), label: { kind: "board" } };
      }
      const seed = wanted.kind === "seed" ? wanted.seed : `daily/${wanted.date}`;
      const plan = prepared?.plan ?? { lexicon, rules, pictures: [], definitions: new Map() };
      if (wanted.kind === "seed" && prepared?.seen) {
        const chosen = freshCrossword(plan, seed, prepared.seen);
        prepared.seen = new Set([...prepared.seen, ...seenIn([formatGrid(chosen.puzzle)])]);
        return chosen;
      }
      const made = make(plan, seed);
      const label: Label = wanted.kind === "seed"
        ? { kind: "seed", seed }
        : { kind: "daily", date: wanted.date };
      return { puzzle: made.grid, label, rules: made.rules };
    },
    fit(lexicon, rules, { seed, estimate: { theta } }) {
      const tier = fittingTier(theta);
      const plan = prepared?.plan ?? { lexicon, rules, pictures: [], definitions: new Map() };
      const fitting = { ...plan, rules: { ...rules, difficulty: tier } };
      const chosen = freshCrossword(fitting, seed, prepared?.seen ?? new Set());
      return {
        chosen: { ...chosen, label: { kind: "board" } },
        fitted: { kind: "tier", tier },
      };
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
  return DAILY_SIDES[weekdayOf(date)]!;
}
