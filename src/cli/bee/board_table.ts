import type { Level } from "../../core/level.ts";
import type { Messages } from "../../messages/mod.ts";
import { table } from "../text/layout.ts";

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

export function boardTable(rows: readonly BoardRow[], t: Messages): string[] {
  const { code, words, points, goal, pangrams, level, forms } = t.bee.boardColumn;
  const noted = rows.some(({ note }) => note !== undefined);
  return [
    ...table([
      [code, words, points, goal, pangrams, level, forms, ...(noted ? [""] : [])],
      ...rows.map((row) => [
        row.code,
        t.number(row.words),
        t.number(row.points),
        t.number(row.goal),
        t.number(row.pangrams),
        row.level === null ? "-" : t.lexicon.level[row.level],
        row.certificate === null ? "-" : t.number(row.certificate),
        ...(noted ? [row.note ?? ""] : []),
      ]),
    ], ""),
  ];
}
