import type { Key } from "../config.ts";
import type { Origin } from "../core/problem.ts";

/** A game opened with another edition of the words. */
export interface Change {
  readonly was: string;
  readonly now: string;
  /** The player's words that no longer count. */
  readonly lost: readonly string[];
}

/** How a list of found words may be ordered, and what else may be listed. */
export type WordOrder = "found" | "alphabet" | "length" | "families" | "extra" | "points";

/** What every game says. */
export interface PlayMessages {
  /** What counts as a yes, in small letters. */
  readonly yes: readonly string[];
  /** For a word the player has not tried: gives nothing away. */
  tryFirst(): string;
  reported(word: string, path: string): string;
  kept(): string;
  saved(code: string): string;
  notSaved(): string;
  /** Kept on this machine until the server takes it. */
  waiting(): string;
  otherEdition(change: Change): readonly string[];
  /** A shared code names another edition of the words. */
  unusedOptions(options: readonly string[]): string;
  sharedEdition(theirs: string, ours: string): string;
  continuedElsewhere(): string;
  unknownCommand(text: string, nearest: string | undefined): string;
  readonly menu: {
    readonly title: string;
    readonly today: string;
    readonly fresh: string;
    readonly resume: string;
    /** Above the games to resume. */
    readonly which: string;
    readonly stats: string;
    readonly leave: string;
    readonly ask: string;
    /** After an answer that is not one of the choices. */
    again(choices: number): string;
  };
  /** `itbee web` is ready, at this address. */
  served(address: string): string;
  readonly store: {
    setAside(path: string): string;
    cutShort(path: string): string;
    unsaved(path: string, reason: string): string;
    savedAgain(path: string): string;
    noHome(): string;
  };
}

/** The player's record. */
export interface StatsMessages {
  /** With the command that begins one. */
  none(command: string): string;
  readonly label: Readonly<
    Record<
      | "games"
      | "finished"
      | "wins"
      | "streak"
      | "bestStreak"
      | "best"
      | "average"
      | "words"
      | "extra"
      | "pangrams"
      | "hints"
      | "ranks"
      | "favourites"
      | "hardest",
      string
    >
  >;
}

export interface SessionsMessages {
  none(): string;
  readonly over: string;
  /** The heads of the list. */
  readonly column: Readonly<Record<"id" | "puzzle" | "saved" | "words" | "points", string>>;
  askDelete(id: string): string;
  deleted(id: string): string;
  kept(id: string): string;
  exported(games: number, path: string): string;
  nothingToExport(path: string): string;
  imported(it: { readonly added: number; readonly merged: number; readonly same: number }): string;
  /** How many dailies do not count for a streak, since their boards are not known to be the day's. */
  unproved(games: number): string;
  /** Of a daily that was deleted. */
  dayStays(): string;
  /** How far an export or import has come. */
  progress(games: number): string;
  /** In the list: played by another player. */
  readonly others: string;
  askWhose(games: number): string;
  /** How the two answers are typed. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

export interface ConfigMessages {
  /** What each setting does. */
  readonly about: Readonly<Record<Key, string>>;
  origin(from: Origin): string;
  exists(path: string): string;
  written(path: string): string;
}
