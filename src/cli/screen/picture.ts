import type { Parts } from "../../games/game.ts";
import { wrap, wrapPainted } from "../text/layout.ts";
import { makeAscii } from "./ascii.ts";
import {
  type Area,
  type Canvas,
  fill,
  frameOf,
  openCanvas,
  type Size,
  write,
  writePainted,
} from "./canvas.ts";
import { columnsOf, type Frame, widthOf } from "./cells.ts";
import { drawEnd } from "./end_screen.ts";
import { drawEnding, endingRows } from "./ending.ts";
import type { Body, Scene, Target } from "./game_screen.ts";
import type { Ink } from "./canvas.ts";
import { BAR, drawKeys, drawLines, drawTabs, drawTitle, drawTyped } from "./parts.ts";
import { BOLD } from "./palette.ts";
import { within } from "./scroll.ts";
import type { Reach } from "./ui.ts";

/** A screen, how far its parts can be scrolled, and what can be clicked. */
export interface Picture extends Reach {
  readonly frame: Frame;
  readonly targets: readonly Target[];
}

/** Smaller windows get no screen. */
const SMALLEST: Size = { columns: 40, rows: 14 };
/** From this width on the board and a panel are side by side. */
const ROOMY: Size = { columns: 60, rows: 18 };
const MIN_PANEL = 36;

export function isTooSmall({ columns, rows }: Size): boolean {
  return columns < SMALLEST.columns || rows < SMALLEST.rows;
}

function isAtLeastRoomy({ columns, rows }: Size): boolean {
  return columns >= ROOMY.columns && rows >= ROOMY.rows;
}

/** How many rows an answer may take before it needs a pane. */
export function messageLimit({ rows }: Size): number {
  return rows >= 20 ? 4 : 3;
}

export function messageColumns({ columns }: Size): number {
  return columns - 2 * marginOf(columns);
}

/** Rows kept free for an answer under the typed line. */
export const MESSAGE_ROWS = 2;

function marginOf(columns: number): number {
  return columns >= ROOMY.columns ? 2 : 1;
}

/** The screen of a game, whatever its size. */
export function draw<T extends Parts>(scene: Scene<T>): Picture {
  const { view, size, position, context, look, ui } = scene;
  const canvas = openCanvas(size);
  const ending = ui.pane ? undefined : view.ending?.(position, context);
  const body = ui.pane
    ? drawPane(scene, canvas)
    : ending
    ? drawEnd(scene, canvas, ending)
    : view.draw
    ? view.draw(scene, canvas)
    : drawBoardAndPanel(scene, canvas);
  drawTitle(canvas, view.title(position, context), look);
  const { key } = context.t.screen;
  drawKeys(
    canvas,
    ui.pane
      ? [...(body.paneMax > 0 ? [key.scroll] : []), key.close]
      : ending
      ? [key.walk, key.panel, key.another, key.help, key.leave]
      : view.keys(position, context, ui),
  );
  if (look.isAscii) makeAscii(canvas);
  const { cursor, ...rest } = body;
  return { ...rest, frame: frameOf(canvas, cursor) };
}

/** A long answer over the board, and what is typed below it. */
function drawPane<T extends Parts>(scene: Scene<T>, canvas: Canvas): Body {
  const { ui, context, look, size } = scene;
  const columns = size.columns - 2;
  const typedRow = size.rows - 2;
  const lines = ui.pane!.lines.flatMap((line) => wrap(line, columns - 2));
  const first = drawHeading(scene, canvas);
  const page = Math.max(1, typedRow - 2 - first);
  const max = Math.max(0, lines.length - page);
  const top = Math.min(ui.pane!.top, max);
  drawLines(canvas, { row: first, column: 1, columns, rows: page }, { lines, top, look });
  const last = Math.min(lines.length, top + page);
  const foot = context.t.screen.paneFoot(top + 1, last, lines.length);
  write(canvas, { row: typedRow - 1, column: 1 }, foot, { fg: "dim" });
  const cursor = drawPrompt(scene, canvas, { row: typedRow, column: 1, columns });
  return {
    cursor,
    page,
    paneMax: max,
    panelMax: 0,
    panelTop: 0,
    hasPanel: isAtLeastRoomy(size),
    targets: [],
  };
}

