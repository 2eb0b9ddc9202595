import type { SolvedWord } from "./solve.ts";

export const GRID_SORTS = ["score", "length", "start", "end"] as const;
export type GridSort = typeof GRID_SORTS[number];

interface GridOrder {
  readonly by: GridSort;
  readonly reverse?: boolean;
}

/**
 * In elzzur's order. By score: most points first, then the shortest, then from Z to A, as in its
 * examples. By length: the longest first, then most points, then Z to A. By start or end cell: row
 * by row, then most points, then A to Z. Reversed is the whole list from its end.
 */
export function sortWords(words: readonly SolvedWord[], order: GridOrder): SolvedWord[] {
  const fromTop = order.by === "score" || order.by === "length";
  const isReversed = fromTop !== (order.reverse ?? false);
  const places = keyOrder(words, KEYS[order.by]);
  const last = words.length - 1;
  const sorted = new Array<SolvedWord>(words.length);
  for (let i = 0; i <= last; i++) sorted[isReversed ? last - i : i] = words[places[i]!]!;
  return sorted;
}

/** One rising number, not negative, for two things to sort by; `most` is the most points of all. */
type Key = (word: SolvedWord, most: number) => number;

const KEYS: Readonly<Record<GridSort, Key>> = {
  score: ({ points, word }) => (points + 1) * 128 - word.length,
  length: ({ points, word }, most) => word.length * (most + 1) + points,
  start: ({ points, path }, most) => path[0]! * (most + 1) + most - points,
  end: ({ points, path }, most) => path[path.length - 1]! * (most + 1) + most - points,
};

/** The places of the words in the order of their keys, then of the alphabet. */
function keyOrder(words: readonly SolvedWord[], key: Key): ArrayLike<number> {
  let most = 0;
  for (let i = 0; i < words.length; i++) most = Math.max(most, words[i]!.points);
  const keys = new Int32Array(words.length);
  let seen = 0;
  let previous = -1;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const number = key(word, most);
    keys[i] = number;
    // Keys that are too large, or words that do not come as the graph numbers them.
    if (keys[i] !== number || word.id <= previous) return plainOrder(words, key, most);
    previous = word.id;
    seen |= number;
  }
  return radixOrder(keys, seen);
}

const BITS = 8;
const DIGITS = 1 << BITS;

/** The places of the keys when sorted. It asks nothing that a processor would guess wrong. */
function radixOrder(keys: Int32Array, seen: number): Int32Array {
  let places: Int32Array | undefined;
  const starts = new Int32Array(DIGITS);
  for (let shift = 0; shift < 31 && seen >>> shift !== 0; shift += BITS) {
    starts.fill(0);
    for (let i = 0; i < keys.length; i++) starts[(keys[i]! >>> shift) & (DIGITS - 1)]!++;
    for (let digit = 0, start = 0; digit < DIGITS; digit++) {
      start += starts[digit]!;
      starts[digit] = start - starts[digit]!;
    }
    const sorted = new Int32Array(keys.length);
    for (let i = 0; i < keys.length; i++) {
      const place = places ? places[i]! : i;
      sorted[starts[(keys[place]! >>> shift) & (DIGITS - 1)]!++] = place;
    }
    places = sorted;
  }
  return places ?? keys.map((_, i) => i);
}

function plainOrder(words: readonly SolvedWord[], key: Key, most: number): number[] {
  const keys = words.map((word) => key(word, most));
  return [...words.keys()].sort((a, b) => keys[a]! - keys[b]! || words[a]!.id - words[b]!.id);
}
