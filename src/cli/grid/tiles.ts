import type { Bonus, GridPuzzle } from "../../games/grid/puzzle.ts";
import { shownLetters, type UsualBonus } from "../../games/grid/puzzle.ts";
import { type Area, type Canvas, type Ink, tint, write, writeRight } from "../screen/canvas.ts";
import type { Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, type Look } from "../screen/palette.ts";
import { drawTile, type Tile, type TileSize } from "../screen/tile.ts";

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

/** More than three times counts as three times. */
export function chipOf(bonus: Bonus): Colour {
  return (CHIP as Partial<Record<Bonus, Colour>>)[bonus] ?? CHIP[bonus[1] === "l" ? "tl" : "tw"];
}

/** A cell with all that is marked on it. */
interface MarkedTile {
  readonly bonus: Bonus | undefined;
  /** Which step of the path it is; -1 for none. */
  readonly step: number;
  readonly isOther: boolean;
  readonly value: string;
  readonly marks: BoardMarks;
  readonly size: TileSize;
  readonly look: Look;
}

/** Draws the board; each tile can be clicked to type its letters. */
export function drawBoard(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly size: TileSize },
  puzzle: GridPuzzle,
  { marks, look }: { readonly marks: BoardMarks; readonly look: Look },
): Target[] {
  const { size } = at;
  const areaOf = (cell: number): Area => ({
    row: at.row + Math.floor(cell / puzzle.cols) * size.rows,
    column: at.column + (cell % puzzle.cols) * size.columns,
    columns: size.columns - 1,
    rows: size.rows,
  });
  const targets = puzzle.cells.flatMap(({ letters, bonus }, cell): Target[] => {
    if (letters === "") return [];
    const area = areaOf(cell);
    const step = marks.path.indexOf(cell);
    const marked: MarkedTile = {
      bonus: marks.isHidden ? undefined : bonus,
      step,
      isOther: marks.others.has(cell),
      value: marks.isHidden ? "" : marks.valueOf(letters),
      marks,
      size,
      look,
    };
    const text = marks.isHidden ? "?" : shownLetters(letters);
    drawTile(canvas, area, { tile: tileOf(text, marked), size, look });
    if (isFilled(look)) drawMarks(canvas, area, marked);
    else drawSigns(canvas, area, { ...marked, text });
    return [{ ...area, keys: [...letters].map((text) => ({ kind: "text", text })) }];
  });
  if (isFilled(look) && size.scale > 0) drawLinks(canvas, marks.path.map(areaOf));
  return targets;
}

function tileOf(text: string, { step, isOther }: MarkedTile): Tile {
  const isLit = step >= 0;
  return {
    letters: [{ text, row: 0, column: 0 }],
    // Fog is dark on dark screens and light on light ones, as amber and the chips are not.
    fg: isLit ? "ink" : isOther ? "fog" : "paper",
    bg: isLit ? "honey" : isOther ? "amber" : "mist",
    isLit,
  };
}

/** Value, step and bonus in the corners. */
function drawMarks(canvas: Canvas, area: Area, tile: MarkedTile): void {
  const { size, step, isOther, value, bonus } = tile;
  if (size.scale === 0) {
    if (size.columns > 5) drawChip(canvas, area, tile);
    else if (bonus) write(canvas, area, tile.marks.bonus[bonus][0]!, { fg: chipOf(bonus) });
    return;
  }
  const quiet: Ink = { fg: step >= 0 ? "ink" : isOther ? "fog" : "dim" };
  const right = area.column + area.columns;
  const last = { row: area.row + size.rows - 2, column: right };
  if (value !== "") writeRight(canvas, last, scripted(value, SUBSCRIPTS), quiet);
  if (step >= 0) {
    const place = { row: area.row, column: right };
    writeRight(canvas, place, scripted(String(step + 1), SUPERSCRIPTS), quiet);
  }
  drawChip(canvas, area, tile);
}

/** `²L` in the upper left corner; on a lit tile its colours change places. */
function drawChip(canvas: Canvas, { row, column }: Area, tile: MarkedTile): void {
  const { bonus, step, marks } = tile;
  if (!bonus) return;
  const colour = chipOf(bonus);
  const isHoney = colour === "honey";
  const ink: Ink = step >= 0
    ? { fg: isHoney ? "gold" : colour, bg: "fog", attributes: BOLD }
    : { fg: isHoney ? "ink" : "fog", bg: colour, attributes: BOLD };
  write(canvas, { row, column }, marks.bonus[bonus], ink);
}

/** From each tile of a path to the next: across the gap, down, or over the corner. */
function drawLinks(canvas: Canvas, path: readonly Area[]): void {
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const upper = a.row <= b.row ? a : b;
    const left = a.column <= b.column ? a : b;
    const gap = left.column + left.columns;
    const seam = upper.row + upper.rows - 1;
    if (a.row === b.row) {
      const middle = a.row + Math.floor((a.rows - 1) / 2);
      tint(canvas, { row: middle, column: gap, columns: 1, rows: 1 }, "amber");
    } else if (a.column === b.column) {
      const middle = a.column + Math.floor(a.columns / 2) - 1;
      write(canvas, { row: seam, column: middle }, "   ", { bg: "honey" });
    } else {
      write(canvas, { row: seam, column: gap }, " ", { bg: "amber" });
    }
  }
}

/** Without colours: steps and bonuses as text, and brackets where there are no boxes. */
function drawSigns(
  canvas: Canvas,
  area: Area,
  tile: MarkedTile & { readonly text: string },
): void {
  const { text, step, isOther, bonus, marks, size, value } = tile;
  const isOn = step >= 0;
  const plain = (sign: string) =>
    tile.look.isAscii ? sign.replace("²", "2").replace("³", "3") : sign;
  const sign = bonus ? plain(marks.bonus[bonus]) : "";
  if (size.rows >= 4) {
    const bottom = { row: area.row + area.rows - 2, column: area.column + area.columns - 1 };
    write(canvas, { row: area.row + area.rows - 2, column: area.column + 1 }, sign, { fg: "dim" });
    writeRight(canvas, bottom, value, { fg: "dim" });
    const mark = isOn ? String(step + 1) : isOther ? "~" : "";
    writeRight(canvas, { ...bottom, row: area.row + 1 }, mark, { fg: "gold", attributes: BOLD });
    return;
  }
  const middle = Math.floor((size.columns - 1 - text.length) / 2);
  if (isOn || isOther) {
    const ink: Ink = isOn ? { fg: "gold", attributes: BOLD } : {};
    const [open, close] = isOn ? "[]" : "()";
    write(canvas, { row: area.row, column: area.column + middle - 1 }, open!, ink);
    write(canvas, { row: area.row, column: area.column + middle + text.length }, close!, ink);
  }
  if (area.rows < 2) return;
  const under = isOn ? String(step + 1) : sign;
  write(canvas, { row: area.row + 1, column: area.column + middle }, under, { fg: "dim" });
}

function scripted(digits: string, signs: string): string {
  return [...digits].map((digit) => signs[Number(digit)] ?? digit).join("");
}
