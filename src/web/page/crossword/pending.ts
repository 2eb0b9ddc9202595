import { EMPTY } from "../../../games/crossword/template.ts";
import type { CrosswordDrawing } from "../../engine/crossword.ts";

/** A letter that is on its way to be saved. */
export interface Pending {
  readonly id: number;
  readonly cell: number;
  /** None to erase. */
  readonly letter: string;
  readonly isPencil: boolean;
}

/** The crossword with the letters not saved yet, so that nobody waits for the disk to see one. */
export function withPending(
  drawing: CrosswordDrawing,
  pending: readonly Pending[],
): CrosswordDrawing {
  if (pending.length === 0 || drawing.isOver) return drawing;
  const cells = [...drawing.cells];
  let pencilled = drawing.pencilled;
  const changed = new Set<number>();
  for (const { cell, letter, isPencil } of pending) {
    if (drawing.revealed.includes(cell)) continue;
    const now = letter === "" ? EMPTY : letter;
    if (cells[cell] !== now) changed.add(cell);
    cells[cell] = now;
    pencilled = pencilled.filter((one) => one !== cell);
    if (isPencil && letter !== "") pencilled = [...pencilled, cell];
  }
  const isFull = (cell: number) => cells[cell] !== EMPTY;
  return {
    ...drawing,
    cells: cells.join(""),
    pencilled,
    wrong: drawing.wrong.filter((cell) => !changed.has(cell)),
    entries: drawing.entries.map((entry) => ({ ...entry, isFull: entry.cells.every(isFull) })),
  };
}
