import { type Alphabet, normalize } from "../../src/core/letters.ts";
import { isGermanCompound } from "./compounds.ts";
import { spanishForm } from "./spanish.ts";
import type { Vote } from "./recipes.ts";
import { MARKS, type Row } from "./table.ts";

interface Sources {
  readonly language: string;
  readonly alphabet: Alphabet;
  readonly votes: Iterable<Vote>;
  /** Zipfs in hundredths by token, in this language and in others. */
  readonly frequencies: ReadonlyMap<string, number>;
  readonly foreign: ReadonlyMap<string, number>;
  /** Words that people vouch for, as played: kept with their frequency, however rare. */
  readonly allowed: ReadonlyMap<string, string>;
}

/** A form that wordfreq does not have is kept up to this length, or if its stem is common. */
const MAX_UNSEEN: Readonly<Record<string, number>> = { en: 10, nl: 9, de: 8, fr: 8, es: 7, pt: 7 };
const COMMON_STEM = 350;
const LONGEST_UNSEEN = 11;

/** What is only made of two words is kept when people write it this often. */
const COMPOUND = 200;

/** What no source vouches for is kept when people write it this often, to be explained. */
const TOLD = 320;

/** So much commoner elsewhere that its frequency here is of foreign text, unless it is common. */
const FOREIGN = 170;
/** German nouns, and words that only Wiktionary or VERO has, need less to count as borrowed. */
const BORROWED_NOUN = 110;
const BORROWED_ALONE: Readonly<Record<string, number>> = { k: 60, v: 40 };
const COMMON_HERE = 450;

interface Known {
  readonly spellings: Set<string>;
  /** Those that are more than a weak form. */
  readonly strong: Set<string>;
  readonly letters: Set<string>;
  readonly kinds: Set<Vote["kind"]>;
  stem: number;
}

/** The votes and frequencies of a language, form by form, sorted. */
export function gather(sources: Sources): Row[] {
  const { alphabet, frequencies, foreign, language, allowed } = sources;
  const known = knownForms(sources);
  const zipfOf = (text: string) => frequencyOf(frequencies, text);
  const rows: Row[] = [];
  for (const [word, { spellings, strong, letters, kinds, stem }] of known) {
    const written = [...spellings].filter((text) => !isOld(text, spellings)).sort((a, b) =>
      zipfOf(b) - zipfOf(a) || Number(b.includes("ß")) - Number(a.includes("ß")) ||
      Number(strong.has(b)) - Number(strong.has(a)) ||
      Number(isCapital(a)) - Number(isCapital(b)) || (a < b ? -1 : 1)
    );
    const zipf = zipfOf(written[0]!);
    const isWord = ["word", "clitic", "derived"].some((kind) => kinds.has(kind as Vote["kind"]));
    const isOnlyDerived = !kinds.has("word") && !kinds.has("clitic");
    if (zipf === 0) {
      if (!kinds.has("word")) continue;
      const isShort = word.length <= MAX_UNSEEN[language]!;
      const isCommon = stem >= COMMON_STEM && word.length <= LONGEST_UNSEEN;
      // One vote of a list that has everything is not enough for what nobody writes.
      if (!(isShort || isCommon) || isGenerous(language, letters)) continue;
    }
    if (!isWord && zipf < 200) continue;
    const marks = [
      kinds.has("clitic") && !kinds.has("word") ? MARKS.clitic : "",
      kinds.has("name") ? MARKS.name : "",
      kinds.has("abbreviation") ? MARKS.abbreviation : "",
      zipf > 0 && zipf < COMMON_HERE
        ? markOf(frequencyOf(foreign, written[0]!) - zipf, written[0]!, letters)
        : "",
      isWord && isOnlyDerived ? MARKS.derived : "",
    ].join("");
    rows.push({
      word,
      spellings: isWord ? shown(written, zipfOf) : [word],
      zipf,
      sources: isWord ? [...letters].sort().join("") : "",
      marks,
    });
  }
  // German writes nouns with a capital.
  const isNoun = (form: string) => {
    const row = known.get(form);
    return row !== undefined && row.kinds.has("word") && [...row.spellings].some(isCapital);
  };
  // One may lack accents: what is made of a word loses some of them.
  const zipfOfWord = (form: string) => {
    const row = known.get(normalize(form, alphabet) ?? "");
    return row?.kinds.has("word") && !row.kinds.has("name")
      ? Math.max(...[...row.spellings].map(zipfOf))
      : 0;
  };
  for (const [token, zipf] of frequencies) {
    const word = normalize(token, alphabet);
    if (word === undefined || known.has(word) || word.length < 3) continue;
    const isCompound = language === "de" && zipf >= COMPOUND &&
      isGermanCompound(word, (part) => isNoun(part) ? known.get(part)!.stem : 0);
    const made = language === "es" ? spanishForm(token, zipf, zipfOfWord) : undefined;
    if (!isCompound && !made && zipf < TOLD && allowed.get(word) !== token) continue;
    known.set(word, NOTHING);
    const isForeign = (foreign.get(token) ?? 0) - zipf >= 0;
    rows.push({
      word,
      spellings: isCompound ? [token[0]!.toUpperCase() + token.slice(1)] : made ? [token] : [word],
      zipf,
      sources: isCompound ? "c" : made ? "d" : "",
      marks: isCompound
        ? MARKS.derived
        : made
        ? (made === "clitic" ? MARKS.clitic : MARKS.derived)
        : isForeign
        ? MARKS.foreign
        : "",
    });
  }
  return rows.filter(isPlayable).sort((a, b) => a.word < b.word ? -1 : 1);
}

