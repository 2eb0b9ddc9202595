import { type Alphabet, normalize } from "../core/letters.ts";
import { UserError, type WordListFault } from "../core/problem.ts";
import { encodeLexicon } from "./encode.ts";
import { MAX_LENGTH } from "./graph.ts";

/** The words of a plain list. */
interface WordList {
  readonly words: readonly ListedWord[];
  /** How many lines were not words: too long, or with something other than letters. */
  readonly skipped: number;
}

interface ListedWord {
  readonly word: string;
  /** As written, in the order seen; empty means just as played. */
  readonly written: readonly string[];
}

/** What a plain list does not say about itself. */
interface AboutList {
  readonly language: string;
  readonly alphabet: Alphabet;
  /** Zipf by word as played; a word that is not there has none. */
  readonly frequencies?: ReadonlyMap<string, number>;
}

/** A larger number cannot be a zipf, so the file holds counts. */
const MAX_ZIPF = 9;

/** Nobody spells a word in more ways; the rest are left out. */
const MAX_SPELLINGS = 8;

const AS_PLAYED: readonly string[] = [];

/** Everything unknown about a listed word: one object for millions of them. */
const UNKNOWN = { flags: [], sources: [], readings: [], difficulty: 0 } as const;

/** Reads UTF-8 text, one word a line; throws `bad_word_list`. */
export function parseWordList(bytes: Uint8Array, name: string, alphabet: Alphabet): WordList {
  const found = new Map<string, readonly string[]>();
  let skipped = 0;
  for (const line of linesOf(bytes, name)) {
    const text = line.trim();
    if (text === "") continue;
    const word = wordIn(text, alphabet);
    if (word === undefined) skipped++;
    else found.set(word, withSpelling(found.get(word), word, spellingOf(text, word)));
  }
  if (found.size === 0) fail(name, { kind: "no_word" });
  return { words: Array.from(found, ([word, written]) => ({ word, written })), skipped };
}

/**
 * Reads lines of a word, a tab and a number into zipfs by word as played; throws `bad_word_list`.
 * Numbers up to 9 are zipfs; if any is larger they are counts, and zipf is log10 per thousand
 * million. If a word has several spellings, the commonest counts.
 */
export function parseFrequencies(
  bytes: Uint8Array,
  name: string,
  alphabet: Alphabet,
): Map<string, number> {
  const found = new Map<string, number>();
  let total = 0;
  let most = 0;
  linesOf(bytes, name).forEach((line, i) => {
    const text = line.trim();
    if (text === "") return;
    const [written, figure, ...rest] = text.split("\t");
    if (rest.length > 0 || !/^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i.test(figure ?? "")) {
      fail(name, { kind: "bad_frequency", line: i + 1, text: text.slice(0, 80) });
    }
    const number = Number(figure);
    total += number;
    most = Math.max(most, number);
    const word = wordIn(written!, alphabet);
    if (word !== undefined) found.set(word, Math.max(number, found.get(word) ?? 0));
  });
  if (found.size === 0) fail(name, { kind: "no_word" });
  if (most > MAX_ZIPF) {
    for (const [word, count] of found) found.set(word, zipfOf(count, total));
  }
  return found;
}

/** The file of a lexicon made from a plain list, with frequencies if there are any. */
export function lexiconFromList(
  bytes: Uint8Array,
  name: string,
  about: AboutList,
): Uint8Array<ArrayBuffer> {
  const { language, alphabet, frequencies } = about;
  const entries = parseWordList(bytes, name, alphabet).words.map(({ word, written }) => ({
    word,
    written,
    zipf: frequencies?.get(word) ?? 0,
    ...UNKNOWN,
  }));
  return encodeLexicon(entries, [], { language, alphabet });
}

function linesOf(bytes: Uint8Array, name: string): string[] {
  if (bytes.includes(0)) fail(name, { kind: "binary" });
  const text = decode(bytes, name);
  if (text.trim() === "") fail(name, { kind: "empty" });
  return text.includes("\r") ? text.split(/\r\n?|\n/) : text.split("\n");
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    fail(name, { kind: "not_utf8", line: badLine(bytes) });
  }
}

/** The first line that is not UTF-8: up to it, decoding changes nothing. */
function badLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const next = end < 0 ? bytes.length : end + 1;
    try {
      decoder.decode(bytes.subarray(start, next));
    } catch {
      break;
    }
    start = next;
  }
  return line;
}

/** As played, if it is a word that can be stored. */
function wordIn(text: string, alphabet: Alphabet): string | undefined {
  // A letter may take a few units; anything longer is not worth folding.
  if (text.length > 4 * MAX_LENGTH) return undefined;
  const word = normalize(text, alphabet);
  return word === undefined || word.length > MAX_LENGTH ? undefined : word;
}

/** Capitals are kept in a name, not in a list that is all capitals. */
function spellingOf(text: string, word: string): string {
  if (text === word) return word;
  const written = text.normalize("NFC");
  return written.length > 1 && written === written.toUpperCase() ? written.toLowerCase() : written;
}

function withSpelling(
  known: readonly string[] | undefined,
  word: string,
  spelling: string,
): readonly string[] {
  if (known === undefined) return spelling === word ? AS_PLAYED : [spelling];
  const all = known === AS_PLAYED ? [word] : known;
  if (all.includes(spelling) || all.length >= MAX_SPELLINGS) return known;
  return [...all, spelling];
}

/** At least a hundredth for anything counted, since 0 means unknown. */
function zipfOf(count: number, total: number): number {
  if (count === 0) return 0;
  const zipf = Math.round(100 * Math.log10(count / total * 1e9)) / 100;
  return Math.min(MAX_ZIPF, Math.max(0.01, zipf));
}

function fail(path: string, fault: WordListFault): never {
  throw new UserError({ kind: "bad_word_list", path, fault });
}
