import { dayOf, type Header } from "../session/session.ts";
import { type Day, dayKey, type Tally } from "../session/tally.ts";
import type { GameStore } from "./game_store.ts";

const START = "deleted-day-";

/**
 * Deletes a game. The day whose first game it was stays as it is, won or not: a daily that was lost
 * cannot be deleted and won. `leavesDay` tells whether there is such a day.
 */
export async function deleteGame(
  store: GameStore,
  id: string,
): Promise<{ readonly isGone: boolean; readonly leavesDay: boolean }> {
  const { headers } = await store.list({ start: id });
  const header = headers.find((one) => one.id === id);
  const day = header && await dayDecidedBy(store, header);
  if (header && day) {
    await store.changeNotes({
      keys: [START + keyOf(header)],
      to: (_, before) => before ?? JSON.stringify(day),
    });
  }
  return { isGone: await store.delete(id), leavesDay: day !== undefined };
}

/** The tally of one game, with the days of deleted games. */
export async function playerTally(store: GameStore, game: string): Promise<Tally> {
  const [tally, deleted] = await Promise.all([store.tally(game), deletedDays(store, game)]);
  return deleted.size === 0 ? tally : { ...tally, days: new Map([...tally.days, ...deleted]) };
}

/** By day and language, as in a tally. */
export async function deletedDays(
  store: GameStore,
  game: string,
): Promise<ReadonlyMap<string, Day>> {
  const start = `${START}${game} `;
  const notes = await store.notes(start);
  return new Map(notes.map(({ key, text }) => [key.slice(start.length), dayIn(text)]));
}

/** `undefined` of a game that was only looked at, and of one that another was before. */
async function dayDecidedBy(store: GameStore, header: Header): Promise<Day | undefined> {
  const { game, label, lexicon, startedAt, played } = header;
  const date = dayOf(label);
  if (date === undefined || played === 0) return undefined;
  const day = (await playerTally(store, game)).days.get(dayKey(date, lexicon));
  return day?.[0] === startedAt ? day : undefined;
}

function keyOf({ game, label, lexicon }: Header): string {
  return `${game} ${dayKey(dayOf(label)!, lexicon)}`;
}

/** A damaged note is a day that was not won. */
function dayIn(text: string): Day {
  const [, at, won] = /^\["([^"]+)",(true|false)\]$/.exec(text) ?? [];
  return [at ?? "", won === "true"];
}
