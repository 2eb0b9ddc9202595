/// <reference lib="dom" />
import { type SessionFault, UserError } from "../../core/problem.ts";
import type { Parts } from "../../games/game.ts";
import {
  type Filter,
  type GameStore,
  isWanted,
  type Listing,
  type Saved,
} from "../../play/game_store.ts";
import { type Find, type Header, headerOf, type Session } from "../../session/session.ts";
import {
  formatFinds,
  formatHeader,
  formatMoves,
  isId,
  parseFinds,
  parseHeader,
  parseMoves,
} from "../../session/session_text.ts";
import { addGame, type Tally } from "../../session/tally.ts";
import type { GameDatabase, NoteEdit } from "./database.ts";
import { type Link, NAME, severalSeconds, type Stores, use } from "./indexed_link.ts";
import { keptStore, type StoreTools } from "./kept_store.ts";
import { unsavedTally } from "./unsaved.ts";

interface Row {
  readonly stamp: number;
  readonly text: string;
}

interface Place extends StoreTools {
  /** `undefined` where the browser has none, or refuses it. */
  readonly factory: IDBFactory | undefined;
  readonly name?: string;
  /** Waits for as long as opening the database may take. */
  readonly patience?: () => Promise<unknown>;
}

/** Games in the browser's own database: saved to disk before they are answered. */
export function indexedStore(
  { factory, name = "itbee", patience = severalSeconds, ...tools }: Place,
): GameStore {
  return keptStore(indexedDatabase({ factory, name, patience, connection: undefined }), tools);
}

function indexedDatabase(link: Link): GameDatabase {
  return {
    name: NAME,
    get: (id) => use(link, "readonly", (stores) => getSession(stores, id)),
    put: (saved, next) => use(link, "readwrite", (stores) => putSession(stores, saved, next)),
    headers: (filter) => use(link, "readonly", (stores) => getHeaders(stores, filter)),
    tally: (game, unsaved) => use(link, "readonly", (stores) => getTally(stores, game, unsaved)),
    notes: (start) =>
      use(link, "readonly", async (stores) => {
        const rows = await entries<string>(stores("notes"), start);
        return rows.map(([key, text]) => ({ key, text }));
      }),
    putNotes: (edits) => use(link, "readwrite", (stores) => putNotes(stores, edits)),
    current: () =>
      use(link, "readonly", async (stores) => {
        const id: unknown = await asked(stores("facts").get("current"));
        return isId(id) ? id : undefined;
      }),
    setCurrent: (id) =>
      use(link, "readwrite", async (stores) => {
        await asked(stores("facts").put(id, "current"));
      }),
    remove: (id) => use(link, "readwrite", (stores) => removeSession(stores, id)),
  };
}

async function getSession<T extends Parts>(
  stores: Stores,
  id: string,
): Promise<Saved<T> | undefined> {
  const [row, moves, listed] = await Promise.all([
    asked<Row | undefined>(stores("sessions").get(id)),
    asked<string | undefined>(stores("moves").get(id)),
    asked<string | undefined>(stores("finds").get(id)),
  ]);
  if (!row) return undefined;
  const { played, ...session } = parseHeader(row.text, id);
  const found = moves === undefined ? [] : parseMoves(moves, id);
  if (found.length !== played) {
    const fault = { kind: "missing_moves", expected: played, found: found.length } as const;
    throw new UserError({ kind: "bad_session", where: id, fault });
  }
  const finds = listed === undefined ? undefined : soundFinds(listed, id);
  return {
    session: { ...session, moves: found, ...(finds && { finds }) },
    stamp: String(row.stamp),
  };
}

async function putSession(
  stores: Stores,
  { session, stamp }: Saved,
  next: Session,
): Promise<string | undefined> {
  const { id } = session;
  const [row, last] = await Promise.all([
    asked<Row | undefined>(stores("sessions").get(id)),
    asked<number | undefined>(stores("facts").get("stamp")),
  ]);
  if ((row === undefined ? null : String(row.stamp)) !== stamp) return undefined;
  const fresh = (last ?? 0) + 1;
  const header = formatHeader(headerOf(next));
  await Promise.all([
    asked(stores("sessions").put({ stamp: fresh, text: header } satisfies Row, id)),
    asked(stores("moves").put(formatMoves(next.moves, id), id)),
    next.finds
      ? asked(stores("finds").put(formatFinds(next.finds, id), id))
      : asked(stores("finds").delete(id)),
    asked(stores("facts").put(fresh, "stamp")),
  ]);
  return String(fresh);
}

async function getHeaders(stores: Stores, filter: Filter): Promise<Listing> {
  const headers: Header[] = [];
  const damaged: { id: string; fault: SessionFault }[] = [];
  for (const [id, row] of await entries<Row>(stores("sessions"), filter.start)) {
    try {
      const header = parseHeader(row.text, id);
      if (isWanted(header, filter)) headers.push(header);
    } catch (error) {
      if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
      damaged.push({ id, fault: error.problem.fault });
    }
  }
  return { headers, damaged };
}

async function getTally(
  stores: Stores,
  game: string,
  unsaved: ReadonlyMap<string, Session>,
): Promise<Tally> {
  const start = `${game}-`;
  const { headers } = await getHeaders(stores, { start });
  const rows = await entries<string>(stores("finds"), start);
  const finds = new Map(rows.map(([id, text]) => [id, soundFinds(text, id)]));
  const tally = unsavedTally(game, unsaved);
  for (const header of headers) {
    if (header.game === game && !unsaved.has(header.id)) {
      addGame(tally, header, finds.get(header.id));
    }
  }
  return tally;
}

async function putNotes(stores: Stores, edits: readonly NoteEdit[]): Promise<boolean> {
  for (const { key, before } of edits) {
    const there: unknown = await asked(stores("notes").get(key));
    if ((there ?? null) !== before) return false;
  }
  for (const { key, after } of edits) await asked(stores("notes").put(after, key));
  return true;
}

async function removeSession(stores: Stores, id: string): Promise<boolean> {
  const found = await asked(stores("sessions").getKey(id));
  for (const name of ["sessions", "moves", "finds"] as const) await asked(stores(name).delete(id));
  const current: unknown = await asked(stores("facts").get("current"));
  if (current === id) await asked(stores("facts").delete("current"));
  return found !== undefined;
}

/** Those whose key starts so, in their order. */
async function entries<V>(store: IDBObjectStore, start = ""): Promise<[id: string, value: V][]> {
  const range = IDBKeyRange.bound(start, start + "\uffff");
  const [keys, values] = await Promise.all([
    asked(store.getAllKeys(range)),
    asked<V[]>(store.getAll(range)),
  ]);
  return keys.map((key, i) => [String(key), values[i]!]);
}

/** Replay has them all, so those that cannot be read stop nothing. */
function soundFinds(text: string, id: string): Find[] | undefined {
  try {
    return parseFinds(text, id);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function asked<V>(request: IDBRequest<V>): Promise<V> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
