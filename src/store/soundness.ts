import type { DatabaseSync } from "node:sqlite";
import { isAsLeft, lastSeen } from "./last_save.ts";

/** It may only read, or it would fold the log into the file and delete it. */
export async function openToRead(path: string): Promise<DatabaseSync> {
  const { DatabaseSync } = await import("node:sqlite");
  return new DatabaseSync(path, { readOnly: true });
}

/**
 * Whether a sound file is older than a save that was made in it: a log cut short opens in silence.
 * Throws what SQLite says about a file that is not sound.
 */
export async function hasLost(path: string): Promise<boolean> {
  const database = await openToRead(path);
  try {
    return isOlder(path, database);
  } finally {
    database.close();
  }
}

/** The same of a file that is open. */
export function isOlder(path: string, database: DatabaseSync): boolean {
  const seen = lastSeen(path);
  const version = soundVersion(database, isAsLeft(path) ? "known" : "unknown");
  return seen !== undefined && version !== undefined && version < seen.version &&
    Deno.statSync(path).ino === seen.inode;
}

/**
 * The version of a sound file; `undefined` when it is kept in a way we do not know. Deno KV panics,
 * which ends the process, when a file opens well and turns out to be malformed: its own thread
 * clears expired keys at once. So we ask SQLite first: 1 ms for a hundred games, and not at all for
 * a large file that is as we left it.
 */
function soundVersion(
  database: DatabaseSync,
  soundness: "known" | "unknown",
): bigint | undefined {
  if (soundness === "unknown") {
    const rows = database.prepare("pragma quick_check(1)").all();
    const verdict = String(Object.values(rows[0] ?? {})[0]);
    if (verdict !== "ok") throw new Error(`malformed: ${verdict}`);
  }
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
    .map(({ name }) => name);
  // A log may be cut before the first of them.
  if (!tables.includes("kv")) return 0n;
  if (!tables.includes("data_version")) return undefined;
  const [row] = database.prepare("select version from data_version").all();
  return BigInt(Number(row?.version ?? 0));
}
