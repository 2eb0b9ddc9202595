import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import { ITALIAN } from "../../core/italian.ts";
import type { Language } from "../../core/language.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import type { Bonus, UsualBonus } from "./puzzle.ts";

/** How a word is paid. Lists go by its number of letters, their last entry for all longer ones. */
type GridScoring =
  /** Letters times letter bonuses, summed, times word bonuses, plus points for length. */
  | { readonly kind: "letters"; readonly lengthPoints: readonly number[] }
  /** By length alone. */
  | { readonly kind: "length"; readonly points: readonly number[] };

/** Every number of the grid that a player may change. */
export interface GridRules {
  readonly name: RulesName;
  readonly scoring: GridScoring;
  /** In letters: a `Qu` counts two. */
  readonly minLength: number;
  /** Whether a word may come back to a cell that it has used. */
  readonly reuse?: boolean;
  /** Letter values, weights and dice. */
  readonly language: Language;
  readonly rows: number;
  readonly cols: number;
  /** How many cells of 16 get each bonus. */
  readonly bonuses: Readonly<Record<UsualBonus, number> & Partial<Record<Bonus, number>>>;
  /**
   * Words of this zipf or more are core: they make the count and the total. The rest are extra, and
   * pay as much. At 0, as in games saved before there was a floor, all words are core.
   */
  readonly floor: number;
  /** A board has at least this many words … */
  readonly minWords: number;
  /** … and this many core words … */
  readonly minCore: number;
  /** … one of those at least this long … */
  readonly minLongest: number;
  /** … and this many cells with a vowel. */
  readonly minVowels: number;
  /** How many boards are looked at before giving up. */
  readonly attempts: number;
  /** How long a game lasts; 0 has no limit. */
  readonly seconds: number;
  /** The points that win; without it every core word has to be found. */
  readonly goal?: number;
}

export const RULES_NAMES = ["ruzzle", "elzzur", "boggle", "paroliere"] as const;
export type RulesName = typeof RULES_NAMES[number];

/** The box rules of Boggle and Il Paroliere, from no letter to eight and more. */
const BOX_POINTS = [0, 0, 0, 1, 1, 2, 3, 5, 11];
/** Ruzzle's, from no letter to nine and more. */
const LENGTH_POINTS = [0, 0, 0, 0, 0, 5, 10, 15, 20, 25];
/** elzzur pays for five to nine letters, and nothing for more. */
const ELZZUR_POINTS = [...LENGTH_POINTS, 0];

const NO_BONUSES = { dl: 0, tl: 0, dw: 0, tw: 0 };

/** A list with fewer words is a player's own. */
const FULL_LIST = 50_000;

/**
 * How many of the words of two letters or more have at least this many, on Italian boards of 4 by 4;
 * from no letter to eight and more.
 */
const LONG_SHARE = [1, 1, 1, 0.87, 0.67, 0.4, 0.18, 0.06, 0.015];

/** Italian boards have the most common words; a third fewer are asked of other languages. */
const CORE_SHARE: Readonly<Record<string, number>> = { [ITALIAN.code]: 1 };

const COMMON = {
  language: ITALIAN,
  floor: LEVELS[DEFAULT_LEVEL],
  rows: 4,
  cols: 4,
  ...qualityOf({ language: ITALIAN, rows: 4, cols: 4, minLength: 2 }),
  attempts: 3000,
};

const RUZZLE: GridRules = {
  ...COMMON,
  name: "ruzzle",
  scoring: { kind: "letters", lengthPoints: LENGTH_POINTS },
  minLength: 2,
  // As on the board that elzzur shows.
  bonuses: { dl: 2, tl: 2, dw: 2, tw: 1 },
  seconds: 120,
};

