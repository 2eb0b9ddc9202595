import type { Parts } from "../../games/game.ts";
import type { GameName, PartsOf } from "../../games/mod.ts";
import { beeTerminal } from "../bee/program.ts";
import { bitesTerminal } from "../bites/program.ts";
import { crosswordTerminal } from "../crossword/program.ts";
import { gridTerminal } from "../grid/program.ts";
import type { GameView } from "./game_view.ts";
import type { TerminalGame } from "./terminal_game.ts";

/** Every game in a terminal, in the order of the menu. */
export const GAMES: { readonly [G in GameName]: TerminalGame<PartsOf<G>> } = {
  bee: beeTerminal,
  grid: gridTerminal,
  bites: bitesTerminal,
  crossword: crosswordTerminal,
};

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

/** The game of a saved one; `undefined` if unknown. Replaying checks its moves. */
export async function viewOf(game: string): Promise<(() => GameView<Parts>) | undefined> {
  if (!Object.hasOwn(GAMES, game)) return undefined;
  return await GAMES[game as GameName].view() as unknown as () => GameView<Parts>;
}

/** The games that a menu of this one offers, in its order. */
export function otherGames<G extends GameName>(game: G): Exclude<GameName, G>[] {
  return GAME_NAMES.filter((name): name is Exclude<GameName, G> => name !== game);
}
