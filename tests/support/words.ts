import { encodeLexicon } from "../../src/lexicon/encode.ts";
import type { Entry, Refusal } from "../../src/lexicon/entry.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";

/** An entry of which only what matters to a test is said. */
export function entry(word: string, rest: Partial<Entry> = {}): Entry {
  return {
    word,
    written: [],
    zipf: 0,
    flags: [],
    sources: [],
    readings: [],
    difficulty: 0,
    ...rest,
  };
}

/** A few real words with something of everything in them. */
export const ENTRIES: readonly Entry[] = [
  entry("citta", { written: ["città"], zipf: 5.91, sources: ["a"], difficulty: 0.02 }),
  entry("pero", { written: ["però", "pero"], zipf: 6.1, sources: ["a", "b"], difficulty: 0.05 }),
  entry("venne", {
    zipf: 5.2,
    sources: ["b"],
    readings: [{ lemma: "venire", tag: "VER:ind+past+3+s" }],
  }),
  entry("amo", {
    zipf: 5,
    readings: [{ lemma: "amare", tag: "VER:ind+pres+1+s" }, { lemma: "amo", tag: "NOUN-M:s" }],
  }),
  ...["amare", "amaro", "mare", "mora", "ramo", "roma", "rosa", "rose", "sera", "tre"].map((word) =>
    entry(word, { zipf: 4, difficulty: 0.3 })
  ),
  entry("amar", { zipf: 3.4, flags: ["apocope"] }),
  entry("merda", { zipf: 4.9, flags: ["vulgar"] }),
  entry("amarlo", { zipf: 3.3, flags: ["clitic"] }),
  entry("zingaraccio", { zipf: 1.2, flags: ["slur", "rare"], difficulty: 1 }),
  entry("precipitevolissimevolmente", { zipf: 1.01, flags: ["rare"], difficulty: 0.99 }),
];

export const REFUSALS: readonly Refusal[] = [
  ...Array.from({ length: 40 }, (_, i): Refusal => ({
    word: `mari${"abcdefghijklmnopqrst"[i >> 1]}${"xy"[i & 1]}`,
    reason: "name",
    zipf: i / 10,
  })),
  { word: "xiv", reason: "numeral", zipf: 3.21 },
  { word: "añejo", reason: "foreign", zipf: 0 },
];

export function smallBytes(): Uint8Array<ArrayBuffer> {
  return encodeLexicon(ENTRIES, REFUSALS, {
    language: "it",
    sources: ["a", "b"],
    strategy: "test",
    credits: "Nobody\nCC0",
  });
}

/** A lexicon of a few real words. */
export function smallLexicon(): Lexicon {
  return Lexicon.open(sourceOf(smallBytes()));
}

/** A lexicon of just these words, of which nothing is known. */
export function lexiconOf(words: readonly string[], alphabet?: Lexicon["alphabet"]): Lexicon {
  const about = alphabet ? { language: "xx", alphabet } : { language: "xx" };
  return Lexicon.open(sourceOf(encodeLexicon(words.map((word) => entry(word)), [], about)));
}
