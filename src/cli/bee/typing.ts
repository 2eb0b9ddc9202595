import { type BeeOutcome, readGuess } from "../../games/bee/play.ts";
import type { BeeRound } from "../../games/bee/round.ts";
import type { Rung } from "../../games/bee/state.ts";
import type { BeeCommand } from "../../messages/mod.ts";
import type { CommandWords, LineRules } from "../app/parse_line.ts";

/** A command, or a rung of the hint ladder by its number. */
export type BeeWish = BeeCommand | `${Rung}`;

export const COMMANDS: readonly CommandWords<BeeWish>[] = [
  { name: "help", always: "help", aliases: ["aiuto"], short: ["?", "h"], takesRest: true },
  { name: "shuffle", always: "shuffle", aliases: ["mescola"], short: ["m"] },
  { name: "hint", always: "hint", aliases: ["indizio"], short: ["i"], takesRest: true },
  { name: "score", always: "score", aliases: ["punti"], short: ["p"] },
  { name: "list", always: "list", aliases: ["lista"], short: ["l"], takesRest: true },
  { name: "grid", aliases: ["grid", "griglia"], short: ["g"] },
  { name: "pairs", aliases: ["pairs", "coppie"], short: ["c"] },
  { name: "ranks", aliases: ["ranks", "gradi"], short: [] },
  { name: "why", aliases: ["why", "perche", "perché"], short: ["w"], takesRest: true },
  { name: "undo", aliases: ["undo", "annulla"], short: ["u"] },
  { name: "share", aliases: ["share", "condividi"], short: ["s"] },
  { name: "report", aliases: ["report", "segnala"], short: [], takesRest: true },
  { name: "yesterday", aliases: ["yesterday", "ieri"], short: [] },
  { name: "stats", aliases: ["stats", "stato"], short: [] },
  { name: "giveup", always: "giveup", aliases: ["resa"], short: [] },
  { name: "restart", always: "restart", aliases: ["nuova"], short: ["n"] },
  { name: "quit", always: "quit", aliases: ["esci"], short: ["q"] },
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

/** Remembers what was guessed, so that `why` may tell of it. */
export function noteTried(tried: Set<string>, outcome: BeeOutcome): void {
  if (!("word" in outcome)) return;
  const { word } = outcome;
  tried.add(typeof word === "string" ? word : word.word);
}
