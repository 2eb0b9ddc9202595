import { type SessionFault, UserError } from "../core/problem.ts";
import { isSameGame, mergeSessions, otherId, type Session } from "../session/session.ts";
import { formatSession, parseSession } from "../session/session_text.ts";
import type { GameStore } from "./game_store.ts";

export interface Imported {
  readonly added: number;
  readonly merged: number;
  readonly same: number;
  readonly faults: readonly { readonly line: number; readonly fault: SessionFault }[];
}

/** What a session has come to, by replay; nothing when that cannot be known. */
type Summarise = (session: Session) => Pick<Session, "summary" | "finds">;

/** A file with more bad lines than this is not ours, and nobody reads that many errors. */
const MAX_FAULTS = 1_000;

/** One line of JSON for each session, newest first; `list` reports those that cannot be read. */
export async function* exportSessions(store: GameStore): AsyncGenerator<string> {
  for (const { id } of (await store.list()).headers) {
    const saved = await store.load(id);
    if (saved) yield formatSession(saved.session);
  }
}

/** Adds what is missing and loses nothing; reports and skips a line that is not a session. */
export async function importSessions(
  store: GameStore,
  bytes: Uint8Array,
  summarise: Summarise = ({ summary, finds }) => ({
    ...(summary && { summary }),
    ...(finds && { finds }),
  }),
): Promise<Imported> {
  const counts = { added: 0, merged: 0, same: 0 };
  const faults: { line: number; fault: SessionFault }[] = [];
  for (const [line, text] of linesOf(bytes)) {
    if (text.trim() === "") continue;
    if (faults.length === MAX_FAULTS) {
      faults.push({ line, fault: { kind: "too_many_faults", limit: MAX_FAULTS } });
      break;
    }
    try {
      counts[await importOne(store, parseSession(text, String(line)), summarise)]++;
    } catch (error) {
      if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
      faults.push({ line, fault: error.problem.fault });
    }
  }
  return { ...counts, faults };
}

/**
 * Each line that is not empty, with its number; one at a time, for all the lines of a large file
 * would take many times its size.
 */
function* linesOf(bytes: Uint8Array): Generator<[line: number, text: string]> {
  const decoder = new TextDecoder();
  let line = 1;
  for (let from = 0, at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== 10) continue;
    if (at > from) yield [line, decoder.decode(bytes.subarray(from, at))];
    from = at + 1;
    line++;
  }
}

async function importOne(
  store: GameStore,
  theirs: Session,
  summarise: Summarise,
): Promise<"added" | "merged" | "same"> {
  const mine = await store.load(theirs.id);
  if (mine && !isSameGame(mine.session, theirs)) {
    return await importOne(store, { ...theirs, id: otherId(theirs) }, summarise);
  }
  const merged = mine ? mergeSessions(mine.session, theirs) : theirs;
  if (merged === mine?.session) return "same";
  const { summary: _, finds: __, moves, over, savedAt, ...setup } = merged;
  const known = { over, savedAt, ...summarise(merged) };
  const save = mine
    ? await store.append(mine, { ...known, moves: moves.slice(mine.session.moves.length) })
    : await store.create({ ...setup, ...known, moves });
  // Another window was quicker: what it has counts as ours.
  if (save.kind === "conflict") return await importOne(store, theirs, summarise);
  return mine ? "merged" : "added";
}
