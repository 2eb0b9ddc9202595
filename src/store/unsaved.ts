import type { NoteChange, Saved } from "../play/game_store.ts";
import type { Session } from "../session/session.ts";
import type { OpenFile } from "./file.ts";
import { getCurrent, setCurrent } from "./format_row.ts";
import { putNotes } from "./notes.ts";
import { mergeSession } from "./session_rows.ts";

/** What the file does not have yet. */
export interface Unsaved {
  readonly games: Map<string, Session>;
  current: string | undefined;
  notes: readonly NoteChange[];
}

/** The games that have just been saved, as the file has them. */
export type Flushed = ReadonlyMap<string, Saved>;

export function nothingUnsaved(): Unsaved {
  return { games: new Map(), current: undefined, notes: [] };
}

/** As it is now, whatever is added while it is being saved. */
export function copyOf({ games, current, notes }: Unsaved): Unsaved {
  return { games: new Map(games), current, notes };
}

export async function flush({ kv, lastSave }: OpenFile, unsaved: Unsaved): Promise<Flushed> {
  const flushed = new Map<string, Saved>();
  for (const [id, session] of unsaved.games) {
    const saved = await mergeSession(kv, session);
    lastSave.note(saved.stamp);
    flushed.set(id, saved);
  }
  for (const change of unsaved.notes) {
    const stamp = await putNotes(kv, change);
    if (stamp !== undefined) lastSave.note(stamp);
  }
  const { current } = unsaved;
  // Looking is quicker than writing.
  if (current !== undefined && await getCurrent(kv) !== current) await setCurrent(kv, current);
  return flushed;
}

/** Forgets what is now saved, unless it has changed in the meantime. */
export function forgetSaved(unsaved: Unsaved, saved: Unsaved): void {
  for (const [id, session] of saved.games) {
    if (unsaved.games.get(id) === session) unsaved.games.delete(id);
  }
  if (unsaved.current === saved.current) unsaved.current = undefined;
  unsaved.notes = unsaved.notes.filter((change) => !saved.notes.includes(change));
}
