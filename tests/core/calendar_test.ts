import assert from "node:assert/strict";
import fc from "fast-check";
import { addDays, ordinalOf, romeDate, weekdayOf } from "../../src/core/calendar.ts";
import { FIXED } from "../support/property.ts";

Deno.test("romeDate() turns the day over at midnight in Rome on the days the clock changes", () => {
  const cases: [instant: string, date: string][] = [
    ["2025-01-01T00:00:00Z", "2025-01-01"],
    ["2024-12-31T23:00:00Z", "2025-01-01"],
    ["2024-12-31T22:59:59Z", "2024-12-31"],
    // The last Sunday of March: midnight is still at 23:00 UTC, the next at 22:00.
    ["2025-03-29T22:59:59Z", "2025-03-29"],
    ["2025-03-29T23:00:00Z", "2025-03-30"],
    ["2025-03-30T21:59:59Z", "2025-03-30"],
    ["2025-03-30T22:00:00Z", "2025-03-31"],
    // The last Sunday of October: the other way round.
    ["2025-10-25T21:59:59Z", "2025-10-25"],
    ["2025-10-25T22:00:00Z", "2025-10-26"],
    ["2025-10-26T22:59:59Z", "2025-10-26"],
    ["2025-10-26T23:00:00Z", "2025-10-27"],
    // Both on a 31st, and a leap day.
    ["2024-03-30T23:00:00Z", "2024-03-31"],
    ["2024-03-31T22:00:00Z", "2024-04-01"],
    ["2027-10-30T22:00:00Z", "2027-10-31"],
    ["2027-10-31T22:59:59Z", "2027-10-31"],
    ["2028-02-28T23:00:00Z", "2028-02-29"],
    ["1999-12-31T23:00:00Z", "2000-01-01"],
  ];
  for (const [instant, date] of cases) assert.equal(romeDate(Date.parse(instant)), date, instant);
});

Deno.test("romeDate() agrees with the time zone tables on every quarter of an hour that matters", () => {
  const table = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" });
  const quarter = 15 * 60_000;
  for (let year = 1997; year <= 2040; year++) {
    for (const month of ["03", "10"]) {
      const from = Date.parse(`${year}-${month}-24T00:00:00Z`);
      for (let at = from; at < from + 9 * 96 * quarter; at += quarter) {
        const parts = table.formatToParts(at);
        const [y, m, d] = (["year", "month", "day"] as const)
          .map((type) => parts.find((part) => part.type === type)!.value);
        assert.equal(romeDate(at), `${y}-${m}-${d}`);
      }
    }
  }
});

Deno.test("addDays() steps over every day once", () => {
  assert.equal(addDays("2025-03-30", 1), "2025-03-31");
  assert.equal(addDays("2025-01-01", -1), "2024-12-31");
  assert.equal(addDays("2024-02-28", 2), "2024-03-01");
  assert.equal(addDays("1970-01-01", 20_409), "2025-11-17");
  fc.assert(
    fc.property(
      fc.integer({ min: -300_000, max: 900_000 }),
      fc.integer({ min: -999, max: 999 }),
      (day, n) => {
        const date = addDays("1970-01-01", day);
        assert.equal(date, new Date(day * 86_400_000).toISOString().slice(0, 10));
        assert.equal(ordinalOf(date), day);
        assert.equal((weekdayOf(date) + 1) % 7, new Date(day * 86_400_000).getUTCDay());
        assert.equal(addDays(addDays(date, n), -n), date);
      },
    ),
    FIXED,
  );
});

Deno.test("ordinalOf() knows no day that is not", () => {
  assert.equal(ordinalOf("1970-01-01"), 0);
  for (
    const text of ["2025-02-29", "2025-13-01", "2025-00-10", "2025-04-31", "25-01-01", "", "oggi"]
  ) {
    assert.equal(ordinalOf(text), undefined, text);
  }
});
