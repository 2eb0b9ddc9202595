import { type SessionFault, UserError } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import type { Save, Saved, Stored } from "../play/game_store.ts";
import {
  type Find,
  type Header,
  headerOf,
  mergeSessions,
  type Session,
} from "../session/session.ts";
import {
  formatFinds,
  formatMoves,
  MOVES_PER_PAGE,
  parseFinds,
  parseMoves,
} from "../session/session_text.ts";
import { patiently } from "./file.ts";
import { markFormat } from "./format_row.ts";
import { headerRows, readHeader, sessionFault } from "./header_rows.ts";
import { indexAgain, indexGame } from "./index_rows.ts";
import { BATCH, bytesOf, checksIn, getRow, type KvReader, textOf } from "./kv.ts";

/** With pages of the largest moves a commit stays below its 819,200 bytes. */
const MOVES_PER_COMMIT = 12 * MOVES_PER_PAGE;
/** Deno KV takes 1,000 changes in one commit. */
const CHANGES_PER_COMMIT = 900;
const BYTES_PER_COMMIT = 600_000;

export async function getSession<T extends Parts>(
  kv: KvReader,
  id: string,
): Promise<Saved<T> | undefined> {
  for (;;) {
    const found = await getRow(kv, ["session", id]);
    if (!found) return undefined;
    try {
      const header = await readHeader(kv, found.text, id);
      const [pages, listed] = await Promise.all([getPages(kv, id), getRow(kv, ["finds", id])]);
      return { session: sessionFrom(header, pages, listed?.text), stamp: found.stamp };
    } catch (error) {
      // Deleted, or deleted and saved again, while it was read.
      if ((await getRow(kv, ["session", id]))?.stamp === found.stamp) throw error;
    }
  }
}

/** Saves `next`, which has more moves than `saved`, unless the file has another version of it. */
export async function putSession<T extends Parts>(
  kv: Deno.Kv,
  saved: Saved<T>,
  next: Session<T>,
): Promise<Save<T>> {
  for (;;) {
    const stamp = await addMoves(kv, saved, next);
    if (stamp !== undefined) return { kind: "saved", saved: { session: next, stamp } };
    const there = await getSession<T>(kv, next.id);
    const isSaved = there && saved.stamp !== null && isThis(there.session, next);
    if (isSaved) return { kind: "saved", saved: there };
    if (there) return { kind: "conflict", saved: await mergeSession(kv, saved.session) };
    // The file is a new one, or the game was deleted while it was being played.
    saved = { session: next, stamp: null };
  }
}

/** A server may save what we asked for, and die before it says so; asked again, it refuses. */
function isThis(there: Session, next: Session): boolean {
  return there.savedAt === next.savedAt && there.moves.length === next.moves.length &&
    JSON.stringify(there.moves.at(-1)) === JSON.stringify(next.moves.at(-1));
}

/** Makes sure that the file has all the moves of `session`. */
export async function mergeSession<T extends Parts>(
  kv: Deno.Kv,
  session: Session<T>,
): Promise<Saved<T>> {
  for (;;) {
    const there = await getSession<T>(kv, session.id);
    const merged = there ? mergeSessions(there.session, session) : session;
    if (there && merged === there.session) return there;
    const stamp = await addMoves(kv, there ?? { session, stamp: null }, merged);
    if (stamp !== undefined) return { session: merged, stamp };
  }
}

/** New games, many in one commit; each that is there already is a conflict. */
export async function putSessions(kv: Deno.Kv, sessions: readonly Session[]): Promise<Save[]> {
  const saves: Save[] = [];
  for (let at = 0; at < sessions.length;) {
    const some = commitOf(kv, sessions.slice(at, at + checksIn(kv)));
    const result = some.count > 1 ? await patiently(() => some.commit.commit()) : undefined;
    const done = sessions.slice(at, at + Math.max(1, some.count));
    at += done.length;
    for (const session of done) {
      const saved = { session, stamp: null };
      saves.push(
        result?.ok
          ? { kind: "saved", saved: { session, stamp: result.versionstamp } }
          : await putSession(kv, { ...saved, session: { ...session, moves: [] } }, session),
      );
    }
  }
  return saves;
}

/** The first games of these that fit into one commit; none where the first is long. */
function commitOf(kv: Deno.Kv, sessions: readonly Session[]) {
  const commit = kv.atomic();
  markFormat(commit);
  const ids = new Set<string>();
  let [changes, bytes] = [0, 0];
  for (const session of sessions) {
    const { row, setup } = headerRows(headerOf(session));
    const pages = pagesOf(session, 0, session.moves.length);
    const finds = session.finds && bytesOf(formatFinds(session.finds, session.id));
    changes += 6 + pages.length;
    bytes += row.length + (finds?.length ?? 0) +
      pages.reduce((sum, [, page]) => sum + page.length, 0);
    const isTooMuch = changes > CHANGES_PER_COMMIT || bytes > BYTES_PER_COMMIT;
    if (isTooMuch || setup.length > 0 || ids.has(session.id)) break;
    ids.add(session.id);
    commit.check({ key: ["session", session.id], versionstamp: null })
      .set(["session", session.id], row);
    if (finds) commit.set(["finds", session.id], finds);
    for (const [key, page] of pages) commit.set(key, page);
    indexGame(commit, headerOf(session));
  }
  return { commit, count: ids.size };
}

