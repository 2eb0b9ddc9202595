import assert from "node:assert/strict";
import { UserError } from "../../../src/core/problem.ts";
import { startEngine } from "../../support/web_engine.ts";

Deno.test("the calendar of a page shows a month up to today, and what was played", async () => {
  const { answer } = await startEngine();
  const ask = { game: "bee", language: "it" } as const;
  const empty = await answer("calendar", ask);
  assert.deepEqual(
    [empty.month, empty.title, empty.today, empty.firstWeekday, empty.before, empty.after],
    ["2026-11", "November 2026", "2026-11-16", 6, "2026-10", undefined],
  );
  assert.equal(empty.days.length, 16);
  assert.ok(empty.days.every(({ state }) => state === "none"));
  // A day that is past can be played, too.
  for (const date of ["2026-11-03", "2026-11-16"]) {
    const { session } = await answer("open", { game: "bee", wanted: { kind: "daily", date } });
    await answer("move", { session, move: { kind: "shuffle" } });
    if (date === "2026-11-03") await answer("command", { session, name: "giveup" });
  }
  const played = await answer("calendar", ask);
  const states = played.days.flatMap(({ date, state }) => state === "none" ? [] : [[date, state]]);
  assert.deepEqual(states, [["2026-11-03", "over"], ["2026-11-16", "begun"]]);
  const other = await answer("calendar", { ...ask, language: "en" });
  assert.ok(other.days.every(({ state }) => state === "none"));
  const before = await answer("calendar", { ...ask, month: "2026-02" });
  assert.deepEqual([before.days.length, before.after], [28, "2026-03"]);
  for (const wrong of [{ ...ask, month: "2026-13" }, { ...ask, game: "chess" }]) {
    await assert.rejects(answer("calendar", wrong), UserError);
  }
});
