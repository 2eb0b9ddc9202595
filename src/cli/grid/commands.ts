import { romeDate } from "../../core/calendar.ts";
import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import { findMeant } from "../../messages/command_words.ts";
import { COMMAND_WORDS } from "../../messages/mod.ts";
import type { Grid } from "../../games/grid/mod.ts";
import { hasPath, heatOf } from "../../games/grid/paths.ts";
import { isGridOver, missedWords, readGridGuess } from "../../games/grid/play.ts";
import { formatGrid } from "../../games/grid/puzzle.ts";
import type { GridRound } from "../../games/grid/round.ts";
import type { GridCommand, Messages } from "../../messages/mod.ts";
import { explain } from "../../play/explain.ts";
import { explanationLines } from "../text/explanation.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { Reply, TerminalContext } from "../app/game_view.ts";
import { numbersBeside } from "./grid_text.ts";
import { bar } from "../../core/text.ts";
import { columns } from "../text/layout.ts";
import { playerStats } from "../../play/player_stats.ts";
import { statsLines } from "../text/stats_text.ts";
import { type CommandWords, type LineRules, parsedAs } from "../app/parse_line.ts";
import { foundWords, heatRows, shareText, tallyOf } from "../../play/grid/facts.ts";
import type { Memory } from "../../play/memory.ts";
import { boardLines, missedLines, spelled } from "./text.ts";

type GridPosition = Position<Grid>;

const WORDS = COMMAND_WORDS.grid;

export const COMMANDS: readonly CommandWords<GridCommand>[] = [
  { name: "help", always: "help", aliases: WORDS.help, short: ["?", "h"], takesRest: true },
  { name: "board", aliases: WORDS.board, short: ["g"] },
  { name: "hint", always: "hint", aliases: WORDS.hint, short: ["i"] },
  { name: "score", always: "score", aliases: WORDS.score, short: ["p"] },
  { name: "list", always: "list", aliases: WORDS.list, short: ["l"], takesRest: true },
  { name: "missed", aliases: WORDS.missed, short: [] },
  { name: "why", aliases: WORDS.why, short: ["w"], takesRest: true },
  { name: "share", aliases: WORDS.share, short: ["s"] },
  { name: "report", aliases: WORDS.report, short: [], takesRest: true },
  { name: "stats", aliases: WORDS.stats, short: [] },
  { name: "giveup", always: "giveup", aliases: WORDS.giveup, short: [] },
  { name: "restart", always: "restart", aliases: WORDS.restart, short: ["n"] },
  { name: "quit", always: "quit", aliases: WORDS.quit, short: ["q"] },
];

/** Which short keys are off, and what could be a word by its path. */
export function typingOn(round: GridRound): Pick<LineRules<GridCommand>, "minLength" | "mayPlay"> {
  const { minLength } = round.rules;
  return {
    minLength,
    mayPlay(text) {
      const word = readGridGuess(round, text);
      return word !== undefined && word.length >= minLength && hasPath(round.puzzle, word);
    },
  };
}

/** What may follow a command. */
const LIST_ORDERS = ["found", "alphabet", "length", "points"] as const;
const HELP_TOPICS = ["rules", "points"] as const;

/** What a command of the grid comes to. */
export async function obey(
  wish: GridCommand,
  rest: string,
  position: GridPosition,
  { context, memory }: { readonly context: TerminalContext; readonly memory: Memory },
): Promise<Reply<Grid>> {
  const { t, world } = context;
  const { round, state } = position;
  const { clock } = memory;
  const width = world.input().columns;
  const giveUp = { kind: "give_up", at: clock.at(state.at) } as const;
  switch (wish) {
    case "help":
      return lines(helpLines(rest, round, t));
    case "board":
      return lines(boardLines(position, t, clock));
    case "hint":
      return lines(heatLines(position, t, width), { heat: heatRows(position) });
    case "score": {
      const share = round.points === 0 ? 1 : state.score / round.points;
      const facts = { ...tallyOf(position, clock), points: round.points, bar: bar(share, 10) };
      return lines([t.grid.score(facts)]);
    }
    case "list":
      return lines(listLines(rest, position, t, width));
    case "missed": {
      if (!isGridOver(round, state)) {
        return lines([t.grid.missedLater()], { ok: false, code: "not_over" });
      }
      const all = missedLines(position, t);
      const words = missedWords(round, state).map(({ word, points }) => ({ word, points }));
      return lines(all.length > 0 ? all : [t.grid.allFound()], { ok: true, words });
    }
    case "why":
      return why(rest, position, context, memory);
    case "share":
      return lines(shareText(position, context, clock));
    case "report":
      return await reportWord(rest, position, context);
    case "stats": {
      const facts = await playerStats(context, "grid");
      return lines(statsLines(facts, t, width, "grid"), facts);
    }
    case "giveup":
      return isGridOver(round, state)
        ? { kind: "move", move: giveUp }
        : { kind: "ask", question: t.grid.askGiveUp(), move: giveUp };
    case "restart":
      return { kind: "another" };
    case "quit":
      return { kind: "leave" };
  }
}

