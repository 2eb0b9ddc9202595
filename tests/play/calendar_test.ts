import assert from "node:assert/strict";
import { romeDate } from "../../src/core/calendar.ts";
import { addMonths, calendarOf, daysOf, monthAsked } from "../../src/play/calendar.ts";
import { type Header, headerOf } from "../../src/session/session.ts";
import { daily } from "../support/sessions.ts";

function headers(...days: [date: string, won: boolean, more?: Partial<Header>][]): Header[] {
  return days.map(([date, won, more]) => ({ ...headerOf(daily(date, won)), played: 1, ...more }));
}

function calendar(some: readonly Header[], month: string, today: string) {
  return calendarOf({ headers: some, games: ["bee", "grid"], month, today, language: "it" });
}

Deno.test("calendarOf() says how each day went, game by game", () => {
  const some = headers(
    ["2025-11-01", true],
    ["2025-11-02", false],
    ["2025-11-03", false, { over: true }],
    ["2025-11-04", false, { played: 0 }],
    ["2025-11-05", true, { lexicon: "de-1" }],
    ["2025-11-06", false],
    ["2025-11-06", true, { id: "bee-daily-again" }],
    ["2025-11-07", true, { game: "grid" }],
    ["2025-10-31", true],
    ["2025-11-08", true, { label: { kind: "board" } }],
  );
  const { days, streaks } = calendar(some, "2025-11", "2025-11-09");
  assert.deepEqual(days.map(({ games: { bee, grid } }) => [bee, grid]), [
    ["won", "none"],
    ["begun", "none"],
    ["over", "none"],
    ["none", "none"],
    ["none", "none"],
    ["won", "none"],
    ["none", "won"],
    ["none", "none"],
    ["none", "none"],
  ]);
  assert.deepEqual(streaks.bee, { current: 0, best: 2 });
  assert.deepEqual(streaks.grid, { current: 0, best: 1 });
});

Deno.test("calendarOf() has no day to come", () => {
  assert.equal(calendar([], "2025-12", "2025-11-09").days.length, 0);
  assert.equal(calendar([], "2025-11", "2025-11-09").days.at(-1)?.date, "2025-11-09");
  assert.equal(calendar([], "2025-10", "2025-11-09").days.length, 31);
});

Deno.test("daysOf() has every day once, the short and the long day of the year too", () => {
  for (
    const [month, count] of [["2026-03", 31], ["2025-10", 31], ["2024-02", 29], ["2025-02", 28]]
  ) {
    const days = daysOf(String(month));
    assert.equal(days.length, count);
    assert.equal(new Set(days).size, count);
  }
});

Deno.test("a streak goes on over both clock changes", () => {
  // Each game is begun in the last minute of its day in Rome, and in the first of the next.
  for (const [first, last] of [["2026-03-27", "2026-03-31"], ["2025-10-24", "2025-10-28"]]) {
    const days = daysOf(first!.slice(0, 7)).filter((day) => day >= first! && day <= last!);
    for (const clock of ["23:59", "00:00"]) {
      const won = days.map((day) => {
        const at = instantOf(day, clock);
        return headers([day, true, { startedAt: new Date(at).toISOString() }])[0]!;
      });
      const { streaks, days: shown } = calendar(won, first!.slice(0, 7), last!);
      assert.deepEqual(streaks.bee, { current: 5, best: 5 }, `${first} ${clock}`);
      assert.equal(shown.filter(({ games }) => games.bee === "won").length, 5);
    }
  }
});

/** When a clock in Rome shows this time on this day, by the time zone table of the machine. */
function instantOf(day: string, clock: string): number {
  const inRome = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Rome",
    dateStyle: "short",
    timeStyle: "short",
  });
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let minutes = -15 * 60; minutes <= 15 * 60; minutes++) {
    const at = noon + minutes * 60_000;
    if (inRome.format(at) !== `${day} ${clock}`) continue;
    assert.equal(romeDate(at), day);
    return at;
  }
  throw new Error(`no ${clock} on ${day}`);
}

Deno.test("monthAsked() and addMonths() find months", () => {
  assert.equal(monthAsked(undefined, "2025-11-17"), "2025-11");
  assert.equal(monthAsked("2024-02", "2025-11-17"), "2024-02");
  assert.equal(monthAsked("2024-02-29", "2025-11-17"), "2024-02");
  for (const text of ["2025-13", "2025-02-30", "11", "", "1999-12"]) {
    assert.throws(() => monthAsked(text, "2025-11-17"), text);
  }
  assert.equal(addMonths("2025-12", 1), "2026-01");
  assert.equal(addMonths("2025-01", -1), "2024-12");
  assert.equal(addMonths("2000-01", -1), "2000-01");
});
