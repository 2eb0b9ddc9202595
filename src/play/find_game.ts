import { UserError } from "../core/problem.ts";
import { rngFrom } from "../core/random.ts";
import type { Parts } from "../games/game.ts";
import { LIST } from "../lexicon/edition.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import {
  dailyId,
  dayOf,
  type Header,
  type Label,
  sessionId,
  startSession,
} from "../session/session.ts";
import type { BoardSource, Chosen, Wanted } from "./board_source.ts";
import type { GameAdapter, PlayContext } from "./game_adapter.ts";
import type { Saved } from "./game_store.ts";
import { resumeGame, type SavedGame, startGame } from "./saved_game.ts";

/** A game to play: which boards, by which rules. */
export interface GameSetup<T extends Parts> {
  readonly adapter: GameAdapter<T>;
  /** The adapter's own, unless the player asked for other boards. */
  readonly boards: BoardSource<T>;
  readonly rules: T["rules"];
  readonly context: PlayContext;
}

/** The game of this board that is not over, of a daily over or not; else a new one. */
export async function gameOf<T extends Parts>(
  setup: GameSetup<T>,
  chosen: Chosen<T>,
  wanted: Wanted,
): Promise<SavedGame<T>> {
  const { adapter, context } = setup;
  const puzzle = adapter.game.format(chosen.puzzle);
  const { headers } = await context.store.list({ start: `${adapter.name}-`, puzzle });
  const open = headers.find((header) => isGameOf(setup, header, { chosen, wanted }));
  const saved = open && await context.store.load<T>(open.id);
  return saved ? resumeGame(adapter, context, saved) : await newGame(setup, chosen, headers);
}

/** The game of this kind that was played last, if it is still open. */
export async function lastGame<T extends Parts>(
  { adapter: { name }, context }: Pick<GameSetup<T>, "adapter" | "context">,
): Promise<Saved<T> | undefined> {
  const id = await context.store.current();
  const current = id === undefined ? undefined : await context.store.load<T>(id);
  const isOpen = (game: Pick<Header, "over" | "lexicon" | "label">) =>
    !game.over && isOurs(context, game);
  if (current === undefined || current.session.game === name) {
    return current && isOpen(current.session) ? current : undefined;
  }
  // Another game is being played meanwhile: this one waits where it was left.
  const { headers } = await context.store.list({ start: `${name}-`, over: false });
  const last = headers.find((header) => header.game === name && isOpen(header));
  return last && await context.store.load<T>(last.id);
}

/** `known` are the games of this board, unless one more is wanted whatever there is. */
export async function newGame<T extends Parts>(
  { adapter, context, rules }: GameSetup<T>,
  { puzzle, label: chosen, rules: special }: Chosen<T>,
  known?: readonly Header[],
): Promise<SavedGame<T>> {
  const { lexicon, store } = context;
  const { name, game } = adapter;
  const label = labelWith(lexicon, chosen);
  const day = dayOf(label);
  const setup = {
    game: name,
    lexicon: lexicon.edition,
    puzzle: game.format(puzzle),
    rules: special ?? rules,
    label,
  };
  const rng = rngFrom(context.freshSeed());
  const own = day !== undefined
    ? dailyId(name, day, lexicon.edition)
    : known
    ? nextId(setup, known)
    : sessionId(name, { kind: "board" }, rng);
  // Begun again, the day's own name is taken.
  const isTaken = day !== undefined && await store.load(own) !== undefined;
  const id = isTaken ? sessionId(name, { kind: "board" }, rng) : own;
  const session = startSession<T>({ ...setup, id }, new Date(context.now()).toISOString());
  return await startGame(adapter, context, session);
}

/**
 * A game in another language makes no sense with our words; a plain list may be in any language. But
 * a day's own board is not played with a list, with which it could be won in three words.
 */
export function refuseOtherWords(
  { lexicon }: Pick<PlayContext, "lexicon">,
  session: { readonly lexicon: string; readonly label: Label },
): void {
  if (isList(lexicon) && dayOf(session.label) !== undefined) {
    throw new UserError({ kind: "list_in_daily" });
  }
  const [began, now] = [session.lexicon, lexicon.edition].map((edition) => edition.split("-")[0]!);
  if (began === now || began === "xx" || now === "xx") return;
  throw new UserError({ kind: "no_words", language: began! });
}

/** Begun with words of the same language: those of another dictionary are another game. */
export function isOurs(
  { lexicon }: Pick<PlayContext, "lexicon">,
  { lexicon: edition, label }: { readonly lexicon: string; readonly label: Label },
): boolean {
  return edition.split("-")[0] === lexicon.edition.split("-")[0] &&
    !(isList(lexicon) && dayOf(label) !== undefined);
}

/** Somebody's own words have boards of the day, too, but not the one that everybody has. */
function labelWith(lexicon: Lexicon, label: Label): Label {
  return label.kind === "daily" && isList(lexicon) ? { ...label, counts: false } : label;
}

function isList({ strategy }: Lexicon): boolean {
  return strategy === LIST;
}

function isGameOf<T extends Parts>(
  { adapter, context, boards }: GameSetup<T>,
  header: Header,
  { chosen: { label }, wanted }: { readonly chosen: Chosen<T>; readonly wanted: Wanted },
): boolean {
  if (header.game !== adapter.name || !isOurs(context, header)) return false;
  if (boards.isSame?.(header.rules) === false) return false;
  if (wanted.kind === "code") return !header.over;
  return isSameLabel(header.label, labelWith(context.lexicon, label)) &&
    (label.kind === "daily" || !header.over);
}

function isSameLabel(a: Label, b: Label): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The same in two windows that begin one board at the same instant: so they begin one game. */
function nextId(setup: { readonly game: string }, known: readonly Header[]): string {
  for (let n = 0;; n++) {
    const id = sessionId(setup.game, { kind: "board" }, rngFrom(JSON.stringify([setup, n])));
    if (!known.some((header) => header.id === id)) return id;
  }
}
