import { UserError } from "../../core/problem.ts";
import { below, type Rng, shuffle } from "../../core/random.ts";
import { sizeOf } from "../../core/letters.ts";
import { BLACK, EMPTY, type Grid, MAX_SIDE } from "./template.ts";

interface Shape {
  readonly rows: number;
  readonly cols: number;
  /** The share of black cells; Italian pages have about 0.19. */
  readonly density: number;
  /** Lengths of words that have to find a place. */
  readonly lengths?: readonly number[];
}

export const ITALIAN_DENSITY = 0.19;
/** Denser, and black cells must touch; sparser, and no Italian word list fills it. */
export const DENSITIES = { min: 0.1, max: 0.3 };
const MIN_SIDE = 3;
const TRIES = 20;
/** Longer runs are parted: of the words that can be defined, too few are longer. */
const LONGEST = 10;
/** Most of what is left of parted runs is no longer than this. */
const PARTED = 7;
/** What it costs that a word has no place. */
const MISSING_COST = 500;
/** What a parted run has left on either side, and how often that is tried. */
const SHORTEST_PART = 3;
const PART_TRIES = 8;
/** What an entry of two letters costs: a page full of them is dull. */
const SHORT_COST = 3;

/**
 * A picture with half-turn symmetry whose black cells touch nowhere side by side, whose white
 * ones hang together, and whose longest entry is as short as luck allows.
 */
export function makeTemplate(shape: Shape, rng: Rng): Grid {
  const { rows, cols, density } = shape;
  const text = `${rows}x${cols}`;
  if (!(Math.min(rows, cols) >= MIN_SIDE && Math.max(rows, cols) <= MAX_SIDE)) {
    const fault = { kind: "too_large", rows, cols, max: MAX_SIDE } as const;
    throw new UserError({ kind: "bad_crossword", text, fault });
  }
  if (!(density >= DENSITIES.min && density <= DENSITIES.max)) {
    const fault = { kind: "bad_density", value: density } as const;
    throw new UserError({ kind: "bad_crossword", text, fault });
  }
  let best: Board | undefined;
  let least = Infinity;
  const everyCell = Array.from({ length: rows * cols }, (_, i) => i);
  for (let i = 0; i < TRIES; i++) {
    const board = drawn(shape, everyCell, rng);
    const cost = costOf(board, shape);
    if (cost >= least) continue;
    least = cost;
    best = board;
  }
  let cells = "";
  for (let cell = 0; cell < rows * cols; cell++) {
    cells += best!.white[placeOf(best!, cell)] ? EMPTY : BLACK;
  }
  return { rows, cols, cells };
}

function drawn(
  { rows, cols, density, lengths = [] }: Shape,
  everyCell: readonly number[],
  rng: Rng,
): Board {
  const board = newBoard(rows, cols);
  const wanted = Math.round(density * rows * cols);
  if (Math.max(0, ...lengths) <= PARTED) partLongRuns(board, rng);
  for (const cell of shuffle(everyCell, rng)) {
    if (board.blacks >= wanted) break;
    putBlack(board, cell, wanted - board.blacks);
  }
  return board;
}

/** Puts black cells into runs that are too long, wherever they leave something on both sides. */
function partLongRuns(board: Board, rng: Rng): void {
  const { rows, cols } = board;
  if (Math.max(rows, cols) <= LONGEST) return;
  // In any order: always from the top, the black cells would show it.
  for (const line of shuffle(Array.from({ length: rows + cols }, (_, i) => i), rng)) {
    const isRow = line < rows;
    const cellAt = (i: number) => isRow ? line * cols + i : i * cols + line - rows;
    const [step, length] = isRow ? [1, cols] : [cols + 2, rows];
    for (let tries = 0; tries < PART_TRIES; tries++) {
      const run = longestRun(board.white, { first: placeOf(board, cellAt(0)), step, length });
      if (run.length <= LONGEST) break;
      const room = run.length - 2 * SHORTEST_PART;
      putBlack(board, cellAt(run.from + SHORTEST_PART + below(room, rng)), 2);
    }
  }
}

/** The first of the longest runs of white cells in a line, whose end is black. */
function longestRun(
  white: Uint8Array,
  { first, step, length }: { first: number; step: number; length: number },
): { readonly from: number; readonly length: number } {
  let best = { from: 0, length: 0 };
  for (let end = 0, run = 0; end <= length; end++) {
    if (white[first + end * step]) run++;
    else {
      if (run > best.length) best = { from: end - run, length: run };
      run = 0;
    }
  }
  return best;
}

