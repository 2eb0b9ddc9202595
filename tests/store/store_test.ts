import assert from "node:assert/strict";
import { UserError } from "../../src/core/problem.ts";
import type { Session } from "../../src/session/session.ts";
import type { Filter } from "../../src/play/game_store.ts";
import type { SessionStore } from "../../src/store/store.ts";
import { exportSessions, importSessions, type Reading } from "../../src/play/transfer.ts";
import { testGameStore } from "../support/game_store_tests.ts";
import { daily, FINDS, guess, sessionOf, SUMMARY } from "../support/sessions.ts";
import { inFolder, openAt, wordsOf } from "../support/stores.ts";

const READING: Reading = {
  daysBoard: () => Promise.resolve(undefined),
  summarise: () => ({}),
  whose: () => "theirs",
  duels: () => assert.fail("there are none"),
};

testGameStore("SessionStore in a file", async () => {
  const folder = await Deno.makeTempDir({ prefix: "itbee store è " });
  const stores: SessionStore[] = [];
  return {
    open() {
      const { store } = openAt(`${folder}/sessions.kv`);
      stores.push(store);
      return store;
    },
    async close() {
      for (const store of stores) await store.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
});

Deno.test("SessionStore saves, loads, lists and deletes", async () => {
  const { store, events } = openAt(":memory:");
  assert.equal(await store.current(), undefined);
  assert.equal(await store.load("bee-a"), undefined);
  const created = await store.create(sessionOf("bee-a"));
  assert.equal(created.kind, "saved");
  const next = await store.append(created.saved, {
    moves: [guess("nome"), guess("novembre")],
    over: true,
    summary: SUMMARY,
    finds: FINDS,
  });
  assert.equal(next.kind, "saved");
  await store.create(daily("2025-11-18", true));
  await store.setCurrent("bee-a");
  assert.equal(await store.current(), "bee-a");
  const loaded = await store.load("bee-a");
  assert.deepEqual(loaded, next.saved);
  assert.deepEqual(wordsOf(loaded), ["nome", "novembre"]);
  const { headers, damaged } = await store.list();
  assert.deepEqual(headers.map((h) => [h.id, h.played]), [["bee-daily-2025-11-18", 0], [
    "bee-a",
    2,
  ]]);
  assert.deepEqual(headers[1]!.summary, SUMMARY);
  assert.deepEqual(damaged, []);
  assert.deepEqual(await foundIn(store), { nome: 1, novembre: 1 });
  assert.deepEqual((await store.list({ start: "bee-daily-" })).headers.length, 1);
  assert.equal(await store.delete("bee-a"), true);
  assert.equal(await store.delete("bee-a"), false);
  assert.equal(await store.delete("../../etc"), false);
  assert.equal(await store.current(), undefined);
  assert.equal(await store.load("bee-a"), undefined);
  assert.deepEqual(events, []);
  await store.close();
});

Deno.test("SessionStore touches nothing before it is used", async () => {
  await inFolder(async (_, folder) => {
    const { store } = openAt(`${folder}/deep/er/sessions.kv`);
    await store.close();
    assert.deepEqual([...Deno.readDirSync(folder)], []);
    const again = openAt(`${folder}/deep/er/sessions.kv`);
    await again.store.create(sessionOf("bee-a"));
    await again.store.close();
    assert.equal(Deno.statSync(`${folder}/deep/er/sessions.kv`).isFile, true);
  });
});

Deno.test("SessionStore.create() finds the game another window has begun", async () => {
  const { store } = openAt(":memory:");
  const first = await store.create(sessionOf("bee-daily-2025-11-17"));
  await store.append(first.saved, { moves: [guess("nome")], over: false });
  const second = await store.create(sessionOf("bee-daily-2025-11-17"));
  assert.equal(second.kind, "conflict");
  assert.deepEqual(wordsOf(second.saved), ["nome"]);
  await store.close();
});

Deno.test("SessionStore.append() never overwrites another window's moves", async () => {
  const { store } = openAt(":memory:");
  const { saved } = await store.create(sessionOf("bee-a"));
  await store.append(saved, { moves: [guess("nome")], over: false });
  const late = await store.append(saved, { moves: [guess("neve")], over: false });
  assert.equal(late.kind, "conflict");
  assert.deepEqual(wordsOf(late.saved), ["nome"]);
  const again = await store.append(late.saved, { moves: [guess("neve")], over: false });
  assert.equal(again.kind, "saved");
  assert.deepEqual(wordsOf(await store.load("bee-a")), ["nome", "neve"]);
  await store.close();
});

Deno.test("SessionStore holds sessions larger than one value of Deno KV", async () => {
  const { store } = openAt(":memory:");
  const words = Array.from({ length: 4_000 }, (_, i) => `parola${i}${"x".repeat(200)}`);
  const { saved } = await store.create(sessionOf("bee-long", words));
  assert.deepEqual(wordsOf(await store.load("bee-long")), words);
  const next = await store.append(saved, { moves: [guess("ultima")], over: false });
  assert.equal(next.kind, "saved");
  assert.deepEqual(wordsOf(await store.load("bee-long")), [...words, "ultima"]);
  await store.close();
});

Deno.test("SessionStore does many things at once in order", async () => {
  const { store } = openAt(":memory:");
  await Promise.all(Array.from({ length: 30 }, (_, i) => store.create(sessionOf(`bee-${i}`))));
  await Promise.all([store.setCurrent("bee-1"), store.setCurrent("bee-2")]);
  assert.equal(await store.current(), "bee-2");
  assert.equal((await store.list()).headers.length, 30);
  await store.close();
});

Deno.test("exportSessions() and importSessions() lose nothing, and twice is once", async () => {
  const [a, b] = [openAt(":memory:").store, openAt(":memory:").store];
  await a.create({ ...sessionOf("bee-a", ["nome", "neve"]), summary: SUMMARY });
  await a.create(sessionOf("bee-b", ["uno"]));
  await b.create(sessionOf("bee-a", ["nome", "onore"]));
  await b.create({ ...sessionOf("bee-b", ["due"]), puzzle: "O-BEMNRV" });
  const lines = [...await linesOf(a), "", '{"version":1}', "\u001b[2J", '{"version":2,"id":"x"}'];
  const first = await importSessions(b, bytesOf(lines), READING);
  assert.deepEqual(first, {
    added: 1,
    merged: 1,
    same: 0,
    unproved: 0,
    faults: [
      { line: 4, fault: { kind: "bad_field", field: "moves" } },
      { line: 5, fault: { kind: "not_json" } },
      { line: 6, fault: { kind: "newer_version", version: 2 } },
    ],
  });
  assert.deepEqual(wordsOf(await b.load("bee-a")), ["nome", "onore", "neve"]);
  assert.equal((await b.load("bee-a"))?.session.summary, undefined);
  assert.deepEqual(wordsOf(await b.load("bee-b")), ["due"]);
  const exported = await linesOf(b);
  assert.equal(exported.length, 3);
  assert.deepEqual(await importSessions(b, bytesOf(lines.slice(0, 2)), READING), {
    added: 0,
    merged: 0,
    same: 2,
    unproved: 0,
    faults: [],
  });
  assert.deepEqual(await linesOf(b), exported);
  const c = openAt(":memory:").store;
  assert.equal(
    (await importSessions(c, bytesOf(exported), {
      ...READING,
      summarise: () => ({ summary: SUMMARY, finds: FINDS }),
    })).added,
    3,
  );
  assert.deepEqual((await c.list()).headers.map((h) => h.summary), [SUMMARY, SUMMARY, SUMMARY]);
  assert.deepEqual(await foundIn(c), { nome: 3, novembre: 3 });
  for (const store of [a, b, c]) await store.close();
});

/** In how many games each word was found. */
async function foundIn(store: SessionStore): Promise<Record<string, number>> {
  const { found } = await store.tally("bee");
  return Object.fromEntries([...found].map(([word, [games]]) => [word, games]));
}

async function linesOf(store: SessionStore): Promise<string[]> {
  const lines = [];
  const refuse = (id: string) => assert.fail(id);
  for await (const line of exportSessions(store, refuse)) lines.push(line);
  return lines;
}

Deno.test("SessionStore.list() finds those wanted, and what is damaged among them", async () => {
  await inFolder(async (path) => {
    const { store } = openAt(path);
    const trap = { over: false, puzzle: "N-BEMORV" };
    const sessions: Session[] = [
      sessionOf("bee-a"),
      { ...sessionOf("bee-b"), over: true },
      { ...sessionOf("bee-c"), puzzle: "O-BEMNRV" },
      { ...sessionOf("bee-d"), puzzle: "O-BEMNRV", over: true, rules: trap },
      { ...sessionOf("grid-a"), puzzle: 'x"y', label: { kind: "seed", seed: '"over":false,' } },
    ];
    for (const session of sessions) await store.create(session);
    await store.close();
    const kv = await Deno.openKv(path);
    // One that was open, and one that was over.
    for (const id of ["bee-a", "bee-d"]) {
      await kv.set(["session", id], new TextEncoder().encode('{"version":1,"over":tr'));
    }
    kv.close();
    const cases: [wanted: Filter, ids: string[], lost: string[]][] = [
      [{}, ["bee-b", "bee-c", "grid-a"], ["bee-a", "bee-d"]],
      [{ over: false }, ["bee-c", "grid-a"], ["bee-a"]],
      [{ over: true }, ["bee-b"], ["bee-a", "bee-d"]],
      [{ puzzle: "N-BEMORV" }, ["bee-b"], ["bee-a"]],
      [{ puzzle: 'x"y', start: "grid-" }, ["grid-a"], []],
      [{ puzzle: "O-BEMNRV", over: false, start: "bee-" }, ["bee-c"], ["bee-d"]],
      [{ puzzle: "N" }, [], []],
    ];
    const { store: again } = openAt(path);
    for (const [wanted, ids, lost] of cases) {
      const { headers, damaged } = await again.list(wanted);
      assert.deepEqual(headers.map(({ id }) => id), ids, JSON.stringify(wanted));
      assert.deepEqual(damaged.map(({ id }) => id), lost, JSON.stringify(wanted));
    }
    await again.close();
  });
});

Deno.test("importSessions() gives up on a file that is nothing of ours", async () => {
  const { store } = openAt(":memory:");
  const good = JSON.stringify(sessionOf("bee-a"));
  const bad = Array.from({ length: 1_500 }, (_, i) => i % 2 === 0 ? "{}" : "\r");
  const few = await importSessions(store, bytesOf(["", good, ...bad, good]), READING);
  assert.deepEqual([few.added, few.same, few.faults.length], [1, 1, 750]);
  assert.deepEqual(few.faults[1]?.line, 5);
  const many = await importSessions(store, bytesOf([good, ...bad, ...bad, good]), READING);
  assert.deepEqual([many.same, many.faults.length], [1, 1_001]);
  assert.deepEqual(many.faults.at(-1), {
    line: 2_002,
    fault: { kind: "too_many_faults", limit: 1_000 },
  });
  await store.close();
});

Deno.test("SessionStore saves the largest puzzles, and refuses what its file cannot hold", async () => {
  const { store } = openAt(":memory:");
  const row = Array(32).fill("(sciopera)99tw").join(" ");
  const clues = (length: number) =>
    Object.fromEntries(Array.from({ length: 210 }, (_, i) => [`${i}-across`, "è".repeat(length)]));
  const rules = (length: number) => ({ clues: { kind: "given", clues: clues(length) } });
  const largest: Session[] = [
    { ...sessionOf("grid-a"), game: "grid", puzzle: Array(32).fill(row).join(" / ") },
    { ...sessionOf("crossword-a"), game: "crossword", rules: rules(1_200) },
  ];
  for (const session of largest) {
    const { saved } = await store.create(session);
    const { kind } = await store.append(saved, { moves: [{ kind: "give_up" }], over: true });
    assert.equal(kind, "saved");
    assert.equal((await store.load(session.id))?.session.moves.length, 1);
  }
  const tooLarge = { ...sessionOf("crossword-b"), game: "crossword", rules: rules(1_500) };
  await assert.rejects(store.create(tooLarge), UserError);
  await store.close();
});

function bytesOf(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.join("\n"));
}
