import type { LevelChoice } from "../../core/level.ts";
import type { Tier } from "../../core/difficulty.ts";
import type { UiLanguage } from "../../messages/mod.ts";
import type { Label } from "../../session/session.ts";
import type { Wanted } from "../../play/board_source.ts";
import type { CalendarFacts, HomeFacts, SavedRow, StatsFacts } from "./facts.ts";
import type { DuelAsk, DuelRow, DuelShown } from "./duels.ts";
import type { OwnAsk, OwnFacts } from "./own_words.ts";
import type { ReviewAnswer, ReviewFacts } from "./review.ts";
import type { WordCard } from "./word_card.ts";

/** What page and worker say to each other: for each call, what is asked and what comes back. */
export interface Calls {
  /** The first call: how to speak, and which words to have ready. */
  readonly begin: { readonly ask: BeginAsk; readonly answer: null };
  /** The page of today, with the games of the day in this language. */
  readonly home: { readonly ask: { readonly language: string }; readonly answer: HomeFacts };
  /** The letters of the day's bee, the required one first. */
  readonly letters: {
    readonly ask: { readonly language: string };
    readonly answer: readonly string[];
  };
  /** Fetches what answers and endings will need, while the player looks at the board. */
  readonly warm: { readonly ask: { readonly language: string }; readonly answer: null };
  /** Opens the board wanted: its unfinished game, or a new one. */
  readonly open: { readonly ask: OpenAsk; readonly answer: GameShown };
  /** Opens a saved game. */
  readonly resume: { readonly ask: { readonly session: string }; readonly answer: GameShown };
  readonly guess: { readonly ask: InGame & { readonly text: string }; readonly answer: Answered };
  /** A move as the game defines it; anything else is refused. */
  readonly move: { readonly ask: InGame & { readonly move: unknown }; readonly answer: Answered };
  /** A command that every game has, or one of the game's own. */
  readonly command: {
    readonly ask: InGame & { readonly name: string; readonly rest?: string };
    readonly answer: Obeyed;
  };
  /** Stops the clock of a game, or lets it go on. */
  readonly hold: {
    readonly ask: InGame & { readonly isHeld: boolean };
    readonly answer: ShownClock;
  };
  /** Saves the time that has passed, which may have run out. */
  readonly tick: { readonly ask: InGame; readonly answer: Answered };
  /** Whether it is time to say that boards can fit: once, after five finished games. */
  readonly offer: { readonly ask: null; readonly answer: boolean };
  /** The words missed, as a file for Anki. */
  readonly anki: {
    readonly ask: { readonly language: string };
    readonly answer: { readonly text: string; readonly sentence: string };
  };
  /** Begins a review of the words missed. */
  readonly review: {
    readonly ask: { readonly language: string };
    readonly answer: ReviewFacts;
  };
  readonly rate: {
    readonly ask: { readonly key: string; readonly answer: ReviewAnswer };
    readonly answer: ReviewFacts;
  };
  /** Begins a duel or opens one. */
  readonly duel: { readonly ask: DuelAsk; readonly answer: DuelShown };
  readonly duels: { readonly ask: null; readonly answer: readonly DuelRow[] };
  readonly list: { readonly ask: null; readonly answer: readonly SavedRow[] };
  readonly delete: { readonly ask: { readonly session: string }; readonly answer: boolean };
  readonly stats: { readonly ask: { readonly game: string }; readonly answer: StatsFacts };
  /** What the player knows, and has learned, as far as that can be said. */
  readonly known: {
    readonly ask: { readonly game: string; readonly language: string };
    readonly answer: readonly string[];
  };
  /** The player's own words, perhaps with a change to them. */
  readonly own: { readonly ask: OwnAsk; readonly answer: OwnFacts };
  /** A month of a game's days; this month unless another is named. */
  readonly calendar: {
    readonly ask: {
      readonly game: string;
      readonly month?: string | undefined;
      readonly language: string;
    };
    readonly answer: CalendarFacts;
  };
  /** Every saved game, a line each, as the terminal writes them. */
  readonly export: { readonly ask: null; readonly answer: Exported };
  readonly import: {
    readonly ask: { readonly bytes: Uint8Array<ArrayBuffer>; readonly areMine?: boolean };
    readonly answer: Imported;
  };
}

export type CallName = keyof Calls;

export type Request = {
  readonly [K in CallName]: {
    readonly id: number;
    readonly kind: K;
    readonly ask: Calls[K]["ask"];
  };
}[CallName];

export type Reply =
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  /** Something the player can mend, in a sentence. */
  | {
    readonly kind: "problem";
    readonly id: number;
    readonly problem: string;
    readonly sentence: string;
  }
  /** A bug. */
  | { readonly kind: "failure"; readonly id: number; readonly message: string }
  /** Sent unasked: games are not being saved, or are again. */
  | { readonly kind: "notice"; readonly sentence: string };

export interface BeginAsk {
  readonly home: HomeKind;
  /** Where the page is, for a store that is reached through the network. */
  readonly base: string;
  readonly uiLanguage: UiLanguage;
  readonly emoji: boolean;
  /** The language whose words should be ready. */
  readonly language: string;
}

/** Where games are kept: in the browser, or by the program that serves the page. */
type HomeKind = "browser" | "itbee";

export interface OpenAsk {
  readonly game: string;
  readonly wanted: Wanted | { readonly kind: "fresh" };
  /** The language of the words; Italian if missing. */
  readonly language?: string;
  readonly level?: LevelChoice;
  readonly difficulty?: Tier;
  /** What only this game asks: its size, its time. */
  readonly options?: Readonly<Record<string, string>>;
  /** One more game of this board, whatever was begun. */
  readonly isNew?: boolean;
}

interface InGame {
  readonly session: string;
}

/** A game as the page draws it. */
export interface GameShown<S = unknown> {
  readonly session: string;
  readonly game: string;
  /** `Alveare`. */
  readonly name: string;
  readonly label: Label;
  /** The puzzle in one line, or its size where that would give it away. */
  readonly code: string;
  /** The language of the words. */
  readonly language: string;
  readonly isOver: boolean;
  readonly clock?: ShownClock;
  readonly scene: S;
  /** What happened to it meanwhile. */
  readonly notices: readonly string[];
}

/** Milliseconds played; the page counts on from there unless the clock is held. */
export interface ShownClock {
  readonly at: number;
  readonly limit?: number;
  readonly isHeld: boolean;
}

/** What a move came to. */
export interface Answered<S = unknown, O = unknown> {
  readonly shown: GameShown<S>;
  /** The kind of outcome: `found`, `too_short`. */
  readonly kind: string;
  /** What a screen reader says. */
  readonly sentence: string;
  /** What only this game reports. */
  readonly outcome: O;
  /** Whether anything changed. */
  readonly isPlayed: boolean;
}

export type Obeyed =
  | { readonly kind: "played"; readonly answered: Answered }
  | { readonly kind: "text"; readonly lines: readonly string[] }
  | { readonly kind: "word"; readonly card: WordCard }
  | { readonly kind: "stats"; readonly stats: StatsFacts }
  /** The answer to a command that only this game has. */
  | { readonly kind: "facts"; readonly facts: unknown };

export interface Exported {
  readonly text: string;
  readonly games: number;
  readonly damaged: number;
}

export type Imported =
  | {
    readonly kind: "done";
    readonly sentence: string;
    /** What is wrong with lines of the file. */
    readonly faults: readonly string[];
  }
  /** Some are of another device or another player: to be asked again with the answer. */
  | { readonly kind: "whose"; readonly games: number };
