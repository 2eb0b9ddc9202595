import { sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, MUST, TERM } from "../../lexicon/graph.ts";
import { type Board, MAX_WORD, NEXT, NO_LETTER } from "./board.ts";
import { addHit, hitBuffer, makeRoom, totals, type Walk } from "./hits.ts";

const MAX_CELLS = 32;
/** Paths that it holds; a board of dice needs a hundredth of it. */
const ROOM = 1 << 16;

/**
 * Thrown by a narrow walk that holds too many paths; a wide one can take more. Not an `Error`: to
 * make the first of those takes Deno half a millisecond, and it is always caught.
 */
export const FULL = Symbol("too many paths");

/** Whether a narrow walk takes the board: it has few cells, of one letter each. */
export function isNarrow({ spots, cells }: Board): boolean {
  return cells <= MAX_CELLS && spots === cells;
}

/**
 * The walk on boards where a set of cells is one number.
 *
 * It goes down the word graph once, not once a cell, and carries for each prefix all the paths
 * that spell it, as entries `low` to `high` of a stack: the cells a path has used, and those it may
 * go to. The letters on the union of the latter, met with the letters that end a word, are so many
 * words, counted without being visited; met with the letters that go on, they are where to go.
 *
 * Nothing is allocated in the walk and nothing written to the graph. Make one and keep it: its
 * arrays are constants to the compiler only as long as there is no second one.
 */
