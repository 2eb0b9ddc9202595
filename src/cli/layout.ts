/** `######----` for six tenths. Full only when all is there. */
export function bar(share: number, width: number): string {
  const full = Math.max(0, Math.min(width, Math.floor(share * width + 1e-9)));
  return "#".repeat(full) + "-".repeat(width - full);
}

/** Items in columns, read downwards, as wide as the window allows. */
export function columns(items: readonly string[], width: number, indent = "  "): string[] {
  if (items.length === 0) return [];
  const cell = Math.max(...items.map((item) => item.length)) + 2;
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
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => widths[i] = Math.max(widths[i] ?? 0, cell.length));
  }
  return rows.map((row) =>
    indent + row.map((cell, i) => i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))
      .join("  ").trimEnd()
  );
}

/** Breaks a text at spaces so that no line passes `width`; words are never cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}
