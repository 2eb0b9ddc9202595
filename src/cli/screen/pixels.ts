import type { Canvas } from "./canvas.ts";
import { backgroundOf, type Colour, styleOf } from "./palette.ts";

/**
 * Pictures finer than cells: four pixels to a cell, two across and two down, drawn with quadrant
 * blocks. A cell shows two colours; the two most frequent of its four pixels win.
 */
interface Pixels {
  readonly columns: number;
  readonly rows: number;
  readonly colours: (Colour | undefined)[];
}

/** By the sum of 1 (upper left), 2 (upper right), 4 (lower left) and 8 (lower right). */
const QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

export function openPixels(columns: number, rows: number): Pixels {
  return { columns, rows, colours: new Array<Colour | undefined>(columns * rows) };
}

function paintPixel(pixels: Pixels, x: number, y: number, colour: Colour): void {
  if (x < 0 || y < 0 || x >= pixels.columns || y >= pixels.rows) return;
  pixels.colours[y * pixels.columns + x] = colour;
}

/** A flat-topped hexagon: each row of pixels moves its edge by one. */
export function paintHexagon(
  pixels: Pixels,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  colour: Colour,
): void {
  const middle = Math.floor(at.height / 2);
  for (let y = 0; y < at.height; y++) {
    const edge = Math.abs(y - middle);
    for (let x = edge; x < at.width - edge; x++) paintPixel(pixels, at.x + x, at.y + y, colour);
  }
}

export function paintRectangle(
  pixels: Pixels,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  colour: Colour,
): void {
  for (let y = 0; y < at.height; y++) {
    for (let x = 0; x < at.width; x++) paintPixel(pixels, at.x + x, at.y + y, colour);
  }
}

/** A letter of 5 by 5 dots, each `scale` pixels high and twice as wide, which looks square. */
export function paintLetter(
  pixels: Pixels,
  letter: string,
  at: {
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    /** How wide a dot is instead. */
    readonly dot?: number;
  },
  colour: Colour,
): void {
  const rows = FONT[letter];
  if (!rows) return;
  const dot = at.dot ?? 2 * at.scale;
  rows.split("/").forEach((row, j) => {
    [...row].forEach((sign, i) => {
      if (sign !== "#") return;
      const x = at.x + dot * i;
      const y = at.y + at.scale * j;
      paintRectangle(pixels, { x, y, width: dot, height: at.scale }, colour);
    });
  });
}

/** Whether there is a picture of this letter. */
export function hasLetter(letter: string): boolean {
  return FONT[letter] !== undefined;
}

/** A letter row by row, `#` for a dot; nothing where there is no picture of it. */
export function dotsOf(letter: string): readonly string[] {
  return FONT[letter]?.split("/") ?? [];
}

/** A word in letters three rows high, the widest that fit; `undefined` where it has no picture. */
export function bigWord(word: string, columns: number): Pixels | undefined {
  const text = word.toUpperCase();
  const dot = ([2, 1] as const).find((one) => lettersWidth(text, one) / 2 <= columns);
  if (dot === undefined || ![...text].every(hasLetter)) return undefined;
  const pixels = openPixels(lettersWidth(text, dot), 6);
  paintLetters(pixels, text, { x: 0, y: 0, dot }, "honey");
  return pixels;
}

/** Pixels of a word written in big letters, each dot one or two pixels wide. */
function lettersWidth(text: string, dot: 1 | 2): number {
  return [...text].reduce((sum, letter) => sum + dotsAcross(letter) * dot + dot, -dot);
}

function paintLetters(
  pixels: Pixels,
  text: string,
  at: { readonly x: number; readonly y: number; readonly dot: 1 | 2 },
  colour: Colour,
): void {
  let { x } = at;
  for (const letter of text) {
    paintLetter(pixels, letter, { x, y: at.y, scale: 1, dot: at.dot }, colour);
    x += dotsAcross(letter) * at.dot + at.dot;
  }
}

function dotsAcross(letter: string): number {
  return FONT[letter]?.indexOf("/") ?? 3;
}

/** Draws the pixels from a cell on; cells without any keep what is there. */
export function drawPixels(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number },
  pixels: Pixels,
): void {
  for (let row = 0; row < Math.ceil(pixels.rows / 2); row++) {
    const line = canvas.cells[at.row + row];
    if (!line) continue;
    for (let column = 0; column < Math.ceil(pixels.columns / 2); column++) {
      const place = at.column + column;
      if (place < 0 || place >= canvas.columns) continue;
      const four = [0, 1, 2, 3].map((i) => pixelAt(pixels, 2 * column + i % 2, 2 * row + (i >> 1)));
      if (four.every((colour) => colour === undefined)) continue;
      line[place] = cellOf(four, backgroundOf(line[place]!.style));
    }
  }
}

function pixelAt(pixels: Pixels, x: number, y: number): Colour | undefined {
  return x < pixels.columns && y < pixels.rows ? pixels.colours[y * pixels.columns + x] : undefined;
}

function cellOf(four: readonly (Colour | undefined)[], under: Colour) {
  const counts = new Map<Colour | undefined, number>();
  for (const colour of four) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const front = first ?? second!;
  const back = first === front ? second : first;
  if (counts.size === 1) return { text: " ", style: styleOf("own", front) };
  // What is neither of the two is painted as the front.
  const sum = four.reduce((bits, colour, i) => colour === back ? bits : bits | 1 << i, 0);
  return { text: QUADRANTS[sum]!, style: styleOf(front, back ?? under) };
}

const FONT: Readonly<Record<string, string>> = {
  A: ".###./#...#/#####/#...#/#...#",
  B: "####./#...#/####./#...#/####.",
  C: ".####/#..../#..../#..../.####",
  D: "####./#...#/#...#/#...#/####.",
  E: "#####/#..../####./#..../#####",
  F: "#####/#..../####./#..../#....",
  G: ".####/#..../#..##/#...#/.####",
  H: "#...#/#...#/#####/#...#/#...#",
  I: ".###./..#../..#../..#../.###.",
  J: "..###/...#./...#./#..#./.##..",
  K: "#...#/#..#./###../#..#./#...#",
  L: "#..../#..../#..../#..../#####",
  M: "#...#/##.##/#.#.#/#...#/#...#",
  N: "#...#/##..#/#.#.#/#..##/#...#",
  O: ".###./#...#/#...#/#...#/.###.",
  P: "####./#...#/####./#..../#....",
  Q: ".###./#...#/#.#.#/#..#./.##.#",
  R: "####./#...#/####./#..#./#...#",
  S: ".####/#..../.###./....#/####.",
  T: "#####/..#../..#../..#../..#..",
  U: "#...#/#...#/#...#/#...#/.###.",
  V: "#...#/#...#/#...#/.#.#./..#..",
  W: "#...#/#...#/#.#.#/##.##/#...#",
  X: "#...#/.#.#./..#../.#.#./#...#",
  Y: "#...#/.#.#./..#../..#../..#..",
  Z: "#####/...#./..#../.#.../#####",
  "Ä": ".#.#./.###./#...#/#####/#...#",
  "Ö": ".#.#./.###./#...#/#...#/.###.",
  "Ü": ".#.#./#...#/#...#/#...#/.###.",
  "Ñ": ".###./#...#/##..#/#.#.#/#..##",
  "!": "#/#/#/./#",
  " ": ".../.../.../.../...",
};
