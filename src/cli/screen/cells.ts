import { BOLD, REVERSE, showsOnBlank, STRIKE, styleOf, UNDERLINE } from "./palette.ts";

/** One place on the screen. The second half of a wide character is the empty text. */
export interface Cell {
  readonly text: string;
  /** Colours and attributes; see `styleOf`. */
  readonly style: number;
}

/** A whole screen: `rows` lists of `columns` cells, and where the cursor is. */
export interface Frame {
  readonly columns: number;
  readonly rows: readonly (readonly Cell[])[];
  /** `undefined` if none is shown. */
  readonly cursor: { readonly row: number; readonly column: number } | undefined;
}

export const BLANK: Cell = { text: " ", style: 0 };

const FOREGROUND = 31 << 5;
const BACKGROUND = 31 << 10;

/** What each number that paints a line does to the style: bits to clear, then bits to set. */
const CHANGES: Readonly<Record<number, readonly [clear: number, set: number]>> = {
  0: [-1, 0],
  1: [0, BOLD],
  // Faint text is unreadable on some terminals: a colour of its own is not.
  2: [FOREGROUND, styleOf("dim")],
  4: [0, UNDERLINE],
  7: [0, REVERSE],
  9: [0, STRIKE],
  22: [BOLD, 0],
  24: [UNDERLINE, 0],
  27: [REVERSE, 0],
  29: [STRIKE, 0],
  31: [FOREGROUND, styleOf("berry")],
  32: [FOREGROUND, styleOf("leaf")],
  33: [FOREGROUND, styleOf("gold")],
  36: [FOREGROUND, styleOf("sky")],
  39: [FOREGROUND, 0],
  43: [BACKGROUND, styleOf("own", "comb")],
  49: [BACKGROUND, 0],
  90: [FOREGROUND, styleOf("dim")],
};

// deno-lint-ignore no-control-regex
const SGR = /\x1b\[(\d*)m/;
const PLAIN = /^[ -~]*$/;

/** A painted line as cells, as many as it needs. Whatever moves a cursor is left out. */
export function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let style = 0;
  // Texts and, between them, the numbers that change the style.
  line.split(SGR).forEach((part, i) => {
    if (i % 2 === 1) {
      const [clear, set] = CHANGES[Number(part)] ?? [0, 0];
      style = style & ~clear | set;
      return;
    }
    for (const text of part) {
      const width = widthOf(text);
      if (width === 0) continue;
      cells.push({ text, style });
      if (width === 2) cells.push({ text: "", style });
    }
  });
  return cells;
}

/** Columns of a text on the screen; colours take none. */
export function columnsOf(line: string): number {
  // deno-lint-ignore no-control-regex
  const text = line.replaceAll(/\x1b\[\d*m/g, "");
  if (PLAIN.test(text)) return text.length;
  return [...text].reduce((sum, one) => sum + widthOf(one), 0);
}

/** Other signs in our pictures: all one column wide. */
const OURS: ReadonlySet<string> = new Set("⬢★❯✓◂‹›←↑→↓⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉");

/** Columns of one character: none for marks and controls, two for what East Asia and emoji take. */
export function widthOf(text: string): 0 | 1 | 2 {
  const code = text.codePointAt(0)!;
  if (code < 0x7f) return code < 0x20 ? 0 : 1;
  if (code < 0xa0 || code === 0xad) return 0;
  // A screen has punctuation, boxes and blocks: recognised without the patterns below, which
  // take longer to compile than the screen takes to draw.
  if (code < 0x300 || (code >= 0x2010 && code <= 0x2027)) return 1;
  if ((code >= 0x2500 && code <= 0x25fc) || OURS.has(text)) return 1;
  if (/^[\p{M}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}]$/u.test(text)) return 0;
  if (code < 0x1100) return 1;
  const isWide = code <= 0x115f || /^\p{Emoji_Presentation}$/u.test(text) ||
    (code >= 0x2e80 && code <= 0xa4cf) || (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) || (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) || (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x1f300 && code <= 0x1faff) || (code >= 0x20000 && code <= 0x3fffd);
  return isWide ? 2 : 1;
}

export function isSame(a: Cell, b: Cell): boolean {
  return a === b || (a.text === b.text && a.style === b.style);
}

export function isBlank({ text, style }: Cell): boolean {
  return text === " " && !showsOnBlank(style);
}
