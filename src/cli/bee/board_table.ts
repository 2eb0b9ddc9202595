import type { Level } from "../../core/level.ts";
import type { ToolMessages } from "../../messages/mod.ts";
import { table, tableLines } from "../text/layout.ts";

/** A board as a row of a list. */
export interface BoardRow {
  readonly code: string;
  readonly words: number;
  readonly points: number;
  readonly goal: number;
  readonly pangrams: number;
  readonly certificate: number | null;
  readonly level: Level | null;
  /** What the board is known for. */
  readonly note?: string;
}

export function boardTable(rows: readonly BoardRow[], t: ToolMessages<"bee">): string[] {
  return table([...cellsOf(rows, t)], "");
}

/** The same as the boards come. */
export function boardLines(rows: Iterable<BoardRow>, t: ToolMessages<"bee">): Iterable<string> {
  return tableLines(cellsOf(rows, t), "");
}

function* cellsOf(rows: Iterable<BoardRow>, t: ToolMessages<"bee">): Generator<string[]> {
  const { code, words, points, goal, pangrams, level, forms } = t.bee.boardColumn;
  yield [code, words, points, goal, pangrams, level, forms];
  for (const row of rows) {
    yield [
      row.code,
      t.number(row.words),
      t.number(row.points),
      t.number(row.goal),
      t.number(row.pangrams),
      row.level === null ? "-" : t.lexicon.level[row.level],
      row.certificate === null ? "-" : t.number(row.certificate),
      ...(row.note === undefined ? [] : [row.note]),
    ];
  }
}
