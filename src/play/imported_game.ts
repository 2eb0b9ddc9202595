import { resolveSettings } from "../config.ts";
import { UserError } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { dayOf, type Label, replay, type Session } from "../session/session.ts";
import type { GameAdapter } from "./game_adapter.ts";
import { adapterOf } from "./games.ts";
import { summaryOf } from "./saved_game.ts";

/** How a session stands, by replaying it; nothing if that cannot be known. */
type Outcome = Partial<Pick<Session, "summary" | "finds" | "over">>;
export type Summarise = (session: Session) => Outcome | Promise<Outcome>;

/** A board as it is saved. */
export type SavedBoard = Pick<Session, "puzzle" | "rules">;

/** The day's own board, made again; `undefined` without the words that the game was begun with. */
type DaysBoard = (session: Session, date: string) => Promise<SavedBoard | undefined>;

/** How a game that came with a file is checked. */
export interface GameChecks {
  readonly summarise: Summarise;
  readonly daysBoard: DaysBoard;
}

/** A new game, without what the file claims. */
export async function checkedGame(
  session: Session,
  { summarise, daysBoard }: GameChecks,
): Promise<Session> {
  const { summary: _, finds: __, ...bare } = session;
  const outcome = await summarise(session);
  return { ...bare, ...outcome, label: await provedLabel(session, daysBoard) };
}

/** How its moves turn out with these words: what the file claims is worth nothing. */
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

/** A day's own board as a game of it is saved; `undefined` where these words have none. */
export function savedDaily<T extends Parts>(
  { game, boards }: Pick<GameAdapter<T>, "game" | "boards">,
  lexicon: Lexicon,
  date: string,
): SavedBoard | undefined {
  const usual = boards.rules(resolveSettings({}).settings, {});
  try {
    const { puzzle, rules = usual } = boards.choose(lexicon, usual, { kind: "daily", date });
    return { puzzle: game.format(puzzle), rules };
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "no_puzzle_found") return undefined;
    throw error;
  }
}

/** A daily that does not count. */
export function isUnproved({ label }: Session): boolean {
  return label.kind === "daily" && dayOf(label) === undefined;
}

/**
 * The label of a game that came with a file. A daily counts only if its board is the one that
 * everybody had that day; with the words of another edition nobody can tell. When it was played stays
 * the file's word.
 */
async function provedLabel(session: Session, daysBoard: DaysBoard): Promise<Label> {
  const { label, owner } = session;
  if (label.kind !== "daily" || owner !== undefined) return label;
  const { date } = label;
  const board = await daysBoard(session, date);
  const isProved = board !== undefined && textOf(board) === textOf(session);
  return { kind: "daily", date, ...(!isProved && { counts: false }) };
}

function textOf({ puzzle, rules }: SavedBoard): string {
  return JSON.stringify([puzzle, rules]);
}
