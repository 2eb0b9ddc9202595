import { hasPath } from "../../games/grid/paths.ts";
import { readGridGuess } from "../../games/grid/play.ts";
import type { GridRound } from "../../games/grid/round.ts";
import { type GridCommand, playWords } from "../../messages/mod.ts";
import { commandRows, type LineRules } from "../app/parse_line.ts";

export const COMMANDS = commandRows(playWords("grid"), [
  "help",
  { name: "board", short: ["g"] },
  "hint",
  "score",
  "list",
  { name: "missed", short: [] },
  "why",
  "share",
  "report",
  "stats",
  "giveup",
  "restart",
  "quit",
]);

/** Which short keys are off, and what could be a word by its path. */
export function typingOn(round: GridRound): Pick<LineRules<GridCommand>, "minLength" | "mayPlay"> {
  const { minLength } = round.rules;
  return {
    minLength,
    mayPlay(text) {
      const word = readGridGuess(round, text);
      return word !== undefined && word.length >= minLength &&
        hasPath(round.puzzle, word, round.rules);
    },
  };
}
