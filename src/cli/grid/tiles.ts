import type { Bonus, GridPuzzle } from "../../games/grid/puzzle.ts";
import { shownLetters, type UsualBonus } from "../../games/grid/puzzle.ts";
import {
  type Area,
  type Canvas,
  type Ink,
  type Size,
  write,
  writeRight,
} from "../screen/canvas.ts";
import type { Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, type Look } from "../screen/palette.ts";
import {
  drawPixels,
  hasLetter,
  openPixels,
  paintLetter,
  paintRectangle,
} from "../screen/pixels.ts";

/** How large the tiles of a board are drawn. */
type TileSize = "big" | "middle" | "small";

/** From one tile to the next. */
const PITCH: Readonly<Record<TileSize, Size>> = {
  big: { columns: 10, rows: 4 },
  middle: { columns: 6, rows: 2 },
  small: { columns: 4, rows: 1 },
};
const SIZES: readonly TileSize[] = ["big", "middle", "small"];

/** What is drawn on the tiles, apart from their letters. */
export interface BoardMarks {
  /** Cells of the word being typed, in their order. */
  readonly path: readonly number[];
  /** Cells of the other ways it can be laid. */
  readonly others: ReadonlySet<number>;
  /** Before a game begins its letters are hidden. */
  readonly isHidden: boolean;
  readonly bonus: Readonly<Record<Bonus, string>>;
  /** What a letter is worth; nothing where words are paid by length. */
  valueOf(letters: string): string;
}

const CHIP: Readonly<Record<UsualBonus, Colour>> = {
  dl: "leaf",
  tl: "sky",
  dw: "honey",
  tw: "berry",
};
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** The largest tiles with which the board fits; the small ones where none do. */
export function tileSizeFor({ rows, cols }: GridPuzzle, room: Size, look: Look): TileSize {
  const sizes = isFilled(look) ? SIZES : SIZES.slice(1);
  return sizes.find((size) => {
    const { columns, rows: height } = boardSize({ rows, cols }, size);
    return columns <= room.columns && height <= room.rows;
  }) ?? "small";
}

export function boardSize(
  { rows, cols }: Pick<GridPuzzle, "rows" | "cols">,
  size: TileSize,
): Size {
  const pitch = PITCH[size];
  return { columns: cols * pitch.columns - 1, rows: rows * pitch.rows };
}

/** Draws the board; each tile can be clicked to type its letters. */
export function drawBoard(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly size: TileSize },
  puzzle: GridPuzzle,
  { marks, look }: { readonly marks: BoardMarks; readonly look: Look },
): Target[] {
  const pitch = PITCH[at.size];
  return puzzle.cells.flatMap(({ letters, bonus }, cell) => {
    if (letters === "") return [];
    const area: Area = {
      row: at.row + Math.floor(cell / puzzle.cols) * pitch.rows,
      column: at.column + (cell % puzzle.cols) * pitch.columns,
      columns: pitch.columns - 1,
      rows: at.size === "big" ? 4 : at.size === "middle" ? 2 : 1,
    };
    const step = marks.path.indexOf(cell);
    const tile: Tile = {
      letters: marks.isHidden ? "?" : shownLetters(letters),
      bonus: marks.isHidden ? undefined : bonus,
      step,
      isOther: marks.others.has(cell),
      value: marks.isHidden ? "" : marks.valueOf(letters),
      marks,
      look,
    };
    if (!isFilled(look)) drawOutline(canvas, area, tile);
    else if (at.size === "big") drawBig(canvas, area, tile);
    else drawPlain(canvas, area, tile);
    return { ...area, keys: [...letters].map((text) => ({ kind: "text", text })) };
  });
}

interface Tile {
  readonly letters: string;
  readonly bonus: Bonus | undefined;
  /** Which step of the path it is; -1 for none. */
  readonly step: number;
  readonly isOther: boolean;
  readonly value: string;
  readonly marks: BoardMarks;
  readonly look: Look;
}

function coloursOf({ step, isOther }: Tile): { readonly bg: Colour; readonly fg: Colour } {
  if (step >= 0) return { bg: "honey", fg: "ink" };
  return isOther ? { bg: "amber", fg: "ink" } : { bg: "mist", fg: "paper" };
}

