import assert from "node:assert/strict";
import { LOSSES } from "../support/disks.ts";
import { inFolder, run, start } from "../support/program.ts";
import { guess, sessionOf } from "../support/sessions.ts";
import { openAt } from "../support/stores.ts";

const BACKUP = '{"a":"backup"}\n';

/** The games of a folder, and the way to run a command on it. */
async function games(data: string, count = 3): Promise<void> {
  const { store } = openAt(`${data}/sessions.kv`);
  for (let i = 0; i < count; i++) await store.create(sessionOf(`bee-${i}`, ["nome"]));
  await store.close();
}

Deno.test("sessions export reads a folder that may not be written", () =>
  inFolder(async (folder) => {
    const disk = await LOSSES.find(({ isAtStart }) => isAtStart)!.make(folder);
    if (typeof disk === "string") return;
    const running = { under: disk.under ?? [], words: "own" as const };
    const backup = `${folder}/backup`;
    await games(disk.data);
    await disk.take();
    try {
      const args = ["sessions", "export", "-o", backup];
      const { code, out, err } = await start(folder, disk.data, args, running).end();
      assert.equal(code, 0, err);
      assert.match(out, /Wrote 3 games/);
      assert.equal((await Deno.readTextFile(backup)).trim().split("\n").length, 3);
      // A copy was read, and is gone.
      const list = await start(folder, disk.data, ["stats", "--json"], running).end();
      assert.equal(JSON.parse(list.out).games, 3);
      const imported = await start(folder, disk.data, ["sessions", "import", "-"], running);
      await imported.send(JSON.stringify(sessionOf("bee-new")) + "\n");
      const told = await imported.end();
      assert.equal(told.code, 1);
      assert.match(told.out, /added 0/);
      const deletion = await start(
        folder,
        disk.data,
        ["sessions", "delete", "bee-1", "--yes"],
        running,
      )
        .end();
      assert.equal(deletion.code, 1);
      assert.doesNotMatch(deletion.out, /Deleted/);
    } finally {
      await disk.end();
    }
  }));

Deno.test("sessions export never replaces a backup when it cannot read the games", () =>
  inFolder(async (folder) => {
    const disk = await LOSSES.find(({ isAtStart }) => isAtStart)!.make(folder);
    if (typeof disk === "string") return;
    const running = { under: disk.under ?? [], words: "own" as const };
    const backup = `${folder}/backup`;
    await Deno.writeTextFile(backup, BACKUP);
    await games(disk.data);
    await Deno.chmod(`${disk.data}/sessions.kv`, 0);
    const commands = [
      ["sessions", "export", "-o", backup],
      ["stats", "--export", backup],
      ["sessions", "export"],
      ["sessions", "list"],
      ["stats"],
    ];
    for (const args of commands) {
      const { code, out } = await start(folder, disk.data, args, running).end();
      assert.equal(code, 1, args.join(" "));
      assert.equal(out, "", args.join(" "));
      assert.equal(await Deno.readTextFile(backup), BACKUP);
    }
  }));

Deno.test("sessions export leaves a backup alone where there are no games", () =>
  inFolder(async (folder) => {
    const backup = `${folder}/backup`;
    await Deno.writeTextFile(backup, BACKUP);
    const { code, err } = await run(folder, folder, ["sessions", "export", "-o", backup]);
    assert.equal(code, 1);
    assert.match(err, /no games to write/);
    assert.equal(await Deno.readTextFile(backup), BACKUP);
  }));

Deno.test("a damaged game stops no other from being exported, and can be deleted", () =>
  inFolder(async (folder) => {
    const backup = `${folder}/backup`;
    await games(folder, 5);
    const kv = await Deno.openKv(`${folder}/sessions.kv`);
    const bytes = new TextEncoder().encode("{");
    await kv.set(["moves", "bee-1", 0], bytes);
    await kv.delete(["moves", "bee-2", 0]);
    await kv.set(["session", "bee-3"], bytes);
    kv.close();
    const { code, out, err } = await run(folder, folder, ["sessions", "export", "-o", backup]);
    assert.equal(code, 1);
    assert.match(out, /Wrote 2 games/);
    for (const id of ["bee-1", "bee-2", "bee-3"]) {
      assert.match(err, new RegExp(`"${id}" cannot be opened`));
      const deletion = await run(folder, folder, ["sessions", "delete", id, "--yes"]);
      assert.equal(deletion.code, 0, deletion.err);
    }
    assert.equal((await run(folder, folder, ["sessions", "export", "-o", backup])).code, 0);
    const { code: missing } = await run(folder, folder, ["sessions", "delete", "bee-3", "--yes"]);
    assert.equal(missing, 1);
  }));

