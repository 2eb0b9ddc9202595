import { romeDate } from "../../core/calendar.ts";
import { type GameName, games } from "../../games/mod.ts";
import { ADAPTERS } from "../games.ts";
import type { Tally } from "../../session/tally.ts";
import type { Parts } from "../../games/game.ts";
import type { GameAdapter, PlayContext } from "../game_adapter.ts";
import { finishedGames } from "../finished_games.ts";
import { type Clocked, mannerOf } from "./goal.ts";
import { type Estimate, estimateOf, type Kind } from "./estimate.ts";
import { LEAST_GAMES } from "./offer.ts";

const VERSION = 4;

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
  kind: Kind,
  tally?: Tally,
): Promise<Player> {
  const { store } = context;
  const key = `player-${kind.game}-${kind.pace}`;
  const mark = await markOf(context, new Map(tally && [[kind.game, tally]]));
  const note = (await store.notes(key)).find((one) => one.key === key);
  const known = playerIn(note?.text, mark);
  if (known) return known;
  const player = await readGames(context, kind);
  const text = JSON.stringify({ version: VERSION, mark, player });
  await store.changeNotes({ keys: [key], to: () => text });
  return player;
}

/** What a game by these rules is. */
export function kindOf(
  { name, pace }: Pick<GameAdapter<Parts>, "name" | "pace">,
  rules: unknown,
): Kind {
  return { game: name, pace: pace ?? mannerOf(rules as Clocked).pace };
}

/** By its usual rules. */
export function usualKind(game: GameName): Kind {
  const adapter = ADAPTERS[game] as unknown as GameAdapter<Parts>;
  return kindOf(adapter, adapter.game.defaults);
}

async function readGames(context: FitContext, kind: Kind): Promise<Player> {
  const evidence = (await finishedGames(context)).flatMap(({ evidence }) => evidence ?? []);
  return evidence.length < LEAST_GAMES
    ? { kind: "unknown", games: evidence.length }
    : { kind: "known", estimate: estimateOf(evidence, kind) };
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
    return note.version === VERSION && note.mark === mark ? note.player : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
