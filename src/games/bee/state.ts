import type { BeeRound, BeeWord, Tier } from "./round.ts";

/** A word the player has, in the order of finding. */
export interface Found {
  readonly word: string;
  readonly tier: Tier;
  /** What it paid: nothing for a word that was revealed. */
  readonly points: number;
  /** Whether a hint had given it away. */
  readonly hinted: boolean;
}

/** From the counts of what is left to the word itself. */
export type Rung = 1 | 2 | 3 | 4 | 5 | 6;

/** A hint that told something new of a word. */
export interface PaidHint {
  readonly word: string;
  readonly rung: Rung;
  /** What it took from the score. */
  readonly charged: number;
}

/** What changes while a board is played. */
export interface BeeState {
  readonly found: readonly Found[];
  /** Of core words, less what hints took; never below 0. */
  readonly score: number;
  readonly extraScore: number;
  readonly hints: readonly PaidHint[];
  readonly hintsUsed: number;
  readonly hintCost: number;
  /** Whether the grid or the two-letter list was asked for. */
  readonly gridSeen: boolean;
  readonly shuffles: number;
  /** Whether the goal was ever reached; a hint bought later does not take it back. */
  readonly won: boolean;
  readonly gaveUp: boolean;
}

export function startBee(_round: BeeRound): BeeState {
  return {
    found: [],
    score: 0,
    extraScore: 0,
    hints: [],
    hintsUsed: 0,
    hintCost: 0,
    gridSeen: false,
    shuffles: 0,
    won: false,
    gaveUp: false,
  };
}

/** The state with these words and hints, its sums made anew. */
export function settled(
  round: BeeRound,
  state: BeeState,
  change: { readonly found?: readonly Found[]; readonly hints?: readonly PaidHint[] },
): BeeState {
  const found = change.found ?? state.found;
  const hints = change.hints ?? state.hints;
  const hintCost = hints.reduce((sum, { charged }) => sum + charged, 0);
  const sums = sumsOf(found);
  const score = Math.max(0, sums.core - hintCost);
  return {
    ...state,
    found,
    score,
    extraScore: sums.extra,
    hints,
    hintsUsed: hints.length,
    hintCost,
    won: state.won || (round.goal > 0 && score >= round.goal),
  };
}

export function hasFound(state: BeeState, word: string): boolean {
  return state.found.some((one) => one.word === word);
}

/** The core words not found yet, in the order of the alphabet. */
export function remaining(round: BeeRound, state: BeeState): BeeWord[] {
  const found = new Set(state.found.map(({ word }) => word));
  return round.core.filter(({ word }) => !found.has(word));
}

/** The commonest first; the order of the alphabet where nothing else decides. */
export function byCommonness(words: readonly BeeWord[]): BeeWord[] {
  return words.toSorted((a, b) => b.zipf - a.zipf);
}

/** Whether every core word is found; never on a board that has none. */
export function isComplete(round: BeeRound, state: BeeState): boolean {
  let found = 0;
  for (const { tier } of state.found) if (tier === "core") found++;
  return found > 0 && found === round.count;
}

export function isBeeOver(round: BeeRound, state: BeeState): boolean {
  return state.gaveUp || isComplete(round, state);
}

function sumsOf(found: readonly Found[]): { core: number; extra: number } {
  const sums = { core: 0, extra: 0 };
  for (const { tier, points } of found) sums[tier === "core" ? "core" : "extra"] += points;
  return sums;
}