function drawBig(canvas: Canvas, area: Area, tile: Tile): void {
  const { bg, fg } = coloursOf(tile);
  const pixels = openPixels(area.columns * 2, 7);
  paintRectangle(pixels, { x: 0, y: 0, width: area.columns * 2, height: 7 }, bg);
  const letter = tile.letters.toUpperCase();
  const isBig = hasLetter(letter);
  if (isBig) paintLetter(pixels, letter, { x: 4, y: 1, scale: 1 }, fg);
  drawPixels(canvas, area, pixels);
  if (!isBig) {
    const column = area.column + Math.floor((area.columns - tile.letters.length) / 2);
    write(canvas, { row: area.row + 1, column }, tile.letters, { fg, attributes: BOLD });
  }
  const quiet: Ink = { fg: tile.step >= 0 || tile.isOther ? "ink" : "dim" };
  if (tile.value !== "") {
    const place = { row: area.row + 2, column: area.column + area.columns };
    writeRight(canvas, place, scripted(tile.value, SUBSCRIPTS), quiet);
  }
  if (tile.step >= 0) {
    const place = { row: area.row, column: area.column + area.columns };
    writeRight(canvas, place, scripted(String(tile.step + 1), SUPERSCRIPTS), quiet);
  }
  drawChip(canvas, area, tile);
}

function drawPlain(canvas: Canvas, area: Area, tile: Tile): void {
  const { bg, fg } = coloursOf(tile);
  const pixels = openPixels(area.columns * 2, area.rows === 1 ? 2 : 3);
  paintRectangle(pixels, { x: 0, y: 0, width: area.columns * 2, height: pixels.rows }, bg);
  drawPixels(canvas, area, pixels);
  // Right of the middle, where a bonus leaves it room.
  const column = area.column + Math.ceil((area.columns - tile.letters.length + 1) / 2);
  write(canvas, { row: area.row, column }, tile.letters, { fg, attributes: BOLD });
  if (area.columns >= 5) drawChip(canvas, area, tile);
  else if (tile.bonus) {
    const chip = { row: area.row, column: area.column };
    write(canvas, chip, tile.marks.bonus[tile.bonus][0]!, { fg: chipOf(tile.bonus) });
  }
}

/** More than three times is as good as three times. */
function chipOf(bonus: Bonus): Colour {
  return (CHIP as Partial<Record<Bonus, Colour>>)[bonus] ?? CHIP[bonus[1] === "l" ? "tl" : "tw"];
}

/** `²L` in the upper left corner; on a lit tile its colours change places. */
function drawChip(canvas: Canvas, { row, column }: Area, { bonus, step, marks }: Tile): void {
  if (!bonus) return;
  const colour = chipOf(bonus);
  const ink: Ink = step >= 0
    ? { fg: colour, bg: "ink", attributes: BOLD }
    : { fg: "ink", bg: colour, attributes: BOLD };
  write(canvas, { row, column }, marks.bonus[bonus], ink);
}

/** Without colours: brackets around the cells of the path, with their order behind them. */
function drawOutline(canvas: Canvas, area: Area, tile: Tile): void {
  const { letters, step, isOther, bonus, marks } = tile;
  const isOn = step >= 0;
  const open = isOn ? "[" : isOther ? "(" : " ";
  const close = isOn ? "]" : isOther ? ")" : " ";
  const at = { row: area.row, column: area.column };
  const ink: Ink = { attributes: isOn ? BOLD : 0, ...(isOn && { fg: "gold" as const }) };
  const end = write(canvas, at, open + letters + close, ink);
  if (area.rows < 2) return;
  const under = isOn ? String(step + 1) : bonus ? marks.bonus[bonus] : "";
  const shown = tile.look.isAscii ? under.replace("²", "2").replace("³", "3") : under;
  write(canvas, { row: area.row + 1, column: end - letters.length - 1 }, shown, { fg: "dim" });
}

function scripted(digits: string, signs: string): string {
  return [...digits].map((digit) => signs[Number(digit)] ?? digit).join("");
}
