/** The numbers of scoring by frequency: rarer and longer words pay more. */
export interface FrequencyScoring {
  readonly alpha: number;
  readonly minLength: number;
  readonly pangramBonus: number;
  readonly cap: number;
}

/** What counts in a word. */
interface Scored {
  /** In hundredths, 0 when unknown: whole numbers, so that a half is always a half. */
  readonly zipf: number;
  readonly length: number;
  readonly pangram: boolean;
}

/** Where the points come from; their sum before the cap. */
export interface ScoreParts {
  readonly freq: number;
  readonly len: number;
  readonly pangram: number;
}

const MIN_ZIPF = 100;
export const MAX_ZIPF = 800;

/** We use six decimals of a setting. */
const MILLION = 1_000_000;

export function frequencyPoints(scoring: FrequencyScoring, word: Scored): number {
  const { freq, len, pangram } = scoreParts(scoring, word);
  return Math.min(scoring.cap, freq + len + pangram);
}

export function scoreParts(scoring: FrequencyScoring, word: Scored): ScoreParts {
  return {
    freq: pointsOfZipf(scoring, word.zipf),
    len: Math.max(0, word.length - scoring.minLength),
    pangram: word.pangram ? scoring.pangramBonus : 0,
  };
}

/** `max(1, round(alpha * (8 - zipf)))`, the zipf in hundredths and held to 1 to 8. */
export function pointsOfZipf(scoring: FrequencyScoring, zipf: number): number {
  const held = Math.min(MAX_ZIPF, Math.max(MIN_ZIPF, zipf));
  return Math.max(1, roundedShare(scoring.alpha / 100, MAX_ZIPF - held));
}

/** `fraction * whole`, halves away from zero, without the noise of binary fractions. */
export function roundedShare(fraction: number, whole: number): number {
  // Two more digits than MILLION, since a zipf's hundredths are divided out of `fraction`.
  const scaled = Math.round(fraction * 100 * MILLION) * whole;
  return Math.floor((scaled + 50 * MILLION) / (100 * MILLION));
}

/** `fraction * whole` rounded up, without the noise of binary fractions. */
export function leastShare(fraction: number, whole: number): number {
  return Math.ceil((Math.round(fraction * MILLION) * whole) / MILLION);
}
