import type { CrosswordEntry, CrosswordRound } from "../../games/crossword/round.ts";
import { tierCounts } from "../../games/crossword/round.ts";
import { BLACK, type Direction, EMPTY } from "../../games/crossword/template.ts";
import type { Messages } from "../../messages/mod.ts";
import { wrap } from "../text/layout.ts";

/** What is written in the cells, and which of them have a mark. */
interface Shown {
  /** `.` where nothing is. */
  readonly cells: string;
  readonly wrong?: readonly number[];
  readonly revealed?: readonly number[];
}

/** Of a cell's four columns, or three where the grid is wide, the first is its border. */
const WIDE = 4;
const NARROW = 3;

/** The grid with its numbers on the borders; in a window too narrow for them, its letters alone. */
export function pictureLines(
  round: Pick<CrosswordRound, "rows" | "cols" | "entries">,
  shown: Shown,
  { t, columns }: { readonly t: Messages; readonly columns: number },
): string[] {
  const { cols } = round;
  const width = [WIDE, NARROW].find((width) => cols * width + 1 <= columns);
  if (width !== undefined) return borderedLines(round, shown, width);
  return [
    ...letterLines(round, shown, columns),
    ...wrap(t.crossword.narrow(cols * NARROW + 1), columns),
  ];
}

/** `C A . # .`, a row after the other. */
function letterLines(
  { rows, cols }: Pick<CrosswordRound, "rows" | "cols">,
  { cells, wrong = [], revealed = [] }: Shown,
  columns: number,
): string[] {
  const hasMarks = 2 * cols <= columns;
  const cellOf = (cell: number) => {
    const mark = wrong.includes(cell) ? "!" : revealed.includes(cell) ? "~" : " ";
    return cells[cell]!.toUpperCase() + (hasMarks ? mark : "");
  };
  return Array.from(
    { length: rows },
    (_, row) =>
      Array.from({ length: cols }, (_, col) => cellOf(row * cols + col)).join("").trimEnd(),
  );
}

function borderedLines(
  { rows, cols, entries }: Pick<CrosswordRound, "rows" | "cols" | "entries">,
  { cells, wrong = [], revealed = [] }: Shown,
  width: number,
): string[] {
  const numbers = new Map(entries.map((entry) => [entry.cells[0]!, entry.number]));
  const border = (row: number) => {
    const line = [..."+".padEnd(width, "-").repeat(cols) + "+"];
    for (let col = 0; col < cols; col++) {
      const digits = [...String(numbers.get(row * cols + col) ?? "")];
      // A third digit takes the corner of a narrow cell.
      const from = col * width + (digits.length < width ? 1 : 0);
      digits.forEach((digit, i) => line[from + i] = digit);
    }
    return line.join("");
  };
  const cellOf = (cell: number) => {
    const letter = cells[cell]!;
    if (letter === BLACK) return "#".repeat(width - 1);
    const mark = wrong.includes(cell) ? "!" : revealed.includes(cell) ? "~" : " ";
    return `${width === WIDE ? " " : ""}${letter === EMPTY ? " " : letter.toUpperCase()}${mark}`;
  };
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const inside = Array.from({ length: cols }, (_, col) => cellOf(row * cols + col));
    lines.push(border(row), `|${inside.join("|")}|`);
  }
  return [...lines, border(rows)];
}

/** The clues under their headings, each with the length of its answer. */
export function clueLines(
  entries: readonly CrosswordEntry[],
  t: Messages,
  columns: number,
  only?: Direction,
): string[] {
  return (["across", "down"] as const).filter((way) => only === undefined || way === only)
    .flatMap((way) => [
      t.crossword[way],
      ...entries.filter(({ direction }) => direction === way)
        .flatMap((entry) => wrap(clueLine(entry, t), columns)),
    ]);
}

/** `  12.  Si nasconde in … (4)` */
function clueLine({ number, clue, cells }: CrosswordEntry, t: Messages): string {
  return `${`${number}.`.padStart(5)}  ${clue || t.crossword.noClue} (${cells.length})`;
}

/** A whole page: title, grid, clues, and the solution where it is asked for. */
export function pageLines(
  round: CrosswordRound,
  { t, columns, title, solution }: {
    readonly t: Messages;
    readonly columns: number;
    readonly title: string;
    readonly solution: boolean;
  },
): string[] {
  const blank = round.solution.replaceAll(/[^#]/gu, EMPTY);
  const hasClues = round.entries.some(({ clue }) => clue !== "");
  return [
    ...wrap(title, columns),
    t.crossword.tiers(tierCounts(round)),
    "",
    ...pictureLines(round, { cells: blank }, { t, columns }),
    ...(hasClues ? ["", ...clueLines(round.entries, t, columns)] : []),
    ...(solution
      ? [
        "",
        t.crossword.solution,
        ...pictureLines(round, { cells: round.solution }, { t, columns }),
      ]
      : []),
  ];
}
