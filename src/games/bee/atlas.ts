import { foreignLetters, vowelsIn } from "../../core/vowels.ts";
import type { Mask } from "../../core/letters.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Failures, isFair } from "./generate.ts";
import { isMixed } from "./pool.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import { widestOf } from "./reach.ts";
import type { BeeRules } from "./rules.ts";
import { type BeeTable, type BoardValue, ROW, rowOf, tableOf } from "./table.ts";

const { COUNT, POINTS } = ROW;

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

/**
 * Every set of letters that has a core pangram, with each of its letters required. A set's 127
 * sub-sets are looked up once for its seven boards.
 */
export function atlas(lexicon: Lexicon, rules: BeeRules, scope: AtlasScope): Atlas {
  const table = tableOf(lexicon, rules);
  const foreign = rules.allowRareLetters ? 0 : foreignLetters(lexicon.language, lexicon.alphabet);
  const vowels = vowelsIn(lexicon.alphabet);
  const boards: AtlasBoard[] = [];
  const failures: Failures = {};
  const sums = newSums();
  for (const set of table.pangramSets) {
    if (scope.kind === "fair") {
      const fault = set & foreign ? "foreign_letters" : isMixed(set, vowels) ? undefined : "vowels";
      if (fault) {
        failures[fault] = (failures[fault] ?? 0) + BOARD_SIZE;
        continue;
      }
    }
    addUp(table, set, sums);
    for (let rest = set, rank = 0; rest !== 0; rest &= rest - 1, rank++) {
      const board = {
        board: set,
        required: rest & -rest,
        count: sums.totals[rank * 2]!,
        points: sums.totals[rank * 2 + 1]!,
        pangrams: sums.pangrams,
      };
      if (isFair(rules, board, failures) || scope.kind === "all") boards.push(board);
    }
  }
  const sets = table.pangramSets.length;
  return { sets, examined: sets * BOARD_SIZE, boards, failures };
}

export function recordsOf(
  lexicon: Lexicon,
  rules: BeeRules,
  boards: readonly AtlasBoard[],
): AtlasRecords {
  const most = (of: (board: AtlasBoard) => number) =>
    boards.reduce((best, board) => of(board) > of(best) ? board : best);
  if (boards.length === 0) return {};
  return {
    mostWords: most(({ count }) => count),
    fewestWords: most(({ count }) => -count),
    mostPoints: most(({ points }) => points),
    mostPangrams: most(({ pangrams }) => pangrams),
    widest: widestOf(lexicon, rules, boards),
  };
}

/** What one set of letters adds up to; room that every set uses again. */
interface Sums {
  /** The sub-sets of the set, numbered by its letters in order. */
  readonly subsets: Int32Array;
  /** Two numbers for each: how many words, and their points. */
  readonly values: Int32Array;
  /** The same two by letter in order: the board that requires it. */
  readonly totals: Int32Array;
  pangrams: number;
}

const SUBSETS = 1 << BOARD_SIZE;

function newSums(): Sums {
  return {
    subsets: new Int32Array(SUBSETS),
    values: new Int32Array(SUBSETS * 2),
    totals: new Int32Array(BOARD_SIZE * 2),
    pangrams: 0,
  };
}

/**
 * Counts and points of the seven boards of a set. A letter's board is the half of the sub-sets that
 * have it; added to the other half, they leave half as many for the letters before it.
 */
function addUp({ slots, rows }: BeeTable, set: Mask, sums: Sums): void {
  const { subsets, values, totals } = sums;
  for (let rest = set, half = 1; rest !== 0; rest &= rest - 1, half *= 2) {
    for (let i = 0; i < half; i++) subsets[half + i] = subsets[i]! | (rest & -rest);
  }
  for (let i = 1; i < SUBSETS; i++) {
    const row = rowOf(slots, subsets[i]!);
    values[i * 2] = row < 0 ? 0 : rows[row + COUNT]!;
    values[i * 2 + 1] = row < 0 ? 0 : rows[row + POINTS]!;
  }
  sums.pangrams = values[(SUBSETS - 1) * 2]!;
  for (let rank = BOARD_SIZE - 1; rank >= 0; rank--) {
    let count = 0;
    let points = 0;
    const half = 2 << rank;
    for (let i = 0; i < half; i += 2) {
      count += values[half + i]!;
      points += values[half + i + 1]!;
      values[i]! += values[half + i]!;
      values[i + 1]! += values[half + i + 1]!;
    }
    totals[rank * 2] = count;
    totals[rank * 2 + 1] = points;
  }
}
