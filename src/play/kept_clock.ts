import type { GameStore } from "./game_store.ts";
import type { Clock } from "./memory.ts";

/** In milliseconds: how often the time is saved, and how far ahead of itself. */
const EVERY = 400;
const AHEAD = 900;

/** A line for each game that is being played against time: its id, and the milliseconds played. */
const KEY = "clock";
/** Lines of games that were never opened again go in the end. */
const MOST = 20;

/** The milliseconds of a game that its moves may not tell, as when the program was killed. */
export async function keptTime(store: GameStore, id: string): Promise<number> {
  const notes = await store.notes(KEY);
  return timesIn(notes.find(({ key }) => key === KEY)?.text).get(id) ?? 0;
}

/** Notes the time of a game, or forgets it where its moves tell. False when that was not saved. */
export async function keepTime(
  store: GameStore,
  id: string,
  time: number | undefined,
): Promise<boolean> {
  return await store.changeNotes({
    keys: [KEY],
    to(_, before) {
      const times = timesIn(before);
      // Another window may have gone further.
      const most = Math.max(times.get(id) ?? 0, time ?? 0);
      times.delete(id);
      if (time !== undefined) times.set(id, Math.round(most));
      return [...times].slice(-MOST).map(([id, ms]) => `${id} ${ms}`).join("\n");
    },
  });
}

/**
 * Saves the time of a game while it is played, a little ahead: killing the program costs less than
 * a second, and gives none back. Returns what ends it, to be called when the moves tell the time.
 */
export function keepSavingTime(
  { store, id, clock, known, every }: {
    readonly store: GameStore;
    readonly id: string;
    readonly clock: Clock;
    /** What its moves tell. */
    readonly known: number;
    /** Does something now and again until what it returns is called. */
    every(ms: number, work: () => void): () => void;
  },
): () => Promise<void> {
  let saving: Promise<boolean> | undefined;
  const stop = every(EVERY, () => {
    if (saving) return;
    saving = keepTime(store, id, clock.at(known) + (clock.isHeld ? 0 : AHEAD));
    saving.then((isSaved) => {
      saving = undefined;
      // The store has said why.
      if (!isSaved) stop();
    }, () => {});
  });
  return async () => {
    stop();
    await saving;
    await keepTime(store, id, undefined);
  };
}

function timesIn(text = ""): Map<string, number> {
  const lines = text.matchAll(/^([a-z0-9-]{1,64}) (\d{1,12})$/gm);
  return new Map([...lines].map(([, id, ms]) => [id!, Number(ms)]));
}
