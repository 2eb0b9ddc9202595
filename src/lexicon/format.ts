import { type LexiconFault, UserError } from "../core/problem.ts";

/**
 * The container: little-endian, every section aligned to 8 bytes.
 *
 *     0  "itbeelex"    8  version    12  number of sections    16  length of the file
 *    20  CRC-32 of the section table
 *    24  the table, 16 bytes a section: tag, offset, length, CRC-32 of its bytes
 */
export const MAGIC = "itbeelex";
const VERSION = 1;

const HEADER = 24;
const ROW = 16;
const MAX_SECTIONS = 64;

/** Where bytes come from: memory, or an open file read piece by piece. */
export interface ByteSource {
  readonly size: number;
  /** A piece that starts at a multiple of 8 in its own buffer, or a view of one that does. */
  read(offset: number, length: number): Uint8Array<ArrayBuffer>;
  /** Fills the array instead, if a source can; returns how many bytes there were. */
  readInto?(offset: number, into: Uint8Array<ArrayBuffer>): number;
  /** What to call it in a message. */
  readonly name: string;
}

export interface Section {
  readonly tag: string;
  readonly offset: number;
  readonly length: number;
  readonly crc: number;
}

export function sourceOf(bytes: Uint8Array<ArrayBuffer>, name = "lexicon"): ByteSource {
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  return {
    size: aligned.length,
    name,
    read: (offset, length) => aligned.subarray(offset, offset + length),
  };
}

export function writeContainer(
  sections: readonly (readonly [tag: string, data: ArrayBufferView])[],
): Uint8Array<ArrayBuffer> {
  const parts = sections.map(([tag, data]) => ({
    tag,
    bytes: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
  }));
  let end = align(HEADER + ROW * parts.length);
  const table = parts.map(({ tag, bytes }) => {
    const row = { tag, offset: end, length: bytes.length, crc: crc32(bytes) };
    end = align(end + bytes.length);
    return row;
  });
  const out = new Uint8Array(end);
  const view = new DataView(out.buffer);
  putText(out, 0, MAGIC);
  view.setUint32(8, VERSION, true);
  view.setUint32(12, parts.length, true);
  view.setUint32(16, end, true);
  table.forEach((row, i) => {
    const at = HEADER + ROW * i;
    putText(out, at, row.tag);
    view.setUint32(at + 4, row.offset, true);
    view.setUint32(at + 8, row.length, true);
    view.setUint32(at + 12, row.crc, true);
    out.set(parts[i]!.bytes, row.offset);
  });
  view.setUint32(20, crc32(out.subarray(HEADER, HEADER + ROW * parts.length)), true);
  return out;
}

/** The section for what a game prepares: not part of the words or of their edition. */
export const PREPARED = "PREP";

/** The same file with what a game prepared. */
export function withPrepared(
  bytes: Uint8Array<ArrayBuffer>,
  prepared: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const sections = readTable(sourceOf(bytes)).filter(({ tag }) => tag !== PREPARED)
    .map(({ tag, offset, length }) => [tag, bytes.subarray(offset, offset + length)] as const);
  return writeContainer([...sections, [PREPARED, prepared]]);
}

/** Reads the header and the section table, and nothing else. */
export function readTable(source: ByteSource): Section[] {
  if (source.size < HEADER) fail(source, { kind: "not_a_lexicon" });
  const head = source.read(0, HEADER);
  if (getText(head, 0, MAGIC.length) !== MAGIC) fail(source, { kind: "not_a_lexicon" });
  const view = new DataView(head.buffer, head.byteOffset);
  const version = view.getUint32(8, true);
  if (version > VERSION) fail(source, { kind: "newer_version", version });
  if (version < 1) fail(source, { kind: "broken", detail: "version" });
  const count = view.getUint32(12, true);
  const size = view.getUint32(16, true);
  if (size > source.size) fail(source, { kind: "truncated" });
  if (count > MAX_SECTIONS || HEADER + ROW * count > size) {
    fail(source, { kind: "broken", detail: "section count" });
  }
  const bytes = source.read(HEADER, ROW * count);
  if (crc32(bytes) !== view.getUint32(20, true)) {
    fail(source, { kind: "checksum", section: "table" });
  }
  const rows = new DataView(bytes.buffer, bytes.byteOffset);
  const seen = new Set<string>();
  return Array.from({ length: count }, (_, i) => {
    const section = {
      tag: getText(bytes, ROW * i, 4),
      offset: rows.getUint32(ROW * i + 4, true),
      length: rows.getUint32(ROW * i + 8, true),
      crc: rows.getUint32(ROW * i + 12, true),
    };
    const isOutside = section.offset % 8 !== 0 || section.offset + section.length > size;
    if (isOutside || seen.has(section.tag)) {
      fail(source, { kind: "broken", detail: `section ${section.tag}` });
    }
    seen.add(section.tag);
    return section;
  });
}

export function fail(source: { readonly name: string }, fault: LexiconFault): never {
  throw new UserError({ kind: "bad_lexicon", path: source.name, fault });
}

// Half a byte at a time: a table for whole bytes takes a millisecond of every start to make.
const CRC_TABLE = Uint32Array.from({ length: 16 }, (_, half) => shifted(half, 4));

/** From this many bytes on, a table for four bytes at a time pays. */
const LONG = 100_000;
let longTable: Uint32Array | undefined;

/** CRC-32 as in zip and PNG. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  let i = 0;
  if (bytes.length >= LONG) {
    // For each place of four, what a byte there adds.
    const table = longTable ??= Uint32Array.from(
      { length: 4 * 256 },
      (_, at) => shifted(at & 255, 8 * (1 + (at >> 8))),
    );
    for (; i + 4 <= bytes.length; i += 4) {
      crc ^= bytes[i]! | bytes[i + 1]! << 8 | bytes[i + 2]! << 16 | bytes[i + 3]! << 24;
      crc = table[768 + (crc & 255)]! ^ table[512 + (crc >>> 8 & 255)]! ^
        table[256 + (crc >>> 16 & 255)]! ^ table[crc >>> 24]!;
    }
  }
  for (; i < bytes.length; i++) {
    crc ^= bytes[i]!;
    crc = (crc >>> 4) ^ CRC_TABLE[crc & 15]!;
    crc = (crc >>> 4) ^ CRC_TABLE[crc & 15]!;
  }
  return ~crc >>> 0;
}

function shifted(crc: number, bits: number): number {
  for (let bit = 0; bit < bits; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
}

function align(offset: number): number {
  return (offset + 7) & ~7;
}

function putText(out: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) out[at + i] = text.charCodeAt(i);
}

function getText(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
