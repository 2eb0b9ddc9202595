import type { ComponentType } from "preact";
import type { Tier } from "../../core/difficulty.ts";
import type { GameChoice, WebMessages } from "../../messages/web.ts";
import type { GameProps } from "./play.ts";

/** What the page knows of a game before it is opened. Each game has this in its `entry.tsx`. */
export interface PageGame {
  /** Its own page, loaded when it is opened. */
  page(): Promise<ComponentType<GameProps<never>>>;
  /** The path of its icon, in a square of 24. */
  readonly icon: string;
  /** Its picture on the first page, with the letters of today's board where they are known. */
  readonly Art?: ComponentType<{ readonly letters: readonly string[] }>;
  /** What a player may choose of a new game, apart from its words. */
  readonly options?: readonly GameOption[];
  readonly words?: WordChoice;
  /** While a board is being made, in a game that takes its time. */
  waiting?(web: WebMessages): string;
}

/** What a player has chosen of a new game. */
export type Chosen = Readonly<Record<string, string>>;

/** Something that only some games let a player choose. */
export interface GameOption {
  readonly choice: GameChoice;
  readonly values: readonly string[];
  /** What is meant where nothing was chosen. */
  usual(chosen: Chosen): string;
  /** Only with Italian words. */
  readonly isItalian?: boolean;
}

/** How common the words of a new board should be. */
export interface WordChoice {
  /** Whether the level says which words are asked for; `auto` fits the boards of every game. */
  readonly hasLevel: boolean;
  /** What a board may lean to, the usual one first. */
  readonly tiers: readonly ("any" | Tier)[];
}

export const ANY_WORDS: WordChoice = { hasLevel: true, tiers: ["any", "easy", "medium", "hard"] };

/** The minutes that a game against the clock offers. */
export const MINUTES = ["1", "2", "3", "5", "0"];
