import { romeDate } from "../../core/calendar.ts";
import { games } from "../../games/mod.ts";
import type { Tally } from "../../session/tally.ts";
import type { PlayContext } from "../game_adapter.ts";
import { finishedGames } from "../finished_games.ts";
import { type Estimate, estimateOf } from "./estimate.ts";

/** With fewer finished games too little is known of a player. */
export const LEAST_GAMES = 5;

const OFFERED = "offered-level";

type FitContext = Pick<PlayContext, "store" | "lexicon" | "now">;

type Player =
  | { readonly kind: "known"; readonly estimate: Estimate }
  | { readonly kind: "unknown"; readonly games: number };

/**
 * What the player knows, for boards of this game; how many games are missing before that is known.
 * Quicker with the tally of that game, if it was read before.
 */
export async function playerEstimate(
  context: FitContext,
  game: string,
  tally?: Tally,
): Promise<Player> {
  const { store } = context;
  const key = `player-${game}`;
  const mark = await markOf(context, new Map(tally && [[game, tally]]));
  const note = (await store.notes(key)).find((one) => one.key === key);
  const known = playerIn(note?.text, mark);
  if (known) return known;
  const player = await readGames(context, game);
  const text = JSON.stringify({ version: 1, mark, player });
  await store.changeNotes({ keys: [key], to: () => text });
  return player;
}

async function readGames(context: FitContext, game: string): Promise<Player> {
  const evidence = (await finishedGames(context)).flatMap(({ evidence }) => evidence ?? []);
  return evidence.length < LEAST_GAMES
    ? { kind: "unknown", games: evidence.length }
    : { kind: "known", estimate: estimateOf(evidence, game) };
}

/** Changes with each game that is played or deleted, without reading them all, and with the day. */
async function markOf(
  { store, lexicon, now }: FitContext,
  known: ReadonlyMap<string, Tally>,
): Promise<string> {
  const sums = [];
  for (const name of Object.keys(games)) {
    const { days: _, found: __, ...rest } = known.get(name) ?? await store.tally(name);
    sums.push(rest);
  }
  return JSON.stringify([lexicon.edition, romeDate(now()), sums]);
}

/** What cannot be read, or is about other games, is made again: it is only a copy. */
function playerIn(text: string | undefined, mark: string): Player | undefined {
  if (text === undefined) return undefined;
  try {
    const note = JSON.parse(text) as { version?: unknown; mark?: unknown; player?: Player };
    return note.version === 1 && note.mark === mark ? note.player : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether it is time to offer boards that fit: once, after five finished games. */
export async function mayOffer({ store }: Pick<PlayContext, "store">): Promise<boolean> {
  // The list takes longer with each game.
  if ((await store.notes(OFFERED)).length > 0) return false;
  const { headers } = await store.list({ over: true });
  if (headers.length < LEAST_GAMES) return false;
  await store.changeNotes({ keys: [OFFERED], to: () => '{"version":1}' });
  return true;
}
