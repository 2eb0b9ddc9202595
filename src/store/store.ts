import { resolve } from "../path.ts";
import { type FileReason, UserError } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import {
  type Advance,
  type Filter,
  type GameStore,
  isWanted,
  type Listing,
  type Note,
  type NoteChange,
  type Save,
  type Saved,
  type Stored,
} from "../play/game_store.ts";
import { type Header, headerOf, type Session } from "../session/session.ts";
import { formatSession, isId } from "../session/session_text.ts";
import { type Tally, tallyOf } from "../session/tally.ts";
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
import {
  getCurrent,
  getFinds,
  getHeaders,
  getSession,
  mergeSession,
  putSession,
  refuseNewer,
  removeSession,
  setCurrent,
} from "./kv.ts";
import { getNotes, putNotes } from "./notes.ts";

/** Where the sessions are, and whom to notify about them. */
interface StorePlace {
  readonly path: string;
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

type Flushed = ReadonlyMap<string, Saved>;

interface Unsaved {
  readonly pending: ReadonlyMap<string, Session>;
  readonly current: string | undefined;
  readonly notes: readonly NoteChange[];
}

const LOST = Symbol("lost");

/** In UTF-16 units: Deno KV takes keys up to 2,048 bytes. */
const MAX_KEY = 500;

/** In milliseconds. Deno KV's own thread clears up each minute, and ends the process if it fails. */
const OPEN_FOR = 30_000;

/** Saved games in a Deno KV file, opened when first needed. */
export class SessionStore implements GameStore {
  readonly #place: StorePlace;
  #file: OpenFile | undefined;
  #timer: AbortSignal | undefined;
  /** One thing at a time. */
  #last: Promise<unknown> = Promise.resolve();
  /** What could not be saved yet. */
  readonly #unsaved = new Map<string, Session>();
  #unsavedCurrent: string | undefined;
  #unsavedNotes: readonly NoteChange[] = [];
  /** Why the file could not be used when it was last tried. */
  #failure: FileReason | undefined;
  /** Read in place of a file that may not be written, which Deno KV cannot open. */
  #copy: OpenCopy | undefined;

  /** Touches nothing yet. */
  constructor(place: StorePlace) {
    // Absolute, or a path such as https://host/sessions.kv would be a remote database.
    const path = place.path === ":memory:" ? place.path : resolve(place.path);
    this.#place = { ...place, path };
  }

  /** A conflict when the id is taken: then `saved` is the game that is there. */
  async create<T extends Parts>(session: Session<T>): Promise<Save<T>> {
    formatSession(session);
    return await this.#save({ session: { ...session, moves: [] }, stamp: null }, session);
  }

  async load<T extends Parts = Parts>(id: string): Promise<Saved<T> | undefined> {
    const kept = this.#unsaved.get(id) as Session<T> | undefined;
    if (kept) return { session: kept, stamp: null };
    if (!isId(id)) return undefined;
    const found = await this.#read((kv) => getSession<T>(kv, id));
    return found === LOST ? undefined : found;
  }

  /** Saves what was just played on `saved`. After a conflict, play it again on the other. */
  async append<T extends Parts>(saved: Saved<T>, advance: Advance<T>): Promise<Save<T>> {
    const { summary: _, finds: __, ...before } = saved.session;
    const moves = [...before.moves, ...advance.moves];
    return await this.#save(saved, { ...before, savedAt: this.#now(), ...advance, moves });
  }

  /** The game to go on with. */
  async current(): Promise<string | undefined> {
    if (this.#unsavedCurrent !== undefined) return this.#unsavedCurrent;
    const id = await this.#read((kv) => getCurrent(kv));
    return id === LOST ? undefined : id;
  }

  async setCurrent(id: string): Promise<void> {
    this.#unsavedCurrent = id;
    await this.#use(() => Promise.resolve());
  }

  /** Newest first; of those wanted, if asked. */
  async list(filter: Filter = {}): Promise<Listing> {
    return this.#listing(await this.#read((kv) => getHeaders(kv, filter)), filter);
  }

  /** What the games of one kind come to. */
  async tally(game: string): Promise<Tally> {
    const start = `${game}-`;
    const found = await this.#read((kv) =>
      // Together: while one waits for the file, the other parses what has come.
      Promise.all([getHeaders(kv, { start }), getFinds(kv, start)])
    );
    const [listing, saved] = found === LOST ? [LOST, new Map()] as const : found;
    const kept = [...this.#unsaved].flatMap(([id, { finds }]) =>
      finds ? [[id, finds] as const] : []
    );
    const finds = new Map([...saved, ...kept]);
    const { headers } = this.#listing(listing, { start });
    return tallyOf(headers.map((header) => [header, finds.get(header.id)]));
  }

