import { type Canvas, type Size, write } from "../screen/canvas.ts";
import type { Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, type Look } from "../screen/palette.ts";
import { drawPixels, hasLetter, openPixels, paintHexagon, paintLetter } from "../screen/pixels.ts";

/** A honeycomb's measures in pixels, two to a column and two to a row. */
interface Measures {
  /** From one hexagon to the one below it. */
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
  /** From one column of hexagons to the next. */
  readonly across: number;
}

const MEASURES: readonly Measures[] = [
  { pitch: 20, width: 44, height: 19, across: 36 },
  { pitch: 16, width: 34, height: 15, across: 28 },
  { pitch: 12, width: 26, height: 11, across: 22 },
  { pitch: 8, width: 16, height: 7, across: 14 },
];

/** The window that each is for. */
const FITS: readonly Size[] = [
  { columns: 112, rows: 36 },
  { columns: 96, rows: 30 },
  { columns: 78, rows: 24 },
  { columns: 0, rows: 0 },
];

/** The required letter, then the six clockwise from the top. */
interface CombLetters {
  readonly required: string;
  readonly others: readonly string[];
  /** What is being typed: their cells light up. */
  readonly used: string;
  /** Whether all of them shine, for a moment. */
  readonly isFlash?: boolean;
}

/** How much room the honeycomb takes in a window. */
export function combSize(size: Size, look: Look): Size {
  if (!isFilled(look)) return LINES_SIZE;
  const it = measuresFor(size);
  return {
    columns: Math.ceil((2 * it.across + it.width + 1) / 2),
    rows: Math.ceil((2 * it.pitch + it.height) / 2),
  };
}

/** Draws the honeycomb of a window of this size; each cell can be clicked to type its letter. */
export function drawComb(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly size: Size },
  letters: CombLetters,
  look: Look,
): Target[] {
  return isFilled(look) ? drawFilled(canvas, at, letters) : drawOutlines(canvas, at, letters);
}

function measuresFor({ columns, rows }: Size): Measures {
  const i = FITS.findIndex((fit) => columns >= fit.columns && rows >= fit.rows);
  return MEASURES[i]!;
}

function drawFilled(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly size: Size },
  { required, others, used, isFlash }: CombLetters,
): Target[] {
  const { pitch, width, height, across } = measuresFor(at.size);
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
  const isBig = pitch > 8 && all.every(hasLetter);
  const scale = pitch >= 20 ? 2 : 1;
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

const LINES_SIZE: Size = { columns: 13, rows: 7 };

/** The same in signs, where colours cannot fill it: the required letter in brackets. */
function drawOutlines(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number },
  { required, others, used }: CombLetters,
): Target[] {
  const picture = [
    "     ___",
    " ___/ 0 \\___",
    "/ 5 \\___/ 1 \\",
    "\\___/[6]\\___/",
    "/ 4 \\___/ 2 \\",
    "\\___/ 3 \\___/",
    "    \\___/",
  ];
  const letters = [...others, required].map((letter) => letter.toUpperCase());
  const targets: Target[] = [];
  picture.forEach((line, i) => {
    [...line].forEach((sign, j) => {
      const place = { row: at.row + i, column: at.column + j };
      const index = "0123456".indexOf(sign);
      if (index < 0) return void (sign !== " " && write(canvas, place, sign, { fg: "line" }));
      const letter = letters[index]!;
      const isRequired = index === 6;
      const isUsed = used.includes(letter.toLowerCase());
      write(canvas, place, letter, {
        fg: isRequired ? "gold" : "paper",
        attributes: isRequired || isUsed ? BOLD : 0,
      });
      targets.push({
        ...place,
        column: place.column - 1,
        columns: 3,
        rows: 1,
        keys: [{ kind: "text", text: letter.toLowerCase() }],
      });
    });
  });
  return targets;
}
