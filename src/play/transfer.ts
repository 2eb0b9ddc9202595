import { type FileReason, type SessionFault, UserError } from "../core/problem.ts";
import { dailyId, isSameGame, mergeSessions, otherId, type Session } from "../session/session.ts";
import { parseSession } from "../session/session_text.ts";
import { mergeRatings, type Rating } from "./cards/ratings.ts";
import { exportCards, importRatings, isCardLine, parseCardLine } from "./cards/transfer.ts";
import { importDuel, isDuelLine, parseDuelLine } from "./duel/transfer.ts";
import type { Advance, GameStore, Listing, Save, Saved } from "./game_store.ts";
import { checkedGame, type GameChecks, isUnproved } from "./imported_game.ts";
import { linesOf } from "./lines.ts";

interface Imported {
  readonly added: number;
  readonly merged: number;
  readonly same: number;
  /** How many of those added are dailies whose board may not be the day's. */
  readonly unproved: number;
  readonly faults: readonly { readonly line: number; readonly fault: SessionFault }[];
  /** Why the rest of the file was not read: a game could not be saved. */
  readonly unsaved?: FileReason;
}

/** How a file is read. */
export interface Reading extends GameChecks {
  /** Where duels are kept, apart from games. */
  duels(): Promise<GameStore>;
  /** Who played the games with this mark. Those without a mark are the player's own. */
  whose(owner: string): "mine" | "theirs";
}

/** How many new games are saved at a time. */
const GAMES_AT_ONCE = 100;

/** A file with more bad lines than this is not ours, and nobody reads that many errors. */
const MAX_FAULTS = 1_000;

/**
 * One line of JSON for each sound session, with the mark of its player; reports and skips the others.
 * Throws `unreadable` when the store is.
 */
export async function* exportSessions(
  store: GameStore,
  report: (id: string, fault: SessionFault) => void,
  mark?: string,
): AsyncGenerator<string> {
  for await (const game of store.all()) {
    if (game.kind === "sound") {
      const { session } = game;
      const isMarked = mark === undefined || session.owner !== undefined;
      yield JSON.stringify(isMarked ? session : { ...session, owner: mark });
    } else if (game.kind === "damaged") report(game.id, game.fault);
    else throw new UserError({ kind: "unreadable", path: game.path, reason: game.reason });
  }
  yield* exportCards(store, report);
}

/** Throws `unreadable` for a list that lacks what is in the store. */
export function refuseUnread({ unread }: Listing): void {
  if (unread) throw new UserError({ kind: "unreadable", ...unread });
}

/** How many games of each player are in a file, by their mark. */
export function ownersIn(bytes: Uint8Array): Map<string, number> {
  const owners = new Map<string, number>();
  for (const [, text] of linesOf(bytes)) {
    const [, owner] = /"owner"\s*:\s*"([a-z0-9]{8,40})"/.exec(text) ?? [];
    if (owner !== undefined) owners.set(owner, (owners.get(owner) ?? 0) + 1);
  }
  return owners;
}

/**
 * Adds what is missing and loses nothing; reports and skips a line that is not a session. Games of
 * another player are kept apart from one's own. What it counts is saved: it stops at the first game
 * that cannot be. Throws `no_games` for an empty file.
 */
export async function importSessions(
  store: GameStore,
  bytes: Uint8Array,
  reading: Reading,
): Promise<Imported> {
  const counts = { added: 0, merged: 0, same: 0, unproved: 0 };
  const faults: { line: number; fault: SessionFault }[] = [];
  const cards = new Map<string, readonly Rating[]>();
  const batch: Batch = { store, reading, counts, faults, sessions: new Map(), areNew: true };
  const players = new Set<"mine" | "theirs">();
  let isEmpty = true;
  for (const [line, text] of linesOf(bytes)) {
    if (text.trim() === "") continue;
    isEmpty = false;
    if (faults.length === MAX_FAULTS) {
      faults.push({ line, fault: { kind: "too_many_faults", limit: MAX_FAULTS } });
      break;
    }
    await noting(faults, line, async () => {
      if (isCardLine(text)) {
        const { key, ratings } = parseCardLine(text, String(line));
        cards.set(key, mergeRatings(cards.get(key) ?? [], ratings));
        return;
      }
      if (isDuelLine(text)) return await importDuelLine(batch, line, text);
      const session = owned(parseSession(text, String(line)), reading);
      players.add(session.owner === undefined ? "mine" : "theirs");
      refuseOtherId(session);
      if (batch.sessions.has(session.id)) await importBatch(batch);
      batch.sessions.set(session.id, { line, session });
      if (batch.sessions.size === GAMES_AT_ONCE) await importBatch(batch);
    });
    if (batch.unsaved !== undefined) break;
  }
  if (isEmpty) throw new UserError({ kind: "no_games" });
  await importBatch(batch);
  // Cards have no owner, but if somebody else's games came with them, they are theirs too.
  const areTheirs = players.has("theirs") && !players.has("mine");
  const areCardsSaved = areTheirs || await importRatings(store, cards);
  const unsaved = batch.unsaved ?? (areCardsSaved ? undefined : "other");
  return {
    ...counts,
    faults: faults.sort((a, b) => a.line - b.line),
    ...(unsaved !== undefined && { unsaved }),
  };
}

