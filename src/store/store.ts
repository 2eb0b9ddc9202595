import { isServer, resolve } from "../path.ts";
import { UserError } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import {
  type Advance,
  advanced,
  type Filter,
  type GameStore,
  isWanted,
  type Listing,
  type Note,
  type NoteChange,
  type Save,
  type Saved,
  type Stored,
  withChanges,
} from "../play/game_store.ts";
import { type Header, headerOf, type Session } from "../session/session.ts";
import { formatSession, isId } from "../session/session_text.ts";
import type { Tally } from "../session/tally.ts";
import {
  type Connection,
  connectionTo,
  disconnect,
  look,
  LOST,
  read,
  saveCurrent,
  type StorePlace,
  use,
} from "./connection.ts";
import { getCurrent } from "./format_row.ts";
import { getHeaders } from "./header_rows.ts";
import { getNotes } from "./notes.ts";
import { removeSession } from "./remove_session.ts";
import { getSession, getSessions, putSession, putSessions } from "./session_rows.ts";
import type { Game } from "./tally_rows.ts";
import { keepWaiting } from "./waiting.ts";

/** In UTF-16 units: Deno KV takes keys up to 2,048 bytes. */
const MAX_KEY = 500;

/** How many whole games are in memory at once: as many as the rows of one read. */
const GAMES_AT_ONCE = 1000;

/** Saved games in a Deno KV file or on a server for Deno KV, opened when first needed. */
export class SessionStore implements GameStore {
  readonly #connection: Connection;

  /** Touches nothing yet. */
  constructor(place: StorePlace) {
    const isElsewhere = place.path === ":memory:" || isServer(place.path);
    const path = isElsewhere ? place.path : resolve(place.path);
    this.#connection = connectionTo({ ...place, path });
  }

  /** A conflict when the id is taken: then `saved` is the game that is there. */
  async create<T extends Parts>(session: Session<T>): Promise<Save<T>> {
    formatSession(session);
    return await this.#save({ session: { ...session, moves: [] }, stamp: null }, session);
  }

