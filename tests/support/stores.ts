import type { StoreEvent } from "../../src/store/connection.ts";
import { SessionStore } from "../../src/store/store.ts";
import { NOW } from "./sessions.ts";

const CHILD = new URL("./store_child.ts", import.meta.url).pathname;
const AT = Date.parse(NOW);

export interface Opened {
  readonly store: SessionStore;
  readonly events: StoreEvent[];
}

export function openAt(path: string): Opened {
  const events: StoreEvent[] = [];
  return {
    store: new SessionStore({ path, clock: () => AT, tell: (e) => events.push(e) }),
    events,
  };
}

export function wordsOf(saved: { session: { moves: readonly unknown[] } } | undefined): string[] {
  return (saved?.session.moves ?? []).map((move) => (move as { word: string }).word);
}

/** A folder for one test, with the path of a store in it. */
export async function inFolder(
  work: (path: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "itbee store è " });
  try {
    await work(`${folder}/sessions.kv`, folder);
  } finally {
    await Deno.remove(folder, { recursive: true }).catch(() => {});
  }
}

export function child(...args: string[]): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "-q", "--cached-only", "--no-check", CHILD, ...args],
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}
