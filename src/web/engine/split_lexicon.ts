import { type ByteSource, readTable, type Section, sourceOf } from "../../lexicon/format.ts";

/**
 * A lexicon in two files: what a board needs, and what only answers and endings read: dictionary
 * forms, refused words, sources, difficulty. The second comes while somebody looks at the board.
 */
const SECOND: ReadonlySet<string> = new Set([
  "RSTA",
  "READ",
  "LEND",
  "LEMM",
  "TAGS",
  "RFST",
  "RFSD",
  "SRCS",
  "DIFF",
  "CRED",
]);

/** Thrown when something reads data that has not arrived: wait for it, and try again. */
export class NotYet extends Error {
  constructor() {
    super("this part of the words has not come yet");
  }
}

interface Part {
  readonly section: Section;
  /** Where it is in its file. */
  readonly at: number;
}

interface Layout {
  /** Header and table, which the first file begins with. */
  readonly head: number;
  readonly parts: readonly (readonly Part[])[];
}

/** The two files of a lexicon. */
export function splitLexicon(
  bytes: Uint8Array<ArrayBuffer>,
): readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] {
  const { head, parts } = layoutOf(readTable(sourceOf(bytes)));
  const files = parts.map((list, i) => {
    const last = list.at(-1);
    const file = new Uint8Array(last ? aligned(last.at + last.section.length) : head);
    if (i === 0) file.set(bytes.subarray(0, head));
    for (const { section, at } of list) {
      file.set(bytes.subarray(section.offset, section.offset + section.length), at);
    }
    return file;
  });
  return [files[0]!, files[1]!];
}

/** The lexicon as one source again; the second file is given when it has come. */
export function joinedSource(
  first: Uint8Array<ArrayBuffer>,
  name: string,
): { readonly source: ByteSource; add(second: Uint8Array<ArrayBuffer>): void } {
  const size = new DataView(first.buffer, first.byteOffset).getUint32(16, true);
  let files: readonly (Uint8Array<ArrayBuffer> | undefined)[] = [first, undefined];
  const head = sourceOf(first, name);
  // The table is read as if the whole file were there.
  const sections = readTable({ ...head, size });
  const { head: length, parts } = layoutOf(sections);
  const source: ByteSource = {
    size,
    name,
    read(offset, count) {
      if (offset + count <= length) return first.subarray(offset, offset + count);
      for (const [i, list] of parts.entries()) {
        const part = list.find(({ section }) =>
          offset >= section.offset && offset + count <= section.offset + section.length
        );
        if (!part) continue;
        const file = files[i];
        if (!file) throw new NotYet();
        const from = part.at + offset - part.section.offset;
        return file.subarray(from, from + count);
      }
      return new Uint8Array(0);
    },
  };
  return {
    source,
    add(second) {
      files = [first, second];
    },
  };
}

function layoutOf(sections: readonly Section[]): Layout {
  const head = Math.min(...sections.map(({ offset }) => offset));
  const parts: Part[][] = [[], []];
  const ends = [head, 0];
  for (const section of sections) {
    const i = SECOND.has(section.tag) ? 1 : 0;
    parts[i]!.push({ section, at: ends[i]! });
    ends[i] = aligned(ends[i]! + section.length);
  }
  return { head, parts };
}

function aligned(at: number): number {
  return (at + 7) & ~7;
}
