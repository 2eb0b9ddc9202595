import { below, type Rng } from "../../core/random.ts";
import { fill, type Filled, type FillRequest, isOnSide } from "./fill.ts";
import { firstShare, type Openings, PAIR_SLOTS } from "./opening.ts";
import { EMPTY, type Grid, type Slot, slotsOf } from "./template.ts";
import { findIn, type WordTables } from "./words.ts";

/** For each entry that does not suit, how many times some entries are taken out and filled anew. */
const ROUNDS = 2;
/** And how many times in all, so that large pictures do not take for ever. */
const MOST_ROUNDS = 80;
/** How many words may be tried each time. */
const STEPS = 60;
/** There are too few shorter words to choose from. */
const SHORTEST = 4;
/** What an entry is worth that suits, one on the fill's side, and a pair that is no word and too many. */
const WORTH = { suited: 3, side: 2, pair: -3 };

/**
 * Fills a picture, then takes out entries that do not suit the level, with all that cross them,
 * and keeps what comes instead if it suits better. The first fill has to be found at all; this
 * has one to go back to.
 */
export function fillSuited(request: FillRequest, rng: Rng): Filled {
  const found = fill(request, rng);
  if (found.kind !== "filled" || !request.tables.isRanked) return found;
  return { ...found, grid: improved(request, found.grid, rng) };
}

function improved(request: FillRequest, first: Grid, rng: Rng): Grid {
  const { tables, side, grid: given } = request;
  const slots = slotsOf(first).filter(({ cells }) => cells.some((c) => given.cells[c] === EMPTY));
  const poorIn = (grid: Grid) =>
    slots.filter((slot) => slot.cells.length >= SHORTEST && !isSuited(grid, slot, tables));
  const openings: Openings = new Map();
  let grid = first;
  let worth = worthOf(grid, slots, { tables, side });
  let poor = poorIn(grid);
  for (
    let left = Math.min(MOST_ROUNDS, ROUNDS * poor.length);
    left > 0 && poor.length > 0;
    left--
  ) {
    const slot = poor[below(poor.length, rng)]!;
    const opened = withOpen({ grid, given, slots }, slot);
    const found = fill(
      { ...request, grid: opened, maxSteps: STEPS, hasPairs: true, openings },
      rng,
    );
    if (found.kind !== "filled") continue;
    const now = worthOf(found.grid, slots, { tables, side });
    if (now < worth) continue;
    grid = found.grid;
    worth = now;
    poor = poorIn(grid);
  }
  return grid;
}

function worthOf(
  grid: Grid,
  slots: readonly Slot[],
  { tables, side }: Pick<FillRequest, "tables" | "side">,
): number {
  let [sum, pairs] = [0, 0];
  for (const slot of slots) {
    const { length } = slot.cells;
    if (length >= SHORTEST && isSuited(grid, slot, tables)) sum += WORTH.suited;
    const place = placeIn(grid, slot, tables);
    if (side !== undefined && isOnSide(place, side)) sum += WORTH.side;
    if (length === 2 && place >= tables.of(2)!.front) pairs++;
  }
  return sum + WORTH.pair * Math.max(0, pairs - Math.floor(slots.length / PAIR_SLOTS));
}

/** Whether an entry is one of those that take part in a fill from the first and do not rest. */
function isSuited(grid: Grid, slot: Slot, tables: WordTables): boolean {
  const table = tables.of(slot.cells.length);
  if (!table) return false;
  const place = placeIn(grid, slot, tables);
  const isResting = ((table.resting?.[place >> 5] ?? 0) >> (place & 31) & 1) === 1;
  return !isResting && place < firstShare(table, tables) * table.size;
}

/** Where an entry is in its table, the most wanted first. */
function placeIn({ cells }: Grid, slot: Slot, tables: WordTables): number {
  const table = tables.of(slot.cells.length);
  const { codes } = tables.lexicon.alphabet;
  const letters = slot.cells.map((cell) => codes[cells.charCodeAt(cell)]! - 1);
  const found = table && findIn(table, letters, tables.alphabet);
  return found ?? Infinity;
}

/** Without the letters of an entry and of those that cross it, except what was given. */
function withOpen(
  { grid, given, slots }: {
    readonly grid: Grid;
    readonly given: Grid;
    readonly slots: readonly Slot[];
  },
  slot: Slot,
): Grid {
  const own = new Set(slot.cells);
  const open = new Set(
    slots.filter(({ cells }) => cells.some((cell) => own.has(cell))).flatMap(({ cells }) => cells),
  );
  const cells = [...grid.cells].map((letter, cell) =>
    open.has(cell) && given.cells[cell] === EMPTY ? EMPTY : letter
  );
  return { ...grid, cells: cells.join("") };
}
