import type { Crossword } from "../../games/crossword/mod.ts";
import { BLACK, EMPTY } from "../../games/crossword/template.ts";
import { type Area, type Canvas, fill, type Ink, write } from "../screen/canvas.ts";
import type { Scene, Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, UNDERLINE } from "../screen/palette.ts";
import { drawPixels, hasLetter, openPixels, paintLetter } from "../screen/pixels.ts";
import type { CellCursor, Under } from "../../play/crossword/cursor.ts";
import type { Layout } from "./layout.ts";

type CrosswordScene = Scene<Crossword>;

interface Drawing {
  readonly layout: Pick<Layout, "cells" | "grid" | "shown">;
  readonly cursor: CellCursor;
  readonly under: Under;
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Draws the visible part of the grid; each cell can be clicked. */
export function drawGrid(scene: CrosswordScene, canvas: Canvas, drawing: Drawing): Target[] {
  const { layout } = drawing;
  const { round } = scene.position;
  const { columns, rows, line } = layout.cells;
  if (line === 1) drawBorders(scene, canvas, drawing);
  const targets: Target[] = [];
  for (let i = 0; i < layout.shown.rows; i++) {
    for (let j = 0; j < layout.shown.columns; j++) {
      const cell = (layout.grid.firstRow + i) * round.cols + layout.grid.firstCol + j;
      const at = {
        row: layout.grid.row + i * (rows + line) + line,
        column: layout.grid.column + j * (columns + line) + line,
        columns,
        rows,
      };
      if (!drawCell(scene, canvas, { ...drawing, cell, at })) continue;
      targets.push({ ...at, keys: [{ kind: "choose", id: cell }] });
    }
  }
  return targets;
}

/** One cell with its number and letter; `false` for a black one. */
function drawCell(
  scene: CrosswordScene,
  canvas: Canvas,
  { layout, cursor, under, cell, at }: Drawing & {
    readonly cell: number;
    readonly at: { row: number; column: number; columns: number; rows: number };
  },
): boolean {
  const { position: { round, state }, look } = scene;
  const letter = state.cells[cell]!;
  if (letter === BLACK) {
    if (isFilled(look)) fill(canvas, at, "block");
    else {
      for (let i = 0; i < at.rows; i++) {
        write(canvas, { row: at.row + i, column: at.column }, "#".repeat(at.columns), {
          fg: "dim",
        });
      }
    }
    return false;
  }
  const isCursor = cell === cursor.cell;
  const isActive = under.entry?.cells.includes(cell) === true;
  const isCrossing = under.crossing?.cells.includes(cell) === true;
  const row = Math.floor(cell / round.cols);
  const checkered: Colour = (row + cell % round.cols) % 2 === 0 ? "fog" : "fog2";
  const bg: Colour = isCursor
    ? "honey"
    : isActive
    ? "comb"
    : isCrossing
    ? "dusk"
    : layout.cells.line === 0
    ? checkered
    : "fog";
  if (isFilled(look)) fill(canvas, at, bg);
  const number = numberAt(scene, cell);
  const numberInk: Ink = { fg: isCursor ? "ink" : isActive ? "gold" : isCrossing ? "sky" : "dim" };
  const letterAt = {
    row: at.row + Math.max(at.rows === 2 ? 1 : 0, Math.floor((at.rows - 1) / 2)),
    column: at.column + Math.floor(at.columns / 2),
  };
  const isSmall = at.rows === 1;
  const shownNumber = isSmall && !look.isAscii ? superscript(number) : number;
  const isTight = isSmall && shownNumber.length > 1;
  write(canvas, at, shownNumber.slice(0, isSmall ? 2 : 3), numberInk);
  const place = isTight ? { ...letterAt, column: at.column + 2 } : letterAt;
  const isWrong = state.wrong.includes(cell);
  const isPencil = state.pencilled.includes(cell);
  const isShown = state.revealed.includes(cell);
  const fg: Colour = isCursor
    ? "ink"
    : isWrong
    ? "berry"
    : isPencil
    ? "dim"
    : isShown
    ? "leaf"
    : "paper";
  const shown = letter === EMPTY
    ? isFilled(look) ? " " : isActive ? "_" : " "
    : isPencil
    ? letter
    : letter.toUpperCase();
  const { scale } = layout.cells;
  if (scale !== 0 && isFilled(look) && !isPencil && hasLetter(shown)) {
    drawBig(canvas, at, { letter: shown, scale, fg });
    if (isWrong) write(canvas, { ...at, column: at.column + at.columns - 1 }, "!", { fg });
  } else {
    write(canvas, place, shown, {
      fg,
      attributes: (isPencil ? 0 : BOLD) | (isWrong ? UNDERLINE : 0),
    });
  }
  if (isFilled(look)) return true;
  drawMarks(canvas, { at, place, isCursor, mark: isWrong ? "!" : isShown ? "~" : "" });
  return true;
}

/** A letter as large as the cell, at its lower right: its number has the other corner. */
function drawBig(
  canvas: Canvas,
  { row, column, columns, rows }: Area,
  { letter, scale, fg }: { readonly letter: string; readonly scale: 1 | 2; readonly fg: Colour },
): void {
  const pixels = openPixels(10 * scale, 2 * Math.ceil(5 * scale / 2));
  paintLetter(pixels, letter, { x: 0, y: pixels.rows - 5 * scale, scale }, fg);
  const left = Math.ceil((columns - 5 * scale + (rows < 4 ? 1 : 0)) / 2);
  drawPixels(canvas, { row: row + rows - pixels.rows / 2, column: column + left }, pixels);
}

/** Without colours: brackets around the cursor, a sign behind a letter. */
function drawMarks(
  canvas: Canvas,
  { at, place, isCursor, mark }: {
    readonly at: { readonly row: number; readonly column: number; readonly columns: number };
    readonly place: { readonly row: number; readonly column: number };
    readonly isCursor: boolean;
    readonly mark: string;
  },
): void {
  const strong: Ink = { attributes: BOLD };
  if (isCursor) {
    write(canvas, { row: place.row, column: place.column - 1 }, "[", strong);
    const right = Math.min(place.column + 1, at.column + at.columns);
    write(canvas, { row: place.row, column: right }, "]", strong);
  } else if (mark !== "" && place.column + 1 < at.column + at.columns) {
    write(canvas, { row: place.row, column: place.column + 1 }, mark, strong);
  }
}

/** A number leaves when all its entries are written. */
function numberAt({ position: { round, state }, look }: CrosswordScene, cell: number): string {
  const here = round.entries.filter(({ cells }) => cells[0] === cell);
  if (here.length === 0) return "";
  const isDone = here.every(({ cells }) => cells.every((one) => state.cells[one] !== EMPTY));
  return isDone && !look.isAscii ? "" : String(here[0]!.number);
}

function superscript(number: string): string {
  return [...number].map((digit) => SUPERSCRIPTS[Number(digit)]).join("");
}

/** The lines between cells; inside an entry they take its tint. */
function drawBorders(
  { position: { round }, look }: CrosswordScene,
  canvas: Canvas,
  { layout, under }: Drawing,
): void {
  const { columns, rows } = layout.cells;
  const { row: top, column: left } = layout.grid;
  const [height, width] = [round.rows, round.cols];
  const bg: Colour | undefined = isFilled(look) ? "fog" : undefined;
  const ink: Ink = { fg: "line", ...(bg && { bg }) };
  const [across, down] = look.isAscii ? ["-", "|"] : ["─", "│"];
  for (let i = 0; i <= height; i++) {
    for (let j = 0; j <= width; j++) {
      const row = top + i * (rows + 1);
      const column = left + j * (columns + 1);
      write(canvas, { row, column }, corner(i, j, { height, width, isAscii: look.isAscii }), ink);
      if (j < width) write(canvas, { row, column: column + 1 }, across!.repeat(columns), ink);
      if (i < height) {
        for (let k = 1; k <= rows; k++) write(canvas, { row: row + k, column }, down!, ink);
      }
    }
  }
  if (bg === undefined) return;
  const tints = [[under.crossing, "dusk"], [under.entry, "comb"]] as const;
  for (const [entry, tint] of tints) {
    entry?.cells.slice(1).forEach((cell) => {
      const [i, j] = [Math.floor(cell / width), cell % width];
      const row = top + i * (rows + 1);
      const column = left + j * (columns + 1);
      const tinted: Ink = { fg: "line", bg: tint };
      if (entry.direction === "down") {
        write(canvas, { row, column: column + 1 }, across!.repeat(columns), tinted);
      } else {
        for (let k = 1; k <= rows; k++) write(canvas, { row: row + k, column }, down!, tinted);
      }
    });
  }
}

function corner(
  i: number,
  j: number,
  { height, width, isAscii }: { height: number; width: number; isAscii: boolean },
): string {
  if (isAscii) return "+";
  const signs = i === 0 ? "┌┬┐" : i === height ? "└┴┘" : "├┼┤";
  return signs[j === 0 ? 0 : j === width ? 2 : 1]!;
}
