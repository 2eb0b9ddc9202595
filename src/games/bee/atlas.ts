import type { Mask } from "../../core/letters.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { findMask } from "../../lexicon/masks.ts";
import { type Failures, isFair } from "./generate.ts";
import { poolOf } from "./pool.ts";
import { FACTS, preparedSets } from "./prepared.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import { widestOf } from "./reach.ts";
import type { BeeRules } from "./rules.ts";
import {
  type BeeTable,
  type BoardColumns,
  type BoardValue,
  countIn,
  pangramSetsOf,
  pointsIn,
  slotFor,
  tableOf,
  worthsOf,
} from "./table.ts";

/** Which boards to list: those that may be drawn, or every one that has a pangram. */
type AtlasScope = { readonly kind: "fair" } | { readonly kind: "all" };

export interface AtlasBoard extends Board, BoardValue {}

/** All the boards there are, set by set in the order of the sets. */
interface Atlas {
  readonly sets: number;
  readonly examined: number;
  readonly boards: BoardColumns;
  readonly failures: Failures;
}

/** A board for each record, the first found of equals; none when there are no boards. */
interface AtlasRecords {
  readonly mostWords?: AtlasBoard;
  readonly fewestWords?: AtlasBoard;
  readonly mostPoints?: AtlasBoard;
  readonly mostPangrams?: AtlasBoard;
  readonly widest?: AtlasBoard;
}

/** Every set of letters that has a core pangram, with each of its letters required. */
export function atlas(lexicon: Lexicon, rules: BeeRules, scope: AtlasScope): Atlas {
  const { sets, leftOut } = scope.kind === "fair"
    ? poolOf(lexicon, rules)
    : { sets: pangramSetsOf(lexicon, rules), leftOut: { foreign_letters: 0, vowels: 0 } };
  const known = preparedSets(lexicon, rules);
  // The file has nearly all sets: to make a table would take longer than to look up the rest.
  const worthOf = known ? worthInIndex(lexicon, rules) : worthInTable(tableOf(lexicon, rules));
  const boards = columnsFor(sets.length * BOARD_SIZE);
  const failures: Failures = {};
  if (leftOut.foreign_letters > 0) failures.foreign_letters = BOARD_SIZE * leftOut.foreign_letters;
  const value = { count: 0, points: 0, pangrams: 0 };
  let length = 0;
  for (let place = 0; place < sets.length; place++) {
    const set = sets[place]!;
    let at = known ? known.startOf(set) : -1;
    if (at < 0) value.pangrams = addUp(worthOf, set);
    for (let rest = set, rank = 0; rest !== 0; rest &= rest - 1, rank++) {
      if (at < 0) {
        value.count = countIn(totals[rank]!);
        value.points = pointsIn(totals[rank]!);
      } else {
        value.count = known!.facts[at]!;
        value.points = known!.facts[at + 1]!;
        value.pangrams = known!.facts[at + 2]!;
        at += FACTS;
      }
      if (!isFair(rules, value, failures) && scope.kind === "fair") continue;
      boards.board[length] = set;
      boards.required[length] = rest & -rest;
      boards.count[length] = value.count;
      boards.points[length] = value.points;
      boards.pangrams[length++] = value.pangrams;
    }
  }
  if (leftOut.vowels > 0) failures.vowels = BOARD_SIZE * leftOut.vowels;
  const count = sets.length + leftOut.foreign_letters + leftOut.vowels;
  return { sets: count, examined: count * BOARD_SIZE, boards: { ...boards, length }, failures };
}

/** The boards from a place on, as many as there are and at most so many. */
export function someBoards(boards: BoardColumns, from: number, most: number): AtlasBoard[] {
  const { board, required, count, points, pangrams } = boards;
  return Array.from({ length: Math.min(most, boards.length - from) }, (_, i) => ({
    board: board[from + i]!,
    required: required[from + i]!,
    count: count[from + i]!,
    points: points[from + i]!,
    pangrams: pangrams[from + i]!,
  }));
}

export function recordsOf(
  lexicon: Lexicon,
  rules: BeeRules,
  boards: BoardColumns,
): AtlasRecords {
  const { length, count, points, pangrams } = boards;
  if (length === 0) return {};
  const places = { mostWords: 0, fewestWords: 0, mostPoints: 0, mostPangrams: 0 };
  for (let i = 0; i < length; i++) {
    if (count[i]! > count[places.mostWords]!) places.mostWords = i;
    if (count[i]! < count[places.fewestWords]!) places.fewestWords = i;
    if (points[i]! > points[places.mostPoints]!) places.mostPoints = i;
    if (pangrams[i]! > pangrams[places.mostPangrams]!) places.mostPangrams = i;
  }
  const all = { ...places, widest: widestOf(lexicon, rules, boards) };
  return Object.fromEntries(
    Object.entries(all).map(([name, place]) => [name, someBoards(boards, place, 1)[0]!]),
  );
}

function columnsFor(length: number): Omit<BoardColumns, "length"> {
  const column = () => new Int32Array(length);
  return {
    board: column(),
    required: column(),
    count: column(),
    points: column(),
    pangrams: column(),
  };
}

function worthInIndex(lexicon: Lexicon, rules: BeeRules): (set: Mask) => number {
  const index = lexicon.masks;
  const worthAt = worthsOf(lexicon, rules);
  return (set) => {
    const place = findMask(index, set);
    return place < 0 ? 0 : worthAt(place);
  };
}

function worthInTable({ slots, worth }: BeeTable): (set: Mask) => number {
  return (set) => worth[slotFor(slots, set)]!;
}

const SUBSETS = 1 << BOARD_SIZE;

/** The sub-sets of the set that `addUp` was given last, numbered by its letters, and their worth. */
const subsets = new Int32Array(SUBSETS);
const worth = new Float64Array(SUBSETS);
/** By letter in order: what the board is worth that requires it. */
const totals = new Float64Array(BOARD_SIZE);

/**
 * The seven boards of a set, into `totals`; returns its pangrams. A letter's board is the half of
 * the sub-sets that have it; added to the other half, they leave half as many for the letters
 * before it.
 */
function addUp(worthOf: (set: Mask) => number, set: Mask): number {
  for (let rest = set, half = 1; rest !== 0; rest &= rest - 1, half *= 2) {
    for (let i = 0; i < half; i++) subsets[half + i] = subsets[i]! | (rest & -rest);
  }
  for (let i = 1; i < SUBSETS; i++) worth[i] = worthOf(subsets[i]!);
  const pangrams = countIn(worth[SUBSETS - 1]!);
  for (let rank = BOARD_SIZE - 1; rank >= 0; rank--) {
    const half = 1 << rank;
    let total = 0;
    for (let i = 0; i < half; i++) {
      total += worth[half + i]!;
      worth[i]! += worth[half + i]!;
    }
    totals[rank] = total;
  }
  return pangrams;
}
