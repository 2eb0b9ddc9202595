import { type Alphabet, type Mask, sizeOf } from "../core/letters.ts";
import { BASE, type Graph, INNER, MAX_LENGTH, MUST, NODE, TERM } from "./graph.ts";

/** What is wrong with a graph, if anything: one pass, each node after its children. */
export function graphFault(graph: Graph, alphabet: Alphabet): string | undefined {
  const { nodes, targets, counts } = graph;
  const known = alphabet.letters.length === 32 ? -1 : (1 << alphabet.letters.length) - 1;
  const total = nodes.length / NODE;
  const sizes = new Float64Array(total);
  const heights = new Uint8Array(total);
  const isReached = new Uint8Array(total);
  if (graph.root !== nodes.length - NODE) return "the root is not the last node";
  let slot = 0;
  for (let node = 0; node < nodes.length; node += NODE) {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    if ((term | inner) & ~known) return "a letter that is not in the alphabet";
    if (nodes[node + BASE] !== slot) return "children out of place";
    let under = 0;
    let height = 0;
    let must = -1;
    for (let rest = inner; rest !== 0; rest &= rest - 1, slot++) {
      const child = targets[slot]!;
      // Also where the slots have run out: then the child is undefined.
      if (!(child >= 0 && child < node && child % NODE === 0)) return "a child out of range";
      under += sizes[child / NODE]!;
      if (counts[slot] !== under) return "counts that do not add up";
      height = Math.max(height, heights[child / NODE]!);
      must &= (rest & -rest) | nodes[child + MUST]!;
      isReached[child / NODE] = 1;
    }
    for (let rest = term; rest !== 0; rest &= rest - 1) must &= rest & -rest;
    if (nodes[node + MUST] !== must) return "letters that are not in every completion";
    if (height >= MAX_LENGTH) return "a word too long";
    heights[node / NODE] = height + 1;
    sizes[node / NODE] = under + sizeOf(term);
    if (sizes[node / NODE] === 0 && node !== graph.root) return "a node without words";
  }
  isReached[total - 1] = 1;
  if (isReached.includes(0)) return "a node that nothing leads to";
  if (slot !== targets.length) return "children that belong to no node";
  if (sizes[total - 1] !== graph.size) return "the number of words";
  return undefined;
}

/** Calls `visit` with the letters and the length of every word in order, in a graph without fault. */
export function eachSet(
  { nodes, targets, root }: Graph,
  visit: (mask: Mask, length: number) => void,
): void {
  const walk = (node: number, before: Mask, length: number) => {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    let child = nodes[node + BASE]!;
    for (let letters = term | inner; letters !== 0; letters &= letters - 1) {
      const bit = letters & -letters;
      if (term & bit) visit(before | bit, length);
      if (inner & bit) walk(targets[child++]!, before | bit, length + 1);
    }
  };
  walk(root, 0, 1);
}

/** Whether two graphs without fault have a word in common. */
export function shareWord(one: Graph, other: Graph): boolean {
  const childOf = ({ nodes, targets }: Graph, node: number, bit: Mask) =>
    targets[nodes[node + BASE]! + sizeOf(nodes[node + INNER]! & (bit - 1))]!;
  const walk = (left: number, right: number): boolean => {
    if (one.nodes[left + TERM]! & other.nodes[right + TERM]!) return true;
    let both = one.nodes[left + INNER]! & other.nodes[right + INNER]!;
    for (; both !== 0; both &= both - 1) {
      const bit = both & -both;
      if (walk(childOf(one, left, bit), childOf(other, right, bit))) return true;
    }
    return false;
  };
  return walk(one.root, other.root);
}
