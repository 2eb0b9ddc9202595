import type { Parts } from "../../games/game.ts";
import type { GameName, PartsOf } from "../../games/mod.ts";
import { beeView } from "../bee/view.ts";
import { bitesView } from "../bites/view.ts";
import { crosswordView } from "../crossword/view.ts";
import { gridView } from "../grid/view.ts";
import type { GameView } from "./game_view.ts";

/** Every game as it is shown in a terminal: the one place in `cli` that knows them all. */
const VIEWS: { readonly [G in GameName]: () => GameView<PartsOf<G>> } = {
  bee: beeView,
  bites: bitesView,
  grid: gridView,
  crossword: crosswordView,
};

/** Of a saved game, whose moves are checked when it is played again; `undefined` for one unknown. */
export function viewOf(game: string): (() => GameView<Parts>) | undefined {
  if (!Object.hasOwn(VIEWS, game)) return undefined;
  return VIEWS[game as GameName] as unknown as () => GameView<Parts>;
}
