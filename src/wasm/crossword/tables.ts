import { byteAt, get, keep, put, putByte } from "./memory";

/** The words of one length, numbered from the most to the least wanted. */
@unmanaged
export class Table {
  length: i32;
  size: i32;
  /** How many 32-bit words hold one bit per word. */
  width: i32;
  /** How many, from the first, have something said about them; 0 when nothing is known about any. */
  front: i32;
  /** What share of them takes part in a fill from the first. */
  share: f64;
  /** The letters, word after word. */
  letters: usize;
  /** The words with a letter at a place, one bit each, from `(place * alphabet + letter) * width`. */
  bits: usize;
  /** Words that are used only in slots in trouble, one bit each, if there are any now. */
  resting: usize;
  /** Where these bits are. */
  restingBits: usize;
}

/** What all tables have in common. */
export class Lists {
  /** How many letters there are, and all of them as a set. */
  static alphabet: i32 = 0;
  static all: i32 = 0;
  /** Those of them that are vowels. */
  static vowels: i32 = 0;
  /** Whether the order within a table is one of preference. */
  static isRanked: bool = false;
}

/** The longest word, as the longest side of a picture. */
export const LONGEST = 25;

/** By length: the table that a picture takes its words from, or 0. */
export const TABLES = memory.data((LONGEST + 1) * 4);

export function tableOf(length: i32): Table {
  return changetype<Table>(usize(get(TABLES, length)));
}

/** To be called once, before any table is made. */
export function setUp(alphabet: i32, vowels: i32, isRanked: bool): void {
  Lists.alphabet = alphabet;
  Lists.all = alphabet === 32 ? -1 : (1 << alphabet) - 1;
  Lists.vowels = vowels;
  Lists.isRanked = isRanked;
}

/** A table for so many words, still without them. */
export function newTable(length: i32, size: i32, front: i32, share: f64): Table {
  const width = (size + 31) >> 5;
  const table = changetype<Table>(keep(offsetof<Table>()));
  table.length = length;
  table.size = size;
  table.width = width;
  table.front = front;
  table.share = share;
  table.letters = keep(size * length);
  table.bits = keep(length * Lists.alphabet * width * 4);
  table.restingBits = keep(width * 4);
  table.resting = 0;
  return table;
}

/** Puts in the words: `order` has the places in `letters` from the most to the least wanted. */
export function fillTable(table: Table, letters: usize, order: usize): void {
  const length = table.length;
  const width = table.width;
  for (let word = 0, to = 0; word < table.size; word++) {
    const bit = 1 << word;
    let from = get(order, word) * length;
    let column = word >> 5;
    for (let place = 0; place < length; place++, column += Lists.alphabet * width) {
      const letter = byteAt(letters, from++);
      putByte(table.letters, to++, letter);
      const at = column + letter * width;
      put(table.bits, at, get(table.bits, at) | bit);
    }
  }
}

/** Lets the words rest whose bits were put in the table's place for them, or none. */
export function letRest(table: Table, some: bool): void {
  table.resting = some ? table.restingBits : 0;
}

/** The letters of a word, one byte each. */
export function lettersOf(table: Table, word: i32): usize {
  return table.letters + usize(word * table.length);
}

export function restingBitsOf(table: Table): usize {
  return table.restingBits;
}

/** The place of a word, by its letters in these cells; -1 when the table does not have it. */
export function findIn(table: Table, codes: usize, cells: usize): i32 {
  const width = table.width;
  for (let w = 0; w < width; w++) {
    let left = -1;
    let column = w;
    for (let place = 0; place < table.length && left !== 0; place++) {
      const code = byteAt(codes, get(cells, place));
      left = code < Lists.alphabet ? left & get(table.bits, column + code * width) : 0;
      column += Lists.alphabet * width;
    }
    if (left !== 0) return (w << 5) + ctz(left);
  }
  return -1;
}
