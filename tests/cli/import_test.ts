import assert from "node:assert/strict";
import { run } from "../../src/cli/app/run.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import type { Session } from "../../src/session/session.ts";
import { playLexicon } from "../support/play_words.ts";
import { FINDS, sessionOf, SUMMARY } from "../support/sessions.ts";
import { openShelf, scriptedWorld, type Shelf } from "../support/world.ts";

const GAME: Session = {
  ...sessionOf("bee-a", ["nome"]),
  rules: BEE_DEFAULTS,
  lexicon: playLexicon().edition,
};
const CLAIM = {
  over: true,
  summary: { ...SUMMARY, score: Number.MAX_SAFE_INTEGER, won: true },
  finds: FINDS,
};
const DAILY = { kind: "daily", date: "2025-11-17" } as const;

async function itbee(shelf: Shelf, args: readonly string[], files: Record<string, string> = {}) {
  const world = scriptedWorld({
    args,
    files,
    shelf,
    lexicon: playLexicon(),
    env: { HOME: "/home/anna", ITBEE_LANG: "en" },
  });
  const code = await run(world);
  return { code, out: world.printed.join("\n"), err: world.complained.join("\n") };
}

async function onShelf(work: (shelf: Shelf) => Promise<void>): Promise<void> {
  const shelf = openShelf();
  try {
    await work(shelf);
  } finally {
    await shelf.close();
  }
}

Deno.test("sessions import believes no score that a replay does not give", async () => {
  const lexicons = [
    ...[GAME.lexicon, "it-000000", "xx-123456", "qq-123456", "it", "../../it-1", "zz"],
  ];
  for (const lexicon of lexicons) {
    await onShelf(async (shelf) => {
      const label = { ...DAILY };
      const line = JSON.stringify({ ...GAME, ...CLAIM, lexicon, label });
      const { code, err } = await itbee(shelf, ["sessions", "import", "f"], { f: line });
      assert.equal(code, 0, err);
      const stats = JSON.parse((await itbee(shelf, ["stats", "--json"])).out);
      assert.equal(stats.games, 1, lexicon);
      assert.equal(stats.wins, 0, lexicon);
      assert.deepEqual(stats.streak, { current: 0, best: 0 }, lexicon);
      assert.ok((stats.best?.score ?? 0) < 100, lexicon);
      assert.ok(!stats.hardest.some((it: { word: string }) => it.word === "novembre"), lexicon);
    });
  }
});

Deno.test("sessions import takes no id that is another game's", async () => {
  const rows: [change: Partial<Session>, isTaken: boolean][] = [
    [{ id: "bee-b" }, true],
    [{ id: "grid-b" }, false],
    [{ id: "b" }, false],
    [{ id: "bee-daily-2025-11-17" }, false],
    [{ id: "bee-daily-2025-11-17", label: { kind: "daily", date: "2025-11-16" } }, false],
    [{ id: "bee-daily-2025-11-17", label: DAILY }, true],
  ];
  await onShelf(async (shelf) => {
    for (const [change, isTaken] of rows) {
      const f = JSON.stringify({ ...GAME, ...change });
      const { code, out } = await itbee(shelf, ["sessions", "import", "f"], { f });
      assert.equal(code, isTaken ? 0 : 1, JSON.stringify(change));
      assert.match(out, isTaken ? /added 1/ : /added 0/);
    }
  });
});