/** Makes a cell and the one opposite black, up to a number, if the picture stays whole. */
function putBlack(board: Board, cell: number, most: number): void {
  const { rows, cols, white } = board;
  // What is opposite a free cell is free too.
  if (!isFree(board, cell)) return;
  const place = placeOf(board, cell);
  const opposite = placeOf(board, rows * cols - 1 - cell);
  const count = place === opposite ? 1 : 2;
  if (count > most) return;
  // The two of a pair may be neighbours themselves.
  const apart = Math.abs(place - opposite);
  if (apart === 1 || apart === cols + 2) return;
  white[place] = 0;
  const isSafe = keepsWhole(board, place);
  white[opposite] = 0;
  board.blacks += count;
  if (isSafe && keepsWhole(board, opposite)) return;
  if (isWhole(board, rows * cols - board.blacks)) return;
  white[place] = white[opposite] = 1;
  board.blacks -= count;
}

/** The cells with a border round them, so that every cell has four neighbours. */
interface Board {
  readonly rows: number;
  readonly cols: number;
  readonly white: Uint8Array;
  blacks: number;
}

function newBoard(rows: number, cols: number): Board {
  const board = { rows, cols, white: new Uint8Array((rows + 2) * (cols + 2)), blacks: 0 };
  for (let row = 0; row < rows; row++) {
    const first = placeOf(board, row * cols);
    board.white.fill(1, first, first + cols);
  }
  return board;
}

function placeOf({ cols }: Board, cell: number): number {
  return (Math.floor(cell / cols) + 1) * (cols + 2) + cell % cols + 1;
}

/** Whether a cell is white and so is every neighbour it has. */
function isFree(board: Board, cell: number): boolean {
  const { rows, cols, white } = board;
  const place = placeOf(board, cell);
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  return white[place] === 1 &&
    (row === 0 || white[place - cols - 2] === 1) &&
    (row === rows - 1 || white[place + cols + 2] === 1) &&
    (col === 0 || white[place - 1] === 1) &&
    (col === cols - 1 || white[place + 1] === 1);
}

/** Whether the white cells round a black one hang together by themselves, so that it parts nothing. */
function keepsWhole({ cols, white }: Board, place: number): boolean {
  const above = place - cols - 2;
  const below = place + cols + 2;
  // Round it in a ring: more than one stretch of white means that it may part something.
  const ring = white[above - 1]! | white[above]! << 1 | white[above + 1]! << 2 |
    white[place + 1]! << 3 | white[below + 1]! << 4 | white[below]! << 5 |
    white[below - 1]! << 6 | white[place - 1]! << 7;
  const turned = (ring << 1 | ring >> 7) & 255;
  // A stretch of one corner alone touches no side.
  const starts = ring & ~turned;
  const corners = ring & ~turned & ~((ring >> 1 | ring << 7) & 255) & 0b01010101;
  return sizeOf(starts & ~corners) <= 1;
}

/** Whether the white cells are one piece; then none of them is alone. */
function isWhole({ cols, white }: Board, whites: number): boolean {
  const reached = new Uint8Array(white.length);
  const steps = [-1, 1, -cols - 2, cols + 2];
  const stack = [white.indexOf(1)];
  reached[stack[0]!] = 1;
  let count = 0;
  while (stack.length > 0) {
    const place = stack.pop()!;
    count++;
    for (let i = 0; i < 4; i++) {
      const next = place + steps[i]!;
      if (white[next] === 0 || reached[next] === 1) continue;
      reached[next] = 1;
      stack.push(next);
    }
  }
  return count === whites;
}

/** Long entries cost by the square, missing black cells and cells without a crossing as well. */
function costOf({ rows, cols, white, blacks }: Board, { density, lengths = [] }: Shape): number {
  let [crossed, long, short] = [0, 0, 0];
  const missing = [...lengths];
  const count = (run: number) => {
    const wanted = missing.indexOf(run);
    if (wanted >= 0) missing.splice(wanted, 1);
    crossed += run;
    if (run === 2) short++;
    else if (run > 6) long += (run - 6) ** 2;
  };
  /** A line of cells, and the black one of the border at its end. */
  const countRuns = (first: number, step: number, length: number) => {
    for (let i = 0, run = 0; i <= length; i++) {
      if (white[first + i * step]) run++;
      else {
        if (run > 1) count(run);
        run = 0;
      }
    }
  };
  const width = cols + 2;
  for (let row = 1; row <= rows; row++) countRuns(row * width + 1, 1, cols);
  for (let col = 1; col <= cols; col++) countRuns(width + col, width, rows);
  const whites = rows * cols - blacks;
  return MISSING_COST * missing.length + long + SHORT_COST * short + 4 * (2 * whites - crossed) +
    20 * Math.abs(blacks - Math.round(density * rows * cols));
}
