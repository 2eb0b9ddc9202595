import { weekdayOf } from "../../core/calendar.ts";
import { UserError } from "../../core/problem.ts";
import { addMonths, calendarOf, daysOf, monthAsked } from "../../play/calendar.ts";
import { adapterOf } from "../../play/games.ts";
import { streakIn } from "../../play/player_stats.ts";
import type { Running } from "./engine.ts";
import type { CalendarFacts } from "./facts.ts";
import type { Calls } from "./protocol.ts";

/** The days of a month up to today, and how each day's board went. */
export async function calendarFacts(
  { store, t, home }: Running,
  { game, month: asked, language }: Calls["calendar"]["ask"],
): Promise<CalendarFacts> {
  const adapter = adapterOf(game);
  if (!adapter) {
    const fault = { kind: "bad_field", field: "game" } as const;
    throw new UserError({ kind: "bad_session", where: game, fault });
  }
  const { name } = adapter;
  const { current, best, today } = await streakIn({ store, now: home.now }, name);
  const month = monthAsked(asked, today);
  const { headers } = await store.list({ day: month });
  const { days } = calendarOf({ headers, games: [name], month, today, language });
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return {
    month,
    title: t.calendar.month(month),
    today,
    days: days.map(({ date, games }) => ({ date, state: games[name] ?? "none" })),
    firstWeekday: weekdayOf(daysOf(month)[0]!),
    ...(before < month && { before }),
    ...(after <= today.slice(0, 7) && { after }),
    streak: { current, best },
  };
}
