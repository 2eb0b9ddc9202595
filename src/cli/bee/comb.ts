import { type Canvas, type Size, write } from "../screen/canvas.ts";
import type { Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, type Look } from "../screen/palette.ts";
import {
  dotsOf,
  drawPixels,
  hasLetter,
  openPixels,
  paintHexagon,
  paintLetter,
} from "../screen/pixels.ts";

/** A honeycomb's measures in pixels, two to a column and two to a row. */
interface Measures {
  /** From one hexagon to the one below it. */
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
  /** From one column of hexagons to the next. */
  readonly across: number;
  /** How large the letters are: 0 for plain ones. */
  readonly scale: 0 | 1 | 2 | 3;
}

const MEASURES: readonly Measures[] = [
  { pitch: 28, width: 62, height: 27, across: 50, scale: 3 },
  { pitch: 24, width: 54, height: 23, across: 44, scale: 2 },
  { pitch: 20, width: 44, height: 19, across: 36, scale: 2 },
  { pitch: 16, width: 34, height: 15, across: 28, scale: 1 },
  { pitch: 12, width: 26, height: 11, across: 22, scale: 1 },
  { pitch: 8, width: 16, height: 7, across: 14, scale: 0 },
];

/** Drawn with lines: rows from the top of a hexagon to its widest place, and its flat top. */
interface Lines {
  readonly slope: number;
  readonly flat: number;
}

const LINES: readonly Lines[] = [
  { slope: 5, flat: 19 },
  { slope: 4, flat: 15 },
  { slope: 3, flat: 11 },
  { slope: 2, flat: 7 },
  { slope: 1, flat: 3 },
];

/** The windows that each of them is for, the largest first. */
const FITS: readonly Size[] = [
  { columns: 154, rows: 47 },
  { columns: 132, rows: 42 },
  { columns: 112, rows: 36 },
  { columns: 96, rows: 30 },
  { columns: 78, rows: 24 },
  { columns: 0, rows: 0 },
];
const LINES_FITS: readonly Size[] = [
  { columns: 140, rows: 38 },
  { columns: 112, rows: 32 },
  { columns: 90, rows: 26 },
  { columns: 70, rows: 20 },
  { columns: 0, rows: 0 },
];

/** A honeycomb of some size, filled with colour or drawn with lines. */
type Comb =
  & Size
  & ({ readonly kind: "filled"; readonly it: Measures } | {
    readonly kind: "lines";
    readonly it: Lines;
  });

/** The honeycomb for the game in a window. */
export function combFor({ columns, rows }: Size, look: Look): Comb {
  const fits = isFilled(look) ? FITS : LINES_FITS;
  const at = fits.findIndex((fit) => columns >= fit.columns && rows >= fit.rows);
  return combsOf(look)[at]!;
}

/** The largest honeycomb with room here; the smallest where none has. */
export function combWithin(room: Size, look: Look): Comb {
  const combs = combsOf(look);
  return combs.find((comb) => comb.columns <= room.columns && comb.rows <= room.rows) ??
    combs.at(-1)!;
}

function combsOf(look: Look): readonly Comb[] {
  if (!isFilled(look)) {
    return LINES.map((it) => ({
      kind: "lines",
      it,
      columns: 3 * it.flat + 4 * it.slope,
      rows: 6 * it.slope + 1,
    }));
  }
  return MEASURES.map((it) => ({
    kind: "filled",
    it,
    columns: Math.ceil((2 * it.across + it.width + 1) / 2),
    rows: Math.ceil((2 * it.pitch + it.height) / 2),
  }));
}

/** The required letter, then the six clockwise from the top. */
interface CombLetters {
  readonly required: string;
  readonly others: readonly string[];
  /** What is being typed: their cells light up. */
  readonly used: string;
  /** Whether all of them light up for a moment. */
  readonly isFlash?: boolean;
}

/** Draws a honeycomb; each cell can be clicked to type its letter. */
export function drawComb(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly comb: Comb },
  letters: CombLetters,
  look: Look,
): Target[] {
  const { comb } = at;
  return comb.kind === "filled"
    ? drawFilled(canvas, { ...at, it: comb.it }, letters)
    : drawOutlines(canvas, { ...at, it: comb.it }, letters, look);
}

