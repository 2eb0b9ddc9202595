import { type Rng, shuffle } from "../../core/random.ts";
import { type Domains, domainsOf, startOver } from "./domains.ts";
import type { Grid } from "./template.ts";
import { forgetMarks } from "./trail.ts";
import type { WordTable, WordTables } from "./words.ts";

/** A picture with the words that take part in filling it; all of it changes in place. */
export interface Opening {
  readonly domains: Domains;
  /** What share of each slot's words takes part. */
  readonly shares: Float64Array;
  /** How many times it was started over. */
  restarts: number;
}

/** What to open. */
interface Request {
  readonly grid: Grid;
  readonly tables: WordTables;
  /** Whether every slot of two letters may have a pair that is not a word, not only some. */
  readonly hasPairs?: boolean;
  /** Pictures that were opened before; with `hasPairs`, where chance has no part in it. */
  readonly openings?: Openings;
}

/** Pictures as they were once every slot had words, by their cells. */
export type Openings = Map<string, { readonly domains: Domains; readonly state: State }>;

/** What changes while a picture is filled. */
type State = Omit<Opening, "domains"> & Pick<Domains, typeof CHANGING[number]>;

const CHANGING = ["words", "sizes", "widths", "letterSets", "weights", "isWide"] as const;

/** What share of the ranked words takes part at first, and how many more a slot in trouble gets. */
const FIRST_SHARE = 0.2;
const WIDENING = 2;
/** Where more words than this can be defined, what share of them takes part at first. */
const PLENTY = 1200;
const FIRST_FRONT = 0.4;
/** One slot in this many may have a pair of letters that is not a word from the start. */
export const PAIR_SLOTS = 10;
/** Restarts after which no slot stays narrow. */
const MAX_NARROW = 80;

/** Opens a picture; `isOpen` as `open` says it. `undefined` when some slot has no word of its length. */
export function openPicture(request: Request, rng: Rng) {
  const { grid, tables, hasPairs, openings } = request;
  const known = openings?.get(grid.cells);
  const domains = known?.domains ?? domainsOf(grid, tables);
  if (!domains) return undefined;
  const shares = Float64Array.from(domains.tables, (table) => firstShare(table, tables));
  openSome(domains.tables, shares, { slotsPerPair: hasPairs ? 1 : PAIR_SLOTS, rng });
  const opening: Opening = { domains, shares, restarts: 0 };
  if (known) {
    bringBack(opening, known.state);
    return { opening, isOpen: true };
  }
  const isOpen = open(opening);
  if (isOpen) openings?.set(grid.cells, { domains, state: stateOf(opening) });
  return { opening, isOpen };
}

/** The same with more words. Only where some slot is narrow. */
export function openWider(opening: Opening): boolean {
  giveMore(opening);
  opening.restarts++;
  return open(opening);
}

/** Whether some slot could have more words. */
export function isNarrow({ shares }: Opening): boolean {
  return shares.some((share) => share < 1);
}

/** Starts over until every slot has words; false when not even all of them are enough. */
function open(opening: Opening): boolean {
  for (;; opening.restarts++) {
    const isOpen = startOver(opening.domains, opening.shares);
    if (isOpen || !isNarrow(opening)) return isOpen;
    giveMore(opening);
  }
}

function giveMore(opening: Opening): void {
  if (opening.restarts < MAX_NARROW) return widen(opening);
  opening.shares.fill(1);
  opening.domains.isWide.fill(1);
}

/** Gives more words to the narrow slots with more than their part of the trouble, and at least to one. */
function widen({ domains, shares }: Opening): void {
  const { weights, tables, isWide } = domains;
  let sum = 0;
  let worst = -1;
  for (let slot = 0; slot < shares.length; slot++) {
    sum += weights[slot]!;
    if (shares[slot]! < 1 && (worst < 0 || weights[slot]! > weights[worst]!)) worst = slot;
  }
  const mean = sum / shares.length;
  for (let slot = 0; slot < shares.length; slot++) {
    if (slot !== worst && weights[slot]! <= mean) continue;
    // Of two letters, what is not a word is all alike: the whole lot or none.
    const factor = tables[slot]!.length === 2 ? Infinity : WIDENING;
    shares[slot] = Math.min(1, shares[slot]! * factor);
    isWide[slot] = 1;
  }
}

/** Lets some slots of two letters have pairs that are not words: a few at least are always needed. */
function openSome(
  tables: readonly WordTable[],
  shares: Float64Array,
  { slotsPerPair, rng }: { slotsPerPair: number; rng: Rng },
): void {
  const slots = [...tables.keys()].filter((slot) =>
    tables[slot]!.length === 2 && tables[slot]!.front > 0
  );
  const count = Math.floor(tables.length / slotsPerPair);
  for (const slot of shuffle(slots, rng).slice(0, count)) shares[slot] = 1;
}

/** What share of a length's words takes part from the first. */
export function firstShare({ front, size, suited }: WordTable, { isRanked }: WordTables): number {
  if (!isRanked) return 1;
  if (front === 0) return FIRST_SHARE;
  return front > PLENTY ? (suited ?? FIRST_FRONT * front) / size : front / size;
}

function stateOf({ domains, shares, restarts }: Opening): State {
  const { words, sizes, widths, letterSets, weights, isWide } = domains;
  return {
    shares: shares.slice(),
    restarts,
    words: words.slice(),
    sizes: sizes.slice(),
    widths: widths.slice(),
    letterSets: letterSets.slice(),
    weights: weights.slice(),
    isWide: isWide.slice(),
  };
}

function bringBack(opening: Opening, state: State): void {
  const { domains } = opening;
  forgetMarks(domains);
  for (const name of CHANGING) domains[name].set(state[name]);
  opening.shares.set(state.shares);
  opening.restarts = state.restarts;
}
