import assert from "node:assert/strict";
import { UserError } from "../../src/core/problem.ts";
import type { StoreEvent } from "../../src/store/connection.ts";
import { SessionStore } from "../../src/store/store.ts";
import { testGameStore } from "../support/game_store_tests.ts";
import { DENOKV, openServer, TOKEN, withServer } from "../support/kv_server.ts";
import { FINDS, guess, sessionOf, SUMMARY } from "../support/sessions.ts";
import {
  assertRight,
  gameOf,
  killedWhileOpening,
  killOpener,
  makeOld,
  versionIn,
} from "../support/old_stores.ts";
import { child, inFolder, openAt, wordsOf } from "../support/stores.ts";

/** The same promises as of a file, kept by a real server where one is installed. */
function onServer(name: string, work: Parameters<typeof withServer>[0]): void {
  const missing = "denokv is not installed, see src/README.md";
  Deno.test({
    name: DENOKV === undefined ? `${name} (${missing})` : name,
    ignore: DENOKV === undefined,
    fn: () => withServer(work),
  });
}

if (DENOKV !== undefined) {
  testGameStore("SessionStore on a server", async () => {
    const server = await openServer();
    const stores: SessionStore[] = [];
    return {
      open() {
        const { store } = openAt(server.address);
        stores.push(store);
        return store;
      },
      async close() {
        for (const store of stores) await store.close();
        await server.end();
      },
    };
  });
}

onServer("a server keeps games as a file does", async ({ address }) => {
  const { store, events } = openAt(address);
  const { saved } = await store.create(sessionOf("bee-a"));
  await store.append(saved, { moves: [guess("nome")], over: true, summary: SUMMARY, finds: FINDS });
  const many = Array.from({ length: 150 }, (_, i) => sessionOf(`bee-${i}`, ["neve"]));
  for (const { kind } of await store.createAll(many)) assert.equal(kind, "saved");
  await store.setCurrent("bee-a");
  const keys = Array.from({ length: 30 }, (_, i) => `card${i}`);
  assert.equal(await store.changeNotes({ keys, to: () => "text" }), true);
  await store.close();
  const { store: again } = openAt(address);
  assert.equal(await again.current(), "bee-a");
  assert.equal((await again.list({ over: false })).headers.length, 150);
  assert.equal((await again.tally("bee")).games, 151);
  assert.equal((await Array.fromAsync(again.all())).length, 151);
  assert.equal((await again.notes("card")).length, 30);
  assert.equal(await again.delete("bee-3"), true);
  assert.equal((await again.tally("bee")).games, 150);
  await again.close();
  assert.deepEqual(events, []);
});

onServer("three processes play one game on a server", async ({ address }) => {
  const count = 40;
  const names = ["a", "b", "c"];
  const outputs = await Promise.all(
    names.map((name) => child(address, "bee-a", name, String(count)).output()),
  );
  for (const { code, stderr } of outputs) {
    assert.equal(new TextDecoder().decode(stderr), "");
    assert.equal(code, 0);
  }
  const { store } = openAt(address);
  const words = wordsOf(await store.load("bee-a"));
  await store.close();
  assert.equal(words.length, names.length * count);
  assert.equal(new Set(words).size, words.length);
});

onServer("kill -9 loses no acknowledged move on a server", async ({ address }) => {
  const shown: string[] = [];
  for (let round = 0; round < 8; round++) {
    const process = child(address, "bee-a", `r${round}w`, "0");
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of process.stdout) {
      text += decoder.decode(chunk, { stream: true });
      if (text.split("\n").length > 2 + round) break;
    }
    process.kill("SIGKILL");
    await process.stderr.cancel();
    await process.status;
    shown.push(...text.split("\n").slice(0, -1));
  }
  const { store } = openAt(address);
  const words = wordsOf(await store.load("bee-a"));
  await store.close();
  assert.ok(shown.length > 8);
  assert.deepEqual(shown.filter((word) => !words.includes(word)), []);
});

onServer(
  "a server's games of format 1 are brought up to date, newer ones refused",
  async (server) => {
    const { store } = openAt(server.address);
    await store.create(sessionOf("bee-a", ["nome"]));
    await store.close();
    const format = async (version: number) => {
      const kv = await Deno.openKv(server.address);
      await kv.delete(["open", "bee-a"]);
      await kv.set(["format"], new TextEncoder().encode(JSON.stringify({ version })));
      kv.close();
    };
    await format(1);
    const { store: again } = openAt(server.address);
    assert.equal((await again.list({ over: false })).headers.length, 1);
    await again.close();
    await format(3);
    const { store: late } = openAt(server.address);
    const fault = { kind: "newer_version", version: 3 } as const;
    await assert.rejects(
      late.list(),
      new UserError({ kind: "bad_session", where: server.address, fault }),
    );
    await late.close();
  },
);