export const GRID_RULES: Readonly<Record<RulesName, GridRules>> = {
  ruzzle: RUZZLE,
  elzzur: {
    ...RUZZLE,
    name: "elzzur",
    scoring: { kind: "letters", lengthPoints: ELZZUR_POINTS },
  },
  boggle: {
    ...COMMON,
    name: "boggle",
    scoring: { kind: "length", points: BOX_POINTS },
    minLength: 3,
    ...qualityOf({ language: ITALIAN, rows: 4, cols: 4, minLength: 3 }),
    bonuses: NO_BONUSES,
    seconds: 180,
  },
  paroliere: {
    ...COMMON,
    name: "paroliere",
    scoring: { kind: "length", points: BOX_POINTS },
    minLength: 4,
    ...qualityOf({ language: ITALIAN, rows: 4, cols: 4, minLength: 4 }),
    bonuses: NO_BONUSES,
    seconds: 180,
  },
};

/** The same rules on another board, with what is fair to ask of one of that size. */
export function sizedRules(rules: GridRules, rows: number, cols: number): GridRules {
  return fairRules({ ...rules, rows, cols });
}

/** The same rules, asking of boards what a list of this many words can give. */
export function fairRules(rules: GridRules, listed = Infinity): GridRules {
  return { ...rules, ...qualityOf(rules, listed) };
}

/** All of the rules that a board in play needs: its dice have been rolled. */
export function playRules(rules: GridRules): GridRules {
  const { code, name, letters, vowels, values } = rules.language;
  const language = { code, name, letters, vowels, values, weights: {}, dice: {}, sample: "" };
  return { ...rules, language };
}

/** Whether a word counts towards a board's total. */
export function isCoreIn({ floor }: GridRules, lexicon: Lexicon, id: WordId): boolean {
  return floor === 0 || lexicon.isCore(id, floor);
}

/** What a list gives for a word of this length. */
export function byLength(list: readonly number[], length: number): number {
  return list[Math.min(length, list.length - 1)] ?? 0;
}

type Quality = Pick<GridRules, "minWords" | "minCore" | "minLongest" | "minVowels">;

/**
 * Boards worth playing: on 4 by 4 with 150 core words, one of them of eight letters, which is one
 * in 150 in Italian. Each of 200 seeds gave one for every size from 3 to 6, rules and language that
 * we ship, in 0.2 s at most.
 */
function qualityOf(
  { rows, cols, minLength, language }: Pick<GridRules, "rows" | "cols" | "minLength" | "language">,
  listed = Infinity,
): Quality {
  if (listed < FULL_LIST) return leastQuality(rows * cols);
  // A narrow board has fewer neighbours, so it counts as the square of its shorter side.
  const cells = Math.min(rows, cols) ** 2;
  const minVowels = Math.floor(rows * cols / 4);
  const share = byLength(LONG_SHARE, minLength);
  const least = (words: number, core: number) => ({
    minWords: Math.max(1, Math.round(words * share)),
    minCore: Math.max(1, Math.round(core * share * (CORE_SHARE[language.code] ?? 2 / 3))),
    minVowels,
  });
  if (cells >= 36) return { ...least(450, 360), minLongest: 9 };
  if (cells >= 25) return { ...least(280, 240), minLongest: 9 };
  if (cells >= 16) return { ...least(150, 150), minLongest: 8 };
  if (cells >= 9) return { ...least(40, 36), minLongest: 6 };
  return leastQuality(rows * cols);
}

/** What short lists can give; the usual sizes are Boggle Party's thresholds. */
function leastQuality(cells: number): Quality {
  const rest = { minCore: 0, minVowels: Math.floor(cells / 4) };
  if (cells >= 36) return { minWords: 60, minLongest: 8, ...rest };
  if (cells >= 25) return { minWords: 40, minLongest: 7, ...rest };
  if (cells >= 16) return { minWords: 20, minLongest: 6, ...rest };
  if (cells >= 9) return { minWords: 8, minLongest: 4, ...rest };
  return { minWords: cells >= 4 ? 2 : 0, minLongest: 0, ...rest };
}
