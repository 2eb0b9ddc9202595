import assert from "node:assert/strict";
import fc from "fast-check";
import {
  type Find,
  type Header,
  headerOf,
  type Session,
  type Summary,
} from "../../src/session/session.ts";
import { statsOf, streakOf } from "../../src/session/stats.ts";
import { type Tally, tallyOf } from "../../src/session/tally.ts";
import { daily, FINDS, sessionOf, SUMMARY } from "../support/sessions.ts";

function game(id: string, summary: Partial<Summary>): Header {
  return headerOf({ ...sessionOf(id), over: true, summary: { ...SUMMARY, ...summary } });
}

function tally(headers: readonly Header[], finds: readonly (readonly Find[])[] = []): Tally {
  return tallyOf(headers.map((header, i) => [header, finds[i]]));
}

function dailies(...won: readonly string[]): Header[] {
  return won.map((date) => headerOf(daily(date, true)));
}

/** Walks the calendar with local arithmetic of its own: month lengths and leap years by hand. */
function dayAfter(date: string): string {
  let [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (++day > lengths[month - 1]!) [day, month] = [1, month + 1];
  if (month > 12) [month, year] = [1, year + 1];
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

Deno.test("streakOf() counts days in a row of the calendar", () => {
  const cases: [today: string, won: string[], current: number, best: number][] = [
    ["2025-11-17", [], 0, 0],
    ["2025-11-17", ["2025-11-17"], 1, 1],
    ["2025-11-17", ["2025-11-16"], 1, 1],
    ["2025-11-17", ["2025-11-15"], 0, 1],
    ["2025-11-17", ["2025-11-14", "2025-11-15", "2025-11-16", "2025-11-17"], 4, 4],
    ["2025-11-17", ["2025-11-17", "2025-11-15", "2025-11-14", "2025-11-13"], 1, 3],
    ["2025-03-31", ["2025-03-29", "2025-03-30", "2025-03-31"], 3, 3],
    ["2025-10-27", ["2025-10-25", "2025-10-26", "2025-10-27"], 3, 3],
    ["2024-03-01", ["2024-02-28", "2024-02-29", "2024-03-01"], 3, 3],
    ["2025-01-01", ["2024-12-31", "2025-01-01"], 2, 2],
    ["2025-11-17", ["2025-11-17", "2025-11-18"], 1, 1],
    ["2025-11-17", ["2025-11-17", "2025-11-17"], 1, 1],
  ];
  for (const [today, won, current, best] of cases) {
    assert.deepEqual(streakOf(tally(dailies(...won)), today), { current, best }, `${today} ${won}`);
  }
});

Deno.test("streakOf() forgets days that were lost, and games that are not dailies", () => {
  const headers = [
    ...dailies("2025-11-15", "2025-11-17"),
    headerOf(daily("2025-11-16", false)),
    game("bee-a", { won: true }),
  ];
  assert.deepEqual(streakOf(tally(headers), "2025-11-17"), { current: 1, best: 1 });
});

Deno.test("streakOf() counts no daily of another day, and none that was begun again", () => {
  const [late, today] = [daily("2025-11-16", true), daily("2025-11-17", true)];
  const again = { ...today, id: "bee-again", startedAt: "2025-11-17T13:00:00.000Z" };
  const cases: [name: string, games: Session[], current: number][] = [
    ["both on their day", [late, today], 2],
    ["one from the archive", [{ ...late, startedAt: today.startedAt }, today], 1],
    ["begun before midnight in Rome", [{ ...today, startedAt: "2025-11-16T23:30:00.000Z" }], 1],
    ["begun after midnight in Rome", [{ ...late, startedAt: "2025-11-16T23:30:00.000Z" }], 0],
    ["given up, then won", [again, { ...daily("2025-11-17", false), over: true }], 0],
    ["won, then given up", [{ ...again, summary: { ...SUMMARY, won: false } }, today], 1],
    [
      "given up in one language, won in another",
      [{ ...again, lexicon: "fr-3f9a2c" }, daily("2025-11-17", false)],
      1,
    ],
  ];
  for (const [name, games, current] of cases) {
    assert.equal(streakOf(tally(games.map(headerOf)), "2025-11-17").current, current, name);
  }
});

Deno.test("streakOf() agrees with walking the calendar", () => {
  const pattern = fc.array(fc.boolean(), { minLength: 1, maxLength: 90 });
  fc.assert(
    fc.property(pattern, fc.integer({ min: 0, max: 400 }), (won, skip) => {
      let date = "2023-12-01";
      for (let i = 0; i < skip; i++) date = dayAfter(date);
      const dates = won.map(() => [date, date = dayAfter(date)][0]!);
      let [run, best] = [0, 0];
      let before = 0;
      for (const isWon of won) {
        before = run;
        run = isWon ? run + 1 : 0;
        best = Math.max(best, run);
      }
      const current = won.at(-1) ? run : before;
      const headers = dailies(...dates.filter((_, i) => won[i]));
      assert.deepEqual(streakOf(tally(headers.reverse()), dates.at(-1)!), { current, best });
    }),
    { seed: 3, numRuns: 200 },
  );
});

Deno.test("statsOf() adds up", () => {
  const headers = [
    game("bee-a", { score: 100, total: 200, won: true, rank: 8, found: 20, pangrams: 1 }),
    game("bee-b", { score: 50, total: 200, rank: 2, found: 9, hints: 3 }),
    headerOf(sessionOf("bee-new")),
    game("bee-c", { score: 100, total: 100, rank: 8 }),
  ];
  const finds: Find[][] = [[...FINDS], [["nome", 5.6]], [["ebbro", 2.1], ["x", 0]]];
  const stats = statsOf(tally(headers, finds), "2025-11-17");
  assert.deepEqual(stats, {
    games: 3,
    finished: 3,
    wins: 1,
    streak: { current: 0, best: 0 },
    best: { id: "bee-a", score: 100 },
    averageShare: (0.5 + 0.25 + 1) / 3,
    ranks: [0, 0, 1, 0, 0, 0, 0, 0, 2],
    words: 31,
    extra: 3,
    pangrams: 3,
    hints: 3,
    favourites: [{ word: "nome", games: 2 }],
    hardest: [
      { word: "ebbro", zipf: 2.1 },
      { word: "novembre", zipf: 5.2 },
      { word: "nome", zipf: 5.6 },
    ],
  });
});

Deno.test("statsOf() of nothing is nothing", () => {
  const { games, averageShare, ranks, best } = statsOf(tally([]), "2025-11-17");
  assert.deepEqual({ games, averageShare, ranks, best }, {
    games: 0,
    averageShare: 0,
    ranks: [],
    best: undefined,
  });
});
