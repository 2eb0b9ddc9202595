import type { Tier } from "../../core/difficulty.ts";
import { LEVELS } from "../../core/level.ts";

/** Which way a word lies on the board. */
export type Direction = "horizontal" | "vertical";

export const DIRECTIONS: readonly Direction[] = ["horizontal", "vertical"];

/** How long a word may be, each way. */
export interface BitesLimits {
  readonly minLength: number;
  readonly maxHorizontal: number;
  readonly maxVertical: number;
  /** The one way to look at, or both. */
  readonly direction: Direction | "both";
}

/** Every number of the game that a player may change. */
export interface BitesRules extends BitesLimits {
  /**
   * 3: words outside the core pay into the one score, and a race has a goal of its own. 2: they pay
   * apart, and a hint's price is owed where the score is too low for it. 1: it takes what there is.
   */
  readonly version: 1 | 2 | 3;
  /** How long a game lasts; 0 has no limit. */
  readonly seconds: number;
  /** In a race: how often a word comes to a good player's mind … */
  readonly secondsPerWord: number;
  /** … and the part of what that pays on average which is the goal. See `raceGoal`. */
  readonly goalShare: number;
  /** How many tiles of each kind a new puzzle has. */
  readonly singles: number;
  readonly horizontals: number;
  readonly verticals: number;
  /** The part of a new puzzle's multi-letter tiles that have three letters; the rest have two. */
  readonly threeLetterShare: number;
  /** The part of a new puzzle's letters that are vowels. */
  readonly minVowelShare: number;
  readonly maxVowelShare: number;
  /** A fair puzzle has this many core words each way that is played … */
  readonly minWords: number;
  readonly maxWords: number;
  /** … of this zipf or more. */
  readonly floor: number;
  /** The words a new puzzle prefers; none is excluded. */
  readonly difficulty: Tier | "any";
  /** Without a clock: the part of the core words' points that is the goal. */
  readonly winFraction: number;
  /** What a hint costs, as a part of the word's points: how it begins and ends, then its tiles. */
  readonly hintShare: number;
  readonly tilesHintShare: number;
  /** How many tile sets are tried before giving up. */
  readonly maxAttempts: number;
}

/** A board of 8 by 9, and the tiles of the original game's size: 4, 3 and 3. */
export const BITES_DEFAULTS: BitesRules = {
  version: 3,
  seconds: 120,
  secondsPerWord: 4,
  goalShare: 0.8,
  minLength: 3,
  maxHorizontal: 8,
  maxVertical: 9,
  direction: "both",
  singles: 4,
  horizontals: 3,
  verticals: 3,
  threeLetterShare: 0,
  minVowelShare: 0.35,
  maxVowelShare: 0.6,
  minWords: 25,
  maxWords: 400,
  floor: LEVELS.medium,
  difficulty: "any",
  // Core words pay about 120,000 points: a quarter is an evening, not a week.
  winFraction: 0.25,
  hintShare: 0.2,
  tilesHintShare: 0.3,
  maxAttempts: 1000,
};

/** The ways that are played. */
export function directionsOf(limits: BitesLimits): readonly Direction[] {
  return limits.direction === "both" ? DIRECTIONS : [limits.direction];
}

export function maxLength(limits: BitesLimits, direction: Direction): number {
  return direction === "horizontal" ? limits.maxHorizontal : limits.maxVertical;
}

/** By length from 3 to 9; a longer word pays as much as one of 9. */
export const POINTS: readonly number[] = [100, 400, 800, 1400, 1800, 2200, 2600];

export function pointsFor(length: number): number {
  return length < 3 ? 0 : POINTS[Math.min(length - 3, POINTS.length - 1)]!;
}
