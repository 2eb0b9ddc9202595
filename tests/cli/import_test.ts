import assert from "node:assert/strict";
import { run } from "../../src/cli/app/run.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import type { Session } from "../../src/session/session.ts";
import { playLexicon } from "../support/play_words.ts";
import { FINDS, sessionOf, SUMMARY } from "../support/sessions.ts";
import { onShelf, scriptedWorld, type Shelf } from "../support/world.ts";

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

async function itbee(
  shelf: Shelf,
  args: readonly string[],
  files: Record<string, string> = {},
  answers?: readonly string[],
) {
  const world = scriptedWorld({
    args,
    files,
    shelf,
    ...(answers && { terminal: {}, lines: answers }),
    lexicon: playLexicon(),
    env: { HOME: "/home/anna", ITBEE_LANG: "en" },
  });
  const code = await run(world);
  return { code, out: world.printed.join("\n"), err: world.complained.join("\n") };
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

/** What a friend's program wrote: the same board, one word more, another mark. */
const FRIEND = { ...GAME, moves: [...GAME.moves, { kind: "guess", word: "neve" }] };
const THEIRS = JSON.stringify({ ...FRIEND, owner: "0123456789abcdef" });

async function wordsFound(shelf: Shelf): Promise<number> {
  return JSON.parse((await itbee(shelf, ["stats", "--json"])).out).words;
}

Deno.test("sessions import asks whose the games of another device are", async () => {
  const cases: [args: string[], answers: string[] | undefined, words: number, code: number][] = [
    [[], undefined, 1, 1],
    [["--theirs"], undefined, 1, 0],
    [["--mine"], undefined, 2, 0],
    [[], ["theirs"], 1, 0],
    [[], ["perhaps", "mine"], 2, 0],
    [[], [], 1, 1],
  ];
  for (const [args, answers, words, code] of cases) {
    const name = JSON.stringify([args, answers]);
    await onShelf(async (shelf) => {
      await itbee(shelf, ["sessions", "import", "f"], { f: JSON.stringify(GAME) });
      assert.equal(await wordsFound(shelf), 1, name);
      const done = await itbee(shelf, ["sessions", "import", "f", ...args], { f: THEIRS }, answers);
      assert.equal(done.code, code, name + done.err);
      if (code === 1) assert.match(done.err, /One game of "f" came from another device/, name);
      assert.equal(await wordsFound(shelf), words, name);
      const own = JSON.parse((await itbee(shelf, ["sessions", "list", "--json"])).out);
      assert.equal(own.length, 1, name);
      const all = JSON.parse((await itbee(shelf, ["sessions", "list", "--all", "--json"])).out);
      assert.equal(all.length, code === 0 && words === 1 ? 2 : 1, name);
    });
  }
});

Deno.test("sessions import knows the player's own games, and those once claimed, without asking", async () => {
  await onShelf(async (shelf) => {
    await itbee(shelf, ["sessions", "import", "f", "--mine"], { f: THEIRS });
    const { out } = await itbee(shelf, ["sessions", "export"]);
    assert.match(out, /"owner":"[a-z0-9]{16}"/);
    const again = await itbee(shelf, ["sessions", "import", "f"], { f: `${out}\n${THEIRS}` });
    assert.equal(again.out, "Games added 0, completed 0, already there 2");
    await onShelf(async (friend) => {
      // What is made at random is not the same twice.
      friend.seeds.count = 100;
      const refused = await itbee(friend, ["sessions", "import", "f"], { f: out });
      assert.equal(refused.code, 1);
      await itbee(friend, ["sessions", "import", "f", "--theirs"], { f: out });
      const back = await itbee(friend, ["sessions", "export"]);
      assert.equal(JSON.parse(back.out).owner, JSON.parse(out).owner);
      const id = JSON.parse(back.out).id;
      const resumed = await itbee(friend, ["sessions", "resume", id], {}, []);
      assert.equal(resumed.code, 1);
      assert.match(resumed.err, /is somebody else's game/);
    });
  });
});

Deno.test("sessions import reads whose a game is however the file is written", async () => {
  await onShelf(async (shelf) => {
    // As other programs write JSON.
    const f = THEIRS.replaceAll('":', '": ').replaceAll(',"', ', "');
    assert.notEqual(f, THEIRS);
    assert.equal((await itbee(shelf, ["sessions", "import", "f"], { f })).code, 1);
    assert.equal((await itbee(shelf, ["sessions", "import", "f", "--mine"], { f })).code, 0);
    assert.equal(await wordsFound(shelf), 2);
  });
});

Deno.test("sessions import takes no made-up words for a daily", async () => {
  const made = { kind: "guess", word: "nnnnnnn", own: "added" };
  const real = { kind: "guess", word: "nome", own: "hidden" };
  const date = "2025-11-17";
  const games: [game: object, words: number][] = [
    [{ ...GAME, moves: [made, real] }, 1],
    [{ ...GAME, id: `bee-daily-${date}`, label: { kind: "daily", date }, moves: [made, real] }, 0],
  ];
  for (const [game, extra] of games) {
    await onShelf(async (shelf) => {
      const f = JSON.stringify(game);
      assert.equal((await itbee(shelf, ["sessions", "import", "f"], { f })).code, 0);
      const [{ summary }] = JSON.parse(
        (await itbee(shelf, ["sessions", "list", "--all", "--json"])).out,
      );
      // A common word counts, whatever the list says.
      assert.deepEqual([summary.found, summary.extra], [1, extra], f);
    });
  }
});

Deno.test("sessions import adds no made-up words to a daily that is here", async () => {
  const daily = { ...GAME, id: `bee-daily-${DAILY.date}`, label: DAILY };
  const made = { kind: "guess", word: "nnnnnnn", own: "added" };
  const hidden = { kind: "guess", word: "meno", own: "hidden" };
  await onShelf(async (shelf) => {
    for (const game of [daily, { ...daily, moves: [...daily.moves, made, hidden] }]) {
      const f = JSON.stringify(game);
      assert.equal((await itbee(shelf, ["sessions", "import", "f"], { f })).code, 0);
    }
    const { out } = await itbee(shelf, ["sessions", "list", "--all", "--json"]);
    const [{ summary, played }] = JSON.parse(out);
    assert.deepEqual([played, summary.found, summary.extra], [3, 2, 0]);
  });
});
