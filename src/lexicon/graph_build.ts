import type { Alphabet } from "../core/letters.ts";
import { BASE, type Graph, INNER, MUST, NODE, TERM } from "./graph.ts";

/** A node that may still grow: which letters end a word, which go on, and where those lead. */
interface Draft {
  term: number;
  inner: number;
  readonly targets: number[];
}

/**
 * The minimal graph of words sorted by the alphabet, each once (the incremental construction of
 * Daciuk, Mihov, Watson and Watson, 2000): as soon as a branch can grow no more it is replaced
 * by an equal one already stored.
 */
export function buildGraph(words: readonly string[], alphabet: Alphabet): Graph {
  const graph = emptyGraph();
  // The draft at depth i is what follows the first i letters of the word before.
  const path: Draft[] = [emptyDraft()];
  const closeBelow = (depth: number) => {
    while (path.length > depth + 1) {
      const child = close(graph, path.pop()!);
      path.at(-1)!.targets.push(child);
    }
  };
  let previous = "";
  for (const word of words) {
    let shared = 0;
    while (shared < previous.length && previous[shared] === word[shared]) shared++;
    closeBelow(shared);
    for (let i = path.length - 1; i < word.length - 1; i++) {
      path[i]!.inner |= bitAt(word, i, alphabet);
      path.push(emptyDraft());
    }
    path.at(-1)!.term |= bitAt(word, word.length - 1, alphabet);
    previous = word;
  }
  closeBelow(0);
  const root = close(graph, path[0]!);
  return {
    nodes: Int32Array.from(graph.nodes),
    targets: Int32Array.from(graph.targets),
    counts: Int32Array.from(graph.counts),
    root,
    size: words.length,
  };
}

/** The arrays of a graph as they grow, and a hash table of its nodes. */
interface Growing {
  readonly nodes: number[];
  readonly targets: number[];
  readonly counts: number[];
  /** How many words lie below each node. */
  readonly sizes: number[];
  /** Open addressing, at most half full: where a node starts, plus one. */
  slots: Int32Array;
}

/** Where the node starts: an equal one if there is one, else a new one. */
function close(graph: Growing, draft: Draft): number {
  const last = graph.slots.length - 1;
  let slot = hash(draft.term, draft.inner, draft.targets, 0) & last;
  for (; graph.slots[slot] !== 0; slot = (slot + 1) & last) {
    const node = graph.slots[slot]! - 1;
    if (isSame(graph, node, draft)) return node;
  }
  const node = add(graph, draft);
  graph.slots[slot] = node + 1;
  if (graph.sizes.length * 2 > graph.slots.length) grow(graph);
  return node;
}

function add(graph: Growing, draft: Draft): number {
  const { nodes, targets, counts, sizes } = graph;
  const base = targets.length;
  let total = 0;
  let must = -1;
  let letters = draft.inner;
  for (const child of draft.targets) {
    must &= (letters & -letters) | nodes[child + MUST]!;
    letters &= letters - 1;
    total += sizes[child / NODE]!;
    targets.push(child);
    counts.push(total);
  }
  for (let rest = draft.term; rest !== 0; rest &= rest - 1) {
    must &= rest & -rest;
    total++;
  }
  sizes.push(total);
  return nodes.push(draft.term, draft.inner, base, must) - NODE;
}

function isSame(graph: Growing, node: number, draft: Draft): boolean {
  const { nodes, targets } = graph;
  if (nodes[node + TERM] !== draft.term || nodes[node + INNER] !== draft.inner) return false;
  const base = nodes[node + BASE]!;
  return draft.targets.every((target, i) => targets[base + i] === target);
}

function grow(graph: Growing): void {
  const { nodes, targets } = graph;
  const slots = new Int32Array(graph.slots.length * 2);
  for (let node = 0; node < nodes.length; node += NODE) {
    const from = nodes[node + BASE]!;
    let slot = hash(nodes[node + TERM]!, nodes[node + INNER]!, targets, from) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = node + 1;
  }
  graph.slots = slots;
}

/** For a node whose children start at `from` in `targets`, one for each letter of `inner`. */
function hash(term: number, inner: number, targets: readonly number[], from: number): number {
  let out = Math.imul(term, 0x9e3779b1) ^ Math.imul(inner, 0x85ebca77);
  for (let i = from, rest = inner; rest !== 0; i++, rest &= rest - 1) {
    out = Math.imul((out << 5) ^ (out >>> 27) ^ targets[i]!, 0x9e3779b1);
  }
  return out ^ (out >>> 15);
}

function bitAt(word: string, place: number, alphabet: Alphabet): number {
  return 1 << (alphabet.codes[word.charCodeAt(place)]! - 1);
}

function emptyGraph(): Growing {
  return { nodes: [], targets: [], counts: [], sizes: [], slots: new Int32Array(1024) };
}

function emptyDraft(): Draft {
  return { term: 0, inner: 0, targets: [] };
}
