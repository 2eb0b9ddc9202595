import { type FileReason, UserError } from "../core/problem.ts";
import { isServer } from "../path.ts";
import {
  fileReason,
  isDamaged,
  isStillThere,
  openAfresh,
  type OpenCopy,
  openCopy,
  type OpenFile,
  openFile,
} from "./file.ts";
import { bringUpToDate, getCurrent } from "./format_row.ts";
import type { KvReader } from "./kv.ts";
import { openQuickReader, type QuickReader } from "./quick_reader.ts";
import { inTime, knock, serverReason } from "./server.ts";
import {
  copyOf,
  flush,
  type Flushed,
  forgetSaved,
  nothingUnsaved,
  type Unsaved,
} from "./unsaved.ts";
import { dropWaiting, waitingGames } from "./waiting.ts";

/** Where the sessions are, and whom to notify about them. */
export interface StorePlace {
  /** A file, or the address of a server for Deno KV. */
  readonly path: string;
  /** Where games wait for a server that does not answer. */
  readonly waiting?: string;
  readonly clock: () => number;
  readonly tell: (event: StoreEvent) => void;
}

export type StoreEvent =
  /** The file was damaged; it is now at `path`, and a fresh one in its place. */
  | { readonly kind: "set_aside"; readonly path: string }
  /** What was saved last is not in the file any more; a copy of it as it was found is at `path`. */
  | { readonly kind: "cut_short"; readonly path: string }
  /** Sent once; games are kept in memory until they can be saved. */
  | { readonly kind: "unsaved"; readonly path: string; readonly reason: FileReason }
  | { readonly kind: "saved_again"; readonly path: string };

/** A file that is opened when it is needed, shut after a while, and may fail and come back. */
export interface Connection {
  readonly place: StorePlace;
  readonly unsaved: Unsaved;
  readonly waiting: Connection | undefined;
  file: OpenFile | undefined;
  timer: AbortSignal | undefined;
  /** One thing at a time. */
  last: Promise<unknown>;
  /** Why the file could not be used when it was last tried. */
  failure: FileReason | undefined;
  /** Read in place of a file that may not be written, which Deno KV cannot open. */
  copy: OpenCopy | undefined;
  /** Reads the file until Deno KV is needed; `null` where it cannot be read so. */
  quick: QuickReader | null | undefined;
  readonly shutLater: () => void;
}

type Work<R> = (file: OpenFile, flushed: Flushed) => Promise<R>;

export const LOST = Symbol("lost");

/** In milliseconds. Deno KV's own thread clears up each minute, and ends the process if it fails. */
const OPEN_FOR = 30_000;

/** Touches nothing yet. */
export function connectionTo(place: StorePlace): Connection {
  const connection: Connection = {
    place,
    unsaved: nothingUnsaved(),
    waiting: place.waiting === undefined
      ? undefined
      : connectionTo({ path: place.waiting, clock: place.clock, tell: place.tell }),
    file: undefined,
    timer: undefined,
    last: Promise.resolve(),
    failure: undefined,
    copy: undefined,
    quick: undefined,
    shutLater() {
      connection.last = connection.last.then(() => shut(connection));
    },
  };
  return connection;
}

/** Does the work on the file, after saving what is still unsaved; `LOST` if the file is unusable. */
export function use<R>(connection: Connection, work: Work<R>): Promise<R | typeof LOST> {
  const done = connection.last.then(() => attempt(connection, work));
  connection.last = done.catch(() => undefined);
  return done;
}

/** The same as `read` for work that changes nothing, without Deno KV while nothing else needs it. */
export async function look<R>(
  connection: Connection,
  work: (kv: KvReader) => Promise<R>,
): Promise<R | typeof LOST> {
  const done = connection.last.then(() => lookQuickly(connection, work));
  connection.last = done.catch(() => undefined);
  const found = await done;
  return found === LOST ? await read(connection, work) : found;
}

/** Saves which game is the current one, unless the file says so already. */
export async function saveCurrent(connection: Connection): Promise<void> {
  const done = connection.last.then(async () => {
    const { unsaved } = connection;
    const { current } = unsaved;
    if (await lookQuickly(connection, getCurrent) !== current) {
      await attempt(connection, () => Promise.resolve());
    } else if (unsaved.current === current) unsaved.current = undefined;
  });
  connection.last = done.catch(() => undefined);
  await done;
}

/** `LOST` where Deno KV has the file, or is to have it. */
async function lookQuickly<R>(
  connection: Connection,
  work: (kv: KvReader) => Promise<R>,
): Promise<R | typeof LOST> {
  const { place: { path }, file, failure } = connection;
  if (file || failure) return LOST;
  if (connection.quick === undefined) connection.quick = await openQuickReader(path) ?? null;
  if (connection.quick === null) return LOST;
  try {
    const found = await work(connection.quick.kv);
    if (isStillThere(path, connection.quick.inode)) return found;
  } catch (error) {
    if (error instanceof UserError) throw error;
  }
  closeQuick(connection);
  return LOST;
}

