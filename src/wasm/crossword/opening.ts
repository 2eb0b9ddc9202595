import { shuffle } from "./chance";
import { Domains, slotTable, startOver } from "./domains";
import { layPicture } from "./laying";
import { get, put, putReal, realAt, take } from "./memory";
import { cellCount } from "./picture";

/** The words that take part in filling a picture. */
export class Opening {
  /** What share of each slot's words takes part; real numbers. */
  static shares: usize = 0;
  /** How many times it was started over. */
  static restarts: i32 = 0;
}

/** How many more words a slot in trouble gets. */
const WIDENING: f64 = 2;
/** Restarts after which no slot stays narrow. */
const MAX_NARROW = 80;

/** What came of it: some slot has no word of its length, or none that takes part fits, or all is well. */
export enum Opened {
  NO_TABLE,
  NO_WORDS,
  OPEN,
}

/** Opens the picture in `CELLS`. One slot in so many may have a pair that is not a word. */
export function openPicture(slotsPerPair: i32): Opened {
  Opening.restarts = 0;
  Opening.shares = take(cellCount() * 8);
  const pairs = take(cellCount() * 4);
  if (!layPicture()) return Opened.NO_TABLE;
  for (let slot = 0; slot < Domains.count; slot++) {
    putReal(Opening.shares, slot, slotTable(slot).share);
  }
  openSome(pairs, Domains.count / slotsPerPair);
  return open() ? Opened.OPEN : Opened.NO_WORDS;
}

/** Opens it to all words; false when some slot has none. */
export function openToAll(): bool {
  Opening.shares = take(cellCount() * 8);
  if (!layPicture()) return false;
  for (let slot = 0; slot < Domains.count; slot++) putReal(Opening.shares, slot, 1);
  return startOver(Opening.shares);
}

/** The same with more words. Only where some slot is narrow. */
export function openWider(): bool {
  giveMore();
  Opening.restarts++;
  return open();
}

/** Whether some slot could have more words. */
export function isNarrow(): bool {
  for (let slot = 0; slot < Domains.count; slot++) {
    if (realAt(Opening.shares, slot) < 1) return true;
  }
  return false;
}

/** Starts over until every slot has words; false when not even all of them are enough. */
function open(): bool {
  while (true) {
    const isOpen = startOver(Opening.shares);
    if (isOpen || !isNarrow()) return isOpen;
    giveMore();
    Opening.restarts++;
  }
}

function giveMore(): void {
  if (Opening.restarts < MAX_NARROW) return widen();
  for (let slot = 0; slot < Domains.count; slot++) {
    putReal(Opening.shares, slot, 1);
    put(Domains.isWide, slot, 1);
  }
}

/** Gives more words to the narrow slots with more than their part of the trouble, and at least to one. */
function widen(): void {
  let sum: f64 = 0;
  let worst = -1;
  for (let slot = 0; slot < Domains.count; slot++) {
    const weight = realAt(Domains.weights, slot);
    sum += weight;
    if (realAt(Opening.shares, slot) >= 1) continue;
    if (worst < 0 || weight > realAt(Domains.weights, worst)) worst = slot;
  }
  const mean = sum / f64(Domains.count);
  for (let slot = 0; slot < Domains.count; slot++) {
    if (slot !== worst && realAt(Domains.weights, slot) <= mean) continue;
    // Of two letters, what is not a word is all alike: the whole lot or none.
    const factor = slotTable(slot).length === 2 ? Infinity : WIDENING;
    putReal(Opening.shares, slot, min(1, realAt(Opening.shares, slot) * factor));
    put(Domains.isWide, slot, 1);
  }
}

/** Lets some slots of two letters have pairs that are not words: a few at least are always needed. */
function openSome(pairs: usize, count: i32): void {
  let length = 0;
  for (let slot = 0; slot < Domains.count; slot++) {
    const table = slotTable(slot);
    if (table.length === 2 && table.front > 0) put(pairs, length++, slot);
  }
  shuffle(pairs, length);
  for (let i = 0; i < min(count, length); i++) putReal(Opening.shares, get(pairs, i), 1);
}
