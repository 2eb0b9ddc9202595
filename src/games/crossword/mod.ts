import type { Game } from "../game.ts";
import { isCrosswordMove, isCrosswordRules } from "./checks.ts";
import { generateCrossword } from "./generate.ts";
import {
  type CrosswordMove,
  type CrosswordOutcome,
  type CrosswordState,
  isCrosswordOver,
  playCrossword,
  startCrossword,
} from "./play.ts";
import { type CrosswordRound, openCrossword } from "./round.ts";
import { CROSSWORD_DEFAULTS, type CrosswordRules } from "./rules.ts";
import { formatGrid, type Grid, parseGrid } from "./template.ts";

/** A grid of crossing words, each with a clue. */
export interface Crossword {
  puzzle: Grid;
  rules: CrosswordRules;
  round: CrosswordRound;
  state: CrosswordState;
  move: CrosswordMove;
  outcome: CrosswordOutcome;
}

export const crossword: Game<Crossword> = {
  defaults: CROSSWORD_DEFAULTS,
  parse: (text) => parseGrid(text),
  format: formatGrid,
  generate: generateCrossword,
  open: openCrossword,
  start: startCrossword,
  play: playCrossword,
  isOver: isCrosswordOver,
  isMove: isCrosswordMove,
  isRules: isCrosswordRules,
};
