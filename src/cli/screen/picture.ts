import type { Parts } from "../../games/game.ts";
import type { KeyHelp } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { wrap } from "../text/layout.ts";
import { columnsOf, type Frame, frameOf, widthOf } from "./cells.ts";
import type { GameScreen } from "./game_screen.ts";
import type { KeyRules, Ui } from "./ui.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** All that a screen is made from. */
export interface Scene<T extends Parts> {
  readonly view: GameScreen<T>;
  readonly context: TerminalContext;
  readonly position: Position<T>;
  readonly ui: Ui;
  readonly size: Size;
}

/** A screen, and how far its parts can be scrolled. */
export interface Picture extends Pick<KeyRules, "hasPanel" | "page" | "paneMax" | "panelMax"> {
  readonly frame: Frame;
}

/** Below this there is no screen at all. */
export const SMALLEST: Size = { columns: 40, rows: 12 };
/** From here on the board and a panel stand side by side. */
const ROOMY: Size = { columns: 60, rows: 18 };
const MIN_PANEL = 36;
const TALLEST = 32;

export function isTooSmall({ columns, rows }: Size): boolean {
  return columns < SMALLEST.columns || rows < SMALLEST.rows;
}

export function isAtLeastRoomy({ columns, rows }: Size): boolean {
  return columns >= ROOMY.columns && rows >= ROOMY.rows;
}

/** How many rows an answer may take before it needs a pane: more than are kept free for it. */
export function messageLimit(size: Size): number {
  return messageRows(size) + 2;
}

function messageRows({ rows }: Size): number {
  return rows >= 30 ? 4 : 3;
}

export function messageColumns(size: Size): number {
  return size.columns - 2 * marginOf(size);
}

/** The screen of a game, whatever its size. */
export function draw<T extends Parts>(scene: Scene<T>): Picture {
  const { ui, size, context } = scene;
  const lines: string[] = [];
  lines[0] = headerLine(scene);
  const margin = marginOf(size);
  const prompt = promptOf(scene);
  // In a tall window the prompt stays near the board.
  const inputRow = Math.min(size.rows, TALLEST) - 3;
  lines[inputRow] = " ".repeat(margin) + prompt.line;
  lines[inputRow + 1] = " ".repeat(margin) + prompt.marks;
  lines[inputRow + 2] = " " + keyLine(scene.view.keys, context.t.screen.key, size.columns - 2);
  const place = (at: number, rows: readonly string[]) =>
    rows.forEach((row, i) => {
      if (at + i < inputRow) lines[at + i] = row;
    });
  const cursor = { row: inputRow, column: margin + prompt.cursor };
  if (ui.pane) {
    const { rows, max, page } = paneRows(scene, ui.pane, inputRow - 1);
    place(1, rows);
    const picture = { page, paneMax: max, panelMax: 0, hasPanel: isRoomy(scene) };
    return { ...picture, frame: frameOf(lines, size, cursor) };
  }
  const message = messageLines(scene);
  const gap = size.rows >= 20 ? 1 : 0;
  const height = inputRow - gap - messageRows(size) - 1;
  const main = isRoomy(scene) ? roomyRows(scene, height) : smallRows(scene, height);
  place(1, main.rows);
  // Near the prompt, where the eye is; a long one over what is above it.
  place(
    inputRow - gap - message.length,
    message.map((line) => " ".repeat(margin) + line),
  );
  return {
    hasPanel: main.hasPanel,
    page: Math.max(1, main.page),
    paneMax: 0,
    panelMax: main.max,
    frame: frameOf(lines, size, cursor),
  };
}

/** The board with all that stands beside or below it. */
interface Main extends Block {
  /** Whether a panel is in sight without being asked for. */
  readonly hasPanel: boolean;
}

interface Block {
  readonly rows: readonly string[];
  /** How far it can be scrolled, and by how much at a time. */
  readonly max: number;
  readonly page: number;
}

function marginOf({ columns }: Size): number {
  return columns >= ROOMY.columns ? 3 : 1;
}

