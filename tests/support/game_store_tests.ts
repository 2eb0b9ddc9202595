import assert from "node:assert/strict";
import type { Filter, GameStore } from "../../src/play/game_store.ts";
import type { Session } from "../../src/session/session.ts";
import { daily, FINDS, guess, sessionOf, SUMMARY } from "./sessions.ts";
import { wordsOf } from "./stores.ts";

/** Windows on the same games: each store the next one opens finds what the others have saved. */
export interface Windows {
  open(): GameStore;
  close(): Promise<void>;
}

/** What every store has to do, wherever it keeps its games. */
export function testGameStore(name: string, open: () => Windows | Promise<Windows>): void {
  const test = (what: string, work: (windows: Windows) => Promise<void>) =>
    Deno.test(`${name} ${what}`, async () => {
      const windows = await open();
      try {
        await work(windows);
      } finally {
        await windows.close();
      }
    });

  test("saves, loads, lists and deletes", async (windows) => {
    const store = windows.open();
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
    const other = windows.open();
    assert.equal(await other.current(), "bee-a");
    assert.deepEqual(await other.load("bee-a"), next.saved);
    const { headers, damaged } = await other.list();
    assert.deepEqual(headers.map(({ id, played }) => [id, played]), [
      ["bee-daily-2025-11-18", 0],
      ["bee-a", 2],
    ]);
    assert.deepEqual(headers[1]!.summary, SUMMARY);
    assert.deepEqual(damaged, []);
    const tally = await other.tally("bee");
    assert.deepEqual([...tally.found.keys()].sort(), ["nome", "novembre"]);
    assert.equal(tally.days.size, 1);
    assert.equal(await other.delete("bee-a"), true);
    assert.equal(await other.delete("bee-a"), false);
    assert.equal(await other.delete("../../etc"), false);
    assert.equal(await store.current(), undefined);
    assert.equal(await store.load("bee-a"), undefined);
  });

  test("never overwrites another window's moves", async (windows) => {
    const [a, b] = [windows.open(), windows.open()];
    const { saved } = await a.create(sessionOf("bee-a"));
    const second = await b.create(sessionOf("bee-a"));
    assert.equal(second.kind, "conflict");
    await a.append(saved, { moves: [guess("nome")], over: false });
    const late = await b.append(second.saved, { moves: [guess("neve")], over: false });
    assert.equal(late.kind, "conflict");
    assert.deepEqual(wordsOf(late.saved), ["nome"]);
    const again = await b.append(late.saved, { moves: [guess("neve")], over: false });
    assert.equal(again.kind, "saved");
    assert.deepEqual(wordsOf(await a.load("bee-a")), ["nome", "neve"]);
  });

  test("saves a game again that was deleted while it was played", async (windows) => {
    const [a, b] = [windows.open(), windows.open()];
    const { saved } = await a.create(sessionOf("bee-a", ["nome"]));
    assert.equal(await b.delete("bee-a"), true);
    const save = await a.append(saved, { moves: [guess("neve")], over: false });
    assert.equal(save.kind, "saved");
    assert.deepEqual(wordsOf(await b.load("bee-a")), ["nome", "neve"]);
  });

  test("keeps a game whole that is deleted again and again while it is played", async (windows) => {
    const [a, b, c] = [windows.open(), windows.open(), windows.open()];
    const long = Array.from({ length: 200 }, (_, i) => `parola${i}`);
    // Too long for one row, so that its parts can be torn apart.
    const puzzle = "x".repeat(20_000);
    let { saved } = await a.create({ ...sessionOf("bee-a", long), puzzle });
    let deletions = 0;
    for (let i = 0; i < 40; i++) {
      const [save, isGone, there] = await Promise.all([
        a.append(saved, { moves: [guess(`nuova${i}`)], over: false }),
        b.delete("bee-a"),
        c.load("bee-a"),
      ]);
      ({ saved } = save);
      if (isGone) deletions++;
      if (there) assert.deepEqual(wordsOf(there).slice(0, long.length), long);
    }
    assert.ok(deletions > 0);
    const save = await a.append(saved, { moves: [guess("fine")], over: false });
    assert.equal(save.kind, "saved");
    const words = wordsOf(await c.load("bee-a"));
    assert.deepEqual(words.slice(0, long.length), long);
    assert.equal(words.at(-1), "fine");
  });

  test("does many things at once in order", async (windows) => {
    const store = windows.open();
    await Promise.all(Array.from({ length: 30 }, (_, i) => store.create(sessionOf(`bee-${i}`))));
    await Promise.all([store.setCurrent("bee-1"), store.setCurrent("bee-2")]);
    assert.equal(await store.current(), "bee-2");
    assert.equal((await store.list()).headers.length, 30);
  });

  test("lists those wanted", async (windows) => {
    const store = windows.open();
    const sessions: Session[] = [
      sessionOf("bee-a"),
      { ...sessionOf("bee-b"), over: true },
      { ...sessionOf("bee-c"), puzzle: "O-BEMNRV" },
      { ...sessionOf("grid-a"), game: "grid", puzzle: 'x"y' },
      daily("2025-11-18", true),
    ];
    assert.equal((await store.createAll(sessions)).every(({ kind }) => kind === "saved"), true);
    const cases: [wanted: Filter, ids: string[]][] = [
      [{ over: false }, ["bee-a", "bee-c", "grid-a"]],
      [{ puzzle: "N-BEMORV", over: false }, ["bee-a"]],
      [{ puzzle: 'x"y', start: "grid-" }, ["grid-a"]],
      [{ day: "2025-11" }, ["bee-daily-2025-11-18"]],
      [{ puzzle: "N" }, []],
    ];
    for (const [wanted, ids] of cases) {
      const { headers } = await store.list(wanted);
      assert.deepEqual(headers.map(({ id }) => id), ids, JSON.stringify(wanted));
    }
    const all = [];
    for await (const game of store.all()) all.push(game.kind === "sound" ? game.session.id : "?");
    assert.deepEqual(all.sort(), sessions.map(({ id }) => id).sort());
  });

  test("holds long sessions", async (windows) => {
    const store = windows.open();
    const words = Array.from({ length: 2_000 }, (_, i) => `parola${i}${"x".repeat(200)}`);
    const { saved } = await store.create(sessionOf("bee-long", words));
    const next = await store.append(saved, { moves: [guess("ultima")], over: false });
    assert.equal(next.kind, "saved");
    assert.deepEqual(wordsOf(await windows.open().load("bee-long")), [...words, "ultima"]);
  });

  test("keeps notes, and loses no change of another window", async (windows) => {
    const [a, b] = [windows.open(), windows.open()];
    const add = (store: GameStore, letter: string, key = "word/nome") =>
      store.changeNotes({
        keys: [key],
        to: (_, before = "") => before.includes(letter) ? before : before + letter,
      });
    assert.deepEqual(await a.notes(""), []);
    await Promise.all([..."xyz"].flatMap((letter) => [add(a, letter), add(b, letter)]));
    await add(a, "x", "word/neve");
    await add(b, "x", "other");
    const notes = await b.notes("word/");
    assert.deepEqual(notes.map(({ key }) => key), ["word/neve", "word/nome"]);
    assert.equal([...notes[1]!.text].sort().join(""), "xyz");
  });
}
