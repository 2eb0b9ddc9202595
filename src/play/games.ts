import type { Parts } from "../games/game.ts";
import type { GameName, PartsOf } from "../games/mod.ts";
import { beeAdapter } from "./bee/adapter.ts";
import { bitesAdapter } from "./bites/adapter.ts";
import { crosswordAdapter } from "./crossword/adapter.ts";
import type { GameAdapter } from "./game_adapter.ts";
import { gridAdapter } from "./grid/adapter.ts";

/** Every game as it is played, in the order they are offered; nowhere else in `play` are all named. */
export const ADAPTERS: { readonly [G in GameName]: GameAdapter<PartsOf<G>> } = {
  bee: beeAdapter,
  grid: gridAdapter,
  bites: bitesAdapter,
  crossword: crosswordAdapter,
};

/** The game of a saved one; `undefined` if unknown. Replaying checks its moves. */
export function adapterOf(game: string): GameAdapter<Parts> | undefined {
  if (!Object.hasOwn(ADAPTERS, game)) return undefined;
  return ADAPTERS[game as GameName] as unknown as GameAdapter<Parts>;
}
