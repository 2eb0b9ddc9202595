import { type Alphabet, byAlphabet, isWord, LATIN, maskOf } from "../core/letters.ts";
import { MAX_ZIPF } from "../core/scoring.ts";
import { LIST } from "./edition.ts";
import {
  bitsOf,
  type Entry,
  FLAGS,
  NEVER_CORE,
  type Reading,
  type Refusal,
  SET_APART,
  TAG_BITS,
} from "./entry.ts";
import { crc32, writeContainer } from "./format.ts";
import { type Graph, MAX_LENGTH } from "./graph.ts";
import { buildGraph } from "./graph_build.ts";
import { buildMaskIndex } from "./masks.ts";
import type { Meta } from "./meta.ts";
import { encodeRefused } from "./refused.ts";

/** What a lexicon says about itself. */
interface About {
  /** Two or three letters: `it`. */
  readonly language: string;
  readonly alphabet?: Alphabet;
  /** The names of the sources, at most eight; an entry's sources are among them. */
  readonly sources?: readonly string[];
  /** How it was made, for people: the recipe's name. */
  readonly strategy?: string;
  /** Whom to credit, and under which licences. */
  readonly credits?: string;
}

/** What a lexicon without readings does without. */
export const READING_SECTIONS: readonly string[] = ["RSTA", "READ", "LEND", "LEMM", "TAGS"];

/**
 * The same entries give the same bytes, in whatever order they come. Words too long to store are
 * left out; a word given twice, or with anything but letters, is a `RangeError`.
 */
export function encodeLexicon(
  entries: readonly Entry[],
  refusals: readonly Refusal[],
  about: About,
): Uint8Array<ArrayBuffer> {
  const alphabet = about.alphabet ?? LATIN;
  const sources = about.sources ?? [];
  const rows = sortedEntries(entries, alphabet);
  const isApart = (entry: Entry) => (bitsOf(FLAGS, entry.flags) & SET_APART) !== 0;
  const plain = rows.filter((entry) => !isApart(entry));
  const apart = rows.filter(isApart);
  const ordered = [...plain, ...apart];
  const graph = buildGraph(plain.map((entry) => entry.word), alphabet);
  const apartGraph = buildGraph(apart.map((entry) => entry.word), alphabet);
  const flags = Uint16Array.from(ordered, (entry) => bitsOf(FLAGS, entry.flags));
  const zipfs = Uint16Array.from(ordered, (entry) => Math.round(entry.zipf * 100));
  const index = buildMaskIndex(
    Int32Array.from(ordered, (entry) => maskOf(entry.word, alphabet)),
    // Words that may be required first, the commonest first: a reader can stop at the floor.
    zipfs.map((zipf, id) => zipf + (flags[id]! & NEVER_CORE ? 0 : 10_000)),
  );
  const odd = ordered.flatMap((entry, id) => spellingOf(entry) === "" ? [] : [id]);
  const spellings = encodeTexts(odd.map((id) => spellingOf(ordered[id]!)));
  const readings = encodeReadings(ordered.map((entry) => entry.readings));
  const refusedWords = new Set(refusals.map((refusal) => refusal.word));
  const both = rows.find(({ word }) => refusedWords.has(word));
  if (both) throw new RangeError(`Accepted and refused: ${both.word}`);
  const refused = encodeRefused(sortedRefusals(refusals));
  const sections: [string, ArrayBufferView][] = [
    ...graphSections("A", graph),
    ...graphSections("B", apartGraph),
    ["MASK", index.masks],
    ["MSTA", index.starts],
    ["MIDS", index.ids],
    ["MSLO", index.slots],
    ["ZIPF", zipfs],
    ["FLAG", flags],
    ["LENG", Uint8Array.from(ordered, ({ word }) => word.length)],
    ["RANK", formsByZipf(zipfs, flags)],
    ["SRCS", Uint8Array.from(ordered, (entry) => bitsOf(sources, entry.sources))],
    ["DIFF", Uint8Array.from(ordered, (entry) => Math.round(entry.difficulty * 100))],
    ["SPID", Uint32Array.from(odd)],
    ["SEND", spellings.ends],
    ["SPEL", spellings.bytes],
    ["RSTA", readings.starts],
    ["READ", readings.packed],
    ["LEND", readings.lemmas.ends],
    ["LEMM", readings.lemmas.bytes],
    ["TAGS", readings.tags],
    ["RFST", refused.starts],
    ["RFSD", refused.bytes],
    ["CRED", new TextEncoder().encode(about.credits ?? "")],
  ];
  const meta: Meta = {
    language: about.language,
    letters: alphabet.letters,
    edition: editionOf(about.language, alphabet, sections),
    frequencies: entries.some((entry) => entry.zipf > 0),
    sources,
    strategy: about.strategy ?? LIST,
    words: plain.length,
    apart: apart.length,
    roots: [graph.root, apartGraph.root],
  };
  // What is not known is absent: no list of nothing for every word.
  const isKnown = ([tag]: readonly [string, unknown]) =>
    readings.packed.length > 0 || !READING_SECTIONS.includes(tag);
  return writeContainer([
    ["META", new TextEncoder().encode(JSON.stringify(meta))],
    ...sections.filter(isKnown),
  ]);
}

