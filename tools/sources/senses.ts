/**
 * Where WordNet 3.0 keeps the nouns for things one can see: its files follow one another in the
 * numbers of the senses. Animals; things made by people; the body; food; plants.
 */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [1_313_093, 2_665_000],
  [2_666_000, 4_620_000],
  [5_216_000, 5_605_000],
  [7_555_000, 7_935_000],
  [11_530_000, 13_175_000],
];

/** What the senses of a wordnet say about its words. */
export interface Senses {
  /** Nouns most of whose senses are of things one can see. */
  readonly concrete: ReadonlySet<string>;
  /** Words with more senses as a noun than as an adjective. */
  readonly nouns: ReadonlySet<string>;
}

export function readSenses(text: string): Senses {
  const counts = new Map<string, { concrete: number; noun: number; adjective: number }>();
  for (const line of text.split("\n")) {
    const [, offset, kind, word] = /^(\d+)-([nas])\t\w+:lemma\t(\p{Ll}+)$/u.exec(line) ?? [];
    if (!offset || !word) continue;
    const count = counts.get(word) ?? { concrete: 0, noun: 0, adjective: 0 };
    counts.set(word, count);
    if (kind !== "n") {
      count.adjective++;
      continue;
    }
    count.noun++;
    const place = Number(offset);
    if (RANGES.some(([from, to]) => place >= from && place < to)) count.concrete++;
  }
  const words = [...counts];
  return {
    concrete: new Set(
      words.filter(([, { concrete, noun }]) => concrete * 2 > noun).map(([word]) => word),
    ),
    nouns: new Set(
      words.filter(([, { noun, adjective }]) => noun > adjective).map(([word]) => word),
    ),
  };
}
