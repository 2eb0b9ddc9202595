import { allIfAny, sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, MUST, TERM } from "../../lexicon/graph.ts";
import { type Board, MAX_WORD, NEXT, NO_LETTER } from "./board.ts";
import { totals, type Walk } from "./hits.ts";
import { fillLettersOn, FULL } from "./narrow.ts";

const MAX_SPOTS = 64;
/** Numbers of its stack, two a path. */
const ROOM = 1 << 17;
/** Numbers of one entry in `waiting`. */
const ENTRY = 5;

/** Whether the board has so few spots that two numbers are a set of them. */
export function isDouble({ spots }: Board): boolean {
  return spots <= MAX_SPOTS;
}

/**
 * The count of `narrowWalk` where a set of spots is two numbers, one beside the other in each
 * array. A cell of several letters is a spot each: only its first is ever next to others, so to
 * have used that one closes them all. Throws `FULL` where it holds too many paths.
 */
export function doubleCount({ nodes, targets, root }: Graph): Walk["count"] {
  const used = new Int32Array(ROOM);
  const open = new Int32Array(ROOM);
  const near = new Int32Array(2 * MAX_SPOTS);
  /** By letter counted from the highest bit, as `clz32` does. */
  const places = new Int32Array(64);
  const pairs = new Int32Array(32);
  /** The letters on any set of eight spots, and those of them that end their cell. */
  const lettersOn = new Int32Array(8 << 8);
  const endsOn = new Int32Array(8 << 8);
  /** A node, where its paths start and end, the letters they go on by, their length and one. */
  const waiting = new Int32Array(ENTRY * 32 * MAX_WORD);
  const tally = new Int32Array(MAX_WORD + 1);
  let absent = 0;
  /** Whether every spot ends its cell. */
  let whole = true;

  /**
   * From the node down. `rest` are the letters by which paths up to `end` go on; what is to be gone
   * down later stands in `waiting`, its paths under those of what comes after it.
   */
  function count(node: number, end: number, rest: number): void {
    waiting.set([node, 0, end, rest, 2]);
    for (let last = 0; last >= 0;) {
      const inner = nodes[waiting[last]! + INNER]!;
      const base = nodes[waiting[last]! + BASE]!;
      const low = waiting[last + 1]!;
      const high = waiting[last + 2]!;
      const length = waiting[last + 4]!;
      let left = waiting[last + 3]!;
      let start = high;
      if (high + (high - low) * NEXT > ROOM) throw FULL;
      for (last -= ENTRY; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const letter = Math.clz32(bit);
        const child = targets[base + sizeOf(inner & (bit - 1))]!;
        const term = nodes[child + TERM]!;
        const onward = nodes[child + INNER]!;
        if ((nodes[child + MUST]! & absent) !== 0) continue;
        if (((term | onward) & pairs[letter]!) === 0) continue;
        const where0 = places[letter * 2]!;
        const where1 = places[letter * 2 + 1]!;
        let union0 = 0;
        let union1 = 0;
        let top = start;
        for (let path = low; path < high; path += 2) {
          const before0 = used[path]!;
          const before1 = used[path + 1]!;
          for (let to = open[path]! & where0; to !== 0; to &= to - 1) {
            const now = before0 | (to & -to);
            const spot = Math.clz32(to & -to) * 2;
            const free0 = near[spot]! & ~now;
            const free1 = near[spot + 1]! & ~before1;
            used[top] = now;
            used[top + 1] = before1;
            open[top] = free0;
            open[top + 1] = free1;
            top += 2;
            union0 |= free0;
            union1 |= free1;
          }
          for (let to = open[path + 1]! & where1; to !== 0; to &= to - 1) {
            const now = before1 | (to & -to);
            const spot = Math.clz32(to & -to) * 2 + 64;
            const free0 = near[spot]! & ~before0;
            const free1 = near[spot + 1]! & ~now;
            used[top] = before0;
            used[top + 1] = now;
            open[top] = free0;
            open[top + 1] = free1;
            top += 2;
            union0 |= free0;
            union1 |= free1;
          }
        }
        const letters = lettersOf(lettersOn, union0, union1);
        const ends = whole ? letters : lettersOf(endsOn, union0, union1);
        tally[length]! += sizeOf(term & ends);
        // Written in any case, and kept if there is a way on: whether so cannot be foreseen.
        waiting[last + ENTRY] = child;
        waiting[last + ENTRY + 1] = start;
        waiting[last + ENTRY + 2] = top;
        waiting[last + ENTRY + 3] = letters & onward;
        waiting[last + ENTRY + 4] = length + 1;
        const goes = allIfAny(letters & onward);
        last += ENTRY & goes;
        start += (top - start) & goes;
      }
    }
  }

  function lay(board: Board): void {
    const { spots, cells, letter, last, next } = board;
    absent = board.absent;
    whole = spots === cells;
    places.fill(0);
    pairs.fill(0);
    near.fill(0);
    open.fill(0, 0, 2);
    fillLettersOn(lettersOn, letter);
    if (!whole) fillLettersOn(endsOn, letter.map((own, i) => last[i] === 1 ? own : NO_LETTER));
    for (let spot = 0; spot < spots; spot++) {
      if (letter[spot] === NO_LETTER) continue;
      const half = spot >>> 5;
      const at = 2 * ((spot & 32) + 31 - (spot & 31));
      for (let way = spot * NEXT; way < (spot + 1) * NEXT; way++) {
        const to = next[way]!;
        if (to >= 0) near[at + (to >>> 5)]! |= 1 << to;
      }
      const own = 31 - letter[spot]!;
      places[own * 2 + half]! |= 1 << spot;
      pairs[own]! |= lettersOf(lettersOn, near[at]!, near[at + 1]!);
      if (spot < cells) open[half]! |= 1 << spot;
    }
  }

  return (board) => {
    lay(board);
    tally.fill(0);
    const starts = whole ? ~absent : lettersOf(endsOn, open[0]!, open[1]!);
    tally[1] = sizeOf(nodes[root + TERM]! & starts);
    count(root, 2, nodes[root + INNER]! & lettersOf(lettersOn, open[0]!, open[1]!));
    return totals(tally, board);
  };
}

function lettersOf(sets: Int32Array, low: number, high: number): number {
  return sets[low & 255]! | sets[256 + ((low >>> 8) & 255)]! |
    sets[512 + ((low >>> 16) & 255)]! | sets[768 + (low >>> 24)]! |
    sets[1024 + (high & 255)]! | sets[1280 + ((high >>> 8) & 255)]! |
    sets[1536 + ((high >>> 16) & 255)]! | sets[1792 + (high >>> 24)]!;
}