Deno.test("sessions import mends damaged games from a backup", () =>
  inFolder(async (folder) => {
    const backup = `${folder}/backup`;
    await games(folder, 5);
    assert.equal((await run(folder, folder, ["sessions", "export", "-o", backup])).code, 0);
    const kv = await Deno.openKv(`${folder}/sessions.kv`);
    const bytes = new TextEncoder().encode("{");
    await kv.set(["moves", "bee-1", 0], bytes);
    await kv.delete(["moves", "bee-2", 0]);
    await kv.set(["session", "bee-3"], bytes);
    // What a later program wrote is not damaged, and stays.
    const later = new TextEncoder().encode('{"version":9}');
    await kv.set(["session", "bee-4"], later);
    kv.close();
    const { code, out, err } = await run(folder, folder, ["sessions", "import", backup]);
    assert.equal(code, 1);
    assert.match(out, /added 0, completed 3, already there 1/);
    assert.match(err, /:5" cannot be opened/);
    const after = await Deno.openKv(`${folder}/sessions.kv`);
    assert.deepEqual((await after.get(["session", "bee-4"])).value, later);
    after.close();
    const listed = await run(folder, folder, ["sessions", "list", "--all", "--json"]);
    const ids = JSON.parse(listed.out).map(({ id }: { id: string }) => id).sort();
    assert.deepEqual(ids, ["bee-0", "bee-1", "bee-2", "bee-3"]);
    const again = await run(folder, folder, ["sessions", "export"]);
    assert.equal(again.out.match(/"word":"nome"/g)?.length, 4);
  }));

Deno.test("sessions import exits 1 when a line is no game of ours", () =>
  inFolder(async (folder) => {
    const good = JSON.stringify({ ...sessionOf("bee-a"), moves: [guess("nome")] });
    const files: [text: string, code: number, added: number][] = [
      [`${good}\n`, 0, 1],
      ["This is no export\n", 1, 0],
      [`nonsense\n${good.replace("bee-a", "bee-b")}\n`, 1, 1],
      ["\x00\x01\x02", 1, 0],
    ];
    for (const [text, code, added] of files) {
      await Deno.writeTextFile(`${folder}/file`, text);
      const told = await run(folder, folder, ["sessions", "import", `${folder}/file`]);
      assert.equal(told.code, code, text + told.err);
      assert.match(told.out, new RegExp(`added ${added},`));
    }
  }));

Deno.test("sessions import says that an empty file has no games", () =>
  inFolder(async (folder) => {
    for (const text of ["", "\n", " \r\n\t\n", "\ufeff"]) {
      await Deno.writeTextFile(`${folder}/file`, text);
      const { code, out, err } = await run(folder, folder, [
        "sessions",
        "import",
        `${folder}/file`,
      ]);
      assert.equal(code, 1, JSON.stringify(text));
      assert.equal(out, "");
      assert.match(err, /^The file is empty: there is no game in it/);
    }
  }));

Deno.test("sessions export and import take duels along", () =>
  inFolder(async (folder) => {
    const [here, there] = [`${folder}/here`, `${folder}/there`];
    const backup = `${folder}/backup`;
    const itbee = (data: string, line: string) =>
      start(folder, data, line.split(" ").map((word) => word === "FILE" ? backup : word), {
        words: "own",
      }).end();
    // Without duels no file for them is made.
    await games(here, 1);
    assert.match((await itbee(here, "sessions export -o FILE")).out, /Wrote 1 games? to/);
    assert.ok(![...Deno.readDirSync(here)].some(({ name }) => name.startsWith("duels")));
    // Another folder is another player's until the player says so.
    assert.equal((await itbee(there, "sessions import --mine FILE")).code, 0);
    await itbee(here, "duel bee --seed 1 --json");
    const list = JSON.parse((await itbee(here, "duel --json")).out);
    assert.match((await itbee(here, "sessions export -o FILE")).out, /Wrote 2 games to/);
    const imported = await itbee(there, "sessions import FILE");
    assert.equal(imported.out, "Games added 1, completed 0, already there 1\n", imported.err);
    assert.deepEqual(JSON.parse((await itbee(there, "duel --json")).out), list);
    assert.equal((await itbee(there, "sessions list --all --json")).out.includes("-duel-"), false);
  }));
