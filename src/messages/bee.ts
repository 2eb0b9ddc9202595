import type { MenuEntry } from "./menu.ts";
import type { BeeOutcome } from "../games/bee/play.ts";
import type { RankName } from "../games/bee/ranks.ts";
import type { Outside } from "../games/bee/round.ts";
import type { Rung } from "../games/bee/state.ts";
import type { Sentences } from "./say.ts";
import type { WordGameMessages } from "./word_game.ts";

/** What a player may type, apart from words. */
export type BeeCommand =
  | "help"
  | "shuffle"
  | "hint"
  | "score"
  | "list"
  | "grid"
  | "pairs"
  | "ranks"
  | "why"
  | "undo"
  | "share"
  | "report"
  | "yesterday"
  | "stats"
  | "giveup"
  | "restart"
  | "quit";

/** Its commands on the command line. */
export type BeeTopic =
  | "play"
  | "daily"
  | "bee"
  | "bee solve"
  | "bee generate"
  | "bee atlas";

/** A board's counts, used in many sentences. */
export interface Tally {
  readonly found: number;
  readonly words: number;
  readonly score: number;
  readonly goal: number;
}

/** The bee's sentences. */
export interface BeeMessages extends WordGameMessages {
  readonly inMenu: MenuEntry;
  readonly outcome: Sentences<BeeOutcome>;
  /** The fifth rung; its grammar is put into words first. */
  hintForm(it: {
    readonly charged: number;
    readonly grammar: string;
    readonly lemma: string | undefined;
    readonly kin: readonly string[];
    readonly length: number;
  }): string;
  /** The fifth rung where the words have no dictionary forms. */
  hintNoForm(length: number): string;
  readonly rank: Readonly<Record<RankName, string>>;
  /** Why an accepted word is outside the core. */
  outsideCore(why: Outside): string;
  /** What each command does. */
  readonly command: Readonly<Record<BeeCommand, string>>;
  /** Its name in this language. */
  readonly commandName: Readonly<Record<BeeCommand, string>>;
  /** What a command may be followed by. */
  /** Where the board comes from. */
  daily(date: string): string;
  seeded(seed: string): string;
  board(): string;
  opening(it: {
    readonly title: string;
    readonly code: string;
    readonly edition: string;
    readonly required: string;
    readonly others: string;
    readonly words: number;
    readonly points: number;
    readonly pangrams: number;
    readonly goal: number;
    readonly minLength: number;
  }): readonly string[];
  /** Under the opening, when the game is played. */
  invitation(): string;
  resumed(tally: Tally): string;
  tally(tally: Tally): string;
  score(it: Tally & { readonly bar: string; readonly percent: number }): string;
  rankLine(
    rank: string,
    next: { readonly name: string; readonly points: number } | undefined,
  ): string;
  newRank(
    rank: string,
    next: { readonly name: string; readonly points: number } | undefined,
  ): string;
  /** `apart` in games saved before every word paid into the one score. */
  extraTally(it: {
    readonly words: number;
    readonly points: number;
    readonly apart: boolean;
  }): string;
  noExtra(): string;
  families(found: number, total: number): string;
  gridTotal(): string;
  left(words: number, points: number, pangrams: number): string;
  rules(it: {
    readonly minLength: number;
    readonly goalPercent: number;
    readonly apart: boolean;
  }): readonly string[];
  points(it: {
    readonly alpha: number;
    readonly minLength: number;
    readonly pangram: number;
    readonly cap: number;
    /** What extra words pay, or the zipf that they are held to. */
    readonly extra: { readonly points: number } | { readonly zipf: number };
  }): readonly string[];
  /** With the fifth rung, where the meaning is known. */
  hintMeaning(text: string): string;
  tariff(rung: Rung, price: number): string;
  readonly tariffTitle: string;
  listWhat(): string;
  won(it: WonFacts): readonly string[];
  complete(it: EndFacts): string;
  gaveUp(
    it: EndFacts & {
      readonly rank: string;
      readonly missed: number;
      readonly isTimeUp?: true;
    },
  ): readonly string[];
  /** When a game against time begins. */
  timed(seconds: number): string;
  review(words: string): string;
  share(it: ShareFacts): readonly string[];
  yesterday(date: string, played: boolean): string;
  boardLine(it: {
    readonly code: string;
    readonly words: number;
    readonly points: number;
    readonly goal: number;
    readonly pangrams: number;
    readonly level: string;
  }): string;
  /** How many of the commonest forms reach the goal. */
  certificate(forms: number | null): string;
  /** The heads of a list of boards. */
  readonly boardColumn: Readonly<
    Record<"code" | "words" | "points" | "goal" | "pangrams" | "level" | "forms", string>
  >;
  /** What the last column means. */
  formsNote(): string;
  atlas(it: {
    readonly sets: number;
    readonly examined: number;
    readonly boards: number;
    readonly shown: number;
  }): string;
  readonly record: Readonly<
    Record<"mostWords" | "fewestWords" | "mostPoints" | "mostPangrams" | "widest", string>
  >;
  verbose(it: {
    readonly draws: number;
    readonly candidates: number;
    readonly rejected: string;
    readonly words: number;
    readonly points: number;
    readonly certificate: number | null;
    readonly ms: string;
  }): readonly string[];
}

export interface EndFacts extends Tally {
  readonly total: number;
  readonly pangrams: number;
  readonly extra: number;
  readonly hints: number;
  readonly hintCost: number;
  /** Days won in a row, of a daily that is won. */
  readonly streak?: { readonly current: number; readonly best: number };
}

interface WonFacts extends EndFacts {
  readonly left: number;
  readonly leftPoints: number;
}

interface ShareFacts extends Omit<EndFacts, "streak"> {
  readonly title: string;
  readonly rank: string;
  readonly pangramsTotal: number;
  readonly bar: string;
  readonly gridSeen: boolean;
  readonly streak: number;
  readonly code: string;
}
