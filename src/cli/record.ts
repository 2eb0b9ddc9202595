import { romeDate } from "../core/calendar.ts";
import type { GameName } from "../games/mod.ts";
import { type Stats, statsOf } from "../session/stats.ts";
import type { Room } from "./front.ts";

/** The player's statistics, from all the saved games of one kind. */
export async function recordOf({ store, world }: Room, game: GameName): Promise<Stats> {
  const { headers, finds } = await store.record(`${game}-`);
  return statsOf({ headers, finds, today: romeDate(world.now()) });
}
