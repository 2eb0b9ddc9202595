import { UserError } from "../../core/problem.ts";
import type { Parts } from "../../games/game.ts";
import type { GameStore, Saved } from "../../play/game_store.ts";
import { type GameDatabase, unwritable } from "./database.ts";
import { keptStore, type StoreTools } from "./kept_store.ts";
import {
  STORE_PATH,
  type StoreAnswers,
  type StoreCall,
  type StoreReply,
  tallyFrom,
} from "./store_calls.ts";

interface Place extends StoreTools {
  /** The page's own address. */
  readonly base: URL;
  /** Which of its stores. */
  readonly path?: string;
}

/** Games that `itbee web` keeps, in the terminal's own store. */
export function remoteStore({ base, path = STORE_PATH, ...tools }: Place): GameStore {
  return keptStore(remoteDatabase(base, path), tools);
}

function remoteDatabase(base: URL, path: string): GameDatabase {
  const ask = <K extends StoreCall["kind"]>(call: Extract<StoreCall, { kind: K }>) =>
    send<K>(new URL(path, base), call);
  return {
    name: base.origin,
    get: async <T extends Parts>(id: string) =>
      (await ask({ kind: "get", id }) ?? undefined) as Saved<T> | undefined,
    put: async ({ stamp }, session) => await ask({ kind: "put", stamp, session }) ?? undefined,
    headers: (filter) => ask({ kind: "headers", filter }),
    // The server has in memory what it could not save.
    tally: async (game) => tallyFrom(await ask({ kind: "tally", game })),
    notes: (start) => ask({ kind: "notes", start }),
    putNotes: (edits) => ask({ kind: "put_notes", edits }),
    current: async () => await ask({ kind: "current" }) ?? undefined,
    async setCurrent(id) {
      await ask({ kind: "set_current", id });
    },
    remove: (id) => ask({ kind: "remove", id }),
  };
}

/** A server that is gone, or is another one, cannot save. */
async function send<K extends StoreCall["kind"]>(
  place: URL,
  call: StoreCall,
): Promise<StoreAnswers[K]> {
  let reply: StoreReply<K>;
  try {
    const response = await fetch(place, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(call),
    });
    if (!response.ok) throw unwritable(place.origin, "other");
    reply = await response.json();
  } catch (error) {
    // What `fetch` throws without a server, and `json` for what is cut short.
    const isGone = error instanceof TypeError || error instanceof SyntaxError;
    throw isGone ? unwritable(place.origin, "missing") : error;
  }
  if (reply.kind === "problem") throw new UserError(reply.problem);
  return reply.answer;
}
