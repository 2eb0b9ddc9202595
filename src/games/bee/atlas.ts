import type { Mask } from "../../core/letters.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Failures, isFair } from "./generate.ts";
import { poolOf } from "./pool.ts";
import { preparedBoards } from "./prepared.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import { widestOf } from "./reach.ts";
import type { BeeRules } from "./rules.ts";
import { type BeeTable, type BoardValue, countIn, pointsIn, slotFor, tableOf } from "./table.ts";

/** Which boards to list: those that may be drawn, or every one that has a pangram. */
type AtlasScope = { readonly kind: "fair" } | { readonly kind: "all" };

export interface AtlasBoard extends Board, BoardValue {}

/** All the boards there are, set by set in the order of the sets. */
interface Atlas {
  readonly sets: number;
  readonly examined: number;
  readonly boards: readonly AtlasBoard[];
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
    : { sets: tableOf(lexicon, rules).pangramSets, leftOut: { foreign_letters: 0, vowels: 0 } };
  const look = scope.kind === "fair" && preparedBoards(lexicon, rules) ||
    adder(tableOf(lexicon, rules), sets);
  const boards: AtlasBoard[] = [];
  const failures: Failures = {};
  if (leftOut.foreign_letters > 0) failures.foreign_letters = BOARD_SIZE * leftOut.foreign_letters;
  for (let place = 0; place < sets.length; place++) {
    const set = sets[place]!;
    for (let rest = set, rank = 0; rest !== 0; rest &= rest - 1, rank++) {
      const { count, points, pangrams } = look(place, rank);
      const board = { board: set, required: rest & -rest, count, points, pangrams };
      if (isFair(rules, board, failures) || scope.kind === "all") boards.push(board);
    }
  }
  if (leftOut.vowels > 0) failures.vowels = BOARD_SIZE * leftOut.vowels;
  const count = sets.length + leftOut.foreign_letters + leftOut.vowels;
  return { sets: count, examined: count * BOARD_SIZE, boards, failures };
}

export function recordsOf(
  lexicon: Lexicon,
  rules: BeeRules,
  boards: readonly AtlasBoard[],
): AtlasRecords {
  if (boards.length === 0) return {};
  let mostWords = boards[0]!;
  let fewestWords = mostWords;
  let mostPoints = mostWords;
  let mostPangrams = mostWords;
  for (const board of boards) {
    if (board.count > mostWords.count) mostWords = board;
    if (board.count < fewestWords.count) fewestWords = board;
    if (board.points > mostPoints.points) mostPoints = board;
    if (board.pangrams > mostPangrams.pangrams) mostPangrams = board;
  }
  const widest = widestOf(lexicon, rules, boards);
  return { mostWords, fewestWords, mostPoints, mostPangrams, widest };
}

/** Adds up the boards of a set when its first is asked for: its 127 sub-sets are looked up once. */
function adder(table: BeeTable, sets: Int32Array): (place: number, rank: number) => BoardValue {
  let pangrams = 0;
  return (place, rank) => {
    if (rank === 0) pangrams = addUp(table, sets[place]!);
    return { count: countIn(totals[rank]!), points: pointsIn(totals[rank]!), pangrams };
  };
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
function addUp({ slots, worth: known }: BeeTable, set: Mask): number {
  for (let rest = set, half = 1; rest !== 0; rest &= rest - 1, half *= 2) {
    for (let i = 0; i < half; i++) subsets[half + i] = subsets[i]! | (rest & -rest);
  }
  for (let i = 1; i < SUBSETS; i++) worth[i] = known[slotFor(slots, subsets[i]!)]!;
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
