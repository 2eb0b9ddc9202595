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
  const sorted = packedSort(words, KEYS[order.by]) ?? plainSort(words, KEYS[order.by]);
  return fromTop !== (order.reverse ?? false) ? sorted.reverse() : sorted;
}

/** One rising number for two things to sort by; `room` is more than any points. */
type Key = (word: SolvedWord, room: number) => number;

const KEYS: Readonly<Record<GridSort, Key>> = {
  score: ({ points, word }) => points * 128 - word.length,
  length: ({ points, word }, room) => word.length * room + points,
  start: ({ points, path }, room) => path[0]! * room - points,
  end: ({ points, path }, room) => path[path.length - 1]! * room - points,
};

// A cell takes 10 bits and a length 7: with these a key and a place fill the 53 of a number.
const CELL_BITS = 10;
const POINT_BITS = 26;
const PLACE_BITS = 17;

/**
 * Numbers sort several times faster than objects, so each word's place goes in its key. That needs
 * words in the order of the alphabet, as they are found, and points and places that fit.
 */
function packedSort(words: readonly SolvedWord[], key: Key): SolvedWord[] | undefined {
  const scale = 2 ** PLACE_BITS;
  const room = 2 ** POINT_BITS;
  if (words.length > scale) return undefined;
  const keys = new Float64Array(words.length);
  let previous = -1;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const isFit = word.points < room && word.path[0]! >> CELL_BITS === 0 &&
      word.path.at(-1)! >> CELL_BITS === 0;
    if (word.id <= previous || !isFit) return undefined;
    previous = word.id;
    keys[i] = (key(word, room) + room - 1) * scale + i;
  }
  keys.sort();
  const sorted = new Array<SolvedWord>(words.length);
  for (let i = 0; i < words.length; i++) {
    sorted[i] = words[keys[i]! - Math.floor(keys[i]! / scale) * scale]!;
  }
  return sorted;
}

function plainSort(words: readonly SolvedWord[], key: Key): SolvedWord[] {
  const room = 2 ** 38;
  return [...words].sort((a, b) => key(a, room) - key(b, room) || a.id - b.id);
}
