import { UserError } from "../../core/problem.ts";
import { type Rng, shuffle } from "../../core/random.ts";
import { BLACK, EMPTY, type Grid, MAX_SIDE, slotsOf } from "./template.ts";

interface Shape {
  readonly rows: number;
  readonly cols: number;
  /** The share of black cells; Italian pages have about 0.19. */
  readonly density: number;
}

export const ITALIAN_DENSITY = 0.19;
/** Denser, and black cells must touch; sparser, and no Italian word list fills it. */
export const DENSITIES = { min: 0.1, max: 0.3 };
const MIN_SIDE = 3;
const TRIES = 40;
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
  let best: Grid | undefined;
  let least = Infinity;
  for (let i = 0; i < TRIES; i++) {
    const grid = drawn(shape, rng);
    const cost = costOf(grid, shape);
    if (cost >= least) continue;
    least = cost;
    best = grid;
  }
  return best!;
}

function drawn({ rows, cols, density }: Shape, rng: Rng): Grid {
  const board = newBoard(rows, cols);
  const last = rows * cols - 1;
  let left = Math.round(density * rows * cols);
  for (const cell of shuffle(Array.from({ length: rows * cols }, (_, i) => i), rng)) {
    if (left <= 0) break;
    const pair = cell === last - cell ? [cell] : [cell, last - cell];
    if (pair.length > left || !pair.every((one) => isFree(board, one))) continue;
    // The two of a pair may be neighbours themselves.
    if (pair.length === 2 && areNeighbours(board, pair[0]!, pair[1]!)) continue;
    for (const one of pair) board.white[placeOf(board, one)] = 0;
    if (isWhole(board, rows * cols - blacksOf(board))) left -= pair.length;
    else for (const one of pair) board.white[placeOf(board, one)] = 1;
  }
  let cells = "";
  for (let cell = 0; cell <= last; cell++) {
    cells += board.white[placeOf(board, cell)] ? EMPTY : BLACK;
  }
  return { rows, cols, cells };
}

/** The cells with a border round them, so that every cell has four neighbours. */
interface Board {
  readonly rows: number;
  readonly cols: number;
  readonly white: Uint8Array;
}

function newBoard(rows: number, cols: number): Board {
  const board = { rows, cols, white: new Uint8Array((rows + 2) * (cols + 2)) };
  for (let cell = 0; cell < rows * cols; cell++) board.white[placeOf(board, cell)] = 1;
  return board;
}

function placeOf({ cols }: Board, cell: number): number {
  return (Math.floor(cell / cols) + 1) * (cols + 2) + cell % cols + 1;
}

function blacksOf({ rows, cols, white }: Board): number {
  let whites = 0;
  for (const one of white) whites += one;
  return rows * cols - whites;
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

function areNeighbours(board: Board, cell: number, other: number): boolean {
  const apart = Math.abs(placeOf(board, cell) - placeOf(board, other));
  return apart === 1 || apart === board.cols + 2;
}

/** Whether the white cells are one piece; then none of them is alone. */
function isWhole({ cols, white }: Board, whites: number): boolean {
  const reached = new Uint8Array(white.length);
  const stack = [white.indexOf(1)];
  reached[stack[0]!] = 1;
  let count = 0;
  while (stack.length > 0) {
    const place = stack.pop()!;
    count++;
    for (const next of [place - 1, place + 1, place - cols - 2, place + cols + 2]) {
      if (!white[next] || reached[next]) continue;
      reached[next] = 1;
      stack.push(next);
    }
  }
  return count === whites;
}

/** Long entries cost by the square, missing black cells and cells without a crossing as well. */
function costOf(grid: Grid, { density }: Shape): number {
  const slots = slotsOf(grid);
  const blacks = [...grid.cells].filter((cell) => cell === BLACK).length;
  const crossed = slots.reduce((sum, slot) => sum + slot.cells.length, 0);
  const whites = grid.cells.length - blacks;
  const long = slots.reduce((sum, { cells }) => sum + Math.max(0, cells.length - 6) ** 2, 0);
  const short = slots.filter((slot) => slot.cells.length === 2).length;
  return long + SHORT_COST * short + 4 * (2 * whites - crossed) +
    20 * Math.abs(blacks - Math.round(density * grid.cells.length));
}
