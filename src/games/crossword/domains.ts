import { lowest, sizeOf } from "../../core/letters.ts";
import type { Crossing, Grid, Slot } from "./template.ts";
import { BLACK, crossingsOf, EMPTY, slotsOf } from "./template.ts";
import type { WordTable, WordTables } from "./words.ts";

/**
 * The words still possible in each open slot, kept arc consistent: one bit per word, and per
 * cell the set of letters. Each change narrows what crosses it, until nothing changes. The
 * bitsets are ingrid_core's idea and the weights are dom/wdeg (Boussemart and others, 2004).
 */
export interface Domains {
  /** The slots that were not full from the start. */
  readonly slots: readonly Slot[];
  readonly tables: readonly WordTable[];
  /** How many words are left, by slot. */
  readonly sizes: Int32Array;
  /** How often each slot was part of a conflict. */
  readonly weights: Float64Array;
  /** Starts over with each slot's most wanted `shares` of words, and narrows them by the picture. */
  settle(shares: Float64Array): boolean;
  /** Puts a word in a slot; false at a conflict. */
  assign(slot: number, word: number): boolean;
  /** Takes a word from a slot; false at a conflict. */
  exclude(slot: number, word: number): boolean;
  /** A point to come back to. */
  mark(): number;
  /** Takes back everything since the last mark that is still standing. */
  undo(): void;
  /** The n-th of the words left in a slot, the most wanted first. */
  nth(slot: number, n: number): number;
  /** How many bits of choice a word leaves its crossings; negative when it leaves one none. */
  room(slot: number, word: number): number;
  /** The letters of the picture, every slot having one word left. */
  cells(): string;
}

/** Larger slots are sampled when counting support: a quarter of them tells enough. */
const SAMPLED = 4000;
/** Lengths with fewer words than this are never cut down. */
const FEWEST = 350;

