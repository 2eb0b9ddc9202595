import { encodeLexicon } from "../../src/lexicon/encode.ts";
import type { Entry, Flag, Refusal } from "../../src/lexicon/entry.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import type { SenseKind } from "../../src/lexicon/meanings.ts";
import { encodeMeanings } from "../../tools/meanings/encode_meanings.ts";

type Row = readonly [
  word: string,
  zipf: number,
  lemma: string,
  tag: string,
  more?: { readonly flags?: readonly Flag[]; readonly written?: readonly string[] },
];

/** Words for transcripts, most of them on N-BEMORV, each with what it is. */
const ROWS: readonly Row[] = [
  ["bene", 6.02, "bene", "ADV"],
  ["bevono", 3.6, "bere", "VER:ind+pres+3+p"],
  ["enorme", 4.87, "enorme", "ADJ:pos+m+s"],
  ["erroneo", 2.4, "erroneo", "ADJ:pos+m+s"],
  ["meno", 5.89, "meno", "ADV"],
  ["nemmeno", 5.02, "nemmeno", "ADV"],
  ["nero", 4.92, "nero", "ADJ:pos+m+s"],
  ["nere", 3.9, "nero", "ADJ:pos+f+p"],
  ["neve", 4.61, "neve", "NOUN-F:s"],
  ["nome", 5.6, "nome", "NOUN-M:s"],
  ["nonne", 3.6, "nonna", "NOUN-F:p"],
  ["nonno", 4.55, "nonno", "NOUN-M:s"],
  ["novembre", 5.2, "novembre", "NOUN-M:s"],
  ["onoro", 3.1, "onorare", "VER:ind+pres+1+s", { written: ["onoro", "onorò"] }],
  ["onorerebbero", 1.5, "onorare", "VER:cond+pres+3+p"],
  ["ornerò", 2.2, "ornare", "VER:ind+fut+1+s"],
  ["renne", 3.1, "renna", "NOUN-F:p"],
  ["venne", 4.9, "venire", "VER:ind+past+3+s"],
  ["moverne", 3.5, "muovere", "VER:inf+pres", { flags: ["clitic"] }],
  ["bomone", 3.4, "bomone", "NOUN-M:s", { flags: ["slur"] }],
  // Not on that board.
  ["perché", 6.3, "perché", "CON"],
  ["percola", 3.1, "percolare", "VER:ind+pres+3+s"],
  ["neo", 4, "neo", "NOUN-M:s"],
];

const REFUSALS: readonly Refusal[] = [
  { word: "borneo", reason: "name", zipf: 3.1 },
  { word: "november", reason: "foreign", zipf: 3 },
  { word: "novem", reason: "abbreviation", zipf: 2 },
  { word: "nnnn", reason: "numeral", zipf: 1 },
  { word: "nebb", reason: "fragment", zipf: 1 },
  { word: "enorne", reason: "typo", zipf: 1 },
  { word: "norrebbe", reason: "unattested", zipf: 0 },
];

/** What some of them mean. */
export function playMeanings(): Uint8Array<ArrayBuffer> {
  const one = (kind: SenseKind, meaning: string, english: string) => ({ kind, meaning, english });
  return encodeMeanings([
    { lemma: "bene", senses: [one("r", "in modo giusto", "well")] },
    { lemma: "nero", senses: [one("a", "del colore del carbone", "black")] },
    { lemma: "nome", senses: [one("n", "parola che indica una persona", "name, noun")] },
    { lemma: "novembre", senses: [one("n", "l'undicesimo mese", "November")] },
    { lemma: "onorare", senses: [one("v", "rendere omaggio", "")] },
    { lemma: "venire", senses: [one("v", "avvicinarsi a chi parla", "come")] },
    { lemma: "neo", senses: [one("n", "macchiolina scura", "mole"), one("n", "", "fault")] },
  ], "Significati di prova\nCC0");
}

const CREDITS = "Parole di prova\nCC0";

/** The words of the transcripts; without those named, in another edition. */
export function playBytes(without: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const entries = ROWS.filter(([word]) => !without.includes(word)).map(
    ([text, zipf, lemma, tag, more]): Entry => {
      const word = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
      return {
        word,
        written: more?.written ?? (word === text ? [] : [text]),
        zipf,
        flags: more?.flags ?? [],
        sources: ["prova"],
        readings: [{ lemma, tag }],
        difficulty: Math.max(0, 1 - zipf / 6),
      };
    },
  );
  const about = { language: "it", sources: ["prova"], strategy: "test", credits: CREDITS };
  return encodeLexicon(entries, REFUSALS, about);
}

export function playLexicon(without: readonly string[] = []): Lexicon {
  return Lexicon.open(sourceOf(playBytes(without), "it.lex"));
}
