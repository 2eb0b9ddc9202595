import { type Alphabet, isWord, normalize } from "../../core/letters.ts";
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
const MAX_CELL_LETTERS = 8;
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
  for (const tokens of rowsOf(read)) {
    const at = () => placeOf(tokens[0]!);
    const row = rows.length + 1;
    if (row > maxSide) fail(read, { kind: "too_large", what: "rows", max: maxSide, at: at() });
    const cells = tokens.length;
    if (row * cells > MAX_CELLS) {
      fail(read, { kind: "too_large", what: "cells", max: MAX_CELLS, at: at() });
    }
    const expected = rows[0]?.length ?? cells;
    if (cells !== expected) fail(read, { kind: "ragged_row", row, cells, expected, at: at() });
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

/** A cell of the text, and where in which line it is. */
interface Token {
  readonly text: string;
  readonly line: Line;
  readonly start: number;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Reads no further than the first row or cell too many, however long the text. */
function* rowsOf(read: Reading): Generator<readonly Token[]> {
  const { text } = read;
  let number = 1;
  for (let start = 0; start <= text.length; number++) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    const line = { number, text: text.slice(start, end) };
    for (let from = 0; from <= line.text.length;) {
      const slash = line.text.indexOf("/", from);
      const to = slash < 0 ? line.text.length : slash;
      const tokens = tokensOf(read, line, { from, to });
      if (tokens.length > 0) yield tokens;
      from = to + 1;
    }
    start = end + 1;
  }
}

/** The cells of one row, which is this part of its line. */
function tokensOf(
  read: Reading,
  line: Line,
  { from, to }: { readonly from: number; readonly to: number },
): Token[] {
  const tokens: Token[] = [];
  for (let start = from; start < to; start++) {
    if (isSpace(line.text[start]!)) continue;
    let end = start + 1;
    while (end < to && !isSpace(line.text[end]!)) end++;
    const token = { text: line.text.slice(start, end), line, start };
    if (tokens.length === read.maxSide) {
      const at = placeOf(token);
      fail(read, { kind: "too_large", what: "columns", max: read.maxSide, at });
    }
    tokens.push(token);
    start = end;
  }
  return tokens;
}

function isSpace(char: string): boolean {
  return char === " " || char.trim() === "";
}

function placeOf({ line, start }: Token): TextPlace {
  return { line: line.number, column: [...line.text.slice(0, start)].length + 1 };
}

function cellFrom(read: Reading, token: Token): GridCell {
  const { text } = token;
  if (text === HOLE) return { letters: "" };
  const isCaseSensitive = read.alphabet?.isCaseSensitive;
  // Most are one letter, and the expression below takes a millisecond to compile.
  const letter = text.length === 1 && !isCaseSensitive ? text.toLowerCase() : "";
  if (isWord(letter, read.alphabet)) return { letters: letter };
  const at = placeOf(token);
  const found = text.slice(0, 40);
  const plain = found.normalize("NFC");
  const cell = isCaseSensitive ? plain : plain.toLowerCase().normalize("NFC");
  const parts = /^(?:\((\p{L}+)\)|(\p{L}{1,2}?))(\d{1,3}?)?(\p{L}{2}|\d[lw])?$/u.exec(cell);
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
