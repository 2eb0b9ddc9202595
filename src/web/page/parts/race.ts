import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GameShown } from "../../engine/protocol.ts";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";
import { useClock, useIsSeen } from "./clock.ts";
import { announce, dropNotice } from "./notices.tsx";

/** A game against time. */
export interface Race {
  /** Milliseconds played so far, and those that are left; none without a limit. */
  readonly at: number;
  readonly left: number | undefined;
  /** Off at the gate and while it is paused. */
  readonly isPlaying: Signal<boolean>;
  readonly isRunning: boolean;
  /** Whether the board must not be seen now. */
  readonly isCovered: boolean;
}

/** When a screen reader says how much time is left, in seconds. */
const TOLD = [60, 30, 10];
const SAVE_MS = 5_000;
const DRAW_MS = 200;

/** `isBusy`: something is open over the board, as the rules, and no time passes. */
export function useRace(play: Play, shown: GameShown, isBusy: boolean): Race {
  const limit = shown.clock?.limit;
  const isPlaying = useSignal(limit === undefined && !shown.isOver);
  const isSeen = useIsSeen();
  const isRunning = isPlaying.value && isSeen && !isBusy && !shown.isOver;
  const at = useClock(play, { isRunning, everyMs: DRAW_MS, saveMs: SAVE_MS });
  const left = limit === undefined ? undefined : Math.max(0, limit - at);
  const told = useRef(Infinity);
  const isEnding = useRef(false);
  useEffect(() => {
    // Another person may be looking at the screen now, so the board is covered too.
    if (!isSeen && limit !== undefined) isPlaying.value = false;
  }, [isSeen]);
  useEffect(() => {
    // Read at the gate; now the board needs the room.
    if (isPlaying.value && limit !== undefined) shown.notices.forEach(dropNotice);
  }, [isPlaying.value]);
  useEffect(() => {
    if (left === undefined || shown.isOver) return;
    if (left === 0 && !isEnding.current) {
      isEnding.current = true;
      orNotice(play.tick().then(({ sentence }) => announce(sentence)));
    }
    const seconds = Math.ceil(left / 1000);
    const due = TOLD.find((one) => seconds <= one && told.current > one && seconds > one - 2);
    if (!isRunning) return;
    told.current = seconds;
    if (due !== undefined) announce(t.value.race.secondsLeft(due));
  });
  return { at, left, isPlaying, isRunning, isCovered: !isPlaying.value && !shown.isOver };
}
