import { type SessionFault, UserError } from "../../core/problem.ts";
import { mergeSessions, type Session } from "../../session/session.ts";
import { isOwner, parseSession } from "../../session/session_text.ts";
import type { Summarise } from "../imported_game.ts";
import type { GameStore } from "../game_store.ts";
import {
  type Duel,
  findDuel,
  gameId,
  isKey,
  isPlayed,
  listDuels,
  refuseWrongReply,
  saveDuel,
} from "./duel.ts";
import { parseLine, termsIn } from "./line.ts";
import { digestOf, type DuelTerms } from "./terms.ts";

/** A duel with those of its games that were begun, each in its place. */
interface DuelCopy {
  readonly duel: Duel;
  readonly games: readonly (Session | null)[];
  /** The mark of its player. */
  readonly owner?: string;
}

const START = '{"version":1,"duel":';

/** Whether a line of an export is a duel, right or wrong. */
export function isDuelLine(text: string): boolean {
  return text.startsWith(START);
}

/** One line for each duel, for the end of an export; reports and skips damaged ones. */
export async function* exportDuels(
  store: GameStore,
  report: (key: string, fault: SessionFault) => void,
  mark?: string,
): AsyncGenerator<string> {
  const { unread } = await store.list({ start: "-" });
  if (unread) throw new UserError({ kind: "unreadable", ...unread });
  const duels = await listDuels(store, (key) => report(key, DAMAGED));
  for (const duel of duels) {
    const games: (Session | null)[] = [];
    for (const n of duel.terms.boards.keys()) {
      const id = gameId(duel, n);
      const saved = await noting(() => store.load(id), (fault) => report(id, fault));
      games.push(saved?.session ?? null);
    }
    yield JSON.stringify({ version: 1, duel, games, ...(mark !== undefined && { owner: mark }) });
  }
}

/** Throws `bad_session`. */
export function parseDuelLine(text: string, where: string): DuelCopy {
  const { duel, games, owner } = fieldsOf(text, where);
  try {
    const { key, salt, invitation, reply } = duel;
    const terms = soundTerms(duel.terms);
    const isRight = isKey(key) && games.length === terms.boards.length &&
      [salt, invitation, reply].every((part) => part === undefined || typeof part === "string") &&
      (salt !== undefined || invitation !== undefined) && (owner === undefined || isOwner(owner));
    if (!isRight) return fail(where);
    const copy: Duel = {
      ...{ key, terms },
      ...(salt !== undefined && { salt }),
      ...(invitation !== undefined && { invitation }),
    };
    if (invitation !== undefined) {
      const asked = parseLine(invitation);
      if (asked.kind !== "invitation" || digestOf(asked.terms) !== digestOf(terms)) fail(where);
    }
    if (reply !== undefined) refuseWrongReply(copy, parseLine(reply));
    return {
      duel: { ...copy, ...(reply !== undefined && { reply }) },
      games: games.map((game, n) => game === null ? null : gameOf(copy, n, game)),
      ...(owner !== undefined && { owner }),
    };
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "bad_duel") return fail(where);
    throw error;
  }
}

/**
 * Adds what is missing. A game of a duel is played once: one that is over stays as it is, and so
 * do those that an invitation has sealed; two that are not over are merged move by move.
 */
export async function importDuel(
  store: GameStore,
  { duel, games }: DuelCopy,
  summarise: Summarise,
): Promise<"added" | "merged" | "same" | "unsaved"> {
  const { key, here } = await findDuel(store, duel);
  const { invitation, reply } = here ?? duel;
  const isSealed = here !== undefined && invitation === undefined &&
    duel.invitation !== undefined;
  let isChanged = false;
  for (const [n, game] of games.entries()) {
    if (!game) continue;
    const id = gameId({ key, terms: duel.terms }, n);
    const done = await importGame(store, { ...game, id }, { isSealed, summarise });
    if (done === "unsaved") return "unsaved";
    isChanged ||= done === "saved";
  }
  const asked = invitation ?? duel.invitation;
  const came = reply ?? duel.reply;
  const merged: Duel = {
    ...{ key, terms: duel.terms },
    ...(duel.salt !== undefined && { salt: duel.salt }),
    ...(asked !== undefined && { invitation: asked }),
  };
  // Nobody sees the other's moves before their own games are over.
  const mayKnow = came !== undefined && await isPlayed(store, merged);
  const after: Duel = mayKnow ? { ...merged, reply: came } : merged;
  if (here && here.invitation === after.invitation && here.reply === after.reply) {
    return isChanged ? "merged" : "same";
  }
  if (!await saveDuel(store, after)) return "unsaved";
  return here ? "merged" : "added";
}

async function importGame(
  store: GameStore,
  theirs: Session,
  { isSealed, summarise }: { readonly isSealed: boolean; readonly summarise: Summarise },
): Promise<"saved" | "same" | "unsaved"> {
  let isDamaged = false;
  const mine = (await noting(() => store.load(theirs.id), () => isDamaged = true))?.session;
  const isKnown = mine !== undefined &&
    (mine.over && !isSealed || JSON.stringify(mine.moves) === JSON.stringify(theirs.moves));
  if (isKnown) return "same";
  const { over } = await summarise(theirs);
  const isTheirs = !mine || isSealed || over === true;
  const merged = isTheirs ? theirs : mergeSessions(mine, theirs);
  if (merged === mine) return "same";
  const { summary: _, finds: __, ...bare } = merged;
  const next = { ...bare, ...await summarise(merged) };
  if (mine || isDamaged) await store.delete(theirs.id);
  return (await store.create(next)).kind === "saved" ? "saved" : "unsaved";
}

const DAMAGED: SessionFault = { kind: "bad_field", field: "duel" };

function fail(where: string, fault: SessionFault = DAMAGED): never {
  throw new UserError({ kind: "bad_session", where, fault });
}

function fieldsOf(text: string, where: string) {
  try {
    const { duel, games, owner } = JSON.parse(text);
    const isRight = typeof duel === "object" && duel !== null && Array.isArray(games);
    return isRight ? { duel, games, owner } : fail(where);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) fail(where);
    throw error;
  }
}

/** As a line would bring them. Throws `bad_duel`. */
function soundTerms(terms: DuelTerms | undefined): DuelTerms {
  const { game, lexicon, rules, boards } = terms ?? {};
  if (typeof rules !== "object" || rules === null) fail("");
  const sound = termsIn({ game, lexicon, unusual: rules, boards });
  return digestOf(sound) === digestOf(terms!) ? sound : fail("");
}

function gameOf({ terms }: Duel, n: number, game: unknown): Session {
  const session = parseSession(JSON.stringify(game), `${n}`);
  const isRight = session.game === terms.game && session.lexicon === terms.lexicon &&
    session.puzzle === terms.boards[n] && session.label.kind === "board" &&
    digestOf({ ...terms, rules: session.rules as DuelTerms["rules"] }) === digestOf(terms);
  return isRight ? session : fail(session.id);
}

/** `undefined` for a game that is damaged, which is noted. */
async function noting<T>(
  load: () => Promise<T | undefined>,
  note: (fault: SessionFault) => void,
): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
    note(error.problem.fault);
    return undefined;
  }
}
