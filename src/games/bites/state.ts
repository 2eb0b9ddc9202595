import {
  chargedFor,
  coreAmong,
  EMPTY_SHEET,
  type FoundWord,
  isComplete,
  missing,
  type PaidHint,
  type Sheet,
} from "../score_sheet.ts";
import type { BitesAnswer, BitesRound } from "./round.ts";
import type { Direction } from "./rules.ts";

/** A word the player has. */
export interface BitesFind extends FoundWord {
  readonly ways: readonly Direction[];
}

/** How a word begins and ends, then the tiles it is made of. */
export type BitesRung = 1 | 2;

/** What changes while tiles are played. */
export interface BitesState extends Sheet {
  readonly found: readonly BitesFind[];
  readonly hints: readonly PaidHint<BitesRung>[];
  /** What the clock showed at the last move that counted: a game that is left goes on from there. */
  readonly at: number;
  readonly isTimeUp?: true;
}

export function startBites(): BitesState {
  return { ...EMPTY_SHEET, at: 0 };
}

export function hintCost({ hints }: BitesState): number {
  return chargedFor(hints);
}

export function coreFound({ found }: BitesState): number {
  return coreAmong(found);
}

/** The core words not yet found, the best paid first and among equals the commonest. */
export function missedOf(round: BitesRound, state: BitesState): BitesAnswer[] {
  return missing(round, state).toSorted((a, b) => b.points - a.points);
}

export function isBitesOver(round: BitesRound, state: BitesState): boolean {
  return state.gaveUp || state.isTimeUp === true || isComplete(round.core.length, state);
}
