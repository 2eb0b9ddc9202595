import { romeDate } from "../core/calendar.ts";
import type { GameName } from "../games/mod.ts";
import type { Messages } from "../messages/messages.ts";
import { daysWon, type Stats, statsOf, type Streak, streakOf } from "../session/stats.ts";
import { playerTally } from "./deleted_days.ts";
import type { PlayContext, StatRow } from "./game_adapter.ts";

/** Where the saved games are, and what day it is. */
type StatsContext = Pick<PlayContext, "store" | "now">;

/** The player's statistics, from all the saved games of one kind. */
export async function playerStats({ store, now }: StatsContext, game: GameName): Promise<Stats> {
  return statsOf(await playerTally(store, game), romeDate(now()));
}

/** The days won in a row, including today if it is won, and whether it is. */
export async function streakIn(
  { store, now }: StatsContext,
  game: GameName,
): Promise<Streak & { readonly today: string; readonly isTodayWon: boolean }> {
  const tally = await playerTally(store, game);
  const today = romeDate(now());
  const isTodayWon = daysWon(tally).has(today);
  return { ...streakOf(tally, today), today, isTodayWon };
}

/** Each figure as it is shown. */
export function statValues(stats: Stats, t: Messages): Readonly<Record<StatRow, string>> {
  return {
    games: t.number(stats.games),
    finished: t.number(stats.finished),
    wins: t.number(stats.wins),
    streak: t.number(stats.streak.current),
    bestStreak: t.number(stats.streak.best),
    best: t.number(stats.best?.score ?? 0),
    average: `${Math.round(stats.averageShare * 100)}%`,
    words: t.number(stats.words),
    extra: t.number(stats.extra),
    pangrams: t.number(stats.pangrams),
    hints: t.number(stats.hints),
  };
}