  /** Every game with its moves, one at a time and in any order. */
  async *all(): AsyncGenerator<Stored> {
    const { headers, damaged, unread } = await this.list({ others: true });
    if (unread) yield { kind: "unread", ...unread };
    for (const game of damaged) yield { kind: "damaged", ...game };
    for (const { id } of headers) {
      try {
        const saved = await this.load(id);
        if (saved) yield { kind: "sound", session: saved.session };
        // Deleted meanwhile, unless nothing can be read any more.
        else if (this.#failure) {
          yield { kind: "unread", path: this.#place.path, reason: this.#failure };
          return;
        }
      } catch (error) {
        if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
        yield { kind: "damaged", id, fault: error.problem.fault };
      }
    }
  }

  /** The same as `create` for each. */
  async createAll(sessions: readonly Session[]): Promise<readonly Save[]> {
    const saves: Save[] = [];
    for (const session of sessions) saves.push(await this.create(session));
    return saves;
  }

  #listing(found: Listing | typeof LOST, filter: Filter): Listing {
    const { headers, damaged } = found === LOST ? { headers: [], damaged: [] } : found;
    const kept = [...this.#unsaved.values()].map(headerOf)
      .filter((header) => isWanted(header, filter));
    const saved = headers.filter((header) => !this.#unsaved.has(header.id));
    const { path } = this.#place;
    return {
      headers: [...saved, ...kept].sort(byNewest),
      damaged,
      ...(found === LOST && { unread: { path, reason: this.#failure ?? "other" } }),
    };
  }

  /** The only place that deletes. False when there was no such game. Throws `unwritable`. */
  async delete(id: string): Promise<boolean> {
    const wasKept = this.#unsaved.delete(id);
    if (this.#unsavedCurrent === id) this.#unsavedCurrent = undefined;
    const isGone = id.length <= MAX_KEY && await this.#use(({ kv }) => removeSession(kv, id));
    if (isGone === LOST) {
      const { path } = this.#place;
      throw new UserError({ kind: "unwritable", path, reason: this.#failure ?? "other" });
    }
    return isGone || wasKept;
  }

  /** The notes whose key starts so, in the order of their keys. */
  async notes(start: string): Promise<readonly Note[]> {
    const found = await this.#read((kv) => getNotes(kv, start));
    return withChanges(found === LOST ? [] : found, start, this.#unsavedNotes);
  }

  /** False when they could not be saved: then they are kept until the store is closed. */
  async changeNotes(change: NoteChange): Promise<boolean> {
    this.#unsavedNotes = [...this.#unsavedNotes, change];
    return await this.#use(() => Promise.resolve()) !== LOST;
  }

  /** Tries once more to save what is not. */
  async close(): Promise<void> {
    if (this.#unsaved.size + this.#unsavedNotes.length > 0) {
      await this.#use(() => Promise.resolve());
    }
    await this.#last;
    this.#shut();
    this.#dropCopy();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** Writes what `next` has beyond `saved`, or keeps it in memory. */
  async #save<T extends Parts>(saved: Saved<T>, next: Session<T>): Promise<Save<T>> {
    const kept = this.#unsaved.get(next.id) as Session<T> | undefined;
    if (kept && kept !== saved.session) {
      return { kind: "conflict", saved: { session: kept, stamp: null } };
    }
    if (kept) this.#unsaved.set(next.id, next);
    const save = await this.#use<Save<T>>(async ({ kv, lastSave }, flushed) => {
      const there = flushed.get(next.id) as Saved<T> | undefined;
      if (!there) {
        const save = await putSession(kv, saved, next);
        lastSave.note(save.saved.stamp);
        return save;
      }
      const isOurs = there.session.moves.length === next.moves.length;
      return { kind: isOurs ? "saved" : "conflict", saved: there };
    });
    if (save !== LOST) return save;
    this.#unsaved.set(next.id, next);
    const reason = this.#failure ?? "other";
    return { kind: "unsaved", saved: { session: next, stamp: null }, reason };
  }

  /** Reads a copy of a file that may be read and not written. */
  async #read<R>(work: (kv: Deno.Kv) => Promise<R>): Promise<R | typeof LOST> {
    const found = await this.#use(({ kv }) => work(kv));
    if (found !== LOST) return found;
    const { path, clock } = this.#place;
    const done = this.#last.then(async () => {
      this.#copy ??= await openCopy(path, clock());
      return this.#copy ? await work(this.#copy.kv) : LOST;
    });
    this.#last = done.catch(() => undefined);
    return await done;
  }

  /** Does the work on the file, after saving what is still unsaved; `LOST` if the file is unusable. */
  #use<R>(work: (file: OpenFile, flushed: Flushed) => Promise<R>): Promise<R | typeof LOST> {
    const done = this.#last.then(() => this.#attempt(work));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #attempt<R>(
    work: (file: OpenFile, flushed: Flushed) => Promise<R>,
  ): Promise<R | typeof LOST> {
    const { path, tell } = this.#place;
    let damaged: OpenFile | undefined;
    for (let tries = 0;; tries++) {
      try {
        const file = this.#file ??= await this.#open(damaged);
        const pending = new Map(this.#unsaved);
        const current = this.#unsavedCurrent;
        const notes = this.#unsavedNotes;
        const flushed = await flush(file, { pending, current, notes });
        const result = await work(file, flushed);
        if (!isStillThere(path, file.inode)) throw new Deno.errors.NotFound();
        this.#forgetSaved({ pending, current, notes });
        return result;
      } catch (error) {
        const isBroken = isDamaged(error);
        damaged = isBroken ? this.#file : undefined;
        this.#shut();
        if (tries === 0 && (isBroken || error instanceof Deno.errors.NotFound)) continue;
        const reason = isBroken ? "other" : fileReason(error);
        if (reason === undefined) throw error;
        if (this.#failure === undefined) tell({ kind: "unsaved", path, reason });
        this.#failure = reason;
        return LOST;
      }
    }
  }

  async #open(damaged: OpenFile | undefined): Promise<OpenFile> {
    const { path, tell, clock } = this.#place;
    const file = damaged
      ? await openAfresh(path, clock(), damaged.inode)
      : await openFile(path, clock());
    if (file.setAside !== undefined) tell({ kind: "set_aside", path: file.setAside });
    if (file.copied !== undefined) tell({ kind: "cut_short", path: file.copied });
    try {
      await refuseNewer(file.kv, path);
    } catch (error) {
      file.kv.close();
      throw error;
    }
    if (path !== ":memory:") {
      // Unlike setTimeout it loads no part of Node, which would take longer than to open the file.
      this.#timer = AbortSignal.timeout(OPEN_FOR);
      this.#timer.addEventListener("abort", this.#shutLater);
    }
    return file;
  }

  readonly #shutLater = () => {
    this.#last = this.#last.then(() => this.#shut());
  };

  #shut(): void {
    // The timer of a signal without listeners does not keep the process alive.
    this.#timer?.removeEventListener("abort", this.#shutLater);
    this.#file?.kv.close();
    this.#file?.lastSave.close();
    this.#file = undefined;
  }

  #dropCopy(): void {
    this.#copy?.close();
    this.#copy = undefined;
  }

  /** Forgets what is saved now, unless it has changed meanwhile. */
  #forgetSaved({ pending, current, notes }: Unsaved): void {
    for (const [id, session] of pending) {
      if (this.#unsaved.get(id) === session) this.#unsaved.delete(id);
    }
    if (this.#unsavedCurrent === current) this.#unsavedCurrent = undefined;
    this.#unsavedNotes = this.#unsavedNotes.filter((change) => !notes.includes(change));
    if (this.#failure) this.#place.tell({ kind: "saved_again", path: this.#place.path });
    this.#failure = undefined;
    this.#dropCopy();
  }

  #now(): string {
    return new Date(this.#place.clock()).toISOString();
  }
}

async function flush(
  { kv, lastSave }: OpenFile,
  { pending, current, notes }: Unsaved,
): Promise<Flushed> {
  const flushed = new Map<string, Saved>();
  for (const [id, session] of pending) {
    const saved = await mergeSession(kv, session);
    lastSave.note(saved.stamp);
    flushed.set(id, saved);
  }
  for (const change of notes) {
    const stamp = await putNotes(kv, change);
    if (stamp !== undefined) lastSave.note(stamp);
  }
  // Looking is quicker than writing.
  if (current !== undefined && await getCurrent(kv) !== current) await setCurrent(kv, current);
  return flushed;
}

/** The notes as they will be once these changes are saved. */
function withChanges(
  notes: readonly Note[],
  start: string,
  changes: readonly NoteChange[],
): readonly Note[] {
  if (changes.length === 0) return notes;
  const texts = new Map(notes.map(({ key, text }) => [key, text]));
  for (const { keys, to } of changes) {
    for (const key of keys) if (key.startsWith(start)) texts.set(key, to(key, texts.get(key)));
  }
  return [...texts].map(([key, text]) => ({ key, text })).sort((a, b) => a.key < b.key ? -1 : 1);
}

function byNewest(a: Header, b: Header): number {
  return a.savedAt < b.savedAt ? 1 : a.savedAt > b.savedAt ? -1 : a.id < b.id ? -1 : 1;
}