/** Games that were read and are not saved yet. */
interface Batch {
  readonly store: GameStore;
  readonly reading: Reading;
  readonly counts: { added: number; merged: number; same: number; unproved: number };
  readonly faults: { line: number; fault: SessionFault }[];
  readonly sessions: Map<string, { readonly line: number; readonly session: Session }>;
  /** Whether those before were: then these are saved together. */
  areNew: boolean;
  unsaved?: FileReason;
}

/** Another player's duels are left out: nobody else can go on with them. */
async function importDuelLine(batch: Batch, line: number, text: string): Promise<void> {
  const { whose, duels, summarise } = batch.reading;
  const copy = parseDuelLine(text, String(line));
  if (copy.owner !== undefined && whose(copy.owner) === "theirs") return;
  const done = await importDuel(await duels(), copy, summarise);
  if (done === "unsaved") batch.unsaved = "other";
  else batch.counts[done]++;
}

async function importBatch(batch: Batch): Promise<void> {
  const { counts, faults } = batch;
  const games = [...batch.sessions.values()];
  batch.sessions.clear();
  if (batch.unsaved !== undefined || games.length === 0) return;
  const left = batch.areNew ? await importNew(batch, games) : games;
  const before = counts.added;
  for (const { line, session } of left) {
    await noting(faults, line, async () => {
      if (batch.unsaved !== undefined) return;
      const done = await importOne(batch, session);
      if (typeof done === "string") counts[done]++;
      else batch.unsaved = done.reason;
    });
  }
  const added = games.length - left.length + counts.added - before;
  batch.areNew = added > games.length / 2;
}

/** Saves those that are not there yet; returns the others. */
async function importNew<G extends { readonly line: number; readonly session: Session }>(
  batch: Batch,
  games: readonly G[],
): Promise<G[]> {
  const ready: { readonly game: G; readonly session: Session }[] = [];
  for (const game of games) {
    await noting(batch.faults, game.line, async () => {
      ready.push({ game, session: await checkedGame(game.session, batch.reading) });
    });
  }
  let saves: readonly Save[];
  try {
    saves = await batch.store.createAll(ready.map(({ session }) => session));
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
    // One by one it will show which.
    return ready.map(({ game }) => game);
  }
  const left: G[] = [];
  for (const [i, { kind, reason = "other" }] of saves.entries()) {
    if (kind === "saved") {
      batch.counts.added++;
      if (isUnproved(ready[i]!.session)) batch.counts.unproved++;
    } else if (kind === "unsaved") batch.unsaved ??= reason;
    else left.push(ready[i]!.game);
  }
  return left;
}

/** Notes what is wrong with a line, and goes on. */
async function noting(
  faults: { line: number; fault: SessionFault }[],
  line: number,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
    faults.push({ line, fault: error.problem.fault });
  }
}

/** The player's own without a mark; another player's under an id of its own. */
function owned({ owner, ...session }: Session, { whose }: Reading): Session {
  if (owner === undefined || whose(owner) === "mine") return session;
  return { ...session, owner, id: otherId(session, owner) };
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

async function importOne(
  batch: Batch,
  theirs: Session,
): Promise<"added" | "merged" | "same" | { readonly reason: FileReason }> {
  const { store, reading } = batch;
  const mine = await loadSound(store, theirs.id);
  if (mine === "damaged") {
    await store.delete(theirs.id);
    const done = await importOne(batch, theirs);
    return done === "added" ? "merged" : done;
  }
  if (mine && !isSameGame(mine.session, theirs)) {
    return await importOne(batch, { ...theirs, id: otherId(theirs) });
  }
  const merged = mine ? mergeSessions(mine.session, theirs) : await checkedGame(theirs, reading);
  if (merged === mine?.session) return "same";
  const save = mine
    ? await store.append(mine, await rest(mine.session, merged, reading))
    : await store.create(merged);
  if (save.kind === "unsaved") return { reason: save.reason ?? "other" };
  // Another window was quicker: what it has counts as ours.
  if (save.kind === "conflict") return await importOne(batch, theirs);
  if (!mine && isUnproved(merged)) batch.counts.unproved++;
  return mine ? "merged" : "added";
}

/** What a merged game has beyond ours. */
async function rest(mine: Session, merged: Session, { summarise }: Reading): Promise<Advance> {
  const { over, savedAt, wonAt, moves } = merged;
  return {
    ...{ over, savedAt, moves: moves.slice(mine.moves.length) },
    ...(wonAt !== undefined && { wonAt }),
    ...await summarise(merged),
  };
}

/** A sound game of a file takes the place of a damaged one; what a later program wrote is sound. */
async function loadSound(store: GameStore, id: string): Promise<Saved | undefined | "damaged"> {
  try {
    return await store.load(id);
  } catch (error) {
    const problem = error instanceof UserError ? error.problem : undefined;
    if (problem?.kind !== "bad_session" || problem.fault.kind === "newer_version") throw error;
    return "damaged";
  }
}
