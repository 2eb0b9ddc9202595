import assert from "node:assert/strict";
import type { Filter } from "../../src/play/game_store.ts";
import { headerOf, type Session } from "../../src/session/session.ts";
import { statsOf } from "../../src/session/stats.ts";
import { tallyOf } from "../../src/session/tally.ts";
import type { SessionStore } from "../../src/store/store.ts";
import { sessionOf, SUMMARY } from "./sessions.ts";

const OPENER = new URL("./store_opener.ts", import.meta.url).pathname;
const TODAY = "2025-11-17";
const LONG = "-".repeat(20_000);

/** Games that differ in all that they are looked for by; one in ten is a daily, one too long for a row. */
export function gameOf(i: number): Session {
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
export async function assertRight(
  store: SessionStore,
  sessions: readonly Session[],
): Promise<void> {
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

/** An older store that is opened again and again. */
interface OldStore {
  /** A file, or the address of a server. */
  readonly path: string;
  /** As the program of format 1 left it. */
  restore(): Promise<void>;
  kill(opener: Deno.ChildProcess): void | Promise<void>;
}

/** How often the store was found half done. */
export async function killedWhileOpening(
  { path, restore, kill }: OldStore,
  rounds: number,
): Promise<number> {
  await restore();
  const whole = await opening(path);
  await restore();
  let halfDone = 0;
  for (let round = 0; round < rounds; round++) {
    // Sometimes as the program of format 1 left it, else as it was killed the last time.
    if (round % 3 === 0) await restore();
    await opening(path, { after: whole * (round + 0.5) / rounds, kill });
    const kv = await Deno.openKv(path);
    const { done: isNone } = await kv.list({ prefix: ["changed"] }, { limit: 1 }).next();
    if (!isNone && await versionIn(kv) === 1) halfDone++;
    kv.close();
  }
  return halfDone;
}

/** Opens the store in another process, which is killed after a while; how long it took. */
async function opening(
  path: string,
  how?: { readonly after: number; readonly kill: OldStore["kill"] },
): Promise<number> {
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "-q", "--cached-only", "--no-check", OPENER, path],
    stdout: "piped",
  }).spawn();
  const reader = process.stdout.getReader();
  await reader.read();
  const start = performance.now();
  if (how === undefined) await reader.read();
  else {
    await new Promise((resolve) => setTimeout(resolve, how.after));
    await how.kill(process);
  }
  const time = performance.now() - start;
  await reader.cancel();
  await process.status;
  return time;
}

export function killOpener(opener: Deno.ChildProcess): void {
  try {
    opener.kill("SIGKILL");
  } catch {
    // It was done.
  }
}

/** Without the rows that format 1 did not have. */
export async function makeOld(path: string): Promise<void> {
  const kv = await Deno.openKv(path);
  for (const rows of ["puzzle", "day", "open", "changed", "tally", "tally_part"]) {
    const keys = await Array.fromAsync(kv.list({ prefix: [rows] }), ({ key }) => key);
    for (let at = 0; at < keys.length; at += 100) {
      const commit = kv.atomic();
      for (const key of keys.slice(at, at + 100)) commit.delete(key);
      await commit.commit();
    }
  }
  await kv.set(["format"], new TextEncoder().encode('{"version":1}'));
  kv.close();
}

export async function versionIn(kv: Deno.Kv): Promise<number> {
  const { value } = await kv.get<Uint8Array>(["format"]);
  return JSON.parse(new TextDecoder().decode(value!)).version;
}
