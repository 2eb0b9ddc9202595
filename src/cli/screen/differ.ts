import { type Cell, type Frame, isBlank, isSame } from "./cells.ts";
import { isSameOnBlank } from "./palette.ts";

/** What turns a style on; see `openPens`. */
type Pens = (style: number) => string;

/** Rewriting this many equal cells costs less than moving the cursor over them. */
const BRIDGE = 6;

/** Where the terminal's own cursor is; `undefined` when that cannot be known. */
type Pen = Frame["cursor"] | undefined;

/** What makes the terminal show `next` where it shows `before`; all of it where that is unknown. */
export function changesTo(next: Frame, before: Frame | undefined, pens: Pens): string {
  const known = before?.columns === next.columns && before.rows.length === next.rows.length
    ? before
    : undefined;
  let out = known ? "" : "\x1b[0m\x1b[2J";
  let pen: Pen = known?.cursor;
  next.rows.forEach((row, i) => {
    const changes = rowChanges(row, known?.rows[i], { row: i, pen, pens });
    out += changes.out;
    pen = changes.pen;
  });
  const isHidden = next.cursor === undefined;
  const wasHidden = known ? known.cursor === undefined : !isHidden;
  if (isHidden) return wasHidden ? out : `${out}\x1b[?25l`;
  return out + moveTo(next.cursor, pen) + (known && !wasHidden ? "" : "\x1b[?25h");
}

function rowChanges(
  row: readonly Cell[],
  known: readonly Cell[] | undefined,
  at: { readonly row: number; readonly pen: Pen; readonly pens: Pens },
): { readonly out: string; readonly pen: Pen } {
  let end = row.length;
  while (end > 0 && isBlank(row[end - 1]!)) end--;
  let { pen } = at;
  let out = "";
  let style = 0;
  for (const { from, to } of runsOf(row.slice(0, end), known)) {
    out += moveTo({ row: at.row, column: from }, pen);
    for (const cell of row.slice(from, to)) {
      if (cell.style !== style && !isLostOn(cell, style)) out += at.pens(style = cell.style);
      out += cell.text;
    }
    // After the last column some terminals stay on it and some move on; and not all agree
    // on what is wide.
    const isSure = to < row.length && row.slice(from, to).every(({ text }) => text !== "");
    pen = isSure ? { row: at.row, column: to } : undefined;
  }
  if (style !== 0) out += "\x1b[0m";
  if (known?.slice(end).some((cell) => !isBlank(cell))) {
    const place = { row: at.row, column: end };
    out += moveTo(place, pen) + "\x1b[K";
    pen = place;
  }
  return { out, pen };
}

/** Whether a blank looks the same in the style that is on: it has no colour and no weight. */
function isLostOn({ text, style }: Cell, on: number): boolean {
  return text === " " && isSameOnBlank(style, on);
}

/** The stretches of a row to write: close ones are joined, and none starts inside a character. */
function runsOf(
  row: readonly Cell[],
  known: readonly Cell[] | undefined,
): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  row.forEach((cell, at) => {
    if (known ? isSame(cell, known[at]!) : isBlank(cell)) return;
    const from = cell.text === "" ? at - 1 : at;
    const to = row[at + 1]?.text === "" ? at + 2 : at + 1;
    const last = runs.at(-1);
    if (last && from - last.to <= BRIDGE) last.to = Math.max(last.to, to);
    else runs.push({ from, to });
  });
  return runs;
}

function moveTo({ row, column }: NonNullable<Frame["cursor"]>, pen: Pen): string {
  if (row === pen?.row && column === pen.column) return "";
  return column === 0 ? `\x1b[${row + 1}H` : `\x1b[${row + 1};${column + 1}H`;
}
