import { readGuess } from "../../games/bee/play.ts";
import { playWords } from "../../messages/mod.ts";
import type { BeeRound } from "../../games/bee/round.ts";
import type { Rung } from "../../games/bee/state.ts";
import type { BeeCommand } from "../../messages/mod.ts";
import { commandRows, type CommandWords, type LineRules } from "../app/parse_line.ts";

/** A command, or a rung of the hint ladder by its number. */
export type BeeWish = BeeCommand | `${Rung}`;

export const COMMANDS: readonly CommandWords<BeeWish>[] = [
  ...commandRows(playWords("bee"), [
    "help",
    "shuffle",
    { name: "hint", always: "hint", short: ["i"], takesRest: true },
    "score",
    "list",
    { name: "grid", short: ["g"] },
    { name: "pairs", short: ["c"] },
    { name: "ranks", short: [] },
    "why",
    { name: "undo", short: ["u"] },
    "share",
    "report",
    { name: "yesterday", short: [] },
    "stats",
    "giveup",
    "restart",
    "quit",
  ]),
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
