import assert from "node:assert/strict";
import { UserError } from "../../src/core/problem.ts";
import { lastSeen } from "../../src/store/last_save.ts";
import { cut, type Part, playedFiles, type StoreFiles, testify } from "../support/cuts.ts";
import { guess, sessionOf } from "../support/sessions.ts";
import { child, inFolder, openAt, wordsOf } from "../support/stores.ts";

Deno.test("SessionStore sets a damaged file aside, whole, and starts afresh", async () => {
  await inFolder(async (path, folder) => {
    const { store } = openAt(path);
    for (let i = 0; i < 60; i++) await store.create(sessionOf(`bee-${i}`, ["nome", "neve"]));
    await store.close();
    const sound = await Deno.readFile(path);
    const damages: [name: string, bytes: Uint8Array][] = [
      ["text", new TextEncoder().encode("not a database, ".repeat(500))],
      ["empty", new Uint8Array()],
      ["garbage", sound.map((byte, i) => i > 100 ? byte ^ 0x5a : byte)],
    ];
    for (let at = 4096; at < sound.length; at += 4 * 4096) {
      damages.push([`cut at ${at}`, sound.slice(0, at)]);
      damages.push([`page at ${at}`, sound.map((b, i) => i >= at && i < at + 4096 ? i & 255 : b)]);
    }
    for (const [name, bytes] of damages) {
      for (const part of ["-wal", "-shm"]) await Deno.remove(path + part).catch(() => {});
      await Deno.writeFile(path, bytes);
      const { store, events } = openAt(path);
      assert.equal(await store.load("bee-1"), undefined, name);
      assert.equal((await store.create(sessionOf("bee-new"))).kind, "saved", name);
      await store.close();
      assert.equal(events.length, 1, name);
      const aside = events[0]!;
      assert(aside.kind === "set_aside" && aside.path.startsWith(`${folder}/sessions.kv.damaged-`));
      assert.deepEqual(await Deno.readFile(aside.path), bytes, name);
    }
  });
});

Deno.test("SessionStore reports when the last save is gone, and keeps a copy", async () => {
  await inFolder(async (path) => {
    const { open, closed } = await playedFiles(path, 14);
    const log = open.log!.length;
    const cuts: [files: StoreFiles, part: Part, length: number, reported: string][] = [
      [open, "log", 0, "cut_short"],
      [open, "log", 4096, "cut_short"],
      [open, "log", log - log % 4096 >> 1, "cut_short"],
      [open, "log", log - 1, "cut_short"],
      [open, "log", log, "nothing lost"],
      [open, "index", 4096, "nothing lost"],
      [open, "file", 0, "set_aside"],
      [closed, "file", closed.file.length - 4096, "set_aside"],
      [closed, "file", closed.file.length, "nothing lost"],
    ];
    for (const [files, part, length, reported] of cuts) {
      assert.equal(await cut(path, files, part, length), reported, `${part} cut at ${length}`);
    }
  });
});

Deno.test("SessionStore believes no note of the last save that it cannot, and needs none", async () => {
  await inFolder(async (path) => {
    await playedFiles(path, 3);
    const { ino } = Deno.statSync(path);
    const lastSave = `${path}.last`;
    const sound = Deno.readTextFileSync(lastSave);
    const far = "00000000ffffffff0000";
    const states: [name: string, make: () => void, reported: string[]][] = [
      ["as it was", () => {}, []],
      ["missing", () => {}, []],
      ["empty", () => Deno.writeTextFileSync(lastSave, ""), []],
      ["garbage", () => Deno.writeFileSync(lastSave, new Uint8Array(100).fill(255)), []],
      ["half", () => Deno.writeTextFileSync(lastSave, sound.slice(0, 50)), []],
      ["mixed", () => Deno.writeTextFileSync(lastSave, sound.replace("0", "f")), []],
      ["a folder", () => Deno.mkdirSync(lastSave), []],
      ["of another file", () => testify(path, (ino ?? 0) + 1, far), []],
      ["no stamp", () => testify(path, ino, "later"), []],
      ["of later moves", () => testify(path, ino, far), ["cut_short"]],
    ];
    for (const [name, make, reported] of states) {
      if (name !== "as it was") Deno.removeSync(lastSave, { recursive: true });
      make();
      const { store, events } = openAt(path);
      assert.equal(wordsOf(await store.load("bee-0"))[0], "w0", name);
      const { saved } = await store.create(sessionOf("bee-0"));
      await store.append(saved, { moves: [guess("neve")], over: false });
      await store.close();
      assert.deepEqual(events.map(({ kind }) => kind), reported, name);
      assert.equal(lastSeen(path)?.inode, name === "a folder" ? undefined : ino, name);
    }
  });
});