function isRoomy<T extends Parts>(scene: Scene<T>): boolean {
  return isAtLeastRoomy(scene.size) && besideBoard(scene).columns >= MIN_PANEL;
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

/** The board at the left; how it stands and a panel at the right. */
function roomyRows<T extends Parts>(scene: Scene<T>, height: number): Main {
  const { view, position, context } = scene;
  const { board, indent, from, columns } = besideBoard(scene);
  const standing = view.standing(position, context, columns).flatMap((line) => wrap(line, columns));
  const above = [...standing, "", tabsLine(scene, columns)];
  const panel = panelRows(scene, columns, height - above.length);
  const right = [...above, ...panel.rows];
  const rows = Array.from(
    { length: height },
    (_, i) => beside(" ".repeat(indent) + (board[i] ?? ""), right[i] ?? "", from),
  );
  return { ...panel, rows, hasPanel: true };
}

/** The small board with how it stands; a panel below it, or in its place while Tab asks for one. */
function smallRows<T extends Parts>(scene: Scene<T>, height: number): Main {
  const { view, position, context, size, ui } = scene;
  const board = view.smallBoard(position, context);
  const from = 2 + Math.max(0, ...board.map(columnsOf)) + 4;
  const right = view.standing(position, context, size.columns - from)
    .flatMap((line) => wrap(line, size.columns - from));
  const rows = Array.from(
    { length: Math.max(board.length, right.length) },
    (_, i) => beside("  " + (board[i] ?? ""), right[i] ?? "", from),
  );
  const left = height - rows.length - 3;
  if (left >= 4) {
    const panel = panelRows(scene, size.columns - 1, left);
    const below = ["", tabsLine(scene, size.columns - 1), ...panel.rows];
    return { ...panel, rows: [...rows, ...below.map((row) => ` ${row}`)], hasPanel: true };
  }
  if (ui.panel === 0) return { rows: rows.slice(0, height), max: 0, page: 1, hasPanel: false };
  const panel = panelRows(scene, size.columns - 1, height - 1);
  const shown = [tabsLine(scene, size.columns - 1), ...panel.rows];
  return { ...panel, rows: shown.map((row) => ` ${row}`), hasPanel: false };
}

/** `[words] grid pairs`, or as much of it as there is room for. */
function tabsLine<T extends Parts>({ view, context, ui }: Scene<T>, columns: number): string {
  const chosen = Math.max(0, ui.panel - 1);
  const names = view.panels.map(({ title }, i) => {
    const name = title(context.t);
    return i === chosen ? context.paint.bold(`[${name}]`) : name;
  });
  const all = names.join(" ");
  return columnsOf(all) <= columns ? all : `${names[chosen]} ${chosen + 1}/${names.length}`;
}

function panelRows<T extends Parts>(scene: Scene<T>, columns: number, height: number): Block {
  const { view, position, context, ui } = scene;
  const panel = view.panels[Math.max(0, ui.panel - 1)];
  if (panel === undefined || height < 1) return { rows: [], max: 0, page: 1 };
  const lines = panel.lines(position, context, columns).flatMap((line) => wrap(line, columns));
  if (lines.length <= height) return { rows: lines, max: 0, page: height };
  const page = Math.max(1, height - 1);
  const max = Math.max(0, lines.length - page);
  const top = Math.min(ui.scroll, max);
  const foot = context.t.screen.panelFoot(
    top + 1,
    Math.min(lines.length, top + page),
    lines.length,
  );
  return { rows: [...lines.slice(top, top + page), context.paint.dim(`(${foot})`)], max, page };
}

function paneRows<T extends Parts>(
  { context, size }: Scene<T>,
  pane: NonNullable<Ui["pane"]>,
  height: number,
): Block {
  const columns = size.columns - 2;
  const lines = pane.lines.flatMap((line) => wrap(line, columns));
  const page = Math.max(1, height - 2);
  const max = Math.max(0, lines.length - page);
  const top = Math.min(pane.top, max);
  const shown = lines.slice(top, top + page);
  const foot = context.t.screen.paneFoot(top + 1, top + shown.length, lines.length);
  return {
    rows: [...shown, "", context.paint.dim(`-- ${foot} --`)].map((row) => ` ${row}`),
    max,
    page,
  };
}

function messageLines<T extends Parts>({ ui, size }: Scene<T>): string[] {
  return ui.message.flatMap((line) => wrap(line, messageColumns(size))).slice(-messageLimit(size));
}

function headerLine<T extends Parts>({ view, position, context, size }: Scene<T>): string {
  const { parts, aside } = view.header(position, context);
  const shorter = [parts, [parts[0], parts.at(-1)], [parts.at(-1)]].map((some) => some.join(" | "));
  const width = size.columns - 2;
  const left = shorter.find((text) => columnsOf(text) <= width) ?? shorter.at(-1)!;
  const gap = width - columnsOf(left) - columnsOf(aside);
  const right = aside !== "" && gap >= 2 ? " ".repeat(gap) + aside : "";
  return ` ${context.paint.bold(left)}${right}`;
}

/** What is typed, with a sign under each letter that is not on the board. */
function promptOf<T extends Parts>({ view, position, context, ui, size }: Scene<T>) {
  const ask = ui.question ?? "> ";
  const columns = size.columns - 2 * marginOf(size) - columnsOf(ask) - 1;
  const isMarked = (letter: string) =>
    ui.question === undefined && /^[^:/=?]/.test(ui.typed) && !ui.typed.includes(" ") &&
    /\p{L}/u.test(letter) && view.isOn !== undefined && !view.isOn(letter, position);
  const letters = [...ui.typed].filter((letter) => widthOf(letter) > 0);
  const cursor = columnsOf(ui.typed.slice(0, ui.at));
  const aside = ui.question === undefined ? view.aside?.(ui.typed, position, context) : undefined;
  // A line longer than the window slides under it.
  let skip = 0;
  let hidden = 0;
  while (cursor - hidden > columns) hidden += widthOf(letters[skip++] ?? " ") || 1;
  const shown = letters.slice(skip);
  const line = shown.map((one) => isMarked(one) ? context.paint.underline(one) : one).join("");
  const marks = shown.map((one) => (isMarked(one) ? "^" : " ").padEnd(widthOf(one))).join("");
  return {
    line: ask + line,
    marks: aside ?? (" ".repeat(columnsOf(ask)) + marks).trimEnd(),
    cursor: columnsOf(ask) + cursor - hidden,
  };
}

/** What is told of the keys: where there is no room for all, the ones hardest to guess. */
function keyLine(
  keys: readonly KeyHelp[],
  names: Readonly<Record<KeyHelp, string>>,
  columns: number,
): string {
  const order: readonly KeyHelp[] = ["help", "leave", "panel", "shuffle", "hints", "enter"];
  const chosen = new Set<KeyHelp>();
  const text = () => keys.filter((key) => chosen.has(key)).map((key) => names[key]).join("  ");
  for (const key of order.filter((one) => keys.includes(one))) {
    chosen.add(key);
    if (columnsOf(text()) > columns) chosen.delete(key);
  }
  return text();
}

function beside(left: string, right: string, from: number): string {
  if (right === "") return left;
  return left + " ".repeat(Math.max(1, from - columnsOf(left))) + right;
}
