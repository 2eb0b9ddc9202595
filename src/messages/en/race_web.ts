import type { RaceWebMessages } from "../race_web.ts";

const MINUTES = ["", "One minute", "Two minutes", "Three minutes", "Four minutes", "Five minutes"];

/** A game against time on a page, in English. */
export const raceWeb: RaceWebMessages = {
  timeLeft: (clock) => `${clock} left`,
  secondsLeft: (seconds) => seconds === 60 ? "One minute left" : `${seconds} seconds left`,
  gateTitle: "Ready?",
  pausedTitle: "Paused",
  go: "Start",
  goOn: "Go on",
  pause: "Pause",
  pauseNote: "Pause and help stop the clock.",
  lasts(seconds) {
    if (seconds === 0) return "No clock: take your time.";
    const minutes = seconds / 60;
    const time = Number.isInteger(minutes)
      ? MINUTES[minutes] ?? `${minutes} minutes`
      : `${seconds} seconds`;
    return `${time}. The clock starts when you do.`;
  },
};
