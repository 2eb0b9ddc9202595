import { type Rng, shuffle } from "../../core/random.ts";
import { neighboursOn, NEXT } from "./board.ts";
import type { GridCell, GridPuzzle } from "./puzzle.ts";

/** How many cells are tried for one word before another board is. */
const MAX_STEPS = 2_000;

/**
 * The board with these words laid on it, each by a way of its own that may cross the others where
 * they have the same letter; the rest stays as it was rolled. `undefined` when some word found no way.
 */
export function planted(
  puzzle: GridPuzzle,
  words: readonly string[],
  rng: Rng,
): GridPuzzle | undefined {
  const laid = new Map<number, string>();
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const path = wayFor(puzzle, word, { laid, rng });
    if (!path) return undefined;
    path.forEach((cell, i) => laid.set(cell, word[i]!));
  }
  const cells = puzzle.cells.map((cell, i): GridCell => {
    const letters = laid.get(i);
    return letters === undefined ? cell : { ...cell, letters };
  });
  return { ...puzzle, cells };
}

interface Soil {
  /** What other words have put on cells. */
  readonly laid: ReadonlyMap<number, string>;
  readonly rng: Rng;
}

/** A random way for the word over cells that are free or have its letters already. */
function wayFor(
  { rows, cols, cells }: GridPuzzle,
  word: string,
  { laid, rng }: Soil,
): number[] | undefined {
  const ways = neighboursOn(rows, cols);
  const path: number[] = [];
  let steps = 0;
  const enter = (cell: number): boolean => {
    if (++steps > MAX_STEPS || path.includes(cell)) return false;
    if ((laid.get(cell) ?? word[path.length]) !== word[path.length]) return false;
    path.push(cell);
    if (path.length === word.length) return true;
    const around = ways.subarray(cell * NEXT, (cell + 1) * NEXT).filter((to) => to >= 0);
    if (shuffle([...around], rng).some(enter)) return true;
    path.pop();
    return false;
  };
  return shuffle(cells.map((_, cell) => cell), rng).some(enter) ? path : undefined;
}
