import type { Mask } from "../../core/letters.ts";

/**
 * The tiles that play one letter, and what can be played with them. Which letters can be played
 * together is a matching of letters to tiles, and depends on how many there are of each, not on
 * their order. So each multiset of letters is a state, made when first met and never twice: it
 * keeps one deal of its letters to the tiles and the letters that can still be added.
 */
export interface Hand {
  /** The letters each tile can play. */
  readonly options: Int32Array;
  /** How many letters the alphabet has. */
  readonly letters: number;
  states: number;
  /**
   * A state is a row: by letter, the state with it added, or 0 while that is not known; then the
   * letters that can be added; then its last letter, and the state without it.
   */
  rows: Int32Array;
  /** By state and tile: the letter dealt to it plus one, or 0 for a free tile. */
  deals: Uint8Array;
}

/** The state in which nothing is played. */
export const EMPTY_HAND = 0;

const ROOM = 256;

/** Where in a row, after the letters, and how many more numbers it has than the alphabet. */
const PLAYABLE = 0;
const LAST = 1;
const PARENT = 2;
const MORE = 3;

export function handOf(options: Int32Array, letters: number): Hand {
  const rows = new Int32Array(ROOM * (letters + MORE));
  for (let tile = 0; tile < options.length; tile++) rows[letters + PLAYABLE]! |= options[tile]!;
  return { options, letters, states: 1, rows, deals: new Uint8Array(ROOM * options.length) };
}

/** The letters that can be added. */
export function playableIn({ rows, letters }: Hand, state: number): Mask {
  return rows[state * (letters + MORE) + letters + PLAYABLE]!;
}

/** The state with one more letter, which must be playable. */
export function withLetter(hand: Hand, state: number, letter: number): number {
  const known = hand.rows[state * (hand.letters + MORE) + letter]!;
  return known !== 0 ? known : meet(hand, state, letter);
}

/**
 * A state is made from the one without its last letter by the alphabet; met on another road, it is
 * looked up on that one: `ar` and `e` is `ae` and `r`.
 */
function meet(hand: Hand, state: number, letter: number): number {
  const row = state * (hand.letters + MORE);
  const last = hand.rows[row + hand.letters + LAST]!;
  const parent = hand.rows[row + hand.letters + PARENT]!;
  const to = state === EMPTY_HAND || letter >= last
    ? add(hand, state, letter)
    : withLetter(hand, withLetter(hand, parent, letter), last);
  hand.rows[row + letter] = to;
  return to;
}

function add(hand: Hand, state: number, letter: number): number {
  const to = hand.states++;
  const { options, letters } = hand;
  const size = options.length;
  const width = letters + MORE;
  if (to * width === hand.rows.length) {
    hand.rows = doubled(hand.rows);
    hand.deals = doubled(hand.deals);
  }
  const { rows, deals } = hand;
  const from = state * size;
  const at = to * size;
  for (let tile = 0; tile < size; tile++) deals[at + tile] = deals[from + tile]!;
  if (!give(options, deals, at, letter)) throw new RangeError(`Letter ${letter} is not playable`);
  const before = rows[state * width + letters + PLAYABLE]!;
  rows[to * width + letters + PLAYABLE] = playableAfter(options, deals, at, before);
  rows[to * width + letters + LAST] = letter;
  rows[to * width + letters + PARENT] = state;
  return to;
}

/** Deals a letter to a free tile, or to one that another tile can replace. */
function give(options: Int32Array, deals: Uint8Array, at: number, letter: number): boolean {
  const bit = 1 << letter;
  let free = 0;
  for (let tile = 0; tile < options.length; tile++) {
    if (deals[at + tile] !== 0) continue;
    free |= options[tile]!;
    if (options[tile]! & bit) {
      deals[at + tile] = letter + 1;
      return true;
    }
  }
  // Mostly one tile that gives its letter to a free one is enough.
  for (let tile = 0; tile < options.length; tile++) {
    const held = deals[at + tile]! - 1;
    if (held < 0 || !(options[tile]! & bit) || !(free & (1 << held))) continue;
    deals[at + tile] = letter + 1;
    return give(options, deals, at, held);
  }
  return displace(options, deals.subarray(at, at + options.length), { letter, tried: new Set() });
}

/** Kuhn's augmenting path: each tile is asked once. */
function displace(
  options: Int32Array,
  deal: Uint8Array,
  { letter, tried }: { readonly letter: number; readonly tried: Set<number> },
): boolean {
  for (let tile = 0; tile < options.length; tile++) {
    if (!(options[tile]! & (1 << letter)) || tried.has(tile)) continue;
    tried.add(tile);
    const held = deal[tile]!;
    if (held === 0 || displace(options, deal, { letter: held - 1, tried })) {
      deal[tile] = letter + 1;
      return true;
    }
  }
  return false;
}

/**
 * The letters of the free tiles, and of every tile whose letter such a one could take over. They
 * are among those playable before, so there is nothing to look for once it has all of them.
 */
function playableAfter(options: Int32Array, deals: Uint8Array, at: number, before: Mask): Mask {
  const size = options.length;
  let letters = 0;
  for (let tile = 0; tile < size; tile++) if (deals[at + tile] === 0) letters |= options[tile]!;
  for (let known = -1; letters !== before && letters !== known;) {
    known = letters;
    for (let tile = 0; tile < size; tile++) {
      const held = deals[at + tile]!;
      if (held !== 0 && letters & (1 << (held - 1))) letters |= options[tile]!;
    }
  }
  return letters;
}

/** The same numbers, and room for as many again. */
export function doubled<T extends Uint8Array | Int32Array>(numbers: T): T {
  const larger = new (numbers.constructor as new (length: number) => T)(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
