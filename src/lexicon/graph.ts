import { type Alphabet, isWithin, lowest, type Mask, sizeOf } from "../core/letters.ts";

/**
 * A minimal word graph (DAWG) in flat arrays. A node is four words: `term`, the letters that end
 * a word here; `inner`, the letters that go on; `base`, where its children start in `targets`;
 * `must`, the letters in every completion. Children are numbered before their parents, so the
 * root is the last node and no walk can run in a circle. Words are numbered in the order of the
 * alphabet, and the graph turns a word into its number and back by counting.
 */
export interface Graph {
  readonly nodes: Int32Array;
  /** Where in `nodes` each child starts, by parent and letter. */
  readonly targets: Int32Array;
  /** How many words lie under this child and the earlier children of the same node. */
  readonly counts: Int32Array;
  /** Where in `nodes` the root starts. */
  readonly root: number;
  /** How many words. */
  readonly size: number;
  /** The memory that all of it is in, at `GRAPH_AT`, so that a search can run there. */
  readonly memory?: WebAssembly.Memory;
}

export const TERM = 0;
export const INNER = 1;
export const BASE = 2;
export const MUST = 3;
export const NODE = 4;

/** Longer words are not stored. */
export const MAX_LENGTH = 64;

/** The numbers of a graph's arrays one by one, for those that are not in memory. */
export interface GraphNumbers {
  readonly root: number;
  node(at: number): number;
  target(at: number): number;
  count(at: number): number;
}

export function numbersOf({ nodes, targets, counts, root }: Graph): GraphNumbers {
  return {
    root,
    node: (at) => nodes[at]!,
    target: (at) => targets[at]!,
    count: (at) => counts[at]!,
  };
}

/** The word's number in this graph. */
export function findWord(
  graph: GraphNumbers,
  alphabet: Alphabet,
  word: string,
): number | undefined {
  let node = graph.root;
  let rank = 0;
  const last = word.length - 1;
  if (last < 0) return undefined;
  for (let i = 0;; i++) {
    const letter = alphabet.codes[word.charCodeAt(i)]! - 1;
    if (letter < 0) return undefined;
    const bit = 1 << letter;
    const term = graph.node(node + TERM);
    const inner = graph.node(node + INNER);
    const earlier = sizeOf(inner & (bit - 1));
    const before = earlier === 0 ? 0 : graph.count(graph.node(node + BASE) + earlier - 1);
    rank += sizeOf(term & (bit - 1)) + before;
    if (i === last) return term & bit ? rank : undefined;
    if (!(inner & bit)) return undefined;
    if (term & bit) rank++;
    node = graph.target(graph.node(node + BASE) + earlier);
  }
}

/** The word with this number; `undefined` only where the graph's counts are wrong. */
export function wordAt(graph: Graph, alphabet: Alphabet, rank: number): string | undefined {
  const { nodes, targets, counts } = graph;
  if (!(rank >= 0 && rank < graph.size)) throw new RangeError(`No word ${rank}`);
  let node = graph.root;
  let word = "";
  let left = rank;
  while (word.length < MAX_LENGTH) {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    let child = 0;
    let before = 0;
    let found = false;
    for (let letters = term | inner; letters !== 0 && !found; letters &= letters - 1) {
      const bit = letters & -letters;
      if (term & bit) {
        if (left === before) return word + alphabet.letters[lowest(bit)];
        before++;
      }
      if (inner & bit) {
        const under = counts[base + child]! - (child === 0 ? 0 : counts[base + child - 1]!);
        if (left < before + under) {
          word += alphabet.letters[lowest(bit)];
          node = targets[base + child]!;
          left -= before;
          found = true;
        }
        before += under;
        child++;
      }
    }
    if (!found) break;
  }
  return undefined;
}

/** The node reached by one more letter, or -1. */
export function childOf(graph: Graph, node: number, letter: number): number {
  const inner = graph.nodes[node + INNER]!;
  const bit = 1 << letter;
  if (!(inner & bit)) return -1;
  return graph.targets[graph.nodes[node + BASE]! + sizeOf(inner & (bit - 1))]!;
}

/** Calls `visit` with every word in order. */
export function eachWord(
  graph: Graph,
  alphabet: Alphabet,
  visit: (word: string, rank: number) => void,
): void {
  const { nodes, targets } = graph;
  let steps = mostSteps(graph);
  let rank = 0;
  const walk = (node: number, prefix: string) => {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    let child = nodes[node + BASE]!;
    for (let letters = term | inner; letters !== 0 && steps > 0; letters &= letters - 1) {
      const bit = letters & -letters;
      const word = prefix + alphabet.letters[lowest(bit)];
      steps--;
      if (term & bit) visit(word, rank++);
      if (inner & bit && word.length < MAX_LENGTH) walk(targets[child++]!, word);
    }
  };
  walk(graph.root, "");
}

/** The number of every word made of the board's letters that has the required ones, in order. */
export function ranksWithin(graph: Graph, board: Mask, required: Mask): number[] {
  const { nodes, targets, counts } = graph;
  let steps = mostSteps(graph);
  const out: number[] = [];
  const walk = (node: number, first: number, missing: Mask, depth: number) => {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    for (let letters = (term | inner) & board; letters !== 0 && steps > 0; letters &= letters - 1) {
      const bit = letters & -letters;
      const still = missing & ~bit;
      const earlier = sizeOf(inner & (bit - 1));
      let rank = first + sizeOf(term & (bit - 1)) +
        (earlier === 0 ? 0 : counts[base + earlier - 1]!);
      steps--;
      if (term & bit) {
        if (still === 0) out.push(rank);
        rank++;
      }
      if (!(inner & bit) || depth >= MAX_LENGTH) continue;
      const child = targets[base + earlier]!;
      if (isWithin(nodes[child + MUST]!, board)) walk(child, rank, still, depth + 1);
    }
  };
  walk(graph.root, 0, required, 1);
  return out;
}

/** Each step of a walk begins some word; a damaged file could make it endless. */
function mostSteps(graph: Graph): number {
  return graph.size * MAX_LENGTH;
}
