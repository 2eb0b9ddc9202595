import { foreignLetters, vowelsIn } from "../../core/language.ts";
import { lowest, type Mask } from "../../core/letters.ts";
import { leastShare } from "../../core/scoring.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { formsFrom } from "./certificate.ts";
import { type Failures, isFair } from "./generate.ts";
import { isMixed } from "./pool.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import { type BeeRules, type Level, levelOf } from "./rules.ts";
import { type BeeTable, type BoardValue, findCore, tableOf } from "./table.ts";

/** Which boards to list: those that may be drawn, or every one that has a pangram. */
export type AtlasScope = { readonly kind: "fair" } | { readonly kind: "all" };

export interface AtlasBoard extends Board, BoardValue {
  /** How many of the commonest forms reach the goal; `null` without frequencies. */
  readonly certificate: number | null;
  /** The level whose words reach the goal; `null` without frequencies. */
  readonly level: Level | null;
}

/** All the boards there are, set by set in the order of the sets. */
export interface Atlas {
  readonly sets: number;
  readonly examined: number;
  readonly boards: readonly AtlasBoard[];
  readonly failures: Failures;
}

/** A board for each record, the first found of equals; none when there are no boards. */
export interface AtlasRecords {
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
  const scratch = newScratch();
  for (const set of table.pangramSets) {
    if (scope.kind === "fair") {
      const fault = set & foreign ? "foreign_letters" : isMixed(set, vowels) ? undefined : "vowels";
      if (fault) {
        failures[fault] = (failures[fault] ?? 0) + BOARD_SIZE;
        continue;
      }
    }
    const kept = valuesOf(table, set, scratch)
      .filter((one) => isFair(rules, one, failures) || scope.kind === "all");
    if (kept.length === 0) continue;
    gather(lexicon, rules, { table, scratch });
    for (const one of kept) {
      const zipf = lexicon.hasFrequencies ? needed(scratch, one, rules) : undefined;
      boards.push({
        ...one,
        certificate: zipf === undefined ? null : formsFrom(lexicon, zipf),
        level: zipf === undefined ? null : levelOf(zipf / 100),
      });
    }
  }
  const sets = table.pangramSets.length;
  return { sets, examined: sets * BOARD_SIZE, boards, failures };
}

export function recordsOf(boards: readonly AtlasBoard[]): AtlasRecords {
  const most = (of: (board: AtlasBoard) => number) =>
    boards.reduce((best, board) => of(board) > of(best) ? board : best);
  if (boards.length === 0) return {};
  return {
    mostWords: most(({ count }) => count),
    fewestWords: most(({ count }) => -count),
    mostPoints: most(({ points }) => points),
    mostPangrams: most(({ pangrams }) => pangrams),
    widest: most(({ certificate }) => certificate ?? 0),
  };
}

/** Room that every set uses again. */
interface Scratch {
  /** Places in the index of the set's sub-sets that have words. */
  readonly places: number[];
  /** The words of the set: commonness first, so that sorting them orders them; then their place. */
  keys: Int32Array;
  masks: Int32Array;
  points: Int32Array;
  words: number;
}

const PLACE_BITS = 16;
const TOP_ZIPF = 1023;

function newScratch(): Scratch {
  const room = () => new Int32Array(1 << 10);
  return { places: [], keys: room(), masks: room(), points: room(), words: 0 };
}

/** The seven boards of a set. */
function valuesOf(table: BeeTable, set: Mask, scratch: Scratch): (Board & BoardValue)[] {
  const { values, index } = table;
  const counts = new Array<number>(32).fill(0);
  const points = new Array<number>(32).fill(0);
  let pangrams = 0;
  scratch.places.length = 0;
  scratch.words = 0;
  for (let some = set; some !== 0; some = (some - 1) & set) {
    const place = findCore(table, some);
    if (place < 0) continue;
    scratch.places.push(place);
    const count = values[place * 2]!;
    scratch.words += count;
    if (index.masks[place] === set) pangrams = count;
    for (let rest = some; rest !== 0; rest &= rest - 1) {
      const letter = lowest(rest);
      counts[letter]! += count;
      points[letter]! += values[place * 2 + 1]!;
    }
  }
  const boards: (Board & BoardValue)[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const letter = lowest(rest);
    const required = 1 << letter;
    boards.push({
      board: set,
      required,
      count: counts[letter]!,
      points: points[letter]!,
      pangrams,
    });
  }
  return boards;
}

/** The set's words, the commonest first. */
function gather(
  lexicon: Lexicon,
  rules: BeeRules,
  { table, scratch }: { table: BeeTable; scratch: Scratch },
): void {
  const { masks, starts, ids } = table.index;
  const { zipf, length } = lexicon.columns;
  if (scratch.words > scratch.keys.length) {
    const room = () => new Int32Array(scratch.words * 2);
    scratch.keys = room();
    scratch.masks = room();
    scratch.points = room();
  }
  let n = 0;
  for (const place of scratch.places) {
    const mask = masks[place]!;
    // The sub-sets were walked from the whole set down.
    const bonus = mask === masks[scratch.places[0]!]! ? rules.pangramBonus : 0;
    let left = table.values[place * 2]!;
    for (let at = starts[place]!; left > 0; at++) {
      const id = ids[at]!;
      const more = length[id]! - rules.minLength;
      if (more < 0) continue;
      const held = Math.min(zipf[id]!, TOP_ZIPF);
      scratch.keys[n] = ((TOP_ZIPF - held) << PLACE_BITS) | n;
      scratch.masks[n] = mask;
      scratch.points[n++] = Math.min(
        rules.cap,
        table.paid[Math.min(held, table.paid.length - 1)]! + more + bonus,
      );
      left--;
    }
  }
  scratch.keys.subarray(0, n).sort();
}

/** The zipf, in hundredths, down to which words must be known to reach a board's goal. */
function needed(
  scratch: Scratch,
  { required, points }: Board & BoardValue,
  rules: BeeRules,
): number | undefined {
  let left = leastShare(rules.winFraction, points);
  for (let i = 0; i < scratch.words; i++) {
    const key = scratch.keys[i]!;
    const place = key & ((1 << PLACE_BITS) - 1);
    if (!(scratch.masks[place]! & required)) continue;
    left -= scratch.points[place]!;
    if (left <= 0) return TOP_ZIPF - (key >>> PLACE_BITS);
  }
  return undefined;
}
