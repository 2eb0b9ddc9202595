import type { Graph } from "../../lexicon/graph.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { type Board, boardOf, MAX_SPOTS } from "./board.ts";
import { copyOf, type Count, type Hits, type Walk } from "./hits.ts";
import { looseWalk } from "./loose.ts";
import { FULL, isNarrow, narrowWalk } from "./narrow.ts";
import { foldGrid, type GridPuzzle, MAX_CELL_LETTERS, MAX_SIDE } from "./puzzle.ts";
import type { GridRules } from "./rules.ts";
import { wideWalk } from "./wide.ts";

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
  const hits = traced(words, puzzle, rules);
  const text = textOf(hits, foldGrid(puzzle, words.alphabet));
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

function totalsOf(hits: Hits): Count {
  let points = 0;
  let longest = 0;
  for (let i = 0; i < hits.count; i++) {
    points += hits.points[i]!;
    if (hits.lengths[i]! > longest) longest = hits.lengths[i]!;
  }
  return { words: hits.count, points, longest };
}

/** The walks of a graph, made when first needed and kept: see `narrowWalk`. */
interface Walks {
  narrow?: Walk;
  wide?: Walk;
}

const walksOf = new WeakMap<Graph, Walks>();

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
  let walks = walksOf.get(graph);
  if (!walks) walksOf.set(graph, walks = {});
  if (isNarrow(board)) {
    try {
      return search(walks.narrow ??= narrowWalk(graph), board);
    } catch (fault) {
      if (fault !== FULL) throw fault;
    }
  }
  if (board.spots > WIDE) return search(wideWalk(graph, MAX_SPOTS), board);
  return search(walks.wide ??= wideWalk(graph, WIDE), board);
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
