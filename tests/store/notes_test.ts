import assert from "node:assert/strict";
import type { NoteChange } from "../../src/play/game_store.ts";
import { sessionOf } from "../support/sessions.ts";
import { inFolder, openAt } from "../support/stores.ts";

/** Adds a letter unless it is there: doing it twice changes nothing. */
function adding(letter: string, ...keys: string[]): NoteChange {
  return {
    keys,
    to: (_, before = "") => before.includes(letter) ? before : before + letter,
  };
}

Deno.test("SessionStore keeps notes beside the games", async () => {
  await inFolder(async (path) => {
    const { store } = openAt(path);
    await store.create(sessionOf("bee-a"));
    assert.deepEqual(await store.notes(""), []);
    assert.equal(await store.changeNotes(adding("x", "card-it-è", "card-it-a", "other")), true);
    assert.equal(await store.changeNotes(adding("y", "card-it-a")), true);
    await store.close();
    const again = openAt(path);
    assert.deepEqual(await again.store.notes("card-it-"), [
      { key: "card-it-a", text: "xy" },
      { key: "card-it-è", text: "x" },
    ]);
    assert.equal((await again.store.notes("")).length, 3);
    assert.equal((await again.store.list()).headers.length, 1);
    assert.deepEqual(again.events, []);
    await again.store.close();
  });
});

Deno.test("SessionStore.changeNotes() takes more than one commit holds", async () => {
  const { store } = openAt(":memory:");
  const keys = Array.from({ length: 1_234 }, (_, i) => `n-${String(i).padStart(4, "0")}`);
  const text = "è".repeat(20_000);
  await store.changeNotes({ keys, to: () => "small" });
  await store.changeNotes({ keys: keys.slice(0, 60), to: () => text });
  const notes = await store.notes("n-");
  assert.deepEqual(notes.map(({ key }) => key), keys);
  assert.deepEqual(notes.filter((note) => note.text === text).length, 60);
  await store.close();
});

Deno.test("two windows lose none of their notes", async () => {
  await inFolder(async (path) => {
    const [one, two] = [openAt(path).store, openAt(path).store];
    const letters = [..."abcdefghijklmnopqrst"];
    await Promise.all(
      letters.map((letter, i) => (i % 2 === 0 ? one : two).changeNotes(adding(letter, "n"))),
    );
    const [note] = await one.notes("n");
    assert.deepEqual([...note!.text].sort(), letters);
    await Promise.all([one.close(), two.close()]);
  });
});

Deno.test("SessionStore keeps notes in memory while the file cannot be written", async () => {
  await inFolder(async (_, folder) => {
    await Deno.writeTextFile(`${folder}/taken`, "");
    const { store, events } = openAt(`${folder}/taken/sessions.kv`);
    assert.equal(await store.changeNotes(adding("x", "a", "b")), false);
    assert.equal(await store.changeNotes(adding("y", "b")), false);
    assert.deepEqual(await store.notes(""), [{ key: "a", text: "x" }, { key: "b", text: "xy" }]);
    assert.equal(events[0]?.kind, "unsaved");
    await Deno.remove(`${folder}/taken`);
    assert.equal(await store.changeNotes(adding("z", "a")), true);
    await store.close();
    const again = openAt(`${folder}/taken/sessions.kv`);
    assert.deepEqual(await again.store.notes(""), [
      { key: "a", text: "xz" },
      { key: "b", text: "xy" },
    ]);
    await again.store.close();
  });
});
