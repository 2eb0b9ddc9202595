import { type SessionFault, UserError } from "../../core/problem.ts";
import type { GameStore } from "../game_store.ts";
import { isCardKey, loadRatings, parseRatings, type Rating, withRatings } from "./ratings.ts";

const START = '{"version":1,"card":';

const DAMAGED: SessionFault = { kind: "bad_field", field: "ratings" };

/** One line for each rated card; in an export they follow the games. */
export async function* exportCards(
  store: GameStore,
  report: (key: string, fault: SessionFault) => void,
): AsyncGenerator<string> {
  const all = await loadRatings(store, undefined, (key) => report(key, DAMAGED));
  for (const [card, ratings] of all) {
    yield JSON.stringify({ version: 1, card, ratings });
  }
}

/** Whether a line of an export is a card, right or wrong. */
export function isCardLine(text: string): boolean {
  return text.startsWith(START);
}

/** The ratings in a line; throws `bad_session`. */
export function parseCardLine(
  text: string,
  where: string,
): { readonly key: string; readonly ratings: readonly Rating[] } {
  const ratings = parseRatings(text, where);
  const { card } = JSON.parse(text) as { readonly card: unknown };
  if (isCardKey(card)) return { key: card, ratings };
  const fault: SessionFault = { kind: "bad_field", field: "card" };
  throw new UserError({ kind: "bad_session", where, fault });
}

/** Adds what is missing and loses nothing. False when it could not be saved. */
export async function importRatings(
  store: GameStore,
  all: ReadonlyMap<string, readonly Rating[]>,
): Promise<boolean> {
  if (all.size === 0) return true;
  return await store.changeNotes({
    keys: [...all.keys()],
    to: (key, before) => withRatings(before, all.get(key)!),
  });
}
