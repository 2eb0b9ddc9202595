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
import { findMask, type MaskIndex } from "../../lexicon/masks.ts";
import { preparedFacts } from "./prepared.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import type { BeeRules } from "./rules.ts";

/** What decides which words are core and what they pay. */
export type TableRules = FrequencyScoring & Pick<BeeRules, "floor">;

/**
 * The core words by their set of letters, ready to be summed, beside the lexicon's own index of
 * sets. A board's words are the sub-sets of its letters: 64 look-ups, whatever the lexicon's
 * size, and most end at `filter`, one bit a hash, small enough to stay in the cache.
 */
export interface BeeTable {
  readonly index: MaskIndex;
  /** Two numbers for each of the index's sets: how many core words, and their points. */
  readonly values: Int32Array;
  readonly filter: Int32Array;
  /** The sets of seven letters: those of which a board can be made that has a pangram. */
  readonly pangramSets: Int32Array;
  /** What frequency alone pays, by zipf in hundredths. */
  readonly paid: Uint16Array;
}

export interface BoardValue {
  readonly count: number;
  readonly points: number;
  readonly pangrams: number;
}

const FILTER_BITS = 19;
const FILTER_SHIFT = 32 - FILTER_BITS;
const SPREAD = 0x9e3779b1;

/** Boards valued word by word before a table is worth its making. */
const FEW = 60;

/** By what of the rules it depends on: `rules` may be a new object each time. */
const tables = keptBy((_: Lexicon, _key: string): { table?: BeeTable; asked: number } => ({
  asked: 0,
}));

export function tableOf(lexicon: Lexicon, rules: TableRules): BeeTable {
  return knownOf(lexicon, rules).table ??= buildTable(lexicon, rules);
}

function knownOf(lexicon: Lexicon, rules: TableRules): { table?: BeeTable; asked: number } {
  const { minLength, alpha, pangramBonus, cap, floor } = rules;
  return tables(lexicon, [minLength, alpha, pangramBonus, cap, floor].join());
}

/**
 * How many core words a board has and what they pay. There are three ways, each for its time. In a
 * fresh process, with `it.lex`: what the file has ready is read in 0.4 ms; one board by its words
 * takes 3 ms; a table takes 9 ms to make, and each board then next to nothing. Ready is only what
 * the usual rules need; with others the first board should not wait for a table, and an atlas
 * should not count words.
 */
export function valueOf(lexicon: Lexicon, rules: TableRules, board: Board): BoardValue {
  const ready = preparedFacts(lexicon, rules, board);
  if (ready) return { count: ready.count, points: ready.points, pangrams: ready.pangrams };
  const known = knownOf(lexicon, rules);
  if (known.table || ++known.asked > FEW) return boardValue(tableOf(lexicon, rules), board);
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

/**
 * One pass over the lexicon's index, where a set's words come best first: it stops at the floor.
 * It is on the way to the first prompt and runs but once, so it is written for an interpreter: no
 * calls in the loop, and the file's own hash table is used, not one more.
 */
export function buildTable(lexicon: Lexicon, rules: TableRules): BeeTable {
  const index = lexicon.masks;
  const { masks, starts, ids } = index;
  const { zipf, flags, length } = lexicon.columns;
  const { minLength, pangramBonus, cap } = rules;
  const floor = floorOf(lexicon, rules);
  const paid = pointsByZipf(rules);
  const values = new Int32Array(masks.length * 2);
  const filter = new Int32Array((1 << FILTER_BITS) / 32);
  const pangramSets: number[] = [];
  for (let i = 0; i < masks.length; i++) {
    let count = 0;
    let points = 0;
    let bonus = -1;
    const last = starts[i + 1]!;
    for (let at = starts[i]!; at < last; at++) {
      const id = ids[at]!;
      if (!(zipf[id]! >= floor) || flags[id]! & NEVER_CORE) break;
      const extra = length[id]! - minLength;
      if (extra < 0) continue;
      if (bonus < 0) bonus = sizeOf(masks[i]!) === BOARD_SIZE ? pangramBonus : 0;
      const sum = (paid[zipf[id]!] ?? paid[MAX_ZIPF]!) + extra + bonus;
      points += sum < cap ? sum : cap;
      count++;
    }
    if (count === 0) continue;
    values[i * 2] = count;
    values[i * 2 + 1] = points;
    const hash = Math.imul(masks[i]!, SPREAD);
    filter[hash >>> (FILTER_SHIFT + 5)]! |= 1 << (hash >>> FILTER_SHIFT);
    if (sizeOf(masks[i]!) === BOARD_SIZE) pangramSets.push(masks[i]!);
  }
  return { index, values, filter, pangramSets: Int32Array.from(pangramSets), paid };
}

/** How many core words a board has and what they pay. */
export function boardValue(table: BeeTable, { board, required }: Board): BoardValue {
  const { index, values, filter } = table;
  const free = board & ~required;
  let count = 0;
  let points = 0;
  let pangrams = 0;
  for (let some = free;; some = (some - 1) & free) {
    const mask = some | required;
    const hash = Math.imul(mask, SPREAD);
    if (filter[hash >>> (FILTER_SHIFT + 5)]! & (1 << (hash >>> FILTER_SHIFT))) {
      const place = findMask(index, mask);
      if (place >= 0) {
        count += values[place * 2]!;
        points += values[place * 2 + 1]!;
        if (some === free) pangrams = values[place * 2]!;
      }
    }
    if (some === 0) return { count, points, pangrams };
  }
}

/** The place in the index of a set that has core words, or -1. */
export function findCore(table: BeeTable, mask: Mask): number {
  const hash = Math.imul(mask, SPREAD);
  if (!(table.filter[hash >>> (FILTER_SHIFT + 5)]! & (1 << (hash >>> FILTER_SHIFT)))) return -1;
  const place = findMask(table.index, mask);
  return place >= 0 && table.values[place * 2]! > 0 ? place : -1;
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
function floorOf(lexicon: Lexicon, rules: TableRules): number {
  return lexicon.hasFrequencies ? Math.round(rules.floor * 100) : 0;
}

function pointsByZipf(rules: TableRules): Uint16Array {
  const paid = new Uint16Array(MAX_ZIPF + 1);
  for (let zipf = 0; zipf <= MAX_ZIPF; zipf++) paid[zipf] = pointsOfZipf(rules, zipf);
  return paid;
}
