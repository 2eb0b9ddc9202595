import type { Game } from "../game.ts";
import { isBitesMove, isBitesRules } from "./checks.ts";
import { generateBites } from "./generate.ts";
import { type BitesMove, type BitesOutcome, playBites } from "./play.ts";
import { type BitesPuzzle, formatBites, parseBites } from "./puzzle.ts";
import { type BitesRound, openBites } from "./round.ts";
import { BITES_DEFAULTS, type BitesRules } from "./rules.ts";
import { type BitesState, isBitesOver, startBites } from "./state.ts";

export interface Bites {
  puzzle: BitesPuzzle;
  rules: BitesRules;
  round: BitesRound;
  state: BitesState;
  move: BitesMove;
  outcome: BitesOutcome;
}

export const bites: Game<Bites> = {
  defaults: BITES_DEFAULTS,
  formerRules: { version: 1, seconds: 0 },
  parse: (text, alphabet) => parseBites(text, alphabet),
  format: formatBites,
  generate: generateBites,
  open: openBites,
  start: startBites,
  play: playBites,
  isOver: isBitesOver,
  isMove: isBitesMove,
  isRules: isBitesRules,
};
