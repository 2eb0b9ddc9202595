import { type Mask, sizeOf } from "../../core/letters.ts";
import { frequencyPoints, type FrequencyScoring } from "../../core/scoring.ts";
import { NEVER_CORE } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import type { BeeRules } from "./rules.ts";

/** What decides which words are core and what they pay. */
export type TableRules = FrequencyScoring & Pick<BeeRules, "floor">;

/**
 * The core words by their set of letters, ready to be summed. `rows` is an open-addressing table,
 * four numbers a row: the set (0 where empty), how many words, their points, where they start in
 * `ids`. A board's words are the sub-sets of its letters: 64 look-ups, whatever the lexicon's size,
 * and most end at `filter`, one bit a hash, which is small enough to stay in the cache.
 */
export interface BeeTable {
  readonly rows: Int32Array;
  readonly filter: Int32Array;
  /** How far a hash is shifted to make a row's number. */
  readonly shift: number;
  /** Set by set; the commonest of a set first. */
  readonly ids: Uint32Array;
  /** Of the word at the same place in `ids`, in hundredths. */
  readonly zipf: Uint16Array;
  readonly points: Uint16Array;
  /** The sets of seven letters: those of which a board can be made that has a pangram. */
  readonly pangramSets: Int32Array;
  /** How many of the words have each letter of the alphabet. */
  readonly letterCounts: Uint32Array;
}

export interface BoardValue {
  readonly count: number;
  readonly points: number;
  readonly pangrams: number;
}

export const ROW = 4;
const FILTER_BITS = 19;

/** Kept as long as the lexicon: `rules` may be a new object each time. */
const tables = new WeakMap<Lexicon, Map<string, BeeTable>>();

export function tableOf(lexicon: Lexicon, rules: TableRules): BeeTable {
  const { minLength, alpha, pangramBonus, cap, floor } = rules;
  const key = [minLength, alpha, pangramBonus, cap, floor].join();
  let known = tables.get(lexicon);
  if (!known) tables.set(lexicon, known = new Map());
  let table = known.get(key);
  if (!table) known.set(key, table = buildTable(lexicon, rules));
  return table;
}

/** One pass over the lexicon's index, where a set's words come best first: it stops at the floor. */
export function buildTable(lexicon: Lexicon, rules: TableRules): BeeTable {
  const { masks, starts, ids } = lexicon.masks;
  const { zipf, flags, length } = lexicon.columns;
  const floor = lexicon.hasFrequencies ? Math.round(rules.floor * 100) : 0;
  const groups = new Int32Array(masks.length * ROW);
  const core = new Uint32Array(ids.length);
  const coreZipf = new Uint16Array(ids.length);
  const corePoints = new Uint16Array(ids.length);
  const pangramSets: number[] = [];
  const letterCounts = new Uint32Array(lexicon.alphabet.letters.length);
  let group = 0;
  let words = 0;
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i]!;
    const pangram = sizeOf(mask) === BOARD_SIZE;
    const first = words;
    let sum = 0;
    for (let at = starts[i]!; at < starts[i + 1]!; at++) {
      const id = ids[at]!;
      if (flags[id]! & NEVER_CORE || zipf[id]! < floor) break;
      if (length[id]! < rules.minLength) continue;
      const points = frequencyPoints(rules, { zipf: zipf[id]!, length: length[id]!, pangram });
      core[words] = id;
      coreZipf[words] = zipf[id]!;
      corePoints[words++] = points;
      sum += points;
    }
    if (words === first) continue;
    groups[group++] = mask;
    groups[group++] = words - first;
    groups[group++] = sum;
    groups[group++] = first;
    if (pangram) pangramSets.push(mask);
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      letterCounts[31 - Math.clz32(rest & -rest)]! += words - first;
    }
  }
  return {
    ...hashed(groups.subarray(0, group)),
    ids: core.slice(0, words),
    zipf: coreZipf.slice(0, words),
    points: corePoints.slice(0, words),
    pangramSets: Int32Array.from(pangramSets),
    letterCounts,
  };
}

/** How many core words a board has and what they pay. */
export function boardValue(table: BeeTable, { board, required }: Board): BoardValue {
  const { rows } = table;
  const free = board & ~required;
  let count = 0;
  let points = 0;
  let pangrams = 0;
  for (let some = free;; some = (some - 1) & free) {
    const at = findRow(table, some | required);
    if (at >= 0) {
      count += rows[at + 1]!;
      points += rows[at + 2]!;
      if (some === free) pangrams = rows[at + 1]!;
    }
    if (some === 0) return { count, points, pangrams };
  }
}

/** Where in the table's `ids` each of a board's core words is. */
export function placesOn(table: BeeTable, { board, required }: Board): number[] {
  const { rows } = table;
  const out: number[] = [];
  const free = board & ~required;
  for (let some = free;; some = (some - 1) & free) {
    const at = findRow(table, some | required);
    if (at >= 0) { for (let i = 0; i < rows[at + 1]!; i++) out.push(rows[at + 3]! + i); }
    if (some === 0) return out;
  }
}

/** Where in `rows` a set of letters is, or -1. */
export function findRow(table: BeeTable, mask: Mask): number {
  const { rows, filter, shift } = table;
  const hash = Math.imul(mask, 0x9e3779b1);
  const bit = hash >>> (32 - FILTER_BITS);
  if (!(filter[bit >>> 5]! & (1 << (bit & 31)))) return -1;
  // At most half full, so an empty row always ends the search.
  for (let at = (hash >>> shift) * ROW;; at = (at + ROW) % rows.length) {
    const found = rows[at]!;
    if (found === mask) return at;
    if (found === 0) return -1;
  }
}

function hashed(groups: Int32Array): Pick<BeeTable, "rows" | "filter" | "shift"> {
  let bits = 1;
  while ((1 << bits) * ROW < groups.length * 2) bits++;
  const shift = 32 - bits;
  const rows = new Int32Array(ROW << bits);
  const filter = new Int32Array((1 << FILTER_BITS) / 32);
  for (let from = 0; from < groups.length; from += ROW) {
    const hash = Math.imul(groups[from]!, 0x9e3779b1);
    const bit = hash >>> (32 - FILTER_BITS);
    filter[bit >>> 5]! |= 1 << (bit & 31);
    let at = (hash >>> shift) * ROW;
    while (rows[at] !== 0) at = (at + ROW) % rows.length;
    for (let i = 0; i < ROW; i++) rows[at + i] = groups[from + i]!;
  }
  return { rows, filter, shift };
}
