import {
  type Alphabet,
  alphabetOf,
  LATIN,
  lettersOf,
  type Mask,
  maskOf,
  sizeOf,
} from "../core/letters.ts";
import { MAX_ZIPF } from "../core/scoring.ts";
import {
  type Flag,
  FLAGS,
  listOf,
  NEVER_CORE,
  type Reading,
  type Refusal,
  TAG_BITS,
} from "./entry.ts";
import { type ByteSource, PREPARED, type Section } from "./format.ts";
import { findWord, type Graph, NODE, ranksWithin, wordAt } from "./graph.ts";
import { idsWithin, type MaskIndex, MAX_SET } from "./masks.ts";
import { checkedMeta, type Meta } from "./meta.ts";
import { eachRefusal, findRefusal, refusalsOf, type Refused } from "./refused.ts";
import { openSections, type Sections } from "./sections.ts";

/** A word's number: first those of the word graph in order, then those set apart. */
export type WordId = number;

/** What is known of every word, by id, for whoever passes over them all. */
export interface Columns {
  /** In hundredths. */
  readonly zipf: Uint16Array;
  readonly flags: Uint16Array;
  readonly length: Uint8Array;
}

/** Every word and what is known of it, over bytes that are only read when asked for. */
export class Lexicon {
  readonly language: string;
  readonly alphabet: Alphabet;
  /** Language and fingerprint: `it-3f9a2c`. */
  readonly edition: string;
  /** Whether words have a zipf. A plain list has none. */
  readonly hasFrequencies: boolean;
  readonly sources: readonly string[];
  readonly strategy: string;
  /** How many accepted words, those set apart included. */
  readonly size: number;
  /** How many of them are in the word graph. */
  readonly inGraph: number;

  readonly #sections: Sections;
  /** The words spelled out last: a board's are asked for again and again. */
  readonly #texts = new Map<WordId, string>();
  readonly #roots: readonly [number, number];

  /** Cheap: reads the header and a few hundred bytes. Throws `bad_lexicon`. */
  static open(source: ByteSource): Lexicon {
    return new Lexicon(source);
  }

  private constructor(source: ByteSource) {
    const sections: Sections = this.#sections = openSections(source);
    const meta = metaIn(sections);
    this.language = meta.language;
    this.edition = meta.edition;
    this.hasFrequencies = meta.frequencies;
    this.sources = meta.sources;
    this.strategy = meta.strategy;
    this.inGraph = meta.words;
    this.size = meta.words + meta.apart;
    this.#roots = meta.roots;
    this.alphabet = alphabetIn(meta, sections);
    // No file has more words than bytes: what is bounded by the size is then soon over.
    const zipf = sections.all.find(({ tag }) => tag === "ZIPF");
    if (zipf === undefined) sections.broken("section ZIPF missing");
    if (zipf.length !== 2 * this.size) sections.broken("section ZIPF");
  }

  find(word: string): WordId | undefined {
    const id = findWord(this.graph, this.alphabet, word);
    if (id !== undefined) return this.#inRange(id, 0);
    const apart = findWord(this.graphApart, this.alphabet, word);
    return apart === undefined ? undefined : this.#inRange(this.inGraph + apart, this.inGraph);
  }

