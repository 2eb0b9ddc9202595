import assert from "node:assert/strict";
import type { KvReader } from "../../src/store/kv.ts";
import { openQuickReader } from "../../src/store/quick_reader.ts";
import { daily, guess, sessionOf } from "../support/sessions.ts";
import { inFolder, openAt, wordsOf } from "../support/stores.ts";

/** As many moves as take several pages. */
const MOVES = Array.from({ length: 40 }, (_, i) => guess(`parola${i}`));

const KEYS: Deno.KvKey[] = [["current"], ["format"], ["session", "bee-è"], ["session", "none"]];

const SELECTORS: Deno.KvListSelector[] = [
  { prefix: ["session"] },
  { prefix: ["moves", "bee-a"] },
  { prefix: ["none"] },
  { start: ["note", "card-"], end: ["note", "card-\uffff"] },
  { start: ["session", "bee-b"], end: ["session", "bee-~"] },
  { start: ["open", ""], end: ["open", "~"] },
];

async function fill(path: string): Promise<void> {
  const { store } = openAt(path);
  const { saved } = await store.create(sessionOf("bee-a"));
  await store.append(saved, { moves: MOVES, over: false });
  await store.create(sessionOf("bee-b"));
  await store.create(daily("2025-11-18", true));
  await store.setCurrent("bee-b");
  await store.changeNotes({ keys: ["card-it-è", "other"], to: (key) => `of ${key}` });
  await store.close();
}

/** Everything asked for, with keys as far as they are texts. */
async function readAll(kv: KvReader): Promise<unknown> {
  const lists = SELECTORS.map(async (selector) => {
    const entries = [];
    for await (const { key, value, versionstamp } of kv.list<Uint8Array>(selector)) {
      entries.push([key.filter((part) => typeof part === "string"), [...value], versionstamp]);
    }
    return entries;
  });
  const many = await kv.getMany<unknown[]>(KEYS);
  return { one: await kv.get(KEYS[0]!), many, lists: await Promise.all(lists) };
}

Deno.test("openQuickReader() reads what Deno KV reads", async () => {
  await inFolder(async (path) => {
    await fill(path);
    const quick = await openQuickReader(path);
    const found = await readAll(quick!.kv);
    quick!.close();
    using kv = await Deno.openKv(path);
    assert.deepEqual(found, await readAll(kv));
  });
});

Deno.test("openQuickReader() leaves to Deno KV what is not as it should be", async () => {
  await inFolder(async (path) => {
    assert.equal(await openQuickReader(path), undefined);
    await fill(path);
    using kv = await Deno.openKv(path);
    await kv.set(["format"], new TextEncoder().encode('{"version":1}'));
    assert.equal(await openQuickReader(path), undefined);
  });
  assert.equal(await openQuickReader(":memory:"), undefined);
  assert.equal(await openQuickReader("http://127.0.0.1:1"), undefined);
});

Deno.test("SessionStore sees what another window saves, before and after its own saves", async () => {
  await inFolder(async (path) => {
    await fill(path);
    const [one, other] = [openAt(path).store, openAt(path).store];
    const first = (await one.load("bee-b"))!;
    const seen = (await other.load("bee-b"))!;
    await one.append(first, { moves: [guess("nome")], over: false });
    assert.deepEqual(wordsOf(await other.load("bee-b")), ["nome"]);
    assert.equal(
      (await other.append(seen, { moves: [guess("remo")], over: false })).kind,
      "conflict",
    );
    await other.setCurrent("bee-a");
    assert.equal(await one.current(), "bee-a");
    await one.close();
    await other.close();
  });
});
