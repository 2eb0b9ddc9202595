import type { Rng } from "../../core/random.ts";
import { bytesOf, numbersOf, type Search, writeCells } from "./search.ts";
import { EMPTY, type Grid, isOpen, slotsOf } from "./template.ts";
import type { WordTables } from "./words.ts";

interface FillRequest {
  /** Letters in it stay. */
  readonly grid: Grid;
  readonly tables: WordTables;
  /** How many words may be tried in all. */
  readonly maxSteps: number;
  /**
   * Where vowels would rather be: on cells whose row and column add up to an even number (0) or to
   * an odd one. It also has a half of the words for its own. Fills with different ones are less
   * alike than chance would have them.
   */
  readonly side?: Side | undefined;
  /** A solution that does not count: its cells. */
  readonly forbidden?: string;
}

export type Side = 0 | 1;

export type Filled =
  | {
    readonly kind: "filled";
    readonly grid: Grid;
    readonly steps: number;
    readonly restarts: number;
  }
  /** Every possibility was looked at. */
  | { readonly kind: "impossible"; readonly steps: number; readonly restarts: number }
  /** The steps were used up first. */
  | { readonly kind: "gave_up"; readonly steps: number; readonly restarts: number };

/** As `src/wasm/crossword/fill.ts` numbers them. */
const ENDINGS = ["filled", "impossible", "gave_up"] as const;

/** More than any fill takes: the search counts in 32 bits. */
const MOST_STEPS = 2 ** 31 - 1;

/** Fills a picture with distinct words, or says why not. */
export function fill(request: FillRequest, rng: Rng): Filled {
  return searched("fill", request, rng);
}

/**
 * The same, and if the words are ranked, entries that do not suit the level are then taken out, with
 * all that cross them, as long as better ones come instead.
 */
export function fillSuited(request: FillRequest, rng: Rng): Filled {
  return searched("fillSuited", request, rng);
}

/** Whether each slot has words, of all that there are, which leave every crossing some. */
export function isPossible(grid: Grid, tables: WordTables): boolean {
  return laid({ grid, tables }).exports.isPossible() !== 0;
}

/** Hands a picture to the search, with the words for it. */
function laid(
  { grid, tables, side, forbidden }: Pick<FillRequest, "grid" | "tables" | "side" | "forbidden">,
): Search {
  const { search, lexicon } = tables;
  const { exports } = search;
  const { codes } = lexicon.alphabet;
  handTables(tables, grid);
  writeCells(search, exports.cells(), { cells: grid.cells, codes });
  if (forbidden !== undefined) {
    writeCells(search, exports.forbidden(), { cells: forbidden, codes });
  }
  exports.begin(grid.rows, grid.cols, side ?? -1, forbidden === undefined ? 0 : 1);
  return search;
}

/** The tables for the slots of a picture that have an empty cell, with the words that rest now. */
function handTables(tables: WordTables, grid: Grid): void {
  const { search } = tables;
  const { exports } = search;
  const lengths = new Set<number>();
  for (const slot of slotsOf(grid)) if (isOpen(grid, slot)) lengths.add(slot.cells.length);
  const found = Array.from(lengths, (length) => tables.of(length)).filter((it) => it !== undefined);
  const numbers = numbersOf(search);
  const byLength = exports.tables() >> 2;
  numbers.fill(0, byLength, byLength + exports.longest() + 1);
  for (const { length, at, resting } of found) {
    numbers[byLength + length] = at;
    if (resting) numbers.set(resting, exports.restingBitsOf(at) >> 2);
    exports.letRest(at, resting ? 1 : 0);
  }
}

function searched(way: "fill" | "fillSuited", request: FillRequest, rng: Rng): Filled {
  const { grid, tables, maxSteps } = request;
  const search = laid(request);
  const { exports } = search;
  search.rng = rng;
  const kind = ENDINGS[exports[way](Math.min(maxSteps, MOST_STEPS))]!;
  search.rng = undefined;
  const [steps, restarts] = [exports.steps(), exports.restarts()];
  if (kind !== "filled") return { kind, steps, restarts };
  const { letters } = tables.lexicon.alphabet;
  const bytes = bytesOf(search);
  const from = exports.filled();
  let cells = "";
  for (let cell = 0; cell < grid.cells.length; cell++) {
    const given = grid.cells[cell]!;
    cells += given === EMPTY ? letters[bytes[from + cell]!] : given;
  }
  return { kind, grid: { ...grid, cells }, steps, restarts };
}
