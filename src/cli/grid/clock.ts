import type { Grid } from "../../games/grid/mod.ts";
import { isGridOver } from "../../games/grid/play.ts";
import type { Position } from "../app/game_view.ts";

/** What a sitting's clock shows: it stands while nobody plays, so time away does not count. */
export interface Clock {
  /** Goes on from where the game stands. */
  start(position: Position<Grid>, now: () => number): void;
  /** Milliseconds of the game played so far. */
  at(position?: Position<Grid>): number;
}

export function gridClock(): Clock {
  let now: (() => number) | undefined;
  let since = Infinity;
  return {
    start({ state }, clock) {
      now = clock;
      // Another window may have gone further, but never back.
      since = Math.min(since, now() - state.at);
    },
    at: (position) => now ? Math.max(0, now() - since) : position?.state.at ?? 0,
  };
}

/** Milliseconds left; `undefined` without a limit, or when it is over. */
export function timeLeft(clock: Clock, position: Position<Grid>): number | undefined {
  const { round, state } = position;
  if (round.limit === undefined || isGridOver(round, state)) return undefined;
  return Math.max(0, round.limit - clock.at(position));
}
