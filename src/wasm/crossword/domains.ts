import { commonSize, has, keepCommon, remove, removeAll, sizeOf } from "./bitsets";
import { addressOf, byteAt, clear, copyNumbers, get, put, putReal, realAt, setAll } from "./memory";
import { cellCount, CELLS, cellsOf, EMPTY, Slots } from "./picture";
import { conflict, enqueue, propagate } from "./propagate";
import { lettersOf, Lists, Table, tableOf } from "./tables";
import { saveSlot } from "./trail";

/**
 * The words still possible in each open slot, kept arc consistent: one bit per word, and per
 * cell the set of letters. Each change narrows what crosses it, until nothing changes. Bitsets
 * as in ingrid_core; the weights are those of dom/wdeg (Boussemart and others, 2004). All of it
 * is of the picture that was laid last.
 */
export class Domains {
  /** The slots with an empty cell; the others are given. */
  static slots: Slots = changetype<Slots>(0);
  static count: i32 = 0;
  /** Each slot's bits are from here, in `words`. */
  static starts: usize = 0;
  static words: usize = 0;
  /** How many 32-bit words of each slot's are in use: those of the words that take part. */
  static widths: usize = 0;
  static sizes: usize = 0;
  /** Each cell's letters. */
  static letterSets: usize = 0;
  /** How often each slot was part of a conflict, plus one; real numbers. */
  static weights: usize = 0;
  /** 1 where a slot was in trouble and got more words: then none of them rests. */
  static isWide: usize = 0;
  /** By cell, what goes through it across and down: a slot and a place in it, or `NONE`. */
  static across: usize = 0;
  static down: usize = 0;
  /** Space to work in: bits for the words of one slot, and the letters of one slot by place. */
  static gathered: usize = 0;
  static seen: usize = 0;
  /** The words that the picture has already: a table and a place in it each. */
  static given: usize = 0;
  static givenCount: i32 = 0;
  /** What each slot has before anything is narrowed: its words, how many, and what is in use. */
  static freshWords: usize = 0;
  static freshSizes: usize = 0;
  static freshWidths: usize = 0;
  static freshLetters: usize = 0;
  /** For what share of a slot's words that is, and whether none of them rests. */
  static freshShares: usize = 0;
  static freshWide: usize = 0;
}

/** Lengths with fewer words than this are never cut down. */
const FEWEST = 350;
/** Larger slots are sampled when counting support: a quarter of the words is enough. */
const SAMPLED = 4000;

/** No slot goes through a cell: all bits are set. */
export const NONE = -1;
/** What goes through one is a number: the slot from this bit on, and the place in it below. */
const PLACE_BITS = 5;

export function crossingOf(slot: i32, place: i32): i32 {
  return (slot << PLACE_BITS) | place;
}

export function slotIn(crossing: i32): i32 {
  return crossing >> PLACE_BITS;
}

export function placeIn(crossing: i32): i32 {
  return crossing & ((1 << PLACE_BITS) - 1);
}

/** By cell, what crosses a slot. */
export function crossingsOf(slot: i32): usize {
  return slot < Domains.slots.across ? Domains.down : Domains.across;
}

/**
 * Starts over with the most wanted `shares` of each slot's words, narrowed by the picture alone;
 * false when that leaves a slot without any. No mark may be standing.
 */
export function startOver(shares: usize): bool {
  const count = Domains.count;
  for (let slot = 0; slot < count; slot++) refresh(slot, realAt(shares, slot));
  copyNumbers(Domains.words, Domains.freshWords, get(Domains.starts, count));
  copyNumbers(Domains.sizes, Domains.freshSizes, count);
  copyNumbers(Domains.widths, Domains.freshWidths, count);
  copyNumbers(Domains.letterSets, Domains.freshLetters, cellCount());
  for (let slot = 0; slot < count; slot++) {
    if (get(Domains.sizes, slot) === 0) return conflict(slot, slot);
    enqueue(slot);
  }
  return propagate();
}

/** Makes what a slot has before anything is narrowed, unless it is there. */
function refresh(slot: i32, share: f64): void {
  const isWide = get(Domains.isWide, slot);
  if (realAt(Domains.freshShares, slot) === share && get(Domains.freshWide, slot) === isWide) {
    return;
  }
  putReal(Domains.freshShares, slot, share);
  put(Domains.freshWide, slot, isWide);
  takePart(slot, share);
}

