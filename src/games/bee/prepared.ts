import { lowest, type Mask } from "../../core/letters.ts";
import { keptBy } from "../../lexicon/kept.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Board, BOARD_SIZE } from "./puzzle.ts";
import type { BeeRules } from "./rules.ts";

/**
 * What the lexicon's file has ready for one set of rules: with it a board is drawn, judged and
 * shown before any word is looked at.
 */
interface Prepared {
  /** A pool's, as it was built. */
  readonly weights: readonly number[];
  readonly sets: Int32Array;
  readonly sums: Uint32Array;
  readonly leftOut: { readonly foreign_letters: number; readonly vowels: number };
  /** For each set, with each of its letters required: as many numbers as `BoardFacts` has. */
  readonly facts: Uint16Array;
}

/** What a board's core words add up to. */
interface BoardFacts {
  readonly count: number;
  readonly points: number;
  readonly pangrams: number;
  /** How many are forms of another. */
  readonly kin: number;
}

/** What of the rules a pool depends on … */
const POOL_RULES = ["minLength", "floor", "allowRareLetters", "requirePangram"] as const;
/** … and what the worth of a board does. */
const VALUE_RULES = ["minLength", "floor", "alpha", "pangramBonus", "cap"] as const;

type PoolRules = Pick<BeeRules, typeof POOL_RULES[number]>;
type ValueRules = Pick<BeeRules, typeof VALUE_RULES[number]>;
type Known = PoolRules & ValueRules;

export const FACTS = 4;

/** What a lexicon's file has; `null` if it came with nothing. */
const opened = keptBy((lexicon: Lexicon, _: "prepared") => unpack(lexicon.prepared));

/** The pool that came with the lexicon, if it is for these rules. */
export function preparedPool(lexicon: Lexicon, rules: PoolRules): Prepared | undefined {
  const it = opened(lexicon, "prepared");
  return it && isFor(POOL_RULES, it.rules, rules) ? it.prepared : undefined;
}

/** The boards of many sets by one set of rules. */
interface SetFacts {
  /** A set's boards, by the rank of their letter, `FACTS` numbers each: those of `BoardFacts`. */
  readonly facts: Uint16Array;
  /** Where those of a set start; -1 if the file has none. The sets come in their order. */
  startOf(set: Mask): number;
}

/** What the file knows of all boards by these rules, if it does. */
export function preparedSets(lexicon: Lexicon, rules: ValueRules): SetFacts | undefined {
  const it = opened(lexicon, "prepared");
  if (!it || !isFor(VALUE_RULES, it.rules, rules)) return undefined;
  const { sets, facts } = it.prepared;
  let place = 0;
  return {
    facts,
    startOf(set) {
      while (place < sets.length && sets[place]! >>> 0 < set >>> 0) place++;
      return sets[place] === set ? FACTS * BOARD_SIZE * place : -1;
    },
  };
}

/** What the file knows of a board by these rules, if it does. */
export function preparedFacts(
  lexicon: Lexicon,
  rules: ValueRules,
  { board, required }: Board,
): BoardFacts | undefined {
  const it = opened(lexicon, "prepared");
  if (!it || !isFor(VALUE_RULES, it.rules, rules)) return undefined;
  const place = placeOf(it.prepared.sets, board);
  return place < 0 ? undefined : factsAt(it.prepared, place, rankOf(required, board));
}

/** The facts of the set at a place, with one of its letters required. */
function factsAt({ facts }: Prepared, place: number, rank: number): BoardFacts {
  const at = FACTS * (BOARD_SIZE * place + rank);
  return {
    count: facts[at]!,
    points: facts[at + 1]!,
    pangrams: facts[at + 2]!,
    kin: facts[at + 3]!,
  };
}

function isFor<K extends keyof Known>(
  names: readonly K[],
  known: Pick<Known, K>,
  rules: Pick<Known, K>,
): boolean {
  return names.every((name) => known[name] === rules[name]);
}

/** As bytes: a line of JSON, the sets and the sums, 4 bytes each, then the facts, 2 bytes each. */
export function pack(
  rules: Known,
  { weights, sets, sums, leftOut, facts }: Prepared,
): Uint8Array<ArrayBuffer> {
  const named = Object.fromEntries(
    [...POOL_RULES, ...VALUE_RULES].map((name) => [name, rules[name]]),
  );
  const head = JSON.stringify({ rules: named, sets: sets.length, weights, leftOut }) + "\n";
  const text = new TextEncoder().encode(head.padStart(Math.ceil(head.length / 4) * 4));
  const parts = [text, sets, sums, facts];
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** The facts of all boards that the sets make, in the order of `Prepared`. */
export function factsOf(
  sets: Int32Array,
  look: (board: Board) => BoardFacts,
): Uint16Array<ArrayBuffer> {
  const facts: number[] = [];
  for (const board of sets) {
    for (let rest = board; rest !== 0; rest &= rest - 1) {
      const { count, points, pangrams, kin } = look({ board, required: 1 << lowest(rest) });
      facts.push(count, points, pangrams, kin);
    }
  }
  return Uint16Array.from(facts);
}

function unpack(
  bytes: Uint8Array<ArrayBuffer> | undefined,
): { rules: Known; prepared: Prepared } | null {
  if (bytes === undefined) return null;
  const { buffer } = bytes;
  const start = bytes.indexOf(0x0a) + 1;
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start)));
  const { rules, sets: length, weights, leftOut } = head;
  const at = bytes.byteOffset + start;
  const sets = new Int32Array(buffer, at, length);
  const sums = new Uint32Array(buffer, at + 4 * length, length);
  const facts = new Uint16Array(buffer, at + 8 * length, FACTS * BOARD_SIZE * length);
  return { rules, prepared: { weights, sets, sums, leftOut, facts } };
}

/** The sets are sorted as unsigned numbers. */
function placeOf(sets: Int32Array, set: Mask): number {
  let low = 0;
  let high = sets.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sets[middle]! >>> 0 < set >>> 0) low = middle + 1;
    else high = middle;
  }
  return sets[low] === set ? low : -1;
}

/** How many letters of the set come before this one. */
function rankOf(letter: Mask, set: Mask): number {
  let rank = 0;
  for (let rest = set & (letter - 1); rest !== 0; rest &= rest - 1) rank++;
  return rank;
}
