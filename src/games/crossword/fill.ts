import { type Rng, shuffle } from "../../core/random.ts";
import {
  assign,
  bitsOfChoice,
  cellsOf,
  type Domains,
  domainsOf,
  exclude,
  nth,
  room,
  startOver,
} from "./domains.ts";
import type { Grid } from "./template.ts";
import { mark, undo } from "./trail.ts";
import type { WordTable, WordTables } from "./words.ts";

export interface FillRequest {
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
  /** Whether every slot of two letters may have a pair that is not a word, not only some. */
  readonly hasPairs?: boolean;
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

/** How many words to weigh against each other before one is tried. */
const SAMPLES = 12;
/** What the whole way from the most to the least wanted word is worth, in bits of choice per letter. */
const PREFERENCE = 2.5;
/** How much of the choice is chance, in bits of choice. */
const NOISE = 1.5;
/** What a fill's own liking for a word is worth at most, in bits of choice per letter. */
const LIKING = 1.8;
/** What it is worth, in bits of choice, that a letter is on its side, and per letter that a word is. */
const SIDE_LETTER = 4;
const SIDE_WORD = 4;
/** Failures before the first restart, and how the allowance grows. */
const FIRST_ALLOWANCE = 40;
const GROWTH = 1.25;
/** What share of the ranked words takes part at first, and how many more a slot in trouble gets. */
const FIRST_SHARE = 0.2;
const WIDENING = 2;
/** Where more words than this can be defined, what share of them takes part at first. */
const PLENTY = 1200;
const FIRST_FRONT = 0.4;
/** Failures before the next restart while slots are narrow. */
const NARROW_ALLOWANCE = 25;
/** One slot in this many may have a pair of letters that is not a word from the start. */
export const PAIR_SLOTS = 10;
/** Restarts after which no slot stays narrow. */
const MAX_NARROW = 80;

/**
 * Fills a picture with distinct words, or says why not. Each step takes the slot with least
 * choice for the trouble it has been, puts in the best of a few words, and lets the crossings
 * follow; a run that fails too often starts over and keeps what it learnt of the slots. Ranked
 * words take part from the front, and only a slot in trouble gets more of them, in the end all:
 * so a preference shows wherever the picture leaves room for it, and forbids nothing.
 */
export function fill(request: FillRequest, rng: Rng): Filled {
  const { grid, tables, maxSteps, forbidden, side, hasPairs } = request;
  const domains = domainsOf(grid, tables);
  let steps = 0;
  let restarts = 0;
  const end = (kind: "impossible" | "gave_up"): Filled => ({ kind, steps, restarts });
  if (!domains) return end("impossible");
  const shares = Float64Array.from(domains.tables, (table) => firstShare(table, tables));
  openSome(domains.tables, shares, { slotsPerPair: hasPairs ? 1 : PAIR_SLOTS, rng });
  const salt = rng();
  const tried: [slot: number, word: number][] = [];
  let allowance = FIRST_ALLOWANCE;
  let failures = 0;

  /** Goes back to the last choice that leaves another, and rules out what failed. */
  const retreat = (): boolean => {
    while (tried.length > 0) {
      const [slot, word] = tried.pop()!;
      undo(domains);
      failures++;
      if (exclude(domains, slot, word)) return true;
    }
    return false;
  };

  for (let isNarrow = true, isOpen = false;; restarts++) {
    // Once no slot is narrow, what was ruled out at the root stays so.
    if (isNarrow) isOpen = startOver(domains, shares);
    isNarrow = shares.some((share) => share < 1);
    const most = isNarrow ? NARROW_ALLOWANCE : allowance;
    for (failures = 0; isOpen && failures <= most;) {
      const slot = tightest(domains);
      if (slot < 0) {
        const cells = cellsOf(domains);
        if (cells !== forbidden) {
          return { kind: "filled", grid: { ...grid, cells }, steps, restarts };
        }
        isOpen = retreat();
        continue;
      }
      if (steps >= maxSteps) return end("gave_up");
      steps++;
      const word = choose(domains, slot, { isRanked: tables.isRanked, salt, side, rng });
      tried.push([slot, word]);
      mark(domains);
      if (!assign(domains, slot, word)) isOpen = retreat();
    }
    if (isNarrow && restarts < MAX_NARROW) widen(domains, shares);
    else if (isNarrow) {
      shares.fill(1);
      domains.isWide.fill(1);
    } else if (!isOpen) return end("impossible");
    else allowance *= GROWTH;
    for (; tried.length > 0; tried.pop()) undo(domains);
  }
}

/** Gives more words to the narrow slots with more than their part of the trouble, and at least to one. */
function widen({ weights, tables, isWide }: Domains, shares: Float64Array): void {
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

/** The slot with the fewest words for its weight, or -1 when all are filled. */
function tightest({ slots, sizes, weights }: Domains): number {
  let best = -1;
  let least = Infinity;
  for (let slot = 0; slot < slots.length; slot++) {
    if (sizes[slot]! < 2) continue;
    const value = bitsOfChoice(sizes[slot]!) / weights[slot]!;
    if (value >= least) continue;
    least = value;
    best = slot;
  }
  return best;
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

/** The best of a few words drawn from a slot: room for the crossings, rank, liking, and chance. */
function choose(
  domains: Domains,
  slot: number,
  { isRanked, salt, side, rng }: {
    isRanked: boolean;
    salt: number;
    side: Side | undefined;
    rng: Rng;
  },
): number {
  const size = domains.sizes[slot]!;
  const table = domains.tables[slot]!;
  let best = -1;
  let most = -Infinity;
  for (let i = Math.min(size, SAMPLES); i > 0; i--) {
    const draw = unit(rng);
    const word = nth(domains, slot, Math.floor(size * (isRanked ? draw * (1 + draw) / 2 : draw)));
    const left = room(domains, slot, word);
    const worth = isRanked ? PREFERENCE * rankOf(table, word) + LIKING * likingOf(word, salt) : 0;
    const value = (left < 0 ? -1000 : left) + table.length * worth + NOISE * unit(rng) +
      (side === undefined ? 0 : sideWorth(domains, slot, { word, side }));
    if (value <= most) continue;
    most = value;
    best = word;
  }
  return best;
}

/** What a word is worth for being on its side, with its vowels. */
function sideWorth(
  { grid, slots, tables, vowels }: Domains,
  slot: number,
  { word, side }: { word: number; side: Side },
): number {
  const { cells } = slots[slot]!;
  const { letters, length } = tables[slot]!;
  let worth = isOnSide(word, side) ? SIDE_WORD * length : 0;
  for (let place = 0; place < length; place++) {
    const cell = cells[place]!;
    const half = (Math.floor(cell / grid.cols) + cell % grid.cols + side) & 1;
    const isVowel = vowels >>> letters[word * length + place]! & 1;
    if (half !== isVowel) worth += SIDE_LETTER;
  }
  return worth;
}

/** Whether a word, by its place, belongs to a side: half of them do. */
export function isOnSide(word: number, side: Side): boolean {
  return likingOf(word, 0) < 0.5 === (side === 0);
}

/** From 1, the most wanted, to 0; there is a step where the words that can be defined end. */
function rankOf({ front, size }: WordTable, word: number): number {
  if (front === 0) return 1 - word / size;
  return word < front ? 1 - 0.7 * word / front : 0.2 * (size - word) / (size - front);
}

/** A number from 0 to 1 for each word, another in every fill, so that neighbouring seeds differ. */
function likingOf(word: number, salt: number): number {
  let mixed = Math.imul(word ^ salt, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}

/** From 0 to 1, 1 left out. */
function unit(rng: Rng): number {
  return rng() / 0x1_0000_0000;
}
