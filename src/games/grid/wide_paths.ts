import { type Board, NEXT } from "./board.ts";
import { grown, MAX_PATHS, tooManyPaths } from "./hits.ts";
import { COLUMNS, freeWays, lettersNear, ROW } from "./wide_tables.ts";

const { TO, MARK_LOW, MARK_HIGH, OPEN, AROUND, WAYS, DOWN, ACROSS } = COLUMNS;

/**
 * A path on a wide board, as a walk keeps it on its stack: `AT`, the row of its last spot and the
 * free ways from there in the lowest eight bits; 64 marks; the path that it prolongs, or -1. Take
 * these numbers out where they are used, as those of `COLUMNS`.
 */
export const PATH = { AT: 0, LOW: 1, HIGH: 2, PARENT: 3, SIZE: 4 } as const;

const { LOW, HIGH, PARENT, SIZE } = PATH;

export interface PathStack {
  paths: Int32Array;
}

export function pathStack(): PathStack {
  return { paths: new Int32Array(SIZE << 12) };
}

/** Makes room for all that one letter more can make of the paths from `low` to `high`. */
export function makeRoomFor(stack: PathStack, low: number, high: number): void {
  while (high + (high - low) * NEXT > stack.paths.length) {
    const size = stack.paths.length * 2;
    if (size > MAX_PATHS * SIZE) tooManyPaths();
    stack.paths = grown(stack.paths, new Int32Array(size));
  }
}

/** One letter more for the paths from `low` to `high`. */
interface Step {
  readonly low: number;
  readonly high: number;
  /** The letter, as a set. */
  readonly bit: number;
  /** The letters of which one must be in reach from there. */
  readonly wanted: number;
  /** Whether marks may close ways by mistake: see `wideWalk`. */
  readonly isUnsure: boolean;
}

/** Puts above `high` every path one letter longer from which it can go on; where they end. */
export function stepOn(stack: PathStack, rows: Int32Array, step: Step): number {
  const { low, high, bit, wanted, isUnsure } = step;
  makeRoomFor(stack, low, high);
  const { paths } = stack;
  const letter = 31 - Math.clz32(bit);
  const column = WAYS + (letter >>> 2);
  const shift = (letter & 3) << 3;
  let top = high;
  for (let path = low; path < high; path += SIZE) {
    const at = paths[path]!;
    const from = at >>> 8;
    for (let to = (rows[from + column]! >>> shift) & at & 255; to !== 0; to &= to - 1) {
      const spot = rows[from + TO + 31 - Math.clz32(to & -to)]!;
      if ((rows[spot + AROUND]! & wanted) === 0) continue;
      const marksLow = paths[path + LOW]! | rows[spot + MARK_LOW]!;
      const marksHigh = paths[path + HIGH]! | rows[spot + MARK_HIGH]!;
      paths[top] = (spot << 8) | freeWays(rows, spot, marksLow, marksHigh);
      paths[top + LOW] = marksLow;
      paths[top + HIGH] = marksHigh;
      paths[top + PARENT] = path;
      if (isUnsure) openAliased(paths, rows, top);
      if ((lettersNear(rows, spot, paths[top]! & 255) & wanted) !== 0) top += SIZE;
    }
  }
  return top;
}

/** Every cell that starts with the letter is a path of it; where they end on the stack. */
export function beginPaths({ paths }: PathStack, rows: Int32Array, board: Board, letter: number) {
  let top = 0;
  for (let cell = 0; cell < board.cells; cell++) {
    if (board.letter[cell] !== letter) continue;
    const spot = cell * ROW;
    const low = rows[spot + MARK_LOW]!;
    const high = rows[spot + MARK_HIGH]!;
    paths[top] = (spot << 8) | freeWays(rows, spot, low, high);
    paths[top + LOW] = low;
    paths[top + HIGH] = high;
    paths[top + PARENT] = -1;
    top += SIZE;
  }
  return top;
}

/**
 * Whether some path, of seven letters at least, has been six rows or columns away from where it
 * ends: no other can, with two steps more, come to a cell that has the mark of one it has used.
 */
export function isStretched(stack: PathStack, rows: Int32Array, low: number, high: number) {
  const { paths } = stack;
  for (let path = low; path < high; path += SIZE) {
    const end = paths[path]! >>> 8;
    let near = path;
    for (let step = 1; step < 6; step++) near = paths[near + PARENT]!;
    for (let from = paths[near + PARENT]!; from >= 0; from = paths[from + PARENT]!) {
      const spot = paths[from]! >>> 8;
      if (Math.abs(rows[spot + DOWN]! - rows[end + DOWN]!) >= 6) return true;
      if (Math.abs(rows[spot + ACROSS]! - rows[end + ACROSS]!) >= 6) return true;
    }
  }
  return false;
}

/** Opens the ways of a path that are closed only by the mark of another cell. */
function openAliased(paths: Int32Array, rows: Int32Array, path: number): void {
  const spot = paths[path]! >>> 8;
  for (let rest = rows[spot + OPEN]! & ~paths[path]!; rest !== 0; rest &= rest - 1) {
    const to = rows[spot + TO + 31 - Math.clz32(rest & -rest)]!;
    if (!isOn(paths, path, to)) paths[path]! |= rest & -rest;
  }
}

function isOn(paths: Int32Array, path: number, spot: number): boolean {
  for (let from = path; from >= 0; from = paths[from + PARENT]!) {
    if (paths[from]! >>> 8 === spot) return true;
  }
  return false;
}
