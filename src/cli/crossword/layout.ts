import { within } from "../screen/scroll.ts";
import type { Area, Size } from "../screen/canvas.ts";

/** A cell: columns and rows inside it, the line around it, how large its letter is. */
interface CellSize extends Size {
  readonly line: 0 | 1;
  /** 0 for a plain letter; larger ones need colours to fill. */
  readonly scale: 0 | 1 | 2;
}

/** In boxes, the largest first. */
const BOXES: readonly CellSize[] = [
  { columns: 13, rows: 6, line: 1, scale: 2 },
  { columns: 9, rows: 4, line: 1, scale: 1 },
  { columns: 7, rows: 3, line: 1, scale: 1 },
  { columns: 5, rows: 2, line: 1, scale: 0 },
];
const BOXED: CellSize = { columns: 3, rows: 1, line: 1, scale: 0 };
/** By colour alone. */
const FLAT: CellSize = { columns: 3, rows: 1, line: 0, scale: 0 };

/** Where everything goes. */
export interface Layout {
  readonly cells: CellSize;
  /** The visible part of the grid; all of it if the window allows. */
  readonly grid: Area & { readonly firstRow: number; readonly firstCol: number };
  /** How many rows and columns of cells are visible. */
  readonly shown: Size;
  /** The clue of the entry, the letters in it, and the crossing clue. */
  readonly clue: { readonly row: number; readonly column: number; readonly columns: number };
  readonly isClueAbove: boolean;
  /** Whether there is a row for the crossing clue. */
  readonly hasCrossing: boolean;
  /** The lists of clues, across and down; none where there is no room. */
  readonly lists: readonly Area[];
  /** The bar and the counts, where they fit. */
  readonly tally?: { readonly row: number; readonly column: number; readonly columns: number };
}

interface Grid {
  readonly rows: number;
  readonly cols: number;
  /** How many entries it has, which is how many clues there are. */
  readonly entries: number;
  /** How many of them go across. */
  readonly across: number;
  /** The cell to keep in sight. */
  readonly cell: number;
}

const MIN_LIST = 26;
const LIST = 37;
/** What the counts under a grid need. */
const MIN_TALLY = 30;

/** The largest cells that leave room for the clues. */
export function layoutOf(grid: Grid, size: Size): Layout {
  for (const cells of BOXES) {
    const layout = large(grid, size, cells);
    if (layout) return layout;
  }
  return boxed(grid, size) ?? flat(grid, size) ?? cramped(grid, size);
}

/** The largest cells with which a whole grid fits; `undefined` where none do. */
export function cellsWithin(
  { rows, cols }: Pick<Grid, "rows" | "cols">,
  room: Size,
): CellSize | undefined {
  return [...BOXES, BOXED, FLAT].find((cells) => {
    const whole = gridSize({ rows, cols }, cells);
    return whole.columns <= room.columns && whole.rows <= room.rows;
  });
}

/** How much room a grid takes. */
export function gridSize({ rows, cols }: Pick<Grid, "rows" | "cols">, cells: CellSize): Size {
  const { columns, rows: high, line } = cells;
  return { columns: (columns + line) * cols + line, rows: (high + line) * rows + line };
}

/** Everything at once: every clue beside a grid of large boxes. */
function large(grid: Grid, size: Size, cells: CellSize): Layout | undefined {
  const { columns: width, rows: height } = gridSize(grid, cells);
  const left = size.columns - width - 4;
  const listRows = size.rows - 5;
  const isWide = left >= 2 * LIST;
  const isWhole = isWide || (left >= LIST && grid.entries + 4 <= listRows);
  if (!isWhole || height + 8 > size.rows) return undefined;
  const column = width + 4;
  const each = isWide ? Math.floor(left / 2) - 1 : left;
  const first = rowsAcross(grid, Math.ceil((listRows - 1) / 2), listRows - 1);
  return {
    cells,
    grid: { row: 4, column: 1, columns: width, rows: height, firstRow: 0, firstCol: 0 },
    shown: { rows: grid.rows, columns: grid.cols },
    clue: { row: 2, column: 1, columns: width },
    isClueAbove: true,
    hasCrossing: true,
    lists: isWide
      ? [
        { row: 2, column, columns: each, rows: listRows },
        { row: 2, column: column + each + 2, columns: each, rows: listRows },
      ]
      : [
        { row: 2, column, columns: each, rows: first },
        { row: 3 + first, column, columns: each, rows: listRows - first - 1 },
      ],
    tally: { row: height + 5, column: 1, columns: width },
  };
}

