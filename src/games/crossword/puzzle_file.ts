import { isRecord } from "../../core/text.ts";
import { type Tier, TIERS } from "../../core/difficulty.ts";
import type { Clue } from "./clues.ts";
import type { CrosswordRound } from "./round.ts";
import type { ClueOrigin } from "./rules.ts";
import {
  BLACK,
  type Direction,
  EMPTY,
  type Grid,
  MAX_SIDE,
  rowTexts,
  slotName,
  slotsOf,
} from "./template.ts";

/** A crossword as it is exchanged: `--format json`. Rows and columns start at 0. */
export interface CrosswordFacts {
  readonly rows: number;
  readonly cols: number;
  readonly level: Tier;
  /** The one-line picture with all its letters. */
  readonly puzzle: string;
  readonly entries: readonly EntryFacts[];
}

interface EntryFacts {
  readonly number: number;
  readonly row: number;
  readonly col: number;
  readonly direction: Direction;
  readonly answer: string;
  readonly clue: string;
  readonly clue_kind?: ClueOrigin["kind"];
  readonly clue_source?: ClueOrigin["source"];
  readonly difficulty: number;
  /** How the clue gives the answer, so that it can be checked again. */
  readonly game?: Clue;
}

export type FactsFault =
  | { readonly kind: "not_json" }
  /** A field that is missing or of the wrong kind: `entries[3].row`. */
  | { readonly kind: "bad_field"; readonly field: string }
  /** An entry that leaves the picture. */
  | { readonly kind: "outside"; readonly slot: string }
  | {
    readonly kind: "crossing";
    readonly row: number;
    readonly col: number;
    readonly letters: readonly [string, string];
  }
  /** The number, or what the entries spell out, is not what the picture gives. */
  | { readonly kind: "not_a_slot"; readonly slot: string };

export function factsOf(round: CrosswordRound): CrosswordFacts {
  const { rows, cols, solution } = round;
  return {
    rows,
    cols,
    level: round.tier,
    puzzle: rowTexts({ rows, cols, cells: solution }).join("/"),
    entries: round.entries.map((entry) => ({
      number: entry.number,
      row: entry.row,
      col: entry.col,
      direction: entry.direction,
      answer: entry.answer,
      clue: entry.clue,
      ...(entry.origin && { clue_kind: entry.origin.kind, clue_source: entry.origin.source }),
      difficulty: entry.difficulty,
      ...(entry.game ? { game: entry.game } : {}),
    })),
  };
}

type ReadFacts =
  | { readonly kind: "read"; readonly facts: CrosswordFacts; readonly grid: Grid }
  | { readonly kind: "unreadable"; readonly faults: readonly FactsFault[] };

/** Reads exchanged JSON, and proves that its entries make one picture. */
export function readFacts(text: string): ReadFacts {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "unreadable", faults: [{ kind: "not_json" }] };
  }
  const field = badField(value);
  if (field !== undefined) return { kind: "unreadable", faults: [{ kind: "bad_field", field }] };
  const facts = value as CrosswordFacts;
  const faults: FactsFault[] = [];
  const cells = new Array<string>(facts.rows * facts.cols).fill(BLACK);
  for (const entry of facts.entries) {
    const { row, col, direction, answer } = entry;
    [...answer].forEach((letter, i) => {
      const r = row + (direction === "down" ? i : 0);
      const c = col + (direction === "across" ? i : 0);
      if (r >= facts.rows || c >= facts.cols) {
        if (i === answer.length - 1) faults.push({ kind: "outside", slot: slotName(entry) });
        return;
      }
      const cell = r * facts.cols + c;
      const before = cells[cell]!;
      if (before !== BLACK && before !== letter) {
        faults.push({ kind: "crossing", row: r, col: c, letters: [before, letter] });
      }
      cells[cell] = letter;
    });
  }
  const grid = { rows: facts.rows, cols: facts.cols, cells: cells.join("") };
  if (faults.length === 0) faults.push(...misplaced(facts, grid));
  return faults.length > 0 ? { kind: "unreadable", faults } : { kind: "read", facts, grid };
}

/** Entries and slots must be the same, one for one. */
function misplaced(facts: CrosswordFacts, grid: Grid): FactsFault[] {
  const key = (it: { row: number; col: number }, length: number, name: string) =>
    `${it.row},${it.col},${length},${name}`;
  const slots = new Map(slotsOf(grid).map((s) => [key(s, s.cells.length, slotName(s)), s]));
  const faults: FactsFault[] = [];
  for (const entry of facts.entries) {
    const isSlot = slots.delete(key(entry, entry.answer.length, slotName(entry)));
    if (!isSlot) faults.push({ kind: "not_a_slot", slot: slotName(entry) });
  }
  for (const slot of slots.values()) faults.push({ kind: "not_a_slot", slot: slotName(slot) });
  return faults;
}

/** The first field that is not what it should be. */
function badField(value: unknown): string | undefined {
  if (!isRecord(value)) return "";
  const isSide = (n: unknown) =>
    Number.isInteger(n) && (n as number) > 0 && (n as number) <= MAX_SIDE;
  if (!isSide(value.rows)) return "rows";
  if (!isSide(value.cols)) return "cols";
  if (!TIERS.some((tier) => tier === value.level)) return "level";
  const { entries } = value;
  if (!Array.isArray(entries) || entries.length === 0) return "entries";
  for (const [i, entry] of entries.entries()) {
    if (!isRecord(entry)) return `entries[${i}]`;
    for (const name of ["number", "row", "col"]) {
      const n = entry[name];
      if (!Number.isInteger(n) || (n as number) < 0) return `entries[${i}].${name}`;
    }
    if (entry.direction !== "across" && entry.direction !== "down") {
      return `entries[${i}].direction`;
    }
    const { answer, clue, difficulty } = entry;
    const isAnswer = typeof answer === "string" && /^\p{Ll}{2,}$/u.test(answer) &&
      !answer.includes(EMPTY);
    if (!isAnswer) return `entries[${i}].answer`;
    if (typeof clue !== "string") return `entries[${i}].clue`;
    if (!(typeof difficulty === "number" && difficulty >= 0 && difficulty <= 1)) {
      return `entries[${i}].difficulty`;
    }
  }
  return undefined;
}
