import { lowest, sizeOf } from "../../core/letters.ts";
import { vowelsIn } from "../../core/vowels.ts";
import { conflict, enqueue, propagate } from "./propagate.ts";
import { type Crossing, crossingsOf, EMPTY, type Grid, type Slot, slotsOf } from "./template.ts";
import { newTrail, saveSlot, type Tracked } from "./trail.ts";
import { findIn, type WordTable, type WordTables } from "./words.ts";

/**
 * The words still possible in each open slot, kept arc consistent: one bit per word, and per
 * cell the set of letters. Each change narrows what crosses it, until nothing changes. Bitsets
 * as in ingrid_core; the weights are those of dom/wdeg (Boussemart and others, 2004). All of it
 * changes in place, within one fill.
 */
export interface Domains extends Tracked {
  readonly grid: Grid;
  readonly lists: WordTables;
  /** The slots with an empty cell; the others are given. */
  readonly slots: readonly Slot[];
  /** The words that the picture has already and that would fit a slot. */
  readonly given: readonly { readonly table: WordTable; readonly word: number }[];
  readonly tables: readonly WordTable[];
  /** By slot and place: what crosses it there. */
  readonly crossings: readonly (readonly (Crossing | undefined)[])[];
  /** What each slot has before anything is narrowed. */
  readonly fresh: Fresh;
  /** How many 32-bit words of each slot's are in use: those of the words that take part. */
  readonly widths: Int32Array;
  /** How many letters there are, and all of them as a set. */
  readonly alphabet: number;
  readonly all: number;
  /** Those of them that are vowels. */
  readonly vowels: number;
  /** How often each slot was part of a conflict, plus one. */
  readonly weights: Float64Array;
  /** 1 where a slot was in trouble and got more words: then none of them rests. */
  readonly isWide: Uint8Array;
  /** Slots whose change has not reached their crossings. */
  readonly queue: number[];
  readonly queued: Uint8Array;
  /** Space to work in: the bits of one slot, and the letters of one slot by place. */
  readonly kept: Int32Array;
  readonly seen: Int32Array;
}

/** The words of each slot that take part and have the letters of the picture; made when needed. */
interface Fresh {
  /** As in `Domains`. */
  readonly words: Int32Array;
  readonly sizes: Int32Array;
  readonly widths: Int32Array;
  readonly letterSets: Int32Array;
  /** For what share of a slot's words this is, and whether none of them rests. */
  readonly shares: Float64Array;
  readonly isWide: Uint8Array;
}

/** Lengths with fewer words than this are never cut down. */
const FEWEST = 350;
/** Larger slots are sampled when counting support: a quarter of the words is enough. */
const SAMPLED = 4000;

/**
 * Spread at the head of a literal. Otherwise V8 forgets, when the literal is run for the second time,
 * the kinds of its fields, and with them all that it had compiled for the search.
 */
const NOTHING = {};

/** `undefined` when some slot has no word of its length. */
export function domainsOf(grid: Grid, lists: WordTables): Domains | undefined {
  const isOpen = (slot: Slot) => slot.cells.some((cell) => grid.cells[cell] === EMPTY);
  const everySlot = slotsOf(grid);
  const slots = everySlot.filter(isOpen);
  const tables: WordTable[] = [];
  for (const slot of slots) {
    const table = lists.of(slot.cells.length);
    if (!table) return undefined;
    tables.push(table);
  }
  const starts = new Int32Array(slots.length + 1);
  tables.forEach((table, slot) => starts[slot + 1] = starts[slot]! + table.width);
  return {
    ...NOTHING,
    grid,
    lists,
    slots,
    given: everySlot.filter((slot) => !isOpen(slot)).flatMap((slot) => {
      const table = tables.find(({ length }) => length === slot.cells.length);
      const word = table && findIn(table, codesIn(grid, slot, lists), lists.alphabet);
      return table && word !== undefined ? [{ table, word }] : [];
    }),
    tables,
    crossings: crossingsOf(slots),
    fresh: {
      words: new Int32Array(starts[slots.length]!),
      sizes: new Int32Array(slots.length),
      widths: new Int32Array(slots.length),
      letterSets: lettersIn(grid, lists),
      shares: new Float64Array(slots.length).fill(NaN),
      isWide: new Uint8Array(slots.length),
    },
    alphabet: lists.alphabet,
    all: everyOf(lists.alphabet),
    vowels: vowelsIn(lists.lexicon.alphabet),
    words: new Int32Array(starts[slots.length]!),
    starts,
    widths: new Int32Array(slots.length),
    sizes: new Int32Array(slots.length),
    weights: new Float64Array(slots.length).fill(1),
    isWide: new Uint8Array(slots.length),
    letterSets: new Int32Array(grid.cells.length),
    queue: [],
    queued: new Uint8Array(slots.length),
    kept: new Int32Array(Math.max(1, ...tables.map((table) => table.width))),
    seen: new Int32Array(Math.max(1, ...tables.map((table) => table.length))),
    trail: newTrail(slots.length),
  };
}

