import { sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, MUST, NO_WORDS, TERM } from "../../lexicon/graph.ts";
import { type Board, MAX_WORD, NEXT } from "./board.ts";
import {
  grown,
  hitBuffer,
  hitsIn,
  makeRoom,
  MAX_PATHS,
  tooManyPaths,
  totals,
  type Walk,
} from "./hits.ts";
import { fillTables, LETTERS, MARKED_SIDE, wideTables } from "./wide_tables.ts";

/**
 * The walk of `narrowWalk` on boards of any size. A path is its last spot, the free ways from
 * there as eight bits, the letters they lead to, its parent, and 64 marks, one for each cell of an
 * 8 by 8 pattern repeated over the board: turned to bring a spot's neighbours to fixed places, they
 * tell which ways are taken. Cells that share a mark are eight apart, so only a path of eight
 * letters or more can be deceived; such a path asks its parents.
 *
 * A path is kept only if it can go on as some word does. Make one walk and keep it.
 */
export function wideWalk(): Walk {
  let { nodes, targets, counts } = NO_WORDS;
  /** `spot << 8 | free ways`. */
  let here = new Int32Array(1 << 14);
  let reach = new Int32Array(1 << 14);
  let marksLow = new Int32Array(1 << 14);
  let marksHigh = new Int32Array(1 << 14);
  let parent = new Int32Array(1 << 14);
  const tables = wideTables();
  const { next, onBoard, ways, near, nearEnds, markLow, markHigh, turn } = tables;
  const tally = new Int32Array(MAX_WORD + 1);
  const hits = hitBuffer();
  let last: Uint8Array = onBoard;
  let points: Float64Array = new Float64Array(0);
  let times = points;
  let lengthPoints = points;
  let cells = 0;
  let absent = 0;
  let minLength = 0;
  let even = true;
  /** Whether every spot ends its cell. */
  let whole = true;
  let isMarked = true;

  /** Paths `low` to `high` have one letter less than `length`. */
  function count(node: number, low: number, high: number, length: number): void {
    let letters = 0;
    for (let path = low; path < high; path++) letters |= reach[path]!;
    const found = nodes[node + TERM]! & letters;
    if (found !== 0) tally[length]! += sizeOf(whole ? found : found & endsOf(low, high));
    const inner = nodes[node + INNER]!;
    if (length === MAX_WORD) return;
    const base = nodes[node + BASE]!;
    for (let rest = inner & letters; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const child = targets[base + sizeOf(inner & (bit - 1))]!;
      if ((nodes[child + MUST]! & absent) !== 0) continue;
      const top = step(child, low, high, bit, length);
      if (top !== high) count(child, high, top, length + 1);
    }
  }

  /** The same, letter by letter, so that words come in order; `rank` numbers them. */
  function trace(node: number, low: number, high: number, length: number, rank: number): void {
    let letters = 0;
    for (let path = low; path < high; path++) letters |= reach[path]!;
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    for (let rest = (term | inner) & letters; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const child = base + sizeOf(inner & (bit - 1));
      const target = (inner & bit) === 0 || length === MAX_WORD ? -1 : targets[child]!;
      const goesOn = target >= 0 && (nodes[target + MUST]! & absent) === 0;
      if (!goesOn && (term & bit) === 0) continue;
      let id = rank + sizeOf(term & (bit - 1));
      if (child !== base) id += counts[child - 1]!;
      if ((term & bit) !== 0) {
        if (length >= minLength) takeBest(low, high, bit, length, id);
        id++;
      }
      if (!goesOn) continue;
      const top = step(target, low, high, bit, length);
      if (top !== high) trace(target, high, top, length + 1, id);
    }
  }

  /** Puts on the stack every path one letter longer from which the child's letters are in reach. */
  function step(child: number, low: number, high: number, bit: number, length: number): number {
    const letter = 31 - Math.clz32(bit);
    const wanted = nodes[child + TERM]! | nodes[child + INNER]!;
    while (high + (high - low) * NEXT > here.length) grow();
    let top = high;
    for (let path = low; path < high; path++) {
      if ((reach[path]! & bit) === 0) continue;
      const at = here[path]!;
      const from = at >>> 8;
      for (let to = ways[from * LETTERS + letter]! & at; to !== 0; to &= to - 1) {
        const spot = next[from * NEXT + 31 - Math.clz32(to & -to)]!;
        const low = marksLow[path]! | markLow[spot]!;
        const high = marksHigh[path]! | markHigh[spot]!;
        let free = freeWays(spot, low, high);
        if (length >= MARKED_SIDE && !isMarked) free = truly(path, spot, free);
        const onward = lettersNear(spot, free);
        if ((onward & wanted) === 0) continue;
        here[top] = (spot << 8) | free;
        reach[top] = onward;
        marksLow[top] = low;
        marksHigh[top] = high;
        parent[top] = path;
        top++;
      }
    }
    return top;
  }

  /** The marks turned so that those of the row above are the lowest bits, and so on in eights. */
  function freeWays(spot: number, low: number, high: number): number {
    if (!whole && last[spot] !== 1) return onBoard[spot]!;
    const by = turn[spot]!;
    const around = by < 32
      ? (low >>> by) | (high << 1 << (31 - by))
      : (high >>> by) | (low << 1 << (63 - by));
    const taken = (around & 7) | ((around >>> 5) & 8) | ((around >>> 6) & 16) |
      ((around >>> 11) & 224);
    return onBoard[spot]! & ~taken;
  }

  /** The free ways and those whose mark is another cell's. */
  function truly(path: number, spot: number, free: number): number {
    let sure = free;
    for (let rest = onBoard[spot]! & ~free; rest !== 0; rest &= rest - 1) {
      const to = next[spot * NEXT + 31 - Math.clz32(rest & -rest)]!;
      if (!isOn(path, to)) sure |= rest & -rest;
    }
    return sure;
  }

  function isOn(path: number, spot: number): boolean {
    for (let from = path; from >= 0; from = parent[from]!) {
      if (here[from]! >>> 8 === spot) return true;
    }
    return false;
  }

  function lettersNear(spot: number, free: number): number {
    return near[(spot << 5) | (free & 15)]! | near[(spot << 5) | 16 | (free >>> 4)]!;
  }

  function endsOf(low: number, high: number): number {
    let letters = 0;
    for (let path = low; path < high; path++) {
      const table = here[path]! >>> 8 << 5;
      const free = here[path]! & 255;
      letters |= nearEnds[table | (free & 15)]! | nearEnds[table | 16 | (free >>> 4)]!;
    }
    return letters;
  }

  /** Paths come in the order of their cells, so the first of the best is the one to show. */
  function takeBest(low: number, high: number, bit: number, length: number, id: number): void {
    const letter = 31 - Math.clz32(bit);
    let best = -1;
    let bestPath = 0;
    let bestSpot = 0;
    for (let path = low; path < high && !(even && best >= 0); path++) {
      const from = here[path]! >>> 8;
      for (let to = ways[from * LETTERS + letter]! & here[path]!; to !== 0; to &= to - 1) {
        const spot = next[from * NEXT + 31 - Math.clz32(to & -to)]!;
        if (last[spot] !== 1) continue;
        const pay = payOf(path, spot);
        if (pay > best) {
          best = pay;
          bestPath = path;
          bestSpot = spot;
        }
      }
    }
    if (best >= 0) take(bestPath, bestSpot, length, id, best);
  }

  function payOf(path: number, spot: number): number {
    let sum = 0;
    let product = 1;
    for (let from = path, at = spot;; at = here[from]! >>> 8, from = parent[from]!) {
      if (at < cells) {
        sum += points[at]!;
        product *= times[at]!;
      }
      if (from < 0) return sum * product;
    }
  }

  function take(path: number, spot: number, length: number, id: number, pay: number): void {
    makeRoom(hits);
    // Written from the end, where the word would end if its cells had one letter each.
    let place = hits.top + length;
    for (let from = path, at = spot;; at = here[from]! >>> 8, from = parent[from]!) {
      if (at < cells) hits.cells[--place] = at;
      if (from < 0) break;
    }
    if (place > hits.top) hits.cells.copyWithin(hits.top, place, hits.top + length);
    hits.top += hits.top + length - place;
    hits.ids[hits.count] = id;
    hits.points[hits.count] = pay + lengthPoints[length]!;
    hits.lengths[hits.count] = length;
    hits.ends[hits.count] = hits.top;
    hits.count++;
  }

  function grow(): void {
    const size = here.length * 2;
    if (size > MAX_PATHS) tooManyPaths();
    here = grown(here, new Int32Array(size));
    reach = grown(reach, new Int32Array(size));
    marksLow = grown(marksLow, new Int32Array(size));
    marksHigh = grown(marksHigh, new Int32Array(size));
    parent = grown(parent, new Int32Array(size));
  }

  function lay(board: Board): void {
    ({ last, points, times, lengthPoints, cells, absent, minLength, even } = board);
    whole = board.spots === cells;
    isMarked = board.rows <= MARKED_SIDE && board.cols <= MARKED_SIDE;
    fillTables(tables, board);
  }

  /** Every cell that starts with the letter is a path of it. */
  function begin({ letter }: Board, number: number): number {
    let top = 0;
    for (let spot = 0; spot < cells; spot++) {
      if (letter[spot] !== number) continue;
      const free = freeWays(spot, markLow[spot]!, markHigh[spot]!);
      here[top] = (spot << 8) | free;
      reach[top] = lettersNear(spot, free);
      marksLow[top] = markLow[spot]!;
      marksHigh[top] = markHigh[spot]!;
      parent[top] = -1;
      top++;
    }
    return top;
  }

  /** A word of one letter: the best cell that is it. */
  function takeCell(high: number, id: number): void {
    let best = -1;
    let bestSpot = -1;
    for (let path = 0; path < high; path++) {
      const spot = here[path]! >>> 8;
      const pay = payOf(-1, spot);
      if (last[spot] !== 1 || pay <= best) continue;
      best = pay;
      bestSpot = spot;
    }
    if (bestSpot < 0) return;
    tally[1]!++;
    if (minLength <= 1) take(-1, bestSpot, 1, id, best);
  }

  function start(graph: Graph, board: Board, goOn: typeof trace): void {
    ({ nodes, targets, counts } = graph);
    lay(board);
    tally.fill(0);
    hits.count = 0;
    hits.top = 0;
    const term = nodes[graph.root + TERM]!;
    const inner = nodes[graph.root + INNER]!;
    const base = nodes[graph.root + BASE]!;
    for (let rest = (term | inner) & ~absent; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const child = base + sizeOf(inner & (bit - 1));
      let id = sizeOf(term & (bit - 1));
      if (child !== base) id += counts[child - 1]!;
      const top = begin(board, 31 - Math.clz32(bit));
      if ((term & bit) !== 0) takeCell(top, id++);
      if ((inner & bit) !== 0 && top > 0) goOn(targets[child]!, 0, top, 2, id);
    }
  }

  return {
    count(graph, board) {
      start(graph, board, count);
      return totals(tally, board);
    },
    trace(graph, board) {
      start(graph, board, trace);
      return hitsIn(hits);
    },
  };
}
