import {
  type Area,
  box,
  type Canvas,
  cut,
  fill,
  type Ink,
  write,
  writePainted,
  writeRight,
} from "./canvas.ts";
import { columnsOf } from "./cells.ts";
import { BOLD, type Colour, type Look, STRIKE } from "./palette.ts";

/** What the first row shows. */
export interface Title {
  readonly name: string;
  /** Date, code or size; left out where there is no room. */
  readonly detail: string;
  /** At the right edge: a clock, a streak. */
  readonly aside: string;
  /** Dim where nothing is said. */
  readonly asideInk?: Ink;
}

/** A key and what it does: `["Tab", "pannello"]`. */
export type KeyCap = readonly [key: string, what: string];

const EIGHTHS = " ▏▎▍▌▋▊▉█";

/** ` ⬢ itbee  Alveare di oggi · lun 16 novembre          serie 4 ` on the first row. */
export function drawTitle(canvas: Canvas, title: Title, look: Look): void {
  const { columns } = canvas;
  fill(canvas, { row: 0, column: 0, columns, rows: 1 }, "fog");
  const isNarrow = columns < 60;
  const name = isNarrow ? "" : "itbee ";
  const badge = look.isAscii ? ` ${name || "itbee "}` : ` ⬢ ${name}`;
  let column = write(canvas, { row: 0, column: 0 }, badge, {
    fg: "ink",
    bg: "honey",
    attributes: BOLD,
  });
  const right = columns - 1 - columnsOf(title.aside);
  const room = right - column - 2;
  const heading = cut(title.name, Math.max(4, room), look.isAscii);
  column = write(canvas, { row: 0, column: column + 1 }, heading, { attributes: BOLD });
  const detail = ` ${look.isAscii ? "|" : "·"} ${title.detail}`;
  const free = right - column - 1;
  if (title.detail !== "" && free >= columnsOf(detail)) {
    write(canvas, { row: 0, column }, detail, { fg: "dim" });
  }
  writeRight(canvas, { row: 0, column: columns - 1 }, title.aside, title.asideInk ?? { fg: "dim" });
}

/** Key caps along the last row: as many as fit, the first and the last two always. */
export function drawKeys(canvas: Canvas, keys: readonly KeyCap[]): void {
  const row = canvas.rows - 1;
  fill(canvas, { row, column: 0, columns: canvas.columns, rows: 1 }, "fog");
  const shown = fitKeys(keys, canvas.columns);
  const slack = canvas.columns - shown.reduce((sum, key) => sum + keyWidth(key), 0);
  const gap = slack >= shown.length + 1 ? "  " : " ";
  let column = 1;
  for (const [key, what] of shown) {
    column = write(canvas, { row, column }, ` ${key} `, {
      fg: "paper",
      bg: "mist2",
      attributes: BOLD,
    });
    column = write(canvas, { row, column }, ` ${what}${gap}`, { fg: "dim" });
  }
}

function keyWidth([key, what]: KeyCap): number {
  return columnsOf(key) + columnsOf(what) + 4;
}

/** Drops the ones before the last two, which are the guide and the way out, until the rest fit. */
function fitKeys(keys: readonly KeyCap[], columns: number): readonly KeyCap[] {
  const shown = [...keys];
  const width = () => shown.reduce((sum, key) => sum + keyWidth(key), 0);
  while (shown.length > 3 && width() > columns) shown.splice(shown.length - 3, 1);
  while (shown.length > 1 && width() > columns) shown.shift();
  return shown;
}

/** A bar of eighth blocks; never empty where something is done, never full before all is. */
export function drawBar(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly columns: number },
  share: number,
  { look, fg = "honey", bg = "fog" }: {
    readonly look: Look;
    readonly fg?: Colour;
    readonly bg?: Colour;
  },
): void {
  if (look.isAscii || look.depth === "16" || look.depth === "none") {
    const width = at.columns - 2;
    const full = stepsOf(share, width);
    write(canvas, at, `[${"#".repeat(full)}${"-".repeat(width - full)}]`);
    return;
  }
  fill(canvas, { ...at, rows: 1 }, bg);
  const eighths = stepsOf(share, at.columns * 8);
  for (let i = 0; i < at.columns; i++) {
    const part = Math.min(8, eighths - 8 * i);
    if (part > 0) write(canvas, { row: at.row, column: at.column + i }, EIGHTHS[part]!, { fg, bg });
  }
}

function stepsOf(share: number, steps: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return steps;
  return Math.max(1, Math.min(steps - 1, Math.floor(share * steps)));
}

/** Names over a line, the chosen one lit. Returns where each can be clicked. */
export function drawTabs(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly columns: number },
  { names, chosen, look }: {
    readonly names: readonly string[];
    readonly chosen: number;
    readonly look: Look;
  },
): Area[] {
  const { row } = at;
  const rule = look.isAscii ? "-" : "─";
  write(canvas, { row: row + 1, column: at.column }, rule.repeat(at.columns), { fg: "faint" });
  const width = names.reduce((sum, name) => sum + columnsOf(name) + 2, -2);
  if (width > at.columns) {
    const only = `${names[chosen]} ${chosen + 1}/${names.length}`;
    write(canvas, at, cut(only, at.columns, look.isAscii), { fg: "gold", attributes: BOLD });
    return [];
  }
  let { column } = at;
  return names.map((name, i) => {
    const isChosen = i === chosen;
    const from = column;
    const ink: Ink = isChosen ? { fg: "gold", attributes: BOLD } : { fg: "dim" };
    write(canvas, { row, column }, name, ink);
    if (isChosen) {
      const line = (look.isAscii ? "=" : "━").repeat(columnsOf(name));
      write(canvas, { row: row + 1, column }, line, { fg: "gold" });
    }
    column += columnsOf(name) + 2;
    return { row, column: from, columns: columnsOf(name), rows: 2 };
  });
}

