import { type Mask, sizeOf } from "../core/letters.ts";

/**
 * Words by their set of letters, for sets of at most seven: `ids` holds them set by set, those
 * of `masks[i]` from `starts[i]` to `starts[i + 1]`, and `slots` is an open-addressing table of
 * places in `masks` plus one. Masks are sorted as unsigned numbers.
 */
export interface MaskIndex {
  readonly masks: Int32Array;
  readonly starts: Uint32Array;
  readonly ids: Int32Array;
  readonly slots: Uint32Array;
}

export const MAX_SET = 7;

/** Fibonacci hashing: the top bits of the product, by 2^32 over the golden ratio. */
export function slotOf(mask: Mask, capacity: number): number {
  return Math.imul(mask, GOLDEN) >>> shiftFor(capacity);
}

const GOLDEN = 0x9e3779b1;

function shiftFor(capacity: number): number {
  return Math.clz32(capacity) + 1;
}

/** The index of words by id: their letters, and their weights, the heavier first in its group. */
export function buildMaskIndex(byId: Int32Array, weights: ArrayLike<number>): MaskIndex {
  const small = byId.filter((mask) => sizeOf(mask) <= MAX_SET);
  const masks = Int32Array.from(Uint32Array.from(small).sort().filter(isFirst));
  const slots = slotsOf(masks);
  const starts = new Uint32Array(masks.length + 1);
  const index = { masks, starts, ids: new Int32Array(small.length), slots };
  for (const mask of small) starts[findMask(index, mask) + 1]!++;
  for (let place = 0; place < masks.length; place++) starts[place + 1]! += starts[place]!;
  const ends = starts.slice();
  byId.forEach((mask, id) => {
    if (sizeOf(mask) <= MAX_SET) index.ids[ends[findMask(index, mask)]!++] = id;
  });
  for (let place = 0; place < masks.length; place++) {
    const group = index.ids.subarray(starts[place], starts[place + 1]);
    if (group.length > 1) group.sort((a, b) => weights[b]! - weights[a]! || a - b);
  }
  return index;
}

function isFirst(value: number, place: number, sorted: Uint32Array): boolean {
  return value !== sorted[place - 1];
}

function slotsOf(masks: Int32Array): Uint32Array {
  let capacity = 2;
  while (capacity < masks.length * 2) capacity *= 2;
  const slots = new Uint32Array(capacity);
  masks.forEach((mask, place) => {
    let slot = slotOf(mask, capacity);
    while (slots[slot] !== 0) slot = (slot + 1) & (capacity - 1);
    slots[slot] = place + 1;
  });
  return slots;
}

/** Where in `masks` this set is, or -1. */
export function findMask(index: MaskIndex, mask: Mask): number {
  const { masks, slots } = index;
  const last = slots.length - 1;
  let slot = slotOf(mask, slots.length);
  // The table is at most half full, so an empty slot always ends the search.
  for (let tries = 0; tries <= last; tries++) {
    const place = slots[slot]! - 1;
    if (place < 0) return -1;
    if (masks[place] === mask) return place;
    slot = (slot + 1) & last;
  }
  return -1;
}

/**
 * Every id whose letters are all on the board, of at most seven letters, and include the required
 * ones. Seven letters, one of them required, take 64 look-ups, however many words there are.
 */
export function idsWithin(index: MaskIndex, board: Mask, required: Mask): number[] {
  const { starts, ids } = index;
  const count = placesWithin(index, board, required);
  // A list created at full length takes two thirds of the time of one that grows.
  let total = 0;
  for (let i = 0; i < count; i++) total += endOf(index, places[i]!) - starts[places[i]!]!;
  const out = new Array<number>(Math.max(0, total));
  let top = 0;
  for (let i = 0; i < count; i++) {
    const end = endOf(index, places[i]!);
    for (let k = starts[places[i]!]!; k < end; k++) out[top++] = ids[k]!;
  }
  return out;
}

/** How many ids `idsWithin` would give, in half the time. */
export function countWithin(index: MaskIndex, board: Mask, required: Mask): number {
  const { starts } = index;
  const count = placesWithin(index, board, required);
  let total = 0;
  for (let i = 0; i < count; i++) total += starts[places[i]! + 1]! - starts[places[i]!]!;
  return total;
}

/** What `placesWithin` found last: a new list for each board would take longer than the search. */
const places = new Int32Array(1 << MAX_SET);

/** Finds every set of the board's letters that has the required ones; how many are in `places`. */
function placesWithin({ masks, slots }: MaskIndex, board: Mask, required: Mask): number {
  if (required & ~board) return 0;
  const free = board & ~required;
  if (sizeOf(free) > MAX_SET) throw new RangeError(`More than ${MAX_SET} letters`);
  const last = slots.length - 1;
  const shift = shiftFor(slots.length);
  let count = 0;
  // The search of `findMask`, in place: 64 calls would take as long again.
  for (let some = free;; some = (some - 1) & free) {
    const mask = some | required;
    let slot = Math.imul(mask, GOLDEN) >>> shift;
    for (let tries = 0; tries <= last; tries++) {
      const place = slots[slot]! - 1;
      if (place < 0) break;
      if (masks[place] === mask) {
        places[count++] = place;
        break;
      }
      slot = (slot + 1) & last;
    }
    if (some === 0) return count;
  }
}

/** Where a group ends in `ids`, even in a damaged file. */
function endOf({ starts, ids }: MaskIndex, place: number): number {
  return Math.min(starts[place + 1]!, ids.length);
}
