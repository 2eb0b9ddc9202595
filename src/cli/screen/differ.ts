import { type Cell, type Frame, isBlank, isSame, sgrOf } from "./cells.ts";

/** Bridging so many equal cells costs less than moving the cursor over them. */
const BRIDGE = 6;

/** What makes the terminal show `next` where it shows `before`; all of it where that is unknown. */
export function changesTo(next: Frame, before: Frame | undefined): string {
  const known = before?.columns === next.columns && before.rows.length === next.rows.length
    ? before
    : undefined;
  let out = known ? "" : "\x1b[0m\x1b[2J";
  next.rows.forEach((row, i) => {
    out += rowChanges(row, known?.rows[i], i);
  });
  const { row, column } = next.cursor;
  const isMoved = out !== "" || row !== known?.cursor.row || column !== known.cursor.column;
  return isMoved ? out + place(row, column) : "";
}

function rowChanges(
  row: readonly Cell[],
  known: readonly Cell[] | undefined,
  index: number,
): string {
  let end = row.length;
  while (end > 0 && isBlank(row[end - 1]!)) end--;
  let out = "";
  let style = 0;
  for (const { from, to } of runsOf(row.slice(0, end), known)) {
    out += place(index, from);
    for (const cell of row.slice(from, to)) {
      if (cell.style !== style) out += sgrOf(style = cell.style);
      out += cell.text;
    }
  }
  if (style !== 0) out += "\x1b[0m";
  // By place, for a terminal that wrote its last column still stands on it.
  if (known?.slice(end).some((cell) => !isBlank(cell))) out += place(index, end) + "\x1b[K";
  return out;
}

/** The stretches of a row to be written: near ones as one, none from the middle of a character. */
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

function place(row: number, column: number): string {
  return column === 0 ? `\x1b[${row + 1}H` : `\x1b[${row + 1};${column + 1}H`;
}
