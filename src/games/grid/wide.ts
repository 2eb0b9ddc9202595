import { sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, MUST, TERM } from "../../lexicon/graph.ts";
import { type Board, MAX_WORD } from "./board.ts";
import { doubleCount, isDouble } from "./double.ts";
import { addHit, hitBuffer, makeRoom, type Walk } from "./hits.ts";
import { FULL } from "./narrow.ts";
import { wideCount } from "./wide_count.ts";
import { beginPaths, PATH, pathStack, stepOn } from "./wide_paths.ts";
import { COLUMNS, fillTables, lettersNear, sureLengthOn, wideTables } from "./wide_tables.ts";

const { TO, CELL, LAST, WAYS } = COLUMNS;
const { PARENT, SIZE } = PATH;

/**
 * The walk of `narrowWalk` on boards of any size. A path is its last spot, the free ways from
 * there as eight bits, its parent, and 64 marks, one for each cell of an 8 by 8 pattern repeated
 * over the board: turned to bring a spot's neighbours to fixed places, they tell which ways are
 * taken. Cells that share a mark are eight apart, so only a path of eight letters or more can be
 * deceived; such a path asks its parents.
 *
 * A path is kept only if it can go on as some word does. All paths are in one array and all that
 * a step reads of a spot in another, since each array takes registers. Make one walk and keep it.
 * What `doubleCount` can count, it leaves to it.
 */
export function wideWalk(graph: Graph, spots: number): Walk {
  const { nodes, targets, counts, root } = graph;
  const stack = pathStack();
  const tables = wideTables(spots);
  const { rows } = tables;
  const count = wideCount(graph, tables, stack);
  let countFew: Walk["count"] | undefined;
  const hits = hitBuffer();
  let points: Float64Array = new Float64Array(0);
  let times = points;
  let lengthPoints = points;
  let absent = 0;
  let minLength = 0;
  let even = true;
  let sureLength = Infinity;

  /**
   * Paths `low` to `high` have one letter less than `length`. Letter by letter, so that words come
   * in order; `rank` numbers them.
   */
  function trace(node: number, low: number, high: number, length: number, rank: number): void {
    const { paths } = stack;
    let letters = 0;
    for (let path = low; path < high; path += SIZE) {
      letters |= lettersNear(rows, paths[path]! >>> 8, paths[path]! & 255);
    }
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
      const wanted = nodes[target + TERM]! | nodes[target + INNER]!;
      const isUnsure = length >= sureLength;
      const top = stepOn(stack, rows, { low, high, bit, wanted, isUnsure });
      if (top !== high) trace(target, high, top, length + 1, id);
    }
  }

  /** Paths come in the order of their cells, so the first of the best is the one to show. */
  function takeBest(low: number, high: number, bit: number, length: number, id: number): void {
    const { paths } = stack;
    const letter = 31 - Math.clz32(bit);
    const column = WAYS + (letter >>> 2);
    const shift = (letter & 3) << 3;
    let best = -1;
    let bestPath = 0;
    let bestSpot = 0;
    for (let path = low; path < high && !(even && best >= 0); path += SIZE) {
      const at = paths[path]!;
      const from = at >>> 8;
      for (let to = (rows[from + column]! >>> shift) & at & 255; to !== 0; to &= to - 1) {
        const spot = rows[from + TO + 31 - Math.clz32(to & -to)]!;
        if (rows[spot + LAST] !== 1) continue;
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
    const { paths } = stack;
    let sum = 0;
    let product = 1;
    for (let from = path, at = spot;; at = paths[from]! >>> 8, from = paths[from + PARENT]!) {
      const cell = rows[at + CELL]!;
      if (cell >= 0) {
        sum += points[cell]!;
        product *= times[cell]!;
      }
      if (from < 0) return sum * product;
    }
  }

  function take(path: number, spot: number, length: number, id: number, pay: number): void {
    makeRoom(hits);
    const { paths } = stack;
    // Written from the end, where the word would end if its cells had one letter each.
    let place = hits.top + length;
    for (let from = path, at = spot;; at = paths[from]! >>> 8, from = paths[from + PARENT]!) {
      const cell = rows[at + CELL]!;
      if (cell >= 0) hits.cells[--place] = cell;
      if (from < 0) break;
    }
    if (place > hits.top) hits.cells.copyWithin(hits.top, place, hits.top + length);
    hits.top += hits.top + length - place;
    addHit(hits, id, pay + lengthPoints[length]!, length);
  }

  function lay(board: Board): void {
    ({ points, times, lengthPoints, absent, minLength, even } = board);
    sureLength = sureLengthOn(board);
    fillTables(tables, board);
  }

  /** A word of one letter: the best cell that is it. */
  function takeCell(high: number, id: number): void {
    const { paths } = stack;
    let best = -1;
    let bestSpot = -1;
    for (let path = 0; path < high; path += SIZE) {
      const spot = paths[path]! >>> 8;
      const pay = payOf(-1, spot);
      if (rows[spot + LAST] !== 1 || pay <= best) continue;
      best = pay;
      bestSpot = spot;
    }
    if (bestSpot >= 0) take(-1, bestSpot, 1, id, best);
  }

  function start(board: Board): void {
    const term = nodes[root + TERM]!;
    const inner = nodes[root + INNER]!;
    const base = nodes[root + BASE]!;
    for (let rest = (term | inner) & ~absent; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const child = base + sizeOf(inner & (bit - 1));
      let id = sizeOf(term & (bit - 1));
      if (child !== base) id += counts[child - 1]!;
      const top = beginPaths(stack, rows, board, 31 - Math.clz32(bit));
      if ((term & bit) !== 0) {
        if (minLength <= 1) takeCell(top, id);
        id++;
      }
      if ((inner & bit) !== 0 && top > 0) trace(targets[child]!, 0, top, 2, id);
    }
  }

  return {
    count(board) {
      if (!isDouble(board)) return count(board);
      try {
        return (countFew ??= doubleCount(graph))(board);
      } catch (fault) {
        if (fault !== FULL) throw fault;
        return count(board);
      }
    },
    trace(board) {
      lay(board);
      hits.count = 0;
      hits.top = 0;
      start(board);
      return hits;
    },
  };
}
