import type { Parts } from "../../games/game.ts";
import type { GameName, PartsOf } from "../../games/mod.ts";
import type { BoardSource } from "./board_source.ts";
import { beeBoardSource } from "../bee/board_source.ts";
import { bitesBoardSource } from "../bites/board_source.ts";
import { gridBoardSource } from "../grid/board_source.ts";
import { crosswordBoardSource } from "../crossword/board_source.ts";

/** Every game as it is played here: the one place that knows them all. */
export const BOARD_SOURCES: { readonly [G in GameName]: BoardSource<PartsOf<G>> } = {
  bee: beeBoardSource,
  bites: bitesBoardSource,
  grid: gridBoardSource(),
  crossword: crosswordBoardSource(),
};

/** Of a saved game, whose moves are checked when it is played again; `undefined` for one unknown. */
export function boardSourceOf(game: string): BoardSource<Parts> | undefined {
  if (!Object.hasOwn(BOARD_SOURCES, game)) return undefined;
  return BOARD_SOURCES[game as GameName] as unknown as BoardSource<Parts>;
}
