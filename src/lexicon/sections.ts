import { type ByteSource, fail, readTable, type Section } from "./format.ts";

/** The sections of a lexicon's file as arrays. Each is read once, when it is first asked for. */
export interface Sections {
  readonly source: ByteSource;
  readonly all: readonly Section[];
  has(tag: string): boolean;
  bytes(tag: string, length?: number): Uint8Array<ArrayBuffer>;
  u16(tag: string, length?: number): Uint16Array;
  i32(tag: string, length?: number): Int32Array;
  u32(tag: string, length?: number): Uint32Array;
  /** In bytes. */
  lengthOf(tag: string): number;
  /** Reads a whole section into an array of its length. */
  i32Into(tag: string, into: Int32Array<ArrayBuffer>): void;
  /**
   * A few numbers of a section. The whole section is read only after many such calls: a game that
   * starts needs those of a hundred words out of hundreds of thousands.
   */
  someU32(tag: string, from: number, count: number): Uint32Array;
  /** The same for bytes. */
  someBytes(tag: string, from: number, count: number): Uint8Array;
  /** One number of a section of `length`: read by itself the first few times, as for one word. */
  byteAt(tag: string, length: number, index: number): number;
  u16At(tag: string, length: number, index: number): number;
  /** One number of a section of signed ones, read with a few beside it, which are kept. */
  i32At(tag: string, index: number): number;
  text(tag: string): string;
  /** The text with this number; another section says where each text ends. */
  textAt(tag: string, endsTag: string, index: number): string;
  /** The result of `make`, computed once in the lexicon's life. */
  once<T>(key: string, make: () => T): T;
  broken(detail: string): never;
}

interface Numbers<N> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): N;
}

/** Reads the table and nothing else. */
export function openSections(source: ByteSource): Sections {
  const all = readTable(source);
  const byTag = new Map(all.map((section) => [section.tag, section]));
  const made = new Map<string, unknown>();
  const asked = new Map<string, number>();

  const broken = (detail: string): never => fail(source, { kind: "broken", detail });

  function once<T>(key: string, make: () => T): T {
    let value = made.get(key);
    if (value === undefined) made.set(key, value = make());
    return value as T;
  }

  /** The bytes of a section of units of this width, `length` of them if that is known. */
  function read(tag: string, width: number, length: number | undefined): Uint8Array<ArrayBuffer> {
    const section = byTag.get(tag) ?? broken(`section ${tag} missing`);
    const wanted = length === undefined ? section.length : length * width;
    if (section.length % width !== 0 || section.length !== wanted) broken(`section ${tag}`);
    const bytes = source.read(section.offset, section.length);
    if (bytes.length !== section.length) fail(source, { kind: "truncated" });
    return bytes;
  }

  /** A whole section as numbers of one kind. */
  function numbers<N>(Kind: Numbers<N>, tag: string, length: number | undefined): N {
    return once(tag, () => {
      const width = Kind.BYTES_PER_ELEMENT;
      const { buffer, byteOffset, byteLength } = read(tag, width, length);
      return new Kind(buffer, byteOffset, byteLength / width);
    });
  }

  /** A part of a section. */
  function piece(tag: string, from: number, length: number): Uint8Array<ArrayBuffer> {
    const section = byTag.get(tag) ?? broken(`section ${tag} missing`);
    if (!(length >= 0 && from + length <= section.length)) broken(`section ${tag}`);
    const bytes = source.read(section.offset + from, length);
    if (bytes.length !== length) fail(source, { kind: "truncated" });
    return bytes;
  }

  /** Whether to read the whole of it: it is asked for more often than that takes. */
  function isWanted(tag: string, most = (byTag.get(tag)?.length ?? 0) / PIECE): boolean {
    const times = (asked.get(tag) ?? 0) + 1;
    asked.set(tag, times);
    return times > most || made.has(tag);
  }

  const sections: Sections = {
    source,
    all,
    once,
    broken,
    has: (tag) => byTag.has(tag),
    bytes: (tag, length) => once(tag, () => read(tag, 1, length)),
    u16: (tag, length) => numbers(Uint16Array, tag, length),
    i32: (tag, length) => numbers(Int32Array, tag, length),
    u32: (tag, length) => numbers(Uint32Array, tag, length),
    lengthOf: (tag) => (byTag.get(tag) ?? broken(`section ${tag} missing`)).length,
    i32Into(tag, into) {
      // Known from an array that was given up, when what comes after it was not there yet.
      const known = made.get(tag) as Int32Array | undefined;
      if (known) into.set(known);
      else if (source.readInto) {
        const { offset, length } = byTag.get(tag)!;
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        if (length !== bytes.length) broken(`section ${tag}`);
        if (source.readInto(offset, bytes) !== length) fail(source, { kind: "truncated" });
      } else {
        new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(
          read(tag, 4, into.length),
        );
      }
      made.set(tag, into);
    },
    someU32(tag, from, count) {
      if (isWanted(tag, FEW)) return sections.u32(tag).subarray(from, from + count);
      const { buffer, byteOffset } = piece(tag, 4 * from, 4 * count);
      return new Uint32Array(buffer, byteOffset, count);
    },
    someBytes: (tag, from, count) =>
      isWanted(tag, FEW)
        ? sections.bytes(tag).subarray(from, from + count)
        : piece(tag, from, count),
    byteAt(tag, length, index) {
      const known = made.get(tag) as Uint8Array | undefined;
      if (known) return known[index]!;
      return isWanted(tag) ? sections.bytes(tag, length)[index]! : piece(tag, index, 1)[0]!;
    },
    u16At(tag, length, index) {
      const known = made.get(tag) as Uint16Array | undefined;
      if (known) return known[index]!;
      if (isWanted(tag)) return sections.u16(tag, length)[index]!;
      const { buffer, byteOffset } = piece(tag, 2 * index, 2);
      return new Uint16Array(buffer, byteOffset, 1)[0]!;
    },
    i32At(tag, index) {
      const known = made.get(tag) as Int32Array | undefined;
      if (known) return known[index]!;
      const first = index - index % BESIDE;
      return once(`${tag} from ${first}`, () => {
        const { length } = byTag.get(tag) ?? broken(`section ${tag} missing`);
        const bytes = Math.min(4 * BESIDE, length - 4 * first);
        const { buffer, byteOffset } = piece(tag, 4 * first, bytes);
        return new Int32Array(buffer, byteOffset, bytes / 4);
      })[index - first] ?? broken(`section ${tag}`);
    },
    text: (tag) => DECODER.decode(sections.bytes(tag)),
    textAt(tag, endsTag, index) {
      if (isWanted(tag)) {
        const ends = sections.u32(endsTag);
        return DECODER.decode(sections.bytes(tag).subarray(ends[index - 1] ?? 0, ends[index] ?? 0));
      }
      const isFirst = index === 0;
      const ends = sections.someU32(endsTag, isFirst ? 0 : index - 1, isFirst ? 1 : 2);
      const start = isFirst ? 0 : ends[0]!;
      return DECODER.decode(piece(tag, start, ends.at(-1)! - start));
    },
  };
  return sections;
}

/** How many pieces are read one by one before the whole section is. */
const FEW = 400;
/** How many numbers are read where one is asked for: the next is often among them. */
const BESIDE = 16;
/** To read one piece takes as long as to read so many bytes of a section. */
const PIECE = 15_000;

const DECODER = new TextDecoder();