Deno.test("SessionStore keeps a log whose file is gone, and forgets what was said of the file", async () => {
  await inFolder(async (path) => {
    const { open } = await playedFiles(path, 3);
    Deno.removeSync(path);
    Deno.writeFileSync(`${path}-wal`, open.log!);
    const { store, events } = openAt(path);
    await store.create(sessionOf("bee-new"));
    await store.close();
    const [event] = events;
    assert.ok(event?.kind === "set_aside" && events.length === 1);
    assert.deepEqual(Deno.readFileSync(`${event.path}-wal`), open.log);
    Deno.removeSync(path);
    const { store: again, events: none } = openAt(path);
    await again.list();
    await again.close();
    assert.deepEqual(none, []);
    assert.throws(() => Deno.statSync(`${path}.last`), Deno.errors.NotFound);
  });
});

Deno.test("SessionStore refuses what a later program wrote, and leaves it as it is", async () => {
  await inFolder(async (path) => {
    const future = new TextEncoder().encode(
      JSON.stringify({ version: 2, id: "bee-new", extra: 1 }),
    );
    const { store } = openAt(path);
    await store.create(sessionOf("bee-old"));
    await store.close();
    let kv = await Deno.openKv(path);
    await kv.set(["session", "bee-new"], future);
    kv.close();

    const again = openAt(path);
    const fault = { kind: "newer_version", version: 2 } as const;
    const { headers, damaged } = await again.store.list();
    assert.deepEqual(headers.map((header) => header.id), ["bee-old"]);
    assert.deepEqual(damaged, [{ id: "bee-new", fault }]);
    await assert.rejects(
      again.store.load("bee-new"),
      new UserError({ kind: "bad_session", where: "bee-new", fault }),
    );
    await assert.rejects(again.store.create(sessionOf("bee-new")), UserError);
    await again.store.close();

    kv = await Deno.openKv(path);
    assert.deepEqual((await kv.get(["session", "bee-new"])).value, future);
    await kv.set(["format"], future);
    kv.close();
    const refused = openAt(path);
    const whole = { kind: "bad_session", where: path, fault } as const;
    await assert.rejects(refused.store.list(), new UserError(whole));
    await assert.rejects(refused.store.create(sessionOf("bee-x")), UserError);
    await refused.store.close();
    assert.deepEqual(refused.events, []);
  });
});

Deno.test("SessionStore reports damaged values and reads the others", async () => {
  await inFolder(async (path) => {
    const { store } = openAt(path);
    for (const id of ["bee-a", "bee-b", "bee-c"]) await store.create(sessionOf(id, ["nome"]));
    await store.close();
    const kv = await Deno.openKv(path);
    await kv.set(["session", "bee-a"], new Uint8Array([0xff, 0xfe, 0]));
    await kv.delete(["moves", "bee-b", 0]);
    await kv.set(["finds", "bee-c"], new Uint8Array([1, 2, 3]));
    await kv.set(["current"], new TextEncoder().encode('{"version":1,"id":"../x"}'));
    kv.close();
    const { store: again } = openAt(path);
    const { headers, damaged } = await again.list();
    assert.deepEqual(headers.map((header) => header.id), ["bee-b", "bee-c"]);
    assert.deepEqual(damaged, [{ id: "bee-a", fault: { kind: "not_json" } }]);
    const fault = { kind: "missing_moves", expected: 1, found: 0 } as const;
    await assert.rejects(
      again.load("bee-b"),
      new UserError({ kind: "bad_session", where: "bee-b", fault }),
    );
    assert.equal(await again.current(), undefined);
    assert.deepEqual([...(await again.tally("bee")).found], []);
    assert.deepEqual(wordsOf(await again.load("bee-c")), ["nome"]);
    await again.close();
  });
});

