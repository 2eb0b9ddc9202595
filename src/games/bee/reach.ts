import type { Level } from "../../core/level.ts";
import { lowest, type Mask, MAX_LETTERS, sizeOf } from "../../core/letters.ts";
import { leastShare, MAX_ZIPF } from "../../core/scoring.ts";
import { NEVER_CORE } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { findMask } from "../../lexicon/masks.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import { type BeeRules, levelOf } from "./rules.ts";
import { type BoardColumns, type BoardValue, floorOf, pointsByZipf } from "./table.ts";

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
    const needed = weigh(group);
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

/** More than any board pays. */
const NEVER = 2 ** 30;
/** How many sets of letters fit in a number, one bit each. */
const BITS = 32;

/**
 * The place of the first board that takes the most forms, of at least one. From the rarest up, each
 * word takes its points from what the players of all its boards may miss; the first that have
 * nothing left take the most. Boards of the same letters come one after another.
 */
export function widestOf(lexicon: Lexicon, rules: BeeRules, boards: BoardColumns): number {
  if (!lexicon.hasFrequencies) return 0;
  const { board, required, points } = boards;
  const starts: number[] = [];
  for (let i = 0; i < boards.length; i++) {
    if (i === 0 || board[i] !== board[i - 1]) starts.push(i);
  }
  const groups = starts.length;
  const width = Math.ceil(groups / BITS);
  /** For each letter a bit for each group, and for each group and letter what may be missed. */
  const having = new Int32Array(MAX_LETTERS * width);
  const left = new Int32Array(MAX_LETTERS * groups).fill(NEVER);
  for (let group = 0; group < groups; group++) {
    const end = starts[group + 1] ?? boards.length;
    for (let i = starts[group]!; i < end; i++) {
      const missed = points[i]! - leastShare(rules.winFraction, points[i]!);
      left[group * MAX_LETTERS + lowest(required[i]!)] = missed;
    }
    const bit = 1 << group % BITS;
    const at = Math.floor(group / BITS) * MAX_LETTERS;
    for (let rest = board[starts[group]!]!; rest !== 0; rest &= rest - 1) {
      having[at + lowest(rest)]! |= bit;
    }
  }
  for (let from = floorOf(lexicon, rules); from <= MAX_ZIPF; from += BAND) {
    for (const words of coreWords(lexicon, rules, from)) {
      const group = words.reduce((first, word) => Math.min(first, take(word)), groups);
      for (let i = starts[group]!; i < (starts[group + 1] ?? boards.length); i++) {
        if (left[group * MAX_LETTERS + lowest(required[i]!)]! < 0) return i;
      }
    }
  }
  return 0;

  /** Returns the first group with a board that has nothing left. */
  function take({ set, pays }: CoreWord): number {
    let first = groups;
    for (let at = 0; at < width; at++) {
      let bits = -1;
      // The last letters of the alphabet first: fewer boards have them.
      for (let rest = set; rest !== 0 && bits !== 0;) {
        const letter = 31 - Math.clz32(rest);
        bits &= having[at * MAX_LETTERS + letter]!;
        rest ^= 1 << letter;
      }
      for (; bits !== 0; bits &= bits - 1) {
        const place = at * BITS + lowest(bits);
        for (let rest = set; rest !== 0; rest &= rest - 1) {
          const value = left[place * MAX_LETTERS + lowest(rest)]! -= pays;
          if (value < 0 && place < first) first = place;
        }
      }
    }
    return first;
  }
}

interface CoreWord {
  readonly set: Mask;
  readonly pays: number;
}

/** In hundredths of zipf: most often the answer is among the first. */
const BAND = 20;

/** The core words from a zipf on, a list for each hundredth of a band. */
function coreWords(lexicon: Lexicon, rules: BeeRules, from: number): CoreWord[][] {
  const { masks, starts, ids } = lexicon.masks;
  const { zipf, flags, length } = lexicon.columns;
  const { minLength, pangramBonus, cap } = rules;
  const floor = floorOf(lexicon, rules);
  const paid = pointsByZipf(rules);
  const words: CoreWord[][] = Array.from({ length: BAND }, () => []);
  for (let place = 0; place < masks.length; place++) {
    const last = starts[place + 1]!;
    for (let at = starts[place]!; at < last; at++) {
      const id = ids[at]!;
      const held = zipf[id]!;
      if (!(held >= floor) || flags[id]! & NEVER_CORE) break;
      const step = (held < MAX_ZIPF ? held : MAX_ZIPF) - from;
      if (step < 0 || step >= BAND || length[id]! < minLength) continue;
      const bonus = sizeOf(masks[place]!) === BOARD_SIZE ? pangramBonus : 0;
      const pays = paid[from + step]! + length[id]! - minLength + bonus;
      words[step]!.push({ set: masks[place]!, pays: Math.min(cap, pays) });
    }
  }
  return words;
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
 * reach their goals. By required letter, and good until the next call.
 *
 * The words go into a bucket for each zipf, and from the rarest up each takes its points from what
 * a player may miss: the quarter that is not needed is soon spent, so most words are never looked
 * at.
 */
function weigher(lexicon: Lexicon, rules: BeeRules): (boards: readonly Valued[]) => Int32Array {
  const index = lexicon.masks;
  const { starts, ids } = index;
  const { zipf, flags, length } = lexicon.columns;
  const { cap, minLength, pangramBonus, winFraction } = rules;
  const floor = floorOf(lexicon, rules);
  const paid = pointsByZipf(rules);
  const needed = new Int32Array(MAX_LETTERS);
  const heads = new Int32Array(MAX_ZIPF + 1);
  /** For each word its points, its letters, and the next in the same bucket or -1. */
  const words: { pays: number; set: Mask; next: number }[] = [];

  function fill(set: Mask): void {
    heads.fill(-1);
    let top = 0;
    for (let some = set; some !== 0; some = (some - 1) & set) {
      const place = findMask(index, some);
      if (place < 0) continue;
      for (let at = starts[place]!; at < starts[place + 1]!; at++) {
        const id = ids[at]!;
        if (!(zipf[id]! >= floor) || flags[id]! & NEVER_CORE) break;
        const extra = length[id]! - minLength;
        if (extra < 0) continue;
        const held = Math.min(zipf[id]!, MAX_ZIPF);
        const pays = Math.min(cap, paid[held]! + extra + (some === set ? pangramBonus : 0));
        const word = words[top] ??= { pays, set: some, next: -1 };
        word.pays = pays;
        word.set = some;
        word.next = heads[held]!;
        heads[held] = top++;
      }
    }
  }

  return (boards) => {
    let open = 0;
    for (const { required, points } of boards) {
      open |= required;
      needed[lowest(required)] = points - leastShare(winFraction, points);
    }
    fill(boards[0]!.board);
    for (let at = 0; open !== 0 && at <= MAX_ZIPF; at++) {
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
    for (; open !== 0; open &= open - 1) needed[lowest(open)] = MAX_ZIPF + 1;
    return needed;
  };
}
