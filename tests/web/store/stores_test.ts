/// <reference lib="dom" />
import assert from "node:assert/strict";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { GameStore } from "../../../src/play/game_store.ts";
import { indexedStore } from "../../../src/web/store/indexed_store.ts";
import type { PageStoreEvent } from "../../../src/web/store/kept_store.ts";
import { remoteStore } from "../../../src/web/store/remote_store.ts";
import { respond, type Site } from "../../../src/web/server.ts";
import { testGameStore, type Windows } from "../../support/game_store_tests.ts";
import { guess, NOW, sessionOf, SUMMARY } from "../../support/sessions.ts";
import { inFolder, openAt, wordsOf } from "../../support/stores.ts";

const clock = () => Date.parse(NOW);

testGameStore("SessionStore", () => {
  const { store } = openAt(":memory:");
  return { open: () => store, close: () => store.close() };
});

testGameStore("indexedStore()", () => {
  const factory = new IDBFactory();
  const open = () => indexedStore({ factory, clock, tell: (event) => assert.fail(event.kind) });
  return { open, close: () => Promise.resolve() };
});

testGameStore("remoteStore()", async (): Promise<Windows> => {
  const { store } = openAt(":memory:");
  const server = await serve(store);
  const tell = (event: PageStoreEvent) => assert.fail(event.kind);
  return {
    open: () => remoteStore({ base: server.base, clock, tell }),
    async close() {
      await server.close();
      await store.close();
    },
  };
});

async function serve(store: GameStore, port = 0) {
  const token = "secret";
  const server = Deno.serve(
    { hostname: "127.0.0.1", port, onListen() {} },
    (request) => respond(site, asFromPage(request)),
  );
  const host = `127.0.0.1:${server.addr.port}`;
  const file = () => Promise.resolve(undefined);
  const site: Site = { host, token, lang: "it", store, duels: store, file };
  const base = new URL(`http://${host}/${token}/`);
  // A browser says where a POST comes from; Deno's fetch does not.
  const asFromPage = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("origin", base.origin);
    return new Request(request, { headers });
  };
  return await Promise.resolve({ base, close: () => server.shutdown() });
}

Deno.test("indexedStore() plays on without a database, and says so once", async () => {
  const events: PageStoreEvent[] = [];
  const store = indexedStore({ factory: undefined, clock, tell: (event) => events.push(event) });
  const { kind, saved, reason } = await store.create(sessionOf("bee-a"));
  assert.deepEqual([kind, reason], ["unsaved", "denied"]);
  const next = await store.append(saved, { moves: [guess("nome")], over: false });
  assert.equal(next.kind, "unsaved");
  assert.deepEqual(wordsOf(await store.load("bee-a")), ["nome"]);
  assert.equal((await store.list()).headers.length, 1);
  assert.equal((await store.tally("bee")).games, 1);
  assert.equal(await store.changeNotes({ keys: ["k"], to: () => "text" }), false);
  assert.deepEqual(await store.notes(""), [{ key: "k", text: "text" }]);
  await store.close();
  assert.deepEqual(events, [{ kind: "unsaved", reason: "denied" }]);
});

/** A browser whose disk can be filled. */
function fillable(): { readonly factory: globalThis.IDBFactory; full: boolean } {
  const factory = new IDBFactory() as globalThis.IDBFactory;
  const disk = { factory, full: false };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    if (disk.full) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, args);
  };
  return disk;
}

Deno.test("indexedStore() saves what did not fit as soon as there is room", async () => {
  const disk = fillable();
  const events: PageStoreEvent[] = [];
  const tell = (event: PageStoreEvent) => events.push(event);
  const store = indexedStore({ factory: disk.factory, clock, tell });
  const first = await store.create(sessionOf("bee-a", ["nome"]));
  disk.full = true;
  const second = await store.append(first.saved, { moves: [guess("neve")], over: false });
  assert.deepEqual([second.kind, second.reason], ["unsaved", "disk_full"]);
  assert.equal((await store.list()).headers[0]?.played, 2);
  const other = indexedStore({ factory: disk.factory, clock, tell: () => {} });
  assert.deepEqual(wordsOf(await other.load("bee-a")), ["nome"]);
  const ended = { moves: [guess("onore")], over: true, summary: SUMMARY };
  const third = await store.append(second.saved, ended);
  assert.equal(third.kind, "unsaved");
  assert.equal((await store.tally("bee")).games, 1);
  disk.full = false;
  // Meanwhile the other window has gone on.
  await other.append((await other.load("bee-a"))!, { moves: [guess("vero")], over: false });
  await store.setCurrent("bee-a");
  assert.deepEqual(wordsOf(await other.load("bee-a")), ["nome", "vero", "neve", "onore"]);
  assert.deepEqual(events.map(({ kind }) => kind), ["unsaved", "saved_again"]);
});

