import { NEVER_CORE } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";

/** A word that counts toward a goal. */
export interface Weighed {
  /** In hundredths. */
  readonly zipf: number;
  readonly points: number;
}

const BUCKETS = 1 << 10;

const ranks = new WeakMap<Lexicon, Uint32Array>();

/**
 * The smallest vocabulary that reaches the goal: how many of the lexicon's commonest forms a
 * player must know who knows no other. Forms of equal zipf count together, since nothing tells
 * which is commoner. `null` in a list without frequencies, and when the goal cannot be reached.
 */
export function certificateOf(
  lexicon: Lexicon,
  words: readonly Weighed[],
  goal: number,
): number | null {
  const zipf = zipfNeeded(words, goal);
  return zipf === undefined ? null : formsFrom(lexicon, zipf);
}

/** The zipf, in hundredths, down to which words must be known to reach the goal. */
export function zipfNeeded(words: readonly Weighed[], goal: number): number | undefined {
  let left = goal;
  for (const { zipf, points } of words.toSorted((a, b) => b.zipf - a.zipf)) {
    left -= points;
    if (left <= 0) return zipf;
  }
  return undefined;
}

/** How many forms that may be core have this zipf, in hundredths, or more. */
export function formsFrom(lexicon: Lexicon, zipf: number): number | null {
  return lexicon.hasFrequencies ? ranksOf(lexicon)[Math.min(zipf, BUCKETS - 1)]! : null;
}

function ranksOf(lexicon: Lexicon): Uint32Array {
  let known = ranks.get(lexicon);
  if (known) return known;
  known = new Uint32Array(BUCKETS);
  const { zipf, flags } = lexicon.columns;
  for (let id = 0; id < zipf.length; id++) {
    if (!(flags[id]! & NEVER_CORE)) known[Math.min(zipf[id]!, BUCKETS - 1)]! += 1;
  }
  for (let at = BUCKETS - 2; at >= 0; at--) known[at]! += known[at + 1]!;
  ranks.set(lexicon, known);
  return known;
}
