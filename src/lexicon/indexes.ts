import { sizeOf } from "../core/letters.ts";
import { type Graph, type GraphNumbers, NODE } from "./graph.ts";
import { arraysIn, graphEnd, graphMemory } from "./graph_memory.ts";
import type { MaskIndex } from "./masks.ts";
import type { Refused } from "./refused.ts";
import type { Sections } from "./sections.ts";

const PARTS = ["NOD", "TGT", "CNT"] as const;
/** From so many bytes on a graph is read into a memory: to copy a smaller one takes less than that. */
const LARGE = 1 << 19;

/** The word graph in the sections of this name: its number of words and its root. */
export function graphIn(
  sections: Sections,
  name: string,
  { size, root }: Pick<Graph, "size" | "root">,
): Graph {
  return sections.once(name, () => {
    const [nodes, targets, counts] = PARTS.map((part) => sections.lengthOf(name + part) / 4);
    const lengths = { nodes: nodes!, targets: targets!, counts: counts! };
    if (root % NODE !== 0 || root + NODE !== nodes) sections.broken(`section ${name}NOD`);
    if (counts !== targets) sections.broken(`section ${name}CNT`);
    if (graphEnd(lengths) < LARGE) {
      const [nodes, targets, counts] = PARTS.map((part) => sections.i32(name + part));
      return { nodes: nodes!, targets: targets!, counts: counts!, root, size };
    }
    const memory = graphMemory(lengths);
    const arrays = arraysIn(memory, lengths);
    sections.i32Into(`${name}NOD`, arrays.nodes);
    sections.i32Into(`${name}TGT`, arrays.targets);
    sections.i32Into(`${name}CNT`, arrays.counts);
    return { ...arrays, root, size, memory };
  });
}

/** The same, read number by number: for one word, that is what lies on its way. */
export function numbersIn(sections: Sections, name: string, root: number): GraphNumbers {
  const one = (part: string) => (at: number) => sections.i32At(name + part, at);
  return { root, node: one("NOD"), target: one("TGT"), count: one("CNT") };
}

export function masksIn(sections: Sections): MaskIndex {
  return sections.once("masks", () => {
    const masks = sections.i32("MASK");
    const slots = sections.u32("MSLO");
    // A search of the slots wraps around by a mask of bits.
    if (slots.length < 2 || sizeOf(slots.length) !== 1) sections.broken("section MSLO");
    const starts = sections.u32("MSTA", masks.length + 1);
    return { masks, starts, ids: sections.i32("MIDS"), slots };
  });
}

export function refusedIn(sections: Sections): Refused {
  return sections.once("refused", () => ({
    starts: sections.u32("RFST"),
    bytes: sections.bytes("RFSD"),
  }));
}
