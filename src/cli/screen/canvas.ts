import { BLANK, type Cell, cellsOf, columnsOf, type Frame, widthOf } from "./cells.ts";
import { backgroundOf, BOLD, type Colour, onBackground, styleOf } from "./palette.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A rectangle of cells: where something is, or can be clicked. */
export interface Area extends Size {
  readonly row: number;
  readonly column: number;
}

/** Colours and attributes of a text; without a background it keeps the one it is written on. */
export interface Ink {
  readonly fg?: Colour;
  readonly bg?: Colour;
  /** A sum of `BOLD`, `UNDERLINE` … */
  readonly attributes?: number;
}

/** A piece of a line, with its ink. */
export type Piece = string | readonly [text: string, ink: Ink];

/** A screen while it is drawn. Whatever falls outside is left out. */
export interface Canvas extends Size {
  readonly cells: readonly Cell[][];
}

export function openCanvas({ columns, rows }: Size): Canvas {
  const cells = Array.from({ length: rows }, () => new Array<Cell>(columns).fill(BLANK));
  return { columns, rows, cells };
}

export function frameOf(canvas: Canvas, cursor: Frame["cursor"]): Frame {
  const { columns, rows } = canvas;
  return {
    columns,
    rows: canvas.cells,
    cursor: cursor && {
      row: Math.max(0, Math.min(cursor.row, rows - 1)),
      column: Math.max(0, Math.min(cursor.column, columns - 1)),
    },
  };
}

function put(canvas: Canvas, row: number, column: number, cell: Cell): void {
  if (column < 0 || column >= canvas.columns) return;
  const line = canvas.cells[row];
  if (line) line[column] = cell;
}

/** Writes a text and returns the column after it. */
export function write(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number },
  text: string,
  { fg = "paper", bg, attributes = 0 }: Ink = {},
): number {
  const line = canvas.cells[at.row];
  const style = styleOf(fg, bg ?? "own", attributes);
  // A blank has no colour of its own, and is not bold.
  const blank = styleOf("own", "own", attributes & ~BOLD);
  let { column } = at;
  for (const one of text) {
    const width = widthOf(one);
    if (width === 0) continue;
    // Half a wide character cannot be shown.
    if (line && column + width <= canvas.columns && column >= 0) {
      const under = bg === undefined ? backgroundOf(line[column]!.style) : bg;
      const own = onBackground(one === " " ? blank : style, under);
      line[column] = { text: one, style: own };
      if (width === 2) line[column + 1] = { text: "", style: own };
    }
    column += width;
  }
  return column;
}

/** Writes pieces one after another. */
export function writePieces(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number },
  pieces: readonly Piece[],
): number {
  let { column } = at;
  for (const piece of pieces) {
    const [text, ink] = typeof piece === "string" ? [piece, {}] : piece;
    column = write(canvas, { row: at.row, column }, text, ink);
  }
  return column;
}

/** Writes a text so that it ends before `column`. */
export function writeRight(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number },
  text: string,
  ink: Ink = {},
): void {
  write(canvas, { ...at, column: at.column - columnsOf(text) }, text, ink);
}

/** Writes a text in the middle of a width. */
export function writeCentred(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly columns: number },
  text: string,
  ink: Ink = {},
): void {
  const column = at.column + Math.floor((at.columns - columnsOf(text)) / 2);
  write(canvas, { row: at.row, column }, text, ink);
}

/** Places a line painted for line mode, cut to `columns`; plain text gets the ink given. */
export function writePainted(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly columns: number },
  line: string,
  fg: Colour = "paper",
): void {
  const cells = cellsOf(line);
  const colour = styleOf(fg);
  cells.slice(0, at.columns).forEach((cell, i) => {
    // The first half of a wide character alone would push the rest.
    if (i === at.columns - 1 && cells[i + 1]?.text === "") return;
    const column = at.column + i;
    const under = backgroundOf(canvas.cells[at.row]?.[column]?.style ?? 0);
    put(canvas, at.row, column, { text: cell.text, style: styled(cell, colour, under) });
  });
}

/** Plain text takes the colour given; what has a background of its own keeps it. */
function styled({ text, style }: Cell, colour: number, under: Colour): number {
  const background = backgroundOf(style) === "own" ? under : backgroundOf(style);
  if (text === " ") return onBackground(style & ~BOLD & 31, background);
  const isPlain = (style >> 5 & 31) === 0;
  return onBackground(isPlain ? style | colour : style, background);
}

export function fill(canvas: Canvas, area: Area, bg: Colour): void {
  const cell = { text: " ", style: styleOf("own", bg) };
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      put(canvas, row, column, cell);
    }
  }
}

/** Changes the background under what is written already. */
export function tint(canvas: Canvas, area: Area, bg: Colour): void {
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      const cell = canvas.cells[row]?.[column];
      if (cell) put(canvas, row, column, { ...cell, style: onBackground(cell.style, bg) });
    }
  }
}

/** Corners, then the lines across and down. */
const LINES = {
  signs: {
    plain: ["╭╮╰╯", "─", "│"],
    heavy: ["┏┓┗┛", "━", "┃"],
  },
  ascii: { plain: ["++++", "-", "|"], heavy: ["####", "=", "#"] },
} as const;

/** `╭─ Title ──╮` around an area. */
export function box(
  canvas: Canvas,
  area: Area,
  {
    title = "",
    isAscii = false,
    isHeavy = false,
    ink = { fg: "dim", attributes: 1 } as Ink,
  } = {},
): void {
  const { row, column, columns, rows } = area;
  const kind = isHeavy ? "heavy" : "plain";
  const [corners, across, down] = LINES[isAscii ? "ascii" : "signs"][kind];
  const line: Ink = isHeavy ? { fg: "gold", attributes: BOLD } : { fg: "faint" };
  const middle = across.repeat(Math.max(0, columns - 2));
  write(canvas, { row, column }, corners[0] + middle + corners[1], line);
  write(canvas, { row: row + rows - 1, column }, corners[2] + middle + corners[3], line);
  for (let at = row + 1; at < row + rows - 1; at++) {
    write(canvas, { row: at, column }, down, line);
    write(canvas, { row: at, column: column + columns - 1 }, down, line);
  }
  if (title !== "") {
    write(canvas, { row, column: column + 2 }, ` ${cut(title, columns - 6, isAscii)} `, ink);
  }
}

/** A text that fits, with a sign where something was left out. */
export function cut(text: string, columns: number, isAscii = false): string {
  if (columnsOf(text) <= columns) return text;
  let kept = "";
  for (const one of text) {
    if (columnsOf(kept + one) > columns - 1) break;
    kept += one;
  }
  return kept.replace(/[\s,:;]+$/, "") + (isAscii ? "~" : "…");
}
