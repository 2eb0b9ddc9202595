import { COMMAND_WORDS } from "../../messages/mod.ts";
import type { Crossword } from "../../games/crossword/mod.ts";
import { findEntry, isCrosswordOver } from "../../games/crossword/play.ts";
import type { CrosswordRound } from "../../games/crossword/round.ts";
import type { CrosswordCommand, Messages } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { Reply, TerminalContext } from "../app/game_view.ts";
import { clueLines } from "./grid_text.ts";
import { playerStats } from "../../play/player_stats.ts";
import { statsLines } from "../text/stats_text.ts";
import type { CommandWords, LineRules, ParsedLine } from "../app/parse_line.ts";
import { directionOf, entriesAt, readSlot } from "../../play/crossword/facts.ts";
import { clueHere, gridLines, tallyLine } from "./text.ts";

type CrosswordPosition = Position<Crossword>;

/** A command, or a line that names no entry. */
export type CrosswordWish = CrosswordCommand | "which";

const WORDS = COMMAND_WORDS.crossword;

export const COMMANDS: readonly CommandWords<CrosswordWish>[] = [
  { name: "help", always: "help", aliases: WORDS.help, short: ["?", "h"], takesRest: true },
  { name: "show", aliases: WORDS.show, short: ["g"] },
  {
    name: "list",
    always: "list",
    aliases: WORDS.list,
    short: ["l"],
    takesRest: true,
  },
  { name: "clue", aliases: WORDS.clue, short: [], takesRest: true },
  { name: "check", aliases: WORDS.check, short: ["c"] },
  {
    name: "letter",
    aliases: WORDS.letter,
    short: ["i"],
    takesRest: true,
  },
  { name: "reveal", aliases: WORDS.reveal, short: [], takesRest: true },
  { name: "clear", aliases: WORDS.clear, short: [], takesRest: true },
  { name: "score", always: "score", aliases: WORDS.score, short: ["p"] },
  { name: "stats", aliases: WORDS.stats, short: [] },
  { name: "giveup", always: "giveup", aliases: WORDS.giveup, short: [] },
  { name: "restart", always: "restart", aliases: WORDS.restart, short: ["n"] },
  { name: "quit", always: "quit", aliases: WORDS.quit, short: ["q"] },
];

const ALL_WORDS: ReadonlySet<string> = new Set(
  COMMANDS.flatMap((
    { always, aliases, short },
  ) => [...(always ? [always] : []), ...aliases, ...short]),
);

/** Those that what follows belongs to. */
const TAKING: ReadonlySet<string> = new Set(
  COMMANDS.filter(({ takesRest }) => takesRest)
    .flatMap(({ always, aliases, short }) => [...(always ? [always] : []), ...aliases, ...short]),
);

function bare(word: string): string {
  return word.toLowerCase().replace(/^[:/]/, "");
}

function isCommand(word: string): boolean {
  return /^[:/]/.test(word) || ALL_WORDS.has(word.toLowerCase());
}

/** A line is an answer, a command, or in need of a place. */
export function typingOn(
  round: CrosswordRound,
): Pick<LineRules<CrosswordWish>, "minLength" | "mayPlay" | "whole"> {
  return {
    minLength: 4,
    mayPlay: () => false,
    whole(line): ParsedLine<CrosswordWish> | undefined {
      const text = line.trim();
      const [first = ""] = text.split(/\s+/);
      if (text === "") return undefined;
      if (/^[:/]/.test(text) || ALL_WORDS.has(first.toLowerCase())) {
        // Commands one after the other; nothing else on a line of theirs can be an answer.
        const isAll = TAKING.has(bare(first)) || text.split(/\s+/).every(isCommand);
        return isAll ? undefined : { kind: "command", name: "which", rest: text };
      }
      const read = readSlot(text, round);
      if (!read) return { kind: "command", name: "which", rest: text };
      return read.rest === ""
        ? { kind: "command", name: "clue", rest: text }
        : { kind: "guess", text };
    },
  };
}

/** Of a command that did not say where. */
const NO_SLOT = { ok: false, code: "no_slot" };

