import { bits, unit } from "./chance";
import { assign, bitsOfChoice, Domains, exclude, nth, room, slotTable } from "./domains";
import { byteAt, get, put, putByte, realAt, take } from "./memory";
import { isNarrow, Opened, Opening, openPicture, openWider } from "./opening";
import { cellCount, CELLS, cellsOf, FILLED, FORBIDDEN, Picture } from "./picture";
import { lettersOf, Lists, Table } from "./tables";
import { mark, undo } from "./trail";

/** How a fill ended: every possibility was looked at, or the steps were used up first. */
export enum Ending {
  FILLED,
  IMPOSSIBLE,
  GAVE_UP,
}

/** A fill that goes on, or the last one. */
export class Fill {
  /** How many words were tried. */
  static steps: i32 = 0;
  /** Where vowels would rather be: see `Side` in `games/crossword/fill.ts`; -1 for anywhere. */
  static side: i32 = -1;
  /** What a fill likes is another with each. */
  static salt: i32 = 0;
  /** The slots that were filled, each with the word that was put in. */
  static tried: usize = 0;
  static depth: i32 = 0;
  static failures: i32 = 0;
}

/** How many words to weigh against each other before one is tried. */
const SAMPLES = 12;
/** What the whole way from the most to the least wanted word is worth, in bits of choice per letter. */
const PREFERENCE: f64 = 2.5;
/** How much of the choice is chance, in bits of choice. */
const NOISE: f64 = 1.5;
/** What a fill's own liking for a word is worth at most, in bits of choice per letter. */
const LIKING: f64 = 1.8;
/** What it is worth, in bits of choice, that a letter is on its side, and per letter that a word is. */
const SIDE_LETTER: f64 = 4;
const SIDE_WORD: f64 = 4;
/** Failures before the first restart, and how the allowance grows. */
const FIRST_ALLOWANCE: f64 = 40;
const GROWTH: f64 = 1.25;
/** Failures before the next restart while slots are narrow. */
const NARROW_ALLOWANCE: f64 = 25;
/** What a word is worth that leaves a crossing none. */
const DEAD_END: f64 = -1000;

/**
 * Fills the picture in `CELLS` with distinct words, into `FILLED`. Each step takes the slot with
 * least choice for the trouble it has been, puts in the best of a few words, and lets the crossings
 * follow; a run that fails too often starts over and keeps what it learnt of the slots. Ranked
 * words take part from the front, and only a slot in trouble gets more of them, in the end all:
 * so a preference shows wherever the picture leaves room for it, and forbids nothing.
 */
export function fillPicture(maxSteps: i32, slotsPerPair: i32): Ending {
  Fill.steps = 0;
  Fill.depth = 0;
  Fill.tried = take(cellCount() * 8);
  const opened = openPicture(slotsPerPair);
  if (opened === Opened.NO_TABLE) return Ending.IMPOSSIBLE;
  let isOpen = opened === Opened.OPEN;
  Fill.salt = bits();
  let allowance = FIRST_ALLOWANCE;
  while (true) {
    const couldWiden = isNarrow();
    const most = couldWiden ? NARROW_ALLOWANCE : allowance;
    for (Fill.failures = 0; isOpen && f64(Fill.failures) <= most;) {
      const slot = tightest();
      if (slot < 0) {
        writeFilled();
        if (!isForbidden()) return Ending.FILLED;
        isOpen = retreat();
        continue;
      }
      if (Fill.steps >= maxSteps) return Ending.GAVE_UP;
      Fill.steps++;
      isOpen = step(slot, choose(slot)) || retreat();
    }
    for (; Fill.depth > 0; Fill.depth--) undo();
    if (couldWiden) {
      isOpen = openWider();
      continue;
    }
    if (!isOpen) return Ending.IMPOSSIBLE;
    // No slot is narrow any more: what was ruled out at the root stays so.
    Opening.restarts++;
    allowance *= GROWTH;
  }
}

/** Puts a word in; false at a conflict. */
function step(slot: i32, word: i32): bool {
  put(Fill.tried, 2 * Fill.depth, slot);
  put(Fill.tried, 2 * Fill.depth + 1, word);
  Fill.depth++;
  mark();
  return assign(slot, word);
}

