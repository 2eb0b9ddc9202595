import { addDays, romeDate } from "../../core/calendar.ts";
import { dailyPuzzle } from "../../games/bee/daily.ts";
import { hintPrice } from "../../games/bee/hints.ts";
import { type Bee, bee } from "../../games/bee/mod.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { readGuess } from "../../games/bee/play.ts";
import { acceptedWord, openBee } from "../../games/bee/round.ts";
import { isBeeOver, type Rung } from "../../games/bee/state.ts";
import { gridOf, pairsOf } from "../../games/bee/views.ts";
import { findMeant } from "../../messages/command_words.ts";
import { COMMAND_WORDS } from "../../messages/mod.ts";
import type { BeeCommand, Messages } from "../../messages/mod.ts";
import { replay, sessionId } from "../../session/session.ts";
import { explain } from "../../play/explain.ts";
import { explanationLines } from "../text/explanation.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { Reply, TerminalContext } from "../app/game_view.ts";
import { columns } from "../text/layout.ts";
import { playerStats } from "../../play/player_stats.ts";
import { statsLines } from "../text/stats_text.ts";
import { parsedAs } from "../app/parse_line.ts";
import { type BeeWish, COMMANDS, typingOn } from "./typing.ts";
import { familyLines, gridLines, nothingFound, pairLines, rankLines, scoreLines } from "./text.ts";
import { foundWords, shareText, tallyOf } from "../../play/bee/facts.ts";
import { beeAdapter } from "../../play/bee/adapter.ts";

type BeePosition = Position<Bee>;

/** What may follow a command. */
const LIST_ORDERS = ["found", "alphabet", "length", "families", "extra"] as const;
const HELP_TOPICS = ["rules", "points"] as const;

export interface Table {
  readonly context: TerminalContext;
  readonly tried: ReadonlySet<string>;
}

/** What a command of the bee comes to. */
export async function obey(
  wish: BeeWish,
  rest: string,
  position: BeePosition,
  { context, tried }: Table,
): Promise<Reply<Bee>> {
  const { t, world } = context;
  const { round, state } = position;
  const width = world.input().columns;
  switch (wish) {
    case "help":
      return lines(helpLines(rest, position, t));
    case "shuffle":
      return { kind: "move", move: { kind: "shuffle" } };
    case "hint":
      if (rest === "") return hint(4);
      return /^[1-6]$/.test(rest) ? hint(Number(rest) as Rung) : tariff(position, t);
    case "1":
    case "2":
    case "3":
    case "4":
    case "5":
    case "6":
      return hint(Number(wish) as Rung);
    case "score":
      return lines(scoreLines(position, t));
    case "list":
      return lines(listLines(rest, position, t, width));
    case "grid":
      return isBeeOver(round, state) ? lines(gridLines(gridOf(round, state), t)) : hint(2);
    case "pairs":
      return isBeeOver(round, state) ? lines(pairLines(pairsOf(round, state), width)) : hint(3);
    case "ranks":
      return lines(rankLines(position, t));
    case "why":
      return why(rest, position, { context, tried });
    case "undo":
      return { kind: "move", move: { kind: "undo" } };
    case "share":
      return lines(await shareText(position, context));
    case "report":
      return await reportWord(rest, position, context);
    case "yesterday":
      return await yesterday(position, context);
    case "stats": {
      const facts = await playerStats(context, "bee");
      return lines(statsLines(facts, t, width), facts);
    }
    case "giveup":
      return isBeeOver(round, state)
        ? { kind: "move", move: { kind: "give_up" } }
        : { kind: "ask", question: t.bee.askGiveUp(), move: { kind: "give_up" } };
    case "restart":
      return { kind: "another" };
    case "quit":
      return { kind: "leave" };
  }
}

function lines(all: readonly string[], facts?: object): Reply<Bee> {
  return { kind: "say", lines: all, ...(facts && { facts }) };
}

function hint(rung: Rung): Reply<Bee> {
  return { kind: "move", move: { kind: "hint", rung } };
}

function helpLines(topic: string, position: BeePosition, t: Messages): string[] {
  const { rules } = position.round;
  switch (findMeant(COMMAND_WORDS.helpTopic, HELP_TOPICS, topic) ?? "commands") {
    case "commands":
      return commandLines(position, t);
    case "rules":
      return [...t.bee.rules({
        minLength: rules.minLength,
        goalPercent: Math.round(rules.winFraction * 100),
      })];
    case "points": {
      const { alpha, minLength, pangramBonus: pangram, cap, extraPoints: extra } = rules;
      return [
        ...t.bee.points({ alpha, minLength, pangram, cap, extra }),
        ...tariffLines(position, t),
      ];
    }
  }
}

/** Each hint, with what it would cost now. */
function tariffLines({ round, state }: BeePosition, t: Messages): string[] {
  const rungs = [1, 2, 3, 4, 5, 6] as const;
  return [
    t.bee.tariffTitle,
    ...rungs.map((rung) => "  " + t.bee.tariff(rung, hintPrice(round, state, rung)?.price ?? 0)),
  ];
}

