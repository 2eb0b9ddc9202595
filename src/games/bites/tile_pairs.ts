import { lowest, type Mask, sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, NODE, TERM } from "../../lexicon/graph.ts";

/** How often each letter follows each other one in the words of a graph: `counts[a * letters + b]`. */
export interface Pairs {
  readonly letters: number;
  readonly counts: readonly number[];
}

/**
 * Counts every pair of neighbours in every word, in one pass over the nodes: a pair at a node is in
 * as many words as there are prefixes that lead to it times words that go on from the pair.
 */
export function pairsIn(graph: Graph, letters: number): Pairs {
  const { nodes, targets, counts } = graph;
  const pairs = new Array<number>(letters * letters).fill(0);
  const prefixes = new Float64Array(nodes.length / NODE);
  prefixes[graph.root / NODE] = 1;
  // Children are numbered before their parents, so that going down, all prefixes are known in time.
  for (let node = graph.root; node >= 0; node -= NODE) {
    const many = prefixes[node / NODE]!;
    let child = nodes[node + BASE]!;
    for (let rest: Mask = nodes[node + INNER]!; rest !== 0; rest &= rest - 1, child++) {
      const first = lowest(rest) * letters;
      const under = targets[child]!;
      prefixes[under / NODE]! += many;
      const base = nodes[under + BASE]!;
      const term = nodes[under + TERM]!;
      const inner = nodes[under + INNER]!;
      for (let seconds = term | inner; seconds !== 0; seconds &= seconds - 1) {
        const bit = seconds & -seconds;
        const place = base + sizeOf(inner & (bit - 1));
        const through = inner & bit
          ? counts[place]! - (place === base ? 0 : counts[place - 1]!)
          : 0;
        pairs[first + lowest(bit)]! += many * (through + (term & bit ? 1 : 0));
      }
    }
  }
  return { letters, counts: pairs };
}

/** The same without the pairs that have one of these letters. */
export function pairsWithout({ letters, counts }: Pairs, unwanted: Mask): Pairs {
  const isUnwanted = (letter: number) => (unwanted & (1 << letter)) !== 0;
  return {
    letters,
    counts: counts.map((count, i) =>
      isUnwanted(Math.floor(i / letters)) || isUnwanted(i % letters) ? 0 : count
    ),
  };
}
