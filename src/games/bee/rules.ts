import type { Tier } from "../../core/difficulty.ts";
import { DEFAULT_LEVEL, type Level, LEVELS } from "../../core/level.ts";
import type { FrequencyScoring } from "../../core/scoring.ts";

/** Every number of the bee that a player may change. */
export interface BeeRules extends FrequencyScoring {
  /**
   * 2: every accepted word pays into the one score, and a hint's price is owed where the score is
   * too low for it. 1, or none in a saved game: see `paysApart`.
   */
  readonly version: 1 | 2;
  /** A fair board has this many core words … */
  readonly minWords: number;
  readonly maxWords: number;
  /** … worth this many points together. */
  readonly minPoints: number;
  readonly maxPoints: number;
  /** The part of a board's points that is its goal. */
  readonly winFraction: number;
  /** The lowest zipf of a core word: see `LEVELS`. */
  readonly floor: number;
  /** Whether letters foreign to the language may be drawn. */
  readonly allowRareLetters: boolean;
  /** Whether names and abbreviations are accepted, as extra words. */
  readonly allowProperNouns: boolean;
  readonly requirePangram: boolean;
  /** How long a game lasts, as in a duel; without it, as long as the player likes. */
  readonly seconds?: number;
  /** What a word outside the core paid in version 1; 1 where it is not said. */
  readonly extraPoints?: number;
  /**
   * Boards where more than this part of the core words are forms of one another are passed over
   * while others come: deriving every ending of every word is a chore.
   */
  readonly familyCap: number;
  /** Prefers boards whose core words suit this, but refuses none. */
  readonly difficulty: Tier | "any";
  /** The part of a word's points that its first and last letter cost, at least one point … */
  readonly hintShare: number;
  /** … and that its class and family cost. */
  readonly familyHintShare: number;
}

export const BEE_DEFAULTS: BeeRules = {
  version: 2,
  minLength: 4,
  alpha: 2,
  pangramBonus: 7,
  cap: 50,
  minWords: 20,
  maxWords: 200,
  minPoints: 80,
  maxPoints: 1200,
  winFraction: 0.75,
  floor: LEVELS[DEFAULT_LEVEL],
  allowRareLetters: false,
  allowProperNouns: false,
  requirePangram: true,
  familyCap: 0.6,
  difficulty: "any",
  hintShare: 0.2,
  familyHintShare: 0.3,
};

/** Whether words outside the core pay a fixed sum into a tally of their own, as they once did. */
export function paysApart({ version }: Pick<BeeRules, "version">): boolean {
  return version !== 2;
}

/** Milliseconds that may be played; `undefined` without a limit. */
export function timeLimit({ seconds = 0 }: Pick<BeeRules, "seconds">): number | undefined {
  return seconds > 0 ? seconds * 1000 : undefined;
}

/** The easiest level whose words alone hold one of this zipf; past the last, the last. */
export function levelOf(zipf: number): Level {
  if (zipf >= LEVELS.easy) return "easy";
  if (zipf >= LEVELS.medium) return "medium";
  return zipf >= LEVELS.hard ? "hard" : "expert";
}
