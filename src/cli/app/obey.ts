import type { Parts } from "../../games/game.ts";
import { findMeant } from "../../messages/command_words.ts";
import { COMMAND_WORDS, type Messages } from "../../messages/mod.ts";
import { type Answer, answerFacts, obeyShared } from "../../play/commands.ts";
import type { Position } from "../../play/game_adapter.ts";
import { explanationLines } from "../text/explanation.ts";
import { statsLines } from "../text/stats_text.ts";
import type { GameView, Reply, TerminalContext } from "./game_view.ts";
import { parsedAs } from "./parse_line.ts";

/** What every game's sentences have. */
interface CommandSentences {
  readonly command: Readonly<Record<string, string>>;
  readonly commandName: Readonly<Record<string, string>>;
  readonly helpTitle: string;
  readonly helpMore: readonly string[];
  askGiveUp(): string;
  /** Only in games that have these commands. */
  listWhat?(): string;
  whyWhat?(): string;
  reportWhat?(): string;
}

/** Obeys a command typed in a game: one that all games share, or one of its own. */
export async function obey<T extends Parts>(
  view: GameView<T>,
  { name, rest }: { readonly name: string; readonly rest: string },
  position: Position<T>,
  context: TerminalContext,
): Promise<Reply<T>> {
  const { adapter, memory, list } = view;
  const { t } = context;
  if (name === "list" && list) {
    const order = rest === "" ? "found" : findMeant(COMMAND_WORDS.listOrder, list.orders, rest);
    const lines = order
      ? await list.lines(order, position, context)
      : [sentencesOf(view, t).listWhat!()];
    return { kind: "say", lines };
  }
  const reply = await obeyShared({ adapter, position, memory, context }, name, rest);
  if (!reply) return await view.obey(name, rest, position, context);
  if (reply.kind === "ask") return { ...reply, question: sentencesOf(view, t).askGiveUp() };
  if (reply.kind !== "answer") return reply;
  const facts = answerFacts(reply.answer);
  const plain = linesOf(view, reply.answer, position, context);
  const lines = name === "help" && context.isLive ? guided(view, rest, plain, context) : plain;
  return { kind: "say", lines, ...(facts && { facts }) };
}

/** On a screen everything is read at once: under headings, and with the keys. */
function guided<T extends Parts>(
  { adapter }: GameView<T>,
  rest: string,
  lines: readonly string[],
  { t, paint }: TerminalContext,
): string[] {
  const { guide, keyTable } = t.screen;
  const heading = (text: string) => paint.gold(paint.bold(text));
  const topic = findMeant(COMMAND_WORDS.helpTopic, ["rules", "points"], rest);
  if (topic) return [heading(guide[topic]), ...lines, ""];
  const keys = (keyTable[adapter.name] ?? []).map(([key, what]) => `  ${key.padEnd(8)}${what}`);
  return [
    ...(keys.length > 0 ? [heading(guide.keys), ...keys, ""] : []),
    heading(guide.commands),
    ...lines,
    "",
  ];
}

function sentencesOf<T extends Parts>({ adapter }: GameView<T>, t: Messages): CommandSentences {
  return t[adapter.name];
}

function linesOf<T extends Parts>(
  view: GameView<T>,
  answer: Answer,
  position: Position<T>,
  { t, world, paint }: TerminalContext,
): readonly string[] {
  switch (answer.kind) {
    case "commands":
      return commandLines(view, position, t);
    case "text":
      return answer.lines;
    case "stats":
      return statsLines(answer.stats, view, { t, paint, width: world.input().columns });
    case "no_word": {
      const { whyWhat, reportWhat } = sentencesOf(view, t);
      return [answer.command === "why" ? whyWhat!() : reportWhat!()];
    }
    case "try_first":
      return [t.play.tryFirst()];
    case "explained":
      return explanationLines(answer.explanation, t);
    case "no_folder":
      return [t.play.store.noHome()];
    case "reported":
      return [t.play.reported(answer.word, answer.path)];
  }
}

/** Each command by its name in the player's language, and how to type it on this board. */
function commandLines<T extends Parts>(
  view: GameView<T>,
  { round }: Position<T>,
  t: Messages,
): string[] {
  const { command, commandName, helpTitle, helpMore } = sentencesOf(view, t);
  const rules = { commands: view.commands, ...view.typing(round) };
  const rows = view.commands.flatMap(({ name, always, short }) => {
    const own = commandName[name];
    if (own === undefined) return [];
    const keys = short.filter((key) => key.length < rules.minLength || !/\p{L}/u.test(key));
    const names = [own === always ? own : parsedAs(own, rules), ...keys];
    return [[names.join(", "), command[name]!] as const];
  });
  const width = Math.max(...rows.map(([names]) => names.length)) + 2;
  return [
    helpTitle,
    ...rows.map(([names, about]) => `  ${names.padEnd(width)}${about}`),
    ...helpMore,
  ];
}
