import { rngFrom, shuffle } from "../../core/random.ts";
import { isComplete } from "../score_sheet.ts";
import { formatBee } from "./puzzle.ts";
import { type Rank, rankAt } from "./ranks.ts";
import { acceptedWord, type BeeRound } from "./round.ts";
import { type BeeState, remaining } from "./state.ts";

export interface Progress {
  /** Core words. */
  readonly found: number;
  readonly total: number;
  readonly score: number;
  readonly goal: number;
  /** How much of the goal, which may be more than 100; never 100 before it is reached. */
  readonly percent: number;
  readonly pangrams: { readonly found: number; readonly total: number };
  readonly rank: Rank;
  /** The next rank, and the points to it: to the last, those of the core words left. */
  readonly next?: { readonly rank: Rank; readonly points: number };
}

export function standing(round: BeeRound, state: BeeState): Pick<Progress, "rank" | "next"> {
  const { ranks } = round;
  const { score } = state;
  const rank = rankAt(ranks, { score, complete: isComplete(round.count, state) });
  const next = ranks[ranks.indexOf(rank) + 1];
  if (!next) return { rank };
  const points = next.name === "queen_bee" ? pointsLeft(round, state) : next.from - score;
  return { rank, next: { rank: next, points } };
}

/** What the core words not found yet pay. */
export function pointsLeft(round: BeeRound, state: BeeState): number {
  return remaining(round, state).reduce((sum, { points }) => sum + points, 0);
}

export function progress(round: BeeRound, state: BeeState): Progress {
  const { goal } = round;
  const { score } = state;
  const core = state.found.filter(({ tier }) => tier === "core");
  const exact = goal === 0 ? 0 : Math.round((score * 100) / goal);
  return {
    found: core.length,
    total: round.count,
    score,
    goal,
    percent: score < goal ? Math.min(99, exact) : exact,
    pangrams: {
      found: core.filter(({ word }) => acceptedWord(round, word)!.pangram).length,
      total: round.pangrams,
    },
    ...standing(round, state),
  };
}

/**
 * The six letters as they are shown now. Each takes its turn to come first, so that no shuffle
 * leaves everything where it was.
 */
export function shownLetters(round: BeeRound, state: BeeState): string[] {
  const { others } = round.puzzle;
  if (state.shuffles === 0) return [...others];
  const code = formatBee(round.puzzle);
  const turns = [others[0]!, ...shuffle(others.slice(1), rngFrom(code))];
  const first = turns[state.shuffles % turns.length]!;
  const rest = others.filter((letter) => letter !== first);
  return [first, ...shuffle(rest, rngFrom(`${code}/${state.shuffles}`))];
}

/** The core words left by first letter and length. Rows and columns stay when they are used up. */
export interface Grid {
  readonly lengths: readonly number[];
  readonly rows: readonly GridRow[];
  /** By length. */
  readonly totals: readonly number[];
  readonly total: number;
}

interface GridRow {
  readonly letter: string;
  /** By length, as `lengths` has them. */
  readonly counts: readonly number[];
  readonly total: number;
}

export function gridOf(round: BeeRound, state: BeeState): Grid {
  const left = remaining(round, state).map(({ word }) => word);
  const lengths = [...new Set(round.core.map(({ word }) => word.length))].sort((a, b) => a - b);
  const letters = [...new Set(round.core.map(({ word }) => word[0]!))];
  const rows = letters.map((letter) => {
    const mine = left.filter((word) => word[0] === letter);
    const counts = lengths.map((length) => mine.filter((word) => word.length === length).length);
    return { letter, counts, total: mine.length };
  });
  const totals = lengths.map((length) => left.filter((word) => word.length === length).length);
  return { lengths, rows, totals, total: left.length };
}

/** How many core words left begin with these two letters. */
export interface PairCount {
  readonly pair: string;
  readonly count: number;
}

export function pairsOf(round: BeeRound, state: BeeState): PairCount[] {
  const counts = new Map(round.core.map(({ word }) => [word.slice(0, 2), 0]));
  for (const { word } of remaining(round, state)) {
    const pair = word.slice(0, 2);
    counts.set(pair, counts.get(pair)! + 1);
  }
  return [...counts].map(([pair, count]) => ({ pair, count }));
}

/** The core words of one dictionary form. */
interface Family {
  readonly lemma: string;
  /** In the order of finding. */
  readonly found: readonly string[];
  readonly total: number;
}

/** The families of which something was found, in that order, and how many there are. */
export function familiesOf(
  round: BeeRound,
  state: BeeState,
): { readonly families: readonly Family[]; readonly total: number } {
  const totals = new Map<string, number>();
  for (const { lemma } of round.core) totals.set(lemma, (totals.get(lemma) ?? 0) + 1);
  const found = new Map<string, string[]>();
  for (const { word, tier } of state.found) {
    if (tier !== "core") continue;
    const { lemma } = acceptedWord(round, word)!;
    const family = found.get(lemma);
    if (family) family.push(word);
    else found.set(lemma, [word]);
  }
  const families = [...found].map(([lemma, words]) => ({
    lemma,
    found: words,
    total: totals.get(lemma)!,
  }));
  return { families, total: totals.size };
}
