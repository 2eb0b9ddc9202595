import type { Crossword } from "../../games/crossword/mod.ts";
import { BLACK, type Direction, EMPTY } from "../../games/crossword/template.ts";
import type { Position } from "../game_adapter.ts";

/** The cell chosen, and the way an entry runs from it. */
export interface CellCursor {
  readonly cell: number;
  readonly way: Direction;
  /** Whether letters are written in pencil. */
  readonly isPencil: boolean;
}

interface CursorEntry {
  readonly direction: Direction;
  readonly cells: readonly number[];
}

/** As much of a crossword as a cursor needs to know. */
export interface FilledGrid<E extends CursorEntry = CursorEntry> {
  readonly rows: number;
  readonly cols: number;
  /** The picture as it is now. */
  readonly cells: string;
  readonly entries: readonly E[];
}

/** The entry under the cursor and the one that crosses it there. */
export interface Under<E extends CursorEntry = CursorEntry> {
  readonly entry: E | undefined;
  readonly crossing: E | undefined;
}

/** Rows down, columns to the right. */
export type Arrow = readonly [down: number, right: number];

/** What Backspace empties, and where the cursor goes. */
interface Erasure {
  readonly cell: number;
  readonly next: CellCursor;
}

export function filledGrid(
  { round: { rows, cols, entries }, state: { cells } }: Pick<
    Position<Crossword>,
    "round" | "state"
  >,
): FilledGrid<Crossword["round"]["entries"][number]> {
  return { rows, cols, cells, entries };
}

/** The first empty cell of the first entry. */
export function firstCursor(grid: FilledGrid): CellCursor {
  const entry = grid.entries.find((one) => isOpen(grid, one)) ?? grid.entries[0];
  if (!entry) return { cell: 0, way: "across", isPencil: false };
  return cursorOn(grid, { cell: 0, way: "across", isPencil: false }, entry);
}

export function underCursor<E extends CursorEntry>(
  grid: FilledGrid<E>,
  { cell, way }: CellCursor,
): Under<E> {
  return { entry: entryAt(grid, cell, way), crossing: entryAt(grid, cell, otherWay(way)) };
}

/** An arrow across the entry turns first, as in other crosswords; along it, it steps. */
export function arrowCursor(grid: FilledGrid, cursor: CellCursor, arrow: Arrow): CellCursor {
  const way = arrow[0] === 0 ? "across" : "down";
  if (way === cursor.way) return stepCursor(grid, cursor, arrow);
  const turned = turnCursor(grid, cursor);
  return turned === cursor ? stepCursor(grid, cursor, arrow) : turned;
}

/** A click on the cursor turns it; a click on a clue takes its way. */
export function chosenCursor(
  grid: FilledGrid,
  cursor: CellCursor,
  { cell, way }: { readonly cell: number; readonly way?: Direction | undefined },
): CellCursor {
  if (way !== undefined) return { ...cursor, cell, way };
  return cell === cursor.cell ? turnCursor(grid, cursor) : aimed(grid, { ...cursor, cell });
}

/** One step along an arrow, over black cells; the edge holds it. */
export function stepCursor(
  grid: FilledGrid,
  cursor: CellCursor,
  [down, right]: Arrow,
): CellCursor {
  const { rows, cols, cells } = grid;
  let row = Math.floor(cursor.cell / cols);
  let col = cursor.cell % cols;
  for (;;) {
    row += down;
    col += right;
    if (row < 0 || col < 0 || row >= rows || col >= cols) return cursor;
    const cell = row * cols + col;
    if (cells[cell] !== BLACK) return aimed(grid, { ...cursor, cell });
  }
}

/** Turns where an entry runs the other way. */
export function turnCursor(grid: FilledGrid, cursor: CellCursor): CellCursor {
  const way = otherWay(cursor.way);
  return entryAt(grid, cursor.cell, way) ? { ...cursor, way } : cursor;
}

/** The cell before or after in the same entry; the cursor stays at its ends. */
export function alongEntry(grid: FilledGrid, cursor: CellCursor, by: 1 | -1): CellCursor {
  const cells = entryAt(grid, cursor.cell, cursor.way)?.cells ?? [];
  const next = cells[cells.indexOf(cursor.cell) + by];
  return next === undefined ? cursor : { ...cursor, cell: next };
}

/**
 * After a letter: the next cell; from the one that made the entry full, the next open entry. A
 * player who writes over a full entry goes on along it. The grid is the one before the letter.
 */
export function afterLetter(grid: FilledGrid, cursor: CellCursor): CellCursor {
  const cells = entryAt(grid, cursor.cell, cursor.way)?.cells ?? [];
  const isLast = grid.cells[cursor.cell] === EMPTY &&
    cells.every((cell) => cell === cursor.cell || grid.cells[cell] !== EMPTY);
  return isLast ? nextEntry(grid, cursor, 1) : alongEntry(grid, cursor, 1);
}

/** Backspace empties the cell; where it is empty already, the one before. */
export function erasureAt(grid: FilledGrid, cursor: CellCursor): Erasure {
  const letter = grid.cells[cursor.cell] ?? BLACK;
  if (letter !== EMPTY && letter !== BLACK) return { cell: cursor.cell, next: cursor };
  const next = alongEntry(grid, cursor, -1);
  return { cell: next.cell, next };
}

export function edgeOfEntry(
  grid: FilledGrid,
  cursor: CellCursor,
  edge: "first" | "last",
): CellCursor {
  const cells = entryAt(grid, cursor.cell, cursor.way)?.cells ?? [cursor.cell];
  return { ...cursor, cell: edge === "first" ? cells[0]! : cells.at(-1)! };
}

/** The next or previous entry that is not full, at its first empty cell; any entry when all are. */
export function nextEntry(grid: FilledGrid, cursor: CellCursor, by: 1 | -1): CellCursor {
  const order = entriesFrom(grid, cursor, by);
  const entry = order.slice(0, -1).find((one) => isOpen(grid, one)) ?? order[0];
  return entry ? cursorOn(grid, cursor, entry) : cursor;
}

/** The entries after the cursor's own, or before it, which comes last. */
function entriesFrom(grid: FilledGrid, { cell, way }: CellCursor, by: 1 | -1): CursorEntry[] {
  const { entries } = grid;
  const here = entryAt(grid, cell, way);
  const from = here ? entries.indexOf(here) : 0;
  return entries.map((_, i) =>
    entries[(from + by * (i + 1) + entries.length * 2) % entries.length]!
  );
}

/** Keeps its way where an entry runs along it, else takes the other. */
function aimed(grid: FilledGrid, cursor: CellCursor): CellCursor {
  return entryAt(grid, cursor.cell, cursor.way) ? cursor : turnCursor(grid, cursor);
}

/** At the first empty cell of an entry, or its first. */
export function cursorOn(grid: FilledGrid, cursor: CellCursor, entry: CursorEntry): CellCursor {
  const cell = entry.cells.find((one) => grid.cells[one] === EMPTY) ?? entry.cells[0]!;
  return { ...cursor, cell, way: entry.direction };
}

function isOpen({ cells }: FilledGrid, entry: CursorEntry): boolean {
  return entry.cells.some((cell) => cells[cell] === EMPTY);
}

function entryAt<E extends CursorEntry>(
  { entries }: FilledGrid<E>,
  cell: number,
  way: Direction,
): E | undefined {
  return entries.find((entry) => entry.direction === way && entry.cells.includes(cell));
}

function otherWay(way: Direction): Direction {
  return way === "across" ? "down" : "across";
}
