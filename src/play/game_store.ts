import type { FileReason, SessionFault } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import type { Find, Header, Session, Summary } from "../session/session.ts";

/** A session, and the mark that shows whether the store still has it as we know it. */
export interface Saved<T extends Parts = Parts> {
  readonly session: Session<T>;
  /** `null` when the store does not have it. */
  readonly stamp: string | null;
}

/** A conflict is not a failure: `saved` is the game as another window left it. */
export interface Save<T extends Parts = Parts> {
  readonly kind: "saved" | "unsaved" | "conflict";
  readonly saved: Saved<T>;
  /** Why it is not saved. */
  readonly reason?: FileReason;
}

/** Moves that changed something, and what the game has come to. */
export interface Advance<T extends Parts = Parts> {
  readonly moves: readonly T["move"][];
  readonly over: boolean;
  readonly summary?: Summary;
  readonly finds?: readonly Find[];
  /** Now, unless it was played elsewhere. */
  readonly savedAt?: string;
}

/** Which games to list. */
export interface Filter {
  /** How the id starts. */
  readonly start?: string;
  readonly puzzle?: string;
  readonly over?: boolean;
}

export interface Listing {
  readonly headers: readonly Header[];
  /** Those that cannot be read; they stay as they are. */
  readonly damaged: readonly { readonly id: string; readonly fault: SessionFault }[];
  /** The store could not be read: what is in it is not in the list. */
  readonly unread?: { readonly path: string; readonly reason: FileReason };
}

/** Something to remember that is no game, as the ratings of a word: a text under a key. */
export interface Note {
  readonly key: string;
  readonly text: string;
}

/** What becomes of some notes. */
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
  /** Newest first; of those wanted, if asked. */
  list(filter?: Filter): Promise<Listing>;
  /** All that statistics need of the games whose id starts so: their list and the words of each. */
  record(start?: string): Promise<Listing & { readonly finds: readonly (readonly Find[])[] }>;
  /** Sound or damaged; false when there was no such game. Throws `unwritable`. */
  delete(id: string): Promise<boolean>;
  /** The notes whose key starts so, in the order of their keys. */
  notes(start: string): Promise<readonly Note[]>;
  /** False when they could not be saved: then they are kept until the store is closed. */
  changeNotes(change: NoteChange): Promise<boolean>;
  /** Tries once more to save what is not. */
  close(): Promise<void>;
}

export function isWanted(header: Header, { start = "", puzzle, over }: Filter): boolean {
  return header.id.startsWith(start) && (puzzle === undefined || header.puzzle === puzzle) &&
    (over === undefined || header.over === over);
}
