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

/** Paths of one prefix that a walk will hold: 50 MB or so. */
export const MAX_PATHS = 1 << 22;

/** Where a walk writes what it finds. Grows by doubling, and is kept from board to board. */
interface HitBuffer {
  count: number;
  top: number;
  ids: Int32Array;
  points: Float64Array;
  lengths: Uint8Array;
  ends: Int32Array;
  cells: Uint16Array;
}

export function hitBuffer(): HitBuffer {
  return {
    count: 0,
    top: 0,
    ids: new Int32Array(256),
    points: new Float64Array(256),
    lengths: new Uint8Array(256),
    ends: new Int32Array(256),
    cells: new Uint16Array(2048),
  };
}

/** Makes room for one more word. */
export function makeRoom(buffer: HitBuffer): void {
  if (buffer.count === buffer.ids.length) {
    const size = buffer.count * 2;
    buffer.ids = grown(buffer.ids, new Int32Array(size));
    buffer.points = grown(buffer.points, new Float64Array(size));
    buffer.lengths = grown(buffer.lengths, new Uint8Array(size));
    buffer.ends = grown(buffer.ends, new Int32Array(size));
  }
  if (buffer.top + MAX_WORD > buffer.cells.length) {
    buffer.cells = grown(buffer.cells, new Uint16Array(buffer.cells.length * 2));
  }
}

/** A word whose cells are already there, up to `top`. */
export function addHit(buffer: HitBuffer, id: number, points: number, length: number): void {
  const { count } = buffer;
  buffer.ids[count] = id;
  buffer.points[count] = points;
  buffer.lengths[count] = length;
  buffer.ends[count] = buffer.top;
  buffer.count = count + 1;
}

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

export function grown<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Only boards of very few letters have this many; better an error than no memory left. */
export function tooManyPaths(): never {
  const fault = { kind: "too_many_paths", max: MAX_PATHS } as const;
  throw new UserError({ kind: "bad_puzzle", game: "grid", text: "", fault });
}
