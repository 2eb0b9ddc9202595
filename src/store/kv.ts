import { type SessionFault, UserError } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import { type Filter, isWanted, type Listing, type Save, type Saved } from "../play/game_store.ts";
import {
  type Find,
  type Header,
  headerOf,
  mergeSessions,
  type Session,
} from "../session/session.ts";
import {
  formatFinds,
  formatHeader,
  formatMoves,
  isId,
  MOVES_PER_PAGE,
  parseFinds,
  parseHeader,
  parseMoves,
  parseVersioned,
} from "../session/session_text.ts";
import { patiently } from "./file.ts";

/**
 * The keys. Every value is JSON as bytes: what a newer Deno serialises, an older one cannot read.
 *
 *     ["format"]             {"version":1}
 *     ["current"]            {"version":1,"id":…}
 *     ["session", id]        the header, with the number of moves
 *     ["moves", id, page]    16 moves; the last page is written again with each move
 *     ["finds", id]          the words found, for statistics
 *     ["note", key]          what is no game; see notes.ts
 */
const UTF8 = new TextDecoder();
const FORMAT: Deno.KvKey = ["format"];
const CURRENT: Deno.KvKey = ["current"];
/** With pages of the largest moves a commit stays below its 819,200 bytes. */
const MOVES_PER_COMMIT = 12 * MOVES_PER_PAGE;

export async function getSession<T extends Parts>(
  kv: Deno.Kv,
  id: string,
): Promise<Saved<T> | undefined> {
  const found = await get(kv, ["session", id]);
  if (!found) return undefined;
  const { played, ...session } = parseHeader(found.text, id);
  const [moves, listed] = await Promise.all([
    getMoves(kv, id, played),
    get(kv, ["finds", id]),
  ]);
  if (moves.length < played) {
    const fault = { kind: "missing_moves", expected: played, found: moves.length } as const;
    throw new UserError({ kind: "bad_session", where: id, fault });
  }
  const finds = findsFrom(listed?.text, id);
  return {
    session: {
      ...session,
      moves: moves.slice(0, played),
      ...(finds && { finds }),
    },
    stamp: found.stamp,
  };
}

/** At least `played` of them, unless some are missing: past that another window may have added more. */
async function getMoves(kv: Deno.Kv, id: string, played: number): Promise<unknown[]> {
  const moves: unknown[] = [];
  for await (const { value } of kv.list<Uint8Array>({ prefix: ["moves", id] })) {
    if (moves.length < played) moves.push(...parseMoves(textOf(value), id));
  }
  return moves;
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
    if (there) return { kind: "conflict", saved: await mergeSession(kv, saved.session) };
    // The file is a new one, or the game was deleted while it was being played.
    saved = { session: next, stamp: null };
  }
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

/** Reads every row, at 8 µs each, and parses only those wanted, at twice that. */
export async function getHeaders(kv: Deno.Kv, wanted: Filter): Promise<Listing> {
  const { start = "", puzzle, over } = wanted;
  // As every header has it: we write them all ourselves.
  const signs = Object.entries({ puzzle, over }).flatMap(([name, value]) =>
    value === undefined ? [] : [`"${name}":${JSON.stringify(value)},`]
  );
  const headers: Header[] = [];
  const damaged: { id: string; fault: SessionFault }[] = [];
  // "~" comes after every character of an id.
  const range = { start: ["session", start], end: ["session", start + "~"] };
  for await (const { key, value } of kv.list<Uint8Array>(range, { batchSize: 1000 })) {
    const id = String(key[1]);
    const text = textOf(value);
    if (isWhole(text) && !signs.every((sign) => text.includes(sign))) continue;
    try {
      const header = parseHeader(text, id);
      if (isWanted(header, wanted)) headers.push(header);
    } catch (error) {
      if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
      damaged.push({ id, fault: error.problem.fault });
    }
  }
  return { headers, damaged };
}

/** Not cut short, however it may be damaged within. */
function isWhole(header: string): boolean {
  return header.startsWith('{"version":1,') && header.endsWith("}");
}