onServer("a server is brought up to date, however often we or it are killed", async (server) => {
  const games = Array.from({ length: 700 }, (_, i) => gameOf(i));
  const { store } = openAt(server.address);
  await store.createAll(games);
  await store.close();
  const old = { path: server.address, restore: () => makeOld(server.address) };
  const killBoth = async (opener: Deno.ChildProcess) => {
    await server.kill();
    killOpener(opener);
    await server.start();
  };
  for (const kill of [killOpener, killBoth]) {
    const halfDone = await killedWhileOpening({ ...old, kill }, 8);
    // The attack has arrived.
    assert.ok(halfDone > 0, kill.name);
    const { store: again, events } = openAt(server.address);
    await assertRight(again, games);
    assert.deepEqual(events, []);
    await again.close();
    const kv = await Deno.openKv(server.address);
    assert.equal(await versionIn(kv), 2);
    kv.close();
  }
});

onServer("a server that is killed again and again loses no move of a game", async (server) => {
  const count = 400;
  const process = child(server.address, "bee-a", "w", String(count));
  const told = new Response(process.stderr).text();
  const decoder = new TextDecoder();
  let [text, deaths] = ["", 0];
  for await (const chunk of process.stdout) {
    text += decoder.decode(chunk, { stream: true });
    // After some words, a different number each time.
    if (text.split("\n").length < 30 * (deaths + 1) + deaths % 7 || deaths === 10) continue;
    deaths++;
    await server.kill();
    await server.start();
  }
  assert.equal((await process.status).code, 0);
  assert.equal(deaths, 10);
  for (const line of (await told).trim().split("\n")) {
    // Deno's own client complains where it was in the middle of a call.
    assert.match(line, /^$|^KV Connect |"kind":"(unsaved|saved_again)"/);
  }
  const { store } = openAt(server.address);
  const words = wordsOf(await store.load("bee-a"));
  await store.close();
  assert.deepEqual(words, Array.from({ length: count }, (_, n) => `w${n}`));
});

onServer("a server that dies costs one warning and no move", async (server) => {
  await inFolder(async (_, folder) => {
    const waiting = `${folder}/waiting.kv`;
    const open = () => {
      const events: StoreEvent[] = [];
      const tell = (event: StoreEvent) => events.push(event);
      const store = new SessionStore({ path: server.address, waiting, clock: Date.now, tell });
      return { store, events };
    };
    const { store, events } = open();
    let save = await store.create(sessionOf("bee-a"));
    const play = async (word: string) => {
      save = await store.append(save.saved, { moves: [guess(word)], over: false });
      return save.kind;
    };
    assert.equal(await play("nome"), "saved");
    await server.kill();
    assert.deepEqual([await play("neve"), await play("nero")], ["unsaved", "unsaved"]);
    await server.start();
    assert.equal(await play("bene"), "saved");
    await server.kill();
    assert.equal(await play("meno"), "unsaved");
    await store.close();
    assert.deepEqual(events.map(({ kind }) => kind), ["unsaved", "saved_again", "unsaved"]);
    // The game waits on this machine, where it can go on,
    const words = ["nome", "neve", "nero", "bene", "meno"];
    const { store: alone } = open();
    assert.deepEqual(wordsOf(await alone.load("bee-a")), words);
    assert.equal((await alone.list()).headers.length, 1);
    save = { ...save, saved: (await alone.load("bee-a"))! };
    const { kind, saved } = await alone.append(save.saved, {
      moves: [guess("renne")],
      over: false,
    });
    assert.deepEqual([kind, saved.isWaiting], ["unsaved", true]);
    await alone.close();
    words.push("renne");
    // and the server gets it when it is there again.
    await server.start();
    const { store: again } = open();
    assert.deepEqual(wordsOf(await again.load("bee-a")), words);
    await again.close();
    const { store: other } = openAt(server.address);
    assert.deepEqual(wordsOf(await other.load("bee-a")), words);
    await other.close();
  });
});

onServer("a wrong token, none, or a dead server is told once", async (server) => {
  const cases: [token: string | undefined, address: string, reason: string, proxy?: string][] = [
    ["wrong", server.address, "bad_token"],
    [undefined, server.address, "no_token"],
    [TOKEN, "http://127.0.0.1:9", "unreachable"],
    [TOKEN, "http://itbee.invalid", "insecure"],
    [TOKEN, server.address, "proxied", "http://127.0.0.1:9"],
  ];
  for (const [token, address, reason, proxy] of cases) {
    if (proxy !== undefined) Deno.env.set("HTTP_PROXY", proxy);
    if (token === undefined) Deno.env.delete("DENO_KV_ACCESS_TOKEN");
    else Deno.env.set("DENO_KV_ACCESS_TOKEN", token);
    const { store, events } = openAt(address);
    const { kind, saved } = await store.create(sessionOf("bee-b"));
    assert.equal(kind, "unsaved", reason);
    await store.append(saved, { moves: [guess("nome")], over: false });
    assert.deepEqual(wordsOf(await store.load("bee-b")), ["nome"]);
    await store.close();
    Deno.env.delete("HTTP_PROXY");
    assert.deepEqual(events, [{ kind: "unsaved", path: address, reason }]);
  }
});
