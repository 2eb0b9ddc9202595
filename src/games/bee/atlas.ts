import { foreignLetters, vowelsIn } from "../../core/vowels.ts";
import type { Mask } from "../../core/letters.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Failures, isFair } from "./generate.ts";
import { isMixed } from "./pool.ts";
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
  for (const set of table.pangramSets) {
    if (scope.kind === "fair") {
      const fault = set & foreign ? "foreign_letters" : isMixed(set, vowels) ? undefined : "vowels";
      if (fault) {
        failures[fault] = (failures[fault] ?? 0) + BOARD_SIZE;
        continue;
      }
    }
    const pangrams = addUp(table, set);
    for (let rest = set, rank = 0; rest !== 0; rest &= rest - 1, rank++) {
      const board = {
        board: set,
        required: rest & -rest,
        count: countIn(totals[rank]!),
        points: pointsIn(totals[rank]!),
        pangrams,
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

const SUBSETS = 1 << BOARD_SIZE;

/** Of the set that `addUp` was given last: its sub-sets, numbered by its letters, and their worth. */
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
