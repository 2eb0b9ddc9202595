import { type FileReason, UserError } from "../../core/problem.ts";
import type { Parts } from "../../games/game.ts";
import {
  type Advance,
  advanced,
  type Filter,
  type GameStore,
  isWanted,
  type Listing,
  type NoteChange,
  type Save,
  type Saved,
  type Stored,
  withChanges,
} from "../../play/game_store.ts";
import { type Header, headerOf, mergeSessions, type Session } from "../../session/session.ts";
import { formatSession, isId } from "../../session/session_text.ts";
import { type GameDatabase, unwritable } from "./database.ts";
import { putNotes, unsavedTally } from "./unsaved.ts";

export type PageStoreEvent =
  /** Sent once; games are kept in memory until they can be saved. */
  | { readonly kind: "unsaved"; readonly reason: FileReason }
  | { readonly kind: "saved_again" };

export interface StoreTools {
  readonly clock: () => number;
  readonly tell: (event: PageStoreEvent) => void;
}

interface State extends StoreTools {
  readonly database: GameDatabase;
  /** What could not be saved yet. */
  readonly unsaved: Map<string, Session>;
  unsavedCurrent: string | undefined;
  unsavedNotes: readonly NoteChange[];
  /** Why the database could not be used when it was last tried. */
  failure: FileReason | undefined;
  /** One thing at a time. */
  last: Promise<unknown>;
}

type Flushed = ReadonlyMap<string, Saved>;

const LOST = Symbol("lost");

/** A store that goes on in memory while its database cannot be used. */
export function keptStore(database: GameDatabase, { clock, tell }: StoreTools): GameStore {
  const state: State = {
    ...{ database, clock, tell },
    unsaved: new Map(),
    unsavedCurrent: undefined,
    unsavedNotes: [],
    failure: undefined,
    last: Promise.resolve(),
  };
  return {
    async create<T extends Parts>(session: Session<T>) {
      formatSession(session);
      return await save<T>(state, { session: { ...session, moves: [] }, stamp: null }, session);
    },
    async append<T extends Parts>(saved: Saved<T>, advance: Advance<T>) {
      const now = new Date(clock()).toISOString();
      return await save<T>(state, saved, advanced(saved.session, advance, now));
    },
    async load<T extends Parts>(id: string) {
      const kept = state.unsaved.get(id) as Session<T> | undefined;
      if (kept) return { session: kept, stamp: null };
      if (!isId(id)) return undefined;
      const found = await read(state, () => database.get<T>(id));
      return found === LOST ? undefined : found;
    },
    async current() {
      if (state.unsavedCurrent !== undefined) return state.unsavedCurrent;
      const id = await read(state, () => database.current());
      return id === LOST ? undefined : id;
    },
    async setCurrent(id) {
      state.unsavedCurrent = id;
      await write(state, () => Promise.resolve());
    },
    async list(filter = {}) {
      return listing(state, await read(state, () => database.headers(filter)), filter);
    },
    async tally(game) {
      const found = await read(state, () => database.tally(game, state.unsaved));
      return found === LOST ? unsavedTally(game, state.unsaved) : found;
    },
    all() {
      return everyGame(this, state);
    },
    async createAll(sessions) {
      const saves: Save[] = [];
      for (const session of sessions) saves.push(await this.create(session));
      return saves;
    },
    async notes(start) {
      const found = await read(state, () => database.notes(start));
      return withChanges(found === LOST ? [] : found, start, state.unsavedNotes);
    },
    async changeNotes(change) {
      state.unsavedNotes = [...state.unsavedNotes, change];
      return await write(state, () => Promise.resolve()) !== LOST;
    },
    async delete(id) {
      const wasKept = state.unsaved.delete(id);
      if (state.unsavedCurrent === id) state.unsavedCurrent = undefined;
      const isGone = isId(id) && await write(state, () => database.remove(id));
      if (isGone === LOST) throw unwritable(database.name, state.failure ?? "other");
      return isGone || wasKept;
    },
    async close() {
      const isAll = state.unsaved.size + state.unsavedNotes.length === 0;
      if (!isAll) await write(state, () => Promise.resolve());
      await state.last;
    },
  };
}

async function* everyGame(store: GameStore, state: State): AsyncGenerator<Stored> {
  const { headers, damaged, unread } = await store.list({ others: true });
  if (unread) yield { kind: "unread", ...unread };
  for (const game of damaged) yield { kind: "damaged", ...game };
  for (const { id } of headers) {
    try {
      const saved = await store.load(id);
      if (saved) yield { kind: "sound", session: saved.session };
      // Deleted meanwhile, unless nothing can be read any more.
      else if (state.failure) {
        yield { kind: "unread", path: state.database.name, reason: state.failure };
        return;
      }
    } catch (error) {
      if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
      yield { kind: "damaged", id, fault: error.problem.fault };
    }
  }
}

