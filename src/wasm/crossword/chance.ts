import { get, put } from "./memory";

/** The next 32 random bits: the caller's. */
declare function draw(): u32;

export function bits(): u32 {
  return draw();
}

/** From 0 to 1, 1 left out. */
export function unit(): f64 {
  return f64(draw()) / 4_294_967_296;
}

/** A whole number from 0 to n-1, each equally likely, as in `core/random.ts`. */
export function below(n: i32): i32 {
  const all: u64 = 0x1_0000_0000;
  const limit = all - all % u64(n);
  while (true) {
    const x = u64(draw());
    if (x < limit) return i32(x % u64(n));
  }
}

/** So many numbers in another order: Fisher-Yates, as in `core/random.ts`. */
export function shuffle(items: usize, count: i32): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(i + 1);
    const item = get(items, i);
    put(items, i, get(items, j));
    put(items, j, item);
  }
}
