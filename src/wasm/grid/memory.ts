/**
 * Where things are in memory. The word graph begins at `NODES`; under it is what has a fixed size,
 * and behind it, from where the caller says, the words found, the board, its spots and the paths.
 */

/** By letter: the letters next to any cell with it, and the first spot that starts a cell with it. */
export const PAIRS: usize = 0x100;
export const FIRST: usize = 0x180;
/** How many words there are of each length, up to `MAX_WORD`. */
export const TALLY: usize = 0x200;
/** What is paid for each length. */
export const LENGTH_POINTS: usize = 0x400;
/** What the count is to go down later; `ENTRY` bytes for each letter of each length. */
export const WAITING: usize = 0x800;
export const ENTRY: usize = 20;
/** What `countSmall` needs: by cell those next to it, by letter its cells, letters by set of cells. */
export const NEAR: usize = 0xb000;
export const PLACES: usize = 0xb080;
export const LETTERS_ON: usize = 0xc000;
export const NODES: usize = 0x10000;

/** Pages of 64 KB that a memory grows by at least: where it cannot grow in place, it is copied. */
const GROWTH: i32 = 64;

export const MAX_WORD: u32 = 64;
export const NO_LETTER: u32 = 255;
/** The ways from a spot in a board. */
export const NEXT: u32 = 8;

/** A node of the graph: see `Graph`. */
export const TERM: usize = 0;
export const INNER: usize = 4;
export const BASE: usize = 8;
export const MUST: usize = 12;

/**
 * A spot is the address of its row: the letters on any set of its ways, in threes; where each way
 * leads; the next spot that starts a cell with its letter; how far to turn the marks of a path to
 * bring those of its neighbours to the places of its ways; its ways; its other row; its letter, as
 * a set; by letter the ways that lead to it; what it pays and what it multiplies the word by.
 *
 * Ways are numbered by their place in a window of three rows of eight marks. The place in the
 * middle is the spot's own cell: a way to the next letter in it.
 */
export const TO: usize = 96;
export const CHAIN: usize = 172;
export const TURN: usize = 176;
export const OPEN: usize = 180;
export const MORE: usize = 184;
export const OWN: usize = 188;
export const WAYS: usize = 192;
export const POINTS: usize = 320;
export const TIMES: usize = 328;
export const ROW: usize = 336;
/** The places of the ways to other cells, and the one in the middle. */
export const WINDOW: u32 = 0x70507;
export const MIDDLE: u32 = 9;
/** The side of the pattern of marks: cells of a board no larger share none. */
export const MARKED_SIDE: u32 = 8;

/**
 * The other row of a spot, less often read: the letters that end their cell on any set of its ways;
 * the cell that it starts, or -1; and its letter, as a set, if a word may end there.
 */
export const CELL: usize = 96;
export const END: usize = 100;
export const MORE_ROW: usize = 104;

/**
 * A path: its 64 marks, the ways it may go on by, its last spot, the path that it prolongs, or 0;
 * where best paths are looked for also the sum and the product of what its cells pay.
 */
export const FREE: usize = 8;
export const SPOT: usize = 12;
export const PARENT: usize = 16;
export const PATH: usize = 24;
export const SUM: usize = 24;
export const PRODUCT: usize = 32;
export const PAID_PATH: usize = 40;

/** Where the graph's other arrays and its root are. */
export let targets: usize = 0;
export let counts: usize = 0;
export let root: usize = 0;
/** Where to write the words found, how many there is room for, and for how many cells. */
export let room: usize = 0;
export let mostHits: u32 = 0;
export let mostCells: u32 = 0;
/** How many paths to hold before giving up; 0 for as many as the memory has room for. */
export let mostPaths: u32 = 0;

export function setGraph(targetsAt: usize, countsAt: usize, rootAt: usize): void {
  targets = targetsAt;
  counts = countsAt;
  root = rootAt;
}

export function setRoom(at: usize, hits: u32, cells: u32, paths: u32): void {
  room = at;
  mostHits = hits;
  mostCells = cells;
  mostPaths = paths;
}

/** Whether the memory goes so far, or may grow. */
export function hasRoom(end: usize): bool {
  const missing = <i32> ((end + 0xffff) >>> 16) - memory.size();
  if (missing <= 0) return true;
  return mostPaths !== 0 && memory.grow(max(missing, GROWTH)) >= 0;
}

/** The child of a node by its letter, one of `inner`, as a set. */
export function childIn(targetsAt: usize, inner: u32, bit: u32): usize {
  return NODES + (load<u32>(targetsAt + (popcnt(inner & (bit - 1)) << 2)) << 2);
}

/** The letters on some ways of a row. */
export function lettersOn(row: usize, ways: u32): u32 {
  return load<u32>(row + ((ways & 7) << 2)) | load<u32>(row + (((ways >>> 8) & 7) << 2), 32) |
    load<u32>(row + ((ways >>> 16) << 2), 64);
}

/** Adding nothing costs less than to foresee whether there is something to add. */
export function addWords(tally: usize, words: u32): void {
  store<u32>(tally, load<u32>(tally) + popcnt(words));
}

/** The node, where its paths start and end, the letters they go on by, where to count the next. */
export function wait(
  at: usize,
  node: usize,
  low: usize,
  high: usize,
  rest: u32,
  tally: usize,
): void {
  store<u32>(at, node);
  store<u32>(at, low, 4);
  store<u32>(at, high, 8);
  store<u32>(at, rest, 12);
  store<u32>(at, tally, 16);
}
