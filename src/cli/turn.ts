import { quotable } from "../core/text.ts";
import type { Parts } from "../games/game.ts";
import { UserError } from "../core/problem.ts";
import type { Messages } from "../messages/messages.ts";
import type { Change } from "../messages/play.ts";
import { explained } from "../messages/tongue.ts";
import type { Line } from "../world.ts";
import type { ExitCode } from "./command.ts";
import type { Front, Reply, Room, Seat } from "./front.ts";
import { advance, type Played, settled, type Sitting } from "./sitting.ts";
import type { Typed, TypedRules } from "./typed.ts";

/** How a game ended for the loop: the player left, or wants another. */
export type Ending = { readonly kind: "left"; readonly code: ExitCode } | {
  readonly kind: "another";
};

/** How the player is told things: line by line, or on a screen. */
export interface Voice<T extends Parts> {
  say(lines: readonly string[]): void;
  /** What a move came to. */
  answer(lines: readonly string[], played: Played<T>): void;
  /** Whether the player says yes; where nobody can be asked, it is. */
  confirm(question: string): Promise<boolean>;
}

export interface Talk<T extends Parts> {
  readonly front: Front<T>;
  readonly room: Room;
  readonly voice: Voice<T>;
}

export type Next<T extends Parts> = { readonly sitting: Sitting<T>; readonly ending?: Ending };

/** One thing typed, played or obeyed, and told. */
export async function respond<T extends Parts>(
  talk: Talk<T>,
  sitting: Sitting<T>,
  typed: Typed<string>,
): Promise<Next<T>> {
  const { front, room: { t }, room, voice } = talk;
  switch (typed.kind) {
    case "nothing":
      return front.onEmpty === undefined ? { sitting } : await move(talk, sitting, front.onEmpty);
    case "guess":
      return await move(talk, sitting, front.guess(typed.text));
    case "unknown_command":
      voice.say([t.play.unknownCommand(quotable(typed.text), typed.nearest)]);
      return { sitting };
    case "command": {
      const reply = await unlessTrouble(
        room,
        () => front.obey(typed.name, typed.rest, sitting, room),
      );
      return reply === undefined ? { sitting } : await follow(talk, sitting, reply);
    }
  }
}

/** A command that cannot be done, as when a file cannot be written, is no reason to end a game. */
export async function unlessTrouble<R>(
  { world, t }: Room,
  work: () => R | Promise<R>,
): Promise<R | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    world.err(await explained(error.problem, t.tongue));
    return undefined;
  }
}

async function follow<T extends Parts>(
  talk: Talk<T>,
  sitting: Sitting<T>,
  reply: Reply<T>,
): Promise<Next<T>> {
  const { voice, room: { t } } = talk;
  switch (reply.kind) {
    case "say":
      voice.say(reply.lines);
      return { sitting };
    case "move":
      return await move(talk, sitting, reply.move);
    case "ask":
      if (await voice.confirm(reply.question)) return await move(talk, sitting, reply.move);
      voice.say([t.play.kept()]);
      return { sitting };
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
  { front, room, voice }: Talk<T>,
  sitting: Sitting<T>,
  what: T["move"],
): Promise<Next<T>> {
  const played = await advance(front, room, sitting, what);
  if (played.elsewhere) {
    voice.say([room.t.play.continuedElsewhere(), ...front.opening(played.before, room)]);
  }
  voice.answer(await front.answer(played.before, played.sitting, played.outcome, room), played);
  return { sitting: played.sitting };
}

/** Time that has passed is saved too, and may have run out. */
export async function tick<T extends Parts>(
  { front, room, voice }: Talk<T>,
  sitting: Sitting<T>,
): Promise<Sitting<T>> {
  if (!front.timer || isOver(front, sitting)) return sitting;
  const played = await advance(front, room, sitting, front.timer.tick());
  if (isOver(front, played.sitting)) {
    voice.answer(await front.answer(played.before, played.sitting, played.outcome, room), played);
  }
  return played.sitting;
}

export function isOver<T extends Parts>({ game }: Front<T>, { round, state }: Seat<T>): boolean {
  return game.isOver(round, state);
}

/** Never says that a game is saved which is not. */
export async function farewell<T extends Parts>(
  { front, room }: Talk<T>,
  sitting: Sitting<T>,
): Promise<readonly string[]> {
  const { saved } = await settled(front, room, sitting);
  const isSaved = room.dataPath !== undefined && saved.stamp !== null;
  return isSaved ? front.leaving(sitting, room) : [room.t.play.notSaved()];
}

/** What another edition of the words has made of a game; `undefined` when it is the same one. */
export function changeOf<T extends Parts>(
  front: Front<T>,
  { lexicon }: Room,
  sitting: Sitting<T>,
): Change | undefined {
  const { lexicon: was, moves } = sitting.saved.session;
  if (was === lexicon.edition) return undefined;
  return { was, now: lexicon.edition, lost: front.lost(moves, sitting) };
}

export function typedRules<T extends Parts>(
  front: Front<T>,
  { t }: Room,
  { round }: Sitting<T>,
): TypedRules<string> {
  return { commands: front.commands(t), ...front.typing(round) };
}
