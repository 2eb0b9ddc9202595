import { type Parts } from "../../src/games/game.ts";
import {
  type Advance,
  advanced,
  type Filter,
  type GameStore,
  isWanted,
  type Save,
  type Saved,
} from "../../src/play/game_store.ts";
import { headerOf, type Session } from "../../src/session/session.ts";
import { tallyOf } from "../../src/session/tally.ts";

/** Another store than Deno's: what a page might keep its games in, with the time it is asked for. */
export function memoryStore(now: () => number): GameStore {
  const games = new Map<string, Saved>();
  const notes = new Map<string, string>();
  let current: string | undefined;
  let stamp = 0;
  const put = <T extends Parts>(session: Session<T>): Save<T> => {
    const saved = { session, stamp: String(++stamp) };
    games.set(session.id, saved as Saved);
    return { kind: "saved", saved };
  };
  const listed = (filter: Filter = {}) => ({
    headers: [...games.values()].map(({ session }) => headerOf(session))
      .filter((header) => isWanted(header, filter))
      .sort((a, b) => a.savedAt < b.savedAt ? 1 : -1),
    damaged: [],
  });
  return {
    create<T extends Parts>(session: Session<T>) {
      const there = games.get(session.id) as Saved<T> | undefined;
      return Promise.resolve(there ? { kind: "conflict", saved: there } : put(session));
    },
    load: <T extends Parts>(id: string) => Promise.resolve(games.get(id) as Saved<T> | undefined),
    append<T extends Parts>(saved: Saved<T>, advance: Advance<T>) {
      const there = games.get(saved.session.id) as Saved<T> | undefined;
      if (there && there.stamp !== saved.stamp) {
        return Promise.resolve({ kind: "conflict", saved: there });
      }
      return Promise.resolve(put(advanced(saved.session, advance, new Date(now()).toISOString())));
    },
    current: () => Promise.resolve(current),
    setCurrent(id) {
      current = id;
      return Promise.resolve();
    },
    list: (filter) => Promise.resolve(listed(filter)),
    tally: (game) =>
      Promise.resolve(tallyOf(
        [...games.values()].filter(({ session }) => session.game === game)
          .map(({ session }) => [headerOf(session), session.finds]),
      )),
    async *all() {
      for (const { session } of games.values()) yield { kind: "sound", session } as const;
    },
    createAll(sessions) {
      return Promise.all(sessions.map((session) => this.create(session)));
    },
    delete: (id) => Promise.resolve(games.delete(id)),
    notes: (start) =>
      Promise.resolve(
        [...notes].filter(([key]) => key.startsWith(start)).sort()
          .map(([key, text]) => ({ key, text })),
      ),
    changeNotes({ keys, to }) {
      for (const key of keys) notes.set(key, to(key, notes.get(key)));
      return Promise.resolve(true);
    },
    close: () => Promise.resolve(),
  };
}
