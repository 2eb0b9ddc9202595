import { asPlayed } from "../../core/letters.ts";
import type { Bites } from "../../games/bites/mod.ts";
import { shownTiles } from "../../games/bites/play.ts";
import { tallyOf } from "../../play/bites/facts.ts";
import {
  type Area,
  type Canvas,
  type Ink,
  type Size,
  write,
  writePieces,
  writeRight,
} from "../screen/canvas.ts";
import type { Body, Scene, Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, type Look } from "../screen/palette.ts";
import { drawBar } from "../screen/parts.ts";
import { drawPanel, drawPromptAndMessage, messageRows } from "../screen/picture.ts";
import {
  drawPixels,
  hasLetter,
  openPixels,
  paintLetter,
  paintRectangle,
} from "../screen/pixels.ts";
import { type LaidTile, layTiles, layWord } from "../../play/bites/laid_tiles.ts";

type BitesScene = Scene<Bites>;

/** A tile, and which piece of the typed word it is, from 1; 0 for one that is free. */
type StepTile = LaidTile & { readonly step: number };

/** The unit of one letter: from one to the next, and whether letters are drawn big. */
const UNITS: readonly (Size & { readonly isBig: boolean })[] = [
  { columns: 10, rows: 4, isBig: true },
  { columns: 6, rows: 2, isBig: false },
  { columns: 4, rows: 1, isBig: false },
];
const PANEL = 30;
const NARROW_PANEL = 14;
/** The table is as wide as the box of the game it comes from. */
const WIDE = 4;

/** The tiles at the left, counts and words at the right. */
export function drawBites(scene: BitesScene, canvas: Canvas): Body {
  const { position, size, look, ui } = scene;
  const typedRow = size.rows - 2 - messageRows(size);
  const room = {
    columns: size.columns - (size.columns < 60 ? NARROW_PANEL : PANEL) - 5,
    rows: typedRow - 3,
  };
  const typed = /^[:/=?]/.test(ui.typed) ? "" : asPlayed(ui.typed, position.round.alphabet) ?? "";
  const cols = columnsFor(position.round.puzzle, size);
  const { tiles, rows } = tilesOn(position, cols, typed);
  const units = isFilled(look) ? UNITS : UNITS.slice(1);
  const unit =
    units.find((it) => cols * it.columns <= room.columns + 1 && rows * it.rows <= room.rows + 1) ??
      units.at(-1)!;
  const top = 2 + Math.max(0, Math.floor((room.rows - rows * unit.rows) / 2));
  const column = size.columns < 60 ? 1 : 2;
  const targets = tiles.map((tile): Target => {
    const area = areaOf(tile, unit, { row: top, column });
    if (isFilled(look)) drawTile(canvas, area, { tile, unit });
    else drawOutline(canvas, area, { tile, look });
    return { ...area, keys: [...tile.text].map((text) => ({ kind: "text", text })) };
  });
  const left = column + cols * unit.columns + 1;
  const area = { row: 2, column: left, columns: size.columns - left - 1, rows: typedRow - 3 };
  const panel = drawCounts(scene, canvas, area);
  const { cursor } = drawPromptAndMessage(scene, canvas, typedRow);
  return {
    ...panel,
    cursor,
    hasPanel: true,
    paneMax: 0,
    targets: [...targets, ...panel.targets],
  };
}

function tilesOn(
  { round, state }: BitesScene["position"],
  cols: number,
  typed: string,
): { readonly tiles: readonly StepTile[]; readonly rows: number } {
  const shown = shownTiles(round, state);
  const { pieces } = layWord(shown, typed, { alphabet: round.alphabet });
  const { tiles, rows } = layTiles(shown, cols);
  const stepOf = (tile: LaidTile) => pieces.findIndex(({ group }) => group === tile.group) + 1;
  return { tiles: tiles.map((tile) => ({ ...tile, step: stepOf(tile) })), rows };
}

/** Wide enough for the longest tile, and for large sets in a wide window. */
function columnsFor(puzzle: Bites["puzzle"], size: Size): number {
  const letters = [...puzzle.single, ...puzzle.horizontal, ...puzzle.vertical].join("").length;
  const longest = Math.max(1, ...puzzle.horizontal.map((tile) => tile.length));
  const wide = letters > 16 && size.columns >= 100 ? 6 : letters > 24 ? 6 : WIDE;
  return Math.max(longest, Math.min(wide, Math.max(letters, 1)));
}

