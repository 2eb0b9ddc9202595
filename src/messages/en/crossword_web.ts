import type { CrosswordWebMessages } from "../crossword_web.ts";
import { letters } from "./counts.ts";

/** The crossword on a page, in English. */
export const crosswordWeb: CrosswordWebMessages = {
  way: { across: "Across", down: "Down" },
  about: ({ rows, cols, tier }) => `${rows} × ${cols}, ${tier}`,
  tier: { easy: "Easy", medium: "Medium", hard: "Hard" },
  noClue: "(no clue)",
  entry: ({ number, direction }, length) => `${number} ${direction}, ${letters(length)}`,
  previousClue: "Previous clue",
  nextClue: "Next clue",
  grid: (rows, cols) => `Grid, ${rows} by ${cols}`,
  black: "Black square",
  cell: ({ row, col, letter, isWrong, isRevealed, isPencil, clue }) =>
    [
      letter === "" ? "empty" : letter.toUpperCase(),
      ...(isWrong ? ["wrong"] : []),
      ...(isRevealed ? ["revealed"] : []),
      ...(isPencil ? ["in pencil"] : []),
      `row ${row}, column ${col}`,
      ...(clue === undefined ? [] : [clue]),
    ].join(", "),
  wrote: (letter, { row, col }) => `${letter.toUpperCase()}, row ${row}, column ${col}`,
  check: "Check",
  reveal: "Reveal",
  pencil: "Pencil",
  revealTitle: "Reveal",
  letter: "One letter",
  letterNote: "The first that is missing or wrong",
  word: "The whole word",
  wordNote: "The one of this clue",
  clearWord: "Clear the word",
  clearAll: "Clear everything",
  askGiveUp: "See the solution? The game ends",
  turn: "Change direction",
  erase: "Erase",
  keyboard: "Keyboard",
  clues: "Clues",
  sentence(o) {
    switch (o.kind) {
      case "lettered":
        return o.empty === 0 ? "The grid is full, but something is wrong: try Check" : "";
      case "checked":
        return o.wrong === 0 && o.right === 0
          ? "There is nothing to check yet"
          : o.wrong === 0
          ? `All right so far: ${letters(o.right)}`
          : `${letters(o.wrong)} wrong, crossed out`;
      case "cell_revealed":
        return "This letter has already been revealed";
      case "unchanged":
        return "Nothing changes";
      case "cleared":
        return `${letters(o.letters)} cleared`;
      case "revealed":
        return `${o.answer.toUpperCase()}, revealed`;
      case "already_solved":
        return "This crossword is over";
      default:
        return undefined;
    }
  },
  time: (clock) => `Time ${clock}`,
  print: "Print",
  printNote: "One A4 page",
  withSolution: "Solution",
  name: "Name",
  timeTaken: "Time",
  waiting: "Making the grid",
  solved: "Solved",
  gaveUp: "Revealed",
  ended: ({ gaveUp, revealed, checks }) =>
    gaveUp
      ? "The solution is in the grid"
      : revealed === 0 && checks === 0
      ? "Without any help"
      : `Letters revealed ${revealed}, checks ${checks}`,
  rules: [
    "Choose a square and type: the cursor moves on by itself.",
    "Space, or another tap on the square, changes direction. Arrows move, Backspace goes back.",
    "Alt with the up or down arrow goes to the previous or next clue; Tab leaves the grid.",
    "The pencil writes letters you are not sure of. Check crosses out the wrong ones.",
  ],
  done: "written",
};
