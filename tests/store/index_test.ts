import assert from "node:assert/strict";
import fc from "fast-check";
import type { Session } from "../../src/session/session.ts";
import { guess, NOW } from "../support/sessions.ts";
import {
  assertRight,
  gameOf,
  killedWhileOpening,
  killOpener,
  makeOld,
  versionIn,
} from "../support/old_stores.ts";
import { inFolder, openAt } from "../support/stores.ts";

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
    await makeOld(path);
    const old = await Deno.readFile(path);
    const restore = async () => {
      for (const part of ["-wal", "-shm", ".last"]) await Deno.remove(path + part).catch(() => {});
      await Deno.writeFile(path, old);
    };
    const halfDone = await killedWhileOpening({ path, restore, kill: killOpener }, 20);
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
