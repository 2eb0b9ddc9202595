import type { FileReason, SessionFault } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import type { Find, Header, Session, Summary } from "../session/session.ts";
import type { Tally } from "../session/tally.ts";

/** A session, and the mark that shows whether the store still has it as we know it. */
export interface Saved<T extends Parts = Parts> {
  readonly session: Session<T>;
  /** `null` when the store does not have it. */
  readonly stamp: string | null;
  /** Whether it is kept on this machine until the server takes it. */
  readonly isWaiting?: true;
}

/** A conflict is not a failure: `saved` is the game as another window left it. */
export interface Save<T extends Parts = Parts> {
  readonly kind: "saved" | "unsaved" | "conflict";
  readonly saved: Saved<T>;
  /** Why it is not saved. */
  readonly reason?: FileReason;
}

/** Moves that changed something, and how the game stands after them. */
export interface Advance<T extends Parts = Parts> {
  readonly moves: readonly T["move"][];
  readonly over: boolean;
  readonly summary?: Summary;
  readonly finds?: readonly Find[];
  /** Now, unless it was played elsewhere. */
  readonly savedAt?: string;
  readonly wonAt?: string;
}

/** Which games to list. */
export interface Filter {
  /** How the id starts. */
  readonly start?: string;
  readonly puzzle?: string;
  readonly over?: boolean;
  /** Dailies whose date starts like this: a day, a month, a year; "" for all of them. */
  readonly day?: string;
  /** Whether to include those of other players. */
  readonly others?: boolean;
}

/** One of all the games. */
export type Stored =
  | { readonly kind: "sound"; readonly session: Session }
  | { readonly kind: "damaged"; readonly id: string; readonly fault: SessionFault }
  /** The store cannot be read, or no further. */
  | { readonly kind: "unread"; readonly path: string; readonly reason: FileReason };

export interface Listing {
  readonly headers: readonly Header[];
  /** Those that cannot be read; they stay as they are. */
  readonly damaged: readonly { readonly id: string; readonly fault: SessionFault }[];
  /** The store could not be read: what is in it is not in the list. */
  readonly unread?: { readonly path: string; readonly reason: FileReason };
}

/** Something to remember that is not a game, such as the ratings of a word: a text under a key. */
export interface Note {
  readonly key: string;
  readonly text: string;
}

/** Changes to some notes. */
export interface NoteChange {
  readonly keys: readonly string[];
  /**
   * The new text of one. It may be asked more than once, whenever another window was quicker, so
   * changing what is changed already must change nothing.
   */
  to(key: string, before: string | undefined): string;
}

/** Where saved games are kept: a file on a computer, a database in a browser. */
export interface GameStore {
  /** A conflict when the id is taken: then `saved` is the game that is there. */
  create<T extends Parts>(session: Session<T>): Promise<Save<T>>;
  load<T extends Parts = Parts>(id: string): Promise<Saved<T> | undefined>;
  /** Saves what was just played on `saved`. After a conflict, play it again on the other. */
  append<T extends Parts>(saved: Saved<T>, advance: Advance<T>): Promise<Save<T>>;
  /** The game to go on with. */
  current(): Promise<string | undefined>;
  setCurrent(id: string): Promise<void>;
  /** Newest first; only those asked for, if any are. */
  list(filter?: Filter): Promise<Listing>;
  /** The tally of one game. */
  tally(game: string): Promise<Tally>;
  /** Every game with its moves, one at a time and in any order. */
  all(): AsyncIterable<Stored>;
  /** The same as `create` for each, and quicker. After one that is unsaved it may give up. */
  createAll(sessions: readonly Session[]): Promise<readonly Save[]>;
  /** Sound or damaged; false when there was no such game. Throws `unwritable`. */
  delete(id: string): Promise<boolean>;
  /** The notes whose key starts like this, in the order of their keys. */
  notes(start: string): Promise<readonly Note[]>;
  /** False when they could not be saved: then they are kept until the store is closed. */
  changeNotes(change: NoteChange): Promise<boolean>;
  /** Tries once more to save what is not. */
  close(): Promise<void>;
}

/** A game after more moves. Its earlier result is forgotten, except when it was won. */
export function advanced<T extends Parts>(
  { summary: _, finds: __, ...before }: Session<T>,
  advance: Advance<T>,
  now: string,
): Session<T> {
  const { savedAt = now, summary } = advance;
  const wonAt = before.wonAt ?? advance.wonAt ?? (summary?.won ? savedAt : undefined);
  const moves = [...before.moves, ...advance.moves];
  return { ...before, ...advance, savedAt, moves, ...(wonAt !== undefined && { wonAt }) };
}

export function isWanted(header: Header, filter: Filter): boolean {
  const { start = "", puzzle, over, day, others = false } = filter;
  const { label, owner } = header;
  return header.id.startsWith(start) && (puzzle === undefined || header.puzzle === puzzle) &&
    (over === undefined || header.over === over) && (others || owner === undefined) &&
    (day === undefined || label.kind === "daily" && label.date.startsWith(day));
}

/** The notes as they will be once these changes are saved. */
export function withChanges(
  notes: readonly Note[],
  start: string,
  changes: readonly NoteChange[],
): readonly Note[] {
  if (changes.length === 0) return notes;
  const texts = new Map(notes.map(({ key, text }) => [key, text]));
  for (const { keys, to } of changes) {
    for (const key of keys) if (key.startsWith(start)) texts.set(key, to(key, texts.get(key)));
  }
  return [...texts].map(([key, text]) => ({ key, text })).sort((a, b) => a.key < b.key ? -1 : 1);
}