/** How many forms that a game may require have each zipf, in hundredths up to 8, or more. */
export function formsByZipf(zipfs: Uint16Array, flags: Uint16Array): Uint32Array {
  const forms = new Uint32Array(MAX_ZIPF + 1);
  zipfs.forEach((zipf, id) => {
    if (!(flags[id]! & NEVER_CORE)) forms[Math.min(zipf, MAX_ZIPF)]! += 1;
  });
  for (let zipf = MAX_ZIPF - 1; zipf >= 0; zipf--) forms[zipf]! += forms[zipf + 1]!;
  return forms;
}

/** `it-3f9a2c`: the language and a fingerprint of the content, so two lists never share a name. */
function editionOf(
  language: string,
  alphabet: Alphabet,
  sections: readonly [string, ArrayBufferView][],
): string {
  const parts = [new TextEncoder().encode(alphabet.letters), ...sections.map(([, data]) => data)];
  const prints = Uint32Array.from(
    parts,
    (data) => crc32(new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  );
  const print = crc32(new Uint8Array(prints.buffer));
  return `${language}-${(print >>> 8).toString(16).padStart(6, "0")}`;
}

function graphSections(name: string, graph: Graph): [string, ArrayBufferView][] {
  return [[`${name}NOD`, graph.nodes], [`${name}TGT`, graph.targets], [`${name}CNT`, graph.counts]];
}

function sortedEntries(entries: readonly Entry[], alphabet: Alphabet): Entry[] {
  // If letters are in the order of their codes, the engine's own comparison is faster.
  const isByCode = [...alphabet.letters].sort().join("") === alphabet.letters;
  const sorted = entries
    .filter(({ word }) => word.length <= MAX_LENGTH)
    .sort((a, b) => isByCode ? byCode(a.word, b.word) : byAlphabet(a.word, b.word, alphabet));
  sorted.forEach(({ word }, i) => {
    if (!isWord(word, alphabet)) throw new RangeError(`Not a word: ${JSON.stringify(word)}`);
    if (word === sorted[i + 1]?.word) throw new RangeError(`Given twice: ${word}`);
  });
  return sorted;
}

function sortedRefusals(refusals: readonly Refusal[]): Refusal[] {
  const sorted = refusals
    .filter((refusal) => refusal.word.length <= MAX_LENGTH)
    .sort((a, b) => byCode(a.word, b.word));
  sorted.forEach(({ word }, i) => {
    if (word === sorted[i + 1]?.word) throw new RangeError(`Refused twice: ${word}`);
  });
  return sorted;
}

/** Nothing when the word is written just as it is played. */
function spellingOf(entry: Entry): string {
  const text = entry.written.join("\n");
  return text === entry.word ? "" : text;
}

/** Texts one after another, and where each ends. */
function encodeTexts(texts: readonly string[]): { ends: Uint32Array; bytes: Uint8Array } {
  const encoder = new TextEncoder();
  const pieces = texts.map((text) => encoder.encode(text));
  let length = 0;
  const ends = Uint32Array.from(pieces, (piece) => length += piece.length);
  const bytes = new Uint8Array(length);
  pieces.forEach((piece, i) => bytes.set(piece, ends[i]! - piece.length));
  return { ends, bytes };
}

function encodeReadings(all: readonly (readonly Reading[])[]) {
  const lemmas = numbered(all.flatMap((readings) => readings.map((reading) => reading.lemma)));
  const tags = numbered(all.flatMap((readings) => readings.map((reading) => reading.tag)));
  if (lemmas.size >= 1 << (32 - TAG_BITS)) throw new RangeError("Too many lemmas");
  if (tags.size >= 1 << TAG_BITS) throw new RangeError("Too many tags");
  const starts = [0];
  const packed: number[] = [];
  for (const readings of all) {
    for (const { lemma, tag } of readings) {
      packed.push((lemmas.get(lemma)! << TAG_BITS | tags.get(tag)!) >>> 0);
    }
    starts.push(packed.length);
  }
  return {
    starts: Uint32Array.from(starts),
    packed: Uint32Array.from(packed),
    lemmas: encodeTexts([...lemmas.keys()]),
    tags: new TextEncoder().encode([...tags.keys()].join("\n")),
  };
}

/** Each text once, sorted, with its number. */
function numbered(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].sort().map((text, i) => [text, i]));
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
