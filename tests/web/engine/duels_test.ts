import assert from "node:assert/strict";
import { UserError } from "../../../src/core/problem.ts";
import type { GameShown } from "../../../src/web/engine/protocol.ts";
import { startEngine } from "../../support/web_engine.ts";

type Page = Awaited<ReturnType<typeof startEngine>>;

/** Plays what is left of a duel: these words, then gives up. */
async function playAll({ answer }: Page, key: string, words: readonly string[]): Promise<void> {
  for (;;) {
    const { next } = await answer("duel", { kind: "open", text: key });
    if (next === undefined) return;
    const shown: GameShown = await answer("resume", { session: next });
    assert(shown.clock?.limit !== undefined, "a duel has a clock");
    for (const text of words) await answer("guess", { session: next, text });
    const given = await answer("command", { session: next, name: "giveup" });
    assert(given.kind === "played" && given.answered.shown.isOver);
  }
}

for (const game of ["bee", "grid", "bites"]) {
  Deno.test(`two pages play a duel of ${game}, and keep it apart from their games`, async () => {
    const [anna, bruno] = [await startEngine(), await startEngine({ uiLanguage: "it" })];
    const ask = { kind: "new", game, games: 1, level: "medium", language: "it" } as const;
    const mine = await anna.answer("duel", ask);
    assert.deepEqual([mine.played, mine.games, mine.send], [0, 1, undefined]);
    await playAll(anna, mine.key, []);
    const invitation = (await anna.answer("duel", { kind: "open", text: mine.key })).send!.line;

    const theirs = await bruno.answer("duel", { kind: "open", text: invitation });
    await playAll(bruno, theirs.key, []);
    const answered = await bruno.answer("duel", { kind: "open", text: invitation });
    assert.equal(answered.result, undefined);

    const over = await anna.answer("duel", { kind: "open", text: answered.send!.line });
    assert.match(over.result!.sentence, /^A draw: 0 points to 0 points/);
    const last = await bruno.answer("duel", { kind: "open", text: over.send!.line });
    assert.match(last.result!.sentence, /^Pari: 0 punti a 0 punti/);
    assert.equal(last.send, undefined);

    for (const page of [anna, bruno]) {
      assert.equal((await page.answer("duels", null)).length, 1);
      assert.deepEqual(await page.answer("list", null), []);
      assert.deepEqual((await page.store.list()).headers, []);
    }
  });
}

Deno.test("a page says what is wrong with the line of a duel", async () => {
  const { answer } = await startEngine();
  await assert.rejects(
    answer("duel", { kind: "open", text: "itbee-duel-1-xyz" }),
    (error) => error instanceof UserError && error.problem.kind === "bad_duel",
  );
});

Deno.test("a page is told which games can be duelled", async () => {
  const { answer } = await startEngine();
  const { today } = await answer("home", { language: "it" });
  const games = today.filter(({ mayDuel }) => mayDuel).map(({ game }) => game);
  assert.deepEqual(games, ["bee", "grid", "bites"]);
});
