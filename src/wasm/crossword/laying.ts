import { crossingOf, Domains } from "./domains";
import { byteAt, get, put, putReal, setAll, take, takeZeros } from "./memory";
import { cellCount, CELLS, cellsOf, EMPTY, slotsIn } from "./picture";
import { newQueue } from "./propagate";
import { findIn, Lists, LONGEST, tableOf } from "./tables";
import { newTrail } from "./trail";

/** Takes the picture in `CELLS`; false when some slot has no word of its length. */
export function layPicture(): bool {
  const slots = slotsIn(CELLS, true);
  const count = slots.count;
  const starts = take((count + 1) * 4);
  let total = 0;
  let widest = 1;
  for (let slot = 0; slot < count; slot++) {
    const table = tableOf(get(slots.lengths, slot));
    if (changetype<usize>(table) === 0) return false;
    put(starts, slot, total);
    total += table.width;
    widest = max(widest, table.width);
  }
  put(starts, count, total);
  Domains.slots = slots;
  Domains.count = count;
  Domains.starts = starts;
  Domains.words = take(total * 4);
  Domains.freshWords = take(total * 4);
  Domains.widths = take(count * 4);
  Domains.freshWidths = take(count * 4);
  Domains.sizes = take(count * 4);
  Domains.freshSizes = take(count * 4);
  Domains.letterSets = take(cellCount() * 4);
  Domains.freshLetters = take(cellCount() * 4);
  Domains.weights = take(count * 8);
  Domains.freshShares = take(count * 8);
  Domains.isWide = takeZeros(count);
  Domains.freshWide = takeZeros(count);
  Domains.gathered = take(widest * 4);
  Domains.seen = take((LONGEST + 1) * 4);
  for (let slot = 0; slot < count; slot++) {
    putReal(Domains.weights, slot, 1);
    putReal(Domains.freshShares, slot, NaN);
  }
  findCrossings();
  findLetters();
  findGiven();
  newQueue();
  newTrail();
  return true;
}

function findCrossings(): void {
  Domains.across = take(cellCount() * 4);
  Domains.down = take(cellCount() * 4);
  setAll(Domains.across, cellCount());
  setAll(Domains.down, cellCount());
  const slots = Domains.slots;
  for (let slot = 0; slot < slots.count; slot++) {
    const through = slot < slots.across ? Domains.across : Domains.down;
    const cells = cellsOf(slots, slot);
    const length = get(slots.lengths, slot);
    for (let place = 0; place < length; place++) {
      put(through, get(cells, place), crossingOf(slot, place));
    }
  }
}

/** For each cell the letters that the picture leaves it: all, or the one it has. */
function findLetters(): void {
  for (let cell = 0; cell < cellCount(); cell++) {
    const code = byteAt(CELLS, cell);
    const letters = code === EMPTY ? Lists.all : code < Lists.alphabet ? 1 << code : 0;
    put(Domains.freshLetters, cell, letters);
  }
}

/** The words that the picture has already and that would fit a slot. */
function findGiven(): void {
  const slots = slotsIn(CELLS, false);
  Domains.given = take(slots.count * 8);
  Domains.givenCount = 0;
  for (let slot = 0; slot < slots.count; slot++) {
    const table = tableOf(get(slots.lengths, slot));
    if (changetype<usize>(table) === 0) continue;
    const word = findIn(table, CELLS, cellsOf(slots, slot));
    if (word < 0) continue;
    put(Domains.given, 2 * Domains.givenCount, table.length);
    put(Domains.given, 2 * Domains.givenCount + 1, word);
    Domains.givenCount++;
  }
}
