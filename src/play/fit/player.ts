import type { PlayContext } from "../game_adapter.ts";
import { finishedGames } from "../finished_games.ts";
import { type Estimate, estimateOf } from "./estimate.ts";

/** With fewer finished games too little is known of a player. */
export const LEAST_GAMES = 5;

const OFFERED = "offered-level";

type FitContext = Pick<PlayContext, "store" | "lexicon" | "now">;

/** What the player knows, for boards of this game; how many games are missing before that is known. */
export async function playerEstimate(
  context: FitContext,
  game: string,
): Promise<
  | { readonly kind: "known"; readonly estimate: Estimate }
  | { readonly kind: "unknown"; readonly games: number }
> {
  const games = (await finishedGames(context)).flatMap(({ evidence }) => evidence ?? []);
  return games.length < LEAST_GAMES
    ? { kind: "unknown", games: games.length }
    : { kind: "known", estimate: estimateOf(games, game) };
}

/** Whether it is time to offer boards that fit: once, after five finished games. */
export async function mayOffer({ store }: Pick<PlayContext, "store">): Promise<boolean> {
  const { headers } = await store.list({ over: true });
  if (headers.length < LEAST_GAMES) return false;
  const isNew = (await store.notes(OFFERED)).length === 0;
  if (isNew) await store.changeNotes({ keys: [OFFERED], to: () => '{"version":1}' });
  return isNew;
}
