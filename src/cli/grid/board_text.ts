import { placeOf, stepsOn } from "../../games/grid/paths.ts";
import { formatCell, type GridPuzzle } from "../../games/grid/puzzle.ts";
import type { SolvedWord } from "../../games/grid/solve.ts";
import { beside, cellRows, longestOf } from "../text/layout.ts";

/** The board as elzzur prints it, a row a line. */
export function boardRows({ cells, cols }: GridPuzzle): string[] {
  return cellRows(cells.map(formatCell), cols);
}

/** Cell by cell, a dot for nothing, beside the board. */
export function numbersBeside(
  puzzle: GridPuzzle,
  numbers: readonly number[],
  columns: number,
): string[] {
  const shown = numbers.map((n) => n === 0 ? "." : String(n));
  return beside(boardRows(puzzle), cellRows(shown, puzzle.cols, "right"), columns);
}

/** The path of a word drawn as the number of each step. */
export function drawn(puzzle: GridPuzzle, path: readonly number[], columns: number): string[] {
  return numbersBeside(puzzle, stepsOn(puzzle, path), columns);
}

/** Words, points and paths in columns, as elzzur prints them: `CASA    6    (2,0) (1,0)`. */
export function wordRows(
  puzzle: GridPuzzle,
  words: readonly SolvedWord[],
  shown: (word: SolvedWord) => string,
): string[] {
  const texts = words.map(shown);
  const points = words.map((word) => String(word.points));
  const [wide, high] = [longestOf(texts), longestOf(points)];
  const places = puzzle.cells.map((_, cell) => ` (${placeOf(puzzle, cell)})`);
  return words.map(({ path }, i) => {
    let row = `${texts[i]!.padEnd(wide)}    ${points[i]!.padEnd(high)}   `;
    for (let k = 0; k < path.length; k++) row += places[path[k]!]!;
    return row;
  });
}
