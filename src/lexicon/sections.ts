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
  /**
   * A few numbers of a section. The whole section is read only after many such calls: a game that
   * starts needs those of a hundred words out of hundreds of thousands.
   */
  someU32(tag: string, from: number, count: number): Uint32Array;
  text(tag: string): string;
  /** The text with this number; another section says where each text ends. */
  textAt(tag: string, endsTag: string, index: number): string;
  /** The result of `make`, computed once in the lexicon's life. */
  once<T>(key: string, make: () => T): T;
  broken(detail: string): never;
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

  const sections: Sections = {
    source,
    all,
    once,
    broken,
    has: (tag) => byTag.has(tag),
    bytes: (tag, length) => once(tag, () => read(tag, 1, length)),
    u16: (tag, length) =>
      once(tag, () => {
        const { buffer, byteOffset, length: bytes } = read(tag, 2, length);
        return new Uint16Array(buffer, byteOffset, bytes / 2);
      }),
    i32: (tag, length) =>
      once(tag, () => {
        const { buffer, byteOffset, length: bytes } = read(tag, 4, length);
        return new Int32Array(buffer, byteOffset, bytes / 4);
      }),
    u32: (tag, length) =>
      once(tag, () => {
        const { buffer, byteOffset, length: bytes } = read(tag, 4, length);
        return new Uint32Array(buffer, byteOffset, bytes / 4);
      }),
    someU32(tag, from, count) {
      const times = (asked.get(tag) ?? 0) + 1;
      asked.set(tag, times);
      if (made.has(tag) || times > FEW) return sections.u32(tag).subarray(from, from + count);
      const section = byTag.get(tag) ?? broken(`section ${tag} missing`);
      if (!(count >= 0 && 4 * (from + count) <= section.length)) broken(`section ${tag}`);
      const bytes = source.read(section.offset + 4 * from, 4 * count);
      if (bytes.length !== 4 * count) fail(source, { kind: "truncated" });
      return new Uint32Array(bytes.buffer, bytes.byteOffset, count);
    },
    text: (tag) => DECODER.decode(sections.bytes(tag)),
    textAt(tag, endsTag, index) {
      const ends = sections.u32(endsTag);
      return DECODER.decode(sections.bytes(tag).subarray(ends[index - 1] ?? 0, ends[index] ?? 0));
    },
  };
  return sections;
}

/** So many pieces are read one by one before the whole section. */
const FEW = 400;

const DECODER = new TextDecoder();
