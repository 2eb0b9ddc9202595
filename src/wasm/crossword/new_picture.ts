import { below, shuffle } from "./chance";
import { byteAt, copyNumbers, get, giveUp, inUse, put, putByte, take } from "./memory";
import { BLACK, cellCount, CELLS, EMPTY, Picture } from "./picture";

/** The cells with a border round them, so that every cell has four neighbours. */
class Board {
  /** 1 for a white cell. */
  static white: usize = 0;
  static size: i32 = 0;
  /** From one row to the next. */
  static width: i32 = 0;
  static blacks: i32 = 0;
  /** Space to work in, for places on it. */
  static reached: usize = 0;
  static stack: usize = 0;
}

const TRIES = 20;
/** Longer runs are parted: of the words that can be defined, too few are longer. */
const LONGEST = 10;
/** Most of what is left of parted runs is no longer than this. */
const PARTED = 7;
/** What a parted run has left on either side, and how often that is tried. */
const SHORTEST_PART = 3;
const PART_TRIES = 8;
/** What it costs that a word has no place, and that a black cell is missing. */
const MISSING_COST = 500;
const BLACK_COST = 20;
/** What an entry of two letters costs: a page full of them is dull. */
const SHORT_COST = 3;
/** What a cell costs that nothing crosses. */
const UNCROSSED_COST = 4;
/** Longer entries cost, by the square of what they are longer. */
const EASY_LENGTH = 6;

/**
 * Draws a picture into `CELLS`, with so many black cells and places for words of these lengths, the
 * longest first: the best of some.
 */
export function drawPicture(blacks: i32, lengths: usize, count: i32): void {
  const cells = cellCount();
  Board.width = Picture.cols + 2;
  Board.size = Board.width * (Picture.rows + 2);
  Board.white = take(Board.size);
  Board.reached = take(Board.size);
  Board.stack = take(Board.size * 4);
  const order = take(cells * 4);
  let least = i32.MAX_VALUE;
  for (let i = 0; i < TRIES; i++) {
    clearBoard();
    if (count === 0 || get(lengths, 0) <= PARTED) partLongRuns();
    anyOrder(order, cells);
    for (let k = 0; k < cells && Board.blacks < blacks; k++) {
      putBlack(get(order, k), blacks - Board.blacks);
    }
    const cost = costOf(blacks, lengths, count);
    if (cost >= least) continue;
    least = cost;
    for (let cell = 0; cell < cells; cell++) {
      putByte(CELLS, cell, byteAt(Board.white, placeOf(cell)) ? EMPTY : BLACK);
    }
  }
}

function clearBoard(): void {
  memory.fill(Board.white, 0, Board.size);
  for (let cell = 0; cell < cellCount(); cell++) putByte(Board.white, placeOf(cell), 1);
  Board.blacks = 0;
}

function placeOf(cell: i32): i32 {
  return (cell / Picture.cols + 1) * Board.width + cell % Picture.cols + 1;
}

/** The numbers from 0 to `count` - 1 in any order. */
function anyOrder(order: usize, count: i32): void {
  for (let i = 0; i < count; i++) put(order, i, i);
  shuffle(order, count);
}

/** Puts black cells into runs that are too long, wherever they leave something on both sides. */
function partLongRuns(): void {
  const rows = Picture.rows;
  const cols = Picture.cols;
  if (max(rows, cols) <= LONGEST) return;
  const before = inUse();
  const lines = take((rows + cols) * 4);
  // In any order: always from the top, the black cells would show it.
  anyOrder(lines, rows + cols);
  for (let i = 0; i < rows + cols; i++) {
    const line = get(lines, i);
    if (line < rows) partLine(line * cols, 1, cols);
    else partLine(line - rows, cols, rows);
  }
  giveUp(before);
}

/** The same in one line: from a cell on, by steps from cell to cell. */
function partLine(first: i32, step: i32, length: i32): void {
  for (let tries = 0; tries < PART_TRIES; tries++) {
    // The first of the longest runs of white cells; the border ends the last.
    let from = 0;
    let longest = 0;
    for (let end = 0, run = 0; end <= length; end++) {
      if (end < length && byteAt(Board.white, placeOf(first + end * step))) {
        run++;
        continue;
      }
      if (run > longest) {
        from = end - run;
        longest = run;
      }
      run = 0;
    }
    if (longest <= LONGEST) return;
    const room = longest - 2 * SHORTEST_PART;
    putBlack(first + (from + SHORTEST_PART + below(room)) * step, 2);
  }
}

