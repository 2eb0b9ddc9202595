import { type FileReason, type SessionFault, UserError } from "../core/problem.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import {
  dailyId,
  isSameGame,
  mergeSessions,
  otherId,
  replay,
  type Session,
} from "../session/session.ts";
import { formatSession, parseSession } from "../session/session_text.ts";
import { mergeRatings, type Rating } from "./cards/ratings.ts";
import { exportCards, importRatings, isCardLine, parseCardLine } from "./cards/transfer.ts";
import type { GameStore, Listing } from "./game_store.ts";
import { adapterOf } from "./games.ts";
import { summaryOf } from "./saved_game.ts";

interface Imported {
  readonly added: number;
  readonly merged: number;
  readonly same: number;
  readonly faults: readonly { readonly line: number; readonly fault: SessionFault }[];
  /** Why the rest of the file was not read: a game could not be saved. */
  readonly unsaved?: FileReason;
}

/** What a session has come to, by replay; nothing when that cannot be known. */
type Outcome = Partial<Pick<Session, "summary" | "finds" | "over">>;
type Summarise = (session: Session) => Outcome | Promise<Outcome>;

/** A file with more bad lines than this is not ours, and nobody reads that many errors. */
const MAX_FAULTS = 1_000;

/**
 * One line of JSON for each sound session; reports and skips the others. Throws
 * `unreadable` when the store is.
 */
export async function* exportSessions(
  store: GameStore,
  report: (id: string, fault: SessionFault) => void,
): AsyncGenerator<string> {
  for await (const game of store.all()) {
    if (game.kind === "sound") yield formatSession(game.session);
    else if (game.kind === "damaged") report(game.id, game.fault);
    else throw new UserError({ kind: "unreadable", path: game.path, reason: game.reason });
  }
  yield* exportCards(store);
}

/** Throws `unreadable` for a list that lacks what is in the store. */
export function refuseUnread({ unread }: Listing): void {
  if (unread) throw new UserError({ kind: "unreadable", ...unread });
}

/**
 * Adds what is missing and loses nothing; reports and skips a line that is not a session. What it
 * counts is saved: it stops at the first game that cannot be.
 */
export async function importSessions(
  store: GameStore,
  bytes: Uint8Array,
  summarise: Summarise,
): Promise<Imported> {
  const counts = { added: 0, merged: 0, same: 0 };
  const faults: { line: number; fault: SessionFault }[] = [];
  const cards = new Map<string, readonly Rating[]>();
  for (const [line, text] of linesOf(bytes)) {
    if (text.trim() === "") continue;
    if (faults.length === MAX_FAULTS) {
      faults.push({ line, fault: { kind: "too_many_faults", limit: MAX_FAULTS } });
      break;
    }
    try {
      if (isCardLine(text)) {
        const { key, ratings } = parseCardLine(text, String(line));
        cards.set(key, mergeRatings(cards.get(key) ?? [], ratings));
        continue;
      }
      const session = parseSession(text, String(line));
      refuseOtherId(session);
      const done = await importOne(store, session, summarise);
      if (typeof done !== "string") return { ...counts, faults, unsaved: done.reason };
      counts[done]++;
    } catch (error) {
      if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
      faults.push({ line, fault: error.problem.fault });
    }
  }
  return await importRatings(store, cards)
    ? { ...counts, faults }
    : { ...counts, faults, unsaved: "other" };
}

/** What its moves come to with these words: what the file claims is worth nothing. */
export function replayed(session: Session, lexicon: Lexicon): Outcome {
  const adapter = adapterOf(session.game);
  if (!adapter) return {};
  try {
    const position = { ...replay(adapter.game, lexicon, session), label: session.label };
    return {
      summary: summaryOf(adapter, position),
      finds: adapter.finds(position),
      over: adapter.game.isOver(position.round, position.state),
    };
  } catch (error) {
    const kind = error instanceof UserError ? error.problem.kind : undefined;
    if (kind !== "bad_puzzle" && kind !== "bad_crossword") throw error;
    const fault = { kind: "bad_field", field: "puzzle" } as const;
    throw new UserError({ kind: "bad_session", where: session.id, fault });
  }
}

/** A game is looked for by how its id starts; that of a daily is taken by no other. */
function refuseOtherId({ id, game, label, lexicon }: Session): void {
  const isDaily = id.startsWith(`${game}-daily-`);
  const isRight = id.startsWith(`${game}-`) &&
    (!isDaily || label.kind === "daily" && id.startsWith(dailyId(game, label.date, lexicon)));
  if (isRight) return;
  const fault = { kind: "bad_field", field: "id" } as const;
  throw new UserError({ kind: "bad_session", where: id, fault });
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
): Promise<"added" | "merged" | "same" | { readonly reason: FileReason }> {
  const mine = await store.load(theirs.id);
  if (mine && !isSameGame(mine.session, theirs)) {
    return await importOne(store, { ...theirs, id: otherId(theirs) }, summarise);
  }
  const merged = mine ? mergeSessions(mine.session, theirs) : theirs;
  if (merged === mine?.session) return "same";
  const { summary: _, finds: __, moves, over, savedAt, ...setup } = merged;
  const known = { over, savedAt, ...await summarise(merged) };
  const save = mine
    ? await store.append(mine, { ...known, moves: moves.slice(mine.session.moves.length) })
    : await store.create({ ...setup, ...known, moves });
  if (save.kind === "unsaved") return { reason: save.reason ?? "other" };
  // Another window was quicker: what it has counts as ours.
  if (save.kind === "conflict") return await importOne(store, theirs, summarise);
  return mine ? "merged" : "added";
}