/** For good: what needed Deno KV once will need it again. */
function closeQuick(connection: Connection): void {
  connection.quick?.close();
  connection.quick = null;
}

/** Reads a copy of a file that may be read and not written. */
export async function read<R>(
  connection: Connection,
  work: (kv: Deno.Kv) => Promise<R>,
): Promise<R | typeof LOST> {
  const found = await use(connection, ({ kv }) => work(kv));
  if (found !== LOST) return found;
  const done = connection.last.then(async () => {
    connection.copy ??= await freshCopy(connection.place);
    return connection.copy ? await work(connection.copy.kv) : LOST;
  });
  connection.last = done.catch(() => undefined);
  return await done;
}

/** Tries once more to save what is not. */
export async function disconnect(connection: Connection): Promise<void> {
  const { games, notes } = connection.unsaved;
  if (games.size + notes.length > 0) await use(connection, () => Promise.resolve());
  await connection.last;
  shut(connection);
  dropCopy(connection);
  if (connection.waiting) await disconnect(connection.waiting);
}

async function attempt<R>(connection: Connection, work: Work<R>): Promise<R | typeof LOST> {
  const { path, tell } = connection.place;
  let damaged: OpenFile | undefined;
  for (let tries = 0;; tries++) {
    try {
      const file = connection.file ??= await open(connection, damaged);
      const saving = copyOf(connection.unsaved);
      const result = await answered(
        connection,
        async () => await work(file, await flush(file, saving)),
      );
      if (!isStillThere(path, file.inode)) throw new Deno.errors.NotFound();
      forgetSaved(connection.unsaved, saving);
      if (connection.waiting && saving.games.size > 0) {
        await dropWaiting(connection.waiting, saving.games.keys());
      }
      if (connection.failure) tell({ kind: "saved_again", path });
      connection.failure = undefined;
      dropCopy(connection);
      return result;
    } catch (error) {
      const isBroken = !isServer(path) && isDamaged(error);
      damaged = isBroken ? connection.file : undefined;
      shut(connection);
      if (tries === 0 && (isBroken || error instanceof Deno.errors.NotFound)) continue;
      const reason = isBroken ? "other" : reasonOf(path, error);
      if (reason === undefined) throw error;
      if (connection.failure === undefined) {
        tell({ kind: "unsaved", path, reason });
        await takeWaiting(connection);
      }
      connection.failure = reason;
      return LOST;
    }
  }
}

/** A server may be gone, or not answer. */
async function answered<R>(
  { place: { path }, failure }: Connection,
  work: () => Promise<R>,
): Promise<R> {
  if (!isServer(path)) return await work();
  const how = failure === undefined ? "patient" : "impatient";
  await knock(path, how);
  return await inTime(how, work());
}

function reasonOf(path: string, error: unknown): FileReason | undefined {
  if (error instanceof UserError) return undefined;
  return isServer(path) ? serverReason(error) : fileReason(error);
}

async function open(connection: Connection, damaged: OpenFile | undefined): Promise<OpenFile> {
  const { path, tell, clock } = connection.place;
  closeQuick(connection);
  const file = damaged
    ? await openAfresh(path, clock(), damaged.inode)
    : await openFile(path, clock());
  if (file.setAside !== undefined) tell({ kind: "set_aside", path: file.setAside });
  if (file.copied !== undefined) tell({ kind: "cut_short", path: file.copied });
  try {
    await bringUpToDate(file.kv, path);
  } catch (error) {
    file.kv.close();
    throw error;
  }
  await takeWaiting(connection);
  if (path !== ":memory:" && !isServer(path)) {
    // Unlike setTimeout it loads no part of Node, which would take longer than to open the file.
    connection.timer = AbortSignal.timeout(OPEN_FOR);
    connection.timer.addEventListener("abort", connection.shutLater);
  }
  return file;
}

/** What waits for the server is not saved there yet. */
async function takeWaiting({ waiting, unsaved: { games } }: Connection): Promise<void> {
  for (const game of waiting ? await waitingGames(waiting) : []) {
    if (!games.has(game.id)) games.set(game.id, game);
  }
}

async function freshCopy({ path, clock }: StorePlace): Promise<OpenCopy | undefined> {
  const copy = await openCopy(path, clock());
  try {
    if (copy) await bringUpToDate(copy.kv, path);
  } catch (error) {
    copy?.close();
    throw error;
  }
  return copy;
}

function shut(connection: Connection): void {
  // The timer of a signal without listeners does not keep the process alive.
  connection.timer?.removeEventListener("abort", connection.shutLater);
  connection.file?.kv.close();
  connection.file?.lastSave.close();
  connection.file = undefined;
  closeQuick(connection);
}

function dropCopy(connection: Connection): void {
  connection.copy?.close();
  connection.copy = undefined;
}
