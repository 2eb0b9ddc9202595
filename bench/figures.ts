/** Something measured, and what is promised of it, if anything. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `×` for a ratio between two things measured in the same run. */
  readonly unit: "×" | "ms" | "µs" | "bytes" | "%" | "a second" | "of 1" | "power";
  readonly least?: number;
  readonly most?: number;
  /** What a quick run holds it to instead, while the promise is not kept: no worse than this. */
  readonly bound?: number;
  /** Why the promise is not the one it was. */
  readonly reason?: string;
}

/** Ratios may miss a promise by this part in a quick run, on a machine that others use too. */
const SLACK = 0.3;

/** Times depend on the machine, so a quick run holds nobody to them. */
export function isKept({ value, unit, least, most, bound }: Figure, isQuick = false): boolean {
  if (isQuick && unit !== "×") return true;
  if (isQuick && bound !== undefined) return value <= bound;
  const slack = isQuick ? SLACK : 0;
  if (least !== undefined && value < least * (1 - slack)) return false;
  return most === undefined || value <= most * (1 + slack);
}

/** Rows of a table: what, promised, measured, kept, and why the promise has changed. */
export function rowsOf(figures: readonly Figure[], isQuick = false): string[][] {
  return figures.map((figure) => [
    figure.name,
    promiseOf(figure),
    `${shown(figure.value)} ${figure.unit}`,
    promiseOf(figure) === "" ? "" : isKept(figure, isQuick) ? "yes" : "NO",
    figure.reason ?? "",
  ]);
}

export const HEAD = ["what", "promised", "measured", "kept", "note"];

function promiseOf({ least, most, unit }: Figure): string {
  if (least !== undefined) return `at least ${least} ${unit}`;
  return most === undefined ? "" : `at most ${most} ${unit}`;
}

function shown(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0);
}

/** Prints them and some remarks; whether every promise was kept. */
export function printFigures(
  figures: readonly Figure[],
  remarks: readonly string[] = [],
  isQuick = false,
): boolean {
  const rows = figures.length === 0 ? [] : [HEAD, ...rowsOf(figures, isQuick)];
  const widths = HEAD.map((_, i) => Math.max(0, ...rows.map((row) => row[i]!.length)));
  const lines = rows.map((row) =>
    row.map((cell, i) => cell.padEnd(widths[i]!)).join("  ").trimEnd()
  );
  print(...lines, ...remarks);
  return figures.every((figure) => isKept(figure, isQuick));
}

export function print(...lines: readonly string[]): void {
  Deno.stdout.writeSync(new TextEncoder().encode(lines.join("\n") + "\n"));
}
