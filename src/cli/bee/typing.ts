import { readGuess } from "../../games/bee/play.ts";
import { COMMAND_WORDS } from "../../messages/mod.ts";
import type { BeeRound } from "../../games/bee/round.ts";
import type { Rung } from "../../games/bee/state.ts";
import type { BeeCommand } from "../../messages/mod.ts";
import type { CommandWords, LineRules } from "../app/parse_line.ts";

/** A command, or a rung of the hint ladder by its number. */
export type BeeWish = BeeCommand | `${Rung}`;

const WORDS = COMMAND_WORDS.bee;

export const COMMANDS: readonly CommandWords<BeeWish>[] = [
  { name: "help", always: "help", aliases: WORDS.help, short: ["?", "h"], takesRest: true },
  { name: "shuffle", always: "shuffle", aliases: WORDS.shuffle, short: ["m"] },
  { name: "hint", always: "hint", aliases: WORDS.hint, short: ["i"], takesRest: true },
  { name: "score", always: "score", aliases: WORDS.score, short: ["p"] },
  { name: "list", always: "list", aliases: WORDS.list, short: ["l"], takesRest: true },
  { name: "grid", aliases: WORDS.grid, short: ["g"] },
  { name: "pairs", aliases: WORDS.pairs, short: ["c"] },
  { name: "ranks", aliases: WORDS.ranks, short: [] },
  { name: "why", aliases: WORDS.why, short: ["w"], takesRest: true },
  { name: "undo", aliases: WORDS.undo, short: ["u"] },
  { name: "share", aliases: WORDS.share, short: ["s"] },
  { name: "report", aliases: WORDS.report, short: [], takesRest: true },
  { name: "yesterday", aliases: WORDS.yesterday, short: [] },
  { name: "stats", aliases: WORDS.stats, short: [] },
  { name: "giveup", always: "giveup", aliases: WORDS.giveup, short: [] },
  { name: "restart", always: "restart", aliases: WORDS.restart, short: ["n"] },
  { name: "quit", always: "quit", aliases: WORDS.quit, short: ["q"] },
  ...(["1", "2", "3", "4", "5", "6"] as const).map((rung) => ({
    name: rung,
    aliases: [],
    short: [rung],
  })),
];

/** Which short keys are off, and what could be a word by its letters. */
export function typingOn(round: BeeRound): Pick<LineRules<BeeWish>, "minLength" | "mayPlay"> {
  const { required, others } = round.puzzle;
  const { minLength } = round.rules;
  return {
    minLength,
    mayPlay(text) {
      const word = readGuess(round, text);
      if (word === undefined || word.length < minLength || !word.includes(required)) return false;
      return [...word].every((letter) => letter === required || others.includes(letter));
    },
  };
}
