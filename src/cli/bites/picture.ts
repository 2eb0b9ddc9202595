import { asPlayed } from "../../core/letters.ts";
import type { Bites } from "../../games/bites/mod.ts";
import { shownTiles } from "../../games/bites/play.ts";
import { POINTS } from "../../games/bites/rules.ts";
import { isBitesOver } from "../../games/bites/state.ts";
import { bitesTimeLeft, endFacts } from "../../play/bites/facts.ts";
import { type LaidTile, layTiles, layWord } from "../../play/bites/laid_tiles.ts";
import type { Clock } from "../../play/memory.ts";
import {
  type Area,
  type Canvas,
  type Ink,
  type Piece,
  type Size,
  writeRight,
} from "../screen/canvas.ts";
import type { Body, Scene, Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD } from "../screen/palette.ts";
import { drawPromptAndMessage, MESSAGE_ROWS } from "../screen/picture.ts";
import { clockRows, drawClock, drawGate, isAtGate, type Race } from "../screen/race.ts";
import { drawSide, lengthsOf } from "../screen/side.ts";
import { boardSize, drawTile, type TileSize, tileSizeFor } from "../screen/tile.ts";

type BitesScene = Scene<Bites>;

interface StepTile extends LaidTile {
  /** Which piece of the typed word it is, from 1; 0 for one that is free. */
  readonly step: number;
  /** The letters of that piece: all it has, or one. */
  readonly used: string;
}

const PANEL = 30;
const NARROW_PANEL = 14;
/** The table is as wide as the box of the game it comes from. */
const WIDE = 4;

/** The tiles at the left, the clock above, counts and words at the right. */
export function drawBites(scene: BitesScene, canvas: Canvas, clock: Clock): Body {
  const { position, size, look, ui, context: { t } } = scene;
  const { round } = position;
  const typedRow = size.rows - 2 - MESSAGE_ROWS;
  const left = bitesTimeLeft(position, clock);
  const top = left === undefined ? 2 : clockRows(size).below;
  if (left !== undefined) drawClock(canvas, { share: left / round.limit!, look });
  const isNarrow = size.columns < 60;
  const column = isNarrow ? 1 : 2;
  const room: Area = {
    row: top,
    column,
    columns: size.columns - (isNarrow ? NARROW_PANEL : PANEL) - 5,
    rows: typedRow - top,
  };
  const typed = /^[:/=?]/.test(ui.typed) ? "" : asPlayed(ui.typed, round.alphabet) ?? "";
  const isHidden = isAtGate(raceOf(scene), ui);
  const { board, targets } = drawTiles(scene, canvas, room, { typed, isHidden });
  const from = column + board.columns + 2;
  const area = { row: top, column: from, columns: size.columns - from - 1, rows: room.rows };
  if (isHidden) {
    const { seconds, minLength } = round.rules;
    const lines = t.bites.gate({ seconds, goal: round.goal, minLength });
    const gate = drawGate(canvas, area, { lines, t, look });
    return { ...gate, cursor: undefined, hasPanel: true, paneMax: 0 };
  }
  const panel = drawWords(scene, canvas, area);
  const { cursor } = drawPromptAndMessage(scene, canvas, typedRow);
  return {
    ...panel,
    cursor,
    hasPanel: true,
    paneMax: 0,
    targets: [...targets, ...panel.targets],
  };
}

/** The tiles alone, those of a word marked, for the end of a game. */
export function drawEndTiles(
  scene: BitesScene,
  canvas: Canvas,
  room: Area,
  word: string,
): boolean {
  const { position, size, look } = scene;
  const columns = columnsFor(position.round.puzzle, size);
  const units = { columns, rows: tilesOn(position, columns, word).rows };
  const board = boardSize(units, tileSizeFor(units, room, look));
  if (board.columns > room.columns || board.rows > room.rows) return false;
  const column = room.column + Math.floor((room.columns - board.columns) / 2);
  drawTiles(scene, canvas, { ...room, column }, { typed: word, isHidden: false });
  return true;
}

export function raceOf({ position: { round, state } }: Pick<BitesScene, "position">): Race {
  return { limit: round.limit, isOver: isBitesOver(round, state) };
}

/** In the middle of the room there is, as large as fits. */
function drawTiles(
  { position, look, size }: BitesScene,
  canvas: Canvas,
  room: Area,
  { typed, isHidden }: { readonly typed: string; readonly isHidden: boolean },
): { readonly board: Size; readonly targets: readonly Target[] } {
  const cols = columnsFor(position.round.puzzle, size);
  const { tiles, rows } = tilesOn(position, cols, typed);
  const units = { columns: cols, rows };
  const unit = tileSizeFor(units, room, look);
  const board = boardSize(units, unit);
  const row = room.row + Math.max(0, Math.floor((room.rows - board.rows) / 2));
  const targets = tiles.map((tile): Target => {
    const area = areaOf(tile, unit, { row, column: room.column });
    drawOne(canvas, area, { tile, unit, look, isHidden });
    return { ...area, keys: [...tile.text].map((text) => ({ kind: "text", text })) };
  });
  return { board, targets };
}

