import assert from "node:assert/strict";
import fc from "fast-check";
import type { Filter } from "../../src/play/game_store.ts";
import { headerOf, type Session } from "../../src/session/session.ts";
import { statsOf } from "../../src/session/stats.ts";
import { tallyOf } from "../../src/session/tally.ts";
import type { SessionStore } from "../../src/store/store.ts";
import { guess, NOW, sessionOf, SUMMARY } from "../support/sessions.ts";
import { inFolder, openAt } from "../support/stores.ts";

const OPENER = new URL("../support/store_opener.ts", import.meta.url).pathname;
const TODAY = "2025-11-17";
const LONG = "-".repeat(20_000);

/** Games that differ in all that they are looked for by; one in ten is a daily, one too long for a row. */
function gameOf(i: number): Session {
  const day = new Date(Date.UTC(2025, 0, 1 + i / 10)).toISOString().slice(0, 10);
  const puzzle = i % 97 === 0 ? `${LONG}${i}` : `N-BEMOR${"STUVZ"[i % 5]}`;
  const label = i % 10 === 0 ? { kind: "daily", date: day } as const : { kind: "board" } as const;
  return {
    ...sessionOf(i % 10 === 0 ? `bee-daily-${day}` : `bee-${i}`, ["nome", `parola${i % 7}`]),
    puzzle,
    label,
    startedAt: `${day}T10:00:00.000Z`,
    over: i % 3 > 0,
    summary: { ...SUMMARY, score: i % 50, won: i % 4 === 0, rank: i % 9 },
    finds: [["nome", 5], [`parola${"abcdefg"[i % 7]}`, 1 + i % 7]],
  };
}

/** What the store says, and what all its games together say. */
async function assertRight(store: SessionStore, sessions: readonly Session[]): Promise<void> {
  const filters: Filter[] = [
    ...[{}, { over: false }, { over: true }, { day: "" }, { day: "2025-01" }, { start: "bee-1" }],
    ...[{ puzzle: "N-BEMORT" }, { puzzle: `${LONG}97` }, { puzzle: "N-BEMORU", over: false }],
    ...[{ day: "2025-01-03" }, { day: "2025-02", over: true }],
  ];
  const all = await store.list();
  assert.deepEqual(ids(all.headers), ids(sessions));
  for (const filter of filters) {
    const { headers, damaged } = await store.list(filter);
    assert.deepEqual(ids(headers), ids(sessions.filter(fits(filter))), JSON.stringify(filter));
    assert.deepEqual(damaged, []);
  }
  const own = tallyOf(sessions.map((session) => [headerOf(session), session.finds]));
  const [stats, expected] = [statsOf(await store.tally("bee"), TODAY), statsOf(own, TODAY)];
  // Sums of fractions depend on their order.
  assert.ok(Math.abs(stats.averageShare - expected.averageShare) < 1e-9);
  assert.deepEqual({ ...stats, averageShare: 0 }, { ...expected, averageShare: 0 });
}

function ids(games: readonly { readonly id: string }[]): string[] {
  return games.map(({ id }) => id).sort();
}

/** Said again in other words than the program's. */
function fits({ start, puzzle, over, day }: Filter) {
  return ({ id, puzzle: own, over: isOver, label }: Session) =>
    !(start && !id.startsWith(start)) && !(puzzle && own !== puzzle) &&
    !(over !== undefined && over !== isOver) &&
    !(day !== undefined && !(label.kind === "daily" && label.date.startsWith(day)));
}

Deno.test("SessionStore finds and adds up games whatever was done to them", async () => {
  const step = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 129 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 150 }), async (steps) => {
      const { store } = openAt(":memory:");
      const games = new Map<string, Session>();
      const create = async (some: readonly Session[]) => {
        const fresh = some.filter(({ id }) => !games.has(id));
        for (const save of await store.createAll(fresh)) assert.equal(save.kind, "saved");
        for (const game of fresh) games.set(game.id, game);
      };
      await create(Array.from({ length: 70 }, (_, i) => gameOf(i)));
      for (const [what, i] of steps) {
        const game = games.get(gameOf(i).id);
        if (what === 0) await assertRight(store, [...games.values()]);
        else if (what === 1) {
          assert.equal(await store.delete(gameOf(i).id), games.delete(gameOf(i).id));
        } else if (!game) await create([gameOf(i)]);
        else {
          const saved = (await store.load(game.id))!;
          const { over, summary, finds } = gameOf(what * 31 + i);
          const advance = { over, summary: summary!, finds: finds!, savedAt: NOW };
          const { kind } = await store.append(saved, { ...advance, moves: [guess(`w${what}`)] });
          assert.equal(kind, "saved");
          const wonAt = game.wonAt ?? (summary!.won ? NOW : undefined);
          games.set(game.id, {
            ...{ ...game, ...advance, moves: [...game.moves, guess(`w${what}`)] },
            ...(wonAt !== undefined && { wonAt }),
          });
        }
      }
      await assertRight(store, [...games.values()]);
      await store.close();
    }),
    { seed: 5, numRuns: 12 },
  );
});

