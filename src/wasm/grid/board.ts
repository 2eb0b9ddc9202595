import {
  CELL,
  CHAIN,
  END,
  FIRST,
  hasRoom,
  lettersOn,
  MARKED_SIDE,
  MIDDLE,
  MORE,
  MORE_ROW,
  mostCells,
  mostHits,
  NEAR,
  NEXT,
  NO_LETTER,
  OPEN,
  OWN,
  PAID_PATH,
  PAIRS,
  POINTS,
  room,
  ROW,
  TIMES,
  TO,
  TURN,
  WAYS,
} from "./memory";

/** Bytes of one word found: its points, its number, where its path ends, its length. */
const HIT: usize = 17;

export let spots: u32 = 0;
let cells: u32 = 0;
let cols: u32 = 0;
/** The letters not on the board, of its cells of one letter, and of spots that end no cell. */
export let absent: u32 = 0;
export let alone: u32 = 0;
export let unended: u32 = 0;
/** Whether every spot ends its cell, and whether cells that share a mark are on the board. */
let isWhole: bool = true;
export let isLarge: bool = false;
/** Whether the cells are few enough for `countSmall`. */
export let isSmall: bool = true;

/** Where the caller writes a board: see `setSize`. */
export function boardAt(): usize {
  return aligned(room + mostHits * HIT + mostCells * 2);
}

/** Where the paths begin. */
export function pathsAt(): usize {
  return moreAt() + spots * MORE_ROW;
}

/**
 * Gets ready for boards of this size; false without room for them. Behind `boardAt` the caller then
 * writes the points and the times of each cell, and of each spot its eight ways, its cell, its
 * letter and whether a word may end there: all as in `Board`.
 */
export function setSize(allSpots: u32, allCells: u32, rows: u32, columns: u32): bool {
  spots = allSpots;
  cells = allCells;
  cols = columns;
  isWhole = spots === cells;
  isSmall = isWhole && spots <= 32;
  isLarge = rows > MARKED_SIDE || columns > MARKED_SIDE;
  // A path may begin on every cell.
  return hasRoom(pathsAt() + cells * PAID_PATH);
}

/** What all boards with the same ways share. */
export function layShape(): void {
  for (let spot: u32 = 0; spot < spots; spot++) {
    const row = rowOf(spot);
    const cell = load<u16>(cellsAt() + spot * 2);
    const isLast = load<u8>(lastsAt() + spot);
    store<u32>(row, MARKED_SIDE * (cell / cols) + cell % cols - MIDDLE, TURN);
    const more = moreAt() + spot * MORE_ROW;
    store<u32>(row, more, MORE);
    store<i32>(more, spot < cells ? <i32> spot : -1, CELL);
    let open: u32 = 0;
    let near: u32 = 0;
    for (let way: u32 = 0; way < NEXT; way++) {
      const to = load<i16>(waysAt() + (spot * NEXT + way) * 2);
      if (to < 0) continue;
      // Within a cell of several letters the one way leads on whatever was used.
      const place = isLast !== 0 ? placeOf(way) : MIDDLE;
      open |= 1 << place;
      near |= 1 << to;
      store<u32>(row + (place << 2), rowOf(to), TO);
    }
    store<u32>(row, open, OPEN);
    if (isSmall) store<u32>(NEAR + spot * 4, near);
  }
}

/** The letters that are not on the board. */
export function setAbsent(letters: u32): void {
  absent = letters;
}

