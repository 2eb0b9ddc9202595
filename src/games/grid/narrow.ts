import { sizeOf } from "../../core/letters.ts";
import { BASE, INNER, MUST, NO_WORDS, TERM } from "../../lexicon/graph.ts";
import { type Board, MAX_WORD, NEXT, NO_LETTER } from "./board.ts";
import {
  addHit,
  grown,
  hitBuffer,
  hitsIn,
  makeRoom,
  MAX_PATHS,
  tooManyPaths,
  totals,
  type Walk,
} from "./hits.ts";

/** The most spots that a narrow walk takes. */
export const NARROW = 32;

/**
 * The walk on boards of at most 32 spots, where a set of spots is one number.
 *
 * It goes down the word graph once, not once a cell, and carries for each prefix all the paths
 * that spell it, as entries `low` to `high` of a stack: the spots a path has used, and those it may
 * go to. The letters on the union of the latter, met with the letters that end a word, are so many
 * words, counted without being visited; met with the letters that go on, they are where to go.
 *
 * Nothing is allocated in the walk and nothing written to the graph. Make one and keep it: its
 * arrays are constants to the compiler only as long as there is no second one.
 */
export function narrowWalk(): Walk {
  let { nodes, targets, counts } = NO_WORDS;
  let used = new Int32Array(1 << 12);
  let open = new Int32Array(1 << 12);
  let parent = new Int32Array(1 << 12);
  /** The spots next to each spot, and those with each letter. */
  const near = new Int32Array(NARROW);
  const places = new Int32Array(NARROW);
  /** The letters on any set of the first eight spots, then of the second eight, and so on. */
  const lettersOn = new Int32Array(4 << 8);
  const tally = new Int32Array(MAX_WORD + 1);
  const hits = hitBuffer();
  let points: Float64Array = new Float64Array(0);
  let times = points;
  let lengthPoints = points;
  let minLength = 0;
  let absent = 0;
  let even = true;
  /** Whether every spot ends its cell, and the spots that do, and those that start one. */
  let whole = true;
  let ends = 0;
  let starts = 0;

  function count(node: number, low: number, high: number, length: number): void {
    let union = open[low]!;
    for (let path = low + 1; path < high; path++) union |= open[path]!;
    const letters = lettersOf(union);
    const found = nodes[node + TERM]! & letters;
    if (found !== 0) tally[length]! += sizeOf(whole ? found : found & lettersOf(union & ends));
    const inner = nodes[node + INNER]!;
    let rest = inner & letters;
    if (rest === 0) return;
    const base = nodes[node + BASE]!;
    while (high + (high - low) * NEXT > used.length) grow();
    do {
      const bit = rest & -rest;
      rest ^= bit;
      const child = targets[base + sizeOf(inner & (bit - 1))]!;
      if ((nodes[child + MUST]! & absent) !== 0) continue;
      const where = places[31 - Math.clz32(bit)]!;
      let top = high;
      for (let path = low; path < high; path++) {
        let to = open[path]! & where;
        if (to === 0) continue;
        const before = used[path]!;
        do {
          const spot = to & -to;
          to ^= spot;
          const now = before | spot;
          const onward = near[31 - Math.clz32(spot)]! & ~now;
          if (onward !== 0) {
            used[top] = now;
            open[top] = onward;
            top++;
          }
        } while (to !== 0);
      }
      if (top !== high) count(child, high, top, length + 1);
    } while (rest !== 0);
  }

  /** The same walk, letter by letter, so that words come in order; `rank` numbers them. */
  function trace(node: number, low: number, high: number, length: number, rank: number): void {
    let union = open[low]!;
    for (let path = low + 1; path < high; path++) union |= open[path]!;
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    while (high + (high - low) * NEXT > used.length) grow();
    for (let rest = (term | inner) & lettersOf(union); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const where = places[31 - Math.clz32(bit)]!;
      const child = base + sizeOf(inner & (bit - 1));
      const target = (inner & bit) === 0 ? -1 : targets[child]!;
      const goesOn = target >= 0 && (nodes[target + MUST]! & absent) === 0;
      if (!goesOn && (term & bit) === 0) continue;
      let id = rank + sizeOf(term & (bit - 1));
      if (child !== base) id += counts[child - 1]!;
      if ((term & bit) !== 0) {
        if (length >= minLength && (union & where & ends) !== 0) {
          if (even) takeFirst(low, where & ends, length, id);
          else takeBest(low, high, where & ends, length, id);
        }
        id++;
      }
      if (!goesOn) continue;
      let top = high;
      for (let path = low; path < high; path++) {
        for (let to = open[path]! & where; to !== 0; to &= to - 1) {
          const spot = to & -to;
          const now = used[path]! | spot;
          const onward = near[31 - Math.clz32(spot)]! & ~now;
          if (onward !== 0) {
            used[top] = now;
            open[top] = onward;
            parent[top] = path;
            top++;
          }
        }
      }
      if (top !== high) trace(target, high, top, length + 1, id);
    }
  }

  function takeFirst(low: number, where: number, length: number, id: number): void {
    let path = low;
    while ((open[path]! & where) === 0) path++;
    const to = open[path]! & where;
    const spot = to & -to;
    take(path, spot, length, id, payOf(used[path]! | spot));
  }

  /** Paths come in the order of their cells, so the first of the best is the one to show. */
  function takeBest(low: number, high: number, where: number, length: number, id: number): void {
    let best = -1;
    let bestPath = 0;
    let bestSpot = 0;
    for (let path = low; path < high; path++) {
      for (let to = open[path]! & where; to !== 0; to &= to - 1) {
        const spot = to & -to;
        const pay = payOf(used[path]! | spot);
        if (pay > best) {
          best = pay;
          bestPath = path;
          bestSpot = spot;
        }
      }
    }
    take(bestPath, bestSpot, length, id, best);
  }

  function payOf(spots: number): number {
    let sum = 0;
    let product = 1;
    for (let rest = spots & starts; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      sum += points[cell]!;
      product *= times[cell]!;
    }
    return sum * product;
  }

  function take(path: number, spot: number, length: number, id: number, pay: number): void {
    makeRoom(hits);
    const size = sizeOf((used[path]! | spot) & starts);
    let at = hits.top + size;
    let last = spot;
    for (let from = path;; from = parent[from]!) {
      if ((last & starts) !== 0) hits.cells[--at] = 31 - Math.clz32(last);
      if (from === 0) break;
      last = used[from]! ^ used[parent[from]!]!;
    }
    hits.top += size;
    addHit(hits, id, pay + lengthPoints[length]!, length);
  }

  function lettersOf(spots: number): number {
    return lettersOn[spots & 255]! | lettersOn[256 | ((spots >>> 8) & 255)]! |
      lettersOn[512 | ((spots >>> 16) & 255)]! | lettersOn[768 | (spots >>> 24)]!;
  }

  function grow(): void {
    const size = used.length * 2;
    if (size > MAX_PATHS) tooManyPaths();
    used = grown(used, new Int32Array(size));
    open = grown(open, new Int32Array(size));
    parent = grown(parent, new Int32Array(size));
  }

  function lay(board: Board): void {
    ({ points, times, lengthPoints, minLength, absent, even } = board);
    whole = board.spots === board.cells;
    starts = board.cells === NARROW ? -1 : (1 << board.cells) - 1;
    ends = 0;
    places.fill(0);
    for (let spot = 0; spot < board.spots; spot++) {
      const bit = 1 << spot;
      const letter = board.letter[spot]!;
      if (letter === NO_LETTER) {
        starts &= ~bit;
        continue;
      }
      let around = 0;
      for (let way = spot * NEXT; way < (spot + 1) * NEXT; way++) {
        if (board.next[way]! >= 0) around |= 1 << board.next[way]!;
      }
      near[spot] = around;
      places[letter]! |= bit;
      if (board.last[spot] === 1) ends |= bit;
    }
    fillLettersOn(lettersOn, board);
    used[0] = 0;
    open[0] = starts;
  }

  return {
    count(graph, board) {
      ({ nodes, targets } = graph);
      lay(board);
      tally.fill(0);
      count(graph.root, 0, 1, 1);
      return totals(tally, board);
    },
    trace(graph, board) {
      ({ nodes, targets, counts } = graph);
      lay(board);
      hits.count = 0;
      hits.top = 0;
      trace(graph.root, 0, 1, 1, 0);
      return hitsIn(hits);
    },
  };
}

function fillLettersOn(lettersOn: Int32Array, { spots, letter }: Board): void {
  for (let spot = 0; spot < spots; spot++) {
    const table = (spot >>> 3) << 8;
    const bit = 1 << (spot & 7);
    const own = letter[spot] === NO_LETTER ? 0 : 1 << letter[spot]!;
    for (let set = 0; set < bit; set++) {
      lettersOn[table + bit + set] = lettersOn[table + set]! | own;
    }
  }
}
