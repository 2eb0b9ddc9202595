import type { Tier } from "../../core/difficulty.ts";
import type { GameChoice } from "../../messages/web.ts";

/** What a player has chosen of a new game. */
export type Chosen = Readonly<Record<string, string>>;

/** Something that only some games let a player choose. */
interface GameOption {
  readonly choice: GameChoice;
  readonly values: readonly string[];
  /** What is meant where nothing was chosen. */
  usual(chosen: Chosen): string;
  /** Only with Italian words. */
  readonly isItalian?: boolean;
}

/** How common the words of a new board are to be. */
interface WordChoice {
  /** Whether the level says which words are asked for; `auto` fits the boards of every game. */
  readonly hasLevel: boolean;
  /** What a board may lean to, the usual one first. */
  readonly tiers: readonly ("any" | Tier)[];
}

const MINUTES = ["1", "2", "3", "5", "0"];

const OPTIONS: Readonly<Record<string, readonly GameOption[]>> = {
  bites: [{ choice: "minutes", values: MINUTES, usual: () => "2" }],
  grid: [
    { choice: "rules", values: ["ruzzle", "boggle", "paroliere"], usual: () => "ruzzle" },
    { choice: "size", values: ["3x3", "4x4", "5x5", "6x6"], usual: () => "4x4" },
    {
      choice: "minutes",
      values: MINUTES,
      usual: ({ rules = "ruzzle" }) => rules === "ruzzle" ? "2" : "3",
    },
  ],
  crossword: [
    {
      choice: "size",
      values: ["5x5", "7x7", "9x9", "11x11", "13x13", "15x15"],
      usual: () => "9x9",
    },
    {
      choice: "theme",
      values: ["", "casa", "cucina", "mare", "musica", "natura", "viaggio"],
      usual: () => "",
      isItalian: true,
    },
  ],
};

const ANY_WORDS: WordChoice = { hasLevel: true, tiers: ["any", "easy", "medium", "hard"] };

const WORDS: Readonly<Record<string, WordChoice>> = {
  grid: { ...ANY_WORDS, hasLevel: false },
  crossword: { hasLevel: false, tiers: ["medium", "easy", "hard"] },
};

export function optionsOf(game: string, language: string): readonly GameOption[] {
  const all = Object.hasOwn(OPTIONS, game) ? OPTIONS[game]! : [];
  return all.filter(({ isItalian }) => !isItalian || language === "it");
}

export function wordsOf(game: string): WordChoice {
  return Object.hasOwn(WORDS, game) ? WORDS[game]! : ANY_WORDS;
}
