import type { NoteChange } from "../../play/game_store.ts";
import { headerOf, type Session } from "../../session/session.ts";
import { type Tally, tallyOf } from "../../session/tally.ts";
import type { GameDatabase } from "./database.ts";

/** The sum of the games that could not be saved. */
export function unsavedTally(game: string, unsaved: ReadonlyMap<string, Session>): Tally {
  const games = [...unsaved.values()].filter((session) => session.game === game);
  return tallyOf(games.map((session) => [headerOf(session), session.finds]));
}

/** Reads, changes and writes; tries again whenever another window was quicker. */
export async function putNotes(
  database: GameDatabase,
  { keys, to }: NoteChange,
): Promise<void> {
  for (;;) {
    const edits = [];
    for (const key of keys) {
      const found = (await database.notes(key)).find((note) => note.key === key);
      const [before, after] = [found?.text ?? null, to(key, found?.text)];
      if (after !== before) edits.push({ key, before, after });
    }
    if (edits.length === 0 || await database.putNotes(edits)) return;
  }
}
