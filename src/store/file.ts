import { dirname, isServer } from "../path.ts";
import type { FileReason } from "../core/problem.ts";
import { forgetLastSave, type LastSave, lastSaveOf } from "./last_save.ts";
import { openServer } from "./server.ts";
import { hasLost } from "./soundness.ts";

/** A Deno KV file that was sound when it was opened. */
export interface OpenFile {
  readonly kv: Deno.Kv;
  /** Tells whether the path still leads to this file: its inode, where there are any. */
  readonly inode: number | null;
  readonly lastSave: LastSave;
  /** Where a damaged file was put. */
  readonly setAside?: string;
  /** Where a copy is of a file that has lost what was saved last. */
  readonly copied?: string;
}

/** A copy in a folder of its own, which closing it removes. */
export interface OpenCopy {
  readonly kv: Deno.Kv;
  close(): void;
}

const MEMORY = ":memory:";
const NO_FILE: LastSave = { note() {}, close() {} };
/** The index of the log, `-shm`, is rebuilt from it. */
const PARTS = ["", "-wal"];
const LOCKED = /database (table |schema )?is locked/i;
const DAMAGED =
  /not a database|malformed|corrupt|invalid column type|value encoding|could not deserialize|returned no rows|no such (table|column)/i;
// The sentences of sqlite3_errstr, and those of Deno for a failed system call.
const FAILED =
  /readonly database|read-only|unable to open|disk i\/o|is full|access permission denied|authorization denied|locking protocol|out of memory|bad resource|database is closed|\(os error \d+\)/i;

/** Makes the folder if need be; a damaged file is set aside, and a fresh one takes its place. */
export async function openFile(path: string, now: number): Promise<OpenFile> {
  if (path === MEMORY) return { kv: await Deno.openKv(MEMORY), inode: null, lastSave: NO_FILE };
  if (isServer(path)) return { kv: await openServer(path), inode: null, lastSave: NO_FILE };
  // Synchronous, here and below: waiting for a thread takes longer than the file system.
  Deno.mkdirSync(dirname(path), { recursive: true });
  const found = findFile(path);
  if (!found || found.size === 0) return await openAfresh(path, now, undefined);
  try {
    return await openSound(path, now);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return await openAfresh(path, now, found.ino);
  }
}

/** A copy of a file that we may only read; `undefined` when it cannot be read, or is damaged. */
export async function openCopy(path: string, now: number): Promise<OpenCopy | undefined> {
  if (path === MEMORY || isServer(path)) return undefined;
  let folder: string | undefined;
  try {
    if (!findFile(path)?.isFile) return undefined;
    folder = Deno.makeTempDirSync({ prefix: "itbee-" });
    const copy = `${folder}/sessions.kv`;
    for (const part of PARTS) {
      if (!findFile(path + part)?.isFile) continue;
      Deno.copyFileSync(path + part, copy + part);
      // The copy has the mode of the file.
      if (Deno.build.os !== "windows") Deno.chmodSync(copy + part, 0o600);
    }
    const file = await openFile(copy, now);
    const close = () => {
      file.kv.close();
      Deno.removeSync(folder!, { recursive: true });
    };
    if (file.setAside === undefined) return { kv: file.kv, close };
    close();
  } catch (error) {
    if (folder !== undefined) Deno.removeSync(folder, { recursive: true });
    if (fileReason(error) === undefined) throw error;
  }
  return undefined;
}

