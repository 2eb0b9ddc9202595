import { isRecord } from "../../core/text.ts";
import type { CrosswordRound } from "./round.ts";
import {
  BLACK,
  type Direction,
  EMPTY,
  type Grid,
  MAX_SIDE,
  slotName,
  slotsOf,
} from "./template.ts";

/** What an ipuz file says about itself; the words are the caller's. */
interface IpuzAbout {
  readonly title: string;
  readonly author?: string;
  readonly difficulty?: string;
  readonly marks?: IpuzMarks;
}

/** What else a file has on its cells, apart from the solution. */
export interface IpuzMarks {
  /** The cells with a circle. */
  readonly circles: readonly number[];
  /** What the player has written, cell by cell, with `.` for nothing. Empty when nothing was saved. */
  readonly saved: string;
}

/** A cryptic one is read like any other. */
const KIND = /^https?:\/\/ipuz\.org\/(crossword|crossword\/crypticcrossword|crypticcrossword)#1$/;

/** The puzzle in ipuz version 2 (ipuz.org, crossword#1), which other crossword programs read. */
export function ipuzOf(round: CrosswordRound, about: IpuzAbout): string {
  const { rows, cols, solution, entries } = round;
  const circles = new Set(about.marks?.circles);
  const saved = about.marks?.saved ?? "";
  const numbers = new Map(entries.map((entry) => [entry.cells[0]!, entry.number]));
  const table = <T>(cellOf: (cell: number) => T): T[][] =>
    Array.from(
      { length: rows },
      (_, row) => Array.from({ length: cols }, (_, col) => cellOf(row * cols + col)),
    );
  const cluesOf = (direction: Direction) =>
    entries.filter((entry) => entry.direction === direction)
      .map(({ number, clue }): [number, string] => [number, clue]);
  return JSON.stringify({
    version: "http://ipuz.org/v2",
    kind: ["http://ipuz.org/crossword#1"],
    title: about.title,
    ...(about.author ? { author: about.author } : {}),
    ...(about.difficulty ? { difficulty: about.difficulty } : {}),
    origin: "itbee",
    block: BLACK,
    empty: "0",
    dimensions: { width: cols, height: rows },
    puzzle: table((cell) => {
      const shown = solution[cell] === BLACK ? BLACK : numbers.get(cell) ?? 0;
      return circles.has(cell) ? { cell: shown, style: { shapebg: "circle" } } : shown;
    }),
    ...(saved !== "" && {
      saved: table((cell) =>
        solution[cell] === BLACK ? BLACK : saved[cell] === EMPTY ? 0 : saved[cell]!.toUpperCase()
      ),
    }),
    solution: table((cell) => solution[cell]!.toUpperCase()),
    clues: { Across: cluesOf("across"), Down: cluesOf("down") },
  });
}

type ReadIpuz =
  | {
    readonly kind: "read";
    readonly grid: Grid;
    /** By slot, `12-across`. */
    readonly clues: Readonly<Record<string, string>>;
    readonly marks: IpuzMarks;
  }
  /** The field that is missing or not as expected; empty when it is not JSON. */
  | { readonly kind: "unreadable"; readonly field: string };

/**
 * Reads a crossword, ours or another program's, with what is written or circled on it. Where the
 * solution is missing, or has gaps, the cells are empty.
 */
export function readIpuz(text: string): ReadIpuz {
  const refuse = (field: string): ReadIpuz => ({ kind: "unreadable", field });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("");
  }
  if (!isRecord(value)) return refuse("");
  if (!/^https?:\/\/ipuz\.org\/v[12]$/.test(String(value.version))) return refuse("version");
  const kinds = Array.isArray(value.kind) ? value.kind : [];
  if (!kinds.some((kind) => KIND.test(String(kind)))) {
    return refuse("kind");
  }
  const block = typeof value.block === "string" ? value.block : BLACK;
  const source = Array.isArray(value.solution) ? "solution" : "puzzle";
  const rows = Array.isArray(value[source]) ? value[source] : [];
  const cols = Array.isArray(rows[0]) ? rows[0].length : 0;
  const isWhole = rows.length > 0 && rows.length <= MAX_SIDE && cols > 0 && cols <= MAX_SIDE &&
    rows.every((row) => Array.isArray(row) && row.length === cols);
  if (!isWhole) return refuse("solution");
  const empty = value.empty ?? 0;
  const cells = rows.flat().map((cell) =>
    source === "puzzle" ? emptyCellOf(cell, block) : cellOf(cell, { block, empty })
  );
  if (cells.includes(undefined)) return refuse("solution");
  const grid = { rows: rows.length, cols, cells: cells.join("") };
  if (slotsOf(grid).length === 0) return refuse("solution");
  const marks = {
    circles: [...grid.cells].keys().filter((cell) => isCircled(at(value.puzzle, cell, cols)))
      .toArray(),
    saved: savedIn(value.saved, { grid, block, empty }),
  };
  return { kind: "read", grid, clues: cluesIn(value.clues, grid), marks };
}

function at(table: unknown, cell: number, cols: number): unknown {
  const row = Array.isArray(table) ? table[Math.floor(cell / cols)] : undefined;
  return Array.isArray(row) ? row[cell % cols] : undefined;
}

function isCircled(cell: unknown): boolean {
  return isRecord(cell) && isRecord(cell.style) && cell.style.shapebg === "circle";
}

/** What was written; a cell that is not a letter counts as empty. */
function savedIn(
  table: unknown,
  { grid, block, empty }: { grid: Grid; block: string; empty: unknown },
): string {
  if (!Array.isArray(table)) return "";
  const cells = [...grid.cells].map((cell, i) =>
    cell === BLACK ? BLACK : cellOf(at(table, i, grid.cols), { block, empty }) ?? EMPTY
  );
  return cells.every((cell) => cell === BLACK || cell === EMPTY)
    ? ""
    : cells.map((cell, i) => cell === BLACK && grid.cells[i] !== BLACK ? EMPTY : cell).join("");
}

/** A cell of the table without letters: black, or one to write in. */
function emptyCellOf(cell: unknown, block: string): string {
  const shown = isRecord(cell) ? cell.cell : cell;
  return shown === block || shown === null ? BLACK : EMPTY;
}

/** A letter as played, black for a block or for nothing, empty; `undefined` for anything else. */
function cellOf(
  cell: unknown,
  { block, empty }: { block: string; empty: unknown },
): string | undefined {
  const given = isRecord(cell) ? cell.value ?? cell.cell : cell;
  if (given === block || given === null) return BLACK;
  if (given === 0 || given === "" || String(given) === String(empty)) return EMPTY;
  const letter = typeof given === "string" ? given.toLowerCase() : "";
  return /^\p{Ll}$/u.test(letter) && letter.length === 1 ? letter : undefined;
}

/** Both ways that clues are written, `[1, "…"]` and `{number, clue}`; others are left out. */
function cluesIn(value: unknown, grid: Grid): Record<string, string> {
  const names = new Set(slotsOf(grid).map(slotName));
  const out: Record<string, string> = {};
  for (const [title, direction] of [["Across", "across"], ["Down", "down"]] as const) {
    const list = isRecord(value) ? value[title] : undefined;
    for (const item of Array.isArray(list) ? list : []) {
      const [number, clue] = Array.isArray(item)
        ? item
        : isRecord(item)
        ? [item.number, item.clue]
        : [];
      const name = slotName({ number: Number(number), direction });
      if (typeof clue === "string" && names.has(name)) out[name] = clue;
    }
  }
  return out;
}
