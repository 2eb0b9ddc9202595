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
export interface WordChoice {
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
    const order = found.ids.map((id, i) => ({ i, ...worthOf(lexicon, id, choice.tier) }));
    if (choice.tier) order.sort((a, b) => b.merit - a.merit || b.leaning - a.leaning || a.i - b.i);
    return tableOf({ length, alphabet, found, order: order.map(({ i }) => i) });
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

/** What decides among words: the blend, then, where no affinity tells them apart, which way they lean. */
interface Worth {
  readonly merit: number;
  readonly leaning: number;
}

/**
 * A word's own merit is not its frequency, which its difficulty has in it already, but that
 * nothing speaks against it; so the tier decides among good words.
 */
function worthOf(lexicon: Lexicon, id: WordId, tier: Tier | undefined): Worth {
  if (!tier) return { merit: 0, leaning: 0 };
  const flags = lexicon.flagBits(id);
  const difficulty = lexicon.difficulty(id);
  let base = 1;
  for (const [bits, loss] of DEMERITS) if (flags & bits) base -= loss;
  const leaning = tier === "easy" ? -difficulty : tier === "hard" ? difficulty : 0;
  return { merit: blend(base, affinity(difficulty, tier)), leaning };
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
    order: readonly number[];
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
