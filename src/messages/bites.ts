import type { MenuEntry } from "./menu.ts";
import type { BitesOutcome } from "../games/bites/play.ts";
import type { BitesLimits, Direction } from "../games/bites/rules.ts";
import type { Tally } from "./bee.ts";
import type { Sentences } from "./say.ts";
import type { WordGameMessages } from "./word_game.ts";

/** What a player may type, apart from words. */
export type BitesCommand =
  | "help"
  | "shuffle"
  | "hint"
  | "score"
  | "list"
  | "why"
  | "share"
  | "report"
  | "stats"
  | "giveup"
  | "restart"
  | "quit";

/** Its commands on the command line. */
export type BitesTopic =
  | "bites"
  | "bites solve"
  | "bites generate"
  | "bites play"
  | "bites daily";

/** The sentences of bites. */
export interface BitesMessages extends WordGameMessages {
  readonly inMenu: MenuEntry;
  readonly outcome: Sentences<BitesOutcome>;
  /** A way in a sentence, and as the head of a list. */
  readonly way: Readonly<Record<Direction, string>>;
  readonly wayTitle: Readonly<Record<Direction, string>>;
  /** How a word lies, in a legend: `in riga`. */
  readonly across: string;
  readonly down: string;
  readonly command: Readonly<Record<BitesCommand, string>>;
  readonly commandName: Readonly<Record<BitesCommand, string>>;
  /** How a menu offers it. */
  readonly menu: string;
  seeded(seed: string): string;
  board(): string;
  opening(it: {
    readonly title: string;
    readonly edition: string;
    readonly single: string;
    readonly horizontal: string;
    readonly vertical: string;
    readonly words: number;
    readonly points: number;
    readonly goal: number;
    readonly minLength: number;
    readonly maxHorizontal: number;
    readonly maxVertical: number;
  }): readonly string[];
  /** With the seconds there are, in a game against time. */
  invitation(seconds: number | undefined): string;
  resumed(tally: BitesTally): readonly string[];
  tally(tally: BitesTally): string;
  /** Before the clock runs. */
  gate(it: {
    readonly seconds: number;
    readonly goal: number;
    readonly minLength: number;
  }): readonly string[];
  score(it: BitesTally & { readonly bar: string; readonly percent: number }): string;
  extraTally(it: {
    readonly words: number;
    readonly points: number;
    readonly isApart: boolean;
  }): string;
  noExtra(): string;
  listWhat(): string;
  rules(it: {
    readonly minLength: number;
    readonly goalPercent: number;
    /** 0 without a clock; the goal is then a part of all points. */
    readonly seconds: number;
    /** Whether extra words pay apart, as they once did. */
    readonly isApart: boolean;
  }): readonly string[];
  points(it: {
    /** From three letters on. */
    readonly byLength: readonly number[];
    readonly hint: number;
    readonly tilesHint: number;
  }): readonly string[];
  won(it: BitesEnd & { readonly remaining: number }): readonly string[];
  complete(it: BitesEnd): string;
  ended(it: BitesEnd & { readonly missed: number }): readonly string[];
  /** Where the rest of a list is. */
  theRest(it: {
    readonly shown: number;
    readonly all: number;
    readonly puzzle: string;
    /** ` --language es`; empty for Italian. */
    readonly language: string;
  }): readonly string[];
  share(
    it: BitesEnd & {
      /** Where the tiles come from one. */
      readonly seed: string | undefined;
      /** 0 without a clock. */
      readonly seconds: number;
      readonly bar: string;
      readonly puzzle: string;
      readonly edition: string;
    },
  ): readonly string[];
  /** What the solver asks when nothing was given. */
  readonly ask: Readonly<Record<"single" | "horizontal" | "vertical", string>>;
  /** Above the words, on a terminal. */
  searched(it: {
    readonly words: number;
    readonly edition: string;
    readonly limits: Pick<BitesLimits, "minLength" | "maxHorizontal" | "maxVertical">;
    /** None for both. */
    readonly way: Direction | undefined;
  }): readonly string[];
  /** Above the words of one way. */
  solved(it: {
    readonly way: Direction;
    readonly shown: number;
    readonly all: number;
    readonly points: number;
  }): string;
  bothWays(words: number): string;
  /** How to see more of a list. */
  moreWith(): string;
  cannotMake(word: string): string;
  beyondLimits(word: string): string;
  unknownWord(word: string): string;
  readonly column: Readonly<
    Record<"tiles" | "words" | "horizontal" | "vertical" | "points", string>
  >;
  columnNote(): string;
  verbose(it: {
    readonly draws: number;
    readonly candidates: number;
    readonly rejected: string;
    readonly words: number;
    readonly points: number;
    readonly ms: string;
  }): readonly string[];
}

/** Points, words, and the seconds left; `undefined` without a clock. */
export interface BitesTally extends Tally {
  readonly left: number | undefined;
}

export interface BitesEnd extends BitesTally {
  /** How a game ended that was not played to its last word. */
  readonly end: "time_up" | "gave_up";
  readonly total: number;
  readonly extra: number;
  readonly hints: number;
  readonly hintCost: number;
}

/** `T+RE`, and `R(RT)` for a letter of a tile that is split. */
export function laid(
  pieces: readonly { readonly text: string; readonly tile: string }[],
): string {
  return pieces.map(({ text, tile }) =>
    text === tile ? text.toUpperCase() : `${text.toUpperCase()}(${tile.toUpperCase()})`
  ).join("+");
}

/** `Single: A E. Horizontal: AB.`, without the kinds that have no tiles. */
export function kinds(all: readonly (readonly [string, string])[]): string[] {
  const given = all.filter(([, tiles]) => tiles !== "");
  return [given.map(([name, tiles]) => `${name}: ${tiles}.`).join(" ")];
}
