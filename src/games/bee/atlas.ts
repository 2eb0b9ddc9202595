import { foreignLetters, vowelsIn } from "../../core/vowels.ts";
import type { Level } from "../../core/level.ts";
import { lowest, type Mask, MAX_LETTERS, sizeOf } from "../../core/letters.ts";
import { leastShare, MAX_ZIPF } from "../../core/scoring.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Failures, isFair } from "./generate.ts";
import { isMixed } from "./pool.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import { type BeeRules, levelOf } from "./rules.ts";
import { type BeeTable, type BoardValue, findCore, tableOf } from "./table.ts";

/** Which boards to list: those that may be drawn, or every one that has a pangram. */
type AtlasScope = { readonly kind: "fair" } | { readonly kind: "all" };

export interface AtlasBoard extends Board, BoardValue {
  /** How many of the commonest forms reach the goal; `null` without frequencies. */
  readonly certificate: number | null;
  /** The level whose words reach the goal; `null` without frequencies. */
  readonly level: Level | null;
}

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
  const words = wordsBySet(lexicon, rules, table);
  const boards: AtlasBoard[] = [];
  const failures: Failures = {};
  const sums = newSums();
  const reach = lexicon.hasFrequencies ? reachByZipf(lexicon) : undefined;
  const value = { count: 0, points: 0, pangrams: 0 };
  for (const set of table.pangramSets) {
    if (scope.kind === "fair") {
      const fault = set & foreign ? "foreign_letters" : isMixed(set, vowels) ? undefined : "vowels";
      if (fault) {
        failures[fault] = (failures[fault] ?? 0) + BOARD_SIZE;
        continue;
      }
    }
    addUp(table, set, sums);
    let kept = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      value.count = sums.counts[lowest(rest)]!;
      value.points = sums.points[lowest(rest)]!;
      value.pangrams = sums.pangrams;
      if (isFair(rules, value, failures) || scope.kind === "all") kept |= rest & -rest;
    }
    if (kept === 0) continue;
    if (reach) weigh(words, sums, { kept, winFraction: rules.winFraction });
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const letter = lowest(rest);
      const { certificate, level } = reach?.[sums.needed[letter]!] ?? UNKNOWN;
      boards.push({
        board: set,
        required: 1 << letter,
        count: sums.counts[letter]!,
        points: sums.points[letter]!,
        pangrams: sums.pangrams,
        certificate,
        level,
      });
    }
  }
  const sets = table.pangramSets.length;
  return { sets, examined: sets * BOARD_SIZE, boards, failures };
}

/** What it takes to know every word down to some zipf. */
type Reach = Pick<AtlasBoard, "certificate" | "level">;

const UNKNOWN: Reach = { certificate: null, level: null };

/** By zipf in hundredths: looked up once, not for each board. */
function reachByZipf(lexicon: Lexicon): Reach[] {
  return Array.from({ length: MAX_ZIPF + 1 }, (_, zipf): Reach => ({
    certificate: lexicon.formsFrom(zipf),
    level: levelOf(zipf / 100),
  }));
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

/** The core words, those of the index's set `i` from `starts[i]` to `starts[i + 1]`. */
interface WordsBySet {
  readonly starts: Int32Array;
  /** The zipf in hundredths, above the points in 16 bits. */
  readonly packed: Int32Array;
  readonly masks: Int32Array;
  /** The next word in the same bucket, or -1; for `weigh`. */
  readonly next: Int32Array;
}

/** What one set of letters adds up to; room that every set uses again. */
interface Sums {
  /** Places in the index of the sub-sets that have words. */
  readonly places: number[];
  /** By letter: the board that requires it. */
  readonly counts: Int32Array;
  readonly points: Int32Array;
  pangrams: number;
  /** The zipf in hundredths down to which words must be known to reach the goal. */
  readonly needed: Int32Array;
  /** The first word of each bucket, or -1; for `weigh`. */
  readonly heads: Int32Array;
}

function newSums(): Sums {
  const room = () => new Int32Array(MAX_LETTERS);
  const heads = new Int32Array(MAX_ZIPF + 1);
  return {
    places: [],
    counts: room(),
    points: room(),
    pangrams: 0,
    needed: room(),
    heads,
  };
}

/** Counts and points of the seven boards of a set. */
function addUp(table: BeeTable, set: Mask, sums: Sums): void {
  const { values } = table;
  const { places, counts, points } = sums;
  places.length = 0;
  counts.fill(0);
  points.fill(0);
  for (let some = set; some !== 0; some = (some - 1) & set) {
    const place = findCore(table, some);
    if (place < 0) continue;
    places.push(place);
    const count = values[place * 2]!;
    const paid = values[place * 2 + 1]!;
    if (some === set) sums.pangrams = count;
    for (let rest = some; rest !== 0; rest &= rest - 1) {
      const letter = lowest(rest);
      counts[letter]! += count;
      points[letter]! += paid;
    }
  }
}

function wordsBySet(lexicon: Lexicon, rules: BeeRules, table: BeeTable): WordsBySet {
  const { masks, starts, ids } = table.index;
  const { zipf, length } = lexicon.columns;
  const own = new Int32Array(masks.length + 1);
  for (let i = 0; i < masks.length; i++) own[i + 1] = own[i]! + table.values[i * 2]!;
  const packed = new Int32Array(own[masks.length]!);
  const sets = new Int32Array(packed.length);
  for (let i = 0; i < masks.length; i++) {
    const bonus = sizeOf(masks[i]!) === BOARD_SIZE ? rules.pangramBonus : 0;
    for (let at = starts[i]!, to = own[i]!; to < own[i + 1]!; at++) {
      const more = length[ids[at]!]! - rules.minLength;
      if (more < 0) continue;
      const held = Math.min(zipf[ids[at]!]!, table.paid.length - 1);
      sets[to] = masks[i]!;
      packed[to++] = (held << 16) | Math.min(rules.cap, table.paid[held]! + more + bonus);
    }
  }
  return { starts: own, packed, masks: sets, next: new Int32Array(packed.length) };
}

/**
 * Finds for each board kept what its player must know. The set's words go into a bucket for each
 * zipf, and from the rarest up each takes its points from what a player may miss: the quarter
 * that is not needed is soon spent, so most words are never looked at.
 */
function weigh(
  words: WordsBySet,
  sums: Sums,
  { kept, winFraction }: { kept: Mask; winFraction: number },
): void {
  const { starts, packed, masks, next } = words;
  const { heads, needed, points } = sums;
  heads.fill(-1);
  for (const place of sums.places) {
    for (let at = starts[place]!; at < starts[place + 1]!; at++) {
      const zipf = packed[at]! >>> 16;
      next[at] = heads[zipf]!;
      heads[zipf] = at;
    }
  }
  // What may be missed, until the zipf takes its place.
  let open = kept;
  for (let rest = kept; rest !== 0; rest &= rest - 1) {
    const total = points[lowest(rest)]!;
    needed[lowest(rest)] = total - leastShare(winFraction, total);
  }
  for (let zipf = 0; open !== 0 && zipf <= MAX_ZIPF; zipf++) {
    for (let at = heads[zipf]!; at >= 0; at = next[at]!) {
      const pays = packed[at]! & 0xffff;
      for (let rest = masks[at]! & open; rest !== 0; rest &= rest - 1) {
        const letter = lowest(rest);
        needed[letter]! -= pays;
        if (needed[letter]! >= 0) continue;
        needed[letter] = zipf;
        open &= ~(1 << letter);
      }
    }
  }
}
