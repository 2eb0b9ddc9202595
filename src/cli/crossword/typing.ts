import type { CrosswordRound } from "../../games/crossword/round.ts";
import { type CrosswordCommand, playWords } from "../../messages/mod.ts";
import { readSlot } from "../../play/crossword/facts.ts";
import {
  commandRows,
  type CommandWords,
  type LineRules,
  type ParsedLine,
} from "../app/parse_line.ts";

/** A command, or a line that names no entry. */
export type CrosswordWish = CrosswordCommand | "which";

export const COMMANDS: readonly CommandWords<CrosswordWish>[] = commandRows(
  playWords("crossword"),
  [
    "help",
    { name: "show", short: ["g"] },
    "list",
    { name: "clue", short: [], takesRest: true },
    { name: "check", short: ["c"] },
    { name: "letter", short: ["i"], takesRest: true },
    { name: "reveal", short: [], takesRest: true },
    { name: "clear", short: [], takesRest: true },
    "score",
    "stats",
    "giveup",
    "restart",
    "quit",
  ],
);

const ALL_WORDS = wordsOf(COMMANDS);

/** Those that what follows belongs to. */
const TAKING = wordsOf(COMMANDS.filter(({ takesRest }) => takesRest));

/** Those that need an entry. */
const ABOUT_ENTRY = wordsOf(
  COMMANDS.filter(({ name }) => name === "clue" || name === "letter" || name === "reveal"),
);

/** Every way to type them. */
function wordsOf(commands: typeof COMMANDS): ReadonlySet<string> {
  return new Set(
    commands.flatMap(({ always, aliases, short }) => [
      ...(always ? [always] : []),
      ...aliases,
      ...short,
    ]),
  );
}

/** Whether a line is a command about an entry, without one. */
export function isAboutEntry(line: string): boolean {
  return ABOUT_ENTRY.has(bare(line.trim()));
}

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
