/** One place on the screen. The second half of a wide character is the empty text. */
export interface Cell {
  readonly text: string;
  /** A sum of `STYLE` bits and a colour. */
  readonly style: number;
}

/** A whole screen: `rows` lists of `columns` cells, and where the cursor stands. */
export interface Frame {
  readonly columns: number;
  readonly rows: readonly (readonly Cell[])[];
  readonly cursor: { readonly row: number; readonly column: number };
  /** The row that stands for every empty one. */
  readonly blank: readonly Cell[];
}

const BLANK: Cell = { text: " ", style: 0 };

/** By the number that turns each on; see `paint.ts`. */
const ON: Readonly<Record<number, number>> = { 1: 1, 2: 2, 4: 4, 7: 8, 31: 16, 32: 32 };
const OFF: Readonly<Record<number, number>> = { 22: 3, 24: 4, 27: 8, 39: 48 };

// deno-lint-ignore no-control-regex
const SGR = /\x1b\[(\d*)m/;
const PLAIN = /^[ -~]*$/;

/** A painted line as cells, cut or filled to the width. Whatever moves a cursor is left out. */
export function cellsOf(line: string, columns: number): Cell[] {
  const cells = new Array<Cell>(columns).fill(BLANK);
  let style = 0;
  let at = 0;
  // Texts and, between them, the numbers that change the style.
  line.split(SGR).forEach((part, i) => {
    if (i % 2 === 1) {
      const code = Number(part);
      style = code === 0 ? 0 : (style | (ON[code] ?? 0)) & ~(OFF[code] ?? 0);
      return;
    }
    for (const text of part) {
      const width = widthOf(text);
      if (width === 0 || at + width > columns) continue;
      cells[at++] = { text, style };
      if (width === 2) cells[at++] = { text: "", style };
    }
  });
  return cells;
}

export function frameOf(
  lines: readonly string[],
  size: { readonly columns: number; readonly rows: number },
  cursor: Frame["cursor"],
): Frame {
  const blank = cellsOf("", size.columns);
  const rows = Array.from({ length: size.rows }, (_, i) => {
    const line = lines[i] ?? "";
    return line === "" ? blank : cellsOf(line, size.columns);
  });
  return {
    columns: size.columns,
    rows,
    blank,
    cursor: {
      row: Math.max(0, Math.min(cursor.row, size.rows - 1)),
      column: Math.max(0, Math.min(cursor.column, size.columns - 1)),
    },
  };
}

/** The text of a row as an eye sees it. */
export function textOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join("").trimEnd();
}

/** Columns of a text on the screen; colours take none. */
export function columnsOf(line: string): number {
  // deno-lint-ignore no-control-regex
  const text = line.replaceAll(/\x1b\[\d*m/g, "");
  if (PLAIN.test(text)) return text.length;
  return [...text].reduce((sum, one) => sum + widthOf(one), 0);
}

/** Columns of one character: none for marks and controls, two for what East Asia and emoji take. */
export function widthOf(text: string): 0 | 1 | 2 {
  const code = text.codePointAt(0)!;
  if (code < 0x7f) return code < 0x20 ? 0 : 1;
  if (code < 0xa0 || code === 0xad) return 0;
  if (code < 0x300) return 1;
  if (/^[\p{M}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}]$/u.test(text)) return 0;
  if (code < 0x1100) return 1;
  const isWide = code <= 0x115f || /^\p{Emoji_Presentation}$/u.test(text) ||
    (code >= 0x2e80 && code <= 0xa4cf) || (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) || (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) || (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x1f300 && code <= 0x1faff) || (code >= 0x20000 && code <= 0x3fffd);
  return isWide ? 2 : 1;
}

/** What turns a style on from nothing. */
export function sgrOf(style: number): string {
  const codes = Object.entries(ON).filter(([, bit]) => style & bit).map(([code]) => code);
  return `\x1b[${["0", ...codes].join(";")}m`;
}

export function isSame(a: Cell, b: Cell): boolean {
  return a.text === b.text && a.style === b.style;
}

export function isBlank({ text, style }: Cell): boolean {
  // Reverse and underline show on a blank too.
  return text === " " && (style & 12) === 0;
}
