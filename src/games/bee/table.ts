import { type Mask, sizeOf } from "../../core/letters.ts";
import {
  frequencyPoints,
  type FrequencyScoring,
  MAX_ZIPF,
  pointsOfZipf,
} from "../../core/scoring.ts";
import { NEVER_CORE } from "../../lexicon/entry.ts";
import { keptBy } from "../../lexicon/kept.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { findMask, slotOf } from "../../lexicon/masks.ts";
import { preparedFacts, preparedSets } from "./prepared.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import type { BeeRules } from "./rules.ts";

/** What decides which words are core and what they pay. */
export type TableRules = FrequencyScoring & Pick<BeeRules, "floor">;

/**
 * The core words by their set of letters, ready to be summed. A board's words are the sub-sets of
 * its letters: 64 look-ups, whatever the lexicon's size. A table of its own, since the lexicon's
 * index has six times the sets and does not stay in the cache.
 */
export interface BeeTable {
  /** The sets that have core words, in open addressing; 0 for a free slot. */
  readonly slots: Int32Array;
  /** For each slot, its number of core words times `A_WORD`, plus their points: one sum for both. */
  readonly worth: Float64Array;
  /** The sets of seven letters: those of which a board can be made that has a pangram. */
  readonly pangramSets: Int32Array;
}

/** More than the points of any board. */
const A_WORD = 2 ** 26;

export interface BoardValue {
  readonly count: number;
  readonly points: number;
  readonly pangrams: number;
}

/** Many boards, in columns: an object for each would take longer than to find what it is worth. */
export interface BoardColumns {
  readonly length: number;
  readonly board: Int32Array;
  readonly required: Int32Array;
  readonly count: Int32Array;
  readonly points: Int32Array;
  readonly pangrams: Int32Array;
}

/** By what of the rules it depends on: `rules` may be a new object each time. */
const tables = keptBy((_: Lexicon, _key: string): { table?: BeeTable } => ({}));

export function tableOf(lexicon: Lexicon, rules: TableRules): BeeTable {
  return knownOf(lexicon, rules).table ??= buildTable(lexicon, rules);
}

function knownOf(lexicon: Lexicon, rules: TableRules): { table?: BeeTable } {
  const { minLength, alpha, pangramBonus, cap, floor } = rules;
  return tables(lexicon, [minLength, alpha, pangramBonus, cap, floor].join());
}

/**
 * How many core words a board has and what they pay. There are three ways to know, because each is
 * much the cheapest somewhere (the first board in a fresh process, then any other):
 *
 * - read from the file, which has every board by the usual rules: 0.3 ms, then 0.5 µs;
 * - from a table, where drawing by other rules has made one: 20 ms to make, then 0.8 µs;
 * - word by word, for a board that is given and played by other rules: 0.7 ms, then 25 µs.
 */
export function valueOf(lexicon: Lexicon, rules: TableRules, board: Board): BoardValue {
  const ready = preparedFacts(lexicon, rules, board);
  if (ready) return { count: ready.count, points: ready.points, pangrams: ready.pangrams };
  const { table } = knownOf(lexicon, rules);
  if (table) return boardValue(table, board);
  const { zipf, length } = lexicon.columns;
  const index = lexicon.masks;
  const last = findMask(index, board.board);
  const full = last < 0
    ? new Uint32Array()
    : index.ids.subarray(index.starts[last], index.starts[last + 1]);
  let count = 0;
  let points = 0;
  let pangrams = 0;
  for (const id of coreIds(lexicon, rules, board)) {
    const pangram = full.includes(id);
    points += frequencyPoints(rules, { zipf: zipf[id]!, length: length[id]!, pangram });
    count++;
    if (pangram) pangrams++;
  }
  return { count, points, pangrams };
}

/** One pass over the lexicon's index. */
export function buildTable(lexicon: Lexicon, rules: TableRules): BeeTable {
  const { masks } = lexicon.masks;
  const worthAt = worthsOf(lexicon, rules);
  const sets: number[] = [];
  const values: number[] = [];
  for (let place = 0; place < masks.length; place++) {
    const worth = worthAt(place);
    if (worth === 0) continue;
    sets.push(masks[place]!);
    values.push(worth);
  }
  const pangramSets = Int32Array.from(sets.filter((set) => sizeOf(set) === BOARD_SIZE));
  return { ...hashed(sets, values), pangramSets };
}

/**
 * What the core words of a set are worth, by its place in the lexicon's index: there a set's words
 * come best first, so it stops at the floor.
 */