/** `undefined` when some slot has no word of its length. */
export function domainsOf(
  grid: Grid,
  lists: WordTables,
): Domains | undefined {
  const slots = slotsOf(grid);
  const open = slots.filter((slot) => slot.cells.some((cell) => grid.cells[cell] === EMPTY));
  const tables: WordTable[] = [];
  for (const slot of open) {
    const table = lists.byLength[slot.cells.length];
    if (!table) return undefined;
    tables.push(table);
  }
  const { alphabet } = lists;
  const { codes, letters: alphabetLetters } = lists.lexicon.alphabet;
  const all = alphabet === 32 ? -1 : (1 << alphabet) - 1;
  const crossings = crossingsOf(grid, open);
  const starts = new Int32Array(open.length + 1);
  open.forEach((_, s) => starts[s + 1] = starts[s]! + tables[s]!.width);
  const words = new Int32Array(starts[open.length]!);
  const sizes = new Int32Array(open.length);
  const weights = new Float64Array(open.length).fill(1);
  const letterSets = new Int32Array(grid.cells.length).fill(all);
  const queued = new Uint8Array(open.length);
  const queue: number[] = [];
  const kept = new Int32Array(Math.max(1, ...tables.map((table) => table.width)));
  const seen = new Int32Array(Math.max(1, ...tables.map((table) => table.length)));
  const trail = trailOf(words, starts);

  function enqueue(slot: number): void {
    if (queued[slot]) return;
    queued[slot] = 1;
    queue.push(slot);
  }

  /** Blames the two slots and empties the queue. */
  function conflict(slot: number, by: number): false {
    weights[slot]!++;
    weights[by]!++;
    for (const waiting of queue) queued[waiting] = 0;
    queue.length = 0;
    return false;
  }

  function setSize(slot: number, size: number): void {
    sizes[slot] = size;
  }

  function save(slot: number): void {
    trail.save(slot, sizes[slot]!);
  }

  /** Keeps the words with one of these letters at a place; -1 none left, 1 fewer, 0 all. */
  function restrict(slot: number, place: number, letters: number): number {
    const { width, bits } = tables[slot]!;
    const from = starts[slot]!;
    const row = place * alphabet;
    // Whichever is shorter: gather those to keep, or those to drop.
    const isMost = sizeOf(letters) * 2 > alphabet;
    kept.fill(0, 0, width);
    for (let rest = isMost ? ~letters & all : letters; rest !== 0; rest &= rest - 1) {
      const column = (row + lowest(rest)) * width;
      for (let w = 0; w < width; w++) kept[w]! |= bits[column + w]!;
    }
    if (isMost) { for (let w = 0; w < width; w++) kept[w] = ~kept[w]!; }
    let w = 0;
    while (w < width && (words[from + w]! & ~kept[w]!) === 0) w++;
    if (w === width) return 0;
    save(slot);
    let size = 0;
    for (w = 0; w < width; w++) {
      const left = words[from + w]! & kept[w]!;
      words[from + w] = left;
      if (left !== 0) size += sizeOf(left);
    }
    setSize(slot, size);
    return size === 0 ? -1 : 1;
  }

  /** Fills `seen` with the letters that the words of a slot have at each place. */
  function look(slot: number): void {
    const { length, width, letters, bits } = tables[slot]!;
    const from = starts[slot]!;
    seen.fill(0, 0, length);
    // Few words are read one by one; of many, each letter is looked for.
    if (sizes[slot]! < 200 || sizes[slot]! * 6 < width * alphabet) {
      for (let w = 0; w < width; w++) {
        for (let rest = words[from + w]!; rest !== 0; rest &= rest - 1) {
          let at = ((w << 5) + lowest(rest)) * length;
          for (let place = 0; place < length; place++) seen[place]! |= 1 << letters[at++]!;
        }
      }
      return;
    }
    for (let place = 0; place < length; place++) {
      for (let rest = letterSets[open[slot]!.cells[place]!]!; rest !== 0; rest &= rest - 1) {
        const column = (place * alphabet + lowest(rest)) * width;
        for (let w = 0; w < width; w++) {
          if ((words[from + w]! & bits[column + w]!) === 0) continue;
          seen[place]! |= rest & -rest;
          break;
        }
      }
    }
  }

  /** No two entries are the same word. */
  function takeElsewhere(slot: number, word: number): boolean {
    const bit = 1 << (word & 31);
    for (let other = 0; other < open.length; other++) {
      if (other === slot || tables[other] !== tables[slot]) continue;
      const at = starts[other]! + (word >> 5);
      if ((words[at]! & bit) === 0) continue;
      save(other);
      words[at]! &= ~bit;
      setSize(other, sizes[other]! - 1);
      if (sizes[other] === 0) return conflict(other, slot);
      enqueue(other);
    }
    return true;
  }

  function propagate(): boolean {
    while (queue.length > 0) {
      let best = 0;
      for (let i = 1; i < queue.length; i++) if (sizes[queue[i]!]! < sizes[queue[best]!]!) best = i;
      const slot = queue[best]!;
      queue[best] = queue[queue.length - 1]!;
      queue.pop();
      queued[slot] = 0;
      if (sizes[slot] === 1 && !takeElsewhere(slot, nth(slot, 0))) return false;
      look(slot);
      const { cells } = open[slot]!;
      for (let place = 0; place < cells.length; place++) {
        const cell = cells[place]!;
        const left = letterSets[cell]! & seen[place]!;
        if (left === letterSets[cell]) continue;
        trail.saveCell(cell, letterSets[cell]!);
        letterSets[cell] = left;
        for (const crossing of crossings[cell]!) {
          if (crossing.slot === slot) continue;
          const change = restrict(crossing.slot, crossing.place, left);
          if (change < 0) return conflict(crossing.slot, slot);
          if (change > 0) enqueue(crossing.slot);
        }
      }
    }
    return true;
  }

  function nth(slot: number, n: number): number {
    const from = starts[slot]!;
    let left = n;
    for (let w = from;; w++) {
      const inThis = sizeOf(words[w]!);
      if (left >= inThis) {
        left -= inThis;
        continue;
      }
      let rest = words[w]!;
      for (; left > 0; left--) rest &= rest - 1;
      return ((w - from) << 5) + lowest(rest);
    }
  }

  function support({ slot, place }: Crossing, letter: number): number {
    const { width, bits } = tables[slot]!;
    const from = starts[slot]!;
    const column = (place * alphabet + letter) * width;
    const step = sizes[slot]! > SAMPLED ? 4 : 1;
    let count = 0;
    for (let w = 0; w < width; w += step) {
      const both = words[from + w]! & bits[column + w]!;
      if (both !== 0) count += sizeOf(both);
    }
    return count * step;
  }

  return {
    slots: open,
    tables,
    sizes,
    weights,
    nth,
    settle(shares) {
      letterSets.fill(all);
      for (let slot = 0; slot < open.length; slot++) {
        const size = admitted(tables[slot]!, shares[slot]!);
        const from = starts[slot]!;
        words.fill(0, from, starts[slot + 1]!);
        words.fill(-1, from, from + (size >> 5));
        if (size & 31) words[from + (size >> 5)] = (1 << (size & 31)) - 1;
        setSize(slot, size);
      }
      for (let slot = 0; slot < open.length; slot++) {
        for (const [place, cell] of open[slot]!.cells.entries()) {
          const letter = grid.cells[cell]!;
          if (letter === EMPTY || letter === BLACK) continue;
          const code = codes[letter.charCodeAt(0)]!;
          letterSets[cell] = code === 0 ? 0 : 1 << (code - 1);
          if (code === 0 || restrict(slot, place, letterSets[cell]!) < 0) {
            return conflict(slot, slot);
          }
        }
        enqueue(slot);
      }
      for (const slot of slots) if (!open.includes(slot)) takeGiven(slot);
      for (let slot = 0; slot < open.length; slot++) {
        if (sizes[slot] === 0) return conflict(slot, slot);
      }
      return propagate();
    },
    assign(slot, word) {
      save(slot);
      words.fill(0, starts[slot]!, starts[slot + 1]!);
      words[starts[slot]! + (word >> 5)] = 1 << (word & 31);
      setSize(slot, 1);
      enqueue(slot);
      return propagate();
    },
    exclude(slot, word) {
      const at = starts[slot]! + (word >> 5);
      const bit = 1 << (word & 31);
      if ((words[at]! & bit) === 0) return true;
      save(slot);
      words[at]! &= ~bit;
      setSize(slot, sizes[slot]! - 1);
      if (sizes[slot] === 0) return conflict(slot, slot);
      enqueue(slot);
      return propagate();
    },
    mark: trail.mark,
    undo() {
      trail.undo((slot, size) => sizes[slot] = size, (cell, letters) => letterSets[cell] = letters);
    },
    room(slot, word) {
      const { cells } = open[slot]!;
      const { letters, length } = tables[slot]!;
      let sum = 0;
      for (let place = 0; place < length; place++) {
        for (const crossing of crossings[cells[place]!]!) {
          if (crossing.slot === slot || sizes[crossing.slot] === 1) continue;
          const count = support(crossing, letters[word * length + place]!);
          if (count === 0) return -1;
          sum += bitsOfChoice(count);
        }
      }
      return sum;
    },
    cells() {
      const out = [...grid.cells];
      open.forEach(({ cells }, slot) => {
        const { letters, length } = tables[slot]!;
        const word = nth(slot, 0);
        cells.forEach((cell, place) => {
          out[cell] = alphabetLetters[letters[word * length + place]!]!;
        });
      });
      return out.join("");
    },
  };

  /** A word that the picture has already is not to be used again. */
  function takeGiven(slot: Slot): void {
    const given = slot.cells.map((cell) => codes[grid.cells[cell]!.charCodeAt(0)]! - 1);
    for (let other = 0; other < open.length; other++) {
      const { letters, length } = tables[other]!;
      if (length !== given.length) continue;
      for (let n = sizes[other]! - 1; n >= 0; n--) {
        const word = nth(other, n);
        if (given.some((letter, place) => letters[word * length + place] !== letter)) continue;
        words[starts[other]! + (word >> 5)]! &= ~(1 << (word & 31));
        setSize(other, sizes[other]! - 1);
      }
    }
  }
}

