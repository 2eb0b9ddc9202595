import type { GameChoice } from "../../messages/web.ts";

/** Something that only some games let a player choose. */
interface GameOption {
  readonly choice: GameChoice;
  readonly values: readonly string[];
  /** What is meant where nothing was chosen. */
  readonly usual: string;
  /** Only with Italian words. */
  readonly isItalian?: boolean;
}

const OPTIONS: Readonly<Record<string, readonly GameOption[]>> = {
  bites: [{ choice: "minutes", values: ["1", "2", "3", "5", "0"], usual: "2" }],
  grid: [
    { choice: "rules", values: ["ruzzle", "boggle", "paroliere"], usual: "ruzzle" },
    { choice: "size", values: ["3x3", "4x4", "5x5", "6x6"], usual: "4x4" },
    { choice: "minutes", values: ["1", "2", "3", "5", "0"], usual: "2" },
  ],
  crossword: [
    {
      choice: "size",
      values: ["5x5", "7x7", "9x9", "11x11", "13x13", "15x15"],
      usual: "9x9",
    },
    {
      choice: "theme",
      values: ["", "casa", "cucina", "mare", "musica", "natura", "viaggio"],
      usual: "",
      isItalian: true,
    },
  ],
};

/** Games without a level. */
const WITHOUT_LEVEL: readonly string[] = ["crossword"];

export function optionsOf(game: string, language: string): readonly GameOption[] {
  const all = Object.hasOwn(OPTIONS, game) ? OPTIONS[game]! : [];
  return all.filter(({ isItalian }) => !isItalian || language === "it");
}

export function hasLevel(game: string): boolean {
  return !WITHOUT_LEVEL.includes(game);
}
