import assert from "node:assert/strict";
import { lastSaveOf } from "../../src/store/last_save.ts";
import { guess, sessionOf } from "./sessions.ts";
import { openAt, wordsOf } from "./stores.ts";

/** A store's files as they are at one moment, and what is in them. */
export interface StoreFiles {
  readonly file: Uint8Array;
  /** What is not in the file yet: none when it was closed well. */
  readonly log?: Uint8Array;
  readonly index?: Uint8Array;
  /** The version of the last save. */
  readonly stamp: string;
  /** All words of all games. */
  readonly words: ReadonlySet<string>;
}

export type Part = "file" | "log" | "index";

const GAMES = 6;

/** The files of some games after this many moves: while open, and after closing. */
export async function playedFiles(
  path: string,
  moves: number,
): Promise<{ open: StoreFiles; closed: StoreFiles }> {
  const { store } = openAt(path);
  let stamp = "";
  for (let i = 0; i < moves; i++) {
    const id = `bee-${i % GAMES}`;
    const { saved } = await store.create(sessionOf(id));
    const word = `w${saved.session.moves.length}`;
    const save = await store.append(saved, { moves: [guess(word)], over: false });
    assert.equal(save.kind, "saved");
    stamp = save.saved.stamp!;
  }
  const words = await wordsIn(store);
  const [file, log, index] = ["", "-wal", "-shm"].map((part) => Deno.readFileSync(path + part));
  await store.close();
  const closed = { file: Deno.readFileSync(path), stamp, words };
  return { open: { file: file!, log: log!, index: index!, stamp, words }, closed };
}

/** Cuts one of the files as a power cut may, opens what is left, plays on, and returns what was reported. */
export async function cut(
  path: string,
  files: StoreFiles,
  part: Part,
  length: number,
): Promise<"nothing lost" | "cut_short" | "set_aside"> {
  const where = `${part} cut at ${length}`;
  const left = { ...files, [part]: files[part]!.slice(0, length) };
  // In place: another file would have another inode, and no note of a save.
  Deno.writeFileSync(path, left.file);
  put(`${path}-wal`, left.log);
  put(`${path}-shm`, left.index);
  testify(path, Deno.statSync(path).ino, files.stamp);
  const { store, events } = openAt(path);
  const words = await wordsIn(store);
  const lost = files.words.difference(words).size;
  assert.ok(words.isSubsetOf(files.words), `${where}: words from nowhere`);
  const save = await store.create(sessionOf("bee-new", ["nome"]));
  assert.equal(save.kind, "saved", where);
  await store.close();
  const [event] = events;
  assert.ok(events.length <= 1, `${where}: reported ${JSON.stringify(events)}`);
  assert.equal(event !== undefined, lost > 0, `${where}: ${lost} lost, reported ${event?.kind}`);
  if (event === undefined) return "nothing lost";
  assert.ok(event.kind === "cut_short" || event.kind === "set_aside", `${where}: ${event.kind}`);
  assert.deepEqual(Deno.readFileSync(event.path), left.file, `${where}: the file kept aside`);
  if (left.log !== undefined && left.log.length > 0) {
    assert.deepEqual(Deno.readFileSync(`${event.path}-wal`), left.log, `${where}: the log kept`);
  }
  for (const kept of ["", "-wal", "-shm"]) put(event.path + kept, undefined);
  // Told once: the next start is as any other.
  const { store: again, events: more } = openAt(path);
  assert.equal((await wordsIn(again)).has("bee-new nome"), true, where);
  await again.close();
  assert.deepEqual(more, [], where);
  return event.kind;
}

/** Writes what a save leaves behind. */
export function testify(path: string, inode: number | null, stamp: string): void {
  const lastSave = lastSaveOf(path, inode);
  lastSave.note(stamp);
  lastSave.close();
}

async function wordsIn(store: ReturnType<typeof openAt>["store"]): Promise<Set<string>> {
  const words = new Set<string>();
  const { headers, damaged } = await store.list();
  assert.deepEqual(damaged, []);
  for (const { id } of headers) {
    for (const word of wordsOf(await store.load(id))) words.add(`${id} ${word}`);
  }
  return words;
}

function put(path: string, bytes: Uint8Array | undefined): void {
  if (bytes) return Deno.writeFileSync(path, bytes);
  try {
    Deno.removeSync(path);
  } catch {
    // It was not there.
  }
}
