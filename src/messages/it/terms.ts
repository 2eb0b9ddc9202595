import type { Flag, Reason } from "../../lexicon/entry.ts";

/** What a word is, or why it is none, in Italian. */
export const flag: Readonly<Record<Flag, string>> = {
  clitic: "con pronome",
  apocope: "tronca",
  name: "anche nome proprio",
  loan: "forestierismo",
  superlative: "superlativo",
  vulgar: "volgare",
  slur: "offensiva",
  rare: "rara",
  sensitive: "delicata",
};

export const reason: Readonly<Record<Reason, string>> = {
  name: "un nome proprio",
  foreign: "una parola straniera",
  abbreviation: "una sigla o un'abbreviazione",
  numeral: "un numero romano",
  fragment: "un pezzo di parola, come davanti all'apostrofo",
  typo: "un errore di scrittura",
  apocope: "una forma tronca che non si usa",
  unattested: "una forma non attestata da fonti sufficienti",
  blasphemy: "una bestemmia",
};
