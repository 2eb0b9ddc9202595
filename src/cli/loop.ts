import { plainJson } from "../core/text.ts";
import type { Parts } from "../games/game.ts";
import type { Line } from "../world.ts";
import type { Front, Room } from "./front.ts";
import { wrap } from "./layout.ts";
import { advance, settled, type Sitting } from "./sitting.ts";
import {
  changeOf,
  type Ending,
  farewell,
  isOver,
  isYes,
  respond,
  type Talk,
  tick,
  typedRules,
  unlessTrouble,
  type Voice,
} from "./turn.ts";
import { readTyped, typedAs, type TypedRules } from "./typed.ts";

/** Line mode: one line asked, one answered, as long as the player stays. */
export async function playLines<T extends Parts>(
  front: Front<T>,
  room: Room,
  first: Sitting<T>,
): Promise<Ending> {
  const { world, t } = room;
  const input = world.input();
  const talk = { front, room, voice: voiceOf<T>(room) };
  let sitting = first;
  show(room, front.opening(sitting, room));
  const change = changeOf(front, room, sitting);
  if (change) show(room, t.play.otherEdition(change));
  for (;;) {
    const rules = typedRules(front, room, sitting);
    const line = await input.read("> ", () => completions(rules), front.timer?.left(sitting));
    if (line.kind === "time_out") {
      sitting = await tick(talk, sitting);
      continue;
    }
    if (line.kind !== "line") return await leave(talk, sitting, line);
    for (const typed of readTyped(line.text, rules)) {
      const next = await respond(talk, sitting, typed);
      sitting = next.sitting;
      if (next.ending) sitting = await tick(talk, sitting);
      if (next.ending?.kind === "left") show(room, await farewell(talk, sitting));
      if (!next.ending) continue;
      await settled(front, room, sitting);
      return next.ending;
    }
  }
}

/** Every line to standard output. */
function voiceOf<T extends Parts>(room: Room): Voice<T> {
  const input = room.world.input();
  return {
    say: (lines) => show(room, lines),
    answer: (lines) => show(room, lines),
    confirm: async (question) => !input.isTerminal || isYes(await input.read(question), room.t),
  };
}

async function leave<T extends Parts>(
  talk: Talk<T>,
  sitting: Sitting<T>,
  line: Line,
): Promise<Ending> {
  const { room } = talk;
  // The cursor still stands behind the prompt.
  if (room.world.input().isTerminal) room.world.out("");
  show(room, await farewell(talk, await tick(talk, sitting)));
  return { kind: "left", code: line.kind === "interrupt" ? 130 : 0 };
}

/** NDJSON: a line in, an object out; nothing else on standard output. */
export async function playJson<T extends Parts>(
  front: Front<T>,
  room: Room,
  first: Sitting<T>,
): Promise<Ending> {
  const { world } = room;
  const tell = (event: object) => world.out(plainJson(event));
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
  /** Nothing of this game is still on its way to the disk when the next thing begins. */
  const leave = async () => {
    await tick();
    sitting = await settled(front, room, sitting);
  };
  for (;;) {
    const line = await world.input().read("", () => [], front.timer?.left(sitting));
    if (line.kind === "time_out") {
      await tick();
      continue;
    }
    if (line.kind !== "line") {
      await leave();
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
          await leave();
          return reply.kind === "another" ? { kind: "another" } : { kind: "left", code: 0 };
        }
      }
    }
  }
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
