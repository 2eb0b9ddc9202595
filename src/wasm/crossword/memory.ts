/** Arrays are addresses in memory: their numbers one by one, and space for more of them. */

/** The address of one of them. */
export function addressOf(array: usize, i: i32): usize {
  return array + (usize(i) << 2);
}

export function get(array: usize, i: i32): i32 {
  return load<i32>(addressOf(array, i));
}

export function put(array: usize, i: i32, value: i32): void {
  store<i32>(addressOf(array, i), value);
}

export function byteAt(array: usize, i: i32): i32 {
  return load<u8>(array + usize(i));
}

export function putByte(array: usize, i: i32, value: i32): void {
  store<u8>(array + usize(i), u8(value));
}

export function realAt(array: usize, i: i32): f64 {
  return load<f64>(array + (usize(i) << 3));
}

export function putReal(array: usize, i: i32, value: f64): void {
  store<f64>(array + (usize(i) << 3), value);
}

/** Copies so many numbers. */
export function copyNumbers(to: usize, from: usize, count: i32): void {
  memory.copy(to, from, usize(count) << 2);
}

/** Makes so many numbers 0, or -1. */
export function clear(array: usize, count: i32): void {
  memory.fill(array, 0, usize(count) << 2);
}

export function setAll(array: usize, count: i32): void {
  memory.fill(array, 0xff, usize(count) << 2);
}

/** Where the space ends that is kept for good, that is in use now, and that ever was. */
let kept: usize = aligned(__heap_base);
let used: usize = kept;
let touched: usize = kept;

/** Space for good, all 0; whatever was in use before is given up. */
export function keep(bytes: i32): usize {
  const at = kept;
  kept = aligned(at + usize(bytes));
  if (at < touched) memory.fill(at, 0, min(kept, touched) - at);
  makeRoom(kept);
  used = kept;
  return at;
}

/** Space until the next `giveUp` to before it. */
export function take(bytes: i32): usize {
  const at = used;
  used = aligned(at + usize(bytes));
  makeRoom(used);
  return at;
}

/** The same for so many numbers, all 0. */
export function takeZeros(numbers: i32): usize {
  const at = take(numbers << 2);
  clear(at, numbers);
  return at;
}

/** What `giveUp` goes back to. */
export function inUse(): usize {
  return used;
}

export function giveUp(to: usize): void {
  used = to;
}

/** Gives up everything that is not kept for good. */
export function giveUpAll(): void {
  used = kept;
}

/** Lets memory be used up to an address. */
export function makeRoom(end: usize): void {
  touched = max(touched, end);
  const pages = i32((end + 0xffff) >> 16);
  const more = pages - memory.size();
  // Some to spare: to grow takes a call of the system.
  if (more > 0) memory.grow(max(more, memory.size() >> 2));
}

function aligned(address: usize): usize {
  return (address + 7) & ~7;
}
