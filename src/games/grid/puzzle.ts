import { type Alphabet, normalize } from "../../core/letters.ts";
import { type PuzzleFault, type TextPlace, UserError } from "../../core/problem.ts";
import { quotable } from "../../core/text.ts";

/** Twice or three times the letter's points, twice or three times the word's. */
export const BONUSES = ["dl", "tl", "dw", "tw"] as const;
export type UsualBonus = typeof BONUSES[number];
/** `4l` is four times the letter's points, `9w` nine times the word's. */
export type Bonus = UsualBonus | `${4 | 5 | 6 | 7 | 8 | 9}${"l" | "w"}`;

export interface GridCell {
  /** Mostly one, in lower case; `qu` is a cell of two, and a hole in the board has none. */
  readonly letters: string;
  /** In an alphabet with capitals: shown as it is. */
  readonly isCaseSensitive?: true;
  readonly bonus?: Bonus;
  /** Points of the cell before its bonus, where they are not those of the language. */
  readonly value?: number;
}

export interface GridPuzzle {
  readonly rows: number;
  readonly cols: number;
  /** Row by row. */
  readonly cells: readonly GridCell[];
}

/** The longest side of a board that is played. */
export const MAX_SIDE = 32;
/** The longest side of a board that is only made, and the most cells of one that is solved. */
export const MAX_MADE_SIDE = 128;
/** The tables for this many cells take 8 MB. */
export const MAX_CELLS = MAX_MADE_SIDE ** 2;
export const MAX_CELL_LETTERS = 8;
/** How a hole is written. */
const HOLE = ".";

/**
 * Reads a board in elzzur's notation: rows on lines of their own or separated by `/`, cells by
 * spaces, in either case; blank rows are skipped. A cell is
 *
 *     T  Qu  (sch)    one letter, two, or up to eight in brackets
 *     T3  Qu12        … and what it is worth on this board
 *     Ttl  T3tl  T4w  … and its bonus
 *     .               a hole: no word goes there
 *
 * Two letters without brackets are always letters, so `dl` is D and L; of three or four the last
 * two are always a bonus, so `Qutw` is Qu and TW, and `Que` has an unknown bonus.
 *
 * With an alphabet, letters it lacks lose their marks, and what is still no letter is a fault. A
 * board that is not to be played may be larger, up to `MAX_CELLS` cells.
 */
export function parseGrid(
  text: string,
  alphabet?: Alphabet,
  maxSide: number = MAX_SIDE,
): GridPuzzle {
  const read: Reading = { text, maxSide, ...(alphabet && { alphabet }) };
  const rows: GridCell[][] = [];
  for (const { at, tokens } of rowsOf(read)) {
    if (rows.length === maxSide) fail(read, { kind: "too_large", what: "rows", max: maxSide, at });
    if ((rows.length + 1) * tokens.length > MAX_CELLS) {
      fail(read, { kind: "too_large", what: "cells", max: MAX_CELLS, at });
    }
    const expected = rows[0]?.length ?? tokens.length;
    if (tokens.length !== expected) {
      const cells = tokens.length;
      fail(read, { kind: "ragged_row", row: rows.length + 1, cells, expected, at });
    }
    rows.push(tokens.map((token) => cellFrom(read, token)));
  }
  const cells = rows.flat();
  if (cells.every(isHole)) fail(read, { kind: "empty" });
  return { rows: rows.length, cols: rows[0]!.length, cells };
}

/** The one-line text: `Ttl R S Ndl / Odw Htw E I`. */
export function formatGrid({ rows, cols, cells }: GridPuzzle): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => cells.slice(row * cols, (row + 1) * cols).map(formatCell).join(" "),
  );
  return lines.join(" / ");
}

export function isHole({ letters }: GridCell): boolean {
  return letters === "";
}

/** What a bonus multiplies, and by how much. */
export function bonusTimes(bonus: Bonus): { readonly letter: number; readonly word: number } {
  const times = bonus[0] === "d" ? 2 : bonus[0] === "t" ? 3 : Number(bonus[0]);
  return bonus[1] === "l" ? { letter: times, word: 1 } : { letter: 1, word: times };
}

export function formatCell({ letters, isCaseSensitive, value, bonus }: GridCell): string {
  if (letters === "") return HOLE;
  const shown = isCaseSensitive ? letters : shownLetters(letters);
  const count = [...letters].length;
  return (count > 2 ? `(${shown})` : shown) + (value ?? "") + (bonus ?? "");
}

