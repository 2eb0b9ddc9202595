import { addressOf, get, put } from "./memory";

/** Sets with one bit for each word of a table: addresses of `width` numbers, taken four at a time. */

const FOUR = 4;

export function sizeOf(set: usize, width: i32): i32 {
  let w = 0;
  let size = 0;
  for (; w + FOUR <= width; w += FOUR) size += bitsIn(four(set, w));
  for (; w < width; w++) size += popcnt(get(set, w));
  return size;
}

export function commonSize(set: usize, other: usize, width: i32): i32 {
  let w = 0;
  let size = 0;
  for (; w + FOUR <= width; w += FOUR) size += bitsIn(v128.and(four(set, w), four(other, w)));
  for (; w < width; w++) size += popcnt(get(set, w) & get(other, w));
  return size;
}

export function haveCommon(set: usize, other: usize, width: i32): bool {
  let w = 0;
  for (; w + FOUR <= width; w += FOUR) {
    if (v128.any_true(v128.and(four(set, w), four(other, w)))) return true;
  }
  for (; w < width; w++) if (get(set, w) & get(other, w)) return true;
  return false;
}

export function isWithin(set: usize, other: usize, width: i32): bool {
  let w = 0;
  for (; w + FOUR <= width; w += FOUR) {
    if (v128.any_true(v128.andnot(four(set, w), four(other, w)))) return false;
  }
  for (; w < width; w++) if (get(set, w) & ~get(other, w)) return false;
  return true;
}

export function addAll(set: usize, other: usize, width: i32): void {
  let w = 0;
  for (; w + FOUR <= width; w += FOUR) {
    v128.store(addressOf(set, w), v128.or(four(set, w), four(other, w)));
  }
  for (; w < width; w++) put(set, w, get(set, w) | get(other, w));
}

export function keepCommon(set: usize, other: usize, width: i32): void {
  let w = 0;
  for (; w + FOUR <= width; w += FOUR) {
    v128.store(addressOf(set, w), v128.and(four(set, w), four(other, w)));
  }
  for (; w < width; w++) put(set, w, get(set, w) & get(other, w));
}

export function removeAll(set: usize, other: usize, width: i32): void {
  let w = 0;
  for (; w + FOUR <= width; w += FOUR) {
    v128.store(addressOf(set, w), v128.andnot(four(set, w), four(other, w)));
  }
  for (; w < width; w++) put(set, w, get(set, w) & ~get(other, w));
}

export function has(set: usize, word: i32): bool {
  return ((get(set, word >> 5) >>> word) & 1) === 1;
}

export function remove(set: usize, word: i32): void {
  put(set, word >> 5, get(set, word >> 5) & ~(1 << word));
}

function four(set: usize, w: i32): v128 {
  return v128.load(addressOf(set, w));
}

function bitsIn(four: v128): i32 {
  const low = i64x2.extract_lane(four, 0);
  const high = i64x2.extract_lane(four, 1);
  return i32(popcnt(low) + popcnt(high));
}
