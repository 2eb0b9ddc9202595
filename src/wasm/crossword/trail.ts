import { Domains, wordsOf } from "./domains";
import { addressOf, copyNumbers, get, inUse, makeRoom, put, setAll, take } from "./memory";
import { cellCount } from "./picture";

/**
 * What was before each change, to go back to: for each slot changed since a mark a copy of its
 * words, for each cell its letters. Stacks that only grow, so that going forth and back costs no
 * memory.
 */
class Trail {
  /** Where each mark is in `slots` and in `cells`. */
  static marks: usize = 0;
  static level: i32 = 0;
  /** A slot, its size, and its stamp before. */
  static slots: usize = 0;
  static slotTop: i32 = 0;
  /** A cell and its letters. */
  static cells: usize = 0;
  static cellTop: i32 = 0;
  /** The mark under which a slot was last copied. */
  static stamps: usize = 0;
  /** The last of all that is in use: it has no end. */
  static copies: usize = 0;
  static copyTop: i32 = 0;
}

/** Letters of an alphabet at most: so often a cell can lose one. */
const MOST_LETTERS = 32;

/** To be made last: what is taken after it is in its way. */
export function newTrail(): void {
  const count = Domains.count;
  // Each mark fills a slot, and under each mark a slot is copied once.
  Trail.marks = take((count + 1) * 8);
  Trail.slots = take((count + 1) * count * 12);
  Trail.cells = take(cellCount() * MOST_LETTERS * 8);
  Trail.stamps = take(count * 4);
  setAll(Trail.stamps, count);
  Trail.copies = inUse();
  Trail.level =
    Trail.slotTop =
    Trail.cellTop =
    Trail.copyTop =
      0;
}

/** A point to come back to. */
export function mark(): void {
  put(Trail.marks, 2 * Trail.level, Trail.slotTop);
  put(Trail.marks, 2 * Trail.level + 1, Trail.cellTop);
  Trail.level++;
}

/** Call it before a slot's words change; before the first mark nothing is kept. */
export function saveSlot(slot: i32): void {
  if (Trail.level === 0) return;
  const stamp = get(Trail.stamps, slot);
  if (stamp === Trail.level) return;
  const width = get(Domains.widths, slot);
  const to = addressOf(Trail.copies, Trail.copyTop);
  makeRoom(addressOf(to, width));
  copyNumbers(to, wordsOf(slot), width);
  Trail.copyTop += width;
  put(Trail.slots, Trail.slotTop, slot);
  put(Trail.slots, Trail.slotTop + 1, get(Domains.sizes, slot));
  put(Trail.slots, Trail.slotTop + 2, stamp);
  Trail.slotTop += 3;
  put(Trail.stamps, slot, Trail.level);
}

/** Call it before a cell's letters change. */
export function saveCell(cell: i32): void {
  if (Trail.level === 0) return;
  put(Trail.cells, Trail.cellTop, cell);
  put(Trail.cells, Trail.cellTop + 1, get(Domains.letterSets, cell));
  Trail.cellTop += 2;
}

/** Takes back everything since the last mark, and the mark. */
export function undo(): void {
  Trail.level--;
  const slotEnd = get(Trail.marks, 2 * Trail.level);
  const cellEnd = get(Trail.marks, 2 * Trail.level + 1);
  while (Trail.slotTop > slotEnd) {
    Trail.slotTop -= 3;
    const slot = get(Trail.slots, Trail.slotTop);
    const width = get(Domains.widths, slot);
    Trail.copyTop -= width;
    copyNumbers(wordsOf(slot), addressOf(Trail.copies, Trail.copyTop), width);
    put(Domains.sizes, slot, get(Trail.slots, Trail.slotTop + 1));
    put(Trail.stamps, slot, get(Trail.slots, Trail.slotTop + 2));
  }
  while (Trail.cellTop > cellEnd) {
    Trail.cellTop -= 2;
    put(Domains.letterSets, get(Trail.cells, Trail.cellTop), get(Trail.cells, Trail.cellTop + 1));
  }
}
