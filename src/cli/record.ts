import { romeDate } from "../core/calendar.ts";
import { type Stats, statsOf } from "../session/stats.ts";
import type { Room } from "./front.ts";

/** The player's statistics, from all the games of the bee. */
export async function recordOf({ store, world }: Room): Promise<Stats> {
  const { headers } = await store.list("bee-");
  return statsOf({ headers, finds: await store.finds(), today: romeDate(world.now()) });
}