  /** As played: `perche`. */
  text(id: WordId): string {
    const known = this.#texts.get(id);
    if (known !== undefined) return known;
    const word = id < this.inGraph
      ? wordAt(this.graph, this.alphabet, id)
      : wordAt(this.graphApart, this.alphabet, id - this.inGraph);
    if (word === undefined) this.#sections.broken(`word ${id}`);
    if (this.#texts.size >= MOST_TEXTS) this.#texts.clear();
    this.#texts.set(id, word);
    return word;
  }

  /** As written, the commonest spelling first: `perché`. Who has the word as played may say so. */
  written(id: WordId, played?: string): readonly string[] {
    const ids = this.#sections.u32("SPID");
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[middle]! < id) low = middle + 1;
      else high = middle;
    }
    return ids[low] === id
      ? this.#sections.textAt("SPEL", "SEND", low).split("\n")
      : [played ?? this.text(id)];
  }

  mask(id: WordId): Mask {
    return maskOf(this.text(id), this.alphabet);
  }

  /** 0 when unknown. */
  zipf(id: WordId): number {
    return this.#sections.u16("ZIPF", this.size)[id]! / 100;
  }

  /** How many letters, without spelling it out. */
  length(id: WordId): number {
    return this.#sections.bytes("LENG", this.size)[id]!;
  }

  get columns(): Columns {
    return {
      zipf: this.#sections.u16("ZIPF", this.size),
      flags: this.#sections.u16("FLAG", this.size),
      length: this.#sections.bytes("LENG", this.size),
    };
  }

  /** How many forms that a game may require have this zipf, in hundredths, or more. */
  formsFrom(zipf: number): number {
    const forms = this.#sections.u32("RANK", MAX_ZIPF + 1);
    return forms[Math.min(zipf, MAX_ZIPF)]!;
  }

  /** 0 (easiest) to 1. */
  difficulty(id: WordId): number {
    return this.#sections.bytes("DIFF", this.size)[id]! / 100;
  }

  /** As bits; `flags` has the names. */
  flagBits(id: WordId): number {
    return this.#sections.u16("FLAG", this.size)[id]!;
  }

  flags(id: WordId): Flag[] {
    return listOf(FLAGS, this.flagBits(id));
  }

  sourcesOf(id: WordId): string[] {
    return listOf(this.sources, this.#sections.bytes("SRCS", this.size)[id]!);
  }

  /** Whether a game may require it: its frequency at or above the floor, and nothing odd about it. */
  isCore(id: WordId, floor: number): boolean {
    if (this.flagBits(id) & NEVER_CORE) return false;
    return !this.hasFrequencies ||
      this.#sections.u16("ZIPF", this.size)[id]! >= Math.round(floor * 100);
  }

  readings(id: WordId): Reading[] {
    const out: Reading[] = [];
    for (const packed of this.#packedReadings(id)) out.push(this.#unpacked(packed));
    return out;
  }

  /** The reading to show. */
  reading(id: WordId): Reading | undefined {
    const packed = this.#packedReadings(id)[0];
    return packed === undefined ? undefined : this.#unpacked(packed);
  }

  /** The dictionary form; the word itself when no reading is known. */
  lemma(id: WordId): string {
    return this.reading(id)?.lemma ?? this.written(id)[0]!;
  }

  /** A number that words of one dictionary form share; -1 when no reading is known. */
  lemmaNumber(id: WordId): number {
    const packed = this.#packedReadings(id)[0];
    return packed === undefined ? -1 : packed >>> TAG_BITS;
  }

  /** Why a known form is not a word; `undefined` for a word and for what was never seen. */
  refusal(word: string): Refusal | undefined {
    return findRefusal(this.#refused(), word);
  }

  refusals(): Iterable<Refusal> {
    return eachRefusal(this.#refused());
  }

  /** The known forms that are no words, made of the board's letters with the required ones. */
  refusalsWithin(board: Mask, required: Mask): Refusal[] {
    const { alphabet } = this;
    return refusalsOf(this.#refused(), lettersOf(board, alphabet), lettersOf(required, alphabet));
  }

  /** Every accepted word made of the board's letters that has the required ones, in any order. */
  within(board: Mask, required: Mask): WordId[] {
    if (sizeOf(board) <= MAX_SET) return idsWithin(this.masks, board, required);
    const apart = ranksWithin(this.graphApart, board, required);
    return [
      ...ranksWithin(this.graph, board, required),
      ...apart.map((rank) => this.inGraph + rank),
    ];
  }

  /** The words that grids and tiles are searched with. */
  get graph(): Graph {
    return this.#sections.once("A", () => this.#graph("A", this.inGraph, this.#roots[0]));
  }

  /** The words set apart: clitic forms, and those never shown. */
  get graphApart(): Graph {
    return this.#sections.once(
      "B",
      () => this.#graph("B", this.size - this.inGraph, this.#roots[1]),
    );
  }

  get masks(): MaskIndex {
    return this.#sections.once("masks", () => {
      const masks = this.#sections.i32("MASK");
      const slots = this.#sections.u32("MSLO");
      // A search of the slots wraps around by a mask of bits.
      if (slots.length < 2 || sizeOf(slots.length) !== 1) this.#sections.broken("section MSLO");
      const starts = this.#sections.u32("MSTA", masks.length + 1);
      return { masks, starts, ids: this.#sections.i32("MIDS"), slots };
    });
  }

  /** What a game had made ready when the file was built; `undefined` in most. */
  get prepared(): Uint8Array<ArrayBuffer> | undefined {
    const has = this.#sections.all.some(({ tag }) => tag === PREPARED);
    return has ? this.#sections.bytes(PREPARED) : undefined;
  }

  get credits(): string {
    return this.#sections.text("CRED");
  }

  /** The sections as they lie in the file, for whoever checks them. */
  get layout(): { readonly source: ByteSource; readonly sections: readonly Section[] } {
    return { source: this.#sections.source, sections: this.#sections.all };
  }

  #graph(name: string, size: number, root: number): Graph {
    const nodes = this.#sections.i32(`${name}NOD`);
    if (root % NODE !== 0 || root + NODE !== nodes.length) {
      this.#sections.broken(`section ${name}NOD`);
    }
    const targets = this.#sections.i32(`${name}TGT`);
    return { nodes, targets, counts: this.#sections.i32(`${name}CNT`, targets.length), root, size };
  }

  #packedReadings(id: WordId): Uint32Array {
    const [start, end] = this.#sections.someU32("RSTA", id, 2);
    return this.#sections.someU32("READ", start!, Math.max(0, end! - start!));
  }

  #unpacked(packed: number): Reading {
    const tags = this.#sections.once("tags", () => this.#sections.text("TAGS").split("\n"));
    const lemma = this.#sections.textAt("LEMM", "LEND", packed >>> TAG_BITS);
    return { lemma, tag: tags[packed & ((1 << TAG_BITS) - 1)] ?? "" };
  }

  #refused(): Refused {
    return this.#sections.once("refused", () => ({
      starts: this.#sections.u32("RFST"),
      bytes: this.#sections.bytes("RFSD"),
    }));
  }

  /** An id as counted by the graph: wrong counts give a number outside, or none. */
  #inRange(id: number, first: number): WordId {
    return id >= first && id < this.size ? id : this.#sections.broken("counts");
  }
}

const MOST_TEXTS = 1000;

function alphabetIn(meta: Meta, sections: Sections): Alphabet {
  if (meta.letters === LATIN.letters) return LATIN;
  try {
    return alphabetOf(meta.letters);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    sections.broken("alphabet");
  }
}

function metaIn(sections: Sections): Meta {
  try {
    return checkedMeta(JSON.parse(sections.text("META")));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    sections.broken("section META");
  }
}
