import type { Parts } from "../games/game.ts";
import { replay, type Session } from "../session/session.ts";
import type { Saved } from "../store/keys.ts";
import type { Front, Room, Seat } from "./front.ts";

/** A game on the table and in the store. */
export interface Sitting<T extends Parts> extends Seat<T> {
  readonly saved: Saved<T>;
  /** What is being written of it, so that nobody waits for a disk before the board is shown. */
  readonly saving?: Promise<Saved<T>>;
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
  // Whatever is wrong with the store is told before the board.
  await room.store.current();
  const sitting = reopened(front, room, { session, stamp: null });
  return whileSaving(sitting, async () => {
    // Both at once: whoever closes the store meanwhile waits for what was begun, and no more.
    const [{ saved }] = await Promise.all([
      room.store.create(session),
      room.store.setCurrent(session.id),
    ]);
    return saved;
  });
}

export function sitBack<T extends Parts>(
  front: Front<T>,
  room: Room,
  saved: Saved<T>,
): Sitting<T> {
  return whileSaving(reopened(front, room, saved), async () => {
    await room.store.setCurrent(saved.session.id);
    return saved;
  });
}

function whileSaving<T extends Parts>(
  sitting: Sitting<T>,
  save: () => Promise<Saved<T>>,
): Sitting<T> {
  const saving = save();
  // Who waits for it will hear of it.
  saving.catch(() => {});
  return { ...sitting, saving };
}

/** The game as the store has it by now: another window may have begun it at the same time. */
export async function settled<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
): Promise<Sitting<T>> {
  if (sitting.saving === undefined) return sitting;
  const saved = await sitting.saving;
  const { saving: _, ...rest } = sitting;
  const isOurs = saved.session.moves.length === sitting.saved.session.moves.length;
  return isOurs ? { ...rest, saved } : reopened(front, room, saved);
}

/** Plays a move and saves it before anybody is told. */
export async function advance<T extends Parts>(
  front: Front<T>,
  room: Room,
  sitting: Sitting<T>,
  move: T["move"],
): Promise<Played<T>> {
  let before = await settled(front, room, sitting);
  for (let elsewhere = before.round !== sitting.round;; elsewhere = true) {
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
