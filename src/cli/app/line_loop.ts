import { plainJson } from "../../core/text.ts";
import type { Parts } from "../../games/game.ts";
import type { Line } from "../../world.ts";
import { messagesIn } from "../../messages/mod.ts";
import type { EventName, GameEvent } from "../../play/events.ts";
import { startClock } from "../../play/memory.ts";
import { asStored, type SavedGame } from "../../play/saved_game.ts";
import { wrap } from "../text/layout.ts";
import type { GameView, Reply, TerminalContext } from "./game_view.ts";
import {
  changeOf,
  type Conversation,
  emptyMove,
  type Ending,
  farewell,
  guessOf,
  isOver,
  isYes,
  lineRules,
  msLeft,
  type Output,
  play,
  respond,
  tick,
  tickOf,
  unlessTrouble,
} from "./respond.ts";
import { type LineRules, parsedAs, parseLine } from "./parse_line.ts";

/** Line mode: reads a line and answers, until the player leaves. */
export async function playLines<T extends Parts>(
  view: GameView<T>,
  context: TerminalContext,
  first: SavedGame<T>,
): Promise<Ending> {
  const { world, t } = context;
  const input = world.input();
  const conversation = { view, context, output: outputOf<T>(context) };
  let current = first;
  startClock(view.adapter, view.memory, current, context.elapsed);
  show(context, view.opening(current, context));
  const change = changeOf(view, context, current);
  if (change) show(context, t.play.otherEdition(change));
  for (;;) {
    const rules = lineRules(view, current);
    const line = await input.read("> ", () => completions(rules), msLeft(view, current));
    if (line.kind === "time_out") {
      current = await tick(conversation, current);
      continue;
    }
    if (line.kind !== "line") return await leave(conversation, current, line);
    for (const typed of parseLine(line.text, rules)) {
      const next = await respond(conversation, current, typed);
      current = next.current;
      if (next.ending) current = await tick(conversation, current);
      if (next.ending?.kind === "left") show(context, await farewell(conversation, current));
      if (!next.ending) continue;
      await asStored(view.adapter, context, current);
      return next.ending;
    }
  }
}

/** Every line to standard output. */
function outputOf<T extends Parts>(context: TerminalContext): Output<T> {
  const input = context.world.input();
  return {
    say: (lines) => show(context, lines),
    answer: (lines) => show(context, lines),
    confirm: async (question) => !input.isTerminal || isYes(await input.read(question), context.t),
  };
}

async function leave<T extends Parts>(
  conversation: Conversation<T>,
  current: SavedGame<T>,
  line: Line,
): Promise<Ending> {
  const { context } = conversation;
  // The cursor is still behind the prompt.
  if (context.world.input().isTerminal) context.world.out("");
  show(context, await farewell(conversation, await tick(conversation, current)));
  return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
}

/** NDJSON: a line in, an object out; nothing else on standard output. */
export async function playJson<T extends Parts>(
  view: GameView<T>,
  context: TerminalContext,
  first: SavedGame<T>,
): Promise<Ending> {
  const { world, lexicon } = context;
  const { adapter: { events }, memory } = view;
  const tell = (event: GameEvent) => world.out(plainJson(event));
  const answer = (input: string, outcome: T["outcome"]) =>
    tell(events.answer(input, current, outcome, { lexicon, memory }));
  let current = first;
  startClock(view.adapter, memory, current, context.elapsed);
  tell(events.opening(current, memory));
  const change = changeOf(view, context, current);
  if (change) tell({ event: "other_edition", ...change });
  const move = async (input: string, what: T["move"]) => {
    const played = await play(view, context, current, what);
    current = played.current;
    if (played.elsewhere) {
      tell({ ...events.opening(played.before, memory), event: "continued_elsewhere" });
    }
    answer(input, played.outcome);
  };
  const tick = async () => {
    const late = tickOf(view, current);
    if (late === undefined) return;
    const played = await play(view, context, current, late);
    current = played.current;
    if (isOver(view, current)) answer("", played.outcome);
  };
  /** Waits until everything of this game is on the disk. */
  const leave = async () => {
    await tick();
    current = await asStored(view.adapter, context, current);
  };
  for (;;) {
    const line = await world.input().read("", () => [], msLeft(view, current));
    if (line.kind === "time_out") {
      await tick();
      continue;
    }
    if (line.kind !== "line") {
      await leave();
      return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
    }
    for (const typed of parseLine(line.text, lineRules(view, current))) {
      if (typed.kind === "guess") await move(typed.text, guessOf(view, current, typed.text));
      else if (typed.kind === "nothing") {
        const nothing = emptyMove(view, current);
        if (nothing !== undefined) await move("", nothing);
      } else if (typed.kind === "unknown_command") {
        tell({ event: "unknown_command", input: typed.text });
      } else {
        const reply = await unlessTrouble(
          context,
          () => obeyed(view, context, current, typed),
        );
        if (reply === undefined) tell({ event: "failed", input: typed.name });
        else if (reply.kind === "event") tell(reply.event);
        else if (reply.kind === "move" || reply.kind === "ask") await move(typed.name, reply.move);
        else if (reply.kind === "another" || reply.kind === "leave") {
          await leave();
          return reply.kind === "another" ? { kind: "another" } : { kind: "left", code: 0 };
        }
      }
    }
  }
}

type JsonReply<T extends Parts> =
  | Exclude<Reply<T>, { kind: "say" }>
  | { readonly kind: "event"; readonly event: GameEvent };

/** A command's result for programs: its facts, or else its lines. */
async function obeyed<T extends Parts>(
  view: GameView<T>,
  context: TerminalContext,
  current: SavedGame<T>,
  typed: { readonly name: string; readonly rest: string },
): Promise<JsonReply<T>> {
  const { name } = typed;
  const known = view.adapter.events.command(name, current, view.memory);
  if (known) return { kind: "event", event: known };
  // Programs always read English.
  const t = name === "why" ? await messagesIn("en") : context.t;
  const { obey } = await import("./obey.ts");
  const reply = await obey(view, typed, current, { ...context, t });
  if (reply.kind !== "say") return reply;
  // The name of a command that says something; a test tries them all.
  const event = name as EventName;
  return { kind: "event", event: { event, ...(reply.facts ?? { lines: reply.lines }) } };
}

function completions(rules: LineRules<string>): string[] {
  return rules.commands.flatMap((it) => [
    ...(it.always === undefined ? [] : [it.always]),
    ...it.aliases.filter((alias) => alias !== it.always).map((alias) => parsedAs(alias, rules)),
  ]);
}

/** No line is wider than the window, or than 80 columns without one. */
function show({ world }: TerminalContext, lines: readonly string[]): void {
  const { columns } = world.input();
  for (const line of lines) {
    for (const part of wrap(line, columns)) world.out(part);
  }
}