/** Long words must be in use: German and Dutch have no end of them. */
function isPlayable({ word, zipf }: Row): boolean {
  return word.length <= LONG || zipf >= COMMON_LONG;
}

const LONG = 14;
const COMMON_LONG = 250;

const NOTHING: Known = newKnown();

function knownForms({ alphabet, votes, frequencies }: Sources): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const { form, letter, kind, stem, isWeak } of votes) {
    const word = normalize(form, alphabet);
    if (word === undefined || word.length < 2 || word.length > 30) continue;
    let row = known.get(word);
    if (row === undefined) known.set(word, row = newKnown());
    row.kinds.add(kind);
    if (kind === "name" || kind === "abbreviation") continue;
    row.spellings.add(form);
    if (!isWeak) row.strong.add(form);
    row.letters.add(letter);
    row.stem = Math.max(row.stem, frequencyOf(frequencies, stem ?? form));
  }
  for (const [word, row] of known) if (row.spellings.size === 0) row.spellings.add(word);
  return known;
}

/** wordfreq writes ss for ß. */
function frequencyOf(frequencies: ReadonlyMap<string, number>, text: string): number {
  const token = text.toLowerCase();
  return frequencies.get(token) ?? frequencies.get(token.replaceAll("ß", "ss")) ?? 0;
}

/** What a form is that is this much commoner elsewhere. */
function markOf(gap: number, written: string, letters: ReadonlySet<string>): string {
  if (gap >= FOREIGN) return MARKS.foreign;
  const [only = "", ...others] = letters;
  const alone = others.length === 0 ? BORROWED_ALONE[only] : undefined;
  const least = alone ?? (isCapital(written) ? BORROWED_NOUN : FOREIGN);
  return gap >= least ? MARKS.borrowed : "";
}

/** Since 1996 ß stands after long vowels only: muß is muss now, Straße is as it was. */
function isOld(text: string, spellings: ReadonlySet<string>): boolean {
  return /ß(?![aeiouäöü])|^miß/i.test(text) && spellings.has(text.replaceAll("ß", "ss"));
}

function newKnown(): Known {
  return {
    spellings: new Set(),
    strong: new Set(),
    letters: new Set(),
    kinds: new Set(),
    stem: 0,
  };
}

/** If spellings differ in more than a capital, those that people write; the first in any case. */
function shown(written: readonly string[], zipfOf: (text: string) => number): string[] {
  const [first, ...rest] = written;
  const others = rest.filter((text) =>
    zipfOf(text) >= Math.max(150, zipfOf(first!) - FAR_RARER) &&
    text.toLowerCase() !== first!.toLowerCase()
  );
  return [first!, ...others.slice(0, 3)];
}

/** A spelling that is so much rarer is a slip, or half a word: cancelá-lo. */
const FAR_RARER = 130;

/** VERO and the largest list of SCOWL have a great many words that nobody writes. */
function isGenerous(language: string, letters: ReadonlySet<string>): boolean {
  if (language === "pt") return !letters.has("n");
  return language === "en" && !letters.has("s");
}

function isCapital(text: string): boolean {
  return text !== text.toLowerCase();
}
