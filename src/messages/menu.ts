import type { PlayerSetting } from "../config.ts";
import type { Summary } from "../session/session.ts";
import type { DayWords } from "./calendar.ts";

/** A game as the menu names it. */
export interface MenuEntry {
  readonly name: string;
  /** What became of its game of a day, in words that agree with its name. */
  readonly day: DayWords;
  /** How it is played, in a few short lines. */
  readonly howTo: readonly string[];
  /** How far it has come: `24/53`. */
  standing(summary: Summary): string;
  /** Where a word was missed: `in the grid`; with the board, where its code is short. */
  missedIn(puzzle?: string): string;
}

/** What the menu says. */
export interface MenuMessages {
  readonly title: string;
  /** `lun 16 novembre`. */
  day(date: string): string;
  /** A game of the day: `Griglia di lun 16 novembre`. */
  ofDay(name: string, date: string): string;
  readonly heading: Readonly<Record<"today" | "resume" | "new", string>>;
  /** How many days ago it was left; the date where it is long ago. */
  ago(days: number, date: string): string;
  readonly choice: Readonly<Record<"level" | "rules" | "language", string>>;
  value(choice: "level" | "rules" | "language", value: string): string;
  readonly more: Readonly<
    Record<"stats" | "calendar" | "review" | "duel" | "settings" | "guide" | "leave", string>
  >;
  /** Where the other settings are changed. */
  changeIn(path: string): string;
  /** The settings that are changed on a screen. */
  readonly settings: {
    readonly name: Readonly<Record<PlayerSetting, string>>;
    readonly about: Readonly<Record<PlayerSetting, string>>;
    value(setting: PlayerSetting, value: string): string;
    /** It cannot be changed here: an option or a variable says it. */
    fixed(by: string): string;
    saved(): string;
    /** The file is there, but not in lines that we can change. */
    byHand(setting: string): string;
  };
  /** What the guide says before and after the games. */
  readonly guide: readonly [first: string, last: string];
  /** To the beginning of several names. */
  which(names: readonly string[]): string;
  /** To a name typed that nothing in the menu has. */
  unknown(name: string): string;
  readonly key: Readonly<
    Record<
      "choose" | "change" | "play" | "name" | "answer" | "guide" | "leave",
      readonly [key: string, what: string]
    >
  >;
}
