import type { Parts } from "../../games/game.ts";
import type { WebMessages } from "../../messages/web.ts";
import type { Chosen } from "../../play/board_source.ts";
import type { GameSetup } from "../../play/find_game.ts";
import { LEAST_GAMES } from "../../play/fit/offer.ts";
import { kindOf, playerEstimate } from "../../play/fit/player.ts";
import { knownSentence } from "../../play/fit/known_sentence.ts";
import type { OpenAsk } from "./protocol.ts";

interface Fitting {
  /** None where it cannot be fitted: then it is of the usual level. */
  readonly chosen?: Chosen<Parts>;
  /** What to say about it to the player. */
  readonly notices: readonly string[];
}

/** A new board that fits what the player knows, where that is asked for. */
export async function fittedBoard(
  { adapter, boards, rules, context }: GameSetup<Parts>,
  { ask, seed, web }: { readonly ask: OpenAsk; readonly seed: string; readonly web: WebMessages },
): Promise<Fitting> {
  if (ask.level !== "auto" || ask.wanted.kind !== "fresh" || !boards.fit) return { notices: [] };
  if (ask.difficulty) return { notices: [] };
  const player = await playerEstimate(context, kindOf(adapter, rules));
  if (player.kind === "unknown") {
    return { notices: [context.t.fit.notYet(player.games, LEAST_GAMES)] };
  }
  const { estimate } = player;
  const { chosen, fitted } = boards.fit(context.lexicon, rules, { seed, estimate });
  const how = fitted.kind === "tier"
    ? context.t.fit.tier(fitted.tier)
    : estimate.own === 0
    ? context.t.fit.first()
    : web.fitted(Math.round(fitted.chance * 100));
  return { chosen, notices: [`${knownSentence(context, estimate)}. ${how}`] };
}
