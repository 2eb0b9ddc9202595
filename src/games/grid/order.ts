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
  // One number each, key and place, so that they sort without being compared by a function.
  const keys = new Float64Array(words.length);
  let previous = -1;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const number = key(word, most) * PLACES + i;
    // Keys that are too large or not whole, or words that do not come as the graph numbers them.
    if (!Number.isSafeInteger(number) || word.id <= previous) return plainOrder(words, key, most);
    previous = word.id;
    keys[i] = number;
  }
  keys.sort();
  for (let i = 0; i < keys.length; i++) keys[i] = keys[i]! % PLACES;
  return keys;
}

/** More than a board has words. */
const PLACES = 2 ** 22;

function plainOrder(words: readonly SolvedWord[], key: Key, most: number): number[] {
  const keys = words.map((word) => key(word, most));
  return [...words.keys()].sort((a, b) => keys[a]! - keys[b]! || words[a]!.id - words[b]!.id);
}
