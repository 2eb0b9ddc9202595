import type { Graph } from "./graph.ts";

/** Where the nodes of a graph begin in a memory: under them a search keeps its small tables. */
export const GRAPH_AT = 0x1_0000;

/** What a search may use behind a graph. Memory is taken only where it is used. */
const ROOM = 1 << 22;
const PAGE = 0x1_0000;

/** How many numbers each array of a graph has. */
interface GraphLengths {
  readonly nodes: number;
  readonly targets: number;
  readonly counts: number;
}

type GraphArrays = { readonly [name in keyof GraphLengths]: Int32Array<ArrayBuffer> };

/** A memory for a graph of this size, with room for a search. It is not to grow: see `arraysIn`. */
export function graphMemory(lengths: GraphLengths): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: pagesFor(graphEnd(lengths) + ROOM) });
}

/** Where a graph ends in a memory. */
export function graphEnd({ nodes, targets, counts }: GraphLengths): number {
  return GRAPH_AT + 4 * (nodes + targets + counts);
}

/** A graph's arrays in a memory. They are lost when it grows. */
export function arraysIn(
  { buffer }: WebAssembly.Memory,
  { nodes, targets, counts }: GraphLengths,
): GraphArrays {
  return {
    nodes: new Int32Array(buffer, GRAPH_AT, nodes),
    targets: new Int32Array(buffer, GRAPH_AT + 4 * nodes, targets),
    counts: new Int32Array(buffer, GRAPH_AT + 4 * (nodes + targets), counts),
  };
}

/** Copies a graph into a memory, which grows where it is too small. */
export function copyGraph(graph: Graph, memory: WebAssembly.Memory): void {
  const lengths = lengthsOf(graph);
  const missing = pagesFor(graphEnd(lengths)) - memory.buffer.byteLength / PAGE;
  if (missing > 0) memory.grow(missing);
  const { nodes, targets, counts } = arraysIn(memory, lengths);
  nodes.set(graph.nodes);
  targets.set(graph.targets);
  counts.set(graph.counts);
}

export function lengthsOf({ nodes, targets, counts }: Graph): GraphLengths {
  return { nodes: nodes.length, targets: targets.length, counts: counts.length };
}

function pagesFor(bytes: number): number {
  return Math.ceil(bytes / PAGE);
}
