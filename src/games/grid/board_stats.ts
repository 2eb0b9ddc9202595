import { type GridPuzzle, isHole } from "./puzzle.ts";
import type { GridRules } from "./rules.ts";
import { solveGrid, type Words } from "./solve.ts";

interface GridStats {
  readonly cells: number;
  readonly distinctLetters: number;
  /** By what is on a cell, `qu` as one: most frequent first, then in the order of the alphabet. */
  readonly letterCounts: readonly (readonly [letters: string, count: number])[];
  readonly mostFrequent: string;
  readonly words: number;
  /** Letters of the longest words; 0 without any. */
  readonly longest: number;
  readonly longestWords: readonly string[];
  readonly points: number;
  /** How many words of each length there are, shortest first. */
  readonly byLength: readonly (readonly [length: number, words: number])[];
}

export function statsOf(words: Words, puzzle: GridPuzzle, rules: GridRules): GridStats {
  const solved = solveGrid(words, puzzle, rules);
  const longest = solved.reduce((most, { word }) => Math.max(most, word.length), 0);
  const { letters } = words.alphabet;
  const letterCounts = [
    ...tallied(puzzle.cells.filter((cell) => !isHole(cell)).map(({ letters }) => letters)),
  ]
    .sort(([a, m], [b, n]) => n - m || letters.indexOf(a[0]!) - letters.indexOf(b[0]!));
  return {
    cells: puzzle.cells.filter((cell) => !isHole(cell)).length,
    distinctLetters: letterCounts.length,
    letterCounts,
    mostFrequent: letterCounts[0]![0],
    words: solved.length,
    longest,
    longestWords: solved.map(({ word }) => word).filter((word) => word.length === longest),
    points: solved.reduce((sum, { points }) => sum + points, 0),
    byLength: [...tallied(solved.map(({ word }) => word.length))].sort(([a], [b]) => a - b),
  };
}

function tallied<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
