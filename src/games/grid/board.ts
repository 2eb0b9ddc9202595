import type { Alphabet } from "../../core/letters.ts";
import { bonusTimes, type GridPuzzle, isHole, MAX_SIDE } from "./puzzle.ts";
import { byLength, type GridRules } from "./rules.ts";

/**
 * A puzzle laid out for walking. Its spots are the letters of its cells: a cell of one letter is
 * one spot; in a longer one each spot leads only to the next, and a word may end only on the
 * last. Spots that start a cell are numbered first, as the cells are, row by row.
 */
export interface Board {
  readonly rows: number;
  readonly cols: number;
  readonly cells: number;
  readonly spots: number;
  /** Each spot's letter, by its number in the alphabet; `NO_LETTER` for a hole. */
  readonly letter: Uint8Array;
  /** The cell that each spot is in. */
  readonly cell: Uint16Array;
  /** Where each of a spot's eight ways leads, row by row, or -1. */
  readonly next: Int16Array;
  /** 1 for a spot where a word may end. */
  readonly last: Uint8Array;
  /** The set of letters the board does not have. */
  readonly absent: number;
  /** Each cell's points with its letter bonus, and what it multiplies the word by. */
  readonly points: Float64Array;
  readonly times: Float64Array;
  /** By number of letters: what is paid for length. */
  readonly lengthPoints: Float64Array;
  readonly minLength: number;
}

export const NEXT = 8;
export const MAX_WORD = 64;
/** What `next` can number. */
const MAX_SPOTS = 32_767;
const NO_LETTER = 255;

/** `puzzle` in letters of the alphabet: see `foldGrid`. */
export function boardOf(puzzle: GridPuzzle, alphabet: Alphabet, rules: GridRules): Board {
  const { rows, cols } = puzzle;
  const cells = rows * cols;
  let spots = cells;
  for (const cell of puzzle.cells) spots += Math.max(0, cell.letters.length - 1);
  if (spots > MAX_SPOTS) throw new RangeError(`No board of ${spots} letters`);
  const letter = new Uint8Array(spots);
  const shape = shapeOf(rows, cols);
  const around = withoutHoles(shape.next, puzzle);
  const isPlain = spots === cells;
  const next = isPlain ? around : extended(around, new Int16Array(spots * NEXT));
  const cell = isPlain ? shape.cell : extended(shape.cell, new Uint16Array(spots));
  const last = isPlain && around === shape.next ? shape.last : new Uint8Array(spots);
  const byLetters = rules.scoring.kind === "letters";
  const isShared = !byLetters && cells <= NOTHING.length;
  const points = isShared ? NOTHING : new Float64Array(cells);
  const times = isShared ? ONCE : new Float64Array(cells).fill(1);
  let present = 0;
  let spare = cells;
  for (let i = 0; i < cells; i++) {
    const { letters, bonus, value } = puzzle.cells[i]!;
    if (letters === "") {
      letter[i] = NO_LETTER;
      continue;
    }
    let spot = i;
    for (let k = 0; k < letters.length; k++) {
      if (k > 0) {
        next.fill(-1, spot * NEXT, (spot + 1) * NEXT);
        next[spot * NEXT] = spare;
        spot = spare++;
        cell[spot] = i;
      }
      const number = alphabet.codes[letters.charCodeAt(k)]! - 1;
      letter[spot] = number;
      present |= 1 << number;
    }
    if (last !== shape.last) last[spot] = 1;
    if (spot !== i) next.set(around.subarray(i * NEXT, (i + 1) * NEXT), spot * NEXT);
    if (!byLetters) continue;
    points[i] = value ?? valueOf(letters, rules);
    if (bonus !== undefined) {
      const by = bonusTimes(bonus);
      points[i]! *= by.letter;
      times[i] = by.word;
    }
  }
  const { scoring, minLength } = rules;
  const lengthPoints = paidFor(scoring.kind === "letters" ? scoring.lengthPoints : scoring.points);
  const absent = ~present;
  return {
    rows,
    cols,
    cells,
    spots,
    letter,
    cell,
    next,
    last,
    absent,
    points,
    times,
    lengthPoints,
    minLength,
  };
}

/** For cells that pay nothing by themselves. */
const NOTHING = new Float64Array(MAX_SIDE * MAX_SIDE);
const ONCE = new Float64Array(MAX_SIDE * MAX_SIDE).fill(1);

/** By the list of the rules: what is paid for each length. */
const paid = new WeakMap<readonly number[], Float64Array>();

function paidFor(list: readonly number[]): Float64Array {
  let points = paid.get(list);
  if (!points) {
    points = new Float64Array(MAX_WORD + 1);
    for (let n = 0; n <= MAX_WORD; n++) points[n] = byLength(list, n);
    paid.set(list, points);
  }
  return points;
}

function valueOf(letters: string, { language }: GridRules): number {
  let sum = 0;
  for (let k = 0; k < letters.length; k++) sum += language.values[letters[k]!] ?? 0;
  return sum;
}

function extended<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** The same ways, with none that leads to a hole or from one. */
function withoutHoles(ways: Int16Array, { cells }: GridPuzzle): Int16Array {
  if (!cells.some(isHole)) return ways;
  return ways.map((to, way) =>
    to < 0 || isHole(cells[to]!) || isHole(cells[Math.floor(way / NEXT)]!) ? -1 : to
  );
}

/** What boards of one size share when all their cells have one letter. */
type Shape = Pick<Board, "next" | "cell" | "last">;

/** By size of board: a few kilobytes each, and most games have one size. */
const shapes = new Map<number, Shape>();

/** Where each cell's eight ways lead on a board of this size. */
export function neighboursOn(rows: number, cols: number): Int16Array {
  return shapeOf(rows, cols).next;
}

function shapeOf(rows: number, cols: number): Shape {
  const key = rows * 65_536 + cols;
  const known = shapes.get(key);
  if (known) return known;
  const next = new Int16Array(rows * cols * NEXT).fill(-1);
  const cell = new Uint16Array(rows * cols);
  const last = new Uint8Array(rows * cols).fill(1);
  for (let at = 0; at < rows * cols; at++) {
    cell[at] = at;
    const row = Math.floor(at / cols);
    const col = at % cols;
    let way = at * NEXT;
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = col - 1; x <= col + 1; x++) {
        if (y === row && x === col) continue;
        if (y >= 0 && y < rows && x >= 0 && x < cols) next[way] = y * cols + x;
        way++;
      }
    }
  }
  const shape = { next, cell, last };
  shapes.set(key, shape);
  return shape;
}
