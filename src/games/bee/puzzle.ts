import {
  type Alphabet,
  LATIN,
  lettersOf,
  type Mask,
  maskOf,
  normalize,
  sizeOf,
} from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";

/** Seven letters, one of which every word must have; the others in the order of the alphabet. */
export interface BeePuzzle {
  readonly required: string;
  readonly others: readonly string[];
}

/** A puzzle as two sets: all seven letters, and the required one. */
export interface Board {
  readonly board: Mask;
  readonly required: Mask;
}

export const BOARD_SIZE = 7;

type LetterFault = "not_seven" | "repeated_letter" | "not_letters";

/** Seven letters, each with its marks, never come to more: what is longer is not looked at. */
const LONGEST = 1_000;

/**
 * Reads `N-BEMORV` or `nbemorv`, in any case, accents or none, with or without `@edition`.
 * Without an alphabet any letters will do: those that are Latin under their marks lose them, as
 * on an Italian board; the rest stay, and are ordered by their code.
 */
export function parseBee(text: string, alphabet?: Alphabet): BeePuzzle {
  const bare = text.split("@", 1)[0]!.trim().replace(/^(\S)\s*[-‐‑–—]\s*/u, "$1");
  if (bare.length > LONGEST) throw fault(text, "not_seven");
  const word = alphabet ? normalize(bare, alphabet) : normalize(bare) ?? anyLetters(bare);
  if (word === undefined) throw fault(text, "not_letters");
  const [required, ...others] = word;
  const distinct = new Set(word);
  if (distinct.size < word.length) throw fault(text, "repeated_letter");
  if (word.length !== BOARD_SIZE) throw fault(text, "not_seven");
  const place = (letter: string) => (alphabet ?? LATIN).codes[letter.charCodeAt(0)]!;
  others.sort((a, b) => place(a) - place(b) || a.charCodeAt(0) - b.charCodeAt(0));
  return { required: required!, others };
}

/** `N-BEMORV`. */
export function formatBee(puzzle: BeePuzzle): string {
  return `${upper(puzzle.required)}-${puzzle.others.map(upper).join("")}`;
}

/** The edition of the lexicon that a shared code names: `it-3f9a2c` in `N-BEMORV@it-3f9a2c`. */
export function editionIn(text: string): string | undefined {
  const at = text.indexOf("@");
  return at < 0 ? undefined : text.slice(at + 1).trim() || undefined;
}

/** Throws `bad_puzzle` when a letter is not of this alphabet. */
export function boardOf(puzzle: BeePuzzle, alphabet: Alphabet): Board {
  const letters = [puzzle.required, ...puzzle.others].join("");
  if (normalize(letters, alphabet) !== letters) throw fault(formatBee(puzzle), "not_letters");
  const board = { board: maskOf(letters, alphabet), required: maskOf(puzzle.required, alphabet) };
  if (sizeOf(board.board) !== BOARD_SIZE) throw fault(formatBee(puzzle), "not_seven");
  return board;
}

export function puzzleOf({ board, required }: Board, alphabet: Alphabet): BeePuzzle {
  return {
    required: lettersOf(required, alphabet),
    others: [...lettersOf(board & ~required, alphabet)],
  };
}

function anyLetters(text: string): string | undefined {
  const lower = text.normalize("NFC").toLowerCase().normalize("NFC");
  // The first is quickly made, the second is not.
  if (/^[a-z]+$/.test(lower)) return lower;
  return /^\p{L}+$/u.test(lower) && [...lower].length === lower.length ? lower : undefined;
}

/** Some letters have no capital of their own. */
function upper(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length === 1 && capital.toLowerCase() === letter ? capital : letter;
}

function fault(text: string, kind: LetterFault): UserError {
  return new UserError({ kind: "bad_puzzle", game: "bee", text, fault: { kind } });
}
