import { type Board, MAX_SPOTS, NEXT } from "./board.ts";

/** What the wide walk looks up of a board's spots. */
export interface WideTables {
  /** Where each of a spot's eight ways leads, or -1, and the set of those that lead somewhere. */
  readonly next: Int16Array;
  readonly onBoard: Uint8Array;
  /** By spot and letter, the ways that lead to it. */
  readonly ways: Uint8Array;
  /** By spot, the letters on any set of its first four ways, then of the other four. */
  readonly near: Int32Array;
  /** The same, of letters that end their cell. */
  readonly nearEnds: Int32Array;
  /** One bit of 64, the same for cells eight rows or eight columns apart. */
  readonly markLow: Int32Array;
  readonly markHigh: Int32Array;
  /** How far to turn the marks to bring the first neighbour's to bit 0. */
  readonly turn: Uint8Array;
}

export const LETTERS = 32;
/** The side of the pattern of marks: no two cells of a board so small share one. */
export const MARKED_SIDE = 8;

export function wideTables(): WideTables {
  return {
    next: new Int16Array(MAX_SPOTS * NEXT),
    onBoard: new Uint8Array(MAX_SPOTS),
    ways: new Uint8Array(MAX_SPOTS * LETTERS),
    near: new Int32Array(MAX_SPOTS * 32),
    nearEnds: new Int32Array(MAX_SPOTS * 32),
    markLow: new Int32Array(MAX_SPOTS),
    markHigh: new Int32Array(MAX_SPOTS),
    turn: new Uint8Array(MAX_SPOTS),
  };
}

export function fillTables(tables: WideTables, board: Board): void {
  const { next, onBoard, ways, near, nearEnds } = tables;
  const { spots, cols, cell, letter, last } = board;
  const isWhole = spots === board.cells;
  next.set(board.next);
  ways.fill(0, 0, spots * LETTERS);
  for (let spot = 0; spot < spots; spot++) {
    const mark = (MARKED_SIDE * Math.floor(cell[spot]! / cols) + cell[spot]! % cols) & 63;
    tables.markLow[spot] = mark < 32 ? 1 << mark : 0;
    tables.markHigh[spot] = mark < 32 ? 0 : 1 << mark;
    tables.turn[spot] = (mark - MARKED_SIDE - 1) & 63;
    onBoard[spot] = 0;
    for (let way = 0; way < NEXT; way++) {
      const to = next[spot * NEXT + way]!;
      const own = to < 0 ? 0 : 1 << letter[to]!;
      const table = (spot << 5) | ((way & 4) << 2);
      putLetter(near, table, way & 3, own);
      if (!isWhole) putLetter(nearEnds, table, way & 3, to >= 0 && last[to] === 1 ? own : 0);
      if (to < 0) continue;
      onBoard[spot]! |= 1 << way;
      ways[spot * LETTERS + letter[to]!]! |= 1 << way;
    }
  }
}

/** The sets with one way more: those without it, and the letter it leads to. */
function putLetter(sets: Int32Array, table: number, way: number, letter: number): void {
  const half = 1 << way;
  for (let set = 0; set < half; set++) sets[table + half + set] = sets[table + set]! | letter;
}
