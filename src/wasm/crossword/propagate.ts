import {
  columnOf,
  crossingsOf,
  Domains,
  NONE,
  placeIn,
  slotIn,
  slotTable,
  wordsOf,
} from "./domains";
import { addAll, haveCommon, isWithin, keepCommon, removeAll, sizeOf } from "./bitsets";
import { byteAt, clear, get, put, putReal, realAt, take, takeZeros } from "./memory";
import { cellsOf } from "./picture";
import { lettersOf, Lists } from "./tables";
import { saveCell, saveSlot } from "./trail";

/** Slots whose change has not reached their crossings. */
class Queue {
  static slots: usize = 0;
  static length: i32 = 0;
  /** 1 for a slot that waits. */
  static waits: usize = 0;
}

export function newQueue(): void {
  Queue.slots = take(Domains.count * 4);
  Queue.waits = takeZeros(Domains.count);
  Queue.length = 0;
}

/** Lets every change reach what it crosses; false at a conflict, and then nothing waits. */
export function propagate(): bool {
  while (Queue.length > 0) if (!reachCrossings(nextSlot())) return false;
  return true;
}

/** Takes the slot with the fewest words from the queue. */
function nextSlot(): i32 {
  let best = 0;
  let fewest = get(Domains.sizes, get(Queue.slots, 0));
  for (let i = 1; i < Queue.length; i++) {
    const size = get(Domains.sizes, get(Queue.slots, i));
    if (size >= fewest) continue;
    fewest = size;
    best = i;
  }
  const slot = get(Queue.slots, best);
  Queue.length--;
  put(Queue.slots, best, get(Queue.slots, Queue.length));
  put(Queue.waits, slot, 0);
  return slot;
}

/** Narrows what crosses a slot to the letters it has left; false at a conflict. */
function reachCrossings(slot: i32): bool {
  if (get(Domains.sizes, slot) === 1 && !takeElsewhere(slot)) return false;
  look(slot);
  const cells = cellsOf(Domains.slots, slot);
  const length = get(Domains.slots.lengths, slot);
  const crossings = crossingsOf(slot);
  for (let place = 0; place < length; place++) {
    const cell = get(cells, place);
    const before = get(Domains.letterSets, cell);
    const left = before & get(Domains.seen, place);
    if (left === before) continue;
    saveCell(cell);
    put(Domains.letterSets, cell, left);
    const crossing = get(crossings, cell);
    if (crossing === NONE) continue;
    const change = restrict(slotIn(crossing), placeIn(crossing), left);
    if (change < 0) return conflict(slotIn(crossing), slot);
    if (change > 0) enqueue(slotIn(crossing));
  }
  return true;
}

export function enqueue(slot: i32): void {
  if (get(Queue.waits, slot)) return;
  put(Queue.waits, slot, 1);
  put(Queue.slots, Queue.length++, slot);
}

/** Blames two slots and empties the queue. */
export function conflict(slot: i32, by: i32): bool {
  putReal(Domains.weights, slot, realAt(Domains.weights, slot) + 1);
  putReal(Domains.weights, by, realAt(Domains.weights, by) + 1);
  for (let i = 0; i < Queue.length; i++) put(Queue.waits, get(Queue.slots, i), 0);
  Queue.length = 0;
  return false;
}

/** Keeps the words with one of the letters at that place; -1 none left, 1 fewer, 0 all. */
function restrict(slot: i32, place: i32, letters: i32): i32 {
  const used = get(Domains.widths, slot);
  const words = wordsOf(slot);
  // Whichever are fewer: the letters to keep, or those to drop.
  const areDropped = popcnt(letters) * 2 > Lists.alphabet;
  const gathered = wordsWith(slot, place, areDropped ? ~letters & Lists.all : letters);
  if (areDropped) {
    if (!haveCommon(words, gathered, used)) return 0;
    saveSlot(slot);
    removeAll(words, gathered, used);
  } else {
    if (isWithin(words, gathered, used)) return 0;
    saveSlot(slot);
    keepCommon(words, gathered, used);
  }
  const size = sizeOf(words, used);
  put(Domains.sizes, slot, size);
  return size === 0 ? -1 : 1;
}

/** Of a slot's table, the words with one of the letters at a place; good until the next call. */
function wordsWith(slot: i32, place: i32, letters: i32): usize {
  const table = slotTable(slot);
  if (popcnt(letters) === 1) return columnOf(table, place, ctz(letters));
  const used = get(Domains.widths, slot);
  clear(Domains.gathered, used);
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    addAll(Domains.gathered, columnOf(table, place, ctz(rest)), used);
  }
  return Domains.gathered;
}

/** Fills `seen` with the letters that the words of a slot have at each place. */
function look(slot: i32): void {
  const table = slotTable(slot);
  const length = table.length;
  const size = get(Domains.sizes, slot);
  const used = get(Domains.widths, slot);
  const words = wordsOf(slot);
  const seen = Domains.seen;
  clear(seen, length);
  // Few words are read one by one; of many, each letter is looked for.
  if (size < 200 || size * 6 < used * Lists.alphabet) {
    for (let w = 0; w < used; w++) {
      for (let rest = get(words, w); rest !== 0; rest &= rest - 1) {
        const letters = lettersOf(table, (w << 5) + ctz(rest));
        for (let place = 0; place < length; place++) {
          put(seen, place, get(seen, place) | (1 << byteAt(letters, place)));
        }
      }
    }
    return;
  }
  const cells = cellsOf(Domains.slots, slot);
  for (let place = 0; place < length; place++) {
    let found = 0;
    for (let rest = get(Domains.letterSets, get(cells, place)); rest !== 0; rest &= rest - 1) {
      if (haveCommon(words, columnOf(table, place, ctz(rest)), used)) found |= rest & -rest;
    }
    put(seen, place, found);
  }
}

/** A word that fills one slot is no longer possible in another: no entry appears twice. */
function takeElsewhere(slot: i32): bool {
  const words = wordsOf(slot);
  let w = 0;
  while (get(words, w) === 0) w++;
  const bit = get(words, w);
  const lengths = Domains.slots.lengths;
  const length = get(lengths, slot);
  for (let other = 0; other < Domains.count; other++) {
    if (other === slot || get(lengths, other) !== length) continue;
    const theirs = wordsOf(other);
    if ((get(theirs, w) & bit) === 0) continue;
    saveSlot(other);
    put(theirs, w, get(theirs, w) & ~bit);
    const size = get(Domains.sizes, other) - 1;
    put(Domains.sizes, other, size);
    if (size === 0) return conflict(other, slot);
    enqueue(other);
  }
  return true;
}