export function narrowWalk({ nodes, targets, counts, root }: Graph): Walk {
  // In one piece: so large a one takes memory only where it is used.
  const room = new ArrayBuffer(ROOM * 28);
  const sum = new Float64Array(room, 0, ROOM);
  const product = new Float64Array(room, ROOM * 8, ROOM).fill(1, 0, 1);
  const used = new Int32Array(room, ROOM * 16, ROOM);
  const open = new Int32Array(room, ROOM * 20, ROOM);
  const parent = new Int32Array(room, ROOM * 24, ROOM);
  // By cell or letter, counted from the highest bit as `clz32` does, so that no index needs a check.
  const near = new Int32Array(MAX_CELLS + 1);
  const points = new Float64Array(MAX_CELLS + 1);
  const times = new Float64Array(MAX_CELLS + 1);
  /** The cells with each letter, and the letters next to any of these. */
  const places = new Int32Array(MAX_CELLS + 1);
  const pairs = new Int32Array(MAX_CELLS + 1);
  /** The letters on any set of the first eight cells, then of the second eight, and so on. */
  const lettersOn = new Int32Array(4 << 8);
  const tally = new Int32Array(MAX_WORD + 1);
  const hits = hitBuffer();
  let lengthPoints: Float64Array = new Float64Array(0);
  let minLength = 0;
  let absent = 0;
  /** Letters of the words that `trace` is looking for. */
  let depth = 0;
  /** The cells that are not holes. */
  let cells = 0;
  /** The ways of the board that was laid last. */
  let next: Int16Array | undefined;

  /** `rest` are the letters, at least one, by which some path goes on from the node. */
  function count(node: number, low: number, high: number, length: number, rest: number): void {
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    if (high + (high - low) * NEXT > ROOM) throw FULL;
    for (let left = rest; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const letter = Math.clz32(bit);
      const child = targets[base + sizeOf(inner & (bit - 1))]!;
      const term = nodes[child + TERM]!;
      const onward = nodes[child + INNER]!;
      if ((nodes[child + MUST]! & absent) !== 0) continue;
      if (((term | onward) & pairs[letter]!) === 0) continue;
      const where = places[letter]!;
      let union = 0;
      let top = high;
      for (let path = low; path < high; path++) {
        const before = used[path]!;
        for (let to = open[path]! & where; to !== 0; to &= to - 1) {
          const now = before | (to & -to);
          const free = near[Math.clz32(to & -to)]! & ~now;
          used[top] = now;
          open[top] = free;
          top++;
          union |= free;
        }
      }
      const letters = lettersOf(union);
      // Adding nothing costs less than to foresee whether there is something to add.
      tally[length]! += sizeOf(term & letters);
      if ((onward & letters) !== 0) count(child, high, top, length + 1, onward & letters);
    }
  }

  /**
   * The same walk, letter by letter, so that words come in order; `rank` numbers them. `letters`
   * are those on all ways that the paths may go.
   */
  function trace(node: number, low: number, high: number, rank: number, letters: number): void {
    depth++;
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    if (high + (high - low) * NEXT > ROOM) throw FULL;
    for (let rest = (term | inner) & letters; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = Math.clz32(bit);
      const where = places[letter]!;
      const child = base + sizeOf(inner & (bit - 1));
      let id = rank + sizeOf(term & (bit - 1));
      if (child !== base) id += counts[child - 1]!;
      if ((term & bit) !== 0) {
        if (depth >= minLength) takeBest(low, high, where, id);
        id++;
      }
      if ((inner & bit) === 0) continue;
      const target = targets[child]!;
      const wanted = nodes[target + TERM]! | nodes[target + INNER]!;
      if ((nodes[target + MUST]! & absent) !== 0 || (wanted & pairs[letter]!) === 0) continue;
      let union = 0;
      let top = high;
      for (let path = low; path < high; path++) {
        const before = used[path]!;
        for (let to = open[path]! & where; to !== 0; to &= to - 1) {
          const cell = Math.clz32(to & -to);
          const now = before | (to & -to);
          const free = near[cell]! & ~now;
          used[top] = now;
          open[top] = free;
          parent[top] = path;
          sum[top] = sum[path]! + points[cell]!;
          product[top] = product[path]! * times[cell]!;
          top++;
          union |= free;
        }
      }
      const onward = lettersOf(union);
      if ((wanted & onward) !== 0) trace(target, high, top, id, onward);
    }
    depth--;
  }

  /** Paths come in the order of their cells, so the first of the best is the one to show. */
  function takeBest(low: number, high: number, where: number, id: number): void {
    let best = -1;
    let bestPath = 0;
    let bestCell = 0;
    for (let path = low; path < high; path++) {
      for (let to = open[path]! & where; to !== 0; to &= to - 1) {
        const cell = Math.clz32(to & -to);
        const pay = (sum[path]! + points[cell]!) * (product[path]! * times[cell]!);
        if (pay > best) {
          best = pay;
          bestPath = path;
          bestCell = to & -to;
        }
      }
    }
    take(bestPath, bestCell, id, best);
  }

  function take(path: number, cell: number, id: number, pay: number): void {
    makeRoom(hits);
    hits.top += depth;
    let at = hits.top;
    let last = cell;
    for (let from = path;; from = parent[from]!) {
      hits.cells[--at] = 31 - Math.clz32(last);
      if (from === 0) break;
      last = used[from]! ^ used[parent[from]!]!;
    }
    addHit(hits, id, pay + lengthPoints[depth]!, depth);
  }

  function lettersOf(set: number): number {
    return lettersOn[set & 255]! | lettersOn[256 + ((set >>> 8) & 255)]! |
      lettersOn[512 + ((set >>> 16) & 255)]! | lettersOn[768 + (set >>> 24)]!;
  }

  /** Returns the letters on the board. */
  function lay(board: Board): number {
    ({ lengthPoints, minLength, absent } = board);
    if (board.next !== next) layShape(board);
    places.fill(0);
    pairs.fill(0);
    fillLettersOn(lettersOn, board.letter);
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      const cell = Math.clz32(rest & -rest);
      const letter = 31 - board.letter[31 - cell]!;
      places[letter]! |= rest & -rest;
      pairs[letter]! |= lettersOf(near[cell]!);
    }
    open[0] = cells;
    return ~absent;
  }

  /** What all boards with the same ways share. */
  function layShape(board: Board): void {
    next = board.next;
    cells = 0;
    for (let cell = 0; cell < board.cells; cell++) {
      let around = 0;
      for (let way = cell * NEXT; way < (cell + 1) * NEXT; way++) {
        if (next[way]! >= 0) around |= 1 << next[way]!;
      }
      near[31 - cell] = around;
      if (board.letter[cell] !== NO_LETTER) cells |= 1 << cell;
    }
  }

  return {
    count(board) {
      const letters = lay(board);
      tally.fill(0);
      tally[1] = sizeOf(nodes[root + TERM]! & letters);
      count(root, 0, 1, 2, nodes[root + INNER]! & letters);
      return totals(tally, board);
    },
    trace(board) {
      const letters = lay(board);
      for (let cell = 0; cell < board.cells; cell++) {
        points[31 - cell] = board.points[cell]!;
        times[31 - cell] = board.times[cell]!;
      }
      hits.count = 0;
      hits.top = 0;
      depth = 0;
      trace(root, 0, 1, 0, letters);
      return hits;
    },
  };
}

/** By eight cells, up to the last cell: nobody asks for sets beyond it. */
export function fillLettersOn(lettersOn: Int32Array, letter: Uint8Array): void {
  for (let cell = 0; cell < letter.length; cell++) {
    const table = (cell >>> 3) << 8;
    const bit = 1 << (cell & 7);
    const own = letter[cell] === NO_LETTER ? 0 : 1 << letter[cell]!;
    for (let set = 0; set < bit; set++) {
      lettersOn[table + bit + set] = lettersOn[table + set]! | own;
    }
  }
}