/** Goes back to the last choice that leaves another, and rules out what failed. */
function retreat(): bool {
  while (Fill.depth > 0) {
    Fill.depth--;
    undo();
    Fill.failures++;
    if (exclude(get(Fill.tried, 2 * Fill.depth), get(Fill.tried, 2 * Fill.depth + 1))) return true;
  }
  return false;
}

/** The picture with the one word that each slot has left. */
function writeFilled(): void {
  memory.copy(FILLED, CELLS, cellCount());
  for (let slot = 0; slot < Domains.count; slot++) {
    const table = slotTable(slot);
    const letters = lettersOf(table, nth(slot, 0));
    const cells = cellsOf(Domains.slots, slot);
    for (let place = 0; place < table.length; place++) {
      putByte(FILLED, get(cells, place), byteAt(letters, place));
    }
  }
}

function isForbidden(): bool {
  if (!Picture.hasForbidden) return false;
  for (let cell = 0; cell < cellCount(); cell++) {
    if (byteAt(FILLED, cell) !== byteAt(FORBIDDEN, cell)) return false;
  }
  return true;
}

/** The slot with the fewest words for its weight, or -1 when all are filled. */
function tightest(): i32 {
  let best = -1;
  let least = Infinity;
  for (let slot = 0; slot < Domains.count; slot++) {
    const size = get(Domains.sizes, slot);
    if (size < 2) continue;
    const value = bitsOfChoice(size) / realAt(Domains.weights, slot);
    if (value >= least) continue;
    least = value;
    best = slot;
  }
  return best;
}

/** The best of a few words drawn from a slot: room for the crossings, rank, liking, and chance. */
function choose(slot: i32): i32 {
  const size = get(Domains.sizes, slot);
  const table = slotTable(slot);
  let best = -1;
  let most = -Infinity;
  for (let i = min(size, SAMPLES); i > 0; i--) {
    const draw = unit();
    const share = Lists.isRanked ? draw * (1 + draw) / 2 : draw;
    const word = nth(slot, i32(Math.floor(f64(size) * share)));
    const left = room(slot, word);
    const worth = Lists.isRanked
      ? PREFERENCE * rankOf(table, word) + LIKING * likingOf(word, Fill.salt)
      : 0;
    const value = (left < 0 ? DEAD_END : left) + f64(table.length) * worth + NOISE * unit() +
      (Fill.side < 0 ? 0 : sideWorth(slot, word));
    if (value <= most) continue;
    most = value;
    best = word;
  }
  return best;
}

/** What a word is worth for being on its side, with its vowels. */
function sideWorth(slot: i32, word: i32): f64 {
  const table = slotTable(slot);
  const letters = lettersOf(table, word);
  const cells = cellsOf(Domains.slots, slot);
  let worth: f64 = isOnSide(word, Fill.side) ? SIDE_WORD * f64(table.length) : 0;
  for (let place = 0; place < table.length; place++) {
    const cell = get(cells, place);
    const half = (cell / Picture.cols + cell % Picture.cols + Fill.side) & 1;
    const isVowel = (Lists.vowels >>> byteAt(letters, place)) & 1;
    if (half !== isVowel) worth += SIDE_LETTER;
  }
  return worth;
}

/** Whether a word, by its place, belongs to a side: half of them do. */
export function isOnSide(word: i32, side: i32): bool {
  return likingOf(word, 0) < 0.5 === (side === 0);
}

/** From 1, the most wanted, to 0; there is a step where the words that can be defined end. */
function rankOf(table: Table, word: i32): f64 {
  const front = table.front;
  if (front === 0) return 1 - f64(word) / f64(table.size);
  return word < front
    ? 1 - 0.7 * f64(word) / f64(front)
    : 0.2 * f64(table.size - word) / f64(table.size - front);
}

/** A number from 0 to 1 for each word, another in every fill, so that neighbouring seeds differ. */
function likingOf(word: i32, salt: i32): f64 {
  let mixed = u32(word ^ salt) * u32(0x9e3779b1);
  mixed = (mixed ^ (mixed >>> 15)) * u32(0x85ebca6b);
  return f64(mixed ^ (mixed >>> 13)) / 4_294_967_296;
}