export function worthsOf(lexicon: Lexicon, rules: TableRules): (place: number) => number {
  const { masks, starts, ids } = lexicon.masks;
  const { zipf, flags, length } = lexicon.columns;
  const { minLength, pangramBonus, cap } = rules;
  const floor = floorOf(lexicon, rules);
  const paid = pointsByZipf(rules);
  return (place) => {
    let worth = 0;
    let bonus = -1;
    const last = starts[place + 1]!;
    for (let at = starts[place]!; at < last; at++) {
      const id = ids[at]!;
      if (!(zipf[id]! >= floor) || flags[id]! & NEVER_CORE) break;
      const extra = length[id]! - minLength;
      if (extra < 0) continue;
      if (bonus < 0) bonus = sizeOf(masks[place]!) === BOARD_SIZE ? pangramBonus : 0;
      const sum = (paid[zipf[id]!] ?? paid[MAX_ZIPF]!) + extra + bonus;
      worth += A_WORD + (sum < cap ? sum : cap);
    }
    return worth;
  };
}

/** The sets of seven letters that have core words, without making a table. */
export function pangramSetsOf(lexicon: Lexicon, rules: TableRules): Int32Array {
  const { masks } = lexicon.masks;
  const worthAt = worthsOf(lexicon, rules);
  const known = preparedSets(lexicon, rules);
  const sets: number[] = [];
  for (let place = 0; place < masks.length; place++) {
    const set = masks[place]!;
    if (sizeOf(set) !== BOARD_SIZE) continue;
    if ((known && known.startOf(set) >= 0) || worthAt(place) > 0) sets.push(set);
  }
  return Int32Array.from(sets);
}

/** At most a quarter full, so that most look-ups end at the first slot. */
function hashed(
  sets: readonly number[],
  values: readonly number[],
): Pick<BeeTable, "slots" | "worth"> {
  let capacity = 4;
  while (capacity < sets.length * 4) capacity *= 2;
  const slots = new Int32Array(capacity);
  const worth = new Float64Array(capacity);
  sets.forEach((set, i) => {
    const slot = slotFor(slots, set);
    slots[slot] = set;
    worth[slot] = values[i]!;
  });
  return { slots, worth };
}

/** The slot of a set; a free one, which is worth nothing, for a set without core words. */
export function slotFor(slots: Int32Array, set: Mask): number {
  const last = slots.length - 1;
  for (let slot = slotOf(set, slots.length);; slot = (slot + 1) & last) {
    // Half of the sets have words, so a processor cannot foresee which: both ends in one question.
    const held = slots[slot]!;
    const other = held ^ set;
    if (((other | -other) & (held | -held)) >= 0) return slot;
  }
}

/** The two numbers that a sum of `worth` holds. */
export function countIn(worth: number): number {
  return Math.floor(worth / A_WORD);
}

export function pointsIn(worth: number): number {
  return worth - A_WORD * Math.floor(worth / A_WORD);
}

/** How many core words a board has and what they pay. */
export function boardValue({ slots, worth }: BeeTable, { board, required }: Board): BoardValue {
  const free = board & ~required;
  let sum = 0;
  for (let some = free;; some = (some - 1) & free) {
    sum += worth[slotFor(slots, some | required)]!;
    if (some === 0) break;
  }
  const pangrams = sizeOf(board) === BOARD_SIZE ? countIn(worth[slotFor(slots, board)]!) : 0;
  return { count: countIn(sum), points: pointsIn(sum), pangrams };
}

/** Every core word on a board. Needs no table, so a board that is given opens at once. */
export function coreIds(lexicon: Lexicon, rules: TableRules, board: Board): WordId[] {
  const index = lexicon.masks;
  const { zipf, flags, length } = lexicon.columns;
  const floor = floorOf(lexicon, rules);
  const out: WordId[] = [];
  const free = board.board & ~board.required;
  for (let some = free;; some = (some - 1) & free) {
    const place = findMask(index, some | board.required);
    if (place >= 0) {
      for (let at = index.starts[place]!; at < index.starts[place + 1]!; at++) {
        const id = index.ids[at]!;
        if (!(zipf[id]! >= floor) || flags[id]! & NEVER_CORE) break;
        if (length[id]! >= rules.minLength) out.push(id);
      }
    }
    if (some === 0) return out;
  }
}

/** The floor in hundredths; a list without frequencies has none. */
export function floorOf(lexicon: Lexicon, rules: TableRules): number {
  return lexicon.hasFrequencies ? Math.round(rules.floor * 100) : 0;
}

export function pointsByZipf(rules: TableRules): Uint16Array {
  const paid = new Uint16Array(MAX_ZIPF + 1);
  for (let zipf = 0; zipf <= MAX_ZIPF; zipf++) paid[zipf] = pointsOfZipf(rules, zipf);
  return paid;
}