/** How many of a length's words take part: the front of the list, but never too few to cross. */
function admitted({ size }: WordTable, share: number): number {
  return Math.min(size, Math.max(FEWEST, Math.ceil(size * share)));
}

/** log2, straight between powers of two: the same bits on every machine, which Math.log2 does not promise. */
export function bitsOfChoice(count: number): number {
  const power = 31 - Math.clz32(count);
  return power + count / (1 << power) - 1;
}

interface Trail {
  mark(): number;
  save(slot: number, size: number): void;
  saveCell(cell: number, letters: number): void;
  undo(
    setSize: (slot: number, size: number) => void,
    setCell: (cell: number, letters: number) => void,
  ): void;
}

/** What was before each change, in two stacks that only grow. A slot is copied once per mark. */
function trailOf(words: Int32Array, starts: Int32Array): Trail {
  const marks: number[] = [];
  const slots: number[] = [];
  const cells: number[] = [];
  const stamps = new Int32Array(Math.max(1, starts.length - 1)).fill(-1);
  let copies = new Int32Array(1 << 12);
  let top = 0;
  return {
    mark() {
      marks.push(slots.length, cells.length);
      return marks.length / 2;
    },
    save(slot, size) {
      const level = marks.length / 2;
      if (level === 0 || stamps[slot] === level) return;
      const from = starts[slot]!;
      const width = starts[slot + 1]! - from;
      if (top + width > copies.length) {
        const larger = new Int32Array(Math.max(copies.length * 2, top + width));
        larger.set(copies);
        copies = larger;
      }
      for (let w = 0; w < width; w++) copies[top + w] = words[from + w]!;
      top += width;
      slots.push(slot, size, stamps[slot]!);
      stamps[slot] = level;
    },
    saveCell(cell, letters) {
      if (marks.length > 0) cells.push(cell, letters);
    },
    undo(setSize, setCell) {
      const cellEnd = marks.pop()!;
      const slotEnd = marks.pop()!;
      while (slots.length > slotEnd) {
        stamps[slots[slots.length - 3]!] = slots.pop()!;
        const size = slots.pop()!;
        const slot = slots.pop()!;
        const width = starts[slot + 1]! - starts[slot]!;
        top -= width;
        for (let w = 0; w < width; w++) words[starts[slot]! + w] = copies[top + w]!;
        setSize(slot, size);
      }
      while (cells.length > cellEnd) {
        const letters = cells.pop()!;
        setCell(cells.pop()!, letters);
      }
    },
  };
}