/** Writes what `next` has beyond `saved`, or keeps it in memory. */
async function save<T extends Parts>(
  state: State,
  saved: Saved<T>,
  next: Session<T>,
): Promise<Save<T>> {
  const kept = state.unsaved.get(next.id) as Session<T> | undefined;
  if (kept && kept !== saved.session) {
    return { kind: "conflict", saved: { session: kept, stamp: null } };
  }
  if (kept) state.unsaved.set(next.id, next);
  const done = await write<Save<T>>(state, async (flushed) => {
    const there = flushed.get(next.id) as Saved<T> | undefined;
    if (!there) return await putSession(state.database, saved, next);
    const isOurs = there.session.moves.length === next.moves.length;
    return { kind: isOurs ? "saved" : "conflict", saved: there };
  });
  if (done !== LOST) return done;
  state.unsaved.set(next.id, next);
  const reason = state.failure ?? "other";
  return { kind: "unsaved", saved: { session: next, stamp: null }, reason };
}

async function putSession<T extends Parts>(
  database: GameDatabase,
  saved: Saved<T>,
  next: Session<T>,
): Promise<Save<T>> {
  for (;;) {
    const stamp = await database.put(saved, next);
    if (stamp !== undefined) return { kind: "saved", saved: { session: next, stamp } };
    if (await database.get<T>(next.id)) {
      return { kind: "conflict", saved: await mergeSession(database, saved.session) };
    }
    // Deleted while it was being played.
    saved = { session: next, stamp: null };
  }
}

/** Makes sure that the database has all the moves of `session`. */
async function mergeSession<T extends Parts>(
  database: GameDatabase,
  session: Session<T>,
): Promise<Saved<T>> {
  for (;;) {
    const there = await database.get<T>(session.id);
    const merged = there ? mergeSessions(there.session, session) : session;
    if (there && merged === there.session) return there;
    const stamp = await database.put(there ?? { session, stamp: null }, merged);
    if (stamp !== undefined) return { session: merged, stamp };
  }
}

/** In turn. A full database can still be read. */
function read<R>(state: State, work: () => Promise<R>): Promise<R | typeof LOST> {
  return inTurn(state, async () => {
    await attempt(state, () => flush(state));
    return await attempt(state, work);
  });
}

/** In turn, after saving what is still unsaved. */
function write<R>(
  state: State,
  work: (flushed: Flushed) => Promise<R>,
): Promise<R | typeof LOST> {
  return inTurn(state, () =>
    attempt(state, async () => {
      const result = await work(await flush(state));
      noteRecovery(state);
      return result;
    }));
}

function inTurn<R>(state: State, work: () => Promise<R>): Promise<R> {
  const done = state.last.then(work);
  state.last = done.catch(() => undefined);
  return done;
}

async function attempt<R>(state: State, work: () => Promise<R>): Promise<R | typeof LOST> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind !== "unwritable") throw error;
    const { reason } = error.problem;
    if (state.failure === undefined) state.tell({ kind: "unsaved", reason });
    state.failure = reason;
    return LOST;
  }
}

async function flush(state: State): Promise<Flushed> {
  const { database, unsaved, unsavedCurrent } = state;
  const flushed = new Map<string, Saved>();
  for (const [id, session] of unsaved) {
    flushed.set(id, await mergeSession(database, session));
    // Unless it has changed meanwhile.
    if (unsaved.get(id) === session) unsaved.delete(id);
  }
  if (unsavedCurrent !== undefined) {
    await database.setCurrent(unsavedCurrent);
    if (state.unsavedCurrent === unsavedCurrent) state.unsavedCurrent = undefined;
  }
  const changes = state.unsavedNotes;
  for (const change of changes) await putNotes(database, change);
  state.unsavedNotes = state.unsavedNotes.slice(changes.length);
  if (flushed.size + changes.length > 0) noteRecovery(state);
  return flushed;
}

function noteRecovery(state: State): void {
  if (state.failure !== undefined) state.tell({ kind: "saved_again" });
  state.failure = undefined;
}

function listing(state: State, found: Listing | typeof LOST, filter: Filter): Listing {
  const { headers, damaged } = found === LOST ? { headers: [], damaged: [] } : found;
  const kept = [...state.unsaved.values()].map(headerOf)
    .filter((header) => isWanted(header, filter));
  const saved = headers.filter((header) => !state.unsaved.has(header.id));
  const unread = { path: state.database.name, reason: state.failure ?? "other" };
  return {
    headers: [...saved, ...kept].sort(byNewest),
    damaged,
    ...(found === LOST && { unread }),
  };
}

function byNewest(a: Header, b: Header): number {
  return a.savedAt < b.savedAt ? 1 : a.savedAt > b.savedAt ? -1 : a.id < b.id ? -1 : 1;
}
