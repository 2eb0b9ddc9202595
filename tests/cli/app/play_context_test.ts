import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { playLexicon } from "../../support/play_words.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

Deno.test("lists, statistics and exports do without a lexicon", async () => {
  for (const line of ["stats", "stats --json", "sessions list", "sessions export"]) {
    const world = scriptedWorld({ args: line.split(" "), env: { HOME: "/home/anna" } });
    assert.equal(await run(world), 0, line);
  }
});

Deno.test("two windows that begin one board at the same instant begin one game", async () => {
  const shelf = openShelf();
  const env = { HOME: "/home/anna" };
  const words = [["nome", "neve"], ["nero", "venne"]];
  const worlds = words.map((lines) =>
    scriptedWorld({ args: ["N-BEMORV"], lines, env, shelf, lexicon: playLexicon() })
  );
  // Each looks for a game before the other has made one, since the store does one thing at a time.
  assert.deepEqual(await Promise.all(worlds.map((world) => run(world))), [0, 0]);
  const list = scriptedWorld({ args: ["sessions", "list", "--json"], env, shelf });
  await run(list);
  const games = JSON.parse(list.printed.join("\n")) as { summary: { found: number } }[];
  assert.deepEqual(games.map(({ summary }) => summary.found), [4]);
  await shelf.close();
});
