import { bytesOf } from "./search.ts";
import { isPossible } from "./fill.ts";
import { EMPTY, type Grid, isOpen, patternOf, type Slot, slotName, slotsOf } from "./template.ts";
import type { WordTables } from "./words.ts";

/** The words that fit a slot of a grid that was begun, the most wanted first. */
interface Candidates {
  readonly slot: Slot;
  /** What is there so far. */
  readonly pattern: string;
  readonly words: readonly string[];
}

/**
 * Every word that fits what is written and leaves each crossing a word of its own; `undefined` when
 * the grid has no such slot. A slot that is full has only what is in it.
 */
export function candidatesFor(
  grid: Grid,
  name: string,
  tables: WordTables,
): Candidates | undefined {
  const slots = slotsOf(grid);
  const slot = slots.find((one) => slotName(one) === name);
  if (!slot) return undefined;
  const pattern = patternOf(grid, slot);
  if (!pattern.includes(EMPTY)) return { slot, pattern, words: [pattern] };
  if (!isPossible(grid, tables)) return { slot, pattern, words: [] };
  const { search, lexicon } = tables;
  const { exports } = search;
  const place = slots.filter((one) => isOpen(grid, one)).indexOf(slot);
  const { length } = slot.cells;
  const { at } = tables.of(length)!;
  const bytes = bytesOf(search);
  const words = Array.from({ length: exports.sizeOf(place) }, (_, i) => {
    const from = exports.lettersOf(at, exports.nth(place, i));
    return Array.from(
      bytes.subarray(from, from + length),
      (code) => lexicon.alphabet.letters[code],
    ).join("");
  });
  return { slot, pattern, words };
}
