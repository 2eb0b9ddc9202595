import { UserError } from "../core/problem.ts";
import { below, type Rng } from "../core/random.ts";
import type { Game, Parts } from "../games/game.ts";
import { crc32 } from "../lexicon/format.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";

export const SESSION_VERSION = 1;

/** What a game was started from. */
export interface Setup<T extends Parts = Parts> {
  readonly version: 1;
  /** Letters, digits and hyphens: safe in a key, a path and a shell. */
  readonly id: string;
  readonly game: string;
  /** The edition of the words. */
  readonly lexicon: string;
  /** The puzzle's one-line text. */
  readonly puzzle: string;
  readonly rules: T["rules"];
  readonly label: Label;
  readonly startedAt: string;
  /** Its player's mark. In a store, only another player's games have one. */
  readonly owner?: string;
}

/** How the puzzle was chosen. */
export type Label =
  | {
    readonly kind: "daily";
    readonly date: string;
    /** Set where nothing shows that the board is the one that everybody has that day. */
    readonly counts?: false;
  }
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "board" };

/** Without a seed that nobody chose: such a long number says nothing in a title. */
export function shownLabel(label: Label): Label {
  return label.kind === "seed" && /^\d{12,}$/.test(label.seed) ? { kind: "board" } : label;
}

/** How far a game has come. */
export interface Progress {
  readonly savedAt: string;
  readonly over: boolean;
  readonly summary?: Summary;
  /** When it was first won; games of earlier versions do not say. */
  readonly wonAt?: string;
}

/** What lists and statistics need, so that they need not replay. */
export interface Summary {
  readonly score: number;
  readonly goal: number;
  /** The points of all core words. */
  readonly total: number;
  readonly won: boolean;
  /** The rung reached, from 0. */
  readonly rank: number;
  /** Core words found, of `words`. */
  readonly found: number;
  readonly words: number;
  readonly extra: number;
  readonly pangrams: number;
  readonly hints: number;
}

/** A word found without help. */
export type Find = readonly [word: string, zipf: number];

/** A game as it is saved: its setup and the moves that changed something. */
export interface Session<T extends Parts = Parts> extends Setup<T>, Progress {
  readonly moves: readonly T["move"][];
  readonly finds?: readonly Find[];
}

/** A session without its moves and finds. */
export interface Header extends Setup, Progress {
  readonly played: number;
}

interface Replay<T extends Parts> {
  readonly round: T["round"];
  readonly state: T["state"];
  /** How many moves change nothing any more, as when the words are of another edition. */
  readonly dropped: number;
}

export function startSession<T extends Parts>(
  setup: Omit<Setup<T>, "version" | "startedAt">,
  now: string,
): Session<T> {
  return { version: 1, ...setup, startedAt: now, savedAt: now, over: false, moves: [] };
}

/** Italian has the plain name; another language that the program has words of, one of its own. */
export function dailyId(game: string, date: string, edition = "it"): string {
  const [language] = edition.split("-");
  const isOther = language !== "it" && language !== "xx";
  return isOther ? `${game}-daily-${language}-${date}` : `${game}-daily-${date}`;
}

/** One daily per game and date has one id, so that two windows cannot start it twice. */
export function sessionId(game: string, label: Label, rng: Rng): string {
  if (label.kind === "daily") return dailyId(game, label.date);
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  let id = `${game}-`;
  for (let i = 0; i < 10; i++) id += letters[below(letters.length, rng)];
  return id;
}

/** The day whose own board a game is of, if it is of one. */
export function dayOf(label: Label): string | undefined {
  return label.kind === "daily" && label.counts !== false ? label.date : undefined;
}