/** Makes a new file, for one process at a time; what is in its place and damaged is renamed. */
export async function openAfresh(
  path: string,
  now: number,
  damaged: number | null | undefined,
): Promise<OpenFile> {
  using _lock = await lockFor(path);
  const found = findFile(path);
  // Another process was quicker. But SQLite would take an empty file, which only a power cut leaves
  // behind, for a new one.
  if (found && found.size > 0 && found.ino !== damaged) return await openSound(path, now);
  // Its number may become the new file's.
  forgetLastSave(path);
  // A log without its file SQLite would delete.
  if (!found && !findFile(`${path}-wal`)) return await openUnchecked(path);
  const setAside = freshName(path, now);
  for (const part of [...PARTS, "-shm"]) {
    if (findFile(path + part)) await Deno.rename(path + part, setAside + part);
  }
  try {
    return { ...await openUnchecked(path), setAside };
  } catch (error) {
    // As on a full disk. Each try would leave another file behind.
    for (const part of [...PARTS, "-shm"]) {
      if (findFile(path + part)) await Deno.remove(path + part);
      if (findFile(setAside + part)) await Deno.rename(setAside + part, path + part);
    }
    throw error;
  }
}

/** Whether the path still leads to the file: what is written to a removed one is lost in silence. */
export function isStillThere(path: string, inode: number | null): boolean {
  if (path === MEMORY || isServer(path)) return true;
  try {
    return Deno.statSync(path).ino === inode;
  } catch {
    return false;
  }
}

export function isDamaged(error: unknown): boolean {
  return error instanceof Error && DAMAGED.test(error.message) ||
    error instanceof Deno.errors.InvalidData || error instanceof Deno.errors.UnexpectedEof;
}

/** Why a file cannot be used; `undefined` for an error that is not about the file. */
export function fileReason(error: unknown): FileReason | undefined {
  if (!(error instanceof Error)) return undefined;
  if (/is full|os error 28/i.test(error.message)) return "disk_full";
  if (error instanceof Deno.errors.NotFound) return "missing";
  const isDenied = error instanceof Deno.errors.PermissionDenied ||
    error instanceof Deno.errors.NotCapable ||
    /readonly|read-only|permission denied/i.test(error.message);
  if (isDenied) return "denied";
  return FAILED.test(error.message) || LOCKED.test(error.message) ? "other" : undefined;
}

/** Tries again while another process has the file, for some seconds. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0, wait = 4;; tries++, wait = Math.min(wait * 2, 120)) {
    try {
      return await work();
    } catch (error) {
      const isLocked = error instanceof Error && LOCKED.test(error.message);
      if (!isLocked || tries >= 60) throw error;
    }
    // Jitter, or processes that collided once collide again.
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
  }
}

/** Throws what SQLite says about a file that is not sound. */
async function openSound(path: string, now: number): Promise<OpenFile> {
  const lost = await patiently(() => hasLost(path));
  if (!lost) return await openUnchecked(path);
  const copied = await keepCopy(path, now);
  return { ...await openUnchecked(path), ...(copied !== undefined && { copied }) };
}

async function openUnchecked(path: string): Promise<OpenFile> {
  const kv = await patiently(() => Deno.openKv(path));
  const inode = Deno.statSync(path).ino;
  return { kv, inode, lastSave: lastSaveOf(path, inode) };
}

/**
 * Copies the file as it was found, for one process at a time. Never while this process has it open:
 * to close a second handle would give up SQLite's locks on the first.
 */
async function keepCopy(path: string, now: number): Promise<string | undefined> {
  using _lock = await lockFor(path);
  // Another process was quicker.
  if (!await patiently(() => hasLost(path))) return undefined;
  const copy = freshName(path, now);
  for (const part of PARTS) {
    if (findFile(path + part)) await Deno.copyFile(path + part, copy + part);
  }
  forgetLastSave(path);
  return copy;
}

async function lockFor(path: string): Promise<Deno.FsFile> {
  // To read, too: to open a pipe for writing alone is to wait for a reader.
  const lock = await Deno.open(`${path}.lock`, { create: true, read: true, write: true });
  await lock.lock(true);
  return lock;
}

function freshName(path: string, now: number): string {
  const time = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
  let name = `${path}.damaged-${time}`;
  for (let i = 2; findFile(name) || findFile(`${name}-wal`); i++) {
    name = `${path}.damaged-${time}-${i}`;
  }
  return name;
}

export function findFile(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.statSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
