import { asPlayed } from "../../core/letters.ts";
import type { BitesRound } from "../../games/bites/round.ts";
import { directionsOf } from "../../games/bites/rules.ts";
import { findPieces } from "../../games/bites/spell.ts";
import { type BitesCommand, playWords } from "../../messages/mod.ts";
import { commandRows, type LineRules } from "../app/parse_line.ts";

export const COMMANDS = commandRows(playWords("bites"), [
  "help",
  "shuffle",
  "hint",
  "score",
  "list",
  "why",
  "share",
  "report",
  "stats",
  "giveup",
  "restart",
  "quit",
]);

/** Which short keys are off, and what could be laid with these tiles. */
export function typingOn(
  { puzzle, rules, alphabet }: BitesRound,
): Pick<LineRules<BitesCommand>, "minLength" | "mayPlay"> {
  const { minLength } = rules;
  return {
    minLength,
    mayPlay(text) {
      const word = asPlayed(text, alphabet);
      if (word === undefined || word.length < minLength) return false;
      return directionsOf(rules).some((way) => findPieces(puzzle, way, word, alphabet));
    },
  };
}