/** Plays the saved moves again. Throws `bad_session` when the rules are not the game's. */
export function replay<T extends Parts>(
  game: Game<T>,
  lexicon: Lexicon,
  session: Session<T>,
): Replay<T> {
  const rules = rulesLike(game, session.rules);
  if (rules === undefined || !game.isRules(rules)) {
    const fault = { kind: "bad_field", field: "rules" } as const;
    throw new UserError({ kind: "bad_session", where: session.id, fault });
  }
  const round = game.open(lexicon, rules, game.parse(session.puzzle, lexicon.alphabet));
  let state = game.start(round);
  let dropped = 0;
  for (const saved of session.moves) {
    const move = session.label.kind === "daily" ? withoutOwn(saved) : saved;
    const next = game.isMove(move) ? game.play(round, state, move).state : state;
    if (next === state) dropped++;
    state = next;
  }
  return { round, state, dropped };
}

/** In a daily the player's own words do not count, whatever a file says. */
function withoutOwn<M>(move: M): M {
  if (typeof move !== "object" || move === null || !("own" in move)) return move;
  const { own: _, ...rest } = move;
  return rest as M;
}

/** Saved rules, with the usual one for each that came later; `undefined` when one has another type. */
function rulesLike<T extends Parts>(
  { defaults, formerRules }: Pick<Game<T>, "defaults" | "formerRules">,
  saved: unknown,
): T["rules"] | undefined {
  if (kindOf(defaults) !== "object") return defaults;
  if (kindOf(saved) !== "object") return undefined;
  const rules: T["rules"] = Object.assign({}, defaults, formerRules, saved);
  for (const key in defaults) {
    const kind = kindOf(defaults[key]);
    if (kind !== "null" && kindOf(rules[key]) !== kind) return undefined;
  }
  return rules;
}

function kindOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}

export function headerOf(session: Session): Header {
  const { moves, finds: _, ...header } = session;
  return { ...header, played: moves.length };
}

/** Whether two sessions are of one game, begun perhaps on two machines. */
export function isSameGame(a: Session, b: Session): boolean {
  return a.game === b.game && a.lexicon === b.lexicon && a.puzzle === b.puzzle &&
    JSON.stringify(a.rules) === JSON.stringify(b.rules);
}

/** The id of another game, or another player's, that came under an id already taken: always the same. */
export function otherId(session: Session, owner?: string): string {
  const { id, game, lexicon, puzzle, rules } = session;
  const facts = [game, lexicon, puzzle, rules, ...(owner === undefined ? [] : [owner])];
  const crc = crc32(new TextEncoder().encode(JSON.stringify(facts)));
  return `${id.slice(0, 56)}-${crc.toString(36)}`;
}

/**
 * `mine`, then every move of `theirs` that it lacks: nothing is lost, nothing `mine` has moves, and
 * merging again changes nothing. Summary and finds are those of the side that has all the moves, if
 * one has.
 */
export function mergeSessions<T extends Parts>(mine: Session<T>, theirs: Session<T>): Session<T> {
  const added = missingMoves(mine.moves, theirs.moves);
  if (added.length === 0) return mine;
  const { summary: _, finds: __, ...bare } = mine;
  const { summary, finds } = theirs;
  const [wonAt] = [mine.wonAt, theirs.wonAt].filter((at) => at !== undefined).sort();
  const isLonger = mine.moves.length + added.length === theirs.moves.length;
  return {
    ...bare,
    moves: [...mine.moves, ...added],
    savedAt: theirs.savedAt > mine.savedAt ? theirs.savedAt : mine.savedAt,
    over: mine.over || theirs.over,
    ...(wonAt !== undefined && { wonAt }),
    ...(isLonger && summary && { summary }),
    ...(isLonger && finds && { finds }),
  };
}

/** Past the moves both began with, those of `theirs` that are not among those of `mine`. */
function missingMoves<M>(mine: readonly M[], theirs: readonly M[]): M[] {
  const [ours, others] = [mine, theirs].map((moves) => moves.map((move) => JSON.stringify(move)));
  let same = 0;
  while (same < ours!.length && ours![same] === others![same]) same++;
  const left = new Map<string | undefined, number>();
  for (const text of ours!.slice(same)) left.set(text, (left.get(text) ?? 0) + 1);
  return theirs.slice(same).filter((_, i) => {
    const text = others![same + i];
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    return count === 0;
  });
}
