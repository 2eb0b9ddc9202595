import { addressOf, byteAt, get, put, take } from "./memory";

/** What a cell has besides letters: nothing yet, a black square, or a letter of another alphabet. */
export const EMPTY = 255;
export const BLACK = 254;
export const FOREIGN = 253;

const MOST_CELLS = 25 * 25;

/** A picture's cells, row after row: what is to be filled, a fill that does not count, and a fill. */
export const CELLS = memory.data(MOST_CELLS);
export const FORBIDDEN = memory.data(MOST_CELLS);
export const FILLED = memory.data(MOST_CELLS);

export class Picture {
  static rows: i32 = 0;
  static cols: i32 = 0;
  /** Whether there is a fill that does not count. */
  static hasForbidden: bool = false;
}

export function cellCount(): i32 {
  return Picture.rows * Picture.cols;
}

/** Some of a picture's slots: first those across, then those down, each in the order of its start. */
@unmanaged
export class Slots {
  count: i32;
  /** How many of them are across. */
  across: i32;
  lengths: usize;
  /** Where in `cells` each begins. */
  firsts: usize;
  cells: usize;
}

/** The address of a slot's cells. */
export function cellsOf(slots: Slots, slot: i32): usize {
  return addressOf(slots.cells, get(slots.firsts, slot));
}

/** The slots with an empty cell, or those without. */
export function slotsIn(codes: usize, areOpen: bool): Slots {
  const cells = cellCount();
  const slots = changetype<Slots>(take(offsetof<Slots>()));
  slots.count = 0;
  // A cell begins at most one slot each way, and is in at most one.
  slots.lengths = take(cells * 8);
  slots.firsts = take((cells * 2 + 1) * 4);
  slots.cells = take(cells * 8);
  put(slots.firsts, 0, 0);
  for (let cell = 0; cell < cells; cell++) {
    const col = cell % Picture.cols;
    addSlot(slots, codes, areOpen, cell, 1, col, Picture.cols - col);
  }
  slots.across = slots.count;
  for (let cell = 0; cell < cells; cell++) {
    const row = cell / Picture.cols;
    addSlot(slots, codes, areOpen, cell, Picture.cols, row, Picture.rows - row);
  }
  return slots;
}

/** Adds the slot that begins at a cell, if one does: it has cells `before` it, and `left` from it on. */
function addSlot(
  slots: Slots,
  codes: usize,
  areOpen: bool,
  cell: i32,
  step: i32,
  before: i32,
  left: i32,
): void {
  if (byteAt(codes, cell) === BLACK) return;
  if (before > 0 && byteAt(codes, cell - step) !== BLACK) return;
  const first = get(slots.firsts, slots.count);
  let length = 0;
  let isOpen = false;
  for (let at = cell; length < left && byteAt(codes, at) !== BLACK; at += step) {
    put(slots.cells, first + length, at);
    if (byteAt(codes, at) === EMPTY) isOpen = true;
    length++;
  }
  if (length < 2 || isOpen !== areOpen) return;
  put(slots.lengths, slots.count, length);
  slots.count++;
  put(slots.firsts, slots.count, first + length);
}