Deno.test("SessionStore rebuilds a damaged tally", async () => {
  await inFolder(async (path) => {
    const games = Array.from({ length: 100 }, (_, i) => gameOf(i));
    for (
      const damage of ["{}", "null", "[", '{"layout":2,"edition":"x","sections":[1,2,3]}', "part"]
    ) {
      const { store } = openAt(path);
      await store.createAll(games);
      await assertRight(store, games);
      await store.close();
      const kv = await Deno.openKv(path);
      const [part] = await Array.fromAsync(kv.list({ prefix: ["tally_part"] }));
      assert.ok(part);
      if (damage === "part") await kv.delete(part.key);
      else await kv.set(["tally", "bee"], new TextEncoder().encode(damage));
      kv.close();
      const { store: again } = openAt(path);
      await assertRight(again, games);
      await again.close();
    }
  });
});

Deno.test("two windows add up the same games", async () => {
  await inFolder(async (path) => {
    const stores = Array.from({ length: 3 }, () => openAt(path).store);
    const games = Array.from({ length: 180 }, (_, i) => gameOf(i));
    await stores[0]!.createAll(games.slice(0, 60));
    for (let at = 60; at < games.length; at += 3) {
      await Promise.all(stores.map(async (store, i) => {
        await store.createAll([games[at + i]!]);
        if (at % 4 === i) await store.tally("bee");
      }));
    }
    for (const store of stores) {
      await assertRight(store, games);
      await store.close();
    }
  });
});

Deno.test("SessionStore.createAll() says which games are there, even if one comes twice", async () => {
  const { store } = openAt(":memory:");
  const games = Array.from({ length: 250 }, (_, i) => gameOf(i));
  await store.create({ ...games[120]!, moves: [guess("prima")] });
  const saves = await store.createAll([...games, games[7]!]);
  assert.deepEqual(
    saves.flatMap(({ kind }, i) => kind === "saved" ? [] : [[kind, i]]),
    [["conflict", 120], ["conflict", 250]],
  );
  const { session } = (await store.load(games[120]!.id))!;
  assert.deepEqual(session.moves, [guess("prima")]);
  await store.close();
});

Deno.test("SessionStore brings a file of format 1 up to date, however often it is killed", async () => {
  await inFolder(async (path) => {
    const games = Array.from({ length: 1_200 }, (_, i) => gameOf(i));
    const { store } = openAt(path);
    await store.createAll(games);
    await store.close();
    const halfDone = await killedWhileOpening(path, 20);
    // The attack has arrived.
    assert.ok(halfDone > 0);
    const { store: again, events } = openAt(path);
    await assertRight(again, games);
    assert.deepEqual(events, []);
    await again.close();
    const kv = await Deno.openKv(path);
    assert.equal(await versionIn(kv), 2);
    kv.close();
  });
});

/** How often the file was found half done. */
async function killedWhileOpening(path: string, rounds: number): Promise<number> {
  await makeOld(path);
  const old = await Deno.readFile(path);
  const whole = await opening(path, undefined);
  let halfDone = 0;
  for (let round = 0; round < rounds; round++) {
    // Sometimes as the program of format 1 left it, else as it was killed the last time.
    if (round % 3 === 0) {
      for (const part of ["-wal", "-shm", ".last"]) await Deno.remove(path + part).catch(() => {});
      await Deno.writeFile(path, old);
    }
    await opening(path, whole * (round + 0.5) / rounds);
    const kv = await Deno.openKv(path);
    const { done: isNone } = await kv.list({ prefix: ["changed"] }, { limit: 1 }).next();
    if (!isNone && await versionIn(kv) === 1) halfDone++;
    kv.close();
  }
  return halfDone;
}

/** Opens the store in another process, which is killed after a while; how long it took. */
async function opening(path: string, killAfter: number | undefined): Promise<number> {
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "-q", "--cached-only", "--no-check", OPENER, path],
    stdout: "piped",
  }).spawn();
  const reader = process.stdout.getReader();
  await reader.read();
  const start = performance.now();
  if (killAfter === undefined) await reader.read();
  else {
    await new Promise((resolve) => setTimeout(resolve, killAfter));
    try {
      process.kill("SIGKILL");
    } catch {
      // It was done.
    }
  }
  const time = performance.now() - start;
  await reader.cancel();
  await process.status;
  return time;
}

async function makeOld(path: string): Promise<void> {
  const kv = await Deno.openKv(path);
  for (const rows of ["puzzle", "day", "open", "changed", "tally", "tally_part"]) {
    for await (const { key } of kv.list({ prefix: [rows] })) await kv.delete(key);
  }
  await kv.set(["format"], new TextEncoder().encode('{"version":1}'));
  kv.close();
}

async function versionIn(kv: Deno.Kv): Promise<number> {
  const { value } = await kv.get<Uint8Array>(["format"]);
  return JSON.parse(new TextDecoder().decode(value!)).version;
}
