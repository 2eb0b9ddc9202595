import type { GameStore } from "./game_store.ts";

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

function timesIn(text = ""): Map<string, number> {
  const lines = text.matchAll(/^([a-z0-9-]{1,64}) (\d{1,12})$/gm);
  return new Map([...lines].map(([, id, ms]) => [id!, Number(ms)]));
}