/** Of a game just won, above what is said where both fit. Returns the first row that is free. */
function drawHeading<T extends Parts>({ ui, look, size }: Scene<T>, canvas: Canvas): number {
  const area = { row: 2, column: 1, columns: size.columns - 2, rows: endingRows(size.rows) };
  const { heading } = ui.pane!;
  if (!heading || size.rows < 20) return area.row;
  drawEnding(canvas, area, { ending: heading, look });
  return area.row + area.rows;
}

/** For a game without a picture of its own: the board at the left, all else at the right. */
function drawBoardAndPanel<T extends Parts>(scene: Scene<T>, canvas: Canvas): Body {
  const { view, position, context, size } = scene;
  const typedRow = size.rows - 2 - MESSAGE_ROWS;
  const height = typedRow - 2;
  const roomy = besideBoard(scene);
  const isRoomy = isAtLeastRoomy(size) && roomy.columns >= MIN_PANEL;
  const board = isRoomy ? roomy.board : view.smallBoard(position, context);
  const indent = isRoomy ? roomy.indent : 1;
  const width = size.columns - indent;
  board.forEach((line, i) => {
    if (i < height) writePainted(canvas, { row: 2 + i, column: indent, columns: width }, line);
  });
  const area: Area = isRoomy
    ? { row: 2, column: roomy.from, columns: roomy.columns, rows: height }
    : {
      row: 3 + board.length,
      column: 1,
      columns: size.columns - 2,
      rows: height - board.length - 1,
    };
  const isPanelOnly = !isRoomy && scene.ui.panel > 0;
  const whole = { row: 2, column: 1, columns: size.columns - 2, rows: height };
  if (isPanelOnly) fill(canvas, whole, "own");
  const reach = drawStandingAndPanel(scene, canvas, isPanelOnly ? whole : area);
  const { cursor } = drawPromptAndMessage(scene, canvas, typedRow);
  return { ...reach, hasPanel: isRoomy, paneMax: 0, cursor };
}

/** Where the right half begins, and how wide it is. */
function besideBoard<T extends Parts>({ view, position, context, size }: Scene<T>) {
  const board = view.board(position, context);
  const width = Math.max(0, ...board.map(columnsOf));
  const airy = Math.max(2, Math.min(10, Math.floor((size.columns - 60) / 3) + 2));
  const left = size.columns - 1 - width - MIN_PANEL;
  // A wide board takes the room it needs from the margins.
  const indent = Math.max(2, Math.min(airy, Math.floor(left / 2)));
  const from = indent + width + Math.max(4, Math.min(indent, left - indent));
  return { board, indent, from, columns: size.columns - from - 1 };
}

function drawStandingAndPanel<T extends Parts>(scene: Scene<T>, canvas: Canvas, area: Area) {
  const { view, position, context } = scene;
  const standing = view.standing(position, context, area.columns)
    .flatMap((line) => wrap(line, area.columns)).slice(0, area.rows);
  standing.forEach((line, i) => writePainted(canvas, { ...area, row: area.row + i }, line));
  const used = standing.length + 1;
  return drawPanel(scene, canvas, { ...area, row: area.row + used, rows: area.rows - used });
}

/** How far a panel can be scrolled, and what can be clicked on it. */
export type PanelReach = Pick<Body, "page" | "panelMax" | "panelTop" | "targets">;

