import { allIfAny, sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, MUST, TERM } from "../../lexicon/graph.ts";
import { type Board, MAX_WORD, NEXT } from "./board.ts";
import { grown, MAX_PATHS, tooManyPaths, totals, type Walk } from "./hits.ts";
import { beginPaths, PATH, trulyFree } from "./wide_paths.ts";
import {
  COLUMNS,
  fillTables,
  freeWays,
  lettersNear,
  MARKED_SIDE,
  type WideTables,
} from "./wide_tables.ts";

const { TO, MARK_LOW, MARK_HIGH, AROUND, WAYS } = COLUMNS;
const { REACH, LOW, HIGH, PARENT, SIZE } = PATH;
/** Numbers of one entry in `waiting`. */
const ENTRY = 5;

/**
 * The walk of `wideWalk` without what only best paths need. The words that a step ends are counted
 * in it, so a path is kept only if some word goes on from there. The step stands in the loop: as a
 * function that `wideWalk` could share it makes a board of 10 by 10 a tenth slower.
 */
export function wideCount(graph: Graph, tables: WideTables): Walk["count"] {
  const { nodes, targets, root } = graph;
  const { rows, nearEnds } = tables;
  let paths = new Int32Array(SIZE << 12);
  /** A node, where its paths start and end, the letters they go on by, their length and one. */
  const waiting = new Int32Array(ENTRY * 32 * MAX_WORD);
  const tally = new Int32Array(MAX_WORD + 1);
  let absent = 0;
  /** Whether every spot ends its cell, and whether every cell has a mark of its own. */
  let whole = true;
  let isMarked = true;

  /**
   * Goes down from a node whose paths, `low` to `high`, have one letter; they go on by `rest`. What
   * is to be gone down later stands in `waiting`, its paths under those of what comes after it.
   */
  function count(node: number, high: number, rest: number): void {
    waiting.set([node, 0, high, rest, 2]);
    for (let last = 0; last >= 0;) {
      const inner = nodes[waiting[last]! + INNER]!;
      const base = nodes[waiting[last]! + BASE]!;
      const low = waiting[last + 1]!;
      const high = waiting[last + 2]!;
      const length = waiting[last + 4]!;
      const isSure = length < MARKED_SIDE || isMarked;
      while (high + (high - low) * NEXT > paths.length) grow();
      let start = high;
      let left = waiting[last + 3]!;
      for (last -= ENTRY; left !== 0; left &= left - 1) {
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
        for (let path = low; path < high; path += SIZE) {
          if ((paths[path + REACH]! & bit) === 0) continue;
          const at = paths[path]!;
          const from = at >>> 8;
          for (let to = (rows[from + column]! >>> shift) & at & 255; to !== 0; to &= to - 1) {
            const spot = rows[from + TO + 31 - Math.clz32(to & -to)]!;
            if ((rows[spot + AROUND]! & (ending | going)) === 0) continue;
            const marksLow = paths[path + LOW]! | rows[spot + MARK_LOW]!;
            const marksHigh = paths[path + HIGH]! | rows[spot + MARK_HIGH]!;
            let free = freeWays(rows, spot, marksLow, marksHigh);
            if (!isSure) free = trulyFree(paths, rows, { path, spot, free });
            const onward = lettersNear(rows, spot, free);
            letters |= onward;
            ends |= whole ? onward : lettersNear(nearEnds, spot >>> 1, free);
            paths[top] = (spot << 8) | free;
            paths[top + REACH] = onward;
            paths[top + LOW] = marksLow;
            paths[top + HIGH] = marksHigh;
            paths[top + PARENT] = path;
            top += SIZE & allIfAny(onward & going);
          }
        }
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

  function grow(): void {
    const size = paths.length * 2;
    if (size > MAX_PATHS * SIZE) tooManyPaths();
    paths = grown(paths, new Int32Array(size));
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
      const top = beginPaths(paths, rows, board, 31 - Math.clz32(bit));
      if (top === 0) continue;
      let ends = 0;
      let letters = 0;
      for (let path = 0; path < top; path += SIZE) {
        letters |= paths[path + REACH]!;
        const sets = whole ? rows : nearEnds;
        const at = paths[path]!;
        ends |= lettersNear(sets, at >>> (whole ? 8 : 9), at & 255);
      }
      const child = targets[base + sizeOf(inner & (bit - 1))]!;
      tally[2]! += sizeOf(nodes[child + TERM]! & ends);
      count(child, top, letters & nodes[child + INNER]!);
    }
  }

  return (board) => {
    absent = board.absent;
    whole = board.spots === board.cells;
    isMarked = board.rows <= MARKED_SIDE && board.cols <= MARKED_SIDE;
    fillTables(tables, board);
    tally.fill(0);
    countFirst(board);
    return totals(tally, board);
  };
}
