import { type Mask, sizeOf } from "../core/letters.ts";

/**
 * Words by their set of letters, for sets of at most seven: `ids` holds them set by set, those
 * of `masks[i]` from `starts[i]` to `starts[i + 1]`, and `slots` is an open-addressing table of
 * places in `masks` plus one. Masks are sorted as unsigned numbers.
 */
export interface MaskIndex {
  readonly masks: Int32Array;
  readonly starts: Uint32Array;
  readonly ids: Uint32Array;
  readonly slots: Uint32Array;
}

/** What the index is made of: a word's id, its letters, and how soon it comes in its group. */
export interface Indexed {
  readonly id: number;
  readonly mask: Mask;
  /** Higher comes first. */
  readonly weight: number;
}

export const MAX_SET = 7;

/** Fibonacci hashing: the top bits of the product, by 2^32 over the golden ratio. */
export function slotOf(mask: Mask, capacity: number): number {
  return Math.imul(mask, 0x9e3779b1) >>> (Math.clz32(capacity) + 1);
}

export function buildMaskIndex(words: readonly Indexed[]): MaskIndex {
  const groups = new Map<Mask, Indexed[]>();
  for (const word of words) {
    if (sizeOf(word.mask) > MAX_SET) continue;
    const group = groups.get(word.mask);
    if (group) group.push(word);
    else groups.set(word.mask, [word]);
  }
  const masks = [...groups.keys()].sort((a, b) => (a >>> 0) - (b >>> 0));
  const starts: number[] = [0];
  const ids: number[] = [];
  for (const mask of masks) {
    const group = groups.get(mask)!.sort((a, b) => b.weight - a.weight || a.id - b.id);
    for (const { id } of group) ids.push(id);
    starts.push(ids.length);
  }
  let capacity = 2;
  while (capacity < masks.length * 2) capacity *= 2;
  const slots = new Uint32Array(capacity);
  masks.forEach((mask, i) => {
    let slot = slotOf(mask, capacity);
    while (slots[slot] !== 0) slot = (slot + 1) & (capacity - 1);
    slots[slot] = i + 1;
  });
  return {
    masks: Int32Array.from(masks),
    starts: Uint32Array.from(starts),
    ids: Uint32Array.from(ids),
    slots,
  };
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
  const out: number[] = [];
  if (required & ~board) return out;
  const free = board & ~required;
  for (let some = free;; some = (some - 1) & free) {
    const place = findMask(index, some | required);
    if (place >= 0) {
      const end = Math.min(index.starts[place + 1]!, index.ids.length);
      for (let i = index.starts[place]!; i < end; i++) out.push(index.ids[i]!);
    }
    if (some === 0) return out;
  }
}