/** The most wanted share of a slot's words, of them those that have the letters of the picture. */
function takePart(slot: i32, share: f64): void {
  const table = slotTable(slot);
  const size = admitted(table, share);
  const used = (size + 31) >> 5;
  const words = addressOf(Domains.freshWords, get(Domains.starts, slot));
  put(Domains.freshWidths, slot, used);
  clear(words, table.width);
  setAll(words, size >> 5);
  if (size & 31) put(words, size >> 5, (1 << size) - 1);
  if (table.resting !== 0 && get(Domains.freshWide, slot) === 0) {
    removeAll(words, table.resting, used);
  }
  // A word that the picture has already is not to be used again.
  for (let i = 0; i < Domains.givenCount; i++) {
    if (get(Domains.given, 2 * i) !== table.length) continue;
    remove(words, get(Domains.given, 2 * i + 1));
  }
  const cells = cellsOf(Domains.slots, slot);
  for (let place = 0; place < table.length; place++) {
    const code = byteAt(CELLS, get(cells, place));
    if (code === EMPTY) continue;
    if (code >= Lists.alphabet) {
      clear(words, used);
      break;
    }
    keepCommon(words, columnOf(table, place, code), used);
  }
  put(Domains.freshSizes, slot, sizeOf(words, used));
}

/** Puts a word in a slot; false at a conflict. */
export function assign(slot: i32, word: i32): bool {
  const words = wordsOf(slot);
  saveSlot(slot);
  clear(words, get(Domains.widths, slot));
  put(words, word >> 5, 1 << word);
  put(Domains.sizes, slot, 1);
  enqueue(slot);
  return propagate();
}

/** Takes a word from a slot; false at a conflict. */
export function exclude(slot: i32, word: i32): bool {
  const words = wordsOf(slot);
  if (!has(words, word)) return true;
  saveSlot(slot);
  remove(words, word);
  const size = get(Domains.sizes, slot) - 1;
  put(Domains.sizes, slot, size);
  if (size === 0) return conflict(slot, slot);
  enqueue(slot);
  return propagate();
}

/** The n-th of the words left in a slot, the most wanted first. */
export function nth(slot: i32, n: i32): i32 {
  const words = wordsOf(slot);
  let left = n;
  for (let w = 0;; w++) {
    let rest = get(words, w);
    const inThis = popcnt(rest);
    if (left >= inThis) {
      left -= inThis;
      continue;
    }
    for (; left > 0; left--) rest &= rest - 1;
    return (w << 5) + ctz(rest);
  }
}

/** How many bits of choice a word leaves its crossings in all; negative when it leaves one none. */
export function room(slot: i32, word: i32): f64 {
  const table = slotTable(slot);
  const letters = lettersOf(table, word);
  const cells = cellsOf(Domains.slots, slot);
  const crossings = crossingsOf(slot);
  let sum: f64 = 0;
  for (let place = 0; place < table.length; place++) {
    const crossing = get(crossings, get(cells, place));
    if (crossing === NONE || get(Domains.sizes, slotIn(crossing)) === 1) continue;
    const count = support(crossing, byteAt(letters, place));
    if (count === 0) return -1;
    sum += bitsOfChoice(count);
  }
  return sum;
}

/** How many words of a crossing slot have the letter there. */
function support(crossing: i32, letter: i32): i32 {
  const slot = slotIn(crossing);
  const words = wordsOf(slot);
  const column = columnOf(slotTable(slot), placeIn(crossing), letter);
  const used = get(Domains.widths, slot);
  if (get(Domains.sizes, slot) <= SAMPLED) return commonSize(words, column, used);
  let count = 0;
  for (let w = 0; w < used; w += 4) count += popcnt(get(words, w) & get(column, w));
  return count * 4;
}

/** log2, straight between powers of two: the same bits on every machine, as a logarithm need not be. */
export function bitsOfChoice(count: i32): f64 {
  const power = 31 - clz(count);
  return f64(power) + f64(count) / f64(1 << power) - 1;
}

/** How many of a length's words take part: the front of the list, but never too few to cross. */
function admitted(table: Table, share: f64): i32 {
  const fewest = table.front > 0 ? min(FEWEST, table.front) : FEWEST;
  return min(table.size, max(fewest, i32(Math.ceil(f64(table.size) * share))));
}

export function slotTable(slot: i32): Table {
  return tableOf(get(Domains.slots.lengths, slot));
}

/** The bits of the words that are left in a slot. */
export function wordsOf(slot: i32): usize {
  return addressOf(Domains.words, get(Domains.starts, slot));
}

/** The bits of a table's words that have a letter at a place. */
export function columnOf(table: Table, place: i32, letter: i32): usize {
  return addressOf(table.bits, (place * Lists.alphabet + letter) * table.width);
}
