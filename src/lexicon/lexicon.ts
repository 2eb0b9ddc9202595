import { type Alphabet, lettersOf, type Mask, maskOf, sizeOf } from "../core/letters.ts";
import { MAX_ZIPF } from "../core/scoring.ts";
import {
  type Flag,
  FLAGS,
  listOf,
  NEVER_CORE,
  type Reading,
  type Reason,
  type Refusal,
} from "./entry.ts";
import { type ByteSource, PREPARED, type Section } from "./format.ts";
import {
  findWord,
  type Graph,
  type GraphNumbers,
  numbersOf,
  ranksWithin,
  wordAt,
} from "./graph.ts";
import { graphIn, masksIn, numbersIn, refusedIn } from "./indexes.ts";
import { idsWithin, type MaskIndex, MAX_SET } from "./masks.ts";
import { alphabetIn, metaIn } from "./meta.ts";
import {
  firstReadingOf,
  lemmaNumberOf,
  readingsOf,
  spellingsAmong,
  spellingsOf,
} from "./readings.ts";
import { countReasons, eachRefusal, findRefusal, refusalsOf } from "./refused.ts";
import { openSections, type Sections } from "./sections.ts";

/** A word's number: first those of the word graph in order, then those set apart. */
export type WordId = number;

/** What is known about every word, by id, for code that goes through them all. */
interface Columns {
  /** In hundredths. */
  readonly zipf: Uint16Array;
  readonly flags: Uint16Array;
  readonly length: Uint8Array;
}

/** Every word and what is known about it, over bytes that are only read when asked for. */
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
  /** The words spelled out last: a board asks for its words again and again. */
  readonly #texts = new Map<WordId, string>();
  readonly #roots: readonly [number, number];
  /** What `find` looks into, both graphs, and how often it did. */
  #numbers: readonly [GraphNumbers, GraphNumbers];
  #found = 0;

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
    this.#numbers = [
      numbersIn(sections, "A", meta.roots[0]),
      numbersIn(sections, "B", meta.roots[1]),
    ];
    this.alphabet = alphabetIn(meta, sections);
    // No file has more words than bytes, so a bound by size ends soon.
    const zipf = sections.all.find(({ tag }) => tag === "ZIPF");
    if (zipf === undefined) sections.broken("section ZIPF missing");
    if (zipf.length !== 2 * this.size) sections.broken("section ZIPF");
  }

  find(word: string): WordId | undefined {
    if (++this.#found === FEW_WORDS) {
      this.#numbers = [numbersOf(this.graph), numbersOf(this.graphApart)];
    }
    const id = findWord(this.#numbers[0], this.alphabet, word);
    if (id !== undefined) return this.#inRange(id, 0);
    const apart = findWord(this.#numbers[1], this.alphabet, word);
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

  /** As written, the commonest spelling first: `perché`. Pass the word as played if you have it. */
  written(id: WordId, played?: string): readonly string[] {
    return spellingsOf(this.#sections, id) ?? [played ?? this.text(id)];
  }

  /** As written, of those words that are not written just as played. Their ids must rise. */
  spellings(ids: readonly WordId[]): ReadonlyMap<WordId, readonly string[]> {
    return spellingsAmong(this.#sections, ids);
  }

  mask(id: WordId): Mask {
    return maskOf(this.text(id), this.alphabet);
  }

  /** 0 when unknown. */
  zipf(id: WordId): number {
    return this.#sections.u16At("ZIPF", this.size, id) / 100;
  }

  /** How many letters, without spelling it out. */
  length(id: WordId): number {
    return this.#sections.byteAt("LENG", this.size, id);
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
    return this.#sections.byteAt("DIFF", this.size, id) / 100;
  }

  /** As bits; `flags` has the names. */
  flagBits(id: WordId): number {
    return this.#sections.u16At("FLAG", this.size, id);
  }

  flags(id: WordId): Flag[] {
    return listOf(FLAGS, this.flagBits(id));
  }

  sourceBits(id: WordId): number {
    return this.#sections.byteAt("SRCS", this.size, id);
  }

  sourcesOf(id: WordId): string[] {
    return listOf(this.sources, this.sourceBits(id));
  }

  /** Whether a game may require it: common enough, and nothing odd about it. */
  isCore(id: WordId, floor: number): boolean {
    if (this.flagBits(id) & NEVER_CORE) return false;
    return !this.hasFrequencies ||
      this.#sections.u16At("ZIPF", this.size, id) >= Math.round(floor * 100);
  }

  /** Whether it knows dictionary forms and word classes at all. */
  get hasReadings(): boolean {
    return this.#sections.has("RSTA");
  }

  readings(id: WordId): Reading[] {
    return readingsOf(this.#sections, id);
  }

  /** The reading to show. */
  reading(id: WordId): Reading | undefined {
    return firstReadingOf(this.#sections, id);
  }

  /** The dictionary form; the word itself when no reading is known. */
  lemma(id: WordId): string {
    return this.reading(id)?.lemma ?? this.written(id)[0]!;
  }

  /** A number that words of one dictionary form share; -1 when no reading is known. */
  lemmaNumber(id: WordId): number {
    return lemmaNumberOf(this.#sections, id);
  }

  /** Why a known form is refused; `undefined` for a word and for an unknown form. */
  refusal(word: string): Refusal | undefined {
    return findRefusal(refusedIn(this.#sections), word);
  }

  refusals(): Iterable<Refusal> {
    return eachRefusal(refusedIn(this.#sections));
  }

  refusalCounts(): ReadonlyMap<Reason, number> {
    return countReasons(refusedIn(this.#sections));
  }

  /** The refused forms made of the board's letters that have the required ones. */
  refusalsWithin(board: Mask, required: Mask): Refusal[] {
    const { alphabet } = this;
    return refusalsOf(
      refusedIn(this.#sections),
      lettersOf(board, alphabet),
      lettersOf(required, alphabet),
    );
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
    return graphIn(this.#sections, "A", { size: this.inGraph, root: this.#roots[0] });
  }

  /** The words set apart: clitic forms, and those never shown. */
  get graphApart(): Graph {
    const size = this.size - this.inGraph;
    return graphIn(this.#sections, "B", { size, root: this.#roots[1] });
  }

  get masks(): MaskIndex {
    return masksIn(this.#sections);
  }

  /** What a game prepared when the file was built; mostly `undefined`. */
  get prepared(): Uint8Array<ArrayBuffer> | undefined {
    const has = this.#sections.all.some(({ tag }) => tag === PREPARED);
    return has ? this.#sections.bytes(PREPARED) : undefined;
  }

  get credits(): string {
    return this.#sections.text("CRED");
  }

  /** The sections as they are in the file, for checks. */
  get layout(): { readonly source: ByteSource; readonly sections: readonly Section[] } {
    return { source: this.#sections.source, sections: this.#sections.all };
  }

  /** An id as the graph counts it: wrong counts give a number out of range, or none. */
  #inRange(id: number, first: number): WordId {
    return id >= first && id < this.size ? id : this.#sections.broken("counts");
  }
}

const MOST_TEXTS = 1000;
/** So many words are looked up in the file before the graphs are read: that takes as long. */
const FEW_WORDS = 40;
