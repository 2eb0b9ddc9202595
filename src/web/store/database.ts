import { type FileReason, UserError } from "../../core/problem.ts";
import type { Parts } from "../../games/game.ts";
import type { Filter, Listing, Note, Saved } from "../../play/game_store.ts";
import type { Session } from "../../session/session.ts";
import type { Tally } from "../../session/tally.ts";

/** Where a page keeps games. Each call throws `unwritable` while that cannot be used. */
export interface GameDatabase {
  /** Where it is, for messages. */
  readonly name: string;
  get<T extends Parts>(id: string): Promise<Saved<T> | undefined>;
  /** The new stamp; `undefined` when the game is not there as `saved` has it. */
  put<T extends Parts>(saved: Saved<T>, next: Session<T>): Promise<string | undefined>;
  headers(filter: Filter): Promise<Listing>;
  /** The tally of one game; games in `unsaved` count as they are there. */
  tally(game: string, unsaved: ReadonlyMap<string, Session>): Promise<Tally>;
  /** In the order of their keys. */
  notes(start: string): Promise<readonly Note[]>;
  /** False when one of them is not there as it was before: then they may have to be put again. */
  putNotes(edits: readonly NoteEdit[]): Promise<boolean>;
  current(): Promise<string | undefined>;
  setCurrent(id: string): Promise<void>;
  remove(id: string): Promise<boolean>;
}

/** A note before and after a change. */
export interface NoteEdit {
  readonly key: string;
  readonly before: string | null;
  readonly after: string;
}

/** What a database throws while it cannot be used. */
export function unwritable(path: string, reason: FileReason): UserError {
  return new UserError({ kind: "unwritable", path, reason });
}
