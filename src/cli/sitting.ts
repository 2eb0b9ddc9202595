import type { Parts } from "../games/game.ts";
import { replay, type Session } from "../session/session.ts";
import type { Saved } from "../store/keys.ts";
import type { Front, Room, Seat } from "./front.ts";

/** A game on the table and in the store. */
export interface Sitting<T extends Parts> extends Seat<T> {
  readonly saved: Saved<T>;
  /** Moves that the words of today no longer allow. */
  readonly dropped: number;
}

export interface Played<T extends Parts> {
  readonly sitting: Sitting<T>;
  /** The game as the move found it. */
  readonly before: Sitting<T>;
  readonly outcome: T["outcome"];
  /** Whether another window had moved meanwhile. */
  readonly elsewhere: boolean;
}

/** Puts a new game in the store; where the same one is there already, goes on with that. */
export async function sitDown<T extends Parts>(
  front: Front<T>,
  room: Room,
  session: Session<T>,
): Promise<Sitting<T>> {
  const { saved } = await room.store.create(session);
  await room.store.setCurrent(saved.session.id);
  return reopened(front, room, saved);
}

export async function sitBack<T extends Parts>(
  front: Front<T>,
  room: Room,
  saved: Saved<T>,
): Promise<Sitting<T>> {
  await room.store.setCurrent(saved.session.id);
  return reopened(front, room, saved);
}

/** Plays a move and saves it before anybody is told. */
export async function advance<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
  move: T["move"],
): Promise<Played<T>> {
  let before = sitting;
  for (let elsewhere = false;; elsewhere = true) {
    const { round, label, saved } = before;
    const { state, outcome } = front.game.play(round, before.state, move);
    if (state === before.state) return { sitting: before, before, outcome, elsewhere };
    const over = front.game.isOver(round, state);
    const seat = { round, state, label };
    const [summary, finds] = [front.summary(seat), front.finds(seat)];
    const save = await room.store.append(saved, { moves: [move], over, summary, finds });
    if (save.kind !== "conflict") {
      return { sitting: { ...before, state, saved: save.saved }, before, outcome, elsewhere };
    }
    before = reopened(front, room, save.saved);
  }
}

function reopened<T extends Parts>(front: Front<T>, room: Room, saved: Saved<T>): Sitting<T> {
  const { round, state, dropped } = replay(front.game, room.lexicon, saved.session);
  return { round, state, dropped, label: saved.session.label, saved };
}
