import type { Parts } from "../games/game.ts";
import type { GameAdapter, Position } from "./game_adapter.ts";

/** What a running game knows, apart from what is saved. */
export interface Memory {
  /** Words that were guessed, so that `why` gives nothing away. */
  readonly tried: Set<string>;
  readonly clock: Clock;
}

/** Runs during play: time away does not count. */
export interface Clock {
  /** Goes on from `elapsed` milliseconds. */
  start(elapsed: number, now: () => number): void;
  /** Milliseconds of the game played so far; `elapsed` before it is started. */
  at(elapsed?: number): number;
  /** Stops it and lets it go on: no time passes while the rules are on the screen. */
  hold(isHeld: boolean): void;
  readonly isHeld: boolean;
}

export function newMemory(): Memory {
  return { tried: new Set(), clock: newClock() };
}

function newClock(): Clock {
  let now: (() => number) | undefined;
  let since = Infinity;
  /** When it was stopped. */
  let held: number | undefined;
  const current = () => held ?? now!();
  return {
    start(elapsed, clock) {
      now = clock;
      // Another window may have gone further, but never back.
      since = Math.min(since, current() - elapsed);
    },
    at: (elapsed = 0) => now ? Math.max(0, current() - since) : elapsed,
    hold(isHeld) {
      if (!now || isHeld === (held !== undefined)) return;
      if (isHeld) held = now();
      else {
        since += now() - held!;
        held = undefined;
      }
    },
    get isHeld() {
      return held !== undefined;
    },
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
  const isRunning = timer && limit !== undefined && !clock.isHeld && !game.isOver(round, state);
  if (!isRunning) return undefined;
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
