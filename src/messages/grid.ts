import type { MenuEntry } from "./menu.ts";
import type { GridOutcome } from "../games/grid/play.ts";
import type { Bonus, UsualBonus } from "../games/grid/puzzle.ts";
import type { RulesName } from "../games/grid/rules.ts";
import type { Reason } from "../lexicon/entry.ts";
import type { Sentences } from "./say.ts";
import type { WordGameMessages } from "./word_game.ts";

/** `²L` for twice the letter, `⁴W` for four times the word, with the initials of a language. */
export function bonusMarks(letter: string, word: string): Readonly<Record<Bonus, string>> {
  const marks = { dl: `²${letter}`, tl: `³${letter}`, dw: `²${word}`, tw: `³${word}` };
  const more = ["⁴", "⁵", "⁶", "⁷", "⁸", "⁹"].flatMap((times, i) => [
    [`${i + 4}l`, times + letter],
    [`${i + 4}w`, times + word],
  ]);
  return { ...marks, ...Object.fromEntries(more) };
}

/** What a player may type, apart from words. */
export type GridCommand =
  | "help"
  | "board"
  | "hint"
  | "score"
  | "list"
  | "missed"
  | "why"
  | "share"
  | "report"
  | "stats"
  | "giveup"
  | "restart"
  | "quit";

/** Its commands on the command line. */
export type GridTopic =
  | "grid"
  | "grid play"
  | "grid daily"
  | "grid solve"
  | "grid demo"
  | "grid generate"
  | "grid stats"
  | "languages";

/** A game's counts, used in many sentences. */
export interface GridTally {
  readonly found: number;
  readonly words: number;
  /** Words found outside the core; they are not among those counted. */
  readonly extra: number;
  readonly score: number;
  /** The points that win, where there are any. */
  readonly goal: number | undefined;
  /** Seconds left; `undefined` without a clock. */
  readonly left: number | undefined;
}

/** The sentences of the grid. */
export interface GridMessages extends WordGameMessages {
  readonly inMenu: MenuEntry;
  readonly outcome: Sentences<GridOutcome>;
  /** Letters of a guess that the board does not have. */
  absent(letters: readonly string[]): string;
  /** On the board and known, but not a word in any game. */
  refused(word: string, reason: Reason): string;
  readonly command: Readonly<Record<GridCommand, string>>;
  readonly commandName: Readonly<Record<GridCommand, string>>;
  /** How a menu offers it. */
  readonly menu: string;
  seeded(seed: string): string;
  board(): string;
  opening(it: {
    readonly title: string;
    readonly rules: RulesName;
    readonly rows: number;
    readonly cols: number;
    readonly edition: string;
    readonly words: number;
    readonly extra: number;
    readonly points: number;
    readonly longest: number;
    readonly minLength: number;
  }): readonly string[];
  /** Under the opening, for a player. */
  invitation(it: Pick<GridTally, "left" | "goal">): string;
  resumed(tally: GridTally): readonly string[];
  tally(tally: GridTally): string;
  /** How a bonus is marked on a cell, in two characters. */
  readonly bonus: Readonly<Record<Bonus, string>>;
  /** What the usual ones do: `lettera ×2`. */
  readonly bonusName: Readonly<Record<UsualBonus, string>>;
  /** Before the clock runs. */
  gate(it: {
    readonly seconds: number;
    readonly minLength: number;
    readonly words: number;
    readonly goal: number | undefined;
  }): readonly string[];
  score(it: GridTally & { readonly points: number; readonly bar: string }): string;
  listWhat(): string;
  rules(it: {
    readonly minLength: number;
    readonly seconds: number;
    /** Whether words outside the core are counted apart. */
    readonly hasExtra: boolean;
  }): readonly string[];
  /** What a word pays: letter by letter, or by its length alone. */
  pointsByLetter(values: string): readonly string[];
  pointsByLength(): readonly string[];
  /** Above the points for length, from the shortest word that has any. */
  readonly lengthTitle: string;
  heatTitle(words: number): string;
  /** How a game ended: time up, given up, or every word found. */
  ended(it: GridEnd): string;
  missedTitle(words: number): string;
  /** Where the rest of the missed words are. */
  missedMore(shown: number, words: number): string;
  /** Nothing is given away before the end. */
  missedLater(): string;
  allFound(): string;
  share(
    it: GridEnd & {
      readonly title: string;
      readonly rules: RulesName;
      readonly bar: string;
      readonly seconds: number;
      readonly puzzle: string;
      readonly edition: string;
    },
  ): readonly string[];
  /** Labels under a solved board, all of one width. */
  readonly solved: Readonly<Record<"words" | "longest" | "points", string>>;
  noWord(): string;
  notThere(word: string): string;
  generated(it: {
    readonly seed: string;
    readonly words: number | undefined;
    readonly longest: number;
    readonly points: number;
  }): string;
  /** Said of a board that is the best seen, and not good enough. */
  bestSeen(attempts: number, reasons: string): string;
  written(path: string, boards: number): string;
  readonly stats: Readonly<
    Record<
      | "cells"
      | "letters"
      | "counts"
      | "frequent"
      | "words"
      | "longest"
      | "points"
      | "byLength",
      string
    >
  >;
  readonly languages: {
    readonly column: Readonly<
      Record<"code" | "name" | "letters" | "dice" | "words" | "from", string>
    >;
    readonly own: string;
    readonly yes: string;
    readonly no: string;
    note(folder: string | undefined): readonly string[];
  };
}

export interface GridEnd extends GridTally {
  readonly points: number;
  readonly end: "time_up" | "gave_up" | "complete";
}
