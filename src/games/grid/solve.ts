import type { Graph } from "../../lexicon/graph.ts";
import { type Board, boardOf, MAX_SPOTS } from "./board.ts";
import { copyOf, type Count, type Hits, type Walk } from "./hits.ts";
import { looseWalk } from "./loose.ts";
import { foldGrid, type GridPuzzle, MAX_CELL_LETTERS, MAX_SIDE } from "./puzzle.ts";
import type { GridRules } from "./rules.ts";
import { searchSmall, type SolvedWord, solvedWords, type Words } from "./small.ts";
import { wideWalk } from "./wide.ts";

/** How many words a board has, their points on their best paths, and how long the longest is. */
export function countGrid(words: Words, puzzle: GridPuzzle, rules: GridRules): Count {
  return rules.scoring.kind === "length"
    ? searched(words, { puzzle, rules }, (walk, board) => walk.count(board))
    : totalsOf(traced(words, puzzle, rules));
}

/** Only words and the length of the longest, when points are not needed. */
export function countWords(
  words: Words,
  puzzle: GridPuzzle,
  rules: GridRules,
): Omit<Count, "points"> {
  return searched(words, { puzzle, rules }, (walk, board) => walk.count(board));
}

/** Every word once with its best path, flat, in the order of the alphabet. */
export function findHits(words: Words, puzzle: GridPuzzle, rules: GridRules): Hits {
  return copyOf(traced(words, puzzle, rules));
}

/** The same, good until the next search. */
function traced(words: Words, puzzle: GridPuzzle, rules: GridRules): Hits {
  return searched(words, { puzzle, rules }, (walk, board) => walk.trace(board));
}

/** Every word once with its best path, in the order of the alphabet. */
export function solveGrid(words: Words, puzzle: GridPuzzle, rules: GridRules): SolvedWord[] {
  return solvedWords(traced(words, puzzle, rules), foldGrid(puzzle, words.alphabet));
}

function totalsOf(hits: Hits): Count {
  let points = 0;
  let longest = 0;
  for (let i = 0; i < hits.count; i++) {
    points += hits.points[i]!;
    if (hits.lengths[i]! > longest) longest = hits.lengths[i]!;
  }
  return { words: hits.count, points, longest };
}

/** The wide walk of a graph, made when first needed and kept. */
const wideWalks = new WeakMap<Graph, Walk>();

/** The most spots of a board that is played: tables for more are made when they are needed. */
const WIDE = MAX_SIDE * MAX_SIDE * MAX_CELL_LETTERS;

interface Search {
  readonly puzzle: GridPuzzle;
  readonly rules: GridRules;
}

function searched<T>(
  { graph, alphabet }: Words,
  { puzzle, rules }: Search,
  search: (walk: Walk, board: Board) => T,
): T {
  const board = boardOf(foldGrid(puzzle, alphabet), alphabet, rules);
  if (rules.reuse) return search(looseWalk(graph), board);
  const found = searchSmall(graph, board, search);
  if (found !== undefined) return found;
  if (board.spots > WIDE) return search(wideWalk(graph, MAX_SPOTS), board);
  let walk = wideWalks.get(graph);
  if (!walk) wideWalks.set(graph, walk = wideWalk(graph, WIDE));
  return search(walk, board);
}
