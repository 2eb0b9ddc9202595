import type { Rng } from "../../core/random.ts";
import { assign, bitsOfChoice, cellsOf, type Domains, exclude, nth, room } from "./domains.ts";
import { isNarrow, type Openings, openPicture, openWider } from "./opening.ts";
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
  /** Pictures that were opened before, and what is opened now; only with `hasPairs`. */
  readonly openings?: Openings;
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
/** Failures before the next restart while slots are narrow. */
const NARROW_ALLOWANCE = 25;

/**
 * Fills a picture with distinct words, or says why not. Each step takes the slot with least
 * choice for the trouble it has been, puts in the best of a few words, and lets the crossings
 * follow; a run that fails too often starts over and keeps what it learnt of the slots. Ranked
 * words take part from the front, and only a slot in trouble gets more of them, in the end all:
 * so a preference shows wherever the picture leaves room for it, and forbids nothing.
 */
export function fill(request: FillRequest, rng: Rng): Filled {
  const { grid, tables, maxSteps, forbidden, side } = request;
  const opened = openPicture(request, rng);
  if (!opened) return { kind: "impossible", steps: 0, restarts: 0 };
  const { opening } = opened;
  const { domains } = opening;
  let { isOpen } = opened;
  const salt = rng();
  const tried: [slot: number, word: number][] = [];
  let steps = 0;
  let failures = 0;
  let allowance = FIRST_ALLOWANCE;

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

  for (;;) {
    const couldWiden = isNarrow(opening);
    const most = couldWiden ? NARROW_ALLOWANCE : allowance;
    for (failures = 0; isOpen && failures <= most;) {
      const slot = tightest(domains);
      if (slot < 0) {
        const cells = cellsOf(domains);
        if (cells !== forbidden) {
          return { kind: "filled", grid: { ...grid, cells }, steps, restarts: opening.restarts };
        }
        isOpen = retreat();
        continue;
      }
      if (steps >= maxSteps) return { kind: "gave_up", steps, restarts: opening.restarts };
      steps++;
      const word = choose(domains, slot, { isRanked: tables.isRanked, salt, side, rng });
      tried.push([slot, word]);
      mark(domains);
      if (!assign(domains, slot, word)) isOpen = retreat();
    }
    for (; tried.length > 0; tried.pop()) undo(domains);
    if (couldWiden) {
      isOpen = openWider(opening);
      continue;
    }
    if (!isOpen) return { kind: "impossible", steps, restarts: opening.restarts };
    // No slot is narrow any more: what was ruled out at the root stays so.
    opening.restarts++;
    allowance *= GROWTH;
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
