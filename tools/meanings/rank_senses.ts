import { joined, piecesOf } from "../../src/lexicon/meanings.ts";
import type { SenseClass, Synset } from "../sources/wordnets.ts";

/** One row of the table of meanings. Empty texts mean that the wordnets have nothing usable. */
export interface SenseRow {
  readonly lemma: string;
  readonly class: SenseClass;
  /** A definition, or else other Italian words for it. */
  readonly italian: string;
  /** English words, the commonest first. */
  readonly english: string;
}

export interface Frequencies {
  /** Zipf in hundredths; 0 when unknown. */
  readonly italian: (word: string) => number;
  readonly english: (word: string) => number;
  /** Whether a dictionary has the form, and we may show it: definitions have slips. */
  readonly isWord: (form: string) => boolean;
  /** Whether a player may meet the dictionary form. */
  readonly isWanted: (lemma: string) => boolean;
}

/** The senses of every word, those of one word and class in order, the commonest first. */
export function rankSenses(synsets: readonly Synset[], frequencies: Frequencies): SenseRow[] {
  const byWord = new Map<string, Synset[]>();
  for (const synset of synsets) {
    if (synset.english.length === 0) continue;
    for (const word of synset.italian.keys()) {
      if (!/^\p{Ll}+$/u.test(word) || !frequencies.isWanted(word)) continue;
      const key = `${word}\t${synset.class}`;
      byWord.set(key, [...byWord.get(key) ?? [], synset]);
    }
  }
  const rows: SenseRow[] = [];
  for (const key of [...byWord.keys()].sort()) {
    const lemma = key.split("\t")[0]!;
    const senses = trusted(lemma, byWord.get(key)!);
    const counts = new Map<string, number>();
    for (const { english } of senses) {
      for (const { word } of english) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const ranked = senses.map((synset) => ({
      synset,
      weight: weightOf(lemma, synset, counts, frequencies),
    })).sort((a, b) => b.weight - a.weight);
    const near = ranked.filter(({ synset, weight }, i) =>
      i === 0 || isInBoth(lemma, synset) && weight >= ranked[0]!.weight - NEAR
    );
    const mine = near.slice(0, MOST_SENSES).map(({ synset }) => ({
      lemma,
      class: synset.class,
      italian: italianOf(lemma, synset, frequencies),
      english: englishOf(synset, frequencies),
    }));
    rows.push(
      ...mine.filter((row, i) =>
        row.english !== "" && mine.findIndex((it) => isAlike(it, row)) === i
      ),
    );
  }
  return rows;
}

/**
 * The senses to choose from: those that both wordnets have. What only one of them has is wrong one
 * time in five, unless it is nearly the same word in English: then one in twenty.
 */
function trusted(lemma: string, senses: readonly Synset[]): readonly Synset[] {
  const agreed = senses.filter((synset) => isInBoth(lemma, synset));
  if (agreed.length > 0) return agreed;
  return senses.filter(({ english }) => english.some(({ word }) => isCognate(lemma, word)));
}

function isInBoth(lemma: string, { italian }: Synset): boolean {
  return italian.get(lemma) === 2;
}

/** Whether the words begin alike, spelled as Latin and Greek words are in the two languages. */
function isCognate(italian: string, english: string): boolean {
  const [a, b] = [asLatin(italian), asLatin(english)];
  const shared = Math.min(COGNATE, Math.max(3, a.length - 1));
  return a.slice(0, shared) === b.slice(0, shared);
}

const COGNATE = 5;

function asLatin(word: string): string {
  return plain(word).replace(/ph/g, "f").replace(/th/g, "t").replace(/[yj]/g, "i")
    .replace(/k/g, "c").replace(/(.)\1/g, "$1");
}

function isAlike(a: SenseRow, b: SenseRow): boolean {
  return a.english === b.english || a.italian !== "" && a.italian === b.italian;
}

/** A further sense is in both wordnets, and not much rarer than the first: hundredths of a zipf. */
const NEAR = 30;

const MOST_SENSES = 3;

/** How often the sense is meant, by the English words for it: sense n of a word has 1/n(n+1) of it. */
function weightOf(
  lemma: string,
  synset: Synset,
  counts: ReadonlyMap<string, number>,
  { italian, english }: Frequencies,
): number {
  let uses = 0;
  for (const { word, sense } of synset.english) {
    const zipf = word.includes(" ") ? PHRASE_ZIPF : english(word.toLowerCase());
    uses += 10 ** (zipf / 100) * 2 / (sense * (sense + 1));
  }
  const zipf = 100 * Math.log10(Math.max(uses, 1));
  const shared = Math.max(...synset.english.map(({ word }) => counts.get(word)!));
  const ceiling = italian(lemma) + 50;
  return Math.round(
    zipf - 0.7 * Math.max(0, zipf - ceiling) +
      (synset.italian.get(lemma) === 2 ? 70 : 0) +
      (synset.definitions.length > 0 ? 20 : 0) +
      40 * Math.log2(shared),
  );
}

const PHRASE_ZIPF = 200;

/** The best word for it, and others that are nearly as common. */
function englishOf({ english }: Synset, { english: zipf }: Frequencies): string {
  // The third sense of an English word does not show which one is meant.
  const plainSense = english.filter(({ sense }) => sense <= MOST_SENSE);
  const ranked = plainSense.filter(({ word }) => !UNFIT.test(word)).map(({ word, sense }) => ({
    word,
    rank: (word.includes(" ") ? PHRASE_ZIPF : zipf(word.toLowerCase())) -
      100 * Math.log10(sense * (sense + 1) / 2),
  })).sort((a, b) => b.rank - a.rank);
  const near = ranked.filter(({ word, rank }) =>
    rank >= ranked[0]!.rank - MOST_BELOW && (word === ranked[0]!.word || !isScientific(word))
  );
  return near.slice(0, 3).map(({ word }) => word).join(", ");
}

const MOST_BELOW = 130;
const MOST_SENSE = 2;

/** What is not shown, and what the file cannot store: `orphans' asylum`. */
const UNFIT =
  /' |\b(?:fuck|shit|cunt|ass|asshole|cock|prick|nigger|whore|bitch|tits?|piss|crap)\b/i;

/** `Canis familiaris`. */
function isScientific(word: string): boolean {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(word);
}

function italianOf(lemma: string, synset: Synset, frequencies: Frequencies): string {
  for (const text of synset.definitions) {
    const definition = tidy(text);
    if (isUsable(definition, lemma, frequencies)) return definition;
  }
  // Other words for it are right where both wordnets agree.
  if (!isInBoth(lemma, synset)) return "";
  const others = [...synset.italian.keys()].filter((word) =>
    word !== lemma && synset.italian.get(word) === 2 && /^[\p{Ll} ]+$/u.test(word) &&
    !containsStem(word, lemma) &&
    word.split(" ").every(frequencies.isWord)
  );
  const zipf = (word: string) =>
    Math.min(...word.split(" ").map((part) => frequencies.italian(part))) -
    (word.includes(" ") ? 150 : 0);
  return others.sort((a, b) => zipf(b) - zipf(a)).slice(0, 3).join(", ");
}

function tidy(text: string): string {
  const plain = text.replace(/\((?:fig|in senso fig|spec)[^)]*\)/g, "")
    .replace(/\bspec\.\s/g, "specialmente ").replace(/\bgen\.\s/g, "in genere ")
    .replaceAll("’", "'").replace(/[.;:,\s]+$/, "").trim();
  // Spaces as the file of meanings has them.
  return joined(piecesOf(plain.slice(0, 1).toLowerCase() + plain.slice(1)));
}

