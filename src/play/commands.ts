import { romeDate } from "../core/calendar.ts";
import type { Parts } from "../games/game.ts";
import { findMeant } from "../messages/command_words.ts";
import { COMMAND_WORDS } from "../messages/mod.ts";
import type { Stats } from "../session/stats.ts";
import { explain, type Explanation } from "./explain.ts";
import type { GameAdapter, HelpTopic, PlayContext, Position } from "./game_adapter.ts";
import type { Memory } from "./memory.ts";
import { playerStats } from "./player_stats.ts";

/** A game as a command finds it. */
interface CommandContext<T extends Parts> {
  readonly adapter: GameAdapter<T>;
  readonly position: Position<T>;
  readonly memory: Memory;
  readonly context: PlayContext;
}

/** The result of a command. */
type Reply<T extends Parts, A = Answer> =
  | { readonly kind: "answer"; readonly answer: A }
  | { readonly kind: "move"; readonly move: T["move"] }
  /** A move to confirm first, if the player can answer. */
  | { readonly kind: "ask"; readonly move: T["move"] }
  | { readonly kind: "another" }
  | { readonly kind: "leave" };

/** What the commands that all games share have to say. */
export type Answer =
  /** How to type the commands: only the front end knows. */
  | { readonly kind: "commands" }
  | { readonly kind: "text"; readonly lines: readonly string[] }
  | { readonly kind: "stats"; readonly stats: Stats }
  | { readonly kind: "no_word"; readonly command: "why" | "report" }
  | { readonly kind: "try_first" }
  | { readonly kind: "explained"; readonly explanation: Explanation }
  | { readonly kind: "no_folder" }
  | { readonly kind: "reported"; readonly word: string; readonly path: string };

const HELP_TOPICS = ["rules", "points"] as const satisfies readonly HelpTopic[];

/** Obeys a command that games share; `undefined` when it is one of the game's own. */
export async function obeyShared<T extends Parts>(
  asked: CommandContext<T>,
  command: string,
  rest: string,
): Promise<Reply<T> | undefined> {
  const { adapter, position, memory, context } = asked;
  switch (command) {
    case "help": {
      const topic = findMeant(COMMAND_WORDS.helpTopic, HELP_TOPICS, rest);
      const lines = topic && await adapter.help?.(topic, position, context.t);
      return answer(lines ? { kind: "text", lines } : { kind: "commands" });
    }
    case "why":
      return adapter.words && answer(await whyWord(asked, rest));
    case "report":
      return adapter.words && answer(await reportWord(asked, rest));
    case "share": {
      const lines = await adapter.share?.(position, context, memory);
      return lines && answer({ kind: "text", lines });
    }
    case "stats":
      return answer({ kind: "stats", stats: await playerStats(context, adapter.name) });
    case "giveup": {
      const { round, state } = position;
      const move = adapter.giveUp(memory.clock.at(adapter.timer?.elapsed(state)), position);
      return { kind: adapter.game.isOver(round, state) ? "move" : "ask", move };
    }
    case "restart":
      return { kind: "another" };
    case "quit":
      return { kind: "leave" };
    default:
      return undefined;
  }
}

/** The same for programs; `undefined` where its lines are all there is. */
export function answerFacts(answer: Answer): object | undefined {
  switch (answer.kind) {
    case "commands":
    case "text":
      return undefined;
    case "stats":
      return answer.stats;
    case "no_word":
    case "try_first":
    case "no_folder":
      return { ok: false, code: answer.kind };
    case "explained":
      return { ok: true, ...answer.explanation };
    case "reported":
      return { ok: true, word: answer.word, path: answer.path };
  }
}

function answer<T extends Parts>(it: Answer): Reply<T> {
  return { kind: "answer", answer: it };
}

/** All that is known about a word, once it was tried or the game is over: it gives nothing away. */
async function whyWord<T extends Parts>(
  { adapter, position, memory, context }: CommandContext<T>,
  text: string,
): Promise<Answer> {
  const { round, state } = position;
  if (text === "") return { kind: "no_word", command: "why" };
  const words = adapter.words!;
  const word = words.read(round, text);
  const isTried = word !== undefined && (memory.tried.has(word) || words.isFound(state, word));
  if (!isTried && !adapter.game.isOver(round, state)) return { kind: "try_first" };
  const explanation = explain(context.lexicon, text, {
    floor: words.floor(round),
    t: context.t,
    meanings: await context.meanings?.(),
    own: position.label.kind === "daily" ? undefined : await context.ownWords?.(),
    points: (scored) => words.points(round, scored),
  });
  return { kind: "explained", explanation };
}

/** Notes a word that should count, or should not: date, word, board. */
async function reportWord<T extends Parts>(
  { adapter, position: { round }, context }: CommandContext<T>,
  text: string,
): Promise<Answer> {
  const words = adapter.words!;
  const word = words.read(round, text);
  if (word === undefined) return { kind: "no_word", command: "report" };
  if (!context.report) return { kind: "no_folder" };
  const row = [romeDate(context.now()), word, words.code(round)];
  return { kind: "reported", word, path: await context.report(row.join("\t")) };
}
