import type { CalendarMessages } from "../calendar.ts";
import { DAY_WORDS } from "./counts.ts";
import { MONTHS } from "./dates.ts";

/** The calendar, in English. */
export const calendar: CalendarMessages = {
  month: (month) => {
    const [year, number] = month.split("-").map(Number);
    return `${MONTHS[number! - 1]} ${year}`;
  },
  weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
  legend: (games) => [
    `For each day, in this order: ${games.join(", ")}`,
    "* won   + over   - begun   . not played",
  ],
  state: DAY_WORDS,
  key: { day: ["←↑↓→", "day"], game: ["Tab", "game"], month: ["PgUp/Dn", "month"] },
  streak: (game, { current, best }) =>
    `${game}: ${current === 1 ? "1 day" : `${current} days`} in a row, ${best} at most`,
  ask: () => "Which day? 12, or 12 grid; < or > for another month, Enter to leave",
  again: () => "Type a day of this month, with the name of a game if you like",
  notYet: (day) => `Day ${day} has not come yet`,
};