function lines(all: readonly string[], facts?: object): Reply<Grid> {
  return { kind: "say", lines: all, ...(facts && { facts }) };
}

function helpLines(topic: string, round: GridRound, t: Messages): readonly string[] {
  const { minLength, seconds } = round.rules;
  switch (findMeant(COMMAND_WORDS.helpTopic, HELP_TOPICS, topic) ?? "commands") {
    case "commands":
      return commandLines(round, t);
    case "rules":
      return t.grid.rules({ minLength, seconds });
    case "points":
      return pointLines(round, t);
  }
}

/** Each command by its name in the player's language, and how to type it on this board. */
function commandLines(round: GridRound, t: Messages): string[] {
  const typing = { commands: COMMANDS, ...typingOn(round) };
  const rows = COMMANDS.map(({ name, always, short }) => {
    const own = t.grid.commandName[name];
    const keys = short.filter((key) => key.length < round.rules.minLength || !/\p{L}/u.test(key));
    return [
      [own === always ? own : parsedAs(own, typing), ...keys].join(", "),
      t.grid.command[name],
    ] as const;
  });
  const width = Math.max(...rows.map(([names]) => names.length)) + 2;
  return [
    t.grid.helpTitle,
    ...rows.map(([names, about]) => `  ${names.padEnd(width)}${about}`),
    ...t.grid.helpMore,
  ];
}

function pointLines({ rules, puzzle }: GridRound, t: Messages): string[] {
  const { scoring, language, minLength } = rules;
  const list = scoring.kind === "letters" ? scoring.lengthPoints : scoring.points;
  const byLength = list.flatMap((n, length) => {
    if (n === 0 || length < minLength) return [];
    return [`${length}${length === list.length - 1 ? "+" : ""}: ${n}`];
  });
  if (scoring.kind === "length") {
    return [...t.grid.pointsByLength(), t.grid.lengthTitle, `  ${byLength.join("  ")}`];
  }
  const here = new Set(puzzle.cells.flatMap(({ letters }) => [...letters]));
  const values = [...language.letters].filter((letter) => here.has(letter))
    .map((letter) => `${letter.toUpperCase()} ${language.values[letter] ?? 0}`);
  return [
    ...t.grid.pointsByLetter(values.join(", ")),
    t.grid.lengthTitle,
    `  ${byLength.join("  ")}`,
  ];
}

/** Of the words left, how many pass through each cell. */
export function heatLines({ round, state }: GridPosition, t: Messages, width: number): string[] {
  const left = missedWords(round, state).map(({ word }) => word);
  const rows = numbersBeside(round.puzzle, heatOf(round.puzzle, left), width - 2);
  return [t.grid.heatTitle(left.length), ...rows.map((row) => `  ${row}`.trimEnd())];
}

function listLines(rest: string, position: GridPosition, t: Messages, width: number): string[] {
  const order = rest === "" ? "found" : findMeant(COMMAND_WORDS.listOrder, LIST_ORDERS, rest);
  if (order === undefined) return [t.grid.listWhat()];
  const found = foundWords(position);
  if (found.length === 0) return [t.grid.nothingFound()];
  if (order === "alphabet") found.sort((a, b) => a.id - b.id);
  if (order === "length") found.sort((a, b) => b.word.length - a.word.length);
  if (order === "points") found.sort((a, b) => b.points - a.points);
  return columns(found.map((word) => `${spelled(word)} ${word.points}`), width);
}

function why(
  text: string,
  { round, state }: GridPosition,
  { t, lexicon }: TerminalContext,
  { tried }: Memory,
): Reply<Grid> {
  if (text === "") return lines([t.grid.whyWhat()], { ok: false, code: "no_word" });
  const word = readGridGuess(round, text);
  const isTried = word !== undefined &&
    (tried.has(word) || state.found.some((one) => one.word === word));
  if (!isTried && !isGridOver(round, state)) {
    return lines([t.grid.whyTryFirst()], { ok: false, code: "try_first" });
  }
  const explanation = explain(lexicon, text, {
    floor: LEVELS[DEFAULT_LEVEL],
    t,
    points: () => null,
  });
  // What it pays on this board, if it is on it.
  const points = round.answers.get(word ?? "")?.points ?? null;
  const told = { ...explanation, points };
  return lines(explanationLines(told, t), { ok: true, ...told });
}

/** A line in the player's own folder: date, word, board. */
async function reportWord(
  text: string,
  { round }: GridPosition,
  { t, now, report }: TerminalContext,
): Promise<Reply<Grid>> {
  const word = readGridGuess(round, text);
  if (word === undefined) return lines([t.grid.reportWhat()], { ok: false, code: "no_word" });
  if (!report) return lines([t.play.store.noHome()], { ok: false, code: "no_folder" });
  const code = `${formatGrid(round.puzzle)}@${round.edition}`;
  const path = await report([romeDate(now()), word, code].join("\t"));
  return lines([t.grid.reported(word, path)], { ok: true, word, path });
}
