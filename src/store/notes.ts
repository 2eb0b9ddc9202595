import type { Note, NoteChange } from "../play/game_store.ts";
import { patiently } from "./file.ts";
import { checksIn, type KvReader } from "./kv.ts";

/** The size of all notes in one commit, in bytes; Deno KV takes 819,200 with the keys. */
const BYTES_PER_COMMIT = 400_000;
/** Deno KV refuses a value over 65,536 bytes. */
const MAX_NOTE = 65_000;
const MAX_KEY = 200;

const UTF8 = new TextDecoder();

/** Notes lie beside the games, under `["note", key]`, as bytes of UTF-8. In the order of their keys. */
export async function getNotes(kv: KvReader, start: string): Promise<Note[]> {
  const notes: Note[] = [];
  const range = { start: ["note", start], end: ["note", start + "\u{10ffff}"] };
  for await (const { key, value } of kv.list<Uint8Array>(range, { batchSize: 500 })) {
    if (value instanceof Uint8Array) notes.push({ key: String(key[1]), text: UTF8.decode(value) });
  }
  return notes;
}

/** The stamp of the last commit; `undefined` when nothing changed. */
export async function putNotes(kv: Deno.Kv, change: NoteChange): Promise<string | undefined> {
  let stamp: string | undefined;
  let left = [...change.keys];
  while (left.length > 0) {
    const some = left.slice(0, checksIn(kv));
    const found = await Promise.all(
      some.map((key) => patiently(() => kv.get<Uint8Array>(["note", key]))),
    );
    const commit = kv.atomic();
    let bytes = 0;
    let done = 0;
    let written = 0;
    for (const { key, value, versionstamp } of found) {
      if (bytes > BYTES_PER_COMMIT) break;
      done++;
      const before = value instanceof Uint8Array ? UTF8.decode(value) : undefined;
      const after = change.to(String(key[1]), before);
      if (after === before) continue;
      const text = new TextEncoder().encode(after);
      refuseLarge(String(key[1]), text.length);
      commit.check({ key, versionstamp }).set(key, text);
      bytes += text.length;
      written++;
    }
    if (written > 0) {
      const result = await patiently(() => commit.commit());
      // Another window was quicker: reads again.
      if (!result.ok) continue;
      stamp = result.versionstamp;
    }
    left = left.slice(done);
  }
  return stamp;
}

/** Our own notes are smaller by far: a larger one is a mistake of ours. */
function refuseLarge(key: string, size: number): void {
  if (size > MAX_NOTE || key.length > MAX_KEY) throw new RangeError(`the note ${key} is too large`);
}
