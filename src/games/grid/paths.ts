import type { GridPuzzle } from "./puzzle.ts";
import type { GridRules } from "./rules.ts";

/** How a word may be laid. */
type Manner = Pick<GridRules, "reuse">;

/** Whether the word can be laid on the board, one cell after the next, none twice unless it may. */
export function hasPath(puzzle: GridPuzzle, word: string, manner: Manner = {}): boolean {
  return hasLetters(puzzle, word, manner) &&
    laid(puzzle, startsOn(puzzle), { word, ...manner }, () => true);
}

/** The first paths of a word or of its beginning, `most` at the most. */
export function pathsOf(
  puzzle: GridPuzzle,
  word: string,
  most: number,
  manner: Manner = {},
): number[][] {
  const paths: number[][] = [];
  if (word === "" || !hasLetters(puzzle, word, manner)) return paths;
  laid(puzzle, startsOn(puzzle), { word, ...manner }, (path) => paths.push([...path]) >= most);
  return paths;
}

/** Whether the board has every letter, as often as the word does unless one may be used again. */
function hasLetters({ cells }: GridPuzzle, word: string, { reuse }: Manner): boolean {
  const left = new Map<string, number>();
  for (const { letters } of cells) {
    for (const letter of letters) left.set(letter, (left.get(letter) ?? 0) + 1);
  }
  for (const letter of word) {
    const count = left.get(letter) ?? 0;
    if (count === 0) return false;
    if (!reuse) left.set(letter, count - 1);
  }
  return true;
}

/**
 * On a board of one letter the ways are beyond counting. After so many steps a way is taken not to
 * exist: no board of dice comes near it.
 */
const MAX_STEPS = 2_000_000;

/** How many of the words can pass through each cell, by any of their paths. */
export function heatOf(
  puzzle: GridPuzzle,
  words: readonly string[],
  manner: Manner = {},
): number[] {
  const heat = new Array<number>(puzzle.cells.length).fill(0);
  const starts = startsOn(puzzle);
  for (const word of words) {
    const crossed = new Set<number>();
    laid(puzzle, starts, { word, ...manner }, (path) => {
      for (const cell of path) crossed.add(cell);
      return false;
    });
    for (const cell of crossed) heat[cell]!++;
  }
  return heat;
}

/** For each cell which step of the path it is, from 1; 0 for those it does not touch. */
export function stepsOn(puzzle: GridPuzzle, path: readonly number[]): number[] {
  const steps = new Array<number>(puzzle.cells.length).fill(0);
  path.forEach((cell, i) => steps[cell] = i + 1);
  return steps;
}

/** Row and column of a cell, both from 0, as elzzur writes them. */
export function placeOf(puzzle: GridPuzzle, cell: number): [row: number, col: number] {
  return [Math.floor(cell / puzzle.cols), cell % puzzle.cols];
}

/** The same for all cells of a path. */
export function placesOf(puzzle: GridPuzzle, path: readonly number[]): [number, number][] {
  return path.map((cell) => placeOf(puzzle, cell));
}

/** The cells by their first letter. */
function startsOn({ cells }: GridPuzzle): Map<string, number[]> {
  return Map.groupBy(cells.keys(), (cell) => cells[cell]!.letters[0]!);
}

/** Calls `visit` with each path of the word until it says to stop; whether it did. */
function laid(
  { rows, cols, cells }: GridPuzzle,
  starts: ReadonlyMap<string, readonly number[]>,
  { word, reuse }: { readonly word: string } & Manner,
  visit: (path: readonly number[]) => boolean,
): boolean {
  const path: number[] = [];
  let steps = 0;
  const enter = (cell: number, at: number): boolean => {
    if (++steps > MAX_STEPS) return false;
    const { letters } = cells[cell]!;
    if (letters === "" || !word.startsWith(letters, at)) return false;
    if (reuse ? path.at(-1) === cell : path.includes(cell)) return false;
    const end = at + letters.length;
    path.push(cell);
    const stop = end === word.length ? visit(path) : goOn(cell, end);
    path.pop();
    return stop;
  };
  const goOn = (from: number, at: number): boolean => {
    const row = Math.floor(from / cols);
    const col = from % cols;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, col - 1); x <= Math.min(cols - 1, col + 1); x++) {
        if (enter(y * cols + x, at)) return true;
      }
    }
    return false;
  };
  return (starts.get(word[0] ?? "") ?? []).some((cell) => enter(cell, 0));
}
