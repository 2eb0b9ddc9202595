import { beeEntry } from "./bee/entry.tsx";
import { bitesEntry } from "./bites/entry.tsx";
import { crosswordEntry } from "./crossword/entry.tsx";
import { gridEntry } from "./grid/entry.tsx";
import { ANY_WORDS, type GameOption, type PageGame, type WordChoice } from "./page_game.ts";
import { Icon, Line } from "./parts/icons.tsx";

/** The games that have a page of their own; nowhere else in `page` are they named. */
const GAMES: Readonly<Record<string, PageGame>> = {
  bee: beeEntry,
  bites: bitesEntry,
  grid: gridEntry,
  crossword: crosswordEntry,
};

/** `undefined` for a game with the plain page. */
export function pageGame(game: string): PageGame | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

export function optionsOf(game: string, language: string): readonly GameOption[] {
  const all = pageGame(game)?.options ?? [];
  return all.filter(({ isItalian }) => !isItalian || language === "it");
}

export function wordsOf(game: string): WordChoice {
  return pageGame(game)?.words ?? ANY_WORDS;
}

/** A game without an icon of its own has a hexagon. */
export function GameIcon({ game }: { readonly game: string }) {
  const icon = pageGame(game)?.icon;
  return icon === undefined ? <Icon name="hexagon" /> : <Line d={icon} />;
}