Deno.test("SessionStore mends the rows that lead to games", async () => {
  const damaged = ["", "{", "{}", "null", '{"version":1}', '{"version":"x","id":7}', "\xff\0"];
  for (const [key, text] of damaged.flatMap((text) => [["format", text], ["current", text]])) {
    await inFolder(async (path) => {
      const { store } = openAt(path);
      await store.create(sessionOf("bee-a", ["nome"]));
      await store.setCurrent("bee-a");
      await store.close();
      const kv = await Deno.openKv(path);
      await kv.set([key!], new TextEncoder().encode(text));
      // As if a program of format 1 had written the game.
      if (key === "format") await kv.delete(["open", "bee-a"]);
      kv.close();

      const { store: again, events } = openAt(path);
      assert.equal(await again.current(), key === "current" ? undefined : "bee-a", text);
      assert.deepEqual((await again.list({ over: false })).headers.map(({ id }) => id), ["bee-a"]);
      assert.equal((await again.create(sessionOf("bee-b"))).kind, "saved");
      await again.setCurrent("bee-b");
      await again.close();
      assert.deepEqual(events, []);
      const { store: last } = openAt(path);
      assert.equal(await last.current(), "bee-b");
      await last.close();
    });
  }
});

Deno.test("SessionStore plays on unsaved, warns once, and saves again when it can", async () => {
  await inFolder(async (_, folder) => {
    // A file where the folder should be: nobody, not even root, can write below it.
    await Deno.writeTextFile(`${folder}/data`, "in the way");
    const { store, events } = openAt(`${folder}/data/sessions.kv`);
    assert.equal(await store.current(), undefined);
    let save = await store.create(sessionOf("bee-a"));
    for (const word of ["nome", "neve", "onore"]) {
      save = await store.append(save.saved, { moves: [guess(word)], over: false });
      assert.equal(save.kind, "unsaved");
    }
    await store.setCurrent("bee-a");
    assert.equal(await store.current(), "bee-a");
    assert.deepEqual(wordsOf(await store.load("bee-a")), ["nome", "neve", "onore"]);
    assert.deepEqual((await store.list()).headers.map((header) => header.played), [3]);
    const path = `${folder}/data/sessions.kv`;
    assert.deepEqual(events, [{ kind: "unsaved", path, reason: "other" }]);

    await Deno.remove(`${folder}/data`);
    save = await store.append(save.saved, { moves: [guess("bene")], over: false });
    assert.equal(save.kind, "saved");
    assert.deepEqual(events.slice(1), [{ kind: "saved_again", path }]);
    await store.close();
    const { store: again } = openAt(path);
    assert.equal(await again.current(), "bee-a");
    assert.deepEqual(wordsOf(await again.load("bee-a")), ["nome", "neve", "onore", "bene"]);
    await again.close();
  });
});

Deno.test("SessionStore survives losing its folder in the middle of a game", async () => {
  await inFolder(async (_, folder) => {
    const path = `${folder}/data/sessions.kv`;
    const { store, events } = openAt(path);
    let save = await store.create(sessionOf("bee-a", ["nome"]));
    await Deno.rename(`${folder}/data`, `${folder}/away`);
    await Deno.writeTextFile(`${folder}/data`, "in the way");
    for (const word of ["neve", "onore"]) {
      save = await store.append(save.saved, { moves: [guess(word)], over: false });
      assert.equal(save.kind, "unsaved");
    }
    await Deno.remove(`${folder}/data`);
    await Deno.rename(`${folder}/away`, `${folder}/data`);
    save = await store.append(save.saved, { moves: [guess("bene")], over: false });
    assert.equal(save.kind, "saved");
    assert.deepEqual(events.map((event) => event.kind), ["unsaved", "saved_again"]);
    await store.close();
    const { store: again } = openAt(path);
    // The first word after the loss had still reached the old file; it is there once.
    assert.deepEqual(wordsOf(await again.load("bee-a")), ["nome", "neve", "onore", "bene"]);
    await again.close();
  });
});

