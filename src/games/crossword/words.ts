import { affinity, blend, type Tier } from "../../core/difficulty.ts";
import { lowest } from "../../core/letters.ts";
import { FLAGS } from "../../lexicon/entry.ts";
import { BASE, type Graph, INNER, TERM } from "../../lexicon/graph.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { MAX_SIDE } from "./template.ts";

/** The words of one length, as the filler wants them: numbered from the most to the least wanted. */
export interface WordTable {
  readonly length: number;
  readonly size: number;
  /** How many 32-bit words hold one bit per word. */
  readonly width: number;
  /** The letters, word after word. */
  readonly letters: Uint8Array;
  /** The words with a letter at a place, one bit each, from `(place * alphabet + letter) * width`. */
  readonly bits: Int32Array;
  readonly ids: Int32Array;
  /** How many, from the first, have something said of them; 0 when nothing is known of any. */
  readonly front: number;
}

export interface WordTables {
  readonly lexicon: Lexicon;
  readonly alphabet: number;
  /** Whether the order within a table is one of preference. */
  readonly isRanked: boolean;
  readonly byLength: readonly (WordTable | undefined)[];
}

/** Which words, and in what order. */
interface WordChoice {
  /** The lowest zipf. */
  readonly floor: number;
  /** Words that suit this tier come first; without one no word is preferred. */
  readonly tier?: Tier;
  /** Words that can be defined come before all others. */
  readonly grades?: ClueGrades;
}

/** What there is to be said of the words of a lexicon. */
export interface ClueGrades {
  /** By word: 2 has a definition by hand, 1 a meaning, 0 nothing. */
  readonly of: Uint8Array;
  /** Words up to this length without a definition by hand are junk, and are left out. */
  readonly junkUpTo: number;
  /** Pairs of letters that are no words but that a phrase gives; they come last. */
  readonly pairs: readonly string[];
  /** Words that somebody does not want. */
  readonly banned?: ReadonlySet<WordId>;
}

/** A solver is fond of neither; the numbers are the seed's for compounds and stop words. */
const DEMERITS: readonly [flags: number, loss: number][] = [
  [bitOf("name") | bitOf("loan"), 0.15],
  [bitOf("superlative") | bitOf("rare"), 0.3],
];

/** Every core word, by length. No tier leaves a word out. */
export function tablesOf(lexicon: Lexicon, choice: WordChoice): WordTables {
  const alphabet = lexicon.alphabet.letters.length;
  const byLength = gather(lexicon, choice).map((found, length) => {
    if (!found) return undefined;
    const front = found.ids.filter((id) => gradeOf(choice, id) > 0).length;
    return tableOf({ length, alphabet, found, front, order: orderOf(lexicon, found.ids, choice) });
  });
  return { lexicon, alphabet, isRanked: choice.tier !== undefined, byLength };
}

/**
 * Calls `visit` with every core word that a picture can hold, as letter numbers that are only good
 * until it returns. One walk over the word graph: words set apart are never core.
 */
export function eachCoreWord(
  lexicon: Lexicon,
  floor: number,
  visit: (id: WordId, letters: readonly number[]) => void,
): void {
  const { nodes, targets, root }: Graph = lexicon.graph;
  const path: number[] = [];
  let id = 0;
  const walk = (node: number) => {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    let child = nodes[node + BASE]!;
    for (let rest = term | inner; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      path.push(lowest(rest));
      if (term & bit) {
        const { length } = path;
        if (length > 1 && length <= MAX_SIDE && lexicon.isCore(id, floor)) visit(id, path);
        id++;
      }
      // Longer words are walked too: ids are counted, not looked up.
      if (inner & bit) walk(targets[child++]!);
      path.pop();
    }
  };
  walk(root);
}

/** The places of the words from the most to the least wanted. */
function orderOf(lexicon: Lexicon, ids: readonly WordId[], choice: WordChoice): Float64Array {
  const { tier } = choice;
  if (!tier) return Float64Array.from(ids.keys());
  const unworth = (id: WordId) =>
    id === NO_WORD ? 3 * GRADE : (2 - gradeOf(choice, id)) * GRADE + unworthOf(lexicon, id, tier);
  // One number each, place and all, so that they sort without being compared by a function.
  const keys = Float64Array.from(ids, (id, i) => unworth(id) * PLACES + i).sort();
  return keys.map((key) => key % PLACES);
}

function gradeOf({ grades }: WordChoice, id: WordId): number {
  return grades && id !== NO_WORD ? grades.of[id]! : 0;
}

/** Instead of a word's number: a pair of letters. */
const NO_WORD = -1;

const PLACES = 2 ** 22;
/** More than `unworthOf` ever is. */
const GRADE = 2 ** 21;

/**
 * How little a word is wanted, as a whole number. First counts the blend, in which a word's own
 * merit is not its frequency, which its difficulty has in it already, but that nothing speaks
 * against it; so the tier decides among good words. Where that is equal, as it is far from the
 * tier, which way the word leans.
 */
function unworthOf(lexicon: Lexicon, id: WordId, tier: Tier): number {
  const flags = lexicon.flagBits(id);
  const difficulty = lexicon.difficulty(id);
  let base = 1;
  for (const [bits, loss] of DEMERITS) if (flags & bits) base -= loss;
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
  eachCoreWord(lexicon, choice.floor, (id, letters) => {
    const { junkUpTo = 0, banned } = choice.grades ?? {};
    if (banned?.has(id)) return;
    if (letters.length <= junkUpTo && gradeOf(choice, id) < 2) return;
    const found = out[letters.length] ??= { ids: [], letters: [] };
    found.ids.push(id);
    for (const letter of letters) found.letters.push(letter);
  });
  const { codes } = lexicon.alphabet;
  for (const pair of choice.grades?.pairs ?? []) {
    const found = out[2] ??= { ids: [], letters: [] };
    found.ids.push(NO_WORD);
    for (const letter of pair) found.letters.push(codes[letter.charCodeAt(0)]! - 1);
  }
  return out;
}

function tableOf(
  { length, alphabet, found, front, order }: {
    length: number;
    alphabet: number;
    found: Found;
    front: number;
    order: Float64Array;
  },
): WordTable {
  const size = order.length;
  const width = (size + 31) >> 5;
  const letters = new Uint8Array(size * length);
  const bits = new Int32Array(length * alphabet * width);
  const ids = new Int32Array(size);
  order.forEach((from, word) => {
    ids[word] = found.ids[from]!;
    for (let place = 0; place < length; place++) {
      const letter = found.letters[from * length + place]!;
      letters[word * length + place] = letter;
      bits[(place * alphabet + letter) * width + (word >> 5)]! |= 1 << (word & 31);
    }
  });
  return { length, size, width, letters, bits, ids, front };
}

function bitOf(flag: typeof FLAGS[number]): number {
  return 1 << FLAGS.indexOf(flag);
}
