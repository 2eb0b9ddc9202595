/** What makes a word hard, as far as we know; what is missing is left out of the sum. */
interface Signals {
  /** 0 when unknown or below every list. */
  readonly zipf: number;
  /** How common all forms of the word are together. */
  readonly lemmaZipf?: number;
  /** The dictionaries that vouch for it, frequency lists not counted. */
  readonly sources?: readonly string[];
  readonly flags?: readonly string[];
  /** Morph-it!'s features of its readings. */
  readonly tags?: readonly string[];
}

/**
 * Seed 002's signals with ours in their places, weighed against one another. How common all forms of
 * a word are together tells more about who knows it than how common the one form is: pantofola is seldom
 * written, pantofole is.
 */
const WEIGHTS = { frequency: 0.35, rarity: 0.45, marks: 0.2, votes: 0.1, lemma: 0.45 };

/** How much a source suggests that few know the word: a school dictionary 0, a mere rule 1. */
const RARITY: Readonly<Record<string, number>> = {
  wikdict: 0,
  italwordnet: 0.1,
  multiwordnet: 0.3,
  hand: 0.4,
  morphit: 0.6,
  verbs: 0.8,
  derived: 0.9,
};

const MARKS: Readonly<Record<string, number>> = {
  rare: 1,
  clitic: 0.8,
  superlative: 0.7,
  apocope: 0.6,
  loan: 0.3,
};

/** This many dictionaries count as all of them. */
const MANY_VOTES = 4;

/** From 0 (easiest) to 1. If only the frequency is known, it decides. */
export function difficultyOf(signals: Signals): number {
  const { sources, flags, tags, lemmaZipf } = signals;
  const parts: [weight: number, value: number][] = [
    [WEIGHTS.frequency, lowness(signals.zipf, 5.2, 2.2)],
  ];
  if (sources && sources.length > 0) {
    parts.push([WEIGHTS.rarity, Math.min(...sources.map((name) => RARITY[name] ?? 1))]);
    parts.push([WEIGHTS.votes, 1 - Math.min(sources.length, MANY_VOTES) / MANY_VOTES]);
  }
  if (flags || tags) {
    const marks = (flags ?? []).map((flag) => MARKS[flag] ?? 0);
    const rest = [rareness(signals.zipf), bookishness(tags ?? [])];
    parts.push([WEIGHTS.marks, Math.max(...marks, ...rest)]);
  }
  if (lemmaZipf !== undefined) parts.push([WEIGHTS.lemma, lowness(lemmaZipf, 5.3, 2.4)]);
  const total = parts.reduce((sum, [weight]) => sum + weight, 0);
  return parts.reduce((sum, [weight, value]) => sum + weight * value, 0) / total;
}

/** 0 at or above `easy`, 1 at or below `hard`. */
function lowness(zipf: number, easy: number, hard: number): number {
  return Math.min(1, Math.max(0, (easy - zipf) / (easy - hard)));
}

/** Rarely read words count extra: below 2 you meet a word a few times in your life. */
function rareness(zipf: number): number {
  return zipf < 2 ? 1 : zipf < 2.6 ? 0.6 : zipf < 3.3 ? 0.25 : 0;
}

/** A form that can only be a literary tense is harder than its verb. */
function bookishness(tags: readonly string[]): number {
  if (tags.length === 0) return 0;
  return Math.min(...tags.map((tag) => {
    if (/ind\+past\+[12]/.test(tag)) return 0.9;
    if (/ind\+past/.test(tag)) return 0.7;
    if (/sub\+impf/.test(tag)) return 0.7;
    if (/part\+pres/.test(tag)) return 0.6;
    if (/cond|sub\+pres/.test(tag)) return 0.4;
    return 0;
  }));
}
