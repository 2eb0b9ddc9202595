import { has } from "./bitsets";
import { below } from "./chance";
import { Ending, Fill, fillPicture, isOnSide } from "./fill";
import { byteAt, get, giveUp, inUse, put, putByte, take } from "./memory";
import { Opening } from "./opening";
import { cellCount, CELLS, cellsOf, EMPTY, FILLED, Slots, slotsIn } from "./picture";
import { findIn, Lists, Table, tableOf } from "./tables";

/** One slot in this many may have a pair of letters that is not a word from the start. */
export const PAIR_SLOTS = 10;
/** For each entry that does not suit, how many times some entries are taken out and filled anew. */
const ROUNDS = 2;
/** And how many times in all, so that large pictures do not take for ever. */
const MOST_ROUNDS = 80;
/** How many words may be tried each time. */
const STEPS = 60;
/** There are too few shorter words to choose from. */
const SHORTEST = 4;
/** What an entry is worth that suits, one on the fill's side, and a pair that is no word and too many. */
const SUITED = 3;
const ON_SIDE = 2;
const PAIR_TOO_MANY = -3;

/**
 * Fills a picture, then takes out entries that do not suit the level, with all that cross them,
 * and keeps what comes instead if it suits better. The first fill has to be found at all; this
 * has one to go back to.
 */
export function fillSuited(maxSteps: i32): Ending {
  const cells = cellCount();
  const given = take(cells);
  const best = take(cells);
  memory.copy(given, CELLS, cells);
  const slots = slotsIn(given, true);
  const poor = take(slots.count * 4);
  const before = inUse();
  const ending = fillPicture(maxSteps, PAIR_SLOTS);
  if (ending !== Ending.FILLED || !Lists.isRanked) return ending;
  const steps = Fill.steps;
  const restarts = Opening.restarts;
  memory.copy(best, FILLED, cells);
  let worth = worthOf(best, slots);
  let poorCount = findPoor(best, slots, poor);
  for (let left = min(MOST_ROUNDS, ROUNDS * poorCount); left > 0 && poorCount > 0; left--) {
    openAround(best, given, slots, get(poor, below(poorCount)));
    giveUp(before);
    if (fillPicture(STEPS, 1) !== Ending.FILLED) continue;
    const now = worthOf(FILLED, slots);
    if (now < worth) continue;
    memory.copy(best, FILLED, cells);
    worth = now;
    poorCount = findPoor(best, slots, poor);
  }
  memory.copy(FILLED, best, cells);
  Fill.steps = steps;
  Opening.restarts = restarts;
  return ending;
}

/** Writes down the longer slots whose entries do not suit; how many. */
function findPoor(codes: usize, slots: Slots, poor: usize): i32 {
  let count = 0;
  for (let slot = 0; slot < slots.count; slot++) {
    const length = get(slots.lengths, slot);
    if (length < SHORTEST) continue;
    const table = tableOf(length);
    if (!isSuited(table, findIn(table, codes, cellsOf(slots, slot)))) put(poor, count++, slot);
  }
  return count;
}

function worthOf(codes: usize, slots: Slots): i32 {
  let sum = 0;
  let pairs = 0;
  for (let slot = 0; slot < slots.count; slot++) {
    const table = tableOf(get(slots.lengths, slot));
    const word = findIn(table, codes, cellsOf(slots, slot));
    if (table.length >= SHORTEST && isSuited(table, word)) sum += SUITED;
    if (Fill.side >= 0 && isOnSide(max(0, word), Fill.side)) sum += ON_SIDE;
    if (table.length === 2 && (word < 0 || word >= table.front)) pairs++;
  }
  return sum + PAIR_TOO_MANY * max(0, pairs - slots.count / PAIR_SLOTS);
}

/** Whether a word is one of those that take part in a fill from the first and do not rest. */
function isSuited(table: Table, word: i32): bool {
  if (word < 0) return false;
  const isResting = table.resting !== 0 && has(table.resting, word);
  return !isResting && f64(word) < table.share * f64(table.size);
}

/** Into `CELLS`, the fill without the letters of an entry and of those that cross it, except what was given. */
function openAround(codes: usize, given: usize, slots: Slots, slot: i32): void {
  memory.copy(CELLS, codes, cellCount());
  for (let other = 0; other < slots.count; other++) {
    if (!shareCell(slots, slot, other)) continue;
    const cells = cellsOf(slots, other);
    for (let place = 0; place < get(slots.lengths, other); place++) {
      const cell = get(cells, place);
      if (byteAt(given, cell) === EMPTY) putByte(CELLS, cell, EMPTY);
    }
  }
}

function shareCell(slots: Slots, one: i32, other: i32): bool {
  const cells = cellsOf(slots, one);
  const others = cellsOf(slots, other);
  for (let i = 0; i < get(slots.lengths, one); i++) {
    for (let k = 0; k < get(slots.lengths, other); k++) {
      if (get(cells, i) === get(others, k)) return true;
    }
  }
  return false;
}