/** Makes a cell and the one opposite black, up to a number, if the picture stays whole. */
function putBlack(cell: i32, most: i32): void {
  // What is opposite a free cell is free too.
  if (!isFree(cell)) return;
  const place = placeOf(cell);
  const opposite = placeOf(cellCount() - 1 - cell);
  const count = place === opposite ? 1 : 2;
  if (count > most) return;
  // The two of a pair may be neighbours themselves.
  const apart = abs(place - opposite);
  if (apart === 1 || apart === Board.width) return;
  putByte(Board.white, place, 0);
  const isSafe = keepsWhole(place);
  putByte(Board.white, opposite, 0);
  Board.blacks += count;
  if (isSafe && keepsWhole(opposite)) return;
  if (isWhole()) return;
  putByte(Board.white, place, 1);
  putByte(Board.white, opposite, 1);
  Board.blacks -= count;
}

/** Whether a cell is white and so is every neighbour it has. */
function isFree(cell: i32): bool {
  const place = placeOf(cell);
  const row = cell / Picture.cols;
  const col = cell % Picture.cols;
  const white = Board.white;
  return byteAt(white, place) === 1 &&
    (row === 0 || byteAt(white, place - Board.width) === 1) &&
    (row === Picture.rows - 1 || byteAt(white, place + Board.width) === 1) &&
    (col === 0 || byteAt(white, place - 1) === 1) &&
    (col === Picture.cols - 1 || byteAt(white, place + 1) === 1);
}

/** Whether the white cells round a black one hang together by themselves, so that it parts nothing. */
function keepsWhole(place: i32): bool {
  const white = Board.white;
  const above = place - Board.width;
  const below = place + Board.width;
  // Round it in a ring: more than one stretch of white means that it may part something.
  const ring = byteAt(white, above - 1) | byteAt(white, above) << 1 |
    byteAt(white, above + 1) << 2 | byteAt(white, place + 1) << 3 |
    byteAt(white, below + 1) << 4 | byteAt(white, below) << 5 |
    byteAt(white, below - 1) << 6 | byteAt(white, place - 1) << 7;
  const turned = (ring << 1 | ring >> 7) & 255;
  // A stretch of one corner alone touches no side.
  const starts = ring & ~turned;
  const corners = starts & ~((ring >> 1 | ring << 7) & 255) & 0b01010101;
  return popcnt(starts & ~corners) <= 1;
}

/** Whether the white cells are one piece; then none of them is alone. */
function isWhole(): bool {
  memory.fill(Board.reached, 0, Board.size);
  let first = 0;
  while (byteAt(Board.white, first) === 0) first++;
  let top = 0;
  let count = 0;
  put(Board.stack, top++, first);
  putByte(Board.reached, first, 1);
  while (top > 0) {
    const place = get(Board.stack, --top);
    count++;
    top = reach(place - 1, top);
    top = reach(place + 1, top);
    top = reach(place - Board.width, top);
    top = reach(place + Board.width, top);
  }
  return count === cellCount() - Board.blacks;
}

/** Puts a place on the stack if it is white and new there; the stack's new height. */
function reach(place: i32, top: i32): i32 {
  if (byteAt(Board.white, place) === 0 || byteAt(Board.reached, place) === 1) return top;
  putByte(Board.reached, place, 1);
  put(Board.stack, top, place);
  return top + 1;
}

/** What is counted of a board's entries. */
class Entries {
  static crossed: i32 = 0;
  static long: i32 = 0;
  static short: i32 = 0;
  /** The lengths of words that have no place yet; 0 for those that have one. */
  static missing: usize = 0;
}

/** Long entries cost by the square, missing black cells and cells without a crossing as well. */
function costOf(blacks: i32, lengths: usize, count: i32): i32 {
  const before = inUse();
  Entries.crossed = Entries.long = Entries.short = 0;
  Entries.missing = take(count * 4);
  copyNumbers(Entries.missing, lengths, count);
  for (let row = 1; row <= Picture.rows; row++) {
    countEntries(row * Board.width + 1, 1, Picture.cols, count);
  }
  for (let col = 1; col <= Picture.cols; col++) {
    countEntries(Board.width + col, Board.width, Picture.rows, count);
  }
  let missing = 0;
  for (let i = 0; i < count; i++) if (get(Entries.missing, i) > 0) missing++;
  giveUp(before);
  const whites = cellCount() - Board.blacks;
  return MISSING_COST * missing + Entries.long + SHORT_COST * Entries.short +
    UNCROSSED_COST * (2 * whites - Entries.crossed) + BLACK_COST * abs(Board.blacks - blacks);
}

/** In a line of cells, and the black one of the border at its end. */
function countEntries(first: i32, step: i32, length: i32, words: i32): void {
  for (let i = 0, run = 0; i <= length; i++) {
    if (byteAt(Board.white, first + i * step)) {
      run++;
      continue;
    }
    if (run > 1) countEntry(run, words);
    run = 0;
  }
}

function countEntry(run: i32, words: i32): void {
  for (let i = 0; i < words; i++) {
    if (get(Entries.missing, i) !== run) continue;
    put(Entries.missing, i, 0);
    break;
  }
  Entries.crossed += run;
  if (run === 2) Entries.short++;
  else if (run > EASY_LENGTH) Entries.long += (run - EASY_LENGTH) * (run - EASY_LENGTH);
}
