import { type Reading, TAG_BITS } from "./entry.ts";
import type { Sections } from "./sections.ts";

/** How a word is written, the commonest first; `undefined` if just as played. */
export function spellingsOf(sections: Sections, id: number): readonly string[] | undefined {
  const ids = sections.u32("SPID");
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? spellingsAt(sections, low) : undefined;
}

/** The same for many words, whose ids rise; those written just as played are left out. */
export function spellingsAmong(
  sections: Sections,
  words: readonly number[],
): Map<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  const ids = sections.u32("SPID");
  // As many as lie between two of the words, if they lie evenly.
  const stride = Math.ceil(ids.length / words.length);
  let low = 0;
  for (let i = 0; i < words.length; i++) {
    const id = words[i]!;
    while (ids[low + stride]! < id) low += stride;
    let high = Math.min(low + stride, ids.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[middle]! < id) low = middle + 1;
      else high = middle;
    }
    if (ids[low] === id) found.set(id, spellingsAt(sections, low));
  }
  return found;
}

function spellingsAt(sections: Sections, place: number): readonly string[] {
  return sections.textAt("SPEL", "SEND", place).split("\n");
}

export function readingsOf(sections: Sections, id: number): Reading[] {
  return Array.from(packedReadings(sections, id), (packed) => unpacked(sections, packed));
}

/** The one to show. */
export function firstReadingOf(sections: Sections, id: number): Reading | undefined {
  const packed = packedReadings(sections, id)[0];
  return packed === undefined ? undefined : unpacked(sections, packed);
}

/** The number of its dictionary form; -1 when no reading is known. */
export function lemmaNumberOf(sections: Sections, id: number): number {
  const packed = packedReadings(sections, id)[0];
  return packed === undefined ? -1 : packed >>> TAG_BITS;
}

/** A lexicon that knows of no readings has no such sections. */
function packedReadings(sections: Sections, id: number): Uint32Array {
  if (!sections.has("RSTA")) return NONE;
  const [start, end] = sections.someU32("RSTA", id, 2);
  return sections.someU32("READ", start!, Math.max(0, end! - start!));
}

const NONE = new Uint32Array();

function unpacked(sections: Sections, packed: number): Reading {
  const tags = sections.once("tags", () => sections.text("TAGS").split("\n"));
  const lemma = sections.textAt("LEMM", "LEND", packed >>> TAG_BITS);
  return { lemma, tag: tags[packed & ((1 << TAG_BITS) - 1)] ?? "" };
}
