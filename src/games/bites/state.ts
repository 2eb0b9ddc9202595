import type { BitesAnswer, BitesRound, Tier } from "./round.ts";
import type { Direction } from "./rules.ts";

/** A word the player has. */
export interface BitesFind {
  readonly word: string;
  readonly tier: Tier;
  readonly points: number;
  readonly ways: readonly Direction[];
}

/** How a word begins and ends, then the tiles it is made of. */
export type BitesRung = 1 | 2;

/** A hint that told something new of a word. */
export interface BitesPaidHint {
  readonly word: string;
  readonly rung: BitesRung;
  /** What it took from the score. */
  readonly charged: number;
}

/** What changes while tiles are played. */
export interface BitesState {
  /** In the order of finding. */
  readonly found: readonly BitesFind[];
  /** Of core words, less what hints took; never below 0. */
  readonly score: number;
  readonly extraScore: number;
  readonly hints: readonly BitesPaidHint[];
  readonly shuffles: number;
  /** Whether the goal was ever reached; a hint bought later does not take it back. */
  readonly won: boolean;
  readonly gaveUp: boolean;
}

export function startBites(): BitesState {
  return {
    found: [],
    score: 0,
    extraScore: 0,
    hints: [],
    shuffles: 0,
    won: false,
    gaveUp: false,
  };
}

/** The state with these words and hints, its sums made anew. */
export function settled(
  round: BitesRound,
  state: BitesState,
  change: Partial<Pick<BitesState, "found" | "hints">>,
): BitesState {
  const after = { ...state, ...change };
  const score = Math.max(0, paidBy(after, isCore) - hintCost(after));
  return {
    ...after,
    score,
    extraScore: paidBy(after, (find) => !isCore(find)),
    won: state.won || (round.goal > 0 && score >= round.goal),
  };
}

export function hintCost({ hints }: BitesState): number {
  return hints.reduce((sum, { charged }) => sum + charged, 0);
}

export function coreFound(state: BitesState): number {
  return state.found.filter(isCore).length;
}

/** The core words not yet found, the commonest first. */
export function missedOf(round: BitesRound, state: BitesState): BitesAnswer[] {
  const found = new Set(state.found.map(({ word }) => word));
  return round.core.filter(({ word }) => !found.has(word));
}

/** Whether every core word is found; never where there is none. */
export function isComplete(round: BitesRound, state: BitesState): boolean {
  return round.core.length > 0 && coreFound(state) === round.core.length;
}

export function isBitesOver(round: BitesRound, state: BitesState): boolean {
  return state.gaveUp || isComplete(round, state);
}

function isCore({ tier }: BitesFind): boolean {
  return tier === "core";
}

function paidBy({ found }: BitesState, counts: (find: BitesFind) => boolean): number {
  return found.reduce((sum, find) => counts(find) ? sum + find.points : sum, 0);
}
