import type { DatabaseSync } from "node:sqlite";
import { isServer } from "../path.ts";
import { findFile } from "./file.ts";
import { isOurFormat } from "./format_row.ts";
import type { KvReader } from "./kv.ts";
import { mayNote } from "./last_save.ts";
import { isOlder, openToRead } from "./soundness.ts";

/** A file that is read without Deno KV. */
export interface QuickReader {
  readonly kv: KvReader;
  readonly inode: number | null;
  close(): void;
}

/** How Deno KV marks a text, and the end of one, in a key. */
const [TEXT, END] = [2, 0];
/** How it marks a value that is bytes, as all of ours are. */
const BYTES = 3;

/**
 * Reads a file of Deno KV by SQLite, which has to look at it anyhow. So a game is on the screen
 * before Deno KV is loaded, which takes longer than all else that is done with the file.
 * `undefined` unless the file is sound, complete, of our format, and may be written: everything else
 * is for Deno KV, and for the code that reports what is wrong.
 */
export async function openQuickReader(path: string): Promise<QuickReader | undefined> {
  if (path === ":memory:" || isServer(path)) return undefined;
  let database: DatabaseSync | undefined;
  try {
    if (!mayWrite(path)) return undefined;
    database = await openToRead(path);
    const kv = readerOf(database);
    if (!isOlder(path, database) && await isOurFormat(kv)) {
      const open = database;
      return { kv, inode: Deno.statSync(path).ino, close: () => open.close() };
    }
  } catch {
    // Deno KV tries as well, and what it says is reported.
  }
  database?.close();
  return undefined;
}

/** By the note beside it: to open and close the file itself would give up SQLite's locks on it. */
function mayWrite(path: string): boolean {
  const found = findFile(path);
  return found !== undefined && found.size > 0 && ((found.mode ?? 0o200) & 0o222) !== 0 &&
    mayNote(path);
}

interface SqlRow {
  readonly k: Uint8Array<ArrayBuffer>;
  readonly v: Uint8Array<ArrayBuffer>;
  readonly version: number;
}

function readerOf(database: DatabaseSync): KvReader {
  const columns = `select k, v, version from kv where v_encoding = ${BYTES} and`;
  const one = database.prepare(`${columns} k = ?`);
  const some = database.prepare(`${columns} k >= ? and k < ? order by k`);
  const get = <T>(key: Deno.KvKey): Deno.KvEntryMaybe<T> => {
    const row = one.get(encoded(key)) as SqlRow | undefined;
    return row ? entryOf<T>(key, row) : { key, value: null, versionstamp: null };
  };
  return {
    get: <T>(key: Deno.KvKey) => Promise.resolve(get<T>(key)),
    getMany: <T extends readonly unknown[]>(keys: readonly Deno.KvKey[]) =>
      Promise.resolve(
        keys.map((key) => get(key)) as { [K in keyof T]: Deno.KvEntryMaybe<T[K]> },
      ),
    async *list<T>(selector: Deno.KvListSelector) {
      const rows = some.all(...rangeOf(selector)) as unknown as SqlRow[];
      for (const row of rows) yield entryOf<T>(decoded(row.k), row);
    },
  };
}

function entryOf<T>(key: Deno.KvKey, { v, version }: SqlRow): Deno.KvEntry<T> {
  return { key, value: v as T, versionstamp: `${version.toString(16).padStart(16, "0")}0000` };
}

/** All of ours that are asked for are texts without the letter zero. */
function encoded(key: Deno.KvKey): Uint8Array<ArrayBuffer> {
  const bytes = key.flatMap((part) => [TEXT, ...new TextEncoder().encode(String(part)), END]);
  return Uint8Array.from(bytes);
}

function rangeOf(
  selector: Deno.KvListSelector,
): [start: Uint8Array<ArrayBuffer>, end: Uint8Array<ArrayBuffer>] {
  if ("start" in selector && "end" in selector) {
    return [encoded(selector.start), encoded(selector.end)];
  }
  const prefix = encoded(selector.prefix);
  return [Uint8Array.from([...prefix, 0]), Uint8Array.from([...prefix, 0xff])];
}

/** The texts that a key begins with: the number of a page is not asked for. */
function decoded(bytes: Uint8Array): string[] {
  const key: string[] = [];
  for (let at = 0; bytes[at] === TEXT;) {
    const end = bytes.indexOf(END, at);
    key.push(new TextDecoder().decode(bytes.subarray(at + 1, end)));
    at = end + 1;
  }
  return key;
}
