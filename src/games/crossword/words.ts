import { affinity, blend, type Tier } from "../../core/difficulty.ts";
import { vowelsIn } from "../../core/vowels.ts";
import { FLAGS, NEVER_CORE } from "../../lexicon/entry.ts";
import { BASE, type Graph, INNER, TERM } from "../../lexicon/graph.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { bytesOf, newSearch, numbersOf, type Search } from "./search.ts";
import { MAX_SIDE } from "./template.ts";
import { MARK } from "./word_book.ts";

/** The words of one length, as the filler wants them: numbered from the most to the least wanted. */
export interface WordTable {
  readonly length: number;
  readonly size: number;
  /** Where the search has it. */
  readonly at: number;
  /** Words that fit so often that they would be in every other puzzle. */
  readonly busy?: readonly number[];
  /** Those of them that are used only in slots in trouble, one bit each. */
  readonly resting?: Int32Array;
}

export interface WordTables {
  readonly lexicon: Lexicon;
  /** What fills pictures with them, and has the tables in its memory. */
  readonly search: Search;
  /** Those of a length; `undefined` when there are none. */
  of(length: number): WordTable | undefined;
}

/** Which words, and in what order. */
interface WordChoice {
  /** The lowest zipf. */
  readonly floor: number;
  /** Words that suit this tier come first; without one no word is preferred. */
  readonly tier?: Tier;
  /** Words that can be defined come before all others. */
  readonly grades?: ClueGrades;
  /** The longest entry there is to fill. */
  readonly longest?: number;
}

/** What is known about the words of a lexicon. */
export interface ClueGrades {
  /** By word: 2 has a definition by hand, 1 a meaning, 0 nothing. */
  readonly of: Uint8Array;
  /** Words up to this length without a definition by hand are junk, and are left out. */
  readonly junkUpTo: number;
  /** Answers that are not words, such as pairs of letters that a phrase gives; they come last. */
  readonly others: readonly string[];
  /** Words the player does not want. */
  readonly banned?: ReadonlySet<WordId>;
}

/** What a solver is not fond of; the first numbers are the seed's for compounds and stop words. */
const DEMERITS: readonly [mark: number, loss: number][] = [
  [MARK.odd, 0.15],
  [MARK.rare, 0.3],
];

/** Every core word, by length. No tier leaves a word out. */
export function tablesOf(lexicon: Lexicon, choice: WordChoice): WordTables {
  const isRanked = choice.tier !== undefined;
  const search = searchFor(lexicon, isRanked);
  const byLength = gather(lexicon, choice).map((found, length) => {
    if (!found) return undefined;
    const front = found.ids.filter((id) => gradeOf(choice, id) > 0).length;
    const order = orderOf(lexicon, found.ids, choice);
    return newTable(search, { length, letters: found.letters, front, order, isRanked });
  });
  return { lexicon, search, of: (length) => byLength[length] };
}

/**
 * Calls `visit` with every core word that a picture can hold, as letter numbers that are only good
 * until it returns. One walk over the word graph: words set apart are never core. What is longer
 * than `longest` is counted, not walked.
 */
export function eachCoreWord(
  lexicon: Lexicon,
  floor: number,
  visit: (id: WordId, letters: readonly number[]) => void,
  longest = MAX_SIDE,
): void {
  const { nodes, targets, counts, root }: Graph = lexicon.graph;
  const { zipf, flags } = lexicon.columns;
  const least = lexicon.hasFrequencies ? Math.round(floor * 100) : 0;
  const path: number[] = [];
  const walk = (node: number, first: number) => {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    let child = base;
    let id = first;
    for (let rest = term | inner; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      path.push(31 - Math.clz32(bit));
      if (term & bit) {
        const isCore = (flags[id]! & NEVER_CORE) === 0 && zipf[id]! >= least;
        if (path.length > 1 && isCore) visit(id, path);
        id++;
      }
      if (inner & bit) {
        if (path.length < longest) walk(targets[child]!, id);
        id += counts[child]! - (child === base ? 0 : counts[child - 1]!);
        child++;
      }
      path.pop();
    }
  };
  walk(root, 0);
}

/** The places of the words from the most to the least wanted. */
function orderOf(lexicon: Lexicon, ids: readonly WordId[], choice: WordChoice): Float64Array {
  const { tier } = choice;
  if (!tier) return Float64Array.from(ids.keys());
  return inOrder(Float64Array.from(ids, (id) => {
    if (id === NO_WORD) return 3 * GRADE;
    const about = { difficulty: lexicon.difficulty(id), marks: marksOf(lexicon.flagBits(id)) };
    return (2 - gradeOf(choice, id)) * GRADE + unworthOf(about, tier);
  }));
}

