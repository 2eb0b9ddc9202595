import type { Parts } from "../games/game.ts";
import type { Line } from "../world.ts";
import type { ExitCode } from "./command.ts";
import type { Front, Reply, Room } from "./front.ts";
import { wrap } from "./layout.ts";
import { advance, type Sitting } from "./sitting.ts";
import { readTyped, type Typed, typedAs, type TypedRules } from "./typed.ts";

/** How a game ended for the loop: the player left, or wants another. */
export type Ending = { readonly kind: "left"; readonly code: ExitCode } | {
  readonly kind: "another";
};

type Next<T extends Parts> = { readonly sitting: Sitting<T>; readonly ending?: Ending };

/** Line mode: one line asked, one answered, as long as the player stays. */
export async function playLines<T extends Parts>(
  front: Front<T>,
  room: Room,
  first: Sitting<T>,
): Promise<Ending> {
  const { world, t } = room;
  const input = world.input();
  let sitting = first;
  show(room, front.opening(sitting, room));
  const { edition } = room.lexicon;
  const began = sitting.saved.session.lexicon;
  if (began !== edition) show(room, [t.play.otherEdition(began, edition, sitting.dropped)]);
  for (;;) {
    const rules = typedRules(front, room, sitting);
    const line = await input.read("> ", completions(rules));
    if (line.kind !== "line") return leave(front, room, sitting, line);
    for (const typed of readTyped(line.text, rules)) {
      const next = await respond(front, room, sitting, typed);
      sitting = next.sitting;
      if (next.ending?.kind === "left") show(room, front.leaving(sitting, room));
      if (next.ending) return next.ending;
    }
  }
}

async function respond<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
  typed: Typed<string>,
): Promise<Next<T>> {
  const { t } = room;
  switch (typed.kind) {
    case "nothing":
      return front.onEmpty === undefined
        ? { sitting }
        : await move(front, room, sitting, front.onEmpty);
    case "guess":
      return await move(front, room, sitting, front.guess(typed.text));
    case "unknown_command":
      show(room, [t.play.unknownCommand(typed.text, typed.nearest)]);
      return { sitting };
    case "command":
      return await follow(
        front,
        room,
        sitting,
        await front.obey(typed.name, typed.rest, sitting, room),
      );
  }
}

async function follow<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
  reply: Reply<T>,
): Promise<Next<T>> {
  const { world, t } = room;
  switch (reply.kind) {
    case "say":
      show(room, reply.lines);
      return { sitting };
    case "move":
      return await move(front, room, sitting, reply.move);
    case "ask": {
      const input = world.input();
      const line: Line = input.isTerminal
        ? await input.read(reply.question)
        : { kind: "line", text: t.play.yes };
      if (line.kind === "line" && line.text.trim().toLowerCase().startsWith(t.play.yes)) {
        return await move(front, room, sitting, reply.move);
      }
      show(room, [t.play.kept()]);
      return { sitting };
    }
    case "another":
      return { sitting, ending: { kind: "another" } };
    case "leave":
      return { sitting, ending: { kind: "left", code: 0 } };
  }
}

async function move<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
  what: T["move"],
): Promise<Next<T>> {
  const played = await advance(front, room, sitting, what);
  if (played.elsewhere) {
    show(room, [room.t.play.continuedElsewhere(), ...front.opening(played.before, room)]);
  }
  show(room, front.answer(played.before, played.sitting, played.outcome, room));
  return { sitting: played.sitting };
}

function leave<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
  line: Line,
): Ending {
  // The cursor still stands behind the prompt.
  if (room.world.input().isTerminal) room.world.out("");
  show(room, front.leaving(sitting, room));
  return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
}

/** NDJSON: a line in, an object out; nothing else on standard output. */
export async function playJson<T extends Parts>(
  front: Front<T>,
  room: Room,
  first: Sitting<T>,
): Promise<Ending> {
  const { world } = room;
  const tell = (event: object) => world.out(JSON.stringify(event));
  let sitting = first;
  tell(front.json.opening(sitting));
  const play = async (input: string, what: T["move"]) => {
    const played = await advance(front, room, sitting, what);
    sitting = played.sitting;
    tell(front.json.answer(input, sitting, played.outcome));
  };
  for (;;) {
    const line = await world.input().read("");
    if (line.kind !== "line") return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
    for (const typed of readTyped(line.text, typedRules(front, room, sitting))) {
      if (typed.kind === "guess") await play(typed.text, front.guess(typed.text));
      else if (typed.kind === "nothing") {
        if (front.onEmpty !== undefined) await play("", front.onEmpty);
      } else if (typed.kind === "unknown_command") {
        tell({ event: "unknown_command", input: typed.text });
      } else {
        const reply = await front.json.obey(typed.name, typed.rest, sitting, room);
        if (reply.kind === "event") tell(reply.event);
        else if (reply.kind === "move" || reply.kind === "ask") await play(typed.name, reply.move);
        else if (reply.kind === "another") return { kind: "another" };
        else if (reply.kind === "leave") return { kind: "left", code: 0 };
      }
    }
  }
}

function typedRules<T extends Parts>(
  front: Front<T>,
  room: Room,
  { round }: Sitting<T>,
): TypedRules<string> {
  return { commands: front.commands(room.t), ...front.typing(round) };
}

function completions(rules: TypedRules<string>): string[] {
  return rules.commands.flatMap((it) => [
    ...(it.always === undefined ? [] : [it.always]),
    ...it.aliases.map((alias) => typedAs(alias, rules)),
  ]);
}

/** On a terminal, no line passes the window. */
function show({ world }: Room, lines: readonly string[]): void {
  const input = world.input();
  for (const line of lines) {
    const fits = !input.isTerminal || line.length <= input.columns;
    for (const part of fits ? [line] : wrap(line, input.columns)) world.out(part);
  }
}
