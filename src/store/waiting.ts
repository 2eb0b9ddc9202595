import type { Session } from "../session/session.ts";
import { type Connection, LOST, use } from "./connection.ts";
import { removeSession } from "./remove_session.ts";
import { getSessions, mergeSession } from "./session_rows.ts";

/** How many are read at once. */
const GAMES_AT_ONCE = 500;

/** Keeps a game in a file of this machine until the server takes it. False when it cannot. */
export async function keepWaiting(waiting: Connection, session: Session): Promise<boolean> {
  const done = await use(waiting, async ({ kv, lastSave }) => {
    lastSave.note((await mergeSession(kv, session)).stamp);
  });
  return done !== LOST;
}

/** The games that wait, if any: without a file there are none. */
export async function waitingGames(waiting: Connection): Promise<Session[]> {
  if (!hasFile(waiting.place.path)) return [];
  const sessions: Session[] = [];
  for (let after = "", isEnd = false; !isEnd;) {
    const some = await use(waiting, ({ kv }) => getSessions(kv, after, GAMES_AT_ONCE));
    if (some === LOST) break;
    for (const game of some.games) if (game.kind === "sound") sessions.push(game.session);
    ({ last: after, isEnd } = some);
  }
  return sessions;
}

/** The server has them now. */
export async function dropWaiting(waiting: Connection, ids: Iterable<string>): Promise<void> {
  if (!hasFile(waiting.place.path)) return;
  await use(waiting, async ({ kv }) => {
    for (const id of ids) await removeSession(kv, id);
  });
}

function hasFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
