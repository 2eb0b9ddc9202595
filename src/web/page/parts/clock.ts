import { useEffect, useRef, useState } from "preact/hooks";
import type { ShownClock } from "../../engine/protocol.ts";
import { orNotice, type Play } from "../play.ts";
import { clockText } from "../../../messages/numbers.ts";

interface Since {
  /** Milliseconds played then. */
  at: number;
  /** When that was, by the page's own clock. */
  from: number;
  isRunning: boolean;
}

interface ClockWish {
  readonly isRunning: boolean;
  /** How often it is drawn. */
  readonly everyMs: number;
  /** How often the time is saved while nothing else is, so that a page that is killed loses little. */
  readonly saveMs?: number;
}

/**
 * Milliseconds of the game played so far. The clock itself runs in the engine; here it is counted
 * on between two answers.
 */
export function useClock(play: Play, { isRunning, everyMs, saveMs }: ClockWish): number {
  const clock = play.shown.value.clock;
  const since = useRef<Since>({ at: clock?.at ?? 0, from: performance.now(), isRunning: false });
  const seen = useRef<ShownClock | undefined>(undefined);
  const [, draw] = useState(0);
  const now = performance.now();
  if (clock && clock !== seen.current) {
    seen.current = clock;
    since.current = { at: clock.at, from: now, isRunning };
  } else if (since.current.isRunning !== isRunning) {
    since.current = { at: played(since.current, now), from: now, isRunning };
  }
  useEffect(() => {
    orNotice(
      play.hold(!isRunning).then(({ at }) => {
        since.current = { ...since.current, at, from: performance.now() };
        draw((n) => n + 1);
      }),
    );
    if (!isRunning) return;
    const timer = setInterval(() => draw((n) => n + 1), everyMs);
    const saver = saveMs === undefined ? undefined : setInterval(save, saveMs);
    return () => {
      clearInterval(timer);
      clearInterval(saver);
      save();
    };
  }, [isRunning]);
  // Time away does not count.
  useEffect(() => () => orNotice(play.hold(true)), []);

  function save(): void {
    if (!play.shown.value.isOver) orNotice(play.tick());
  }
  return played(since.current, now);
}

function played({ at, from, isRunning }: Since, now: number): number {
  return isRunning ? at + now - from : at;
}

/** Whether the page is in sight. */
export function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}

/** `4:12`. */
export function timeText(ms: number): string {
  return clockText(Math.max(0, Math.floor(ms / 1000)));
}

/** How long a game lasts, as an address has it; 0 without a limit. */
export function minutesText(limit: number | undefined): string {
  return String((limit ?? 0) / 60_000);
}
