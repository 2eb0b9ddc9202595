import { type Mask, normalize, sizeOf } from "../core/letters.ts";
import { formsByZipf, READING_SECTIONS } from "./encode.ts";
import { FLAGS, NEVER_CORE, SET_APART, TAG_BITS } from "./entry.ts";
import { crc32, fail } from "./format.ts";
import type { Lexicon } from "./lexicon.ts";
import { findMask, MAX_SET } from "./masks.ts";
import { eachRefusal, encodeRefused } from "./refused.ts";
import { eachSet, graphFault, shareWord } from "./verify_graph.ts";

const TAGS = [
  ...["META", "ANOD", "ATGT", "ACNT", "BNOD", "BTGT", "BCNT", "MASK", "MSTA", "MIDS", "MSLO"],
  ...["ZIPF", "FLAG", "LENG", "RANK", "SRCS", "DIFF", "SPID", "SEND", "SPEL", "RFST", "RFSD"],
  ...["CRED"],
];

const DECODER = new TextDecoder("utf-8", { fatal: true });

/** What the checks share: the lexicon, and the length and the letters of each word, by id. */
interface Checked {
  readonly lexicon: Lexicon;
  readonly lengths: Uint8Array;
  readonly masks: Int32Array;
}

/**
 * Throws `bad_lexicon` unless every checksum is right and all parts agree, so that no walk or
 * look-up can go wrong. It reads the whole file: for tools and `lexicon check`,
 * and for files that someone else made.
 */
export function verifyLexicon(lexicon: Lexicon): void {
  checkSections(lexicon);
  const checked = checkGraphs(lexicon);
  checkColumns(checked);
  checkMasks(checked);
  checkSpellings(checked);
  checkReadings(checked);
  checkRefused(checked);
}

function checkSections(lexicon: Lexicon): void {
  const { source, sections } = lexicon.layout;
  let end = 0;
  for (const { tag, offset, length, crc } of sections) {
    if (offset < end) broken(lexicon, `section ${tag} overlaps`);
    end = offset + length;
    const bytes = source.read(offset, length);
    if (bytes.length !== length) fail(source, { kind: "truncated" });
    if (crc32(bytes) !== crc) fail(source, { kind: "checksum", section: tag });
  }
  // The last section is filled up to eight bytes.
  if (source.size - end >= 8) broken(lexicon, "bytes after its end");
  const has = (tag: string) => sections.some((section) => section.tag === tag);
  for (const tag of [...TAGS, ...(READING_SECTIONS.some(has) ? READING_SECTIONS : [])]) {
    if (!has(tag)) broken(lexicon, `section ${tag} missing`);
  }
}

function checkGraphs(lexicon: Lexicon): Checked {
  const { alphabet, graph, graphApart, size } = lexicon;
  for (const it of [graph, graphApart]) {
    const fault = graphFault(it, alphabet);
    if (fault !== undefined) broken(lexicon, fault);
  }
  if (shareWord(graph, graphApart)) broken(lexicon, "a word in both graphs");
  const lengths = new Uint8Array(size);
  const masks = new Int32Array(size);
  let id = 0;
  const keep = (mask: Mask, length: number) => {
    masks[id] = mask;
    lengths[id++] = length;
  };
  eachSet(graph, keep);
  eachSet(graphApart, keep);
  return { lexicon, lengths, masks };
}

function checkColumns({ lexicon, lengths: found }: Checked): void {
  const zipf = column(lexicon, "ZIPF", Uint16Array);
  const flags = column(lexicon, "FLAG", Uint16Array);
  const lengths = column(lexicon, "LENG", Uint8Array);
  const sources = column(lexicon, "SRCS", Uint8Array);
  const difficulty = column(lexicon, "DIFF", Uint8Array);
  let hasFrequencies = false;
  for (let id = 0; id < lexicon.size; id++) {
    if (zipf[id]! > 1000) broken(lexicon, "a zipf out of range");
    hasFrequencies ||= zipf[id]! > 0;
    if (flags[id]! >>> FLAGS.length) broken(lexicon, "an unknown flag");
    const isApart = (flags[id]! & SET_APART) !== 0;
    if (isApart !== id >= lexicon.inGraph) broken(lexicon, "a word in the wrong graph");
    if (lengths[id] !== found[id]) broken(lexicon, "a length that is not the word's");
    if (sources[id]! >>> lexicon.sources.length) broken(lexicon, "an unknown source");
    if (difficulty[id]! > 100) broken(lexicon, "a difficulty out of range");
  }
  if (!isEqual(formsByZipf(zipf, flags), numbers(lexicon, "RANK", Uint32Array))) {
    broken(lexicon, "section RANK");
  }
  if (hasFrequencies !== lexicon.hasFrequencies) broken(lexicon, "frequencies");
}

function checkMasks({ lexicon, masks: byId }: Checked): void {
  const index = lexicon.masks;
  const { masks, starts, ids, slots } = index;
  checkStarts(lexicon, starts, ids.length, "MSTA");
  const zipf = column(lexicon, "ZIPF", Uint16Array);
  const weight = (id: number) => zipf[id]! + (lexicon.flagBits(id) & NEVER_CORE ? 0 : 10_000);
  masks.forEach((mask: Mask, place) => {
    if (place > 0 && mask >>> 0 <= masks[place - 1]! >>> 0) broken(lexicon, "sets out of order");
    if (starts[place] === starts[place + 1]) broken(lexicon, "a set without words");
    for (let i = starts[place]!; i < starts[place + 1]!; i++) {
      const id = ids[i]!;
      if (byId[id] !== mask) broken(lexicon, "a word under the wrong set");
      if (i === starts[place]) continue;
      // Heavier first, then by number: so none comes twice.
      const order = weight(ids[i - 1]!) - weight(id);
      if (order < 0 || (order === 0 && ids[i - 1]! >= id)) broken(lexicon, "words out of order");
    }
    if (findMask(index, mask) !== place) broken(lexicon, "a set that is not found");
  });
  const wanted = byId.reduce((count, mask) => count + (sizeOf(mask) <= MAX_SET ? 1 : 0), 0);
  if (wanted !== ids.length) broken(lexicon, "words missing from the sets");
  let used = 0;
  for (const slot of slots) if (slot !== 0) used++;
  if (used !== masks.length || used * 2 > slots.length) broken(lexicon, "section MSLO");
}

