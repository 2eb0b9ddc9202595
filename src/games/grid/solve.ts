import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { type Board, boardOf } from "./board.ts";
import { copyOf, type Count, type Hits, type Walk } from "./hits.ts";
import { looseWalk } from "./loose.ts";
import { foldGrid, type GridPuzzle } from "./puzzle.ts";
import type { GridRules } from "./rules.ts";
import { searchGraph } from "./search.ts";

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
  return searchGraph(graph, (walk) => search(walk, board));
}

/** As many letters as `String.fromCharCode` safely takes at once, with those of one more word. */
const CHUNK = 4096;

/** Spelled out. */
function solvedWords(hits: Hits, { cells }: GridPuzzle): SolvedWord[] {
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
