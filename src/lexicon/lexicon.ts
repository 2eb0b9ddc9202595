import { type Alphabet, alphabetOf, lettersOf, type Mask, maskOf } from "../core/letters.ts";
import { type Meta, TAG_BITS } from "./encode.ts";
import { type Flag, FLAGS, listOf, NEVER_CORE, type Reading, type Refusal } from "./entry.ts";
import { type ByteSource, fail, readTable, type Section } from "./format.ts";
import { findWord, type Graph, wordAt } from "./graph.ts";
import { idsWithin, type MaskIndex } from "./masks.ts";
import { eachRefusal, findRefusal, refusalsOf, type Refused } from "./refused.ts";

/** A word's number: first those of the word graph in order, then those set apart. */
export type WordId = number;

type Column = "ZIPF" | "FLAG" | "LENG" | "SRCS" | "DIFF";

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

  readonly #source: ByteSource;
  readonly #sections = new Map<string, Section>();
  readonly #views = new Map<string, unknown>();
  readonly #roots: readonly [number, number];

  /** Cheap: reads the header and a few hundred bytes. Throws `bad_lexicon`. */
  static open(source: ByteSource): Lexicon {
    return new Lexicon(source);
  }

  private constructor(source: ByteSource) {
    this.#source = source;
    for (const section of readTable(source)) this.#sections.set(section.tag, section);
    const meta = this.#meta();
    this.language = meta.language;
    this.edition = meta.edition;
    this.hasFrequencies = meta.frequencies;
    this.sources = meta.sources;
    this.strategy = meta.strategy;
    this.inGraph = meta.words;
    this.size = meta.words + meta.apart;
    this.#roots = meta.roots;
    try {
      this.alphabet = alphabetOf(meta.letters);
    } catch {
      fail(source, { kind: "broken", detail: "alphabet" });
    }
  }

  find(word: string): WordId | undefined {
    const id = findWord(this.graph, this.alphabet, word);
    if (id !== undefined) return id;
    const apart = findWord(this.graphApart, this.alphabet, word);
    return apart === undefined ? undefined : this.inGraph + apart;
  }

  /** As played: `perche`. */
  text(id: WordId): string {
    return id < this.inGraph
      ? wordAt(this.graph, this.alphabet, id)
      : wordAt(this.graphApart, this.alphabet, id - this.inGraph);
  }

  /** As written, the commonest spelling first: `perché`. */
  written(id: WordId): readonly string[] {
    const ids = this.#u32("SPID");
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[middle]! < id) low = middle + 1;
      else high = middle;
    }
    return ids[low] === id ? this.#textAt("SPEL", "SEND", low).split("\n") : [this.text(id)];
  }

  mask(id: WordId): Mask {
    return maskOf(this.text(id), this.alphabet);
  }

  /** 0 when unknown. */
  zipf(id: WordId): number {
    return this.#column("ZIPF")[id]! / 100;
  }

  /** How many letters, without spelling it out. */
  length(id: WordId): number {
    return this.#column("LENG")[id]!;
  }

  get columns(): Columns {
    return {
      zipf: this.#column("ZIPF") as Uint16Array,
      flags: this.#column("FLAG") as Uint16Array,
      length: this.#column("LENG") as Uint8Array,
    };
  }

  /** 0 (easiest) to 1. */
  difficulty(id: WordId): number {
    return this.#column("DIFF")[id]! / 100;
  }

  /** As bits; `flagsOf` has the names. */
  flagBits(id: WordId): number {
    return this.#column("FLAG")[id]!;
  }

  flags(id: WordId): Flag[] {
    return listOf(FLAGS, this.flagBits(id));
  }

  sourcesOf(id: WordId): string[] {
    return listOf(this.sources, this.#column("SRCS")[id]!);
  }

  /** Whether a game may require it: its frequency at or above the floor, and nothing odd about it. */
  isCore(id: WordId, floor: number): boolean {
    if (this.flagBits(id) & NEVER_CORE) return false;
    return !this.hasFrequencies || this.#column("ZIPF")[id]! >= Math.round(floor * 100);
  }

  readings(id: WordId): Reading[] {
    const starts = this.#u32("RSTA");
    const packed = this.#u32("READ");
    const tags = this.#view("tags", () => decode(this.#bytes("TAGS")).split("\n"));
    const out: Reading[] = [];
    for (let i = starts[id]!; i < starts[id + 1]!; i++) {
      const lemma = this.#textAt("LEMM", "LEND", packed[i]! >>> TAG_BITS);
      out.push({ lemma, tag: tags[packed[i]! & ((1 << TAG_BITS) - 1)] ?? "" });
    }
    return out;
  }

  /** The dictionary form; the word itself when no reading is known. */
  lemma(id: WordId): string {
    return this.readings(id)[0]?.lemma ?? this.written(id)[0]!;
  }

  /** A number that words of one dictionary form share; -1 when no reading is known. */
  lemmaNumber(id: WordId): number {
    const starts = this.#u32("RSTA");
    return starts[id] === starts[id + 1] ? -1 : this.#u32("READ")[starts[id]!]! >>> TAG_BITS;
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
    const letters = lettersOf(board, this.alphabet);
    return refusalsOf(this.#refused(), letters)
      .filter(({ word }) => (maskOf(word, this.alphabet) & required) === required);
  }

  /** Every accepted word made of the board's letters that has the required ones. */
  within(board: Mask, required: Mask): WordId[] {
    return idsWithin(this.masks, board, required);
  }

  /** The words that grids and tiles are searched with. */
  get graph(): Graph {
    return this.#view("A", () => this.#graph("A", this.inGraph, this.#roots[0]));
  }

  /** The words set apart: clitic forms, and those never shown. */
  get graphApart(): Graph {
    return this.#view("B", () => this.#graph("B", this.size - this.inGraph, this.#roots[1]));
  }

  get masks(): MaskIndex {
    return this.#view("masks", () => ({
      masks: this.#i32("MASK"),
      starts: this.#u32("MSTA"),
      ids: this.#u32("MIDS"),
      slots: this.#u32("MSLO"),
    }));
  }

  get credits(): string {
    return decode(this.#bytes("CRED"));
  }

  /** The sections as they lie in the file, for whoever checks them. */
  get layout(): { readonly source: ByteSource; readonly sections: readonly Section[] } {
    return { source: this.#source, sections: [...this.#sections.values()] };
  }

  #graph(name: string, size: number, root: number): Graph {
    return {
      nodes: this.#i32(`${name}NOD`),
      targets: this.#i32(`${name}TGT`),
      counts: this.#i32(`${name}CNT`),
      root,
      size,
    };
  }

  #refused(): Refused {
    return this.#view("refused", () => ({
      starts: this.#u32("RFST"),
      bytes: this.#bytes("RFSD"),
    }));
  }

  #column(tag: Column): Uint16Array | Uint8Array {
    return this.#view(tag, () => {
      const bytes = this.#raw(tag);
      return tag === "ZIPF" || tag === "FLAG"
        ? new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 1)
        : bytes;
    });
  }

  #i32(tag: string): Int32Array {
    return this.#view(tag, () => {
      const bytes = this.#raw(tag);
      return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
    });
  }

  #u32(tag: string): Uint32Array {
    return this.#view(tag, () => {
      const bytes = this.#raw(tag);
      return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
    });
  }

  #bytes(tag: string): Uint8Array {
    return this.#view(tag, () => this.#raw(tag));
  }

  #textAt(tag: string, endsTag: string, index: number): string {
    const ends = this.#u32(endsTag);
    return decode(this.#bytes(tag).subarray(index === 0 ? 0 : ends[index - 1], ends[index]));
  }

  #raw(tag: string): Uint8Array<ArrayBuffer> {
    const section = this.#sections.get(tag);
    if (!section) fail(this.#source, { kind: "broken", detail: `section ${tag} missing` });
    return this.#source.read(section.offset, section.length);
  }

  /** One view of a section for the life of the lexicon. */
  #view<T>(key: string, make: () => T): T {
    let view = this.#views.get(key);
    if (view === undefined) this.#views.set(key, view = make());
    return view as T;
  }

  #meta(): Meta {
    try {
      return checkedMeta(JSON.parse(decode(this.#raw("META"))));
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
      fail(this.#source, { kind: "broken", detail: "section META" });
    }
  }
}

/** Throws a `TypeError` unless the value is what `encodeLexicon` writes. */
function checkedMeta(value: unknown): Meta {
  const meta = value as Meta;
  const isCount = (n: unknown) => Number.isSafeInteger(n) && (n as number) >= 0;
  const isMeta = typeof meta === "object" && meta !== null &&
    [meta.language, meta.letters, meta.edition, meta.strategy].every((x) =>
      typeof x === "string"
    ) &&
    typeof meta.frequencies === "boolean" &&
    Array.isArray(meta.sources) && meta.sources.every((x) => typeof x === "string") &&
    isCount(meta.words) && isCount(meta.apart) &&
    Array.isArray(meta.roots) && meta.roots.length === 2 && meta.roots.every(isCount);
  if (!isMeta) throw new TypeError("Not a lexicon's description");
  return meta;
}

const DECODER = new TextDecoder();

function decode(bytes: Uint8Array): string {
  return DECODER.decode(bytes);
}
