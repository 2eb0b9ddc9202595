/** What sets a word apart; its place is its bit. */
export const FLAGS = [
  "clitic",
  "apocope",
  "name",
  "loan",
  "superlative",
  "vulgar",
  "slur",
  "rare",
  "sensitive",
] as const;
export type Flag = typeof FLAGS[number];

/** Why a known form is not a word to play. */
export const REASONS = [
  "name",
  "foreign",
  "abbreviation",
  "numeral",
  "fragment",
  "typo",
  "apocope",
  "unattested",
  "blasphemy",
] as const;
export type Reason = typeof REASONS[number];

/** One way to read a form: `venne` is of `venire`, `VER:ind+past+3+s`. Tags are Morph-it!'s. */
export interface Reading {
  readonly lemma: string;
  readonly tag: string;
}

/** An accepted word and all that is known about it. */
export interface Entry {
  /** As played: letters of the alphabet only. */
  readonly word: string;
  /** As written, the commonest spelling first; empty means just as played. */
  readonly written: readonly string[];
  /** 0 when no frequency is known, else 1 (rare) to 8 (common), in hundredths. */
  readonly zipf: number;
  readonly flags: readonly Flag[];
  /** Which of the lexicon's sources vouch for it. */
  readonly sources: readonly string[];
  /** The first is the one to show. */
  readonly readings: readonly Reading[];
  /** 0 (easiest) to 1, in hundredths. */
  readonly difficulty: number;
}

/** A form that is known and is not a word here. */
export interface Refusal {
  readonly word: string;
  readonly reason: Reason;
  readonly zipf: number;
}

/** A reading in 32 bits: 20 for its lemma, 12 for its tag. */
export const TAG_BITS = 12;

export function bitsOf<T>(all: readonly T[], some: readonly T[]): number {
  let bits = 0;
  for (const item of some) {
    const place = all.indexOf(item);
    if (place < 0) throw new RangeError(`Not listed: ${item}`);
    bits |= 1 << place;
  }
  return bits;
}

export function listOf<T>(all: readonly T[], bits: number): T[] {
  return all.filter((_, place) => bits & (1 << place));
}

export const SLUR = bitsOf(FLAGS, ["slur"]);
export const VULGAR = bitsOf(FLAGS, ["vulgar"]);
const SENSITIVE = bitsOf(FLAGS, ["sensitive"]);
export const CLITIC = bitsOf(FLAGS, ["clitic"]);

/** Never shown to a player who did not type it: in no hint, clue or suggestion. */
export const HIDDEN = SLUR | VULGAR | SENSITIVE;

/** What keeps a word out of the core whatever its frequency, and may be named. */
export const APART = [
  "clitic",
  "apocope",
  "vulgar",
  "sensitive",
] as const satisfies readonly Flag[];

/** Never required of a player, whatever their frequency. */
export const NEVER_CORE = bitsOf(FLAGS, [...APART, "slur"]);

/** Accepted when typed, but not part of the word graph that grids and tiles are searched with. */
export const SET_APART = CLITIC | SLUR;