function checkSpellings({ lexicon }: Checked): void {
  const ids = numbers(lexicon, "SPID", Uint32Array);
  const texts = textsOf(lexicon, "SPEL", "SEND");
  if (texts.length !== ids.length) broken(lexicon, "section SEND");
  ids.forEach((id, i) => {
    if (id >= lexicon.size || (i > 0 && id <= ids[i - 1]!)) broken(lexicon, "section SPID");
    const word = lexicon.text(id);
    const spellings = texts[i]!.split("\n");
    for (const spelling of spellings) {
      if (normalize(spelling, lexicon.alphabet) !== word || spelling !== spelling.trim()) {
        broken(lexicon, `a spelling of ${word}`);
      }
    }
    if (new Set(spellings).size !== spellings.length) broken(lexicon, "a spelling given twice");
  });
}

function checkReadings({ lexicon }: Checked): void {
  if (!lexicon.hasReadings) return;
  const packed = numbers(lexicon, "READ", Uint32Array);
  const starts = numbers(lexicon, "RSTA", Uint32Array);
  if (starts.length !== lexicon.size + 1) broken(lexicon, "section RSTA");
  checkStarts(lexicon, starts, packed.length, "RSTA");
  const lemmas = textsOf(lexicon, "LEMM", "LEND");
  const tags = textOf(lexicon, "TAGS").split("\n");
  for (const text of [...lemmas, ...tags]) {
    if (/\p{Cc}/u.test(text)) broken(lexicon, "a lemma or tag with control characters");
  }
  for (const reading of packed) {
    if (reading >>> TAG_BITS >= lemmas.length) broken(lexicon, "a lemma out of range");
    if ((reading & ((1 << TAG_BITS) - 1)) >= tags.length) broken(lexicon, "a tag out of range");
  }
}

/** Nothing else may be in the file: written again, it gives the same bytes. */
function checkRefused({ lexicon }: Checked): void {
  const starts = numbers(lexicon, "RFST", Uint32Array);
  const bytes = numbers(lexicon, "RFSD", Uint8Array);
  const refusals = [...eachRefusal({ starts, bytes })];
  const again = encodeRefused(refusals);
  if (!isEqual(again.starts, starts) || !isEqual(again.bytes, bytes)) {
    broken(lexicon, "section RFSD");
  }
  refusals.forEach(({ word }, i) => {
    if (i > 0 && word <= refusals[i - 1]!.word) broken(lexicon, "refused forms out of order");
    if (word === "" || /\p{Cc}/u.test(word)) broken(lexicon, "an unprintable refused form");
    if (lexicon.find(word) !== undefined) broken(lexicon, `${word} accepted and refused`);
  });
}

/** Offsets from 0 to `end` that never decrease. */
function checkStarts(lexicon: Lexicon, starts: Uint32Array, end: number, tag: string): void {
  let last = 0;
  for (const start of starts) {
    if (start < last) broken(lexicon, `section ${tag}`);
    last = start;
  }
  if (starts[0] !== 0 || last !== end) broken(lexicon, `section ${tag}`);
}

/** Every text of a section, cut where another section says. */
function textsOf(lexicon: Lexicon, tag: string, endsTag: string): string[] {
  const ends = numbers(lexicon, endsTag, Uint32Array);
  const bytes = numbers(lexicon, tag, Uint8Array);
  let start = 0;
  const texts = Array.from(ends, (end) => {
    if (end < start || end > bytes.length) broken(lexicon, `section ${endsTag}`);
    const text = decode(lexicon, tag, bytes.subarray(start, end));
    start = end;
    return text;
  });
  if (start !== bytes.length) broken(lexicon, `section ${endsTag}`);
  return texts;
}

function textOf(lexicon: Lexicon, tag: string): string {
  return decode(lexicon, tag, numbers(lexicon, tag, Uint8Array));
}

function decode(lexicon: Lexicon, tag: string, bytes: Uint8Array): string {
  try {
    return DECODER.decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    broken(lexicon, `section ${tag}`);
  }
}

interface NumbersOf<T> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, offset: number, length: number): T;
}

/** A section with one number for each word. */
function column<T extends ArrayLike<number>>(lexicon: Lexicon, tag: string, type: NumbersOf<T>): T {
  const out = numbers(lexicon, tag, type);
  if (out.length !== lexicon.size) broken(lexicon, `section ${tag}`);
  return out;
}

function numbers<T>(lexicon: Lexicon, tag: string, type: NumbersOf<T>): T {
  const { source, sections } = lexicon.layout;
  const section = sections.find((it) => it.tag === tag)!;
  const count = section.length / type.BYTES_PER_ELEMENT;
  if (!Number.isInteger(count)) broken(lexicon, `section ${tag}`);
  const bytes = source.read(section.offset, section.length);
  return new type(bytes.buffer, bytes.byteOffset, count);
}

function isEqual(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function broken(lexicon: Lexicon, detail: string): never {
  fail(lexicon.layout.source, { kind: "broken", detail });
}
