import type { GridPuzzle } from "../../src/games/grid/puzzle.ts";
import type { GridRules } from "../../src/games/grid/rules.ts";

export interface OracleWord {
  readonly word: string;
  readonly points: number;
  readonly path: readonly number[];
}

/**
 * The grid by brute force: for each word every path that spells it, cell by cell in order, scored
 * from the rules' text; the first of the best is kept. Shares no code with the solver.
 */
export function oracleSolve(
  words: readonly string[],
  puzzle: GridPuzzle,
  rules: GridRules,
): OracleWord[] {
  const found: OracleWord[] = [];
  for (const word of [...new Set(words)]) {
    if ([...word].length < rules.minLength) continue;
    let best: OracleWord | undefined;
    for (const path of oraclePaths(word, puzzle, rules.reuse)) {
      const points = oracleScore(path, puzzle, rules);
      if (best === undefined || points > best.points) best = { word, points, path };
    }
    if (best) found.push(best);
  }
  return found;
}

/** Every path that spells the word, smaller cells first. */
export function oraclePaths(word: string, puzzle: GridPuzzle, reuse = false): number[][] {
  const paths: number[][] = [];
  const extend = (path: number[], spelled: string) => {
    if (spelled === word) paths.push(path);
    for (let cell = 0; cell < puzzle.cells.length; cell++) {
      if (puzzle.cells[cell]!.letters === "" || !reuse && path.includes(cell)) continue;
      if (path.length > 0 && !areNeighbours(path[path.length - 1]!, cell, puzzle.cols)) continue;
      const longer = spelled + puzzle.cells[cell]!.letters;
      if (word.startsWith(longer)) extend([...path, cell], longer);
    }
  };
  extend([], "");
  return paths;
}

function areNeighbours(a: number, b: number, cols: number): boolean {
  const rows = Math.abs(Math.floor(a / cols) - Math.floor(b / cols));
  return rows <= 1 && Math.abs(a % cols - b % cols) <= 1 && a !== b;
}

function oracleScore(path: readonly number[], puzzle: GridPuzzle, rules: GridRules): number {
  const length = path.reduce((sum, cell) => sum + puzzle.cells[cell]!.letters.length, 0);
  if (rules.scoring.kind === "length") {
    if (length < 3) return 0;
    return length >= 8 ? 11 : { 3: 1, 4: 1, 5: 2, 6: 3, 7: 5 }[length]!;
  }
  let sum = 0;
  let times = 1;
  for (const cell of path) {
    const { letters, bonus, value } = puzzle.cells[cell]!;
    const own = value ??
      [...letters].reduce((total, letter) => total + (rules.language.values[letter] ?? 0), 0);
    sum += own * ({ dl: 2, tl: 3, "4l": 4, "9l": 9 }[bonus as string] ?? 1);
    times *= { dw: 2, tw: 3, "5w": 5 }[bonus as string] ?? 1;
  }
  return sum * times + (length < 5 ? 0 : Math.min(25, (length - 4) * 5));
}
