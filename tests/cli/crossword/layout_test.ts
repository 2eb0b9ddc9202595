import assert from "node:assert/strict";
import { layoutOf } from "../../../src/cli/crossword/layout.ts";

Deno.test("layoutOf() gives a list the rows that the other does not need", () => {
  const grid = { rows: 9, cols: 9, entries: 30, cell: 0 };
  const rowsOf = (across: number) =>
    layoutOf({ ...grid, across }, { columns: 120, rows: 40 }).lists.map(({ rows }) => rows);
  for (const across of [5, 12, 15, 18, 25]) {
    const [first = 0, second = 0] = rowsOf(across);
    assert.ok(first >= across + 1, `${first} rows for ${across} clues across`);
    assert.ok(second >= 30 - across + 1, `${second} rows for ${30 - across} clues down`);
  }
  // Where there are too few rows for either, both have their usual share.
  const small = { columns: 80, rows: 24 };
  const usual = layoutOf({ ...grid, across: 15 }, small).lists.map(({ rows }) => rows);
  assert.deepEqual(layoutOf({ ...grid, across: 12 }, small).lists.map(({ rows }) => rows), usual);
});
