import { difficultyOf } from "../lexicon/difficulty.ts";
import type { Entry, Flag, Reason, Refusal } from "../../src/lexicon/entry.ts";
import type { Hand } from "./hand.ts";
import { MARKS, type Row } from "./table.ts";

/** The sources' names in the lexicon, by their letters in the table. */
const SOURCE_NAMES: Readonly<Record<string, string>> = {
  s: "scowl",
  h: "scowl-huge",
  w: "wordnet",
  o: "opentaal",
  g: "grammalecte",
  r: "rla-es",
  n: "natura",
  v: "vero",
  p: "german-pos-dict",
  k: "german-nouns",
  c: "compound",
  d: "derived",
};

interface Composed {
  readonly entries: readonly Entry[];
  readonly refusals: readonly Refusal[];
  readonly sources: readonly string[];
}

/** Below every floor, in hundredths. */
const RARE = 199;

/** What only a generous list or a rule vouches for must be met this often. */
const GENEROUS = 200;

/** A table and the hand lists into what a lexicon is made of. */
export function compose(rows: readonly Row[], hand: Hand): Composed {
  const entries: Entry[] = [];
  const refusals: Refusal[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    seen.add(row.word);
    const reason = reasonAgainst(row, hand);
    if (reason === undefined) entries.push(entryOf(row, hand));
    else if (row.zipf > 0) {
      refusals.push({ word: row.word, reason, zipf: row.zipf / 100 });
    }
  }
  for (const [word, written] of hand.allowed) {
    if (seen.has(word)) continue;
    entries.push(entryOf({ word, spellings: [written], zipf: 0, sources: "", marks: "" }, hand));
  }
  const used = new Set(entries.flatMap(({ sources }) => sources));
  const names = ["wordfreq", ...Object.values(SOURCE_NAMES), "hand"];
  return { entries, refusals, sources: names.filter((name) => used.has(name)) };
}

/** Why a form is not a word; `undefined` if it is one. */
function reasonAgainst(row: Row, hand: Hand): Reason | undefined {
  const { word, zipf, sources, marks } = row;
  if (hand.allowed.has(word)) return undefined;
  const denied = hand.denied.get(word);
  if (denied !== undefined) return denied;
  if (ROMAN.test(word)) return "numeral";
  const isName = marks.includes(MARKS.name);
  const isVouched = sources !== "" && isWellVouched(row);
  if (word.length <= 3 && !hand.short.has(word)) {
    if (isName && sources === "") return "name";
    return marks.includes(MARKS.abbreviation) || sources !== "" ? "abbreviation" : "unattested";
  }
  if (isVouched) return undefined;
  if (isName) return "name";
  if (marks.includes(MARKS.abbreviation)) return "abbreviation";
  if (marks.includes(MARKS.foreign)) return "foreign";
  return zipf > 0 || sources !== "" ? "unattested" : undefined;
}

/** Three signs and more: shorter ones are words in some language. */
const ROMAN = /^(?=...)x{0,3}(?:ix|iv|v?i{0,3})$/;

/** Whether the sources are enough for it. */
function isWellVouched({ sources, marks, zipf, spellings }: Row): boolean {
  const isName = marks.includes(MARKS.name);
  // Where all nouns have capitals, a name takes two lists to be a noun too.
  const isCapital = /^\p{Lu}/u.test(spellings[0]!);
  if (isName && isCapital && !(sources.includes("p") && sources.includes("k"))) return false;
  if (marks.includes(MARKS.derived)) return !isName && zipf >= GENEROUS;
  // The generous lists alone: in use here, and no name. SCOWL's largest size has too much to do
  // without a second list.
  if (/^[hvw]+$/.test(sources)) {
    return sources !== "h" && !isName && zipf >= GENEROUS && !marks.includes(MARKS.foreign);
  }
  return true;
}

function entryOf(row: Row, hand: Hand): Entry {
  const { word, spellings, sources, marks } = row;
  const level = hand.vulgar(word);
  const isBorrowed = marks.includes(MARKS.foreign) || marks.includes(MARKS.borrowed);
  const isRare = hand.rare.has(word) || (isBorrowed && !hand.allowed.has(word));
  const zipf = isRare ? Math.min(row.zipf, RARE) : row.zipf;
  const flags: Flag[] = [
    ...(marks.includes(MARKS.clitic) ? ["clitic" as const] : []),
    // The lists have too much with a capital, so people chose: very and is are not names.
    ...(hand.names.has(word) ? ["name" as const] : []),
    ...(level ? [level] : []),
    ...(zipf === 0 || isRare ? ["rare" as const] : []),
  ];
  const vouching = [...sources].map((letter) => SOURCE_NAMES[letter]!);
  const written = hand.allowed.has(word) ? [hand.allowed.get(word)!] : spellings;
  return {
    word,
    written: written.length === 1 && written[0] === word ? [] : written,
    zipf: zipf / 100,
    flags,
    sources: [
      ...(row.zipf > 0 ? ["wordfreq"] : []),
      ...vouching,
      ...(hand.allowed.has(word) ? ["hand"] : []),
    ],
    readings: [],
    difficulty: Math.round(100 * difficultyOf({ zipf: zipf / 100, flags })) / 100,
  };
}
