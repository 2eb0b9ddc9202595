import { lowest, sizeOf } from "../../core/letters.ts";
import type { Domains } from "./domains.ts";
import { saveCell, saveSlot } from "./trail.ts";

/** Lets every change reach what it crosses; false at a conflict, and then nothing waits. */
export function propagate(domains: Domains): boolean {
  while (domains.queue.length > 0) if (!reachCrossings(domains, nextOf(domains))) return false;
  return true;
}

/** Takes the slot with the fewest words from the queue. */
function nextOf({ queue, queued, sizes }: Domains): number {
  let best = 0;
  for (let i = 1; i < queue.length; i++) if (sizes[queue[i]!]! < sizes[queue[best]!]!) best = i;
  const slot = queue[best]!;
  queue[best] = queue[queue.length - 1]!;
  queue.pop();
  queued[slot] = 0;
  return slot;
}

/** Narrows what crosses a slot to the letters it has left; false at a conflict. */
function reachCrossings(domains: Domains, slot: number): boolean {
  const { sizes, slots, seen, letterSets } = domains;
  if (sizes[slot] === 1 && !takeElsewhere(domains, slot)) return false;
  look(domains, slot);
  const { cells } = slots[slot]!;
  const crossings = domains.crossings[slot]!;
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place]!;
    const left = letterSets[cell]! & seen[place]!;
    if (left === letterSets[cell]) continue;
    saveCell(domains, cell);
    letterSets[cell] = left;
    const crossing = crossings[place];
    if (!crossing) continue;
    const change = restrict(domains, crossing.slot, crossing.place);
    if (change < 0) return conflict(domains, crossing.slot, slot);
    if (change > 0) enqueue(domains, crossing.slot);
  }
  return true;
}

export function enqueue({ queue, queued }: Domains, slot: number): void {
  if (queued[slot]) return;
  queued[slot] = 1;
  queue.push(slot);
}

/** Blames two slots and empties the queue. */
export function conflict({ weights, queue, queued }: Domains, slot: number, by: number): false {
  weights[slot]!++;
  weights[by]!++;
  for (const waiting of queue) queued[waiting] = 0;
  queue.length = 0;
  return false;
}

/** Keeps the words with a letter of the cell at that place; -1 none left, 1 fewer, 0 all. */
function restrict(domains: Domains, slot: number, place: number): -1 | 0 | 1 {
  const { tables, starts, words, kept, alphabet, letterSets, sizes, widths } = domains;
  const { width, bits } = tables[slot]!;
  const used = widths[slot]!;
  const letters = letterSets[domains.slots[slot]!.cells[place]!]!;
  const from = starts[slot]!;
  // Whichever is shorter: gather those to keep, or those to drop.
  const isMost = sizeOf(letters) * 2 > alphabet;
  kept.fill(0, 0, used);
  for (let rest = isMost ? ~letters & domains.all : letters; rest !== 0; rest &= rest - 1) {
    const column = (place * alphabet + lowest(rest)) * width;
    for (let w = 0; w < used; w++) kept[w]! |= bits[column + w]!;
  }
  if (isMost) { for (let w = 0; w < used; w++) kept[w] = ~kept[w]!; }
  let w = 0;
  while (w < used && (words[from + w]! & ~kept[w]!) === 0) w++;
  if (w === used) return 0;
  saveSlot(domains, slot);
  let size = 0;
  for (w = 0; w < used; w++) {
    const left = words[from + w]! & kept[w]!;
    words[from + w] = left;
    if (left !== 0) size += sizeOf(left);
  }
  sizes[slot] = size;
  return size === 0 ? -1 : 1;
}

/** Fills `seen` with the letters that the words of a slot have at each place. */
function look(domains: Domains, slot: number): void {
  const { tables, starts, words, sizes, widths, seen, alphabet, letterSets } = domains;
  const { length, width, letters, bits } = tables[slot]!;
  const used = widths[slot]!;
  const { cells } = domains.slots[slot]!;
  const from = starts[slot]!;
  seen.fill(0, 0, length);
  // Few words are read one by one; of many, each letter is looked for.
  if (sizes[slot]! < 200 || sizes[slot]! * 6 < used * alphabet) {
    for (let w = 0; w < used; w++) {
      for (let rest = words[from + w]!; rest !== 0; rest &= rest - 1) {
        let at = ((w << 5) + lowest(rest)) * length;
        for (let place = 0; place < length; place++) seen[place]! |= 1 << letters[at++]!;
      }
    }
    return;
  }
  for (let place = 0; place < length; place++) {
    for (let rest = letterSets[cells[place]!]!; rest !== 0; rest &= rest - 1) {
      const column = (place * alphabet + lowest(rest)) * width;
      for (let w = 0; w < used; w++) {
        if ((words[from + w]! & bits[column + w]!) === 0) continue;
        seen[place]! |= rest & -rest;
        break;
      }
    }
  }
}

/** A word that fills one slot is no longer possible in another: no entry appears twice. */
function takeElsewhere(domains: Domains, slot: number): boolean {
  const { slots, tables, starts, words, sizes } = domains;
  let w = starts[slot]!;
  while (words[w] === 0) w++;
  const bit = words[w]!;
  const place = w - starts[slot]!;
  for (let other = 0; other < slots.length; other++) {
    if (other === slot || tables[other] !== tables[slot]) continue;
    const at = starts[other]! + place;
    if ((words[at]! & bit) === 0) continue;
    saveSlot(domains, other);
    words[at]! &= ~bit;
    sizes[other]!--;
    if (sizes[other] === 0) return conflict(domains, other, slot);
    enqueue(domains, other);
  }
  return true;
}