/** Of each session that has any and whose id starts so. */
export async function getFinds(kv: Deno.Kv, start: string): Promise<Map<string, readonly Find[]>> {
  const all = new Map<string, readonly Find[]>();
  const range = { start: ["finds", start], end: ["finds", start + "~"] };
  for await (const { key, value } of kv.list<Uint8Array>(range, { batchSize: 1000 })) {
    const id = String(key[1]);
    const finds = findsFrom(textOf(value), id);
    if (finds) all.set(id, finds);
  }
  return all;
}

export async function getCurrent(kv: Deno.Kv): Promise<string | undefined> {
  const found = await get(kv, CURRENT);
  if (!found) return undefined;
  const { id } = parseVersioned(found.text, "current");
  return isId(id) ? id : undefined;
}

export async function setCurrent(kv: Deno.Kv, id: string): Promise<void> {
  await patiently(() => kv.set(CURRENT, bytesOf(JSON.stringify({ version: 1, id }))));
}

/** The header goes first: moves without one are nothing. */
export async function removeSession(kv: Deno.Kv, id: string): Promise<boolean> {
  const found = await get(kv, ["session", id]);
  const current = await get(kv, CURRENT);
  const removal = kv.atomic().delete(["session", id]).delete(["finds", id]);
  if (current && current.text.includes(`"${id}"`)) removal.delete(CURRENT);
  await patiently(() => removal.commit());
  for await (const { key } of kv.list({ prefix: ["moves", id] })) {
    await patiently(() => kv.delete(key));
  }
  return found !== undefined;
}

/** Throws `bad_session` for a file that a newer program has converted. */
export async function refuseNewer(kv: Deno.Kv, path: string): Promise<void> {
  const found = await get(kv, FORMAT);
  if (found) parseVersioned(found.text, path);
}

/** The new stamp; `undefined` when the file does not have the session as `saved` has it. */
async function addMoves(
  kv: Deno.Kv,
  saved: Saved,
  next: Session,
): Promise<string | undefined> {
  const header = headerOf(next);
  let stamp = saved.stamp;
  let played = stamp === null ? 0 : saved.session.moves.length;
  do {
    const from = played - played % MOVES_PER_PAGE;
    played = Math.min(next.moves.length, from + MOVES_PER_COMMIT);
    const commit = kv.atomic()
      .check({ key: ["session", next.id], versionstamp: stamp })
      .set(["session", next.id], bytesOf(formatHeader({ ...header, played })));
    if (stamp === null) commit.set(FORMAT, bytesOf(JSON.stringify({ version: 1 })));
    if (next.finds) commit.set(["finds", next.id], bytesOf(formatFinds(next.finds, next.id)));
    else commit.delete(["finds", next.id]);
    for (let at = from; at < played; at += MOVES_PER_PAGE) {
      const page = next.moves.slice(at, Math.min(at + MOVES_PER_PAGE, played));
      commit.set(["moves", next.id, at / MOVES_PER_PAGE], bytesOf(formatMoves(page, next.id)));
    }
    const result = await patiently(() => commit.commit());
    if (!result.ok) return undefined;
    stamp = result.versionstamp;
  } while (played < next.moves.length);
  return stamp;
}

/** Replay has them all, so those that cannot be read stop nothing. */
function findsFrom(text: string | undefined, id: string): Find[] | undefined {
  try {
    return text === undefined ? undefined : parseFinds(text, id);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

async function get(
  kv: Deno.Kv,
  key: Deno.KvKey,
): Promise<{ text: string; stamp: string } | undefined> {
  const { value, versionstamp } = await patiently(() => kv.get<Uint8Array>(key));
  return value === null ? undefined : { text: textOf(value), stamp: versionstamp };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Bytes that are not UTF-8, and values that are not bytes, become a text that no parser takes. */
function textOf(value: unknown): string {
  return value instanceof Uint8Array ? UTF8.decode(value) : "";
}