function drawFilled(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly it: Measures },
  { required, others, used, isFlash }: CombLetters,
): Target[] {
  const { pitch, width, height, across, scale } = at.it;
  // Letters sit on whole columns only where the middle of a hexagon does.
  const shift = (across + width / 2) % 2 === 0 ? 1 : 0;
  const half = pitch / 2;
  const places = [
    [across, pitch],
    [across, 0],
    [2 * across, half],
    [2 * across, half + pitch],
    [across, 2 * pitch],
    [0, half + pitch],
    [0, half],
  ] as const;
  const pixels = openPixels(2 * across + width + 2, 2 * pitch + height + 1);
  const all = [required, ...others].map((letter) => letter.toUpperCase());
  const isBig = scale > 0 && all.every(hasLetter);
  const fillOf = (i: number): Colour =>
    i === 0 || isFlash ? "honey" : used.includes(all[i]!.toLowerCase()) ? "mist2" : "mist";
  const inkOf = (i: number): Colour => i === 0 || isFlash ? "ink" : "paper";
  places.forEach(([x, y], i) => {
    paintHexagon(pixels, { x: x + shift, y, width, height }, fillOf(i));
    if (!isBig) return;
    const left = x + shift + width / 2 - 5 * scale;
    const top = y + Math.floor((height - 5 * scale) / 2);
    paintLetter(pixels, all[i]!, { x: left, y: top, scale }, inkOf(i));
  });
  drawPixels(canvas, at, pixels);
  return places.map(([x, y], i) => {
    const middle = {
      row: at.row + Math.floor((y + height / 2) / 2),
      column: at.column + Math.floor((x + shift + width / 2) / 2),
    };
    if (!isBig) {
      write(canvas, middle, all[i]!, {
        fg: inkOf(i),
        bg: fillOf(i),
        attributes: BOLD,
      });
    }
    return {
      row: at.row + Math.floor(y / 2),
      column: at.column + Math.floor((x + shift) / 2) + 1,
      columns: Math.floor(width / 2) - 2,
      rows: Math.floor(height / 2),
      keys: [{ kind: "text", text: all[i]!.toLowerCase() }],
    };
  });
}

/** The same in signs, where colours cannot fill it: the required letter in brackets. */
function drawOutlines(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly it: Lines },
  { required, others, used }: CombLetters,
  { isAscii }: Look,
): Target[] {
  const { slope, flat } = at.it;
  const across = flat + slope;
  const places = [
    [across, 2 * slope],
    [across, 0],
    [2 * across, slope],
    [2 * across, 3 * slope],
    [across, 4 * slope],
    [0, 3 * slope],
    [0, slope],
  ] as const;
  const all = [required, ...others].map((letter) => letter.toUpperCase());
  const isBig = slope >= 4 && all.every(hasLetter);
  const line = { fg: "line" } as const;
  return places.map(([x, y], i) => {
    const [row, column] = [at.row + y, at.column + x];
    write(canvas, { row, column: column + slope }, "_".repeat(flat), line);
    write(canvas, { row: row + 2 * slope, column: column + slope }, "_".repeat(flat), line);
    for (let k = 0; k < slope; k++) {
      const [upper, lower] = [row + 1 + k, row + 2 * slope - k];
      const [left, right] = [column + slope - 1 - k, column + slope + flat + k];
      write(canvas, { row: upper, column: left }, "/", line);
      write(canvas, { row: upper, column: right }, "\\", line);
      write(canvas, { row: lower, column: left }, "\\", line);
      write(canvas, { row: lower, column: right }, "/", line);
    }
    const letter = all[i]!;
    const isStrong = i === 0 || used.includes(letter.toLowerCase());
    const ink = { fg: i === 0 ? "gold" : "paper", attributes: isStrong ? BOLD : 0 } as const;
    const middle = { row: row + slope, column: column + slope + Math.floor(flat / 2) };
    if (isBig) drawDots(canvas, middle, { letter, sign: isAscii ? "##" : "██", ink });
    else write(canvas, middle, letter, ink);
    if (i === 0) {
      const side = isBig ? 7 : 1;
      write(canvas, { ...middle, column: middle.column - side }, "[", ink);
      write(canvas, { ...middle, column: middle.column + side }, "]", ink);
    }
    return {
      row: row + 1,
      column: column + slope,
      columns: flat,
      rows: Math.max(1, 2 * slope - 1),
      keys: [{ kind: "text", text: letter.toLowerCase() }],
    };
  });
}

/** A letter of five rows around its middle. */
function drawDots(
  canvas: Canvas,
  { row, column }: { readonly row: number; readonly column: number },
  { letter, sign, ink }: {
    readonly letter: string;
    readonly sign: string;
    readonly ink: { readonly fg: Colour; readonly attributes: number };
  },
): void {
  dotsOf(letter).forEach((dots, i) => {
    [...dots].forEach((dot, j) => {
      const place = { row: row - 2 + i, column: column - 5 + 2 * j };
      if (dot === "#") write(canvas, place, sign, ink);
    });
  });
}
