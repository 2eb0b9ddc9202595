import { foreignLetters, vowelsIn } from "../../core/vowels.ts";
import { lowest, type Mask, sizeOf } from "../../core/letters.ts";
import { below, pickWeighted, type Rng } from "../../core/random.ts";
import { keptBy } from "../../lexicon/kept.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { preparedPool } from "./prepared.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import { tableOf } from "./table.ts";
import type { BeeRules } from "./rules.ts";

/** What boards are drawn from: letters and sets of seven, each as likely as its weight. */
export interface Pool {
  /** By letter; 0 for one that is never drawn. */
  readonly weights: readonly number[];
  readonly sets: Int32Array;
  /** For each set the sum of the weights so far. */
  readonly sums: Float64Array | Uint32Array;
  readonly vowels: Mask;
  /** How many sets with a pangram were left out, and why. */
  readonly leftOut: { readonly foreign_letters: number; readonly vowels: number };
}

const MIN_VOWELS = 2;
const MIN_CONSONANTS = 3;

const poolsBy = keptBy((_: Lexicon, _key: string): { pool?: Pool } => ({}));

export function poolOf(lexicon: Lexicon, rules: BeeRules): Pool {
  const known = poolsBy(lexicon, poolKey(rules));
  return known.pool ??= readPool(lexicon, rules) ?? buildPool(lexicon, rules);
}

/** What of the rules a pool depends on. */
function poolKey(rules: BeeRules): string {
  const { minLength, floor, allowRareLetters, requirePangram } = rules;
  return JSON.stringify({ minLength, floor, allowRareLetters, requirePangram });
}

function readPool(lexicon: Lexicon, rules: BeeRules): Pool | undefined {
  const prepared = preparedPool(lexicon, rules);
  return prepared && { ...prepared, vowels: vowelsIn(lexicon.alphabet) };
}

/** Whether the letters can be said: at least two vowels and three consonants. */
export function isMixed(board: Mask, vowels: Mask): boolean {
  // An alphabet of unknown vowels is let through.
  if (vowels === 0) return true;
  return sizeOf(board & vowels) >= MIN_VOWELS && sizeOf(board & ~vowels) >= MIN_CONSONANTS;
}

/** The letters of a set that has a pangram, and one of them required. */
export function drawSet(pool: Pool, rng: Rng): Board {
  const ticket = below(pool.sums.at(-1)!, rng);
  let low = 0;
  let high = pool.sets.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (pool.sums[middle]! <= ticket) low = middle + 1;
    else high = middle;
  }
  const board = pool.sets[low]!;
  return { board, required: drawLetter(pool, board, rng) };
}

/** Seven letters one by one, the required one first, pangram or none. */
export function drawLetters(pool: Pool, rng: Rng): Board {
  const required = drawLetter(pool, -1, rng);
  let board = required;
  for (let i = 1; i < BOARD_SIZE; i++) board |= drawLetter(pool, ~board, rng);
  return { board, required };
}

/** One of these letters. */
export function drawLetter(pool: Pool, among: Mask, rng: Rng): Mask {
  return 1 << pickWeighted(pool.weights.map((w, letter) => among & (1 << letter) ? w : 0), rng);
}

export function buildPool(lexicon: Lexicon, rules: BeeRules): Pool {
  const { alphabet, language } = lexicon;
  const table = tableOf(lexicon, rules);
  const foreign = rules.allowRareLetters ? 0 : foreignLetters(language, alphabet);
  const vowels = vowelsIn(alphabet);
  const all = table.pangramSets;
  // Boards without a pangram may be made of any letters that words have.
  const counted = rules.requirePangram ? all : table.slots.filter((set) => set !== 0);
  const weights = letterWeights(counted, alphabet.letters.length)
    .map((weight, letter) => foreign & (1 << letter) ? 0 : weight);
  const own = all.filter((set) => (set & foreign) === 0);
  const sets = own.filter((set) => isMixed(set, vowels));
  let sum = 0;
  const sums = Float64Array.from(sets, (set) => sum += setWeight(set, weights));
  const leftOut = { foreign_letters: all.length - own.length, vowels: own.length - sets.length };
  return { weights, sets, sums, vowels, leftOut };
}

/**
 * With p the part of the sets that have the letter, p(1-p) in thousandths: most for a letter in
 * half of them, since it tells boards apart best; little for one in nearly all, next to nothing
 * for a rare one. Whole numbers, so that no rounding differs anywhere.
 */
function letterWeights(sets: Int32Array, letters: number): number[] {
  const counts = new Array<number>(letters).fill(0);
  for (const set of sets) {
    for (let rest = set; rest !== 0; rest &= rest - 1) counts[lowest(rest)]! += 1;
  }
  return counts.map((n) =>
    n === 0 ? 0 : Math.max(1, Math.floor((n * (sets.length - n) * 1000) / sets.length ** 2))
  );
}

/** As likely as its rarest letter. */
function setWeight(set: Mask, weights: readonly number[]): number {
  let least = Infinity;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    least = Math.min(least, weights[lowest(rest)]!);
  }
  return least;
}
