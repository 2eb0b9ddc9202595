import type { Graph } from "../../lexicon/graph.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { type Board, boardOf } from "./board.ts";
import type { Hits, Walk } from "./hits.ts";
import { FULL, isNarrow, narrowWalk } from "./narrow.ts";
import { foldGrid, type GridPuzzle } from "./puzzle.ts";
import type { GridRules } from "./rules.ts";

/** Where words come from: a lexicon, or any graph with its alphabet. */
export type Words = Pick<Lexicon, "graph" | "alphabet">;

export interface SolvedWord {
  /** Its number in the graph. */
  readonly id: WordId;
  readonly word: string;
  readonly points: number;
  /** Its best-paid path; among equals the one whose cells come first, row by row. */
  readonly path: readonly number[];
}

/**
 * What `solveGrid` gives, for boards as most are; `undefined` for those that need another walk. To
 * load the others takes longer than to solve a board.
 */
export function solveSmall(
  { graph, alphabet }: Words,
  puzzle: GridPuzzle,
  rules: GridRules,
): SolvedWord[] | undefined {
  if (rules.reuse) return undefined;
  const folded = foldGrid(puzzle, alphabet);
  const hits = searchSmall(graph, boardOf(folded, alphabet, rules), (walk, board) => {
    return walk.trace(board);
  });
  return hits && solvedWords(hits, folded);
}

/** The walks of a graph, made when first needed and kept: see `narrowWalk`. */
const walks = new WeakMap<Graph, Walk>();

/** Searches a board with few cells, of one letter each, and few paths; `undefined` for others. */
export function searchSmall<T>(
  graph: Graph,
  board: Board,
  search: (walk: Walk, board: Board) => T,
): T | undefined {
  if (!isNarrow(board)) return undefined;
  let walk = walks.get(graph);
  if (!walk) walks.set(graph, walk = narrowWalk(graph));
  try {
    return search(walk, board);
  } catch (fault) {
    if (fault !== FULL) throw fault;
    return undefined;
  }
}

/** As many letters as `String.fromCharCode` safely takes at once, with those of one more word. */
const CHUNK = 4096;

/** Every word once with its best path, in the order of the alphabet. */
export function solvedWords(hits: Hits, { cells }: GridPuzzle): SolvedWord[] {
  const { count, ends, lengths } = hits;
  const isWhole = cells.every(({ letters }) => letters.length <= 1);
  const first = cells.map(({ letters }) => letters.charCodeAt(0));
  const paths = new Array<number[]>(count);
  // All the words one after another, to be cut: much faster than adding letter to letter.
  let text = "";
  let units: number[] = [];
  for (let i = 0, start = 0; i < count; i++) {
    const length = ends[i]! - start;
    const path = new Array<number>(length);
    for (let k = 0; k < length; k++) {
      const cell = hits.cells[start + k]!;
      path[k] = cell;
      units.push(first[cell]!);
      if (isWhole) continue;
      const { letters } = cells[cell]!;
      for (let n = 1; n < letters.length; n++) units.push(letters.charCodeAt(n));
    }
    paths[i] = path;
    start += length;
    if (units.length < CHUNK && i < count - 1) continue;
    text += String.fromCharCode.apply(null, units);
    units = [];
  }
  const solved = new Array<SolvedWord>(count);
  for (let i = 0, letter = 0; i < count; i++) {
    const word = text.slice(letter, letter += lengths[i]!);
    const points = hits.points[i]!;
    // A small whole number needs no box of its own.
    const small = points | 0;
    const id = hits.ids[i]!;
    solved[i] = { id, word, points: small === points ? small : points, path: paths[i]! };
  }
  return solved;
}
