import type { Alphabet } from "../../core/letters.ts";
import { SLUR } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { foldGrid, type GridPuzzle } from "./puzzle.ts";
import type { GridRules } from "./rules.ts";
import { type SolvedWord, solveGrid } from "./solve.ts";

export interface GridWord extends SolvedWord {
  /** 0 when unknown. */
  readonly zipf: number;
  /** As written, the commonest spelling first: `perché`. */
  readonly written: readonly string[];
}

/** All of a game that never changes. */
export interface GridRound {
  readonly puzzle: GridPuzzle;
  readonly rules: GridRules;
  readonly alphabet: Alphabet;
  /** Of the words. */
  readonly edition: string;
  /** Every word on the board, by its text, in the order of the alphabet. */
  readonly answers: ReadonlyMap<string, GridWord>;
  /** Slurs on the board: they pay when found, and are shown and counted nowhere. */
  readonly unlisted: ReadonlyMap<string, GridWord>;
  /** Verb forms with a pronoun on the board: known, and no words of this game. */
  readonly clitics: ReadonlySet<string>;
  readonly points: number;
  /** Milliseconds from the start to the end; none without a timer. */
  readonly limit?: number;
}

export function openGrid(lexicon: Lexicon, rules: GridRules, puzzle: GridPuzzle): GridRound {
  const { alphabet } = lexicon;
  const folded = foldGrid(puzzle, alphabet);
  const answers = wordMap(lexicon, solveGrid(lexicon, folded, rules));
  const unlisted: SolvedWord[] = [];
  const clitics = new Set<string>();
  for (const found of solveGrid({ graph: lexicon.graphApart, alphabet }, folded, rules)) {
    const word = { ...found, id: lexicon.inGraph + found.id };
    if (lexicon.flagBits(word.id) & SLUR) unlisted.push(word);
    else clitics.add(word.word);
  }
  let points = 0;
  for (const word of answers.values()) points += word.points;
  return {
    puzzle: folded,
    rules,
    alphabet,
    edition: lexicon.edition,
    answers,
    unlisted: wordMap(lexicon, unlisted),
    clitics,
    points,
    ...(rules.seconds > 0 && { limit: rules.seconds * 1000 }),
  };
}

function wordMap(lexicon: Lexicon, words: readonly SolvedWord[]): Map<string, GridWord> {
  return new Map(words.map((found) => {
    const { id, word } = found;
    return [word, { ...found, zipf: lexicon.zipf(id), written: lexicon.written(id, word) }];
  }));
}
