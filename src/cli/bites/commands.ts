import { asPlayed } from "../../core/letters.ts";
import { findMeant } from "../../messages/command_words.ts";
import { COMMAND_WORDS } from "../../messages/mod.ts";
import type { Bites } from "../../games/bites/mod.ts";
import type { BitesRound } from "../../games/bites/round.ts";
import { directionsOf, POINTS } from "../../games/bites/rules.ts";
import { findPieces } from "../../games/bites/spell.ts";
import { isBitesOver } from "../../games/bites/state.ts";
import type { BitesCommand, Messages } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { Reply, TerminalContext } from "../app/game_view.ts";
import { columns } from "../text/layout.ts";
import { playerStats } from "../../play/player_stats.ts";
import { statsLines } from "../text/stats_text.ts";
import { type CommandWords, type LineRules, parsedAs } from "../app/parse_line.ts";
import { extraCount, foundAnswers, shareText, tallyOf } from "../../play/bites/facts.ts";
import { nothingFound, scoreLines, wordCell } from "./text.ts";

type BitesPosition = Position<Bites>;

const WORDS = COMMAND_WORDS.bites;

export const COMMANDS: readonly CommandWords<BitesCommand>[] = [
  { name: "help", always: "help", aliases: WORDS.help, short: ["?", "h"], takesRest: true },
  { name: "shuffle", always: "shuffle", aliases: WORDS.shuffle, short: ["m"] },
  { name: "hint", always: "hint", aliases: WORDS.hint, short: ["i"] },
  { name: "score", always: "score", aliases: WORDS.score, short: ["p"] },
  { name: "list", always: "list", aliases: WORDS.list, short: ["l"], takesRest: true },
  { name: "share", aliases: WORDS.share, short: ["s"] },
  { name: "stats", aliases: WORDS.stats, short: [] },
  { name: "giveup", always: "giveup", aliases: WORDS.giveup, short: [] },
  { name: "restart", always: "restart", aliases: WORDS.restart, short: ["n"] },
  { name: "quit", always: "quit", aliases: WORDS.quit, short: ["q"] },
];

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

/** What may follow a command. */
const LIST_ORDERS = ["found", "alphabet", "length", "extra"] as const;
const HELP_TOPICS = ["rules", "points"] as const;

/** What a command of bites comes to. */
export async function obey(
  command: BitesCommand,
  rest: string,
  position: BitesPosition,
  context: TerminalContext,
): Promise<Reply<Bites>> {
  const { t, world } = context;
  const width = world.input().columns;
  switch (command) {
    case "help":
      return lines(helpLines(rest, position, t));
    case "shuffle":
      return { kind: "move", move: { kind: "shuffle" } };
    case "hint":
      return { kind: "move", move: { kind: "hint" } };
    case "score":
      return lines(scoreLines(position, t));
    case "list":
      return lines(listLines(rest, position, t, width));
    case "share":
      return lines(shareText(position, context));
    case "stats": {
      const facts = await playerStats(context, "bites");
      return lines(statsLines(facts, t, width, "bites"), facts);
    }
    case "giveup":
      return isBitesOver(position.round, position.state)
        ? { kind: "move", move: { kind: "give_up" } }
        : { kind: "ask", question: t.bites.askGiveUp(), move: { kind: "give_up" } };
    case "restart":
      return { kind: "another" };
    case "quit":
      return { kind: "leave" };
  }
}

function lines(all: readonly string[], facts?: object): Reply<Bites> {
  return { kind: "say", lines: all, ...(facts && { facts }) };
}

function helpLines(topic: string, position: BitesPosition, t: Messages): string[] {
  const { minLength, winFraction, hintShare, tilesHintShare } = position.round.rules;
  const percent = (share: number) => Math.round(share * 100);
  switch (findMeant(COMMAND_WORDS.helpTopic, HELP_TOPICS, topic) ?? "commands") {
    case "commands":
      return commandLines(position, t);
    case "rules":
      return [...t.bites.rules({ minLength, goalPercent: percent(winFraction) })];
    case "points":
      return [
        ...t.bites.points({
          byLength: POINTS,
          hint: percent(hintShare),
          tilesHint: percent(tilesHintShare),
        }),
      ];
  }
}

/** Each command by its name in the player's language, and how to type it with these tiles. */
function commandLines(position: BitesPosition, t: Messages): string[] {
  const typing = { commands: COMMANDS, ...typingOn(position.round) };
  const rows = COMMANDS.map(({ name, always, short }) => {
    const own = t.bites.commandName[name];
    const names = [own === always ? own : parsedAs(own, typing), ...short];
    return [names.join(", "), t.bites.command[name]] as const;
  });
  const width = Math.max(...rows.map(([names]) => names.length)) + 2;
  return [
    t.bites.helpTitle,
    ...rows.map(([names, about]) => `  ${names.padEnd(width)}${about}`),
    ...t.bites.helpMore,
  ];
}

function listLines(rest: string, position: BitesPosition, t: Messages, width: number): string[] {
  const { state } = position;
  const order = rest === "" ? "found" : findMeant(COMMAND_WORDS.listOrder, LIST_ORDERS, rest);
  if (order === undefined) return [t.bites.listWhat()];
  const isExtra = order === "extra";
  const found = foundAnswers(order, position);
  if (found.length === 0) return [nothingFound(order, t)];
  const sum = isExtra
    ? t.bites.extraTally(extraCount(position), state.extraScore)
    : t.bites.tally(tallyOf(position));
  return [...columns(found.map(wordCell), width), sum];
}
