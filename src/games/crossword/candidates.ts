import { domainsOf, nth, startOver } from "./domains.ts";
import { EMPTY, type Grid, patternOf, type Slot, slotName, slotsOf } from "./template.ts";
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
  const slot = slotsOf(grid).find((one) => slotName(one) === name);
  if (!slot) return undefined;
  const pattern = patternOf(grid, slot);
  if (!pattern.includes(EMPTY)) return { slot, pattern, words: [pattern] };
  const domains = domainsOf(grid, tables);
  const isOpen = domains !== undefined &&
    startOver(domains, new Float64Array(domains.slots.length).fill(1));
  if (!isOpen) return { slot, pattern, words: [] };
  const place = domains.slots.findIndex((one) => slotName(one) === name);
  const { letters, length } = domains.tables[place]!;
  const alphabet = tables.lexicon.alphabet.letters;
  const words = Array.from({ length: domains.sizes[place]! }, (_, i) => {
    const word = nth(domains, place, i);
    const codes = letters.subarray(word * length, (word + 1) * length);
    return Array.from(codes, (code) => alphabet[code]).join("");
  });
  return { slot, pattern, words };
}
