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
    return tableOf({ length, alphabet, found, order: orderOf(lexicon, found.ids, choice.tier) });
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
function orderOf(lexicon: Lexicon, ids: readonly WordId[], tier: Tier | undefined): Float64Array {
  if (!tier) return Float64Array.from(ids.keys());
  // One number each, place and all, so that they sort without being compared by a function.
  const keys = Float64Array.from(ids, (id, i) => unworthOf(lexicon, id, tier) * PLACES + i).sort();
  return keys.map((key) => key % PLACES);
}

const PLACES = 2 ** 22;

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
    const found = out[letters.length] ??= { ids: [], letters: [] };
    found.ids.push(id);
    for (const letter of letters) found.letters.push(letter);
  });
  return out;
}

function tableOf(
  { length, alphabet, found, order }: {
    length: number;
    alphabet: number;
    found: Found;
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
  return { length, size, width, letters, bits, ids };
}

function bitOf(flag: typeof FLAGS[number]): number {
  return 1 << FLAGS.indexOf(flag);
}
