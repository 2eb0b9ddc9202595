import type { Parts } from "../../games/game.ts";
import { keepTime, keptTime } from "../../play/kept_clock.ts";
import type { SavedGame } from "../../play/saved_game.ts";
import type { GameView, TerminalContext } from "./game_view.ts";

/** In milliseconds: how often the time is saved, and how far ahead of itself. */
const EVERY = 400;
const AHEAD = 900;

/**
 * Saves the time of a game while it is played, a little ahead: killing the program costs less than
 * a second, and gives none back. To be disposed of when the moves tell the time.
 */
export async function keepClock<T extends Parts>(
  { adapter: { timer, game }, memory: { clock } }: GameView<T>,
  { store, world, elapsed }: TerminalContext,
  { round, state, saved: { session: { id } } }: SavedGame<T>,
): Promise<AsyncDisposable | undefined> {
  if (!timer || game.isOver(round, state)) return undefined;
  const known = timer.elapsed(state);
  const kept = await keptTime(store, id);
  if (kept > known) clock.start(kept, elapsed);
  let saving: Promise<boolean> | undefined;
  const stop = world.every(EVERY, () => {
    if (saving) return;
    const time = clock.at(known) + (clock.isHeld ? 0 : AHEAD);
    saving = keepTime(store, id, time);
    saving.then((isSaved) => {
      saving = undefined;
      // The store has said why.
      if (!isSaved) stop();
    }, () => {});
  });
  return {
    async [Symbol.asyncDispose]() {
      stop();
      await saving;
      await keepTime(store, id, undefined);
    },
  };
}
