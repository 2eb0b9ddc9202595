import type { Streak } from "../session/stats.ts";

/** What may become of the game of a day. */
export type DayWords = Readonly<Record<"won" | "over" | "begun" | "none", string>>;

/** What the calendar of the days played says. */
export interface CalendarMessages {
  /** `novembre 2025`, of `2025-11`. */
  month(month: string): string;
  /** From Monday, two letters each. */
  readonly weekdays: readonly string[];
  /** How to read the marks, given the games in their order. */
  legend(games: readonly string[]): readonly string[];
  /** The meaning of the marks, whatever the game. */
  readonly state: DayWords;
  /** What the keys of its screen do. */
  readonly key: Readonly<Record<"day" | "game" | "month", readonly [key: string, what: string]>>;
  streak(game: string, streak: Streak): string;
  /** Which day to play; with an empty line one leaves. */
  ask(): string;
  again(): string;
  /** A day in the future. */
  notYet(day: string): string;
}
