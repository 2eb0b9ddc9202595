import type { Alphabet } from "../../core/letters.ts";
import { SLUR } from "../../lexicon/entry.ts";
import { buildGraph } from "../../lexicon/graph_build.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { foldGrid, type GridPuzzle } from "./puzzle.ts";
import { type GridRules, isCoreIn } from "./rules.ts";
import { type SolvedWord, solveGrid } from "./solve.ts";

export interface GridWord extends SolvedWord {
  /** 0 when unknown. */
  readonly zipf: number;
  /** As written, the commonest spelling first: `perché`. */
  readonly written: readonly string[];
  /** Whether it is one that a player can know: those make the count and the total. */
  readonly isCore: boolean;
}

/** All of a game that never changes. */
export interface GridRound {
  readonly puzzle: GridPuzzle;
  readonly rules: GridRules;
  readonly alphabet: Alphabet;
  /** The edition of the words. */
  readonly edition: string;
  /** Every word on the board, by its text, in the order of the alphabet. */
  readonly answers: ReadonlyMap<string, GridWord>;
  /** Slurs on the board: they pay when found, and are shown and counted nowhere. */
  readonly unlisted: ReadonlyMap<string, GridWord>;
  /** How many of the words are core. */
  readonly core: number;
  /** Verb forms with a pronoun on the board: known, and no words of this game. */
  readonly clitics: ReadonlySet<string>;
  /** What the core words pay together. */
  readonly points: number;
  /** Milliseconds from the start to the end; none without a timer. */
  readonly limit?: number;
}

export function openGrid(lexicon: Lexicon, rules: GridRules, puzzle: GridPuzzle): GridRound {
  const { alphabet } = lexicon;
  const folded = foldGrid(puzzle, alphabet);
  const answers = wordMap(lexicon, rules, solveGrid(lexicon, folded, rules));
  const unlisted: SolvedWord[] = [];
  const clitics = new Set<string>();
  for (const found of solveGrid({ graph: lexicon.graphApart, alphabet }, folded, rules)) {
    const word = { ...found, id: lexicon.inGraph + found.id };
    if (lexicon.flagBits(word.id) & SLUR) unlisted.push(word);
    else clitics.add(word.word);
  }
  const core = [...answers.values()].filter(({ isCore }) => isCore);
  return {
    puzzle: folded,
    rules,
    alphabet,
    edition: lexicon.edition,
    answers,
    core: core.length,
    unlisted: wordMap(lexicon, rules, unlisted),
    clitics,
    points: core.reduce((sum, { points }) => sum + points, 0),
    ...(rules.seconds > 0 && { limit: rules.seconds * 1000 }),
  };
}

/** A word that only the player's own list has; `undefined` if the board does not. */
export function ownGridWord(round: GridRound, word: string): GridWord | undefined {
  const { alphabet, puzzle, rules } = round;
  const [found] = solveGrid({ graph: buildGraph([word], alphabet), alphabet }, puzzle, rules);
  return found && { ...found, id: -1, zipf: 0, written: [word], isCore: false };
}

function wordMap(
  lexicon: Lexicon,
  rules: GridRules,
  words: readonly SolvedWord[],
): Map<string, GridWord> {
  const spellings = lexicon.spellings(words.map(({ id }) => id));
  return new Map(words.map((found) => {
    const { id, word } = found;
    const written = spellings.get(id) ?? [word];
    const isCore = isCoreIn(rules, lexicon, id);
    return [word, { ...found, zipf: lexicon.zipf(id), written, isCore }];
  }));
}