/** As printed on a cell: the first letter a capital, where it has one. */
export function shownLetters(letters: string): string {
  const [first = "", ...rest] = letters;
  const capital = first.toUpperCase();
  // ß has no capital of one letter.
  return (capital.toLowerCase() === first ? capital : first) + rest.join("");
}

/** The same board in the letters of an alphabet; throws `bad_puzzle` when it has others. */
export function foldGrid(puzzle: GridPuzzle, alphabet: Alphabet): GridPuzzle {
  for (const { letters } of puzzle.cells) {
    for (let i = 0; i < letters.length; i++) {
      if (alphabet.codes[letters.charCodeAt(i)] === 0) {
        return parseGrid(formatGrid(puzzle), alphabet);
      }
    }
  }
  return puzzle;
}

interface Reading {
  readonly text: string;
  readonly maxSide: number;
  readonly alphabet?: Alphabet;
}

interface Token {
  readonly text: string;
  readonly at: TextPlace;
}

interface RowText {
  readonly at: TextPlace;
  readonly tokens: readonly Token[];
}

/** Reads no further than the first row or cell too many, however long the text. */
function* rowsOf(read: Reading): Generator<RowText> {
  const { text } = read;
  let line = 1;
  for (let start = 0; start <= text.length; line++) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    const whole = text.slice(start, end);
    for (let from = 0; from <= whole.length;) {
      const slash = whole.indexOf("/", from);
      const to = slash < 0 ? whole.length : slash;
      const tokens = tokensOf(read, { line, whole, from, to });
      if (tokens.length > 0) yield { at: tokens[0]!.at, tokens };
      from = to + 1;
    }
    start = end + 1;
  }
}

/** A row's place in its line. */
interface Span {
  readonly line: number;
  readonly whole: string;
  readonly from: number;
  readonly to: number;
}

function tokensOf(read: Reading, { line, whole, from, to }: Span): Token[] {
  const tokens: Token[] = [];
  const row = whole.slice(from, to);
  for (const found of row.matchAll(/\S+/g)) {
    const at = { line, column: [...whole.slice(0, from + found.index)].length + 1 };
    if (tokens.length === read.maxSide) {
      fail(read, { kind: "too_large", what: "columns", max: read.maxSide, at });
    }
    tokens.push({ text: found[0], at });
  }
  return tokens;
}

const CELL = /^(?:\((\p{L}+)\)|(\p{L}{1,2}?))(\d{1,3}?)?(\p{L}{2}|\d[lw])?$/u;

function cellFrom(read: Reading, { text, at }: Token): GridCell {
  if (text === HOLE) return { letters: "" };
  const found = text.slice(0, 40);
  const isCaseSensitive = read.alphabet?.isCaseSensitive;
  const plain = found.normalize("NFC");
  const parts = CELL.exec(isCaseSensitive ? plain : plain.toLowerCase().normalize("NFC"));
  if (!parts) {
    const stranger = [...found].find((char) => !/[\p{L}\p{M}\d()]/u.test(char));
    return stranger === undefined
      ? fail(read, { kind: "bad_cell", found: quotable(found), at })
      : fail(read, { kind: "bad_letter", found: quotable(stranger), at });
  }
  const [, long, short, value, bonus] = parts;
  const written = long ?? short ?? "";
  const letters = read.alphabet ? normalize(written, read.alphabet) : written;
  if (letters === undefined) fail(read, { kind: "bad_letter", found: written, at });
  if ([...letters].length > MAX_CELL_LETTERS) {
    fail(read, { kind: "bad_cell", found: quotable(found), at });
  }
  const known = bonus === undefined ? undefined : bonusNamed(bonus);
  if (bonus !== undefined && known === undefined) {
    fail(read, { kind: "unknown_bonus", found: bonus, allowed: BONUSES, at });
  }
  return {
    letters,
    ...(isCaseSensitive && { isCaseSensitive }),
    ...(known !== undefined && { bonus: known }),
    ...(value !== undefined && { value: Number(value) }),
  };
}

/** The bonus of this name; `2l` is another name of `dl`. */
export function bonusNamed(name: string): Bonus | undefined {
  const usual = name.replace(/^2/, "d").replace(/^3/, "t");
  return (BONUSES as readonly string[]).includes(usual) || /^[4-9][lw]$/.test(usual)
    ? usual as Bonus
    : undefined;
}

function fail({ text }: Reading, fault: PuzzleFault): never {
  const line = text.slice(0, 200).trim().replaceAll(/\s*\n\s*/g, " / ");
  throw new UserError({ kind: "bad_puzzle", game: "grid", text: line, fault });
}
