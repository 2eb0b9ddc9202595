import assert from "node:assert/strict";
import { UserError } from "../../../src/core/problem.ts";
import type { BeeScene } from "../../../src/web/engine/bee.ts";
import type { GameShown, OpenAsk } from "../../../src/web/engine/protocol.ts";
import { NOON, startEngine } from "../../support/web_engine.ts";
import { romeDate } from "../../../src/core/calendar.ts";

/** A word of the board's letters that no list has. */
function madeUp({ code }: GameShown): string {
  const [required = "", others = ""] = code.toLowerCase().split("-");
  return [...others].slice(0, 4).map((letter) => required + letter).join("");
}

Deno.test("the page's own words count as extra words, but in no daily and no duel", async () => {
  const { answer } = await startEngine();
  const opened = async (wanted: OpenAsk["wanted"]) => await answer("open", { game: "bee", wanted });
  const asked = { kind: "new", game: "bee", games: 1, level: "medium", language: "it" } as const;
  const { next } = await answer("duel", asked);
  const own = await opened({ kind: "seed", seed: "7" });
  const daily = await opened({ kind: "daily", date: romeDate(NOON) });
  const duel = await answer("resume", { session: next! });
  const guess = async (shown: GameShown) =>
    await answer("guess", { session: shown.session, text: madeUp(shown) });
  assert.equal((await guess(own)).kind, "not_in_lexicon");
  for (const shown of [own, daily, duel]) {
    const wish = { kind: "add", text: madeUp(shown), reason: "" } as const;
    assert.match((await answer("own", { language: "it", wish })).sentence!, /now counts/);
  }
  assert.equal((await guess(daily)).kind, "not_in_lexicon");
  assert.equal((await guess(duel)).kind, "not_in_lexicon");
  const after = await guess(own);
  assert.equal(after.kind, "extra");
  const goals = [own, after.shown].map(({ scene }) => {
    const { words, goal } = scene as BeeScene;
    return { words, goal };
  });
  assert.deepEqual(goals[0], goals[1]);
});

Deno.test("the page's list is kept by language, and each row can be taken off", async () => {
  const { answer, store } = await startEngine();
  const add = (text: string, reason = "") =>
    answer("own", { language: "it", wish: { kind: "add", text, reason } });
  await add("Bàubo", "a myth");
  await add("zorgu");
  const again = await startEngine({ store });
  assert.deepEqual(
    (await again.answer("own", { language: "it" })).rows.map(({ word, reason }) => [word, reason]),
    [["bàubo", "a myth"], ["zorgu", ""]],
  );
  assert.match((await add("casa")).sentence!, /already counts/);
  const wish = { kind: "forget", text: "bàubo", reason: "" } as const;
  const { rows } = await answer("own", { language: "it", wish });
  assert.deepEqual(rows.map(({ word }) => word), ["zorgu"]);
  for (const [text, reason] of [["a b", ""], ["zurgo", "x".repeat(201)]] as const) {
    await assert.rejects(add(text, reason), (error) => error instanceof UserError);
  }
});
