import {
  chargedFor,
  EMPTY_SHEET,
  type FoundWord,
  isComplete,
  missing,
  type PaidHint,
  type Sheet,
  withSums,
} from "../score_sheet.ts";
import type { BeeRound, BeeWord } from "./round.ts";
import { paysApart } from "./rules.ts";

/** A word the player has; one that was revealed paid nothing. */
export interface Found extends FoundWord {
  /** Whether a hint had given it away. */
  readonly hinted: boolean;
}

/** From the counts of what is left to the word itself. */
export type Rung = 1 | 2 | 3 | 4 | 5 | 6;

/** What changes while a board is played. */
export interface BeeState extends Sheet {
  readonly found: readonly Found[];
  readonly hints: readonly PaidHint<Rung>[];
  readonly hintsUsed: number;
  readonly hintCost: number;
  /** Against time: what the clock showed at the last move that counted. */
  readonly at?: number;
  /** Whether the grid or the two-letter list was asked for. */
  readonly gridSeen: boolean;
}

export function startBee(_round: BeeRound): BeeState {
  return { ...EMPTY_SHEET, hintsUsed: 0, hintCost: 0, gridSeen: false };
}

/** The state with these words and hints, its sums computed again. */
export function afterChange(
  round: BeeRound,
  state: BeeState,
  change: Partial<Pick<BeeState, "found" | "hints">>,
): BeeState {
  const { goal, rules } = round;
  const after = withSums({ goal, hasOneScore: !paysApart(rules) }, state, change);
  return { ...after, hintsUsed: after.hints.length, hintCost: chargedFor(after.hints) };
}

/** The core words not found yet, in the order of the alphabet. */
export function remaining(round: BeeRound, state: BeeState): BeeWord[] {
  return missing(round, state);
}

/** The commonest first; the order of the alphabet where nothing else decides. */
export function byCommonness(words: readonly BeeWord[]): BeeWord[] {
  return words.toSorted((a, b) => b.zipf - a.zipf);
}

export function isBeeOver(round: BeeRound, state: BeeState): boolean {
  return state.gaveUp || isComplete(round.count, state);
}
