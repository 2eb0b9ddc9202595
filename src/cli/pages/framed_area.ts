import { type Area, box, type Canvas, type Size } from "../screen/canvas.ts";
import type { Look } from "../screen/palette.ts";

/** Where the lines of a page go. */
export interface FramedArea extends Area {
  /** Whether it is a frame in the middle of a large window, not the window itself. */
  readonly isFramed: boolean;
}

/** A window lower than this has no rows for a frame. */
const LOWEST = 30;
/** Between a frame and what is in it, its lines included. */
const [PAD_COLUMNS, PAD_ROWS] = [3, 2];

/** Frames room for lines of this size in the middle of the window; a small window is used whole. */
export function drawFrame(canvas: Canvas, { columns, rows }: Size, { isAscii }: Look): FramedArea {
  const frame = { columns: columns + 2 * PAD_COLUMNS, rows: rows + 2 * PAD_ROWS };
  const free = { columns: canvas.columns - frame.columns, rows: canvas.rows - 2 - frame.rows };
  if (canvas.rows < LOWEST || free.columns < 4 || free.rows < 0) {
    const row = canvas.rows >= 16 ? 2 : 1;
    const whole = { columns: canvas.columns - 4, rows: canvas.rows - 1 - row };
    return { row, column: 2, ...whole, isFramed: false };
  }
  const [row, column] = [1 + Math.floor(free.rows / 3), Math.floor(free.columns / 2)];
  box(canvas, { row, column, ...frame }, { isAscii });
  return { row: row + PAD_ROWS, column: column + PAD_COLUMNS, columns, rows, isFramed: true };
}
