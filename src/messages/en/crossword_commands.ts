import type { CrosswordCommand, CrosswordTopic } from "../crossword.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const crosswordCommands: GameCommands<CrosswordCommand, CrosswordTopic> = {
  names: ["crossword"],
  help: {
    "crossword": "The crossword: play it, make one, print it, verify it.",
    "crossword daily":
      "Today's crossword, the same for everybody: small on Monday, large on Sunday.",
    "crossword play": "Play a crossword: a file, a grid, a seed, or the one you left.",
    "crossword generate": "Make a crossword: text, JSON, ipuz or SVG.",
    "crossword print": "Print a crossword from a file: text, JSON, ipuz or SVG.",
    "crossword verify": "Check a crossword: words, crossings, clues, uniqueness.",
    "crossword templates": "List the grids, or draw one.",
    "crossword themes": "List the themes, or the words of one.",
  },
  play: {
    ...shared,
    show: ["show", "grid"],
    list: ["list", "clues"],
    clue: ["clue"],
    check: ["check"],
    letter: ["letter", "hint"],
    reveal: ["reveal"],
    clear: ["clear"],
  },
};
