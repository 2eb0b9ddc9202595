import type { Crossword } from "../../games/crossword/mod.ts";
import type { CrosswordEntry } from "../../games/crossword/round.ts";
import { EMPTY } from "../../games/crossword/template.ts";
import { tallyOf } from "../../play/crossword/facts.ts";
import { wrap, wrapPainted } from "../text/layout.ts";
import {
  type Area,
  type Canvas,
  cut,
  fill,
  type Ink,
  write,
  writePainted,
  writePieces,
  writeRight,
} from "../screen/canvas.ts";
import { columnsOf } from "../screen/cells.ts";
import type { Body, Scene, Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, type Look } from "../screen/palette.ts";
import { drawBar, drawScroll } from "../screen/parts.ts";
import { drawPrompt } from "../screen/picture.ts";
import { filledGrid, firstCursor, underCursor } from "../../play/crossword/cursor.ts";
import { drawGrid } from "./grid_picture.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { patternIn } from "./text.ts";

type CrosswordScene = Scene<Crossword>;

/** The grid, the clue at the cursor, and the lists of clues around it. */
export function drawCrossword(scene: CrosswordScene, canvas: Canvas): Body {
  const { position, ui, size } = scene;
  const { round } = position;
  const grid = filledGrid(position);
  const cursor = ui.cursor ?? firstCursor(grid);
  const layout = layoutOf({
    rows: round.rows,
    cols: round.cols,
    entries: round.entries.length,
    across: round.entries.filter(({ direction }) => direction === "across").length,
    cell: cursor.cell,
  }, size);
  const under = underCursor(grid, cursor);
  const targets = drawGrid(scene, canvas, { layout, cursor, under });
  const isCut = drawClue(scene, canvas, {
    layout,
    entry: under.entry,
    crossing: under.crossing,
  });
  const lists = (["across", "down"] as const).flatMap((way, i) => {
    const area = layout.lists[i];
    if (!area) return [];
    const here = under.entry?.direction === way ? under.entry : under.crossing;
    return drawList(scene, canvas, { area, way, here, isActive: here === under.entry });
  });
  drawTally(scene, canvas, layout);
  const place = drawFoot(scene, canvas, isCut ? under.entry : undefined);
  return {
    cursor: place,
    hasPanel: true,
    page: 1,
    paneMax: 0,
    panelMax: 0,
    panelTop: 0,
    targets: [...targets, ...lists],
  };
}

/**
 * `19→ Il contrario di chiaro (5)   S C _ _ _`, and below it the one that crosses. Returns whether
 * the first is in sight neither here nor in a list.
 */
function drawClue(
  { position: { state }, context: { t }, look, ui }: CrosswordScene,
  canvas: Canvas,
  { layout, entry, crossing }: {
    readonly layout: Layout;
    readonly entry: CrosswordEntry | undefined;
    readonly crossing: CrosswordEntry | undefined;
  },
): boolean {
  if (!entry) return false;
  const { row, column, columns } = layout.clue;
  const arrow = (way: string) =>
    look.isAscii ? ">v"[way === "across" ? 0 : 1]! : way === "across" ? "→" : "↓";
  const label = ` ${entry.number}${arrow(entry.direction)} `;
  const pattern = patternIn(state, entry);
  const text = `${entry.clue || t.crossword.noClue} (${entry.cells.length})`;
  // In a narrow window a small letter says it.
  const pencil = ui.cursor?.isPencil && columns >= 56 ? ` ${t.crossword.pencil} ` : "";
  const isOneLine = layout.isClueAbove || !layout.hasCrossing;
  const end = write(canvas, { row, column }, label, { fg: "ink", bg: "honey", attributes: BOLD });
  const reserved = isOneLine ? pattern.length + pencil.length + 3 : pencil.length;
  const room = Math.max(8, column + columns - end - 1 - reserved);
  const isListed = layout.lists.some((list) => columnsOf(text) <= clueColumns(list));
  const isCut = columnsOf(text) > room && !isListed;
  write(canvas, { row, column: end + 1 }, cut(text, room, look.isAscii), {
    attributes: BOLD,
  });
  if (pencil !== "") {
    writeRight(
      canvas,
      { row, column: column + columns - (isOneLine ? pattern.length + 2 : 0) },
      pencil,
      {
        fg: "ink",
        bg: "amber",
      },
    );
  }
  const ink: Ink = { fg: "gold", attributes: BOLD };
  if (isOneLine) writeRight(canvas, { row, column: column + columns }, pattern, ink);
  else write(canvas, { row: row + 1, column: end + 1 }, cut(pattern, columns - 6), ink);
  if (!crossing || !layout.hasCrossing) return isCut;
  const at = layout.isClueAbove ? row + 1 : row + 2;
  const other = ` ${crossing.number}${arrow(crossing.direction)} `;
  const after = write(canvas, { row: at, column }, other, { bg: "dusk" });
  const clue = `${crossing.clue || t.crossword.noClue} (${crossing.cells.length})`;
  const left = column + columns - after - 1;
  write(canvas, { row: at, column: after + 1 }, cut(clue, left, look.isAscii), { fg: "sky" });
  return isCut;
}

/** What a clue has in a list, beside its number and marks. */
function clueColumns({ columns }: Area): number {
  return columns - 7;
}

interface ClueList {
  readonly area: Area;
  readonly way: "across" | "down";
  readonly here: CrosswordEntry | undefined;
  readonly isActive: boolean;
}

