import type { PlayContext } from "../game_adapter.ts";

/** With fewer finished games too little is known about a player. */
export const LEAST_GAMES = 5;

const OFFERED = "offered-level";

/** Whether it is time to offer boards that fit: once, after five finished games. */
export async function mayOffer({ store }: Pick<PlayContext, "store">): Promise<boolean> {
  // The list takes longer with each game.
  if ((await store.notes(OFFERED)).length > 0) return false;
  const { headers } = await store.list({ over: true });
  if (headers.length < LEAST_GAMES) return false;
  await store.changeNotes({ keys: [OFFERED], to: () => '{"version":1}' });
  return true;
}
