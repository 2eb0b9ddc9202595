import { encodeLexicon } from "../../src/lexicon/encode.ts";
import type { Entry, Flag, Refusal } from "../../src/lexicon/entry.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { type Alphabet, LATIN } from "../../src/core/letters.ts";

type Row = readonly [
  word: string,
  zipf: number,
  lemma?: string | undefined,
  flags?: readonly Flag[],
];

/** Real words, nearly all on N-BEMORV; what is flagged is flagged for the test's sake. */
export const BEE_WORDS: readonly Row[] = [
  ["bene", 6.02, "bene"],
  ["benone", 2.9, "benone"],
  ["bomone", 3.4, "bomone", ["slur"]],
  ["ebbene", 4.31, "ebbene"],
  ["enorme", 4.87, "enorme"],
  ["enormi", 4.4, "enorme"],
  ["erroneo", 2.4, "erroneo"],
  ["meno", 5.89, "meno"],
  ["moverne", 3.5, "muovere", ["clitic"]],
  ["nemmeno", 5.02, "nemmeno"],
  ["neon", 3.6, "neon"],
  ["nero", 4.92, "nero"],
  ["nervo", 3.42, "nervo"],
  ["neve", 4.61, "neve"],
  ["nome", 5.6, "nome"],
  ["nonne", 3.6, "nonna"],
  ["nonno", 4.55, "nonno"],
  ["nove", 4.95, "nove"],
  ["novembre", 5.2, "novembre"],
  ["onere", 3.61, "onere"],
  ["onore", 4.6, "onore"],
  ["orbene", 2.2, "orbene"],
  ["ormone", 3.3, "ormone"],
  ["rene", 3.55, "rene"],
  ["renne", 3.1, "renna"],
  ["romeno", 3.25, "romeno"],
  ["rovente", 3.2, "rovente"],
  ["venerone", 3.9, "venerone", ["vulgar"]],
  ["venne", 4.9, "venire"],
  ["vero", 5.7, "vero"],
  ["neo", 4.0, "neo"],
  ["percola", 3.1, "percolare"],
  ["perche", 6.3, "perché"],
];

export const BEE_REFUSALS: readonly Refusal[] = [
  { word: "borneo", reason: "name", zipf: 3.1 },
  { word: "brennero", reason: "name", zipf: 3.6 },
  { word: "november", reason: "foreign", zipf: 3 },
  { word: "never", reason: "foreign", zipf: 3.9 },
  { word: "novem", reason: "abbreviation", zipf: 2 },
  { word: "reno", reason: "name", zipf: 3.7 },
  { word: "roma", reason: "name", zipf: 5.5 },
];

/** A lexicon of these words. */
export function lexiconOfRows(
  rows: readonly Row[],
  refusals: readonly Refusal[] = [],
  about: { language: string; alphabet: Alphabet } = { language: "it", alphabet: LATIN },
): Lexicon {
  const entries = rows.map(([word, zipf, lemma, flags]): Entry => ({
    word,
    written: word === "perche" ? ["perché"] : [],
    zipf,
    flags: flags ?? [],
    sources: [],
    readings: lemma === undefined ? [] : [{ lemma, tag: "NOUN-M:s" }],
    difficulty: 0,
  }));
  return Lexicon.open(sourceOf(encodeLexicon(entries, refusals, about)));
}

export function beeLexicon(): Lexicon {
  return lexiconOfRows(BEE_WORDS, BEE_REFUSALS);
}

/** The shipped lexicon; without it these tests have nothing to say, and say so. */
export function italianLexicon(): Lexicon {
  const path = new URL("../../data/it.lex", import.meta.url);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Deno.readFileSync(path);
  } catch (error) {
    throw new Error("data/it.lex is missing: run `deno task lexicon`", { cause: error });
  }
  return Lexicon.open(sourceOf(bytes, "data/it.lex"));
}
