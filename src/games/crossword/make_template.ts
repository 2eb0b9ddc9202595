import { UserError } from "../../core/problem.ts";
import type { Rng } from "../../core/random.ts";
import { newSearch, numbersOf, readCells, type Search } from "./search.ts";
import { DENSITIES, type Grid, MAX_SIDE } from "./template.ts";

interface Shape {
  readonly rows: number;
  readonly cols: number;
  /** The share of black cells; Italian pages have about 0.19. */
  readonly density: number;
  /** Lengths of words that have to find a place. */
  readonly lengths?: readonly number[];
}

const MIN_SIDE = 3;

/** One without words, for pictures; made when it is first needed. */
let search: Search | undefined;

/**
 * A picture with half-turn symmetry whose black cells touch nowhere side by side, whose white
 * ones hang together, and whose longest entry is as short as luck allows.
 */
export function makeTemplate({ rows, cols, density, lengths = [] }: Shape, rng: Rng): Grid {
  const text = `${rows}x${cols}`;
  if (!(Math.min(rows, cols) >= MIN_SIDE && Math.max(rows, cols) <= MAX_SIDE)) {
    const fault = { kind: "too_large", rows, cols, max: MAX_SIDE } as const;
    throw new UserError({ kind: "bad_crossword", text, fault });
  }
  if (!(density >= DENSITIES.min && density <= DENSITIES.max)) {
    const fault = { kind: "bad_density", value: density } as const;
    throw new UserError({ kind: "bad_crossword", text, fault });
  }
  search ??= newSearch();
  const { exports } = search;
  search.rng = rng;
  const space = exports.space(4 * lengths.length);
  numbersOf(search).set(lengths.toSorted((a, b) => b - a), space >> 2);
  const blacks = Math.round(density * rows * cols);
  exports.drawPicture(rows, cols, blacks, space, lengths.length);
  search.rng = undefined;
  return { rows, cols, cells: readCells(search, exports.cells(), rows * cols) };
}
