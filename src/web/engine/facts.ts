import type { DayState } from "../../play/calendar.ts";
import type { Label } from "../../session/session.ts";

/** The page of today. */
export interface HomeFacts {
  readonly date: string;
  readonly streak: { readonly current: number; readonly best: number };
  /** The last seven days of the bee, today last. */
  readonly week: readonly Day[];
  readonly today: readonly TodayGame[];
  /** Games left unfinished, the last one first. */
  readonly open: readonly SavedRow[];
  /** The languages that have words. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

export interface Day {
  readonly date: string;
  /** 0 is Monday. */
  readonly weekday: number;
  readonly state: "won" | "played" | "missed" | "today";
}

/** A game of the day. */
export interface TodayGame {
  readonly game: string;
  readonly name: string;
  readonly howTo: readonly string[];
  /** How long or how large it is: `9 × 9`. */
  readonly about: string;
  /** Whether two players can play it against each other. */
  readonly mayDuel: boolean;
  /** Unless it was begun. */
  readonly begun?: Begun;
  /** The letters of the bee, the required one first, where they are known already. */
  readonly letters?: readonly string[];
}

export interface Begun {
  readonly session: string;
  readonly isOver: boolean;
  readonly isWon: boolean;
  readonly score: number;
  readonly goal: number;
  readonly found: number;
  readonly words: number;
  /** How far it has come: `24/53`. */
  readonly standing: string;
  /** Only in the bee. */
  readonly rank?: string;
}

/** A saved game in a list. */
export interface SavedRow extends Begun {
  readonly game: string;
  readonly name: string;
  readonly label: Label;
  /** The puzzle in one line, or its size where that would give it away. */
  readonly code: string;
  /** `ieri`. */
  readonly when: string;
  readonly language: string;
}

/** A month of a game's days. */
export interface CalendarFacts {
  /** `2026-11`. */
  readonly month: string;
  /** `novembre 2026`. */
  readonly title: string;
  readonly today: string;
  readonly days: readonly { readonly date: string; readonly state: DayState }[];
  /** The day of the week on which the month begins: 0 is Monday. */
  readonly firstWeekday: number;
  /** The months that can be looked at before and after it. */
  readonly before?: string;
  readonly after?: string;
  readonly streak: { readonly current: number; readonly best: number };
}

export interface StatsFacts {
  readonly game: string;
  readonly isEmpty: boolean;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly ranks: readonly { readonly name: string; readonly games: number }[];
  readonly favourites: readonly { readonly word: string; readonly games: number }[];
  readonly hardest: readonly string[];
}
