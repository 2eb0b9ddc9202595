import { addDays, type DateText, ordinalOf } from "../core/calendar.ts";
import { type UsageFault, UserError } from "../core/problem.ts";
import type { GameName } from "../games/mod.ts";
import { dayOf, type Header } from "../session/session.ts";
import { type Streak, streakOf } from "../session/stats.ts";
import { type Day, tallyOf } from "../session/tally.ts";

/** What became of a day's own board. */
export type DayState = "none" | "begun" | "over" | "won";

interface CalendarDay {
  readonly date: DateText;
  readonly games: Readonly<Partial<Record<GameName, DayState>>>;
}

/** A month of dailies, as `2025-11`, without the days to come. */
export interface MonthCalendar {
  readonly month: string;
  readonly today: DateText;
  readonly days: readonly CalendarDay[];
  readonly streaks: Readonly<Partial<Record<GameName, Streak>>>;
}

interface CalendarFacts {
  readonly headers: readonly Header[];
  /** The days of games that were deleted, as in a tally. */
  readonly deleted?: Readonly<Partial<Record<GameName, ReadonlyMap<string, Day>>>>;
  readonly games: readonly GameName[];
  readonly month: string;
  /** The day in Rome. */
  readonly today: DateText;
  /** The language of the words: each has its own dailies. */
  readonly language: string;
}

const ORDER: readonly DayState[] = ["none", "begun", "over", "won"];

/** The earliest month offered: the games began to have dailies later than that. */
const FIRST_MONTH = "2000-01";

export function calendarOf(
  { headers, deleted = {}, games, month, today, language }: CalendarFacts,
): MonthCalendar {
  const ours = headers.filter(({ lexicon }) => lexicon.split("-")[0] === language);
  const states = new Map<string, DayState>();
  for (const { game, label, over, played, summary } of ours) {
    const date = dayOf(label);
    if (!date?.startsWith(`${month}-`)) continue;
    const state = summary?.won ? "won" : over ? "over" : played > 0 ? "begun" : "none";
    const key = `${game} ${date}`;
    const known = states.get(key) ?? "none";
    // If a day was played twice, the better game counts.
    if (ORDER.indexOf(state) > ORDER.indexOf(known)) states.set(key, state);
  }
  const days = daysOf(month).filter((date) => date <= today).map((date) => ({
    date,
    games: Object.fromEntries(games.map((game) => [game, states.get(`${game} ${date}`) ?? "none"])),
  }));
  const streaks = games.map((game) => {
    const tally = tallyOf(ours.filter((one) => one.game === game).map((one) => [one, []]));
    for (const [day, it] of deleted[game] ?? []) {
      if (day.endsWith(` ${language}`)) tally.days.set(day, it);
    }
    return [game, streakOf(tally, today)];
  });
  return { month, today, days, streaks: Object.fromEntries(streaks) };
}

/** Every day of a month: counted as days of the calendar, so no clock change is in the way. */
export function daysOf(month: string): DateText[] {
  const days: DateText[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month that comes `months` after, or before when negative; none before the first. */
export function addMonths(month: string, months: number): string {
  const [year, number] = month.split("-").map(Number);
  const count = year! * 12 + number! - 1 + months;
  const text = `${String(Math.floor(count / 12)).padStart(4, "0")}-${
    String(count % 12 + 1).padStart(2, "0")
  }`;
  return text < FIRST_MONTH ? FIRST_MONTH : text;
}

/** This month, or the one asked for as `2025-11` or by a day of it; throws `bad_usage`. */
export function monthAsked(text: string | undefined, today: DateText): string {
  if (text === undefined) return today.slice(0, 7);
  const day = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
  if (ordinalOf(day) !== undefined && day.slice(0, 7) >= FIRST_MONTH) return day.slice(0, 7);
  const fault: UsageFault = { kind: "bad_date", text };
  throw new UserError({ kind: "bad_usage", fault });
}
