import { pathsOf } from "../../../games/grid/paths.ts";

/** As much of a grid as a path needs. */
interface PathGrid {
  readonly rows: number;
  readonly cols: number;
  /** A hole has no letters. */
  readonly cells: readonly { readonly letters: string }[];
  /** Whether a word may come back to a cell that it has used. */
  readonly reuse?: boolean;
}

export type Path = readonly number[];

/** Where something is on the board, in cells from its left and upper edges. */
interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** A finger counts from this far around the middle of a cell, so that it can pass between two. */
const REACH = 0.4;
const MAX_TYPED_PATHS = 200;

/** The cell under a finger; between cells there is none. */
export function cellAt(grid: PathGrid, at: BoardPoint): number | undefined {
  const cell = squareAt(grid, at);
  const [dx, dy] = [at.x - Math.floor(at.x) - 0.5, at.y - Math.floor(at.y) - 0.5];
  return Math.hypot(dx, dy) <= REACH ? cell : undefined;
}

/** The cell of a square, to its corners. */
export function squareAt(
  { rows, cols, cells }: PathGrid,
  { x, y }: BoardPoint,
): number | undefined {
  const [col, row] = [Math.floor(x), Math.floor(y)];
  if (row < 0 || col < 0 || row >= rows || col >= cols) return undefined;
  const cell = row * cols + col;
  return cells[cell]!.letters === "" ? undefined : cell;
}

/**
 * A path drawn on to the next cell. Back to the cell before undoes a step; a cell that is used
 * already, or does not touch the last one, changes nothing.
 */
export function drawnOn(grid: PathGrid, path: Path, cell: number): Path {
  const last = path.at(-1);
  if (last === undefined) return [cell];
  if (cell === last) return path;
  if (cell === path.at(-2)) return path.slice(0, -1);
  const isFree = (one: number) => grid.reuse || !path.includes(one);
  if (!isFree(cell)) return path;
  if (touches(grid, last, cell)) return [...path, cell];
  const between = middle(grid, last, cell);
  const mayPass = between !== undefined && grid.cells[between]!.letters !== "" && isFree(between);
  // A quick finger skips a cell: the one between is meant too.
  return mayPass ? [...path, between, cell] : path;
}

/** A path tapped cell by cell: a cell of its own takes it back to there, a far one begins again. */
export function tappedOn(grid: PathGrid, path: Path, cell: number): Path {
  const at = path.indexOf(cell);
  if (at >= 0 && !grid.reuse) return path.slice(0, at + 1);
  const last = path.at(-1);
  return last === undefined || !touches(grid, last, cell) ? [cell] : [...path, cell];
}

export function wordOn({ cells }: PathGrid, path: Path): string {
  return path.map((cell) => cells[cell]!.letters).join("");
}

/** The path of what is typed, as far as there is one; it keeps to the old one where it can. */
export function typedPath(grid: PathGrid, typed: string, before: Path = []): Path {
  const manner = { reuse: grid.reuse ?? false };
  for (let length = typed.length; length > 0; length--) {
    const paths = pathsOf(grid, typed.slice(0, length), MAX_TYPED_PATHS, manner);
    const like = paths.find((path) =>
      before.every((cell, i) => i >= path.length || path[i] === cell)
    );
    const path = like ?? paths[0];
    if (path) return path;
  }
  return [];
}

/** `A1` is the upper left cell; columns have letters, as on a map. */
export function placeName({ cols }: PathGrid, cell: number): string {
  const col = cell % cols;
  const letter = String.fromCharCode(65 + col % 26);
  return `${letter}${col < 26 ? "" : Math.floor(col / 26)}${Math.floor(cell / cols) + 1}`;
}

function touches({ cols }: PathGrid, a: number, b: number): boolean {
  const [down, right] = distance(cols, a, b);
  return a !== b && down <= 1 && right <= 1;
}

function middle({ cols }: PathGrid, a: number, b: number): number | undefined {
  const [down, right] = distance(cols, a, b);
  const isStraight = down <= 2 && right <= 2 && down % 2 === 0 && right % 2 === 0;
  if (!isStraight) return undefined;
  const row = (Math.floor(a / cols) + Math.floor(b / cols)) / 2;
  return row * cols + (a % cols + b % cols) / 2;
}

function distance(cols: number, a: number, b: number): readonly [down: number, right: number] {
  return [
    Math.abs(Math.floor(a / cols) - Math.floor(b / cols)),
    Math.abs(a % cols - b % cols),
  ];
}