/** What each board has of its own. */
export function layLetters(): void {
  alone = 0;
  unended = 0;
  for (let at: usize = 0; at < 256; at += 8) store<u64>(PAIRS + at, 0);
  const first = rowsAt();
  const letters = lettersAt();
  const lasts = lastsAt();
  for (let spot: i32 = 0; <u32> spot < spots; spot++) {
    const row = first + spot * ROW;
    const letter: u32 = load<u8>(letters + spot);
    const own: u32 = letter === NO_LETTER ? 0 : 1 << letter;
    store<u32>(row, own, OWN);
    const isLast = load<u8>(lasts + spot) !== 0;
    store<u32>(load<u32>(row, MORE), isLast ? own : 0, END);
    if (!isLast) unended |= own;
  }
  // Back from the last, so that the chain of a letter's spots begins with the first.
  for (let spot: i32 = spots - 1; spot >= 0; spot--) {
    const row = first + spot * ROW;
    const own = load<u32>(row, OWN);
    if (own === 0) continue;
    layWays(row);
    if (!isWhole) layEnds(row);
    const letter = ctz(own) << 2;
    const around = lettersOn(row, load<u32>(row, OPEN));
    store<u32>(PAIRS + letter, load<u32>(PAIRS + letter) | around);
    if (<u32> spot >= cells) continue;
    alone |= load<u32>(load<u32>(row, MORE), END);
    store<u32>(row, load<u32>(FIRST + letter), CHAIN);
    store<u32>(FIRST + letter, row);
  }
}

/** What best paths need. */
export function layPoints(): void {
  for (let spot: u32 = 0; spot < spots; spot++) {
    // A cell of several letters is paid once, on its first.
    const at = boardAt() + spot * 8;
    store<f64>(rowOf(spot), spot < cells ? load<f64>(at) : 0, POINTS);
    store<f64>(rowOf(spot), spot < cells ? load<f64>(at + cells * 8) : 1, TIMES);
  }
}

/** The letters on any set of a spot's ways, and the ways to each letter. */
function layWays(row: usize): void {
  const open = load<u32>(row, OPEN);
  for (let at: usize = 0; at < 128; at += 8) store<u64>(row + at, 0, WAYS);
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const ways = row + (ctz(load<u32>(load<u32>(row + (ctz(rest) << 2), TO), OWN)) << 2);
    store<u32>(ways, load<u32>(ways, WAYS) | (rest & -rest), WAYS);
  }
  for (let place: u32 = 0; place < 24; place += 8) {
    const letters = row + (place << 2);
    putSets(letters, letterOn(row, place), letterOn(row, place + 1), letterOn(row, place + 2));
  }
}

/** The letters that end their cell on any set of a spot's ways. */
function layEnds(row: usize): void {
  const more = load<u32>(row, MORE);
  for (let place: u32 = 0; place < 24; place += 8) {
    const ends = more + (place << 2);
    putSets(ends, endOn(row, place), endOn(row, place + 1), endOn(row, place + 2));
  }
}

/** What the way with this place leads to, as a set; nothing where there is no such way. */
function letterOn(row: usize, place: u32): u32 {
  if (((load<u32>(row, OPEN) >>> place) & 1) === 0) return 0;
  return load<u32>(load<u32>(row + (place << 2), TO), OWN);
}

function endOn(row: usize, place: u32): u32 {
  if (((load<u32>(row, OPEN) >>> place) & 1) === 0) return 0;
  return load<u32>(load<u32>(load<u32>(row + (place << 2), TO), MORE), END);
}

/** The unions of three sets, by which of them are in it. */
function putSets(at: usize, a: u32, b: u32, c: u32): void {
  store<u32>(at, 0);
  store<u32>(at, a, 4);
  store<u32>(at, b, 8);
  store<u32>(at, a | b, 12);
  store<u32>(at, c, 16);
  store<u32>(at, a | c, 20);
  store<u32>(at, b | c, 24);
  store<u32>(at, a | b | c, 28);
}

/** From row by row to the place in the window. */
function placeOf(way: u32): u32 {
  return way < 3 ? way : way < 5 ? 8 + (way - 3) * 2 : 16 + way - 5;
}

function rowOf(spot: usize): usize {
  return rowsAt() + spot * ROW;
}

function waysAt(): usize {
  return boardAt() + cells * 16;
}

function cellsAt(): usize {
  return waysAt() + spots * NEXT * 2;
}

export function lettersAt(): usize {
  return cellsAt() + spots * 2;
}

function lastsAt(): usize {
  return lettersAt() + spots;
}

function rowsAt(): usize {
  return aligned(lastsAt() + spots);
}

function moreAt(): usize {
  return rowsAt() + spots * ROW;
}

function aligned(at: usize): usize {
  return (at + 7) & ~7;
}