function tilesOn(
  { round, state }: BitesScene["position"],
  cols: number,
  typed: string,
): { readonly tiles: readonly StepTile[]; readonly rows: number } {
  const shown = shownTiles(round, state);
  const { pieces } = layWord(shown, typed, { alphabet: round.alphabet });
  const { tiles, rows } = layTiles(shown, cols);
  const stepped = tiles.map((tile): StepTile => {
    const at = pieces.findIndex(({ group }) => group === tile.group);
    return { ...tile, step: at + 1, used: pieces[at]?.text ?? "" };
  });
  return { tiles: stepped, rows };
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

/** One piece however many letters it has; lit while its letters are typed. */
function drawOne(
  canvas: Canvas,
  area: Area,
  { tile, unit, look, isHidden }: {
    readonly tile: StepTile;
    readonly unit: TileSize;
    readonly look: BitesScene["look"];
    readonly isHidden: boolean;
  },
): void {
  const isUsed = tile.step > 0;
  // In the smallest tiles it would cover the letter.
  const hasStep = isUsed && unit.columns >= 6;
  const isVertical = tile.kind === "vertical";
  const isWhole = tile.used === tile.text;
  const letters = [...tile.text].map((text, i) => ({
    text: isHidden ? "?" : text.toUpperCase(),
    row: isVertical ? i : 0,
    column: isVertical ? 0 : i,
    isIdle: isUsed && !isWhole && i !== tile.text.indexOf(tile.used),
  }));
  drawTile(canvas, area, {
    tile: {
      letters,
      fg: isUsed ? "ink" : "paper",
      bg: isUsed ? "honey" : "mist",
      isLit: isUsed,
    },
    size: unit,
    look,
  });
  if (!isFilled(look) && unit.rows < 4) drawBrackets(canvas, area, { ...tile, hasStep });
  if (!hasStep) return;
  const isBoxed = !isFilled(look) && unit.rows >= 4;
  const place = {
    row: area.row + (isBoxed ? 1 : 0),
    column: area.column + area.columns - (isBoxed ? 1 : 0),
  };
  const ink: Ink = isFilled(look) ? { fg: "ink" } : { fg: "gold", attributes: BOLD };
  writeRight(canvas, place, String(tile.step), ink);
}

/** Without colours and room for boxes: `[R  E]` lies, and a standing tile has its own in each row. */
function drawBrackets(
  canvas: Canvas,
  area: Area,
  { step, kind, text, hasStep }: StepTile & { readonly hasStep: boolean },
): void {
  const [open, close] = step > 0 ? ["(", ")"] : ["[", "]"];
  const rows = kind === "vertical" ? text.length : 1;
  const ink: Ink = step > 0 ? { fg: "gold", attributes: BOLD } : { attributes: BOLD };
  for (let i = 0; i < rows; i++) {
    const row = area.row + Math.floor(i * area.rows / rows);
    writeRight(canvas, { row, column: area.column + 1 }, open, ink);
    writeRight(
      canvas,
      { row, column: area.column + area.columns - (hasStep ? 1 : 0) },
      close,
      ink,
    );
  }
}

function drawWords(scene: BitesScene, canvas: Canvas, area: Area) {
  const { position } = scene;
  const { score, goal, found, words, extra } = endFacts(position);
  const mine = new Set(position.state.found.map(({ word }) => word));
  return drawSide(scene, canvas, area, {
    score,
    goal,
    found,
    words,
    extra,
    lengths: lengthsOf(position.round.core, (word) => mine.has(word)),
    legend: legendOf(scene, area.columns - 4),
  });
}

/** What each length pays, as many as fit, and how the signs of the list are read. */
function legendOf({ context: { t }, look }: BitesScene, columns: number): Piece[][] {
  const [across, down] = look.isAscii ? [">", "v"] : ["→", "↓"];
  const pay: Piece[] = [];
  let room = columns;
  for (const [i, points] of POINTS.entries()) {
    const length = String(i + 3);
    room -= `${length} ${points}`.length;
    if (room < 0) break;
    pay.push([`${length} `, { fg: "gold" }], [`${points}  `, { fg: "dim" }]);
    room -= 2;
  }
  return [pay, [[`${across} ${t.bites.across}   ${down} ${t.bites.down}`, { fg: "dim" }]]];
}
