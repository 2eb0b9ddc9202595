import type { Parts } from "../../games/game.ts";
import { keepSavingTime, keptTime } from "../../play/kept_clock.ts";
import type { SavedGame } from "../../play/saved_game.ts";
import type { GameView, TerminalContext } from "./game_view.ts";

/**
 * Goes on from the time that was saved, and saves it until it is disposed of. Without a limit the
 * time of the last move will do: the disk is left alone while a player thinks.
 */
export async function keepClock<T extends Parts>(
  { adapter: { timer, game }, memory: { clock } }: GameView<T>,
  { store, world, elapsed }: TerminalContext,
  { round, state, saved: { session: { id } } }: SavedGame<T>,
): Promise<AsyncDisposable | undefined> {
  if (timer?.limit(round) === undefined || game.isOver(round, state)) return undefined;
  const known = timer.elapsed(state);
  const kept = await keptTime(store, id);
  if (kept > known) clock.start(kept, elapsed);
  const end = keepSavingTime({ store, id, clock, known, every: world.every });
  return { [Symbol.asyncDispose]: end };
}
