import type { BitesPuzzle } from "./puzzle.ts";
import { type BitesLimits, type Direction, directionsOf, maxLength, pointsFor } from "./rules.ts";
import { type TileView, viewOf } from "./views.ts";
import { walkView, type WordGraph } from "./walk.ts";

export interface BitesWord {
  readonly word: string;
  readonly points: number;
}

export interface BitesSolution {
  /** Longest first, then by the alphabet; empty for a direction that is not played. */
  readonly horizontal: readonly BitesWord[];
  readonly vertical: readonly BitesWord[];
  /** What all the words of a direction pay together. */
  readonly totals: Readonly<Record<Direction, number>>;
}

/** Every word each way. */
export function solveBites(
  words: WordGraph,
  puzzle: BitesPuzzle,
  limits: BitesLimits,
): BitesSolution {
  const found: Record<Direction, readonly BitesWord[]> = { horizontal: [], vertical: [] };
  for (const direction of directionsOf(limits)) {
    const { minLength } = limits;
    const range = { min: minLength, max: maxLength(limits, direction) };
    found[direction] = solveView(words, viewOf(puzzle, direction), range);
  }
  const { horizontal, vertical } = found;
  return {
    horizontal,
    vertical,
    totals: { horizontal: totalOf(horizontal), vertical: totalOf(vertical) },
  };
}

/** The words that can be made both ways, in the same order. */
export function wordsBothWays({ horizontal, vertical }: BitesSolution): string[] {
  const upright = new Set(vertical.map(({ word }) => word));
  return horizontal.map(({ word }) => word).filter((word) => upright.has(word));
}

/** Every word of a view, longest first, then by the alphabet. */
export function solveView(
  words: WordGraph,
  view: TileView,
  range: { readonly min: number; readonly max: number },
): BitesWord[] {
  const { min, max } = range;
  const byLength = Array.from({ length: max + 1 }, (): BitesWord[] => []);
  const visit = (word: string) => {
    byLength[word.length]!.push({ word, points: pointsFor(word.length) });
  };
  walkView(words, view, { min, max, visit });
  // `flat` takes ten times as long.
  return ([] as BitesWord[]).concat(...byLength.reverse());
}

function totalOf(words: readonly BitesWord[]): number {
  let total = 0;
  for (const { points } of words) total += points;
  return total;
}
