import { BLACK, type Grid, patternOf, slotsOf } from "../../games/crossword/template.ts";

/** Seeds that are whole numbers stay below these shares with the one before and the one after. */
const MOST_ALIKE = 0.15;

/** Numbers that people try one after the other; longer ones were drawn at random. */
const COUNTED = /^\d{1,9}$/;

/**
 * The seeds whose puzzles a seed's puzzle must differ from: odd numbers look at both neighbours,
 * so that even ones need not look at all.
 */
export function seedsToDifferFrom(seed: string): readonly string[] {
  if (!COUNTED.test(seed) || Number(seed) % 2 === 0) return [];
  return [`${Number(seed) - 1}`, `${Number(seed) + 1}`];
}

/** Whether two puzzles have too many words, or too many letters in their places, in common. */
export function areAlike(a: Grid, b: Grid): boolean {
  return wordsShared(a, b) >= MOST_ALIKE || cellsShared(a, b) >= MOST_ALIKE;
}

/** What share of the words of the shorter list is in both. */
export function wordsShared(a: Grid, b: Grid): number {
  const [less, more] = [answersIn(a), answersIn(b)].sort((a, b) => a.length - b.length);
  const known = new Set(more);
  return less!.filter((answer) => known.has(answer)).length / less!.length;
}

/** What share of the white cells has the same letter in the same place. */
export function cellsShared(a: Grid, b: Grid): number {
  let [same, white] = [0, 0];
  for (let cell = 0; cell < b.cells.length; cell++) {
    if (b.cells[cell] === BLACK) continue;
    white++;
    if (a.cells[cell] === b.cells[cell]) same++;
  }
  return same / white;
}

function answersIn(grid: Grid): string[] {
  return slotsOf(grid).map((slot) => patternOf(grid, slot));
}
