import { below, rngFrom } from "../../core/random.ts";
import type { Parts } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { startSession } from "../../session/session.ts";
import type { PlayContext } from "../game_adapter.ts";
import type { GameStore, Saved } from "../game_store.ts";
import { resumeGame, type SavedGame, startGame } from "../saved_game.ts";
import { compareDuel, type DuelResult } from "./compare.ts";
import { type DuelLine, formatLine, parseLine } from "./line.ts";
import { formatMoves, parseMoves } from "./moves_text.ts";
import { freshSalt, lineDigest, sealOf } from "./seal.ts";
import { digestOf, duelAdapter, type DuelTerms, refuse, refuseOtherWords } from "./terms.ts";

/**
 * A duel as one of its players keeps it. Its games are saved in a store of their own, so that they
 * are in no list and no statistics.
 */
export interface Duel {
  /** Names it and its games. */
  readonly key: string;
  readonly terms: DuelTerms;
  /** The inviter's secret, until the friend has answered; a friend has none. */
  readonly salt?: string;
  /** The line that the inviter sends: not known before the inviter has played. */
  readonly invitation?: string;
  /** The line that came back: the friend's answer, or the inviter's opening. */
  readonly reply?: string;
}

/** How far a duel has come, for the player whose store it is in. */
export type Standing =
  | { readonly kind: "playing"; readonly played: number }
  /** Everything is played here; `line` goes to the other player. */
  | { readonly kind: "waiting"; readonly line: string }
  /** The moves of both are known; the inviter still has a line to send. */
  | { readonly kind: "over"; readonly result: DuelResult; readonly line?: string };

type DuelContext = Pick<PlayContext, "store" | "lexicon" | "now" | "freshSeed">;

const NOTE = "duel-";
const KEY_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** Bytes that the store takes for one duel. */
const MAX_NOTE = 60_000;
const KEY_LENGTH = 8;

/** A duel that nobody has played yet. */
export async function createDuel(
  { store, freshSeed }: Pick<DuelContext, "store" | "freshSeed">,
  terms: DuelTerms,
): Promise<Duel> {
  const salt = freshSalt(freshSeed);
  const duel: Duel = { key: freshKey(freshSeed()), terms, salt };
  await saveDuel(store, duel);
  return duel;
}

/** Every duel of this store, by its key; a damaged one stops no other. */
export async function listDuels(
  store: GameStore,
  report: (key: string) => void = () => {},
): Promise<Duel[]> {
  const duels: Duel[] = [];
  for (const { key, text } of await store.notes(NOTE)) {
    const duel = duelFrom(text);
    if (duel) duels.push(duel);
    else report(key);
  }
  return duels;
}

/**
 * The same duel as it is in this store, and the key that it has or may have there. An inviter who
 * has sealed it twice, on two machines, has two duels; a friend's has another key on each machine.
 */
export async function findDuel(
  store: GameStore,
  duel: Duel,
): Promise<{ readonly key: string; readonly here: Duel | undefined }> {
  const { key, terms, salt, invitation } = duel;
  const duels = await listDuels(store);
  const here = duels.find((other) =>
    digestOf(other.terms) === digestOf(terms) && other.salt === salt &&
    (invitation !== undefined && other.invitation !== undefined
      ? other.invitation === invitation
      : other.key === key)
  );
  const isTaken = duels.some((other) => other.key === key);
  return { key: here?.key ?? (isTaken ? freshKey(JSON.stringify(duel)) : key), here };
}

/**
 * The duel that a line is about, with the line in it. An invitation begins a duel; an answer and an
 * opening belong to one that is here. Throws `bad_duel`.
 */
export async function receiveLine(
  { store, freshSeed }: Pick<DuelContext, "store" | "freshSeed">,
  text: string,
): Promise<Duel> {
  const line = parseLine(text);
  const duels = await listDuels(store);
  if (line.kind === "invitation") {
    const invitation = formatLine(line);
    const known = duels.find((duel) => duel.invitation === invitation);
    if (known) return known;
    const duel: Duel = { key: freshKey(freshSeed()), terms: line.terms, invitation };
    await saveDuel(store, duel);
    return duel;
  }
  const duel = duels.find(({ invitation }) =>
    invitation !== undefined && lineDigest(invitation) === line.to
  );
  if (!duel) return refuse({ kind: "unknown_duel" });
  return await withReply(store, duel, line);
}

async function withReply(
  store: GameStore,
  duel: Duel,
  line: Exclude<DuelLine, { readonly kind: "invitation" }>,
): Promise<Duel> {
  const isInviter = duel.salt !== undefined;
  // One's own line, come back.
  if (isInviter !== (line.kind === "answer")) return duel;
  if (line.kind === "opening" && !await isPlayed(store, duel)) refuse({ kind: "play_first" });
  refuseWrongReply(duel, line);
  const text = formatLine(line);
  // Anyone who has seen the inviter's moves could answer again with better ones.
  const isOther = line.kind === "answer" && duel.reply !== undefined && duel.reply !== text;
  if (isOther) refuse({ kind: "answered_before" });
  const after: Duel = { ...duel, reply: text };
  await saveDuel(store, after);
  return after;
}

