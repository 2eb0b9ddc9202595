/// <reference lib="dom" />
import type { FileReason } from "../../core/problem.ts";
import { unwritable } from "./database.ts";

/**
 * The object stores. A key is the id of a game, and a value JSON as text; that of `sessions` has the
 * number of the save, its stamp, beside it. `notes` has a text by its key, and `facts` has `current`, an id, and `stamp`, the last one.
 */
const STORES = ["sessions", "moves", "finds", "notes", "facts"] as const;
const VERSION = 1;
export const NAME = "IndexedDB";
/** Firefox may never open a database whose making was cut short by leaving the page. */
const PATIENCE_MS = 4_000;

/** As a browser names its errors; the others are `other`. */
const REASONS: Readonly<Record<string, FileReason>> = {
  QuotaExceededError: "disk_full",
  SecurityError: "denied",
  NotAllowedError: "denied",
  // A private window of some browsers.
  InvalidStateError: "denied",
};

export type Stores = (name: (typeof STORES)[number]) => IDBObjectStore;

export interface Link {
  readonly factory: IDBFactory | undefined;
  readonly name: string;
  readonly patience: () => Promise<unknown>;
  connection: Connection | undefined;
}

interface Connection {
  readonly database: Promise<IDBDatabase>;
  /** Rejects when that has taken too long; should it be opened after all, it is used. */
  readonly limit: Promise<never>;
}

/** All or nothing, and once more if the browser has closed the database meanwhile. */
export async function use<R>(
  link: Link,
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<R>,
): Promise<R> {
  for (let tries = 0;; tries++) {
    const wasOpen = link.connection !== undefined;
    try {
      const { database, limit } = link.connection ??= connect(link);
      return await inTransaction(await Promise.race([database, limit]), mode, work);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      if (error.name === "TimeoutError") throw unwritable(NAME, "other");
      link.connection = undefined;
      const isFull = error.name === "QuotaExceededError";
      if (tries > 0 || !wasOpen || isFull) throw unwritable(NAME, REASONS[error.name] ?? "other");
    }
  }
}

function connect(link: Link): Connection {
  const limit = link.patience().then(() => {
    throw new DOMException("not opened", "TimeoutError");
  });
  // Even when nobody waits for it any more.
  limit.catch(() => {});
  return { database: open(link), limit };
}

export function severalSeconds(): Promise<unknown> {
  return new Promise((resolve) => AbortSignal.timeout(PATIENCE_MS).onabort = resolve);
}

function open(link: Link): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!link.factory) throw new DOMException("no database", "NotAllowedError");
    const request = link.factory.open(link.name, VERSION);
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        link.connection = undefined;
      };
      database.onclose = forget;
      // A newer page wants to change the database, or the player to delete it.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
  });
}

async function inTransaction<R>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<R>,
): Promise<R> {
  const transaction = database.transaction(STORES, mode, { durability: "strict" });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
  // Even when nobody waits for it any more.
  done.catch(() => {});
  try {
    const result = await work((name) => transaction.objectStore(name));
    await done;
    return result;
  } catch (error) {
    const cause = transaction.error;
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw cause ?? error;
  }
}
