import { UserError } from "../../core/problem.ts";
import { type Rng, shuffle } from "../../core/random.ts";
import { BLACK, EMPTY, type Grid, MAX_SIDE, slotsOf } from "./template.ts";

export interface Shape {
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
  const cells = new Array<string>(rows * cols).fill(EMPTY);
  const last = cells.length - 1;
  let left = Math.round(density * cells.length);
  for (const cell of shuffle([...cells.keys()], rng)) {
    const pair = cell === last - cell ? [cell] : [cell, last - cell];
    if (cells[cell] === BLACK || pair.length > left) continue;
    for (const black of pair) cells[black] = BLACK;
    if (isSound({ rows, cols, cells: cells.join("") })) left -= pair.length;
    else for (const black of pair) cells[black] = EMPTY;
    if (left <= 0) break;
  }
  return { rows, cols, cells: cells.join("") };
}

/** No two black cells side by side, no white cell alone, one piece. */
function isSound(grid: Grid): boolean {
  const { cells } = grid;
  let first = -1;
  let whites = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const near = neighbours(grid, cell);
    if (cells[cell] === BLACK) {
      if (near.some((other) => cells[other] === BLACK)) return false;
      continue;
    }
    if (near.every((other) => cells[other] === BLACK)) return false;
    whites++;
    first = cell;
  }
  const reached = new Set([first]);
  for (const cell of reached) {
    for (const other of neighbours(grid, cell)) if (cells[other] !== BLACK) reached.add(other);
  }
  return reached.size === whites;
}

function neighbours({ rows, cols }: Grid, cell: number): number[] {
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  const out: number[] = [];
  if (row > 0) out.push(cell - cols);
  if (row < rows - 1) out.push(cell + cols);
  if (col > 0) out.push(cell - 1);
  if (col < cols - 1) out.push(cell + 1);
  return out;
}

/** Long entries cost by the square, missing black cells and cells without a crossing as well. */
function costOf(grid: Grid, { density }: Shape): number {
  const slots = slotsOf(grid);
  const blacks = [...grid.cells].filter((cell) => cell === BLACK).length;
  const crossed = slots.reduce((sum, slot) => sum + slot.cells.length, 0);
  const whites = grid.cells.length - blacks;
  const long = slots.reduce((sum, { cells }) => sum + Math.max(0, cells.length - 6) ** 2, 0);
  const short = slots.filter((slot) => slot.cells.length === 2).length;
  return long + short + 4 * (2 * whites - crossed) +
    20 * Math.abs(blacks - Math.round(density * grid.cells.length));
}
