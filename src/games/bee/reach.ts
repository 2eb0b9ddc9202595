import type { Level } from "../../core/level.ts";
import { lowest, type Mask, MAX_LETTERS } from "../../core/letters.ts";
import { leastShare, MAX_ZIPF } from "../../core/scoring.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { findMask } from "../../lexicon/masks.ts";
import type { Board } from "./puzzle.ts";
import { type BeeRules, levelOf } from "./rules.ts";
import { type BoardValue, countIn, slotFor, tableOf } from "./table.ts";

/** What a player must know to reach a board's goal; `null` in a list without frequencies. */
export interface Reach {
  /** How many of the commonest forms. */
  readonly certificate: number | null;
  /** The level that has all of these. */
  readonly level: Level | null;
}

type Valued = Board & BoardValue;

/** Quickest when boards of the same letters come one after another. */
export function reachOf<T extends Valued>(
  lexicon: Lexicon,
  rules: BeeRules,
  boards: readonly T[],
): (T & Reach)[] {
  if (!lexicon.hasFrequencies) {
    return boards.map((board) => ({ ...board, certificate: null, level: null }));
  }
  const known = new Map<number, Reach>();
  const weigh = weigher(lexicon, rules);
  const all: (T & Reach)[] = [];
  for (const group of bySet(boards)) {
    const needed = weigh(group, MAX_ZIPF);
    for (const board of group) {
      const zipf = needed[lowest(board.required)]!;
      let reach = known.get(zipf);
      if (!reach) {
        known.set(
          zipf,
          reach = { certificate: lexicon.formsFrom(zipf), level: levelOf(zipf / 100) },
        );
      }
      all.push({ ...board, ...reach });
    }
  }
  return all;
}

/**
 * The first of the boards that take the most forms, of at least one. Only words are weighed that
 * are rarer than those of the best so far.
 */
export function widestOf<T extends Valued>(
  lexicon: Lexicon,
  rules: BeeRules,
  boards: readonly T[],
): T {
  let widest = boards[0]!;
  if (!lexicon.hasFrequencies) return widest;
  const weigh = weigher(lexicon, rules);
  let least = MAX_ZIPF + 1;
  for (const group of bySet(boards)) {
    if (least <= rules.floor * 100) break;
    const needed = weigh(group, least - 1);
    for (const board of group) {
      const zipf = needed[lowest(board.required)]!;
      if (zipf >= least) continue;
      least = zipf;
      widest = board;
    }
  }
  return widest;
}

function* bySet<T extends Board>(boards: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < boards.length;) {
    let to = from + 1;
    while (to < boards.length && boards[to]!.board === boards[from]!.board) to++;
    yield boards.slice(from, to);
    from = to;
  }
}

/**
 * Finds for boards of the same letters the zipf, in hundredths, down to which words must be known to
 * reach their goals; more than `most` where it is above that. By required letter, and good until
 * the next call.
 *
 * The words go into a bucket for each zipf, and from the rarest up each takes its points from what
 * a player may miss: the quarter that is not needed is soon spent, so most words are never looked
 * at.
 */
function weigher(
  lexicon: Lexicon,
  rules: BeeRules,
): (boards: readonly Valued[], most: number) => Int32Array {
  const { slots, worth, rarest, paid } = tableOf(lexicon, rules);
  const index = lexicon.masks;
  const { starts, ids } = index;
  const { zipf, length } = lexicon.columns;
  const { cap, minLength, pangramBonus, winFraction } = rules;
  const needed = new Int32Array(MAX_LETTERS);
  const heads = new Int32Array(MAX_ZIPF + 1);
  /** Of each word the points, its letters, and the next in the same bucket or -1. */
  const words: { pays: number; set: Mask; next: number }[] = [];

  /** Returns the lowest zipf of all. */
  function fill(set: Mask, most: number): number {
    heads.fill(-1, 0, most + 1);
    let first = MAX_ZIPF + 1;
    let top = 0;
    for (let some = set; some !== 0; some = (some - 1) & set) {
      const slot = slotFor(slots, some);
      if (slots[slot] === 0 || rarest[slot]! > most) continue;
      first = Math.min(first, rarest[slot]!);
      let at = starts[findMask(index, some)]!;
      for (let left = countIn(worth[slot]!); left > 0; at++) {
        const extra = length[ids[at]!]! - minLength;
        if (extra < 0) continue;
        left--;
        const held = Math.min(zipf[ids[at]!]!, MAX_ZIPF);
        if (held > most) continue;
        const pays = Math.min(cap, paid[held]! + extra + (some === set ? pangramBonus : 0));
        const word = words[top] ??= { pays, set: some, next: -1 };
        word.pays = pays;
        word.set = some;
        word.next = heads[held]!;
        heads[held] = top++;
      }
    }
    return first;
  }

  return (boards, most) => {
    const limit = Math.min(most, MAX_ZIPF);
    let open = 0;
    for (const { required, points } of boards) {
      open |= required;
      needed[lowest(required)] = points - leastShare(winFraction, points);
    }
    const from = fill(boards[0]!.board, limit);
    for (let at = from; open !== 0 && at <= limit; at++) {
      for (let i = heads[at]!; i >= 0; i = words[i]!.next) {
        const { pays, set } = words[i]!;
        for (let rest = set & open; rest !== 0; rest &= rest - 1) {
          const letter = lowest(rest);
          needed[letter]! -= pays;
          if (needed[letter]! >= 0) continue;
          needed[letter] = at;
          open &= ~(1 << letter);
        }
      }
    }
    for (; open !== 0; open &= open - 1) needed[lowest(open)] = limit + 1;
    return needed;
  };
}