function isUsable(definition: string, lemma: string, { isWord }: Frequencies): boolean {
  if (definition.length < 4 || definition.length > 80) return false;
  if (/[^\p{L} ,;'()\-:]|' /u.test(definition)) return false;
  if (
    definition.split(" ").length < 3 ||
    /^(?:di|del|della|dei|delle|dell'|a|da|con|per) /.test(definition)
  ) return false;
  if (containsStem(definition, lemma)) return false;
  return definition.split(/[^\p{L}]+/u).every((word) => word === "" || isWord(word));
}

/** Whether a text gives its own word away: it has the word, or another of the same family. */
export function containsStem(text: string, lemma: string): boolean {
  const word = plain(lemma);
  const stems = stemsOf(word);
  return plain(text).split(/[^a-z]+/).some((other) =>
    other === word ||
    stems.some((stem) =>
      other.startsWith(stem) && (stem.length > 3 || other.length <= word.length + 1)
    )
  );
}

/** How the words of its family begin: without its ending, and without what derives it. */
function stemsOf(word: string): string[] {
  const stem = word.replace(ENDING, "");
  const least = stem.length <= 5 ? stem.length : Math.ceil(0.75 * stem.length);
  const stems = [stem.slice(0, least), word.replace(DERIVED, "")];
  const positive = word.replace(NEGATED, "");
  if (positive.length >= 7 && positive !== word) {
    stems.push(positive.replace(DERIVED, "").replace(ENDING, ""));
  }
  return stems.filter((one, i) => one.length >= (i === 0 ? 3 : 5) && one !== word);
}

const ENDING = /(?:mente|arsi|ersi|irsi|are|ere|ire|rre|[aeiou]{1,2})$/;
const DERIVED =
  /(?:(?:a|i)?(?:zione|zioni|mento|tore|trice)|(?:a|e)(?:nte|nza)|[ai]bile|evole|ismo|ista|ita|oso|ezza)$/;
const NEGATED = /^(?:in|im|ir|il|dis|s(?=[bcdfgpqtv]))/;

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
