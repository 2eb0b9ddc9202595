import type { CrosswordState } from "../../games/crossword/play.ts";
import type { CrosswordEntry, CrosswordRound } from "../../games/crossword/round.ts";
import { BLACK, EMPTY } from "../../games/crossword/template.ts";
import type { CellCursor } from "../screen/ui.ts";

type Way = CellCursor["way"];

/** The entry under the cursor and the one that crosses it there. */
export interface Under {
  readonly entry: CrosswordEntry | undefined;
  readonly crossing: CrosswordEntry | undefined;
}

/** The first empty cell of the first entry. */
export function firstCursor(round: CrosswordRound, state: CrosswordState): CellCursor {
  const open = round.entries.find(({ cells }) => cells.some((cell) => state.cells[cell] === EMPTY));
  const entry = open ?? round.entries[0];
  const cell = entry?.cells.find((one) => state.cells[one] === EMPTY) ?? entry?.cells[0] ?? 0;
  return { cell, way: entry?.direction ?? "across", isPencil: false };
}

function entryAt(
  { entries }: CrosswordRound,
  cell: number,
  way: Way,
): CrosswordEntry | undefined {
  return entries.find((entry) => entry.direction === way && entry.cells.includes(cell));
}

export function underCursor(round: CrosswordRound, { cell, way }: CellCursor): Under {
  return {
    entry: entryAt(round, cell, way),
    crossing: entryAt(round, cell, otherWay(way)),
  };
}

function otherWay(way: Way): Way {
  return way === "across" ? "down" : "across";
}

/** One step along an arrow, over black cells; the edge holds it. */
export function stepCursor(
  round: CrosswordRound,
  cursor: CellCursor,
  [down, right]: readonly [down: number, right: number],
): CellCursor {
  const { rows, cols, solution } = round;
  let row = Math.floor(cursor.cell / cols);
  let col = cursor.cell % cols;
  for (;;) {
    row += down;
    col += right;
    if (row < 0 || col < 0 || row >= rows || col >= cols) return cursor;
    const cell = row * cols + col;
    if (solution[cell] !== BLACK) return aimed(round, { ...cursor, cell });
  }
}

/** Turns where an entry runs the other way. */
export function turnCursor(round: CrosswordRound, cursor: CellCursor): CellCursor {
  const way = otherWay(cursor.way);
  return entryAt(round, cursor.cell, way) ? { ...cursor, way } : cursor;
}

/** Keeps its way where an entry runs along it, else takes the other. */
export function aimed(round: CrosswordRound, cursor: CellCursor): CellCursor {
  return entryAt(round, cursor.cell, cursor.way) ? cursor : turnCursor(round, cursor);
}

/** The cell before or after in the same entry; the cursor stays at its ends. */
export function alongEntry(round: CrosswordRound, cursor: CellCursor, by: 1 | -1): CellCursor {
  const cells = entryAt(round, cursor.cell, cursor.way)?.cells ?? [];
  const next = cells[cells.indexOf(cursor.cell) + by];
  return next === undefined ? cursor : { ...cursor, cell: next };
}

/**
 * After a letter: the next cell; from the one that made the entry full, the next open entry. Who
 * writes over a full entry goes on along it.
 */
export function afterLetter(
  round: CrosswordRound,
  state: CrosswordState,
  cursor: CellCursor,
): CellCursor {
  const cells = entryAt(round, cursor.cell, cursor.way)?.cells ?? [];
  const isLast = state.cells[cursor.cell] === EMPTY &&
    cells.every((cell) => cell === cursor.cell || state.cells[cell] !== EMPTY);
  return isLast ? nextEntry(round, state, cursor, 1) : alongEntry(round, cursor, 1);
}

export function edgeOfEntry(
  round: CrosswordRound,
  cursor: CellCursor,
  edge: "first" | "last",
): CellCursor {
  const cells = entryAt(round, cursor.cell, cursor.way)?.cells ?? [cursor.cell];
  return { ...cursor, cell: edge === "first" ? cells[0]! : cells.at(-1)! };
}

/** The next or previous entry that is not full, at its first empty cell; any entry when all are. */
export function nextEntry(
  round: CrosswordRound,
  state: CrosswordState,
  cursor: CellCursor,
  by: 1 | -1,
): CellCursor {
  const { entries } = round;
  const here = entryAt(round, cursor.cell, cursor.way);
  const from = here ? entries.indexOf(here) : 0;
  const isOpen = ({ cells }: CrosswordEntry) => cells.some((cell) => state.cells[cell] === EMPTY);
  const order = entries.map((_, i) =>
    entries[(from + by * (i + 1) + entries.length * 2) % entries.length]!
  );
  const entry = order.slice(0, -1).find(isOpen) ?? order[0];
  return entry ? cursorOn(state, entry, cursor) : cursor;
}

/** At the first empty cell of an entry, or its first. */
function cursorOn(
  state: CrosswordState,
  entry: CrosswordEntry,
  cursor: CellCursor,
): CellCursor {
  const cell = entry.cells.find((one) => state.cells[one] === EMPTY) ?? entry.cells[0]!;
  return { ...cursor, cell, way: entry.direction };
}