/**
 * Starts over with the most wanted `shares` of each slot's words, narrowed by the picture alone;
 * false when that leaves a slot without any. No mark may be standing.
 */
export function startOver(domains: Domains, shares: Float64Array): boolean {
  const { slots, words, sizes, widths, letterSets, fresh } = domains;
  for (let slot = 0; slot < slots.length; slot++) refresh(domains, slot, shares[slot]!);
  words.set(fresh.words);
  sizes.set(fresh.sizes);
  widths.set(fresh.widths);
  letterSets.set(fresh.letterSets);
  for (let slot = 0; slot < slots.length; slot++) {
    if (sizes[slot] === 0) return conflict(domains, slot, slot);
    enqueue(domains, slot);
  }
  return propagate(domains);
}

/** Makes what a slot has before anything is narrowed, unless it is there. */
function refresh(domains: Domains, slot: number, share: number): void {
  const { isWide, fresh } = domains;
  if (fresh.shares[slot] === share && fresh.isWide[slot] === isWide[slot]) return;
  fresh.shares[slot] = share;
  fresh.isWide[slot] = isWide[slot]!;
  takePart(domains, slot, share);
}

/** The most wanted share of a slot's words, of them those that have the letters of the picture. */
function takePart(domains: Domains, slot: number, share: number): void {
  const { grid, lists, tables, starts, given, fresh, alphabet } = domains;
  const { words } = fresh;
  const table = tables[slot]!;
  const { width, bits, resting } = table;
  const size = admitted(table, share);
  const used = (size + 31) >> 5;
  const from = starts[slot]!;
  fresh.widths[slot] = used;
  words.fill(0, from, starts[slot + 1]!);
  words.fill(-1, from, from + (size >> 5));
  if (size & 31) words[from + (size >> 5)] = (1 << (size & 31)) - 1;
  if (resting && !fresh.isWide[slot]) {
    for (let w = 0; w < used; w++) words[from + w]! &= ~resting[w]!;
  }
  // A word that the picture has already is not to be used again.
  for (const one of given) {
    if (one.table === table) words[from + (one.word >> 5)]! &= ~(1 << (one.word & 31));
  }
  const { cells } = domains.slots[slot]!;
  const codes = codesIn(grid, domains.slots[slot]!, lists);
  for (let place = 0; place < cells.length; place++) {
    if (grid.cells[cells[place]!] === EMPTY) continue;
    if (codes[place]! < 0) words.fill(0, from, from + used);
    const column = (place * alphabet + codes[place]!) * width;
    for (let w = 0; w < used; w++) words[from + w]! &= bits[column + w]!;
  }
  let left = 0;
  for (let w = 0; w < used; w++) left += sizeOf(words[from + w]!);
  fresh.sizes[slot] = left;
}

/** Puts a word in a slot; false at a conflict. */
export function assign(domains: Domains, slot: number, word: number): boolean {
  const { words, starts, sizes } = domains;
  saveSlot(domains, slot);
  words.fill(0, starts[slot]!, starts[slot]! + domains.widths[slot]!);
  words[starts[slot]! + (word >> 5)] = 1 << (word & 31);
  sizes[slot] = 1;
  enqueue(domains, slot);
  return propagate(domains);
}

