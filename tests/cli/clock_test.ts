import assert from "node:assert/strict";
import { keepTime, keptTime } from "../../src/play/kept_clock.ts";
import { memoryStore } from "../support/memory_store.ts";
import { type Game, inFolder, run, start } from "../support/program.ts";

const ignore = Deno.build.os === "windows";
const DAY = 86_400_000;
const GAMES = [["grid", "play"], ["bites", "play", "--minutes", "3"]];

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function left(game: Game): Promise<number> {
  await game.send("score\n");
  const { event, left_ms } = await game.next();
  assert.equal(event, "score");
  return left_ms as number;
}

Deno.test({
  name: "killing the program gives no time back, and costs less than a second",
  ignore,
  fn: () =>
    inFolder(async (folder) => {
      for (const [i, signal] of (["SIGKILL", "SIGTERM", "SIGHUP"] as const).entries()) {
        const args = [...GAMES[i % 2]!, "--json"];
        const data = `${folder}/${i}`;
        const game = start(folder, data, [...args, "--seed", "1"], { words: "own" });
        await game.next();
        // From here on the time was read, and is saved without any move.
        const before = await left(game);
        const from = performance.now();
        await sleep(1_500);
        await game.kill(signal);
        const played = performance.now() - from;

        const again = start(folder, data, args, { words: "own" });
        const { left_ms } = await again.next() as { readonly left_ms: number };
        assert.ok(left_ms < before, `${signal} gave ${left_ms - before} ms back`);
        assert.ok(left_ms >= before - played - 1_000, `${signal} cost ${before - left_ms} ms`);
        assert.equal((await again.end()).code, 0);
        const notes = await Deno.openKv(`${data}/sessions.kv`);
        const { value } = await notes.get<Uint8Array>(["note", "clock"]);
        notes.close();
        assert.equal(new TextDecoder().decode(value!), "", "the note is gone after leaving");
      }
    }),
});

Deno.test({
  name: "a game without a limit writes nothing while the player thinks",
  ignore,
  fn: () =>
    inFolder(async (folder) => {
      const games = ["N-BEMORV", "grid play --no-timer", "crossword play --size 5x5"];
      for (const [i, line] of games.entries()) {
        const data = `${folder}/calm${i}`;
        const game = start(folder, data, [...line.split(" "), "--json"], { words: "own" });
        await game.next();
        const size = () => Deno.statSync(`${data}/sessions.kv-wal`).size;
        // What the start saves.
        await sleep(1_000);
        const before = size();
        await sleep(1_500);
        assert.equal(size(), before, line);
        await game.kill();
      }
    }),
});

Deno.test({
  name: "setting the system's clock back or forth changes no game against time",
  ignore,
  fn: () =>
    inFolder(async (folder) => {
      for (const by of [-400 * DAY, 400 * DAY]) {
        const data = `${folder}/${by}`;
        const clock = `${folder}/clock`;
        await Deno.writeTextFile(clock, "0");
        const args = ["grid", "play", "--seed", "1", "--json"];
        const game = start(folder, data, args, { words: "own", clock });
        const { board } = await game.next();
        const before = await left(game);
        await Deno.writeTextFile(clock, `${by}`);
        const after = await left(game);
        assert.ok(after <= before && after > before - 60_000, `${by}: ${before}, then ${after}`);
        assert.equal((await game.end()).code, 0);
        // The program did see the other clock.
        const { out } = await run(folder, data, ["sessions", "list", "--all", "--json"]);
        const [{ startedAt, savedAt, puzzle }] = JSON.parse(out);
        assert.equal(puzzle, board);
        assert.notEqual(startedAt.slice(0, 4), savedAt.slice(0, 4), "the clock was not set");
      }
    }),
});

Deno.test({
  name: "a clock past the year 9999 stops no command",
  ignore,
  fn: () =>
    inFolder(async (folder) => {
      const clock = `${folder}/clock`;
      await Deno.writeTextFile(clock, `${9_000 * 365 * DAY}`);
      const commands = [
        ...["daily --json", "grid daily --json", "stats", "calendar", "review --json"],
        ...["sessions list --json", "sessions export"],
      ];
      for (const line of commands) {
        const running = start(folder, folder, line.split(" "), { words: "own", clock });
        const { code, out, err } = await running.end();
        assert.deepEqual([code, err], [0, ""], line);
        if (/calendar|list/.test(line)) assert.match(out, /9999/, "the clock was not set");
      }
    }),
});

Deno.test("keepTime() never goes back, forgets when asked, and keeps few", async () => {
  const store = memoryStore(() => 0);
  assert.equal(await keptTime(store, "grid-a"), 0);
  await keepTime(store, "grid-a", 5_000.4);
  await keepTime(store, "grid-b", 7_000);
  await keepTime(store, "grid-a", 3_000);
  assert.equal(await keptTime(store, "grid-a"), 5_000);
  await keepTime(store, "grid-a", undefined);
  assert.deepEqual([await keptTime(store, "grid-a"), await keptTime(store, "grid-b")], [0, 7_000]);
  for (let i = 0; i < 100; i++) await keepTime(store, `grid-${i}`, i);
  const [note] = await store.notes("clock");
  assert.equal(note!.text.split("\n").length, 20);
  await store.changeNotes({ keys: ["clock"], to: () => "nonsense\n\0 1\ngrid-x 99999999999999" });
  assert.equal(await keptTime(store, "grid-x"), 0);
});
