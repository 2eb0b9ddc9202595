import { keepSavingTime, keptTime } from "../../play/kept_clock.ts";
import type { OpenGame } from "./open_game.ts";

type Every = (ms: number, work: () => void) => () => void;

/** The clock is stopped until the page starts it; killing the page gives no time back. */
export async function withClock(game: OpenGame): Promise<OpenGame> {
  const { adapter: { timer }, memory: { clock }, context, current } = game;
  if (timer) {
    const kept = await keptTime(context.store, current.saved.session.id);
    clock.start(Math.max(kept, timer.elapsed(current.state)), context.elapsed);
  }
  clock.hold(true);
  return game;
}

/** Saves the time of each game that has a limit while its clock runs. */
export function openTimeSaver(every: Every): (game: OpenGame) => Promise<void> {
  const ends = new Map<string, () => Promise<void>>();
  return async ({ adapter: { timer, game }, memory: { clock }, context, current }) => {
    const { round, state, saved: { session: { id } } } = current;
    const isRunning = timer?.limit(round) !== undefined && !clock.isHeld &&
      !game.isOver(round, state);
    const end = ends.get(id);
    if (isRunning === (end !== undefined)) return;
    ends.delete(id);
    await end?.();
    if (!isRunning) return;
    const known = timer!.elapsed(state);
    ends.set(id, keepSavingTime({ store: context.store, id, clock, known, every }));
  };
}