  /** The same as `create` for each, many in one go. */
  async createAll(sessions: readonly Session[]): Promise<readonly Save[]> {
    const { games } = this.#connection.unsaved;
    if (!sessions.some(({ id }) => games.has(id))) {
      const saves = await use(this.#connection, async ({ kv, lastSave }) => {
        const saves = await putSessions(kv, sessions);
        for (const { saved } of saves) lastSave.note(saved.stamp);
        return saves;
      });
      if (saves !== LOST) return saves;
    }
    const saves: Save[] = [];
    for (const session of sessions) {
      saves.push(await this.create(session));
      if (saves.at(-1)!.kind === "unsaved") break;
    }
    return saves;
  }

  async load<T extends Parts = Parts>(id: string): Promise<Saved<T> | undefined> {
    const kept = this.#unsaved<T>(id);
    if (kept || !isId(id)) return kept;
    const found = await look(this.#connection, (kv) => getSession<T>(kv, id));
    // By now what waits for a server that does not answer is known.
    return found === LOST ? this.#unsaved<T>(id) : found;
  }

  /** Saves what was just played on `saved`. After a conflict, play it again on the other. */
  async append<T extends Parts>(saved: Saved<T>, advance: Advance<T>): Promise<Save<T>> {
    const now = new Date(this.#connection.place.clock()).toISOString();
    return await this.#save(saved, advanced(saved.session, advance, now));
  }

  /** The game to go on with. */
  async current(): Promise<string | undefined> {
    const { current } = this.#connection.unsaved;
    if (current !== undefined) return current;
    const id = await look(this.#connection, (kv) => getCurrent(kv));
    return id === LOST ? undefined : id;
  }

  async setCurrent(id: string): Promise<void> {
    this.#connection.unsaved.current = id;
    await saveCurrent(this.#connection);
  }

  /** Newest first; of those wanted, if asked. */
  async list(filter: Filter = {}): Promise<Listing> {
    const found = await look(this.#connection, (kv) => getHeaders(kv, filter));
    const { headers, damaged } = found === LOST ? { headers: [], damaged: [] } : found;
    const { games } = this.#connection.unsaved;
    const kept = [...games.values()].map(headerOf).filter((header) => isWanted(header, filter));
    const saved = headers.filter((header) => !games.has(header.id));
    return {
      headers: [...saved, ...kept].sort(byNewest),
      damaged,
      ...(found === LOST && { unread: this.#unread() }),
    };
  }

  /** The tally of one game. */
  async tally(game: string): Promise<Tally> {
    // Nobody waits for it before the first screen.
    const { getGames, getTally } = await import("./tally_rows.ts");
    const { tallyOf } = await import("../session/tally.ts");
    const { games } = this.#connection.unsaved;
    if (games.size === 0) {
      const tally = await read(this.#connection, (kv) => getTally(kv, game));
      if (tally !== LOST) return tally;
    }
    const found = await read(this.#connection, (kv) => getGames(kv, game));
    const saved = found === LOST ? [] : found.filter(([{ id }]) => !games.has(id));
    const kept = [...games.values()].filter((session) => session.game === game)
      .map((session): Game => [headerOf(session), session.finds]);
    return tallyOf([...saved, ...kept]);
  }

  /** Every game with its moves, one at a time, in the order of their ids. */
  async *all(): AsyncGenerator<Stored> {
    const { games } = this.#connection.unsaved;
    for (const session of games.values()) yield { kind: "sound", session };
    for (let after = "", isEnd = false; !isEnd;) {
      const some = await read(this.#connection, (kv) => getSessions(kv, after, GAMES_AT_ONCE));
      if (some === LOST) {
        yield { kind: "unread", ...this.#unread() };
        return;
      }
      for (const game of some.games) {
        if (game.kind !== "sound" || !games.has(game.session.id)) yield game;
      }
      ({ last: after, isEnd } = some);
    }
  }

  /** The only place that deletes. False when there was no such game. Throws `unwritable`. */
  async delete(id: string): Promise<boolean> {
    const { unsaved } = this.#connection;
    const wasKept = unsaved.games.delete(id);
    if (unsaved.current === id) unsaved.current = undefined;
    const isGone = id.length <= MAX_KEY &&
      await use(this.#connection, ({ kv }) => removeSession(kv, id));
    if (isGone === LOST) throw new UserError({ kind: "unwritable", ...this.#unread() });
    return isGone || wasKept;
  }

  /** The notes whose key starts so, in the order of their keys. */
  async notes(start: string): Promise<readonly Note[]> {
    const found = await look(this.#connection, (kv) => getNotes(kv, start));
    return withChanges(found === LOST ? [] : found, start, this.#connection.unsaved.notes);
  }

  /** False when they could not be saved: then they are kept until the store is closed. */
  async changeNotes(change: NoteChange): Promise<boolean> {
    const { unsaved } = this.#connection;
    unsaved.notes = [...unsaved.notes, change];
    return await use(this.#connection, () => Promise.resolve()) !== LOST;
  }

  /** Tries once more to save what is not. */
  async close(): Promise<void> {
    await disconnect(this.#connection);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** Writes what `next` has beyond `saved`, or keeps it in memory. */
  async #save<T extends Parts>(saved: Saved<T>, next: Session<T>): Promise<Save<T>> {
    const { games } = this.#connection.unsaved;
    const kept = games.get(next.id) as Session<T> | undefined;
    if (kept && kept !== saved.session) {
      return { kind: "conflict", saved: { session: kept, stamp: null } };
    }
    if (kept) games.set(next.id, next);
    const save = await use<Save<T>>(this.#connection, async ({ kv, lastSave }, flushed) => {
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
    games.set(next.id, next);
    const { waiting } = this.#connection;
    const isWaiting = waiting !== undefined && await keepWaiting(waiting, next);
    const { reason } = this.#unread();
    const unsaved = { session: next, stamp: null, ...(isWaiting && { isWaiting }) };
    return { kind: "unsaved", saved: unsaved, reason };
  }

  #unsaved<T extends Parts>(id: string): Saved<T> | undefined {
    const session = this.#connection.unsaved.games.get(id) as Session<T> | undefined;
    return session && { session, stamp: null };
  }

  #unread() {
    const { place: { path }, failure = "other" } = this.#connection;
    return { path, reason: failure };
  }
}

function byNewest(a: Header, b: Header): number {
  return a.savedAt < b.savedAt ? 1 : a.savedAt > b.savedAt ? -1 : a.id < b.id ? -1 : 1;
}