Deno.test({
  name: "SessionStore plays on when the disk is full",
  ignore: Deno.build.os !== "linux" || Deno.uid() !== 0,
  async fn() {
    await inFolder(async (_, folder) => {
      const disk = `${folder}/disk`;
      await Deno.mkdir(disk);
      const run = (name: string, ...args: string[]) => new Deno.Command(name, { args }).output();
      const mounted = await run("mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", disk)
        .catch(() => ({ success: false }));
      if (!mounted.success) return;
      try {
        const { store, events } = openAt(`${disk}/sessions.kv`);
        let save = await store.create(sessionOf("bee-a"));
        await Deno.writeFile(`${disk}/fat`, new Uint8Array(400_000)).catch(() => {});
        const words = Array.from({ length: 40 }, (_, i) => `w${i}${"x".repeat(600)}`);
        for (const word of words) {
          save = await store.append(save.saved, { moves: [guess(word)], over: false });
        }
        assert.equal(save.kind, "unsaved");
        assert.deepEqual(events.map((event) => event.kind), ["unsaved"]);
        await Deno.remove(`${disk}/fat`);
        save = await store.append(save.saved, { moves: [guess("fine")], over: true });
        assert.equal(save.kind, "saved");
        assert.deepEqual(events.map((event) => event.kind), ["unsaved", "saved_again"]);
        assert.deepEqual(wordsOf(await store.load("bee-a")), [...words, "fine"]);
        await store.close();
      } finally {
        await run("umount", disk);
      }
    });
  },
});

Deno.test("SessionStore puts the whole game back when its folder vanishes", async () => {
  await inFolder(async (_, folder) => {
    const path = `${folder}/data/sessions.kv`;
    const { store } = openAt(path);
    let save = await store.create(sessionOf("bee-a", ["nome"]));
    await Deno.remove(`${folder}/data`, { recursive: true });
    save = await store.append(save.saved, { moves: [guess("neve")], over: false });
    assert.equal(save.kind, "saved");
    const other = openAt(path);
    assert.deepEqual(wordsOf(await other.store.load("bee-a")), ["nome", "neve"]);
    await other.store.close();
    await store.close();
  });
});

Deno.test("SessionStore.append() puts a game back that was deleted while it was played", async () => {
  await inFolder(async (path) => {
    const [one, two] = [openAt(path).store, openAt(path).store];
    const { saved } = await one.create(sessionOf("bee-a", ["nome"]));
    assert.equal(await two.delete("bee-a"), true);
    const save = await one.append(saved, { moves: [guess("neve")], over: false });
    assert.equal(save.kind, "saved");
    assert.deepEqual(wordsOf(await two.load("bee-a")), ["nome", "neve"]);
    await one.close();
    await two.close();
  });
});

Deno.test("SessionStore loses no acknowledged move to kill -9", async () => {
  await inFolder(async (path) => {
    const shown: string[] = [];
    const rounds = 30;
    for (let round = 0; round < rounds; round++) {
      const process = child(path, "bee-a", `r${round}w`, "0");
      const errors = new Response(process.stderr).text();
      const decoder = new TextDecoder();
      let text = "";
      for await (const chunk of process.stdout) {
        text += decoder.decode(chunk, { stream: true });
        // After some words, a different number each round.
        if (text.split("\n").length > 1 + round % 7) break;
      }
      process.kill("SIGKILL");
      await process.status;
      assert.equal(await errors, "");
      shown.push(...text.split("\n").slice(0, -1));
    }
    const { store, events } = openAt(path);
    const words = wordsOf(await store.load("bee-a"));
    assert.deepEqual(shown.filter((word) => !words.includes(word)), []);
    assert.equal(new Set(words).size, words.length);
    assert.deepEqual(events, []);
    await store.close();
  });
});

Deno.test("SessionStore lets three processes play one game", async () => {
  await inFolder(async (path) => {
    const count = 60;
    const names = ["a", "b", "c"];
    const outputs = await Promise.all(
      names.map((name) => child(path, "bee-a", name, String(count)).output()),
    );
    for (const { code, stderr } of outputs) {
      assert.equal(new TextDecoder().decode(stderr), "");
      assert.equal(code, 0);
    }
    const { store } = openAt(path);
    const words = wordsOf(await store.load("bee-a"));
    await store.close();
    for (const name of names) {
      const own = words.filter((word) => word.startsWith(name));
      assert.deepEqual(own, Array.from({ length: count }, (_, i) => `${name}${i}`));
    }
    assert.equal(words.length, names.length * count);
  });
});