/** The next games by id, starting after `after`; reads three lists side by side. */
export async function getSessions(
  kv: Deno.Kv,
  after: string,
  count: number,
): Promise<{ readonly games: Stored[]; readonly last: string; readonly isEnd: boolean }> {
  const games: Stored[] = [];
  let [last, read] = [after, 0];
  const start = `${after}\0`;
  const limit = { ...BATCH, limit: count };
  const finds = kv.list<Uint8Array>({ start: ["finds", start], end: ["finds", "~"] }, limit);
  const moves = kv.list<Uint8Array>({ start: ["moves", start], end: ["moves", "~"] }, BATCH);
  const nextFinds = valuesById(finds);
  const nextMoves = valuesById(moves);
  const headers = kv.list<Uint8Array>({ start: ["session", start], end: ["session", "~"] }, limit);
  for await (const { key, value } of headers) {
    const id = last = String(key[1]);
    read++;
    const [pages, [listed]] = [await nextMoves(id), await nextFinds(id)];
    try {
      const session = sessionFrom(await readHeader(kv, textOf(value), id), pages, listed);
      games.push({ kind: "sound", session });
    } catch (error) {
      const again = await getAgain(kv, id, sessionFault(error));
      if (again) games.push(again);
    }
  }
  return { games, last, isEnd: read < count };
}

/** Another window may have moved between the lists. */
async function getAgain(
  kv: Deno.Kv,
  id: string,
  fault: SessionFault,
): Promise<Stored | undefined> {
  if (fault.kind !== "missing_moves") return { kind: "damaged", id, fault };
  try {
    const saved = await getSession(kv, id);
    return saved && { kind: "sound", session: saved.session };
  } catch (error) {
    return { kind: "damaged", id, fault: sessionFault(error) };
  }
}

/** The values of one id after the other, from a list in the order of ids. */
function valuesById(list: Deno.KvListIterator<Uint8Array>) {
  let next: Promise<IteratorResult<Deno.KvEntry<Uint8Array>>> | undefined;
  return async (id: string): Promise<string[]> => {
    const values: string[] = [];
    for (;;) {
      const { value: entry, done } = await (next ??= list.next());
      if (done || String(entry.key[1]) > id) return values;
      if (entry.key[1] === id) values.push(textOf(entry.value));
      next = undefined;
    }
  };
}

/** The new stamp; `undefined` when the file does not have the session as `saved` has it. */
async function addMoves(kv: Deno.Kv, saved: Saved, next: Session): Promise<string | undefined> {
  const header = headerOf(next);
  const isNew = saved.stamp === null;
  let stamp = saved.stamp;
  let played = isNew ? 0 : saved.session.moves.length;
  if (isNew) await putSetup(kv, header);
  const before = played;
  do {
    const from = played - played % MOVES_PER_PAGE;
    const isFirst = played === before;
    played = Math.min(next.moves.length, from + MOVES_PER_COMMIT);
    const commit = kv.atomic()
      .check({ key: ["session", next.id], versionstamp: stamp })
      .set(["session", next.id], headerRows({ ...header, played }).row);
    if (isFirst && isNew) {
      markFormat(commit);
      indexGame(commit, header);
    } else if (isFirst) indexAgain(commit, header);
    if (next.finds) commit.set(["finds", next.id], bytesOf(formatFinds(next.finds, next.id)));
    else commit.delete(["finds", next.id]);
    for (const [key, page] of pagesOf(next, from, played)) commit.set(key, page);
    const result = await patiently(() => commit.commit());
    if (!result.ok) return undefined;
    stamp = result.versionstamp;
  } while (played < next.moves.length);
  return stamp;
}

/** Named by its content, so that it is in nobody's way, and written before the header that needs it. */
async function putSetup(kv: Deno.Kv, header: Header): Promise<void> {
  const { setup } = headerRows(header);
  if (setup.length === 0) return;
  const commit = kv.atomic();
  for (const [key, value] of setup) commit.set(key, value);
  await patiently(() => commit.commit());
}

function pagesOf({ id, moves }: Session, from: number, to: number): [Deno.KvKey, Uint8Array][] {
  const pages: [Deno.KvKey, Uint8Array][] = [];
  for (let at = from; at < to; at += MOVES_PER_PAGE) {
    const page = moves.slice(at, Math.min(at + MOVES_PER_PAGE, to));
    pages.push([["moves", id, at / MOVES_PER_PAGE], bytesOf(formatMoves(page, id))]);
  }
  return pages;
}

async function getPages(kv: KvReader, id: string): Promise<string[]> {
  const pages: string[] = [];
  for await (const { value } of kv.list<Uint8Array>({ prefix: ["moves", id] }, BATCH)) {
    pages.push(textOf(value));
  }
  return pages;
}

/** Throws `bad_session` when moves are missing; past those played another window may have added more. */
function sessionFrom<T extends Parts>(
  { played, ...session }: Header,
  pages: readonly string[],
  listed: string | undefined,
): Session<T> {
  const { id } = session;
  const moves: unknown[] = [];
  for (const page of pages) if (moves.length < played) moves.push(...parseMoves(page, id));
  if (moves.length < played) {
    const fault = { kind: "missing_moves", expected: played, found: moves.length } as const;
    throw new UserError({ kind: "bad_session", where: id, fault });
  }
  const finds = findsFrom(listed, id);
  return { ...session, moves: moves.slice(0, played), ...(finds && { finds }) };
}

/** Replay has them all, so those that cannot be read stop nothing. */
export function findsFrom(text: string | undefined, id: string): Find[] | undefined {
  try {
    return text === undefined ? undefined : parseFinds(text, id);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
