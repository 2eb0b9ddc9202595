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

/** Every word once with its best path, in the order of the alphabet. */
export function solvedWords(hits: Hits, puzzle: GridPuzzle): SolvedWord[] {
  const text = textOf(hits, puzzle);
  const solved = new Array<SolvedWord>(hits.count);
  let start = 0;
  let letter = 0;
  for (let i = 0; i < hits.count; i++) {
    const end = hits.ends[i]!;
    const path = new Array<number>(end - start);
    for (let k = start; k < end; k++) path[k - start] = hits.cells[k]!;
    const word = text.slice(letter, letter + hits.lengths[i]!);
    const points = hits.points[i]!;
    // A small whole number needs no box of its own.
    const small = points | 0;
    solved[i] = { id: hits.ids[i]!, word, points: small === points ? small : points, path };
    start = end;
    letter += word.length;
  }
  return solved;
}

/** As many cells as `String.fromCharCode` safely takes at once, whatever their letters. */
const CHUNK = 4096;

/** All the words one after another, to be cut: much faster than adding letter to letter. */
function textOf(hits: Hits, { cells }: GridPuzzle): string {
  const isWhole = cells.every(({ letters }) => letters.length <= 1);
  const first = cells.map(({ letters }) => letters.charCodeAt(0));
  let text = "";
  const end = hits.count === 0 ? 0 : hits.ends[hits.count - 1]!;
  for (let at = 0; at < end; at += CHUNK) {
    const units: number[] = [];
    for (let k = at; k < end && k < at + CHUNK; k++) {
      const cell = hits.cells[k]!;
      units.push(first[cell]!);
      if (isWhole) continue;
      const { letters } = cells[cell]!;
      for (let i = 1; i < letters.length; i++) units.push(letters.charCodeAt(i));
    }
    text += String.fromCharCode.apply(null, units);
  }
  return text;
}
