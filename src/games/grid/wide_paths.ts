import type { Board } from "./board.ts";
import { COLUMNS, freeWays, lettersNear, ROW } from "./wide_tables.ts";

const { TO, MARK_LOW, MARK_HIGH, OPEN } = COLUMNS;

/**
 * A path on a wide board, as a walk keeps it on its stack: `AT`, the row of its last spot and the
 * free ways from there in the lowest eight bits; the letters these lead to; 64 marks; the path that
 * it prolongs, or -1. Take these numbers out where they are used, as those of `COLUMNS`.
 */
export const PATH = { AT: 0, REACH: 1, LOW: 2, HIGH: 3, PARENT: 4, SIZE: 5 } as const;

/** Every cell that starts with the letter is a path of it; where they end on the stack. */
export function beginPaths(paths: Int32Array, rows: Int32Array, board: Board, letter: number) {
  let top = 0;
  for (let cell = 0; cell < board.cells; cell++) {
    if (board.letter[cell] !== letter) continue;
    const spot = cell * ROW;
    const low = rows[spot + MARK_LOW]!;
    const high = rows[spot + MARK_HIGH]!;
    const free = freeWays(rows, spot, low, high);
    paths[top] = (spot << 8) | free;
    paths[top + PATH.REACH] = lettersNear(rows, spot, free);
    paths[top + PATH.LOW] = low;
    paths[top + PATH.HIGH] = high;
    paths[top + PATH.PARENT] = -1;
    top += PATH.SIZE;
  }
  return top;
}

/** A spot, the path that is to go there, and the ways from it that no mark closes. */
interface Arrival {
  readonly path: number;
  readonly spot: number;
  readonly free: number;
}

/** The free ways, and those closed by the mark of another cell. */
export function trulyFree(paths: Int32Array, rows: Int32Array, { path, spot, free }: Arrival) {
  let sure = free;
  for (let rest = rows[spot + OPEN]! & ~free; rest !== 0; rest &= rest - 1) {
    const to = rows[spot + TO + 31 - Math.clz32(rest & -rest)]!;
    if (!isOn(paths, path, to)) sure |= rest & -rest;
  }
  return sure;
}

function isOn(paths: Int32Array, path: number, spot: number): boolean {
  for (let from = path; from >= 0; from = paths[from + PATH.PARENT]!) {
    if (paths[from]! >>> 8 === spot) return true;
  }
  return false;
}
