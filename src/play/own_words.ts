import { isWord, normalize } from "../core/letters.ts";
import type { Alphabet } from "../core/letters.ts";
import { UserError } from "../core/problem.ts";
import { isPlain, quotable } from "../core/text.ts";
import type { Parts } from "../games/game.ts";
import type { OwnMark } from "../games/guess.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { GameAdapter, PlayContext, Position } from "./game_adapter.ts";

/** One line of the player's own list. */
export interface OwnRow {
  readonly language: string;
  readonly mark: OwnMark;
  /** As the player wrote it: `perché`. */
  readonly word: string;
  readonly reason: string;
}

/** What the list says about the words of one language, by the word as played. */
export type OwnWords = ReadonlyMap<string, OwnRow>;

/** As in `MAX_LENGTH` of the lexicon: no game has longer words. */
const MAX_WORD = 32;
const MAX_REASON = 200;

/** The file is a table: language, mark, word, reason. Other lines are kept as they are. */
export function parseOwnRows(text: string): { rows: OwnRow[]; odd: string[] } {
  const rows: OwnRow[] = [];
  const odd: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const [language = "", mark, word = "", reason = ""] = line.split("\t");
    const isRow = (mark === "added" || mark === "hidden") && /^[a-z]{2,3}$/.test(language) &&
      word !== "" && word.length <= 2 * MAX_WORD && isPlain(line.replaceAll("\t", ""));
    if (isRow) rows.push({ language, mark, word, reason });
    else odd.push(line);
  }
  return { rows, odd };
}

export function formatOwnRows(rows: readonly OwnRow[]): string {
  return rows.map(({ language, mark, word, reason }) =>
    `${[language, mark, word, reason].join("\t").trimEnd()}\n`
  ).join("");
}

/** The word as played; `undefined` if no game could have it. */
export function ownWordIn(text: string, alphabet: Alphabet): string | undefined {
  const word = normalize(text.trim(), alphabet);
  return word !== undefined && word.length > 1 && word.length <= MAX_WORD && isWord(word, alphabet)
    ? word
    : undefined;
}

/** What to do with a word; forgetting it hides nothing. */
export interface OwnWish {
  readonly kind: "add" | "remove" | "forget";
  readonly text: string;
  readonly reason: string;
}

/** The new list, and what was done with the word, as the player wrote it. */
interface OwnChange {
  readonly rows: readonly OwnRow[];
  readonly word: string;
  readonly says: "nowAdded" | "nowHidden" | "nowForgotten" | "alreadyWord";
}

/** Throws `bad_own_word`, `bad_own_reason` or, where there is nothing to remove, `no_own_word`. */
export function changeOwn(
  rows: readonly OwnRow[],
  lexicon: Lexicon,
  { kind, text, reason }: OwnWish,
): OwnChange {
  if (reason.length > MAX_REASON || !isPlain(reason)) {
    throw new UserError({ kind: "bad_own_reason", max: MAX_REASON });
  }
  const { language, alphabet } = lexicon;
  const played = ownWordIn(text, alphabet);
  if (played === undefined) throw new UserError({ kind: "bad_own_word", text: quotable(text) });
  const word = text.trim().normalize("NFC").toLowerCase();
  const isHere = (row: OwnRow) =>
    row.language === language && ownWordIn(row.word, alphabet) === played;
  const others = rows.filter((row) => !isHere(row));
  const isKnown = lexicon.find(played) !== undefined;
  if (kind === "add" && !isKnown || kind === "remove" && isKnown) {
    const mark = kind === "add" ? "added" : "hidden";
    const says = kind === "add" ? "nowAdded" : "nowHidden";
    return { rows: [...others, { language, mark, word, reason }], word, says };
  }
  const wasHere = others.length < rows.length;
  if (kind === "remove" && !wasHere) throw new UserError({ kind: "no_own_word", word });
  const says = kind === "add" && !wasHere ? "alreadyWord" : "nowForgotten";
  return { rows: others, word, says };
}

export function ownWordsOf(
  rows: readonly OwnRow[],
  { language, alphabet }: { readonly language: string; readonly alphabet: Alphabet },
): OwnWords {
  const words = new Map<string, OwnRow>();
  for (const row of rows) {
    const word = row.language === language ? ownWordIn(row.word, alphabet) : undefined;
    if (word !== undefined) words.set(word, row);
  }
  return words;
}

/** The move, with what the player's list says about its word. A daily is the same for everyone: no list. */
export async function markOwn<T extends Parts>(
  { ownGuess }: GameAdapter<T>,
  context: PlayContext,
  { round, label }: Position<T>,
  move: T["move"],
): Promise<T["move"]> {
  if (!ownGuess || !context.ownWords || label.kind === "daily") return move;
  const word = ownGuess.word(move, round);
  const own = word === undefined ? undefined : (await context.ownWords()).get(word);
  return own ? ownGuess.marked(move, own.mark) : move;
}