function tariff(position: BeePosition, t: Messages): Reply<Bee> {
  const { round, state } = position;
  const prices = ([1, 2, 3, 4, 5, 6] as const).map((rung) => ({
    rung,
    price: hintPrice(round, state, rung)?.price ?? 0,
  }));
  return lines(tariffLines(position, t), { prices });
}

/** Each command by its name in the player's language, and how to type it on this board. */
function commandLines(position: BeePosition, t: Messages): string[] {
  const typing = { commands: COMMANDS, ...typingOn(position.round) };
  const rows = COMMANDS.flatMap(({ name, always, short }) => {
    if (!(name in t.bee.command)) return [];
    const own = t.bee.commandName[name as BeeCommand];
    const names = [own === always ? own : parsedAs(own, typing), ...short];
    return [[names.join(", "), t.bee.command[name as BeeCommand]] as const];
  });
  const width = Math.max(...rows.map(([names]) => names.length)) + 2;
  return [
    t.bee.helpTitle,
    ...rows.map(([names, about]) => `  ${names.padEnd(width)}${about}`),
    ...t.bee.helpMore,
  ];
}

function listLines(rest: string, position: BeePosition, t: Messages, width: number): string[] {
  const { state } = position;
  const order = rest === "" ? "found" : findMeant(COMMAND_WORDS.listOrder, LIST_ORDERS, rest);
  if (order === undefined) return [t.bee.listWhat()];
  const isExtra = order === "extra";
  if (order === "families") return familyLines(position, t);
  const words = foundWords(order, position);
  if (words.length === 0) return [nothingFound(order, t)];
  const cells = words.map(([word, points]) => `${word} ${points}`);
  const apart = state.found.filter(({ tier }) => tier !== "core").length;
  const sum = isExtra ? t.bee.extraTally(apart, state.extraScore) : t.bee.tally(tallyOf(position));
  return [...columns(cells, width), sum];
}

function why(text: string, position: BeePosition, { context, tried }: Table): Reply<Bee> {
  const { round, state } = position;
  const { t, lexicon } = context;
  if (text === "") return lines([t.bee.whyWhat()], { ok: false, code: "no_word" });
  const word = readGuess(round, text);
  const isTried = word !== undefined &&
    (tried.has(word) || state.found.some((one) => one.word === word));
  if (!isTried && !isBeeOver(round, state)) {
    return lines([t.bee.tryFirst()], { ok: false, code: "try_first" });
  }
  const points = beeAdapter.wordPoints!;
  const explanation = explain(lexicon, text, { floor: round.rules.floor, t, points });
  // What it pays on this board, as a pangram or as an extra word.
  const here = explanation.points === null ? undefined : acceptedWord(round, word!)?.points;
  const told = here === undefined ? explanation : { ...explanation, points: here };
  return lines(explanationLines(told, t), { ok: true, ...told });
}

/** A line in the player's own folder: date, word, board. */
async function reportWord(
  text: string,
  { round }: BeePosition,
  { t, now, report }: TerminalContext,
): Promise<Reply<Bee>> {
  const word = readGuess(round, text);
  if (word === undefined) return lines([t.bee.reportWhat()], { ok: false, code: "no_word" });
  if (!report) return lines([t.play.store.noHome()], { ok: false, code: "no_folder" });
  const code = `${formatBee(round.puzzle)}@${round.edition}`;
  const path = await report([romeDate(now()), word, code].join("\t"));
  return lines([t.bee.reported(word, path)], { ok: true, word, path });
}

/** Yesterday's board with its words, and which of them were found if it was played. */
async function yesterday(
  { round: { rules } }: BeePosition,
  context: TerminalContext,
): Promise<Reply<Bee>> {
  const { t, lexicon, store, world } = context;
  const date = addDays(romeDate(world.now()), -1);
  const id = sessionId("bee", { kind: "daily", date }, () => 0);
  const saved = await store.load<Bee>(id);
  const puzzle = saved ? bee.parse(saved.session.puzzle) : dailyPuzzle(lexicon, rules, date);
  const round = openBee(lexicon, saved?.session.rules ?? rules, puzzle);
  const state = saved && replay(bee, lexicon, saved.session).state;
  const found = state && new Set(state.found.map(({ word }) => word));
  const cells = round.core.map(({ word, written }) =>
    (found ? found.has(word) ? "+ " : "- " : "") + written.join(" / ")
  );
  return lines([
    t.bee.yesterday(date, found !== undefined),
    formatBee(puzzle),
    ...columns(cells, world.input().columns),
  ], {
    date,
    code: formatBee(puzzle),
    played: found !== undefined,
    words: round.core.map(({ word, written, points }) => ({
      word,
      written,
      points,
      ...(found && { found: found.has(word) }),
    })),
  });
}