/** Throws `bad_duel` for a line that does not answer the invitation, or breaks its seal. */
export function refuseWrongReply({ terms, salt, invitation }: Duel, line: DuelLine): void {
  const kind = salt === undefined ? "opening" : "answer";
  if (line.kind === "invitation" || line.kind !== kind || invitation === undefined) {
    return refuse({ kind: "bad_field", field: "kind" });
  }
  if (line.to !== lineDigest(invitation)) refuse({ kind: "unknown_duel" });
  const adapter = duelAdapter(terms.game);
  const isRight = line.games.length === terms.boards.length &&
    line.games.every((text) => parseMoves(adapter, text) !== undefined);
  if (!isRight) refuse({ kind: "bad_field", field: "games" });
  if (line.kind === "answer") return;
  const asked = parseLine(invitation);
  const isSealed = asked.kind === "invitation" &&
    sealOf(terms, line.salt, line.games) === asked.seal;
  if (!isSealed) refuse({ kind: "broken_seal" });
}

/** The game to play next, begun if it is not; `undefined` when all are over. */
export async function nextGame(
  context: PlayContext,
  duel: Duel,
): Promise<{ readonly n: number; readonly game: SavedGame<Parts> } | undefined> {
  const { terms } = duel;
  refuseOtherWords(terms, context.lexicon);
  const adapter = duelAdapter(terms.game);
  for (const [n, puzzle] of terms.boards.entries()) {
    const id = gameId(duel, n);
    const saved = await context.store.load(id);
    if (saved?.session.over) continue;
    if (saved) return { n, game: resumeGame(adapter, context, saved) };
    const { game, lexicon, rules } = terms;
    const label = { kind: "board" } as const;
    const setup = { id, game, lexicon, rules, label, puzzle };
    const session = startSession(setup, new Date(context.now()).toISOString());
    return { n, game: await startGame(adapter, context, session) };
  }
  return undefined;
}

/** What there is to do. When all is played the inviter's moves are sealed, once for ever. */
export async function standingOf(
  { store, lexicon }: Pick<DuelContext, "store" | "lexicon">,
  duel: Duel,
): Promise<Standing> {
  refuseOtherWords(duel.terms, lexicon);
  const saved = await savedGames(store, duel);
  const over = saved.filter((game) => game?.session.over);
  if (over.length < saved.length) return { kind: "playing", played: over.length };
  const mine = movesOf(duel.terms, lexicon, over as Saved[]);
  const { terms, salt, invitation, reply } = duel;
  const answer = () => formatLine({ kind: "answer", to: lineDigest(invitation!), games: mine });
  if (salt !== undefined && invitation === undefined) {
    const line = formatLine({ kind: "invitation", terms, seal: sealOf(terms, salt, mine) });
    await saveDuel(store, { ...duel, invitation: line });
    return { kind: "waiting", line };
  }
  if (reply === undefined) {
    return { kind: "waiting", line: salt === undefined ? answer() : invitation! };
  }
  const came = parseLine(reply);
  if (came.kind === "invitation") throw new Error("an invitation is no reply");
  const result = compareDuel(terms, lexicon, { mine, theirs: came.games });
  if (salt === undefined) return { kind: "over", result };
  const line = formatLine({ kind: "opening", to: lineDigest(invitation!), salt, games: mine });
  return { kind: "over", result, line };
}

function movesOf(terms: DuelTerms, lexicon: Lexicon, games: readonly Saved[]): string[] {
  const { game: rulesOf, ...rest } = duelAdapter(terms.game);
  return games.map(({ session }, n) => {
    const puzzle = rulesOf.parse(terms.boards[n]!, lexicon.alphabet);
    const round = rulesOf.open(lexicon, terms.rules, puzzle);
    return formatMoves({ game: rulesOf, ...rest }, round, session.moves);
  });
}

export async function isPlayed(store: GameStore, duel: Duel): Promise<boolean> {
  return (await savedGames(store, duel)).every((saved) => saved?.session.over);
}

async function savedGames(store: GameStore, duel: Duel): Promise<(Saved | undefined)[]> {
  return await Promise.all(duel.terms.boards.map((_, n) => store.load(gameId(duel, n))));
}

/** Whether a saved game belongs to a duel. */
export function isDuelGame(id: string): boolean {
  return /^[a-z]+-duel-/.test(id);
}

export function gameId({ key, terms }: Pick<Duel, "key" | "terms">, n: number): string {
  return `${terms.game}-duel-${key}-${n + 1}`;
}

function freshKey(seed: string): string {
  const rng = rngFrom(`${seed}/duel`);
  return Array.from({ length: KEY_LENGTH }, () => KEY_LETTERS[below(KEY_LETTERS.length, rng)])
    .join("");
}

export function isKey(value: unknown): value is string {
  return typeof value === "string" && value.length === KEY_LENGTH && /^[a-z0-9]+$/.test(value);
}

/** False when it could not be saved. */
export async function saveDuel(store: GameStore, duel: Duel): Promise<boolean> {
  const text = JSON.stringify(duel);
  if (new TextEncoder().encode(text).length > MAX_NOTE) refuse({ kind: "too_long" });
  return await store.changeNotes({ keys: [NOTE + duel.key], to: () => text });
}

/** `undefined` for a damaged note. */
function duelFrom(text: string): Duel | undefined {
  try {
    const duel = JSON.parse(text) as Partial<Duel> | null;
    const isDuel = typeof duel?.key === "string" && typeof duel.terms === "object";
    return isDuel ? duel as Duel : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
