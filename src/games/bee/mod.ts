import type { Game } from "../game.ts";
import { isBeeMove, isBeeRules } from "./checks.ts";
import { generateBee } from "./generate.ts";
import { type BeeMove, type BeeOutcome, playBee } from "./play.ts";
import { type BeePuzzle, formatBee, parseBee } from "./puzzle.ts";
import { type BeeRound, openBee } from "./round.ts";
import { BEE_DEFAULTS, type BeeRules } from "./rules.ts";
import { type BeeState, isBeeOver, startBee } from "./state.ts";

export interface Bee {
  puzzle: BeePuzzle;
  rules: BeeRules;
  round: BeeRound;
  state: BeeState;
  move: BeeMove;
  outcome: BeeOutcome;
}

export const bee: Game<Bee> = {
  defaults: BEE_DEFAULTS,
  formerRules: { version: 1 },
  parse: (text, alphabet) => parseBee(text, alphabet),
  format: formatBee,
  generate: generateBee,
  open: openBee,
  start: startBee,
  play: playBee,
  isOver: isBeeOver,
  isMove: isBeeMove,
  isRules: isBeeRules,
};
