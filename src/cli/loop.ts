import type { Parts } from "../games/game.ts";
import { UserError } from "../core/problem.ts";
import { type Messages, say } from "../messages/messages.ts";
import type { Change } from "../messages/play.ts";
import type { Line } from "../world.ts";
import type { ExitCode } from "./command.ts";
import type { Front, Reply, Room } from "./front.ts";
import { wrap } from "./layout.ts";
import { advance, settled, type Sitting } from "./sitting.ts";
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
  const change = changeOf(front, room, sitting);
  if (change) show(room, t.play.otherEdition(change));
  for (;;) {
    const rules = typedRules(front, room, sitting);
    const line = await input.read("> ", () => completions(rules), front.timer?.left(sitting));
    if (line.kind === "time_out") {
      sitting = await tick(front, room, sitting);
      continue;
    }
    if (line.kind !== "line") return await leave(front, room, sitting, line);
    for (const typed of readTyped(line.text, rules)) {
      const next = await respond(front, room, sitting, typed);
      sitting = next.sitting;
      if (next.ending) sitting = await tick(front, room, sitting);
      if (next.ending?.kind === "left") show(room, await farewell(front, room, sitting));
      if (next.ending) return next.ending;
    }
  }
}

/** What another edition of the words has made of a game; `undefined` when it is the same one. */
function changeOf<T extends Parts>(
  front: Front<T>,
  { lexicon }: Room,
  sitting: Sitting<T>,
): Change | undefined {
  const { lexicon: was, moves } = sitting.saved.session;
  if (was === lexicon.edition) return undefined;
  return { was, now: lexicon.edition, lost: front.lost(moves, sitting) };
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
    case "command": {
      const reply = await unlessTrouble(
        room,
        () => front.obey(typed.name, typed.rest, sitting, room),
      );
      return reply === undefined ? { sitting } : await follow(front, room, sitting, reply);
    }
  }
}

/** A command that cannot be done, as when a file cannot be written, is no reason to end a game. */
async function unlessTrouble<R>(
  { world, t }: Room,
  work: () => R | Promise<R>,
): Promise<R | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    world.err(say(t.problem, error.problem));
    return undefined;
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
      const line: Line | undefined = input.isTerminal
        ? await input.read(reply.question)
        : undefined;
      if (line === undefined || isYes(line, t)) {
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

/** Yes in full or its first letter; anything else is a no. */
export function isYes(line: Line, t: Messages): boolean {
  return line.kind === "line" && t.play.yes.includes(line.text.trim().toLowerCase());
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

/** Time that has passed is saved too, and may have run out. */
async function tick<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
): Promise<Sitting<T>> {
  if (!front.timer || isOver(front, sitting)) return sitting;
  const played = await advance(front, room, sitting, front.timer.tick());
  if (isOver(front, played.sitting)) {
    show(room, front.answer(played.before, played.sitting, played.outcome, room));
  }
  return played.sitting;
}

function isOver<T extends Parts>({ game }: Front<T>, { round, state }: Sitting<T>): boolean {
  return game.isOver(round, state);
}

async function leave<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
  line: Line,
): Promise<Ending> {
  // The cursor still stands behind the prompt.
  if (room.world.input().isTerminal) room.world.out("");
  show(room, await farewell(front, room, await tick(front, room, sitting)));
  return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
}

/** Never says that a game is saved which is not. */
async function farewell<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
): Promise<readonly string[]> {
  const { saved } = await settled(front, room, sitting);
  const isSaved = room.dataPath !== undefined && saved.stamp !== null;
  return isSaved ? front.leaving(sitting, room) : [room.t.play.notSaved()];
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
  tell(front.json.opening(sitting, room));
  const change = changeOf(front, room, sitting);
  if (change) tell({ event: "other_edition", ...change });
  const play = async (input: string, what: T["move"]) => {
    const played = await advance(front, room, sitting, what);
    sitting = played.sitting;
    if (played.elsewhere) {
      tell({ ...front.json.opening(played.before, room), event: "continued_elsewhere" });
    }
    tell(front.json.answer(input, sitting, played.outcome));
  };
  const tick = async () => {
    if (!front.timer || isOver(front, sitting)) return;
    const played = await advance(front, room, sitting, front.timer.tick());
    sitting = played.sitting;
    if (isOver(front, sitting)) tell(front.json.answer("", sitting, played.outcome));
  };
  for (;;) {
    const line = await world.input().read("", () => [], front.timer?.left(sitting));
    if (line.kind === "time_out") {
      await tick();
      continue;
    }
    if (line.kind !== "line") {
      await tick();
      return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
    }
    for (const typed of readTyped(line.text, typedRules(front, room, sitting))) {
      if (typed.kind === "guess") await play(typed.text, front.guess(typed.text));
      else if (typed.kind === "nothing") {
        if (front.onEmpty !== undefined) await play("", front.onEmpty);
      } else if (typed.kind === "unknown_command") {
        tell({ event: "unknown_command", input: typed.text });
      } else {
        const reply = await unlessTrouble(
          room,
          () => front.json.obey(typed.name, typed.rest, sitting, room),
        );
        if (reply === undefined) tell({ event: "failed", input: typed.name });
        else if (reply.kind === "event") tell(reply.event);
        else if (reply.kind === "move" || reply.kind === "ask") await play(typed.name, reply.move);
        else if (reply.kind === "another" || reply.kind === "leave") {
          await tick();
          return reply.kind === "another" ? { kind: "another" } : { kind: "left", code: 0 };
        }
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

/** No line passes the window, or 80 columns where there is none. */
function show({ world }: Room, lines: readonly string[]): void {
  const { columns } = world.input();
  for (const line of lines) {
    for (const part of wrap(line, columns)) world.out(part);
  }
}
