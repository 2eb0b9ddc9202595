import type { ComponentType } from "preact";
import type { GameProps } from "./play.ts";

/** A game's page, loaded when it is opened. */
type LoadPage = () => Promise<ComponentType<GameProps<never>>>;

/** The games that have a page of their own; any other has the plain one. */
const PAGES: Readonly<Record<string, LoadPage>> = {
  bee: async () => (await import("./bee/bee.tsx")).BeePage,
  bites: async () => (await import("./bites/bites.tsx")).BitesPage,
  grid: async () => (await import("./grid/grid.tsx")).GridPage,
  crossword: async () => (await import("./crossword/crossword.tsx")).CrosswordPage,
};

export async function pageOf(game: string): Promise<ComponentType<GameProps>> {
  const load = Object.hasOwn(PAGES, game) ? PAGES[game]! : undefined;
  const page = load ? await load() : (await import("./plain.tsx")).PlainPage;
  return page as ComponentType<GameProps>;
}