/** The tabs of a game's panels and the lines of the chosen one. */
export function drawPanel<T extends Parts>(
  { view, position, context, ui, look }: Scene<T>,
  canvas: Canvas,
  area: Area,
): PanelReach {
  const chosen = Math.max(0, ui.panel - 1);
  const panel = view.panels[chosen];
  const rows = area.rows - 2;
  if (panel === undefined || rows < 1) return { page: 1, panelMax: 0, panelTop: 0, targets: [] };
  const names = view.panels.map(({ title }) => capital(title(context.t)));
  const places = drawTabs(canvas, area, { names, chosen, look });
  const linesIn = (columns: number) => {
    const { lines, inSight = 0 } = panel.lines(position, context, columns);
    const wrapped = lines.map((line) => wrap(line, columns));
    return { lines: wrapped.flat(), inSight: wrapped.slice(0, inSight).flat().length };
  };
  const whole = linesIn(area.columns);
  const { lines, inSight } = whole.lines.length > rows ? linesIn(area.columns - BAR) : whole;
  const max = Math.max(0, lines.length - rows);
  // With a line below, so that it is seen between others.
  const top = within(ui.scroll ?? inSight + 2 - rows, max);
  drawLines(canvas, { ...area, row: area.row + 2, rows }, { lines, top, look });
  const targets = places.map((place, i): Target => ({ ...place, keys: tabKeys(chosen, i) }));
  return { page: rows, panelMax: max, panelTop: top, targets };
}

/** As many Tabs as lead from one panel to another. */
export function tabKeys(
  from: number,
  to: number,
): readonly { readonly kind: "tab" | "back_tab" }[] {
  const kind = to > from ? "tab" : "back_tab";
  return Array.from({ length: Math.abs(to - from) }, () => ({ kind }));
}

/** The typed line, and under it what was answered last. Returns the cursor's place. */
export function drawPromptAndMessage<T extends Parts>(
  scene: Scene<T>,
  canvas: Canvas,
  typedRow: number,
): { readonly cursor: Body["cursor"] } {
  const { ui, size, view, position, context } = scene;
  const column = marginOf(size.columns);
  const columns = messageColumns(size);
  const cursor = drawPrompt(scene, canvas, { row: typedRow, column, columns });
  const aside = ui.question === undefined ? view.aside?.(ui.typed, position, context) : undefined;
  const message = aside === undefined ? ui.message : [aside];
  const lines = message.flatMap((line) => wrapPainted(line, columns)).slice(0, typedRow - 1);
  // One that does not fit below covers what is above the typed line.
  const isBelow = lines.length <= size.rows - 2 - typedRow;
  const first = isBelow ? typedRow + 1 : typedRow - lines.length;
  if (!isBelow) {
    fill(canvas, { row: first, column: 0, columns: size.columns, rows: lines.length }, "own");
  }
  lines.forEach((line, i) => writePainted(canvas, { row: first + i, column, columns }, line));
  return { cursor };
}

/** The least room for an answer behind its question. */
const ANSWER = 6;

/** What is typed, or the question being asked: one that is too long goes above its answer. */
export function drawPrompt<T extends Parts>(
  { ui, view, position, look }: Scene<T>,
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly columns: number },
): { readonly row: number; readonly column: number } {
  const isLong = ui.question !== undefined && columnsOf(ui.question) + ANSWER > at.columns;
  const above = isLong ? wrap(ui.question!, at.columns) : [];
  above.forEach((line, i) => {
    const place = { ...at, row: at.row - above.length + i };
    fill(canvas, { ...place, rows: 1 }, "own");
    writePainted(canvas, place, line);
  });
  const isWord = ui.question === undefined && /^[^:/=?]/.test(ui.typed) && !ui.typed.includes(" ");
  const inkOf = (letter: string): Ink | undefined => {
    const isOff = isWord && /\p{L}/u.test(letter) && view.isOn !== undefined &&
      !view.isOn(letter, position);
    return isOff ? undefined : view.inkOf?.(letter, position) ?? { attributes: BOLD };
  };
  const letters = [...ui.typed].filter((letter) => widthOf(letter) > 0);
  const before = [...ui.typed.slice(0, ui.at)].filter((letter) => widthOf(letter) > 0).length;
  return drawTyped(canvas, at, {
    text: letters.join(""),
    cursor: before,
    inkOf,
    look,
    ...(ui.question !== undefined && !isLong && { prompt: ui.question }),
  });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
