import { plainJson } from "../../core/text.ts";
import type { Parts } from "../../games/game.ts";
import type { Line } from "../../world.ts";
import type { GameView, PlayContext } from "./game_view.ts";
import { wrap } from "../text/layout.ts";
import { playMove, type SavedGame, settled } from "./saved_game.ts";
import {
  changeOf,
  type Conversation,
  type Ending,
  farewell,
  isOver,
  isYes,
  lineRules,
  type Output,
  respond,
  tick,
  unlessTrouble,
} from "./respond.ts";
import { type LineRules, parsedAs, parseLine } from "./parse_line.ts";

/** Line mode: one line asked, one answered, as long as the player stays. */
export async function playLines<T extends Parts>(
  view: GameView<T>,
  context: PlayContext,
  first: SavedGame<T>,
): Promise<Ending> {
  const { world, t } = context;
  const input = world.input();
  const conversation = { view, context, output: voiceOf<T>(context) };
  let current = first;
  show(context, view.opening(current, context));
  const change = changeOf(view, context, current);
  if (change) show(context, t.play.otherEdition(change));
  for (;;) {
    const rules = lineRules(view, context, current);
    const line = await input.read("> ", () => completions(rules), view.timer?.left(current));
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
      await settled(view, context, current);
      return next.ending;
    }
  }
}

/** Every line to standard output. */
function voiceOf<T extends Parts>(context: PlayContext): Output<T> {
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
  // The cursor still stands behind the prompt.
  if (context.world.input().isTerminal) context.world.out("");
  show(context, await farewell(conversation, await tick(conversation, current)));
  return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
}

/** NDJSON: a line in, an object out; nothing else on standard output. */
export async function playJson<T extends Parts>(
  view: GameView<T>,
  context: PlayContext,
  first: SavedGame<T>,
): Promise<Ending> {
  const { world } = context;
  const tell = (event: object) => world.out(plainJson(event));
  let current = first;
  tell(view.json.opening(current, context));
  const change = changeOf(view, context, current);
  if (change) tell({ event: "other_edition", ...change });
  const play = async (input: string, what: T["move"]) => {
    const played = await playMove(view, context, current, what);
    current = played.current;
    if (played.elsewhere) {
      tell({ ...view.json.opening(played.before, context), event: "continued_elsewhere" });
    }
    tell(view.json.answer(input, current, played.outcome));
  };
  const tick = async () => {
    if (!view.timer || isOver(view, current)) return;
    const played = await playMove(view, context, current, view.timer.tick());
    current = played.current;
    if (isOver(view, current)) tell(view.json.answer("", current, played.outcome));
  };
  /** Nothing of this game is still on its way to the disk when the next thing begins. */
  const leave = async () => {
    await tick();
    current = await settled(view, context, current);
  };
  for (;;) {
    const line = await world.input().read("", () => [], view.timer?.left(current));
    if (line.kind === "time_out") {
      await tick();
      continue;
    }
    if (line.kind !== "line") {
      await leave();
      return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
    }
    for (const typed of parseLine(line.text, lineRules(view, context, current))) {
      if (typed.kind === "guess") await play(typed.text, view.guess(typed.text));
      else if (typed.kind === "nothing") {
        if (view.onEmpty !== undefined) await play("", view.onEmpty);
      } else if (typed.kind === "unknown_command") {
        tell({ event: "unknown_command", input: typed.text });
      } else {
        const reply = await unlessTrouble(
          context,
          () => view.json.obey(typed.name, typed.rest, current, context),
        );
        if (reply === undefined) tell({ event: "failed", input: typed.name });
        else if (reply.kind === "event") tell(reply.event);
        else if (reply.kind === "move" || reply.kind === "ask") await play(typed.name, reply.move);
        else if (reply.kind === "another" || reply.kind === "leave") {
          await leave();
          return reply.kind === "another" ? { kind: "another" } : { kind: "left", code: 0 };
        }
      }
    }
  }
}

function completions(rules: LineRules<string>): string[] {
  return rules.commands.flatMap((it) => [
    ...(it.always === undefined ? [] : [it.always]),
    ...it.aliases.filter((alias) => alias !== it.always).map((alias) => parsedAs(alias, rules)),
  ]);
}

/** No line passes the window, or 80 columns where there is none. */
function show({ world }: PlayContext, lines: readonly string[]): void {
  const { columns } = world.input();
  for (const line of lines) {
    for (const part of wrap(line, columns)) world.out(part);
  }
}
