import { type Board, NEXT } from "./board.ts";

/**
 * What the wide walk looks up of a board's spots, a row of `ROW` numbers each, so that one array
 * holds all that a step reads. A spot is named by where its row starts.
 */
export interface WideTables {
  readonly rows: Int32Array;
  /** Half as far as a spot's row: as its first columns, of letters that end their cell. */
  readonly nearEnds: Int32Array;
}

export const ROW = 64;

/**
 * What is where in a row, after the letters on any set of its first four ways and of the others.
 * Copy them into constants where they are used: an imported number is read again each time.
 */
export const COLUMNS = {
  /** The row of the spot that each of the eight ways leads to. */
  TO: 32,
  /** One bit of 64; cells that share it are eight rows or columns apart, or more. */
  MARK_LOW: 40,
  MARK_HIGH: 41,
  /** How far to turn the marks to bring the first neighbour's to bit 0; negative from 32 on. */
  TURN: 42,
  /** The ways that lead somewhere, and of them those that a mark can close. */
  OPEN: 43,
  CLOSABLE: 44,
  /** The letters on all ways. */
  AROUND: 45,
  /** The cell that the spot starts, or -1. */
  CELL: 46,
  /** 1 where a word may end. */
  LAST: 47,
  /** By letter, the ways that lead to it: eight bits each, four letters a column. */
  WAYS: 48,
  /** The row and the column of its cell. */
  DOWN: 56,
  ACROSS: 57,
} as const;

const { TO, MARK_LOW, MARK_HIGH, TURN, OPEN, CLOSABLE, AROUND, CELL, LAST, WAYS, DOWN, ACROSS } =
  COLUMNS;

/** The side of the pattern of marks: cells of a board no larger share none. */
const MARKED_SIDE = 8;

/** From so many letters on a path may find a way closed by the mark of another cell. */
export function sureLengthOn({ rows, cols }: Board): number {
  return rows <= MARKED_SIDE && cols <= MARKED_SIDE ? Infinity : MARKED_SIDE;
}

export function wideTables(spots: number): WideTables {
  return {
    rows: new Int32Array(spots * ROW),
    nearEnds: new Int32Array(spots * ROW / 2),
  };
}

/** The ways from a spot that are not closed by the marks of a path, its own included. */
export function freeWays(rows: Int32Array, spot: number, low: number, high: number): number {
  const by = rows[spot + TURN]!;
  // From 32 on the halves change places; a shift looks at the lowest five bits of `by` only.
  const swap = (low ^ high) & (by >> 31);
  const around = ((low ^ swap) >>> by) | ((high ^ swap) << 1 << (31 - by));
  // The row above is now the three lowest bits, and the others follow in eights.
  const taken = (around & 7) | ((around >>> 5) & 8) | ((around >>> 6) & 16) |
    ((around >>> 11) & 224);
  return rows[spot + OPEN]! & ~(taken & rows[spot + CLOSABLE]!);
}

/** The letters on some of a spot's ways, from the start of a row or of its half in `nearEnds`. */
export function lettersNear(sets: Int32Array, start: number, free: number): number {
  return sets[start | (free & 15)]! | sets[start | 16 | (free >>> 4)]!;
}

export function fillTables({ rows, nearEnds }: WideTables, board: Board): void {
  const { spots, cells, cols, cell, letter, last, next } = board;
  for (let spot = 0; spot < spots; spot++) {
    const row = spot * ROW;
    const down = Math.floor(cell[spot]! / cols);
    const across = cell[spot]! % cols;
    const mark = (MARKED_SIDE * down + across) & 63;
    const turn = (mark - MARKED_SIDE - 1) & 63;
    rows[row + MARK_LOW] = mark < 32 ? 1 << mark : 0;
    rows[row + MARK_HIGH] = mark < 32 ? 0 : 1 << mark;
    rows[row + TURN] = turn < 32 ? turn : turn | (1 << 31);
    rows[row + CELL] = spot < cells ? spot : -1;
    rows[row + LAST] = last[spot]!;
    rows.fill(0, row + WAYS, row + DOWN);
    rows[row + DOWN] = down;
    rows[row + ACROSS] = across;
    let open = 0;
    for (let way = 0; way < NEXT; way++) {
      const to = next[spot * NEXT + way]!;
      const own = to < 0 ? 0 : 1 << letter[to]!;
      const sets = (way & 4) << 2;
      putLetter(rows, row + sets, way & 3, own);
      if (spots !== cells) {
        const ends = to >= 0 && last[to] === 1 ? own : 0;
        putLetter(nearEnds, row / 2 + sets, way & 3, ends);
      }
      if (to < 0) continue;
      open |= 1 << way;
      rows[row + TO + way] = to * ROW;
      rows[row + WAYS + (letter[to]! >>> 2)]! |= 1 << way << ((letter[to]! & 3) << 3);
    }
    rows[row + OPEN] = open;
    // Within a cell of several letters the one way leads on whatever was used.
    rows[row + CLOSABLE] = last[spot] === 1 ? open : 0;
    rows[row + AROUND] = rows[row + 15]! | rows[row + 31]!;
  }
}

/** The sets with one way more: those without it, and the letter it leads to. */
function putLetter(sets: Int32Array, table: number, way: number, letter: number): void {
  const half = 1 << way;
  for (let set = 0; set < half; set++) sets[table + half + set] = sets[table + set]! | letter;
}
