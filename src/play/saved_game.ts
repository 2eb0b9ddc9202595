import type { Parts } from "../games/game.ts";
import { replay, type Session, type Summary } from "../session/session.ts";
import type { GameAdapter, PlayContext, Position } from "./game_adapter.ts";
import type { Saved } from "./game_store.ts";
import { markOwn } from "./own_words.ts";

/** A game as it stands and as it is stored. */
export interface SavedGame<T extends Parts> extends Position<T> {
  readonly saved: Saved<T>;
  /** The save that is still running, so that the board is shown without waiting for the disk. */
  readonly saving?: Promise<Saved<T>>;
  /** Moves that the words of today no longer allow. */
  readonly dropped: number;
}

export interface Played<T extends Parts> {
  readonly current: SavedGame<T>;
  /** The game as the move found it. */
  readonly before: SavedGame<T>;
  readonly outcome: T["outcome"];
  /** Whether another window had moved meanwhile. */
  readonly elsewhere: boolean;
}

/** Puts a new game in the store; if it is there already, goes on with that one. */
export async function startGame<T extends Parts>(
  adapter: GameAdapter<T>,
  context: PlayContext,
  session: Session<T>,
): Promise<SavedGame<T>> {
  // Reports whatever is wrong with the store before the board is shown.
  await context.store.current();
  const current = reopened(adapter, context, { session, stamp: null });
  return whileSaving(current, async () => {
    // Both at once: closing the store meanwhile waits for what has begun, and no more.
    const [{ saved }] = await Promise.all([
      context.store.create(session),
      context.store.setCurrent(session.id),
    ]);
    return saved;
  });
}

export function resumeGame<T extends Parts>(
  adapter: GameAdapter<T>,
  context: PlayContext,
  saved: Saved<T>,
): SavedGame<T> {
  return whileSaving(reopened(adapter, context, saved), async () => {
    await context.store.setCurrent(saved.session.id);
    return saved;
  });
}

function whileSaving<T extends Parts>(
  current: SavedGame<T>,
  save: () => Promise<Saved<T>>,
): SavedGame<T> {
  const saving = save();
  // The caller sees the error when it awaits.
  saving.catch(() => {});
  return { ...current, saving };
}

/** The game as the store has it by now: another window may have begun it at the same time. */
export async function asStored<T extends Parts>(
  adapter: GameAdapter<T>,
  context: PlayContext,
  current: SavedGame<T>,
): Promise<SavedGame<T>> {
  if (current.saving === undefined) return current;
  const saved = await current.saving;
  const { saving: _, ...rest } = current;
  const isOurs = saved.session.moves.length === current.saved.session.moves.length;
  return isOurs ? { ...rest, saved } : reopened(adapter, context, saved);
}

/** Plays a move and saves it before returning the outcome. */
export async function playMove<T extends Parts>(
  adapter: GameAdapter<T>,
  context: PlayContext,
  current: SavedGame<T>,
  wish: T["move"],
): Promise<Played<T>> {
  const move = await markOwn(adapter, context, current, wish);
  let before = await asStored(adapter, context, current);
  for (let elsewhere = before.round !== current.round;; elsewhere = true) {
    const { round, label, saved } = before;
    const { state, outcome } = adapter.game.play(round, before.state, move);
    if (state === before.state) return { current: before, before, outcome, elsewhere };
    const over = adapter.game.isOver(round, state);
    const position = { round, state, label };
    const [summary, finds] = [summaryOf(adapter, position), adapter.finds(position)];
    const save = await context.store.append(saved, { moves: [move], over, summary, finds });
    if (save.kind !== "conflict") {
      return { current: { ...before, state, saved: save.saved }, before, outcome, elsewhere };
    }
    before = reopened(adapter, context, save.saved);
  }
}

/** As it is saved, with 0 for what the game does not count. */
export function summaryOf<T extends Parts>(
  adapter: GameAdapter<T>,
  position: Position<T>,
): Summary {
  const { score, goal, total, won, found, words, ...counts } = adapter.summary(position);
  const { rank = 0, extra = 0, pangrams = 0, hints = 0 } = counts;
  return { score, goal, total, won, rank, found, words, extra, pangrams, hints };
}

function reopened<T extends Parts>(
  adapter: GameAdapter<T>,
  context: PlayContext,
  saved: Saved<T>,
): SavedGame<T> {
  const { round, state, dropped } = replay(adapter.game, context.lexicon, saved.session);
  return { round, state, dropped, label: saved.session.label, saved };
}