/** What a command of the crossword comes to. */
export async function obey(
  wish: CrosswordWish,
  rest: string,
  position: CrosswordPosition,
  context: TerminalContext,
): Promise<Reply<Crossword>> {
  const { t, world } = context;
  const { round, state } = position;
  const { columns } = world.input();
  const read = readSlot(rest, round);
  const slotted = (kind: "reveal" | "reveal_letter", command: CrosswordCommand) =>
    read
      ? { kind: "move", move: { kind, slot: read.slot } } as const
      : lines([t.crossword.slotWanted(t.crossword.commandName[command])], NO_SLOT);
  switch (wish) {
    case "help":
      return lines(helpLines(t));
    case "show":
      return lines([...gridLines(position), tallyLine(position, t)]);
    case "list":
      return lines(clueLines(round.entries, t, columns, directionOf(rest)));
    case "clue":
      return lines(asked(position, rest, t), { entries: askedFacts(position, rest) });
    case "which":
      return lines(/^\d/.test(rest) ? asked(position, rest, t) : [t.crossword.which()]);
    case "check":
      return { kind: "move", move: { kind: "check" } };
    case "letter":
      return slotted("reveal_letter", "letter");
    case "reveal":
      return slotted("reveal", "reveal");
    case "clear":
      if (rest !== "" && !read) {
        return lines([t.crossword.slotWanted(t.crossword.commandName.clear)], NO_SLOT);
      }
      return { kind: "move", move: { kind: "clear", ...(read && { slot: read.slot }) } };
    case "score":
      return lines([tallyLine(position, t)]);
    case "stats": {
      const facts = await playerStats(context, "crossword");
      return lines(statsLines(facts, t, columns, "crossword"), facts);
    }
    case "giveup":
      return isCrosswordOver(round, state)
        ? { kind: "move", move: { kind: "give_up" } }
        : { kind: "ask", question: t.crossword.askGiveUp(), move: { kind: "give_up" } };
    case "restart":
      return { kind: "another" };
    case "quit":
      return { kind: "leave" };
  }
}

function lines(all: readonly string[], facts?: object): Reply<Crossword> {
  return { kind: "say", lines: all, ...(facts && { facts }) };
}

/** The clue of an entry, or both of a number. */
function asked(position: CrosswordPosition, text: string, t: Messages): string[] {
  const { round } = position;
  const read = readSlot(text, round);
  if (read) {
    const entry = findEntry(round, read.slot);
    return entry
      ? [clueHere(position, entry, t)]
      : [t.crossword.outcome.no_such_slot({ kind: "no_such_slot", slot: read.slot })];
  }
  const number = Number(/^\d{1,3}/.exec(text)?.[0] ?? NaN);
  if (Number.isNaN(number)) return [t.crossword.which()];
  const both = entriesAt(round, number);
  return both.length === 0
    ? [t.crossword.noSuch(number)]
    : [...both.map((entry) => clueHere(position, entry, t)), t.crossword.which()];
}

/** The same for programs: what is written of each, `.` where there is nothing yet. */
function askedFacts({ round, state }: CrosswordPosition, text: string): object[] {
  const read = readSlot(text, round);
  const entries = read ? [findEntry(round, read.slot)] : entriesAt(round, Number.parseInt(text));
  return entries.flatMap((entry) => {
    if (!entry) return [];
    const { number, direction, cells, clue } = entry;
    const written = cells.map((cell) => state.cells[cell]).join("");
    return [{ number, direction, length: cells.length, clue, written }];
  });
}

function helpLines(t: Messages): string[] {
  const rows = COMMANDS.map(({ name, short }) => {
    const command = name as CrosswordCommand;
    return [
      [t.crossword.commandName[command], ...short].join(", "),
      t.crossword.command[command],
    ];
  });
  const width = Math.max(...rows.map(([names]) => names!.length)) + 2;
  return [
    t.crossword.helpTitle,
    ...rows.map(([names, about]) => `  ${names!.padEnd(width)}${about}`),
    ...t.crossword.helpMore,
  ];
}