function boxed(grid: Grid, size: Size): Layout | undefined {
  const { rows, cols } = grid;
  const [width, height] = [4 * cols + 1, 2 * rows + 1];
  const left = size.columns - width - 4;
  if (left < LIST - 1 || height + 5 > size.rows) return undefined;
  const column = width + 4;
  const listRows = size.rows - 5;
  const isWide = left >= 2 * LIST + 2;
  const each = isWide ? Math.floor(left / 2) - 1 : left;
  const half = Math.ceil((listRows - 1) / 2);
  const first = isWide ? listRows : 1 + rowsAcross(grid, half - 1, listRows - 2);
  const free = size.rows - height - 5;
  return {
    cells: BOXED,
    grid: { row: 3, column: 1, columns: width, rows: height, firstRow: 0, firstCol: 0 },
    shown: { rows, columns: cols },
    clue: { row: 2, column: 1, columns: size.columns - 2 },
    isClueAbove: true,
    hasCrossing: false,
    lists: isWide
      ? [
        { row: 4, column, columns: each, rows: listRows - 1 },
        { row: 4, column: column + each + 2, columns: each, rows: listRows - 1 },
      ]
      : [
        { row: 4, column, columns: each, rows: first - 1 },
        { row: 4 + first, column, columns: each, rows: listRows - first - 1 },
      ],
    ...(free >= 4 && width >= MIN_TALLY &&
      { tally: { row: height + 4, column: 1, columns: width } }),
  };
}

function flat(grid: Grid, size: Size): Layout | undefined {
  const { rows, cols } = grid;
  const width = 3 * cols;
  if (width + 2 > size.columns || rows + 7 > size.rows) return undefined;
  const left = size.columns - width - 4;
  const hasLists = left >= MIN_LIST;
  const column = width + 3;
  const listRows = size.rows - 5;
  const first = rowsAcross(grid, Math.ceil((listRows - 1) * 0.55), listRows - 1);
  const isWide = left >= 2 * LIST + 2;
  const each = isWide ? Math.floor(left / 2) - 1 : left;
  const under = rows + 3;
  const room = hasLists ? width : size.columns - 2;
  const tally = under + 4 <= size.rows - 4 && room >= MIN_TALLY
    ? { row: under + 4, column: 1, columns: room }
    : undefined;
  return {
    cells: FLAT,
    grid: { row: 2, column: 1, columns: width, rows, firstRow: 0, firstCol: 0 },
    shown: { rows, columns: cols },
    clue: { row: under, column: 1, columns: room },
    isClueAbove: false,
    hasCrossing: true,
    lists: !hasLists ? [] : isWide
      ? [
        { row: 2, column: column + 1, columns: each, rows: listRows },
        { row: 2, column: column + each + 3, columns: each, rows: listRows },
      ]
      : [
        { row: 2, column: column + 1, columns: left, rows: first },
        { row: 3 + first, column: column + 1, columns: left, rows: listRows - first - 1 },
      ],
    ...(tally && { tally }),
  };
}

/** Rows for across: `usual`, unless one list has some to spare that the other lacks. */
function rowsAcross({ across, entries }: Grid, usual: number, both: number): number {
  // A row for each heading.
  const spare = usual - (across + 1);
  const spareDown = both - usual - (entries - across + 1);
  if (spare > 0 && spareDown < 0) return usual - Math.min(spare, -spareDown);
  if (spare < 0 && spareDown > 0) return usual + Math.min(-spare, spareDown);
  return usual;
}

/** As much of the grid around the cursor as there is room for, and its clue. */
function cramped({ rows, cols, cell }: Grid, size: Size): Layout {
  const shown = {
    rows: Math.min(rows, size.rows - 5),
    columns: Math.min(cols, Math.floor((size.columns - 2) / 3)),
  };
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  const firstRow = within(row - Math.floor(shown.rows / 2), rows - shown.rows);
  const firstCol = within(col - Math.floor(shown.columns / 2), cols - shown.columns);
  const columns = 3 * shown.columns;
  return {
    cells: FLAT,
    grid: { row: 1, column: 1, columns, rows: shown.rows, firstRow, firstCol },
    shown,
    clue: { row: shown.rows + 1, column: 1, columns: size.columns - 2 },
    isClueAbove: false,
    hasCrossing: false,
    lists: [],
  };
}
