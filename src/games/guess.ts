import type { Reason } from "../lexicon/entry.ts";
import type { FoundWord } from "./score_sheet.ts";

/** Why a guess pays nothing, in any game; each adds the reasons of its board. */
export type GuessFault<Why = Reason> =
  | { readonly kind: "not_letters"; readonly text: string }
  | { readonly kind: "already_found"; readonly word: string; readonly points: number }
  | { readonly kind: "too_short"; readonly word: string; readonly min: number }
  | { readonly kind: "not_in_lexicon"; readonly word: string }
  | { readonly kind: "excluded"; readonly word: string; readonly reason: Why };

/** What was typed, and the word it is as played; `undefined` when it is not made of letters. */
export interface Guess {
  readonly text: string;
  readonly word: string | undefined;
}

/**
 * What the player's own list says about a guess: it adds an extra word, or hides one. It is saved with
 * the move, so a game replays as it was played whatever becomes of the list.
 */
export type OwnMark = typeof OWN_MARKS[number];
const OWN_MARKS = ["added", "hidden"] as const;

/** Whether a value from outside is a mark, or none. */
export function isOwnMark(value: unknown): value is OwnMark | undefined {
  return value === undefined || OWN_MARKS.includes(value as OwnMark);
}

/** What is wrong with a guess, whatever the board. */
export function faultBeforeBoard(
  { text, word }: Guess,
  found: readonly Pick<FoundWord, "word" | "points">[],
  min: number,
): GuessFault | undefined {
  if (word === undefined) return { kind: "not_letters", text };
  const again = found.find((one) => one.word === word);
  if (again) return { kind: "already_found", word, points: again.points };
  return word.length < min ? { kind: "too_short", word, min } : undefined;
}

/** What is wrong with a guess that the board allows; `reason` if the lexicon refuses the form. */
export function unknownWord(word: string, reason: Reason | undefined): GuessFault {
  return reason ? { kind: "excluded", word, reason } : { kind: "not_in_lexicon", word };
}