/** One direction's clues around the one at the cursor; solved ones dimmed, open ones wrapped. */
function drawList(scene: CrosswordScene, canvas: Canvas, list: ClueList): Target[] {
  const { position: { round, state }, context: { t }, look } = scene;
  const { area: { row, column, columns, rows: all }, way, here, isActive } = list;
  const entries = round.entries.filter(({ direction }) => direction === way);
  const written = entries.filter(({ cells }) => cells.every((cell) => state.cells[cell] !== EMPTY));
  writePieces(canvas, { row, column }, [
    [t.crossword[way].toUpperCase(), { fg: isActive ? "gold" : "sky", attributes: BOLD }],
    [`  ${written.length}/${entries.length}`, { fg: "dim" }],
  ]);
  const rows = all - 1;
  const width = clueColumns(list.area);
  const blocks = entries.map((entry): ClueBlock => {
    const text = `${entry.clue || t.crossword.noClue} (${entry.cells.length})`;
    const brief = [cut(text, width, look.isAscii)];
    const isDone = written.includes(entry) &&
      !entry.cells.some((cell) => state.wrong.includes(cell));
    return { entry, isDone, brief, lines: isDone ? brief : wrap(text, width) };
  });
  // Where not everything fits, one line a clue.
  const isAll = blocks.reduce((sum, { lines }) => sum + lines.length, 0) <= rows;
  const shown = isAll ? blocks : blocks.map((block) => ({ ...block, lines: block.brief }));
  const at = here ? entries.indexOf(here) : 0;
  const top = isAll ? 0 : Math.max(0, Math.min(at - Math.floor(rows / 2), entries.length - rows));
  const targets: Target[] = [];
  let line = row + 1;
  for (const block of shown.slice(top)) {
    if (line + block.lines.length > row + 1 + rows) break;
    targets.push(drawClueBlock(canvas, block, { ...list, line, look }));
    line += block.lines.length;
  }
  if (!isAll) {
    const bar = { row: row + 1, column: column + columns - 1, rows };
    drawScroll(canvas, bar, { top, of: entries.length, look });
  }
  return targets;
}

/** A clue in a list. */
interface ClueBlock {
  readonly entry: CrosswordEntry;
  readonly isDone: boolean;
  /** Cut to one line, and as it is shown. */
  readonly brief: readonly string[];
  readonly lines: readonly string[];
}

function drawClueBlock(
  canvas: Canvas,
  { entry, isDone, lines }: ClueBlock,
  { area: { column, columns }, way, here, isActive, line, look }: ClueList & {
    readonly line: number;
    readonly look: Look;
  },
): Target {
  const isHere = entry === here;
  const [fg, bg]: [Colour, Colour | undefined] = isHere
    ? isActive ? ["gold", "comb"] : ["sky", "dusk"]
    : [isDone ? "dim" : "paper", undefined];
  const signs = look.isAscii ? { here: ">", crossing: "-", done: "+" } : SIGNS;
  const sign = isHere ? (isActive ? signs.here : signs.crossing) : isDone ? signs.done : " ";
  if (bg) {
    fill(canvas, { row: line, column: column - 1, columns: columns - 1, rows: lines.length }, bg);
  }
  const ink: Ink = { fg, attributes: isHere && isActive ? BOLD : 0 };
  write(canvas, { row: line, column }, sign, isHere ? ink : { fg: "leaf" });
  const number = String(entry.number);
  writeRight(canvas, { row: line, column: column + 4 }, number, isHere ? ink : { fg: "dim" });
  lines.forEach((text, i) => write(canvas, { row: line + i, column: column + 5 }, text, ink));
  return {
    row: line,
    column,
    columns: columns - 2,
    rows: lines.length,
    keys: [{ kind: "choose", id: entry.cells[0]!, way }],
  };
}

const SIGNS = { here: "▶", crossing: "▷", done: "✓" } as const;

function drawTally(scene: CrosswordScene, canvas: Canvas, { tally }: Layout): void {
  if (!tally) return;
  const { position, context: { t }, look } = scene;
  const { filled, cells, done, entries } = tallyOf(position);
  drawBar(canvas, tally, cells === 0 ? 1 : filled / cells, { look, fg: "leaf" });
  const it = t.crossword;
  writePieces(canvas, { row: tally.row + 1, column: tally.column }, [
    [String(filled), { attributes: BOLD }],
    [`/${cells} ${it.cellsName}   `, { fg: "dim" }],
    [String(done), { attributes: BOLD }],
    [`/${entries} ${it.entriesName}`, { fg: "dim" }],
  ]);
}

/** The rows above the keys: a command being typed, what was answered last, or a clue too long. */
function drawFoot(
  scene: CrosswordScene,
  canvas: Canvas,
  long: CrosswordEntry | undefined,
): Body["cursor"] {
  const { ui, size, view, position, context, look } = scene;
  const row = size.rows - 2;
  const columns = size.columns - 2;
  const isTyping = ui.typed !== "" || ui.question !== undefined;
  const aside = ui.typed === "" ? undefined : view.aside?.(ui.typed, position, context);
  const told = ui.message.length > 0 || !long
    ? ui.message
    : [`${long.clue} (${long.cells.length})`];
  const message = isTyping ? (aside === undefined ? [] : [aside]) : told;
  const lines = message.flatMap((line) => wrapPainted(line, columns)).slice(0, row - 1);
  const first = row - lines.length + (isTyping ? 0 : 1);
  lines.forEach((line, i) => {
    fill(
      canvas,
      { row: first + i, column: 0, columns: size.columns, rows: 1 },
      isFilled(look) ? "fog2" : "own",
    );
    writePainted(canvas, { row: first + i, column: 1, columns }, line);
  });
  if (!isTyping) return undefined;
  fill(canvas, { row, column: 0, columns: size.columns, rows: 1 }, "own");
  return drawPrompt(scene, canvas, { row, column: 1, columns });
}
