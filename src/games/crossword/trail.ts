/**
 * What was before each change, to go back to: for each slot changed since a mark a copy of its
 * words, for each cell its letters. Stacks that only grow, so that going forth and back costs no
 * memory.
 */
interface Trail {
  /** Where each mark is in `slots` and in `cells`. */
  readonly marks: number[];
  /** A slot, its size, and its stamp before. */
  readonly slots: number[];
  /** A cell and its letters. */
  readonly cells: number[];
  /** The mark under which a slot was last copied. */
  readonly stamps: Int32Array;
  copies: Int32Array;
  top: number;
}

/** What a trail is of: each slot's words from `starts[slot]`, its size, each cell's letters. */
export interface Tracked {
  readonly words: Int32Array;
  readonly starts: Int32Array;
  /** How many of its words are in use. */
  readonly widths: Int32Array;
  readonly sizes: Int32Array;
  readonly letterSets: Int32Array;
  readonly trail: Trail;
}

export function newTrail(slots: number): Trail {
  return {
    marks: [],
    slots: [],
    cells: [],
    stamps: new Int32Array(slots).fill(-1),
    copies: new Int32Array(1 << 12),
    top: 0,
  };
}

/** A point to come back to. */
export function mark({ trail }: Tracked): void {
  trail.marks.push(trail.slots.length, trail.cells.length);
}

/** Drops all marks and takes nothing back. */
export function forgetMarks({ trail }: Tracked): void {
  trail.marks.length =
    trail.slots.length =
    trail.cells.length =
    trail.top =
      0;
  trail.stamps.fill(-1);
}

/** Call it before a slot's words change; before the first mark nothing is kept. */
export function saveSlot({ words, starts, widths, sizes, trail }: Tracked, slot: number): void {
  const level = trail.marks.length;
  if (level === 0 || trail.stamps[slot] === level) return;
  const from = starts[slot]!;
  const width = widths[slot]!;
  if (trail.top + width > trail.copies.length) {
    const larger = new Int32Array(Math.max(trail.copies.length * 2, trail.top + width));
    larger.set(trail.copies);
    trail.copies = larger;
  }
  const { copies, top } = trail;
  for (let w = 0; w < width; w++) copies[top + w] = words[from + w]!;
  trail.top += width;
  trail.slots.push(slot, sizes[slot]!, trail.stamps[slot]!);
  trail.stamps[slot] = level;
}

/** Call it before a cell's letters change. */
export function saveCell({ letterSets, trail }: Tracked, cell: number): void {
  if (trail.marks.length > 0) trail.cells.push(cell, letterSets[cell]!);
}

/** Takes back everything since the last mark, and the mark. */
export function undo({ words, starts, widths, sizes, letterSets, trail }: Tracked): void {
  const { slots, cells, stamps, copies } = trail;
  const cellEnd = trail.marks.pop()!;
  const slotEnd = trail.marks.pop()!;
  while (slots.length > slotEnd) {
    const stamp = slots.pop()!;
    const size = slots.pop()!;
    const slot = slots.pop()!;
    const from = starts[slot]!;
    const width = widths[slot]!;
    trail.top -= width;
    for (let w = 0; w < width; w++) words[from + w] = copies[trail.top + w]!;
    sizes[slot] = size;
    stamps[slot] = stamp;
  }
  while (cells.length > cellEnd) {
    const letters = cells.pop()!;
    letterSets[cells.pop()!] = letters;
  }
}
