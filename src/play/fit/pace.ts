/** With all the time there is, against the clock, or with letters that cross. */
export type Pace = "ease" | "race" | "crossed";

/**
 * How words are found at one pace. Each feature of a word is multiplied by a habit of the player;
 * the sum is the word's ease, and the ease says how likely the word is to be found.
 */
export interface Look {
  /** Whether more time for each word makes it easier. */
  readonly isTimed: boolean;
  /** The first is always 1: its habit is the same for all words. */
  features(word: Word): readonly number[];
  /** Habits before anything is seen, and how much they differ among players. */
  readonly usual: readonly number[];
  readonly spread: readonly number[];
  /**
   * A standard deviation: how far off theta may be when it is seen through these games alone, however
   * many there are. Zipf does not say everything about a word, and our guesses about how words are
   * found are rough.
   */
  readonly doubt: number;
  /** The share of the words of this ease that is found, and its derivative. */
  share(ease: number): number;
  growth(ease: number, share: number): number;
  /** Whether that is a share of the unknown words, and every known word is found. */
  readonly isOfUnknown: boolean;
}

export interface Word {
  readonly zipf: number;
  readonly length: number;
}

/** There is time for every word: the player finds the same share of all known words. */
const AT_EASE: Look = {
  isTimed: false,
  features: () => [1],
  usual: [1.8],
  spread: [1.2],
  doubt: 0.1,
  share: logistic,
  growth: (_, share) => share * (1 - share),
  isOfUnknown: false,
};

/**
 * Against time known words come to mind at a rate: common ones sooner, by some power of their zipf,
 * and long ones later, each letter costing more than the one before. Most words are never found,
 * which says little; what tells is how common the found ones are compared with all of them.
 */
const RACE: Look = {
  isTimed: true,
  features: ({ zipf, length }) => [1, Math.log(Math.max(0.5, zipf) / 4), (length ** 2 - 25) / 10],
  usual: [-1.6, 0.7, -0.2],
  spread: [1, 0.4, 0.3],
  doubt: 0.4,
  share: (ease) => 1 - Math.exp(-Math.exp(ease)),
  growth: (ease, share) => share === 1 ? 0 : Math.exp(ease) * (1 - share),
  isOfUnknown: false,
};

/** Crossing letters give away a share of the unknown words. */
const CROSSED: Look = {
  ...AT_EASE,
  usual: [0],
  spread: [1],
  doubt: 1.6,
  isOfUnknown: true,
};

export const LOOKS: Readonly<Record<Pace, Look>> = { ease: AT_EASE, race: RACE, crossed: CROSSED };

export function easeOf(
  features: readonly number[],
  habits: readonly number[],
  time: number,
): number {
  let ease = time;
  for (let k = 0; k < habits.length; k++) ease += habits[k]! * features[k]!;
  return ease;
}

/** What this many seconds for each word add to its ease. */
export function timeIn({ isTimed }: Look, seconds: number): number {
  return isTimed ? Math.log(seconds) : 0;
}

/** The chance that a word is found, from the chance that it is known. */
export function chanceIn({ isOfUnknown }: Look, known: number, share: number): number {
  return isOfUnknown ? known + (1 - known) * share : known * share;
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
