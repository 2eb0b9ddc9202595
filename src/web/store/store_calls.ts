import type { Problem } from "../../core/problem.ts";
import type { Filter, Listing, Note } from "../../play/game_store.ts";
import type { Session } from "../../session/session.ts";
import type { Day, Found, Tally } from "../../session/tally.ts";
import type { NoteEdit } from "./database.ts";

/** What a page asks of the games that `itbee web` keeps: a POST to `STORE_PATH`. */
export type StoreCall =
  | { readonly kind: "get"; readonly id: string }
  /** `session` is the whole game; `stamp` that of the version it goes on from. */
  | { readonly kind: "put"; readonly stamp: string | null; readonly session: Session }
  | { readonly kind: "headers"; readonly filter: Filter }
  | { readonly kind: "tally"; readonly game: string }
  | { readonly kind: "notes"; readonly start: string }
  | { readonly kind: "put_notes"; readonly edits: readonly NoteEdit[] }
  | { readonly kind: "current" }
  | { readonly kind: "set_current"; readonly id: string }
  | { readonly kind: "remove"; readonly id: string };

/** The answer to each kind of call; `null` stands for what is not there. */
export interface StoreAnswers {
  readonly get: { readonly session: Session; readonly stamp: string } | null;
  readonly put: string | null;
  readonly headers: Listing;
  readonly tally: TallyText;
  readonly notes: readonly Note[];
  readonly put_notes: boolean;
  readonly current: string | null;
  readonly set_current: null;
  readonly remove: boolean;
}

/** A tally as JSON: its maps as lists of their entries. */
type TallyText = Omit<Tally, "days" | "found"> & {
  readonly days: readonly (readonly [string, Day])[];
  readonly found: readonly (readonly [string, Found])[];
};

export type StoreReply<K extends StoreCall["kind"]> =
  | { readonly kind: "done"; readonly answer: StoreAnswers[K] }
  | { readonly kind: "problem"; readonly problem: Problem };

/** Relative to the page. */
export const STORE_PATH = "store";
/** The same, for duels. */
export const DUELS_PATH = "duels";

export function tallyText(tally: Tally): TallyText {
  return { ...tally, days: [...tally.days], found: [...tally.found] };
}

export function tallyFrom(text: TallyText): Tally {
  // JSON leaves out what is undefined.
  return { ...text, best: text.best, days: new Map(text.days), found: new Map(text.found) };
}
