import type { Lexicon } from "../../lexicon/lexicon.ts";

/** A word that counts toward a goal. */
interface Weighed {
  /** In hundredths. */
  readonly zipf: number;
  readonly points: number;
}

/**
 * The smallest vocabulary whose core words reach the goal: a player who knows this many of the
 * lexicon's commonest forms needs no others. Words outside the core only make it easier. Forms of equal zipf count together, since we cannot say
 * which is commoner. `null` in a list without frequencies, and when the goal cannot be reached.
 */
export function certificateOf(
  lexicon: Lexicon,
  words: readonly Weighed[],
  goal: number,
): number | null {
  const zipf = lexicon.hasFrequencies ? zipfNeeded(words, goal) : undefined;
  return zipf === undefined ? null : lexicon.formsFrom(zipf);
}

/** The zipf, in hundredths, down to which words must be known to reach the goal. */
function zipfNeeded(words: readonly Weighed[], goal: number): number | undefined {
  let left = goal;
  for (const { zipf, points } of words.toSorted((a, b) => b.zipf - a.zipf)) {
    left -= points;
    if (left <= 0) return zipf;
  }
  return undefined;
}
