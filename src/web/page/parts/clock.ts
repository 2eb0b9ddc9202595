import { useEffect, useRef, useState } from "preact/hooks";
import type { ShownClock } from "../../engine/protocol.ts";
import { orNotice, type Play } from "../play.ts";

interface Since {
  /** Milliseconds played then. */
  readonly at: number;
  /** When that was, by the page's own clock. */
  readonly from: number;
}

/**
 * Milliseconds of the game played so far. The clock itself runs in the engine; here it is counted
 * on between two answers, while `isRunning`.
 */
export function useClock(
  play: Play,
  isRunning: boolean,
  everyMs: number,
): number {
  const clock = play.shown.value.clock;
  const since = useRef<Since>({ at: clock?.at ?? 0, from: performance.now() });
  const seen = useRef<ShownClock | undefined>(undefined);
  const [, draw] = useState(0);
  if (clock && clock !== seen.current) {
    seen.current = clock;
    since.current = { at: clock.at, from: performance.now() };
  }
  useEffect(() => {
    orNotice(
      play.hold(!isRunning).then(({ at }) => {
        since.current = { at, from: performance.now() };
      }),
    );
    if (!isRunning) return;
    const timer = setInterval(() => draw((n) => n + 1), everyMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  // Time away does not count, and what was played is saved.
  useEffect(() => () => {
    orNotice(play.hold(true));
    orNotice(play.tick());
  }, []);
  const { at, from } = since.current;
  return isRunning ? at + performance.now() - from : at;
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
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const pad = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${pad}`;
}