/** The columns that a bar beside lines takes. */
export const BAR = 2;

/** Lines in an area, from `top` on, with a bar at the right where there are more. */
export function drawLines(
  canvas: Canvas,
  area: Area,
  { lines, top, look }: {
    readonly lines: readonly string[];
    readonly top: number;
    readonly look: Look;
  },
): void {
  const isLong = lines.length > area.rows;
  lines.slice(top, top + area.rows).forEach((line, i) => {
    const columns = area.columns - (isLong ? BAR : 0);
    writePainted(canvas, { row: area.row + i, column: area.column, columns }, line);
  });
  if (isLong) {
    drawScroll(canvas, { ...area, column: area.column + area.columns - 1 }, {
      top,
      of: lines.length,
      look,
    });
  }
}

/** Where in a long list the part in sight is. */
export function drawScroll(
  canvas: Canvas,
  { row, column, rows }: { readonly row: number; readonly column: number; readonly rows: number },
  { top, of, look }: { readonly top: number; readonly of: number; readonly look: Look },
): void {
  if (of <= rows) return;
  const thumb = Math.max(1, Math.floor(rows * rows / of));
  const from = Math.round(top * (rows - thumb) / Math.max(1, of - rows));
  for (let i = 0; i < rows; i++) {
    const isThumb = i >= from && i < from + thumb;
    const sign = look.isAscii ? (isThumb ? "#" : "|") : isThumb ? "┃" : "│";
    write(canvas, { row: row + i, column }, sign, { fg: isThumb ? "amber" : "faint" });
  }
}

/** `● ● ◉ ○ ○`: rungs passed, the one held, those to come. */
export function drawLadder(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly gap: number },
  { rungs, held, look }: { readonly rungs: number; readonly held: number; readonly look: Look },
): void {
  const signs = look.isAscii ? "*@." : "●◉○";
  for (let i = 0; i < rungs; i++) {
    const kind = i < held ? 0 : i === held ? 1 : 2;
    const fg: Colour = (["amber", "gold", "faint"] as const)[kind];
    const ink: Ink = kind === 1 ? { fg, attributes: BOLD } : { fg };
    write(canvas, { row: at.row, column: at.column + i * (1 + at.gap) }, signs[kind]!, ink);
  }
}

/** Each letter typed, in the ink that says whether it can be played. Returns the cursor's place. */
export function drawTyped(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number; readonly columns: number },
  { text, cursor, inkOf, look, prompt }: {
    readonly text: string;
    /** How many letters are before the cursor. */
    readonly cursor: number;
    /** `undefined` for a letter that cannot be played: it is struck out. */
    inkOf(letter: string, index: number): Ink | undefined;
    readonly look: Look;
    readonly prompt?: string;
  },
): { readonly row: number; readonly column: number } {
  const sign = prompt ?? (look.isAscii ? "> " : "❯ ");
  let column = write(canvas, at, sign, { fg: "gold", attributes: BOLD });
  const letters = [...text];
  const room = Math.max(0, at.columns - columnsOf(sign) - 1);
  // A line longer than the window slides under it.
  let skip = 0;
  while (columnsOf(letters.slice(skip, cursor).join("")) > room) skip++;
  let place = column;
  letters.forEach((letter, i) => {
    if (i < skip) return;
    if (i === cursor) place = column;
    const ink = inkOf(letter, i);
    const shown = ink ? letter : isStruckBySign(look) ? `(${letter})` : letter;
    if (column + columnsOf(shown) > at.column + at.columns) return;
    column = write(
      canvas,
      { row: at.row, column },
      shown,
      ink ?? {
        fg: "berry",
        attributes: BOLD | STRIKE,
      },
    );
  });
  if (cursor >= letters.length) place = column;
  return { row: at.row, column: place };
}

/** For a struck letter where there is no colour. */
function isStruckBySign({ isAscii, depth }: Look): boolean {
  return isAscii || depth === "none";
}

/** A number over a word in a small frame: how an ending shows its counts. */
export function drawCount(
  canvas: Canvas,
  area: Area,
  { count, name, fg, look }: {
    readonly count: string;
    readonly name: string;
    readonly fg: Colour;
    readonly look: Look;
  },
): void {
  box(canvas, area, { isAscii: look.isAscii });
  const middle = (text: string, row: number, ink: Ink) =>
    write(
      canvas,
      {
        row,
        column: area.column + Math.floor((area.columns - columnsOf(text)) / 2),
      },
      text,
      ink,
    );
  middle(count, area.row + 1, { fg, attributes: BOLD });
  middle(name, area.row + 2, { fg: "dim" });
}
