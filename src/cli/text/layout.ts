/** Items in columns, read downwards, as wide as the window allows. */
export function columns(items: readonly string[], width: number, indent = "  "): string[] {
  if (items.length === 0) return [];
  const cell = longestOf(items) + 2;
  const across = Math.max(1, Math.floor((width - indent.length + 2) / cell));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) => {
    let line = indent;
    for (let at = row; at < items.length; at += down) line += items[at]!.padEnd(cell);
    return line.trimEnd();
  });
}

/** Rows of cells, each column as wide as its widest cell; the first to the left, the rest to the right. */
export function table(rows: readonly (readonly string[])[], indent = "  "): string[] {
  return [...tableLines(rows, indent, rows.length)];
}

/** The same for rows that come one by one: the first of them decide how wide the columns are. */
export function* tableLines(
  rows: Iterable<readonly string[]>,
  indent = "  ",
  measured = 100,
): Generator<string> {
  const widths: number[] = [];
  let waiting: (readonly string[])[] | undefined = [];
  const lineOf = (row: readonly string[]) =>
    indent + row.map((cell, i) => i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))
      .join("  ").trimEnd();
  for (const row of rows) {
    row.forEach((cell, i) => widths[i] = Math.max(widths[i] ?? 0, cell.length));
    if (!waiting) yield lineOf(row);
    else if (waiting.push(row) >= measured) {
      yield* waiting.map(lineOf);
      waiting = undefined;
    }
  }
  if (waiting) yield* waiting.map(lineOf);
}

/** The cells of a board, row by row, each as wide as the widest. */
export function cellRows(
  cells: readonly string[],
  cols: number,
  side: "left" | "right" = "left",
): string[] {
  const width = longestOf(cells);
  const padded = cells.map((cell) => side === "left" ? cell.padEnd(width) : cell.padStart(width));
  return Array.from(
    { length: cells.length / cols },
    (_, row) => padded.slice(row * cols, (row + 1) * cols).join(" ").trimEnd(),
  );
}

/** Two blocks next to each other, or the second below where the window is too narrow. */
export function beside(
  left: readonly string[],
  right: readonly string[],
  columns: number,
): string[] {
  const width = longestOf(left) + 4;
  if (width + longestOf(right) > columns) {
    return [...left, "", ...right];
  }
  return left.map((line, i) => line.padEnd(width) + right[i]!);
}

/**
 * Breaks a text at spaces so that no line passes `width`; words are never cut. What follows in a
 * list goes under what it continues: behind the gap after the first column, if there is one.
 */
export function wrap(text: string, width: number): string[] {
  if (visible(text) <= width) return [text];
  const [first, ...others] = text.startsWith(" ") ? [] : text.split(/ {3}(?=\S)/);
  // Parts side by side: each stays whole if it can.
  if (first !== undefined && others.length > 0) {
    const rows = [first];
    for (const part of others) {
      const longer = `${rows.at(-1)}   ${part}`;
      if (visible(longer) <= width) rows[rows.length - 1] = longer;
      else rows.push(part);
    }
    return rows.flatMap((row) => visible(row) <= width ? [row] : wrapWords(row, width));
  }
  return wrapWords(text, width);
}

function wrapWords(text: string, width: number): string[] {
  const gap = visible(/^ +\S.*? {2,}(?=\S)/.exec(text)?.[0] ?? "");
  const indent = " ".repeat(gap > 0 && gap <= width / 2 ? gap : /^ */.exec(text)![0].length);
  const lines: string[] = [];
  let line = "";
  for (const part of text.split(/(?<=\S)(?= )/)) {
    if (line !== "" && visible(line + part) > width) {
      lines.push(line);
      line = indent + part.trimStart();
    } else line += part;
  }
  return [...lines, line];
}

/** Colours take no room. */
function visible(text: string): number {
  // deno-lint-ignore no-control-regex
  return text.replaceAll(/\x1b\[\d+m/g, "").length;
}

/** Without Math.max(...): a hundred thousand arguments overflow the stack. */
export function longestOf(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0);
}

/** The same for a painted text: a style that crosses a break continues on the next line. */
export function wrapPainted(text: string, width: number): string[] {
  let codes = "";
  return wrap(text, width).map((line) => {
    const shown = codes + line;
    // deno-lint-ignore no-control-regex
    for (const [code, number] of line.matchAll(/\x1b\[(\d+)m/g)) {
      codes = ENDS.has(Number(number)) ? "" : codes + code;
    }
    return shown;
  });
}

/** What ends a colour, a weight, a line or a background. */
const ENDS: ReadonlySet<number> = new Set([0, 22, 24, 27, 29, 39, 49]);