Deno.test("indexedStore() opens its database again after the browser has closed it", async () => {
  const factory = new IDBFactory() as globalThis.IDBFactory;
  const store = indexedStore({ factory, clock, tell: (event) => assert.fail(event.kind) });
  const { saved } = await store.create(sessionOf("bee-a"));
  await new Promise((resolve, reject) => {
    const request = factory.deleteDatabase("itbee");
    request.onsuccess = resolve;
    request.onerror = reject;
    request.onblocked = reject;
  });
  const next = await store.append(saved, { moves: [guess("nome")], over: false });
  assert.equal(next.kind, "saved");
  assert.deepEqual(wordsOf(await store.load("bee-a")), ["nome"]);
});

Deno.test("indexedStore() plays on while its database does not open, then saves", async () => {
  const factory = new IDBFactory() as globalThis.IDBFactory;
  // Whoever opens it now waits until it is deleted, which waits for this connection.
  const holder = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open("itbee", 1);
    request.onsuccess = () => resolve(request.result);
  });
  factory.deleteDatabase("itbee");
  const events: PageStoreEvent[] = [];
  const tell = (event: PageStoreEvent) => events.push(event);
  const store = indexedStore({ factory, clock, tell, patience: () => Promise.resolve() });
  assert.deepEqual((await store.list()).headers, []);
  const { kind, saved } = await store.create(sessionOf("bee-a", ["nome"]));
  assert.equal(kind, "unsaved");
  holder.close();
  const other = indexedStore({ factory, clock, tell: ({ kind }) => assert.fail(kind) });
  assert.equal(await other.load("bee-a"), undefined);
  const next = await store.append(saved, { moves: [guess("neve")], over: false });
  assert.equal(next.kind, "saved");
  assert.deepEqual(wordsOf(await other.load("bee-a")), ["nome", "neve"]);
  assert.deepEqual(events.map(({ kind }) => kind), ["unsaved", "saved_again"]);
});

Deno.test("indexedStore() lists what is damaged, and keeps it", async () => {
  const factory = new IDBFactory() as globalThis.IDBFactory;
  const store = indexedStore({ factory, clock, tell: (event) => assert.fail(event.kind) });
  await store.create(sessionOf("bee-a"));
  await store.create(sessionOf("bee-b", ["nome", "neve"]));
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open("itbee");
    request.onsuccess = () => resolve(request.result);
  });
  const change = database.transaction(["sessions", "moves"], "readwrite");
  change.objectStore("sessions").put({ stamp: 9, text: '{"version":1,' }, "bee-a");
  change.objectStore("moves").put("[]", "bee-b");
  await new Promise((resolve) => change.oncomplete = resolve);
  database.close();
  const { headers, damaged } = await store.list();
  assert.deepEqual(headers.map(({ id }) => id), ["bee-b"]);
  assert.deepEqual(damaged, [{ id: "bee-a", fault: { kind: "not_json" } }]);
  await assert.rejects(store.load("bee-b"), { name: "UserError" });
  const kinds = [];
  for await (const game of store.all()) kinds.push(game.kind);
  assert.deepEqual(kinds, ["damaged", "damaged"]);
});

Deno.test("remoteStore() plays on without its server, and saves when it is back", async () => {
  const { store: kept } = openAt(":memory:");
  const events: PageStoreEvent[] = [];
  const first = await serve(kept);
  const store = remoteStore({ base: first.base, clock, tell: (event) => events.push(event) });
  const { saved } = await store.create(sessionOf("bee-a", ["nome"]));
  await first.close();
  const alone = await store.append(saved, { moves: [guess("neve")], over: false });
  assert.deepEqual([alone.kind, alone.reason], ["unsaved", "missing"]);
  const again = await serve(kept, Number(first.base.port));
  const back = await store.append(alone.saved, { moves: [guess("onore")], over: false });
  assert.equal(back.kind, "saved");
  assert.deepEqual(wordsOf(await kept.load("bee-a")), ["nome", "neve", "onore"]);
  assert.deepEqual(events.map(({ kind }) => kind), ["unsaved", "saved_again"]);
  await again.close();
  await kept.close();
});

Deno.test("remoteStore() keeps the game when the server cannot save", () =>
  inFolder(async (_, folder) => {
    await Deno.writeTextFile(`${folder}/file`, "");
    const { store: kept } = openAt(`${folder}/file/sessions.kv`);
    const server = await serve(kept);
    const events: PageStoreEvent[] = [];
    const store = remoteStore({ base: server.base, clock, tell: (event) => events.push(event) });
    const first = await store.create(sessionOf("bee-a", ["nome"]));
    assert.equal(first.kind, "unsaved");
    const next = await store.append(first.saved, { moves: [guess("neve")], over: false });
    assert.equal(next.kind, "unsaved");
    await Deno.remove(`${folder}/file`);
    const last = await store.append(next.saved, { moves: [guess("onore")], over: false });
    assert.equal(last.kind, "saved");
    assert.deepEqual(wordsOf(await kept.load("bee-a")), ["nome", "neve", "onore"]);
    assert.deepEqual(events.map(({ kind }) => kind), ["unsaved", "saved_again"]);
    await server.close();
    await kept.close();
  }));
