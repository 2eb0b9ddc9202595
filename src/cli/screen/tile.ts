import { type Area, box, type Canvas, type Ink, type Size, write } from "./canvas.ts";
import { isFilled } from "./look.ts";
import { BOLD, type Colour, type Look } from "./palette.ts";
import {
  dotsOf,
  drawPixels,
  hasLetter,
  openPixels,
  paintLetter,
  paintRectangle,
} from "./pixels.ts";

/** From one tile to the next, and how large its letter is: 0 for a plain character. */
export interface TileSize extends Size {
  readonly scale: 0 | 1 | 2 | 3;
}

/** Filled with colour; the gap between tiles is part of them. */
const FILLED: readonly TileSize[] = [
  { columns: 24, rows: 10, scale: 3 },
  { columns: 17, rows: 7, scale: 2 },
  { columns: 10, rows: 4, scale: 1 },
  { columns: 8, rows: 3, scale: 0 },
  { columns: 6, rows: 2, scale: 0 },
  { columns: 4, rows: 1, scale: 0 },
];

/** Drawn with lines where there are no colours; the smallest have none. */
const OUTLINED: readonly TileSize[] = [
  { columns: 16, rows: 8, scale: 1 },
  { columns: 8, rows: 4, scale: 0 },
  { columns: 6, rows: 2, scale: 0 },
  { columns: 4, rows: 1, scale: 0 },
];

/** The largest tiles with which a board of this size fits; the smallest where none do. */
export function tileSizeFor(board: Size, room: Size, look: Look): TileSize {
  const sizes = isFilled(look) ? FILLED : OUTLINED;
  return sizes.find((size) => {
    const { columns, rows } = boardSize(board, size);
    return columns <= room.columns && rows <= room.rows;
  }) ?? sizes.at(-1)!;
}

export function boardSize({ columns, rows }: Size, size: Size): Size {
  return { columns: columns * size.columns - 1, rows: rows * size.rows };
}

/** One piece, however many letters it has: each stands in a unit of its own. */
export interface Tile {
  /** In units, from the piece's own corner. */
  readonly letters: readonly {
    readonly text: string;
    readonly row: number;
    readonly column: number;
    /** Whether it is left out, on a tile of which only another letter is used. */
    readonly isIdle?: boolean;
  }[];
  readonly fg: Colour;
  readonly bg: Colour;
  /** Whether it stands out, as on a path: heavy lines where there is no colour. */
  readonly isLit: boolean;
}

export function drawTile(
  canvas: Canvas,
  area: Area,
  { tile, size, look }: { readonly tile: Tile; readonly size: TileSize; readonly look: Look },
): void {
  if (!isFilled(look)) drawOutlined(canvas, area, { tile, size, look });
  else drawFilled(canvas, area, { tile, size });
}

function drawFilled(
  canvas: Canvas,
  area: Area,
  { tile, size }: { readonly tile: Tile; readonly size: TileSize },
): void {
  const { fg, bg, letters } = tile;
  const height = Math.max(2, area.rows * 2 - (size.rows > 1 ? 1 : 0));
  const pixels = openPixels(area.columns * 2, height);
  paintRectangle(pixels, { x: 0, y: 0, width: area.columns * 2, height }, bg);
  const isBig = size.scale > 0 && letters.every(({ text }) => hasLetter(text.toUpperCase()));
  if (isBig) {
    const [left, top] = [size.columns - 1 - 5 * size.scale, 2 * size.rows - 1 - 5 * size.scale];
    for (const { text, row, column, isIdle } of letters) {
      paintLetter(pixels, text.toUpperCase(), {
        x: 2 * column * size.columns + left,
        y: 2 * row * size.rows + Math.floor(top / 2),
        scale: size.scale,
      }, isIdle ? "amber" : fg);
    }
  }
  drawPixels(canvas, area, pixels);
  if (isBig) return;
  for (const { text, row, column, isIdle } of letters) {
    // Right of the middle where a bonus leaves little room.
    const shift = size.scale === 0 && size.columns <= 6 ? 1 : 0;
    const middle = Math.ceil((size.columns - 1 - text.length + shift) / 2);
    const at = {
      row: area.row + row * size.rows + Math.floor((size.rows - 1) / 2),
      column: area.column + column * size.columns + middle,
    };
    write(canvas, at, text, isIdle ? { fg: "amber" } : { fg, attributes: BOLD });
  }
}

function drawOutlined(
  canvas: Canvas,
  area: Area,
  { tile, size, look }: { readonly tile: Tile; readonly size: TileSize; readonly look: Look },
): void {
  const lit: Ink = tile.isLit ? { fg: "gold", attributes: BOLD } : { attributes: BOLD };
  const isBoxed = size.rows >= 4;
  if (isBoxed) box(canvas, area, { isAscii: look.isAscii, isHeavy: tile.isLit });
  for (const { text, row, column, isIdle } of tile.letters) {
    const ink: Ink = isIdle ? { fg: "dim" } : lit;
    const corner = {
      row: area.row + row * size.rows,
      column: area.column + column * size.columns,
    };
    if (size.scale > 0 && !isIdle && hasLetter(text.toUpperCase())) {
      const sign = look.isAscii ? "##" : "██";
      dotsOf(text.toUpperCase()).forEach((dots, i) => {
        const line = dots.replaceAll("#", sign).replaceAll(".", "  ");
        const at = { row: corner.row + 1 + i, column: corner.column + 2 };
        write(canvas, at, line, { ...ink, attributes: 0 });
      });
      continue;
    }
    const shown = isIdle ? text.toLowerCase() : text;
    const at = {
      row: corner.row + Math.floor((size.rows - 1) / 2),
      column: corner.column + Math.floor((size.columns - 1 - shown.length) / 2),
    };
    write(canvas, at, shown, ink);
  }
}