/** The places of numbers from the smallest to the largest, which are whole and below 2^24. */
function inOrder(numbers: Float64Array): Float64Array {
  // One number each, place and all, so that they sort without being compared by a function.
  const keys = new Float64Array(numbers.length);
  for (let i = 0; i < keys.length; i++) keys[i] = numbers[i]! * PLACES + i;
  keys.sort();
  for (let i = 0; i < keys.length; i++) keys[i] = keys[i]! % PLACES;
  return keys;
}

/** As the word book has them. */
export function marksOf(flags: number): number {
  return (flags & ODD ? MARK.odd : 0) | (flags & RARE ? MARK.rare : 0);
}

function gradeOf({ grades }: WordChoice, id: WordId): number {
  return grades && id !== NO_WORD ? grades.of[id]! : 0;
}

/** Used for a word's number where there is no word. */
const NO_WORD = -1;

const PLACES = 2 ** 22;
/** More than `unworthOf` ever is. */
export const GRADE = 2 ** 21;

/**
 * How little a word is wanted, as a whole number. First counts the blend, in which a word's own
 * merit is not its frequency, which its difficulty has in it already, but that nothing speaks
 * against it; so the tier decides among good words. Where that is equal, as it is far from the
 * tier, which way the word leans.
 */
export function unworthOf(
  { difficulty, marks }: { readonly difficulty: number; readonly marks: number },
  tier: Tier,
): number {
  let base = 1;
  for (const [mark, loss] of DEMERITS) if (marks & mark) base -= loss;
  const lean = tier === "easy" ? difficulty : tier === "hard" ? 1 - difficulty : 0;
  const merit = blend(base, affinity(difficulty, tier));
  return Math.round((1 - merit) * 10_000) * 128 + Math.round(lean * 100);
}

interface Found {
  readonly ids: number[];
  readonly letters: number[];
}

function gather(lexicon: Lexicon, choice: WordChoice): (Found | undefined)[] {
  const out: (Found | undefined)[] = new Array(MAX_SIDE + 1).fill(undefined);
  const { junkUpTo = 0, banned, others = [] } = choice.grades ?? {};
  eachCoreWord(lexicon, choice.floor, (id, letters) => {
    if (banned?.has(id)) return;
    if (letters.length <= junkUpTo && gradeOf(choice, id) < 2) return;
    const found = out[letters.length] ??= { ids: [], letters: [] };
    found.ids.push(id);
    for (const letter of letters) found.letters.push(letter);
  }, choice.longest);
  const { codes } = lexicon.alphabet;
  for (const other of others) {
    const found = out[other.length] ??= { ids: [], letters: [] };
    found.ids.push(NO_WORD);
    for (const letter of other) found.letters.push(codes[letter.charCodeAt(0)]! - 1);
  }
  return out;
}

/** A search for words of this lexicon; `isRanked` if the order within a table is one of preference. */
export function searchFor({ alphabet }: Lexicon, isRanked: boolean): Search {
  const search = newSearch();
  search.exports.setUp(alphabet.letters.length, vowelsIn(alphabet), isRanked ? 1 : 0);
  return search;
}

/** A table of words, of which `order` has the places from the most to the least wanted. */
export function newTable(
  search: Search,
  { length, letters, order, ...ranks }: Ranks & {
    readonly length: number;
    readonly letters: ArrayLike<number>;
    readonly order: ArrayLike<number>;
  },
): WordTable {
  const { exports } = search;
  const size = order.length;
  const at = exports.newTable(length, size, ranks.front, firstShare(size, ranks));
  const space = exports.space(4 * size + letters.length);
  numbersOf(search).set(order, space >> 2);
  bytesOf(search).set(letters, space + 4 * size);
  exports.fillTable(at, space + 4 * size, space);
  return { length, size, at };
}

/** What is known about the order of a table's words. */
interface Ranks {
  readonly isRanked: boolean;
  /** How many, from the first, have something said about them; 0 when nothing is known about any. */
  readonly front: number;
  /** How many, from the first, suit the level; missing when that is not known. */
  readonly suited?: number;
}

/** What share of the ranked words takes part at first. */
const FIRST_SHARE = 0.2;
/** Where more words than this can be defined, what share of them takes part at first. */
const PLENTY = 1200;
const FIRST_FRONT = 0.4;

/** What share of a length's words takes part in a fill from the first. */
function firstShare(size: number, { isRanked, front, suited }: Ranks): number {
  if (!isRanked) return 1;
  if (front === 0) return FIRST_SHARE;
  return front > PLENTY ? (suited ?? FIRST_FRONT * front) / size : front / size;
}

const ODD = bitOf("name") | bitOf("loan");
const RARE = bitOf("superlative") | bitOf("rare");

function bitOf(flag: typeof FLAGS[number]): number {
  return 1 << FLAGS.indexOf(flag);
}
