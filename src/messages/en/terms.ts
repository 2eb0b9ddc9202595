import type { Flag, Reason } from "../../lexicon/entry.ts";

/** What a word is, or why it does not count, in English. */
export const flag: Readonly<Record<Flag, string>> = {
  clitic: "with a pronoun",
  apocope: "shortened",
  name: "also a name",
  loan: "loanword",
  superlative: "superlative",
  vulgar: "vulgar",
  slur: "offensive",
  rare: "rare",
  sensitive: "sensitive",
};

export const reason: Readonly<Record<Reason, string>> = {
  name: "a proper noun",
  foreign: "a foreign word",
  abbreviation: "an abbreviation",
  numeral: "a Roman numeral",
  fragment: "part of a word, as before an apostrophe",
  typo: "a misspelling",
  apocope: "a shortened form that nobody uses",
  unattested: "a form that too few sources know",
  blasphemy: "a blasphemy",
};
