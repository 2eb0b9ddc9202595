import type { Game } from "../game.ts";
import { isGridMove, isGridRules } from "./checks.ts";
import { generateGrid } from "./generate.ts";
import {
  type GridMove,
  type GridOutcome,
  type GridState,
  isGridOver,
  playGrid,
  startGrid,
} from "./play.ts";
import { formatGrid, type GridPuzzle, parseGrid } from "./puzzle.ts";
import { type GridRound, openGrid } from "./round.ts";
import { GRID_RULES, type GridRules } from "./rules.ts";

export interface Grid {
  puzzle: GridPuzzle;
  rules: GridRules;
  round: GridRound;
  state: GridState;
  move: GridMove;
  outcome: GridOutcome;
}

export const grid: Game<Grid> = {
  defaults: GRID_RULES.ruzzle,
  formerRules: { floor: 0, minCore: 0 },
  parse: (text, alphabet) => parseGrid(text, alphabet),
  format: formatGrid,
  generate: (lexicon, rules, rng) => generateGrid(lexicon, rules, { rng }),
  open: openGrid,
  start: startGrid,
  play: playGrid,
  isOver: isGridOver,
  isMove: isGridMove,
  isRules: isGridRules,
};
