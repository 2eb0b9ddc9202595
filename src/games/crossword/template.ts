import { type CrosswordFault, UserError } from "../../core/problem.ts";

/** A crossword's picture: black cells, empty ones, and letters where they are known. */
export interface Grid {
  readonly rows: number;
  readonly cols: number;
  /** Row after row: `#` black, `.` empty, else the letter as played. */
  readonly cells: string;
}

export type Direction = "across" | "down";

/** Where an entry goes. */
export interface Slot {
  readonly number: number;
  readonly direction: Direction;
  readonly row: number;
  readonly col: number;
  /** The places in `Grid.cells`, first letter first. */
  readonly cells: readonly number[];
}

export const BLACK = "#";
export const EMPTY = ".";

export const MAX_SIDE = 25;

/** The share of black cells. Denser, and they must touch; sparser, and no Italian word list fills it. */
export const DENSITIES = { min: 0.1, max: 0.3 };
export const ITALIAN_DENSITY = 0.19;

/**
 * Reads a picture: rows apart by line breaks or `/`; `#` or `■` black; `.`, `_` or `-` empty;
 * letters as they are. Lines that start with `;` are remarks. Throws `bad_crossword`.
 */
export function parseGrid(text: string): Grid {
  const refuse = (fault: CrosswordFault): never => {
    throw new UserError({ kind: "bad_crossword", text, fault });
  };
  const lines = rowsOf(text);
  if (lines.length === 0) return refuse({ kind: "no_picture" });
  const cols = widthOf(lines[0]!.text);
  // Not with Math.max(...): a hundred thousand lines are more arguments than the stack holds.
  const widest = lines.reduce((most, line) => Math.max(most, widthOf(line.text)), 0);
  if (lines.length > MAX_SIDE || widest > MAX_SIDE) {
    return refuse({ kind: "too_large", rows: lines.length, cols: widest, max: MAX_SIDE });
  }
  let cells = "";
  for (const { text: row, line } of lines) {
    const chars = [...row];
    chars.forEach((char, i) => {
      const cell = cellOf(char);
      if (!cell) refuse({ kind: "unknown_character", line, column: i + 1, text: char });
      cells += cell;
    });
    if (chars.length !== cols) {
      refuse({ kind: "unequal_rows", line, length: chars.length, expected: cols });
    }
  }
  const grid = { rows: lines.length, cols, cells };
  const slots = slotsOf(grid);
  if (slots.length === 0) refuse({ kind: "no_slots" });
  const covered = new Set(slots.flatMap((slot) => slot.cells));
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === BLACK || covered.has(cell)) continue;
    const line = lines[Math.floor(cell / cols)]!.line;
    refuse({ kind: "lonely_cell", line, column: cell % cols + 1 });
  }
  return grid;
}

/** In characters; of a line that is too wide anyhow, more or less. */
function widthOf(line: string): number {
  return line.length > 100 * MAX_SIDE ? line.length : [...line].length;
}

/** The one-line text: `ca#ne/o.#re`. */
export function formatGrid(grid: Grid): string {
  return rowTexts(grid).join("/");
}

export function rowTexts({ rows, cols, cells }: Grid): string[] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols));
}

/** The grid with its letters taken out; one that is in no entry stays, for nothing can fill it. */
export function emptied(grid: Grid): Grid {
  const inEntry = new Set(slotsOf(grid).flatMap(({ cells }) => cells));
  const cells = [...grid.cells].map((letter, cell) => inEntry.has(cell) ? EMPTY : letter);
  return { ...grid, cells: cells.join("") };
}

/** The grid with a word written into a slot. */
export function withWord(grid: Grid, slot: Slot, word: string): Grid {
  const cells = [...grid.cells];
  slot.cells.forEach((cell, i) => cells[cell] = word[i]!);
  return { ...grid, cells: cells.join("") };
}

/** What is in a slot: `.` where nothing is. */
export function patternOf(grid: Grid, slot: Slot): string {
  return slot.cells.map((cell) => grid.cells[cell]).join("");
}

/** Whether a slot has an empty cell. */
export function isOpen({ cells }: Grid, slot: Slot): boolean {
  return slot.cells.some((cell) => cells[cell] === EMPTY);
}

/** `12-across`: how a slot is named where there is no interface. */
export function slotName(slot: { readonly number: number; readonly direction: Direction }): string {
  return `${slot.number}-${slot.direction}`;
}

/**
 * All runs of two cells or more, numbered in the usual way: row by row, a cell that starts an
 * entry takes the next number. First those across, then those down.
 */
export function slotsOf({ rows, cols, cells }: Grid): Slot[] {
  const across: Slot[] = [];
  const down: Slot[] = [];
  let number = 0;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      if (cells[cell] === BLACK) continue;
      const startsAcross = (col === 0 || cells[cell - 1] === BLACK) &&
        col + 1 < cols && cells[cell + 1] !== BLACK;
      const startsDown = (row === 0 || cells[cell - cols] === BLACK) &&
        row + 1 < rows && cells[cell + cols] !== BLACK;
      if (!startsAcross && !startsDown) continue;
      number++;
      if (startsAcross) {
        const run = whiteCells(cells, { from: cell, step: 1, end: (row + 1) * cols });
        across.push({ number, direction: "across", row, col, cells: run });
      }
      if (startsDown) {
        const run = whiteCells(cells, { from: cell, step: cols, end: rows * cols });
        down.push({ number, direction: "down", row, col, cells: run });
      }
    }
  }
  return [...across, ...down];
}

/** From a cell on, up to a black one or the end. */
function whiteCells(
  cells: string,
  { from, step, end }: { readonly from: number; readonly step: number; readonly end: number },
): number[] {
  const run: number[] = [];
  for (let cell = from; cell < end && cells[cell] !== BLACK; cell += step) run.push(cell);
  return run;
}

/** The rows with the line each was read from. */
function rowsOf(text: string): { text: string; line: number }[] {
  return text.split(/\r?\n/)
    .map((row, i) => ({ text: row.trim(), line: i + 1 }))
    .filter((row) => row.text !== "" && !row.text.startsWith(";"))
    .flatMap(({ text: row, line }) =>
      row.split("/").map((part, i) => ({ text: part, line: line + i }))
    );
}

function cellOf(char: string): string | undefined {
  if (char === BLACK || char === "■") return BLACK;
  if (char === EMPTY || char === "_" || char === "-") return EMPTY;
  const letter = char.toLowerCase();
  return /^\p{L}$/u.test(letter) && letter.length === 1 ? letter : undefined;
}
