import type { BitesWebMessages } from "./bites_web.ts";
import type { CrosswordWebMessages } from "./crossword_web.ts";
import type { GridWebMessages } from "./grid_web.ts";
import type { RaceWebMessages } from "./race_web.ts";
import type { word } from "./it/web.ts";
import type { LevelChoice } from "../core/level.ts";
import type { Rung } from "../games/bee/state.ts";

/** What only the page says; everything else it takes from what all front ends say. */
export interface WebMessages {
  readonly title: string;
  readonly description: string;
  /** `lunedì 16 novembre`. */
  day(date: string): string;
  /** With the year. */
  fullDay(date: string): string;
  /** From Monday on: `lun`. */
  readonly weekdays: readonly string[];
  readonly word: Readonly<Record<keyof typeof word, string>>;
  readonly home: {
    streak(days: number): string;
    record(days: number): string;
    /** A day of the week, for a screen reader. */
    dayState(day: string, state: "won" | "played" | "missed" | "today"): string;
    readonly dayWord: Readonly<Record<"won" | "over" | "begun" | "none", string>>;
    /** A day of the calendar, as a link. */
    calendarDay(date: string, state: "won" | "over" | "begun" | "none"): string;
    words(found: number, words: number): string;
    points(points: number): string;
    pointsOf(score: number, goal: number): string;
    seed(seed: string): string;
  };
  readonly level: Readonly<Record<LevelChoice, string>>;
  /** After five finished games. */
  readonly offerFit: string;
  /** How often the player reaches the goal of a board that fits. */
  fitted(chancePercent: number): string;
  readonly difficulty: Readonly<Record<"any" | "easy" | "medium" | "hard", string>>;
  /** What may be chosen of a new game, and what each value is called. */
  readonly choice: Readonly<Record<GameChoice, string>>;
  choiceValue(choice: GameChoice, value: string): string;
  readonly theme: Readonly<Record<"auto" | "light" | "dark", string>>;
  readonly uiLanguage: Readonly<Record<string, string>>;
  readonly settings: {
    exported(games: number): string;
    askDelete(name: string): string;
    /** Whose games of another device are. */
    askWhose(games: number): string;
    readonly mine: string;
    readonly theirs: string;
    readonly newVersion: string;
    readonly transferNote: string;
    readonly offline: string;
  };
  /** The player's own words. */
  readonly own: {
    readonly title: string;
    readonly about: string;
    readonly word: string;
    readonly reason: string;
    readonly add: string;
    remove(word: string): string;
  };
  readonly duel: {
    readonly title: string;
    readonly about: string;
    readonly challenge: string;
    readonly bestOf: string;
    /** How many games it is. */
    length(games: number): string;
    /** How it goes, for somebody who has never played one. */
    readonly steps: readonly string[];
    readonly invite: string;
    /** The line or link that came from the other. */
    readonly received: string;
    readonly open: string;
    playGame(n: number, games: number): string;
    readonly mine: string;
    /** Above the text for the other player: an invitation, an answer, the player's own moves. */
    readonly send: Readonly<Record<"invitation" | "answer" | "opening", string>>;
    /** Back to it, when a game of it is over. */
    readonly goOn: string;
  };
  readonly review: {
    readonly title: string;
    readonly about: string;
    words(due: number, fresh: number): string;
    readonly know: string;
    readonly show: string;
    readonly grade: Readonly<Record<1 | 2 | 3, string>>;
    /** When a word comes back. */
    back(minutes: number): string;
    readonly whichWord: string;
    letters(count: number): string;
    readonly check: string;
    readonly firstLetter: string;
    readonly dontKnow: string;
    right(word: string): string;
    wrong(word: string): string;
    forms(forms: readonly string[]): string;
    readonly none: string;
    readonly nothingDue: string;
    readonly timeUp: string;
    /** A file for the program of that name. */
    readonly anki: string;
    closing(asked: number, right: number): string;
  };
  readonly problem: {
    /** Something that should not happen. */
    failure(message: string): string;
    unsaved(reason: string): string;
    savedAgain(): string;
    noEngine(): string;
    offline(): string;
  };
  number(n: number): string;
  readonly bee: BeeWebMessages;
  readonly bites: BitesWebMessages;
  readonly grid: GridWebMessages;
  readonly race: RaceWebMessages;
  readonly crossword: CrosswordWebMessages;
}

export type GameChoice = "rules" | "size" | "minutes" | "theme";

interface BeeWebMessages {
  /** In a sentence, before a game against time. */
  readonly how: string;
  readonly hints: string;
  readonly hintsNote: string;
  readonly hintTitle: Readonly<Record<Rung, string>>;
  readonly hintAbout: Readonly<Record<Rung, string>>;
  readonly free: string;
  price(points: number): string;
  /** The price, for a screen reader. */
  priceSaid(title: string, points: number): string;
  readonly again: string;
  readonly erase: string;
  readonly shuffle: string;
  readonly enter: string;
  readonly letters: string;
  required(letter: string): string;
  readonly rank: string;
  readonly goal: string;
  points(points: number): string;
  toNext(points: number, rank: string): string;
  readonly found: string;
  of(found: number, words: number): string;
  readonly families: string;
  readonly byTime: string;
  readonly byAlphabet: string;
  familyOf(found: number, total: number): string;
  readonly mark: Readonly<Record<"pangram" | "extra" | "hinted", string>>;
  readonly nothingFound: string;
  readonly typing: string;
  readonly outside: string;
  readonly pangram: string;
  rankUp(rank: string): string;
  said(it: {
    readonly word: string;
    readonly points: number;
    readonly isPangram: boolean;
    readonly rank?: string;
    readonly isWon: boolean;
  }): string;
  shuffled(letters: readonly string[]): string;
  unknown(word: string): string;
  gaveUp(words: number, points: number): string;
  over(): string;
  form(it: {
    readonly grammar: string;
    readonly lemma?: string;
    readonly kin: readonly string[];
    readonly length: number;
  }): string;
  lengths(length: number, count: number): string;
  pangramsLeft(count: number): string;
  readonly total: string;
  readonly initial: string;
  readonly anagram: string;
  readonly undo: string;
  readonly yesterday: string;
  readonly askGiveUp: string;
  readonly seeEnding: string;
  readonly ending: {
    readonly reached: string;
    readonly gaveUp: string;
    readonly complete: string;
    left(words: number, points: number): string;
    readonly words: string;
    readonly points: string;
    readonly hints: string;
    readonly pangrams: string;
    readonly rarest: string;
    readonly streak: string;
    readonly missed: string;
    readonly commonFirst: string;
    readonly toShare: string;
    readonly keepPlaying: string;
    showAll(count: number): string;
  };
}
