import type { Parts } from "../../games/game.ts";
import type { GameName, PartsOf } from "../../games/mod.ts";
import type { Dealer } from "../dealer.ts";
import { beeDealer } from "./bee_dealer.ts";
import { bitesDealer } from "./bites_dealer.ts";
import { gridDealer } from "./grid_dealer.ts";

/** Every game as it is played here: the one place that knows them all. */
export const DEALERS: { readonly [G in GameName]: Dealer<PartsOf<G>> } = {
  bee: beeDealer,
  bites: bitesDealer,
  grid: gridDealer(),
};

/** Of a saved game, whose moves are checked when it is played again; `undefined` for one unknown. */
export function dealerOf(game: string): Dealer<Parts> | undefined {
  if (!Object.hasOwn(DEALERS, game)) return undefined;
  return DEALERS[game as GameName] as unknown as Dealer<Parts>;
}
