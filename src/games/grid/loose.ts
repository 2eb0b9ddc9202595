import { sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, MUST, TERM } from "../../lexicon/graph.ts";
import { type Board, MAX_WORD, NEXT } from "./board.ts";
import { totals, type Walk } from "./hits.ts";

/** Where paths of a prefix end, the best paid of those that end there with the same bonuses. */
interface PathEnd {
  readonly spot: number;
  readonly sum: number;
  readonly product: number;
  readonly before?: PathEnd;
}

/**
 * The walk where a word may come back to a cell it has used, though not stay on it. What a path has
 * used does not matter then, so of all paths that end on a spot with the same product of bonuses
 * one is enough, and no board has too many.
 */
export function looseWalk(graph: Graph): Walk {
  return {
    count(board) {
      const tally = new Int32Array(MAX_WORD + 1);
      visitWords(graph, board, (_id, length) => tally[length]!++);
      return totals(tally, board);
    },
    trace(board) {
      const ids: number[] = [];
      const points: number[] = [];
      const lengths: number[] = [];
      const ends: number[] = [];
      const cells: number[] = [];
      visitWords(graph, board, (id, length, paths) => {
        if (length < board.minLength) return;
        const best = paths.reduce((a, b) => b.sum * b.product > a.sum * a.product ? b : a);
        cells.push(...cellsOf(best, board));
        ids.push(id);
        points.push(best.sum * best.product + board.lengthPoints[length]!);
        lengths.push(length);
        ends.push(cells.length);
      });
      return {
        count: ids.length,
        ids: Int32Array.from(ids),
        points: Float64Array.from(points),
        lengths: Uint8Array.from(lengths),
        ends: Int32Array.from(ends),
        cells: Uint16Array.from(cells),
      };
    },
  };
}

/** Calls `visit` with each word of the board in order, and where its paths end. */
function visitWords(
  { nodes, targets, counts, root }: Graph,
  board: Board,
  visit: (id: number, length: number, ends: readonly PathEnd[]) => void,
): void {
  const walk = (node: number, length: number, rank: number, before?: readonly PathEnd[]) => {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    for (let rest = (term | inner) & ~board.absent; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const ends = before ? onward(board, before, letter) : beginnings(board, letter);
      if (ends.length === 0) continue;
      const child = base + sizeOf(inner & (bit - 1));
      let id = rank + sizeOf(term & (bit - 1));
      if (child !== base) id += counts[child - 1]!;
      if ((term & bit) !== 0) {
        const whole = ends.filter(({ spot }) => board.last[spot] === 1);
        if (whole.length > 0) visit(id, length, whole);
        id++;
      }
      const goesOn = (inner & bit) !== 0 && length < MAX_WORD &&
        (nodes[targets[child]! + MUST]! & board.absent) === 0;
      if (goesOn) walk(targets[child]!, length + 1, id, ends);
    }
  };
  walk(root, 1, 0);
}

function beginnings({ cells, letter, points, times }: Board, wanted: number): PathEnd[] {
  const ends: PathEnd[] = [];
  for (let spot = 0; spot < cells; spot++) {
    if (letter[spot] === wanted) ends.push({ spot, sum: points[spot]!, product: times[spot]! });
  }
  return ends;
}

/** One letter more; paths come in the order of their cells, so the first of equals is kept. */
function onward(board: Board, before: readonly PathEnd[], wanted: number): PathEnd[] {
  const { cells, letter, next, points, times } = board;
  const best = new Map<string, PathEnd>();
  for (const end of before) {
    for (let way = end.spot * NEXT; way < (end.spot + 1) * NEXT; way++) {
      const spot = next[way]!;
      if (spot < 0 || letter[spot] !== wanted) continue;
      // A cell of several letters is paid once, on its first.
      const sum = end.sum + (spot < cells ? points[spot]! : 0);
      const product = end.product * (spot < cells ? times[spot]! : 1);
      const key = `${spot} ${product}`;
      if (sum > (best.get(key)?.sum ?? -1)) best.set(key, { spot, sum, product, before: end });
    }
  }
  return [...best.values()];
}

function cellsOf(end: PathEnd, { cells }: Board): number[] {
  const path: number[] = [];
  for (let at: PathEnd | undefined = end; at; at = at.before) {
    if (at.spot < cells) path.unshift(at.spot);
  }
  return path;
}
