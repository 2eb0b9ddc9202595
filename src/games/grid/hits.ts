import { UserError } from "../../core/problem.ts";
import { type Board, MAX_WORD } from "./board.ts";

/**
 * A way to search a board for the words of a graph. It owns its stacks, and runs to its end before
 * it can begin again.
 */
export interface Walk {
  /** Words and points by length, without looking for the best paths. */
  count(board: Board): Count;
  /** What it returns is good until the next search. */
  trace(board: Board): Hits;
}

/** Every word of a board once, in the order of the alphabet, flat. */
export interface Hits {
  readonly count: number;
  /** The word's number in the graph. */
  readonly ids: Int32Array;
  readonly points: Float64Array;
  /** In letters. */
  readonly lengths: Uint8Array;
  /** Where in `cells` each word's path ends. */
  readonly ends: Int32Array;
  readonly cells: Uint16Array;
}

export interface Count {
  readonly words: number;
  readonly points: number;
  /** Letters of the longest; 0 without any. */
  readonly longest: number;
}

/** Paths that a walk will hold at a time: 100 MB or so, and 170 with what they pay. */
export const MAX_PATHS = 1 << 22;

export function copyOf({ count, ids, points, lengths, ends, cells }: Hits): Hits {
  return {
    count,
    ids: ids.slice(0, count),
    points: points.slice(0, count),
    lengths: lengths.slice(0, count),
    ends: ends.slice(0, count),
    cells: cells.slice(0, count === 0 ? 0 : ends[count - 1]!),
  };
}

/** What these numbers of words of each length come to. */
export function totals(tally: Int32Array, { minLength, lengthPoints }: Board): Count {
  let words = 0;
  let points = 0;
  let longest = 0;
  for (let length = minLength; length <= MAX_WORD; length++) {
    const count = tally[length]!;
    if (count === 0) continue;
    words += count;
    points += count * lengthPoints[length]!;
    longest = length;
  }
  return { words, points, longest };
}

/** Only boards of very few letters have this many; better an error than no memory left. */
export function tooManyPaths(): never {
  const fault = { kind: "too_many_paths", max: MAX_PATHS } as const;
  throw new UserError({ kind: "bad_puzzle", game: "grid", text: "", fault });
}