function areaOf(
  { row, col, text, kind }: LaidTile,
  unit: Size,
  at: { readonly row: number; readonly column: number },
): Area {
  const [across, down] = kind === "vertical" ? [1, text.length] : [text.length, 1];
  return {
    row: at.row + row * unit.rows,
    column: at.column + col * unit.columns,
    columns: across * unit.columns - 1,
    rows: down * unit.rows,
  };
}

/** One piece however many letters it has; while its letters are typed it is dimmed. */
function drawTile(
  canvas: Canvas,
  area: Area,
  { tile, unit }: { readonly tile: StepTile; readonly unit: Size & { readonly isBig: boolean } },
): void {
  const isUsed = tile.step > 0;
  const bg: Colour = isUsed ? "fog" : "mist";
  const fg: Colour = isUsed ? "faint" : "paper";
  const height = Math.max(2, area.rows * 2 - (unit.rows > 1 ? 1 : 0));
  const pixels = openPixels(area.columns * 2, height);
  paintRectangle(pixels, { x: 0, y: 0, width: area.columns * 2, height }, bg);
  const letters = [...tile.text.toUpperCase()];
  const isBig = unit.isBig && letters.every(hasLetter);
  const places = letters.map((_, i) => ({
    row: tile.kind === "vertical" ? i * unit.rows : 0,
    column: tile.kind === "vertical" ? 0 : i * unit.columns,
  }));
  if (isBig) {
    letters.forEach((letter, i) => {
      const { row, column } = places[i]!;
      paintLetter(pixels, letter, { x: 2 * column + 4, y: 2 * row + 1, scale: 1 }, fg);
    });
  }
  drawPixels(canvas, area, pixels);
  if (!isBig) {
    letters.forEach((letter, i) => {
      const column = area.column + places[i]!.column + Math.floor((unit.columns - 1) / 2);
      const row = area.row + places[i]!.row + (unit.isBig ? 1 : 0);
      write(canvas, { row, column }, letter, { fg, attributes: isUsed ? 0 : BOLD });
    });
  }
  if (isUsed) {
    const place = { row: area.row, column: area.column + area.columns };
    writeRight(canvas, place, String(tile.step), { fg: "gold" });
  }
}

/** Without colours: `[RE]` lies, and a standing tile has its letters under each other. */
function drawOutline(
  canvas: Canvas,
  area: Area,
  { tile, look }: { readonly tile: StepTile; readonly look: Look },
): void {
  const isUsed = tile.step > 0;
  const ink: Ink = isUsed ? { fg: "dim" } : { attributes: BOLD };
  const letters = [...tile.text.toUpperCase()].map((one) => isUsed ? one.toLowerCase() : one);
  const [open, close] = isUsed ? ["(", ")"] : ["[", "]"];
  if (tile.kind !== "vertical") {
    const end = write(canvas, area, open + letters.join(" ") + close, ink);
    if (isUsed) write(canvas, { row: area.row, column: end }, String(tile.step), { fg: "gold" });
    return;
  }
  const step = Math.max(1, Math.floor(area.rows / letters.length));
  letters.forEach((letter, i) => {
    write(canvas, { row: area.row + i * step, column: area.column }, open + letter + close, ink);
    const isJoined = i < letters.length - 1 && step > 1;
    const line = look.isAscii ? "|" : "│";
    if (isJoined) {
      write(canvas, { row: area.row + i * step + 1, column: area.column + 1 }, line, ink);
    }
  });
  if (isUsed) {
    write(canvas, { row: area.row, column: area.column + 3 }, String(tile.step), { fg: "gold" });
  }
}

function drawCounts(scene: BitesScene, canvas: Canvas, area: Area) {
  const { position, context: { t }, look } = scene;
  const { score, goal, found, words } = tallyOf(position);
  const { row, column, columns } = area;
  writePieces(canvas, { row, column }, [
    [t.number(score), { fg: "gold", attributes: BOLD }],
    [` / ${t.number(goal)}`, { fg: "dim" }],
  ]);
  const counts = `${found}/${words}`;
  writeRight(canvas, { row, column: column + columns }, counts, { attributes: BOLD });
  drawBar(canvas, { row: row + 1, column, columns }, score / Math.max(1, goal), { look });
  return drawPanel(scene, canvas, { ...area, row: row + 3, rows: area.rows - 3 });
}
