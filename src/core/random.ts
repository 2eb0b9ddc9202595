/** The next 32 random bits, as a whole number. All our randomness comes from these. */
export type Rng = () => number;

/**
 * A generator whose sequence is fixed for ever by `seed`: xoshiro128** 1.1 (Blackman and Vigna).
 * Name the stream you draw from, as in `${seed}/letters`, so that a new draw in one place
 * shifts nothing in another.
 */
export function rngFrom(seed: string): Rng {
  return xoshiro(stateFrom(seed));
}

/** xoshiro128** from a state of four words that are not all zero. */
export function xoshiro(state: readonly [number, number, number, number]): Rng {
  let [a, b, c, d] = state;
  return () => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
}

/** A whole number from 0 to n-1, each equally likely; n is whole, 1 to 2^32. */
export function below(n: number, rng: Rng): number {
  // Anything else would never return.
  if (!(Number.isInteger(n) && n >= 1 && n <= 0x1_0000_0000)) {
    throw new RangeError(`Cannot draw below ${n}`);
  }
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const x = rng();
    if (x < limit) return x % n;
  }
}

/** A new order of the items (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1, rng);
    const item = out[i]!;
    out[i] = out[j]!;
    out[j] = item;
  }
  return out;
}

/** One of the items; there must be at least one. */
export function pick<T>(items: readonly T[], rng: Rng): T {
  return items[below(items.length, rng)]!;
}

/** An index, drawn by weight. Weights are whole numbers, so rounding is the same everywhere. */
export function pickWeighted(weights: readonly number[], rng: Rng): number {
  let total = 0;
  for (const weight of weights) {
    if (!(Number.isInteger(weight) && weight >= 0)) throw new RangeError(`Bad weight: ${weight}`);
    total += weight;
  }
  let left = below(total, rng);
  let place = 0;
  while ((left -= weights[place]!) >= 0) place++;
  return place;
}

/** Four words from any text: each lane hashes all of it, then splitmix32's finisher spreads the bits. */
function stateFrom(seed: string): [number, number, number, number] {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  const bytes = ENCODER.encode(seed);
  for (let i = 0; i < bytes.length; i++) {
    // FNV-1a's step; the neighbour's carry keeps the lanes from being functions of each other.
    const byte = bytes[i]!;
    a = Math.imul(a ^ byte ^ (b >>> 23), FNV_PRIME);
    b = Math.imul(b ^ byte ^ (c >>> 23), FNV_PRIME);
    c = Math.imul(c ^ byte ^ (d >>> 23), FNV_PRIME);
    d = Math.imul(d ^ byte ^ (a >>> 23), FNV_PRIME);
  }
  [a, b, c, d] = [mix(a), mix(b + 1), mix(c + 2), mix(d + 3)];
  return (a | b | c | d) === 0 ? [1, b, c, d] : [a, b, c, d];
}

const ENCODER = new TextEncoder();
const FNV_PRIME = 0x01000193;

/** The finisher of splitmix32. */
function mix(word: number): number {
  let x = (word + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}
