import { UserError } from "../../core/problem.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { GameStore } from "../../play/game_store.ts";
import {
  changeOwn,
  formatOwnRows,
  type OwnRow,
  type OwnWish,
  type OwnWords,
  ownWordsOf,
  parseOwnRows,
} from "../../play/own_words.ts";
import type { Words } from "./assets.ts";
import type { Running } from "./engine.ts";

/** The player's own words in one language, or a change to them. */
export interface OwnAsk {
  readonly language: string;
  readonly wish?: OwnWish;
}

export interface OwnFacts {
  readonly rows: readonly Pick<OwnRow, "word" | "reason">[];
  /** What became of the word, where one was to be changed. */
  readonly sentence?: string;
}

/** The whole list is one note. */
const KEY = "own_words";
/** The length of a note, in UTF-16 units. */
const MAX_LIST = 20_000;

export async function ownList(
  { store, t }: Pick<Running, "store" | "t">,
  words: Words,
  wish: OwnWish | undefined,
): Promise<OwnFacts> {
  const { lexicon } = words;
  const shown = (rows: readonly OwnRow[]) =>
    rows.filter((row) => row.language === lexicon.language);
  const before = await rowsIn(store);
  if (!wish) return { rows: shown(before) };
  await words.complete();
  const { rows, word, says } = changeOwn(before, lexicon, wish);
  if (formatOwnRows(rows).length > MAX_LIST) {
    throw new UserError({ kind: "unwritable", path: KEY, reason: "too_large" });
  }
  await store.changeNotes({
    keys: [KEY],
    to: (_, text = "") => formatOwnRows(changeOwn(parseOwnRows(text).rows, lexicon, wish).rows),
  });
  return { rows: shown(rows), sentence: t.lexicon[says](word) };
}

/** Read once for a game. The store of the duels has no list, so that both play with the same words. */
export function ownWordsIn(store: GameStore, lexicon: Lexicon): () => Promise<OwnWords> {
  let read: Promise<OwnWords> | undefined;
  return () => read ??= rowsIn(store).then((rows) => ownWordsOf(rows, lexicon));
}

async function rowsIn(store: GameStore): Promise<readonly OwnRow[]> {
  const notes = await store.notes(KEY);
  return parseOwnRows(notes.find(({ key }) => key === KEY)?.text ?? "").rows;
}
