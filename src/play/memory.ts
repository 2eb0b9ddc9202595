import type { Parts } from "../games/game.ts";
import type { GameAdapter, Position } from "./game_adapter.ts";

/** What a game under way knows besides what is saved. */
export interface Memory {
  /** Words that were guessed, so that `why` gives nothing away. */
  readonly tried: Set<string>;
  readonly clock: Clock;
}

/** Runs while somebody plays: time away does not count. */
export interface Clock {
  /** Goes on from `elapsed` milliseconds. */
  start(elapsed: number, now: () => number): void;
  /** Milliseconds of the game played so far; `elapsed` while it stands. */
  at(elapsed?: number): number;
}

export function newMemory(): Memory {
  return { tried: new Set(), clock: newClock() };
}

export function newClock(): Clock {
  let now: (() => number) | undefined;
  let since = Infinity;
  return {
    start(elapsed, clock) {
      now = clock;
      // Another window may have gone further, but never back.
      since = Math.min(since, now() - elapsed);
    },
    at: (elapsed = 0) => now ? Math.max(0, now() - since) : elapsed,
  };
}

/** Starts the clock of a game that has one, when it is opened and when another window moved. */
export function startClock<T extends Parts>(
  { timer }: GameAdapter<T>,
  { clock }: Memory,
  { state }: Position<T>,
  now: () => number,
): void {
  if (timer) clock.start(timer.elapsed(state), now);
}

/** Milliseconds until time is up; `undefined` when it never is, or was long ago. */
export function timeLeft<T extends Parts>(
  { timer, game }: GameAdapter<T>,
  clock: Clock,
  { round, state }: Position<T>,
): number | undefined {
  const limit = timer?.limit(round);
  if (!timer || limit === undefined || game.isOver(round, state)) return undefined;
  return Math.max(0, limit - clock.at(timer.elapsed(state)));
}

/** Remembers what was guessed. */
export function noteTried({ tried }: Memory, outcome: { readonly kind: string }): void {
  if (!("word" in outcome)) return;
  const { word } = outcome;
  if (typeof word === "string") tried.add(word);
  else if (typeof word === "object" && word !== null && "word" in word) {
    tried.add(String(word.word));
  }
}
