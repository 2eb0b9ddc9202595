import { allIfAny, sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, MUST, TERM } from "../../lexicon/graph.ts";
import { type Board, MAX_WORD } from "./board.ts";
import { totals, type Walk } from "./hits.ts";
import {
  beginPaths,
  isStretched,
  makeRoomFor,
  PATH,
  type PathStack,
  stepOn,
} from "./wide_paths.ts";
import {
  COLUMNS,
  fillTables,
  freeWays,
  lettersNear,
  sureLengthOn,
  type WideTables,
} from "./wide_tables.ts";

const { TO, MARK_LOW, MARK_HIGH, WAYS } = COLUMNS;
const { LOW, HIGH, PARENT, SIZE } = PATH;
/** Numbers of one entry in `waiting`. */
const ENTRY = 5;

/**
 * The walk of `wideWalk` without what only best paths need. The words that a step ends are counted
 * in it, so a path is kept only if some word goes on from there. First come all steps to a letter,
 * then what each leads to, in loops that ask nothing: whether a path has a way there, and how many,
 * cannot be foreseen. As a function that `wideWalk` could share it would be a tenth slower.
 */
export function wideCount(
  graph: Graph,
  tables: WideTables,
  stack: PathStack,
): Walk["count"] {
  const { nodes, targets, root } = graph;
  const { rows, nearEnds } = tables;
  /** What is to be done for one letter: a path, and where it ends with its ways to the letter. */
  let steps = new Int32Array(stack.paths.length / 2);
  /** A node, where its paths start and end, the letters they go on by, their length and one. */
  const waiting = new Int32Array(ENTRY * 32 * MAX_WORD);
  const tally = new Int32Array(MAX_WORD + 1);
  let absent = 0;
  /** Whether every spot ends its cell, and the letters on sets of ways where a word may end. */
  let whole = true;
  let endSets = rows;
  let sureLength = Infinity;

  /**
   * Goes down from a node whose paths, `low` to `high`, have one letter; they go on by `rest`. What
   * is to be gone down later stands in `waiting`, its paths under those of what comes after it.
   */
  function count(first: number, high: number, rest: number): void {
    waiting.set([first, 0, high, rest, 2]);
    for (let last = 0; last >= 0;) {
      const node = waiting[last]!;
      const inner = nodes[node + INNER]!;
      const base = nodes[node + BASE]!;
      const low = waiting[last + 1]!;
      const high = waiting[last + 2]!;
      const length = waiting[last + 4]!;
      let left = waiting[last + 3]!;
      last -= ENTRY;
      if (length >= sureLength && isStretched(stack, rows, low, high)) {
        countLong(node, low, high, length, left);
        continue;
      }
      makeRoomFor(stack, low, high);
      const { paths } = stack;
      if (steps.length < paths.length / 2) steps = new Int32Array(paths.length / 2);
      let start = high;
      for (; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const child = targets[base + sizeOf(inner & (bit - 1))]!;
        if ((nodes[child + MUST]! & absent) !== 0) continue;
        const letter = 31 - Math.clz32(bit);
        const column = WAYS + (letter >>> 2);
        const shift = (letter & 3) << 3;
        const ending = nodes[child + TERM]!;
        const going = nodes[child + INNER]!;
        let ends = 0;
        let letters = 0;
        let top = start;
        let todo = 0;
        // At least one path has a way to the letter, or it would not be in `left`.
        let path = low;
        do {
          const at = paths[path]!;
          const to = (rows[(at >>> 8) + column]! >>> shift) & at & 255;
          steps[todo] = path;
          steps[todo + 1] = (at & ~255) | to;
          todo += 2 & allIfAny(to);
          path += SIZE;
        } while (path < high);
        let step = 0;
        do {
          const path = steps[step]!;
          const at = steps[step + 1]!;
          // Another way to the same letter waits its turn.
          steps[todo] = path;
          steps[todo + 1] = at & (at - 1);
          todo += 2 & allIfAny(at & (at - 1) & 255);
          const spot = rows[(at >>> 8) + TO + 31 - Math.clz32(at & -at)]!;
          const marksLow = paths[path + LOW]! | rows[spot + MARK_LOW]!;
          const marksHigh = paths[path + HIGH]! | rows[spot + MARK_HIGH]!;
          const free = freeWays(rows, spot, marksLow, marksHigh);
          const onward = lettersNear(rows, spot, free);
          letters |= onward;
          ends |= whole ? onward : lettersNear(nearEnds, spot >>> 1, free);
          paths[top] = (spot << 8) | free;
          paths[top + LOW] = marksLow;
          paths[top + HIGH] = marksHigh;
          paths[top + PARENT] = path;
          top += SIZE & allIfAny(onward & going);
          step += 2;
        } while (step < todo);
        tally[length + 1]! += sizeOf(ending & ends);
        // Written in any case, and kept if there is a way on: whether so cannot be foreseen.
        waiting[last + ENTRY] = child;
        waiting[last + ENTRY + 1] = start;
        waiting[last + ENTRY + 2] = top;
        waiting[last + ENTRY + 3] = letters & going;
        waiting[last + ENTRY + 4] = length + 1;
        last += ENTRY & allIfAny(letters & going);
        start = top;
      }
    }
  }

  /** The same for paths so long and straight that marks may deceive them. */
  function countLong(
    node: number,
    low: number,
    high: number,
    length: number,
    rest: number,
  ): void {
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    for (let left = rest; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const child = targets[base + sizeOf(inner & (bit - 1))]!;
      const ending = nodes[child + TERM]!;
      const going = nodes[child + INNER]!;
      const top = stepOn(stack, rows, { low, high, bit, wanted: ending | going, isUnsure: true });
      const letters = lettersFrom(rows, high, top);
      tally[length + 1]! += sizeOf(ending & lettersFrom(endSets, high, top));
      if ((letters & going) !== 0) countLong(child, high, top, length + 1, letters & going);
    }
  }

  /** The letters that paths may go on by, or with `nearEnds` as `sets` those that end a cell. */
  function lettersFrom(sets: Int32Array, low: number, high: number): number {
    const { paths } = stack;
    const shift = sets === rows ? 8 : 9;
    let letters = 0;
    for (let path = low; path < high; path += SIZE) {
      letters |= lettersNear(sets, paths[path]! >>> shift, paths[path]! & 255);
    }
    return letters;
  }

  /** Words of one letter, and of two. */
  function countFirst(board: Board): void {
    const term = nodes[root + TERM]!;
    const inner = nodes[root + INNER]!;
    const base = nodes[root + BASE]!;
    for (let cell = 0, seen = 0; cell < board.cells; cell++) {
      const bit = 1 << board.letter[cell]!;
      if ((term & bit & ~seen) === 0 || board.last[cell] !== 1) continue;
      seen |= bit;
      tally[1]!++;
    }
    for (let rest = inner & ~absent; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const top = beginPaths(stack, rows, board, 31 - Math.clz32(bit));
      if (top === 0) continue;
      const child = targets[base + sizeOf(inner & (bit - 1))]!;
      tally[2]! += sizeOf(nodes[child + TERM]! & lettersFrom(endSets, 0, top));
      count(child, top, nodes[child + INNER]! & lettersFrom(rows, 0, top));
    }
  }

  return (board) => {
    absent = board.absent;
    whole = board.spots === board.cells;
    endSets = whole ? rows : nearEnds;
    sureLength = sureLengthOn(board);
    fillTables(tables, board);
    tally.fill(0);
    countFirst(board);
    return totals(tally, board);
  };
}
