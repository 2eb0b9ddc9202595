import {
  afterLetter,
  type Arrow,
  arrowCursor,
  type CellCursor,
  cursorOn,
  edgeOfEntry,
  erasureAt,
  type FilledGrid,
  nextEntry,
  turnCursor,
  underCursor,
} from "../../../play/crossword/cursor.ts";

/** What a key does in the grid. */
export type KeyDeed =
  | { readonly kind: "go"; readonly cursor: CellCursor }
  | {
    readonly kind: "write";
    readonly cell: number;
    readonly letter: string;
    readonly cursor: CellCursor;
  }
  | { readonly kind: "pencil" }
  /** Out of the grid, to the buttons below it. */
  | { readonly kind: "leave" };

/** A key as a browser names it. */
export interface GridKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** `undefined` for a key that the grid leaves to the browser. */
export function keyDeed(
  grid: FilledGrid,
  cursor: CellCursor,
  event: GridKey,
): KeyDeed | undefined {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) return undefined;
  if (event.altKey) {
    const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : undefined;
    return by && { kind: "go", cursor: nextEntry(grid, cursor, by) };
  }
  const arrow = ARROWS[key];
  if (arrow) return { kind: "go", cursor: arrowCursor(grid, cursor, arrow) };
  switch (key) {
    case " ":
    case "Enter":
      return { kind: "go", cursor: turnCursor(grid, cursor) };
    case "Tab":
      return tabDeed(grid, cursor, event.shiftKey ? -1 : 1);
    case "Home":
      return { kind: "go", cursor: edgeOfEntry(grid, cursor, "first") };
    case "End":
      return { kind: "go", cursor: edgeOfEntry(grid, cursor, "last") };
    case "Backspace":
      return eraseDeed(grid, cursor);
    case "Delete":
      return { kind: "write", cell: cursor.cell, letter: "", cursor };
    case ".":
      return { kind: "pencil" };
    case "Escape":
      return { kind: "leave" };
    default:
      return undefined;
  }
}

export function letterDeed(grid: FilledGrid, cursor: CellCursor, letter: string): KeyDeed {
  return { kind: "write", cell: cursor.cell, letter, cursor: afterLetter(grid, cursor) };
}

export function eraseDeed(grid: FilledGrid, cursor: CellCursor): KeyDeed {
  const { cell, next } = erasureAt(grid, cursor);
  return { kind: "write", cell, letter: "", cursor: next };
}

/** The next entry in the order of the lists; past the last one Tab leaves the grid. */
function tabDeed(grid: FilledGrid, cursor: CellCursor, by: 1 | -1): KeyDeed | undefined {
  const { entry } = underCursor(grid, cursor);
  const at = entry ? grid.entries.indexOf(entry) : -1;
  const next = grid.entries[at + by];
  return next && { kind: "go", cursor: cursorOn(grid, cursor, next) };
}
