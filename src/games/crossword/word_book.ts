import { type ByteSource, fail } from "../../lexicon/format.ts";
import { openSections } from "../../lexicon/sections.ts";
import { type Tier, TIERS } from "../../core/difficulty.ts";
import type { Alphabet } from "../../core/letters.ts";

/**
 * The words that something can be said about, with what a filler asks of each: prepared with the
 * lexicon, since none of it ever changes and working it out takes half a second.
 */
export interface WordBook {
  /** The edition of the lexicon that it was made of. */
  readonly edition: string;
  /** The tables with definitions: `clues/four.tsv`. */
  readonly tables: readonly string[];
  /** The words of a length; `undefined` when there are none. */
  words(length: number): BookWords | undefined;
  /** The place of a word among those of its length; -1 when it is not there. */
  find(answer: string): number;
  /** Where the definitions of an answer are. */
  definitions(answer: string): readonly Passage[];
}

/** In order of the alphabet. */
interface BookWords {
  readonly size: number;
  /** As numbers of the alphabet, word after word. */
  readonly letters: Uint8Array;
  /** In hundredths. */
  readonly difficulty: Uint8Array;
  /** Bits of `MARK`. */
  readonly marks: Uint8Array;
  /** The places of the words from the most to the least wanted at a tier. */
  order(tier: Tier): Uint16Array;
}

/** What is known about a word. */
export const MARK = {
  /** It has a definition by hand. */
  hand: 1,
  /** Its dictionary entry has a meaning that is fit for a clue. */
  meaning: 2,
  /** A name or a loan word. */
  odd: 4,
  /** A superlative or a rare word. */
  rare: 8,
  /** No word, but a pair of letters that a phrase gives. */
  pair: 16,
  /** It fills gaps and pleases nobody: used only where nothing else fits. */
  glue: 32,
  /** It fits so often that it would be in every other puzzle. */
  busy: 64,
} as const;

/** Some rows of a table, one after the other. */
export interface Passage {
  /** Its place in `tables`. */
  readonly table: number;
  /** In bytes. */
  readonly offset: number;
  readonly rows: number;
}

/** A passage in 32 bits. */
export const BITS = { rows: 5, offset: 20 };

/** Reads what is asked for, when it is. Throws `bad_lexicon` when the bytes are something else. */
export function openWordBook(source: ByteSource, alphabet: Alphabet): WordBook {
  const sections = openSections(source);
  const [edition = "", ...tables] = sections.text("META").split("\n");

  const opened = new Map<number, BookWords | undefined>();

  const words = (length: number): BookWords | undefined => {
    if (!opened.has(length)) opened.set(length, open(length));
    return opened.get(length);
  };

  const open = (length: number): BookWords | undefined => {
    const tag = tagOf("W", length);
    if (!sections.has(tag)) return undefined;
    const all = sections.bytes(tag);
    const size = all.length / (length + 2);
    if (!Number.isInteger(size)) fail(source, { kind: "broken", detail: `section ${tag}` });
    return {
      size,
      letters: all.subarray(0, size * length),
      difficulty: all.subarray(size * length, size * (length + 1)),
      marks: all.subarray(size * (length + 1)),
      order(tier) {
        const first = size * TIERS.indexOf(tier);
        return sections.u16(tagOf("O", length)).subarray(first, first + size);
      },
    };
  };

  const find = (answer: string): number => {
    const { length } = answer;
    const own = words(length);
    if (!own) return -1;
    let low = 0;
    let high = own.size - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = compare(own.letters, middle * length, answer, alphabet);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };

  return {
    edition,
    tables,
    words,
    find,
    definitions(answer) {
      const at = find(answer);
      if (at < 0) return [];
      const starts = sections.u16(tagOf("P", answer.length));
      return Array.from(sections.u32("PASS").subarray(starts[at], starts[at + 1]), unpacked);
    },
  };
}

/** As `sort` does: below 0 when the word comes first. */
function compare(letters: Uint8Array, from: number, answer: string, { codes }: Alphabet): number {
  for (let i = 0; i < answer.length; i++) {
    const order = letters[from + i]! - (codes[answer.charCodeAt(i)]! - 1);
    if (order !== 0) return order;
  }
  return 0;
}

export function tagOf(kind: "W" | "O" | "P", length: number): string {
  return kind + `${length}`.padStart(3, "0");
}

function unpacked(bits: number): Passage {
  const above = bits >>> BITS.offset;
  return {
    table: above >>> BITS.rows,
    rows: above & (1 << BITS.rows) - 1,
    offset: bits & (1 << BITS.offset) - 1,
  };
}