/** Takes a word from a slot; false at a conflict. */
export function exclude(domains: Domains, slot: number, word: number): boolean {
  const { words, starts, sizes } = domains;
  const at = starts[slot]! + (word >> 5);
  const bit = 1 << (word & 31);
  if ((words[at]! & bit) === 0) return true;
  saveSlot(domains, slot);
  words[at]! &= ~bit;
  sizes[slot]!--;
  if (sizes[slot] === 0) return conflict(domains, slot, slot);
  enqueue(domains, slot);
  return propagate(domains);
}

/** The n-th of the words left in a slot, the most wanted first. */
export function nth({ words, starts }: Domains, slot: number, n: number): number {
  const from = starts[slot]!;
  let left = n;
  for (let w = from;; w++) {
    const inThis = sizeOf(words[w]!);
    if (left >= inThis) {
      left -= inThis;
      continue;
    }
    let rest = words[w]!;
    for (; left > 0; left--) rest &= rest - 1;
    return ((w - from) << 5) + lowest(rest);
  }
}

/** How many bits of choice a word leaves its crossings in all; negative when it leaves one none. */
export function room(domains: Domains, slot: number, word: number): number {
  const crossings = domains.crossings[slot]!;
  const { letters, length } = domains.tables[slot]!;
  let sum = 0;
  for (let place = 0; place < length; place++) {
    const crossing = crossings[place];
    if (!crossing || domains.sizes[crossing.slot] === 1) continue;
    const count = support(domains, crossing, letters[word * length + place]!);
    if (count === 0) return -1;
    sum += bitsOfChoice(count);
  }
  return sum;
}

/** The picture with the one word that each slot has left. */
export function cellsOf(domains: Domains): string {
  const { grid, slots, tables } = domains;
  const alphabet = domains.lists.lexicon.alphabet.letters;
  const out = [...grid.cells];
  slots.forEach(({ cells }, slot) => {
    const { letters, length } = tables[slot]!;
    const word = nth(domains, slot, 0);
    cells.forEach((cell, place) => out[cell] = alphabet[letters[word * length + place]!]!);
  });
  return out.join("");
}

/** log2, straight between powers of two: the same bits on every machine, as Math.log2 need not be. */
export function bitsOfChoice(count: number): number {
  const power = 31 - Math.clz32(count);
  return power + count / (1 << power) - 1;
}

/** How many of a length's words take part: the front of the list, but never too few to cross. */
function admitted({ size, front }: WordTable, share: number): number {
  const fewest = front > 0 ? Math.min(FEWEST, front) : FEWEST;
  return Math.min(size, Math.max(fewest, Math.ceil(size * share)));
}

/** How many words of a crossing slot have the letter there. */
function support(domains: Domains, { slot, place }: Crossing, letter: number): number {
  const { tables, words, starts, sizes, widths, alphabet } = domains;
  const { width, bits } = tables[slot]!;
  const from = starts[slot]!;
  const column = (place * alphabet + letter) * width;
  const step = sizes[slot]! > SAMPLED ? 4 : 1;
  const used = widths[slot]!;
  let count = 0;
  for (let w = 0; w < used; w += step) {
    const both = words[from + w]! & bits[column + w]!;
    if (both !== 0) count += sizeOf(both);
  }
  return count * step;
}

/** For each cell the letters that the picture leaves it: all, or the one it has. */
function lettersIn({ cells }: Grid, { alphabet, lexicon }: WordTables): Int32Array {
  const { codes } = lexicon.alphabet;
  const sets = new Int32Array(cells.length).fill(everyOf(alphabet));
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === EMPTY) continue;
    const letter = codes[cells.charCodeAt(cell)]! - 1;
    sets[cell] = letter < 0 ? 0 : 1 << letter;
  }
  return sets;
}

/** So many letters as a set. */
function everyOf(alphabet: number): number {
  return alphabet === 32 ? -1 : (1 << alphabet) - 1;
}

/** The letters in a slot as numbers of the alphabet; -1 where there is none of them. */
function codesIn({ cells }: Grid, slot: Slot, { lexicon }: WordTables): number[] {
  const { codes } = lexicon.alphabet;
  return slot.cells.map((cell) => codes[cells.charCodeAt(cell)]! - 1);
}
