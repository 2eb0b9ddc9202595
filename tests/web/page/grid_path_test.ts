import assert from "node:assert/strict";
import { parseGrid } from "../../../src/games/grid/puzzle.ts";
import {
  cellAt,
  drawnOn,
  placeName,
  tappedOn,
  typedPath,
  wordOn,
} from "../../../src/web/page/grid/path.ts";

const GRID = parseGrid("C A S / O Qu A / M I E");

Deno.test("a finger counts in the middle of a cell and not between two", () => {
  const cases: [x: number, y: number, cell: number | undefined][] = [
    [0.5, 0.5, 0],
    [1.5, 2.6, 7],
    [1.02, 1.02, undefined],
    [-0.1, 0.5, undefined],
    [2.5, 3.2, undefined],
  ];
  for (const [x, y, cell] of cases) assert.equal(cellAt(GRID, { x, y }), cell, `${x},${y}`);
});

Deno.test("a path is drawn on, taken back, and never uses a cell twice", () => {
  const cases: [path: number[], cell: number, after: number[]][] = [
    [[], 4, [4]],
    [[0], 1, [0, 1]],
    [[0, 1], 0, [0]],
    [[0, 1, 4], 0, [0, 1, 4]],
    [[0, 1], 1, [0, 1]],
    // A quick finger: the cell between is taken along, unless it is used.
    [[0], 8, [0, 4, 8]],
    [[4, 0], 8, [4, 0]],
    [[0], 7, [0]],
  ];
  for (const [path, cell, after] of cases) {
    assert.deepEqual(drawnOn(GRID, path, cell), after, `${path} to ${cell}`);
  }
});

Deno.test("a tap goes on, takes back to its cell, or begins again", () => {
  assert.deepEqual(tappedOn(GRID, [0, 1], 4), [0, 1, 4]);
  assert.deepEqual(tappedOn(GRID, [0, 1, 4], 1), [0, 1]);
  assert.deepEqual(tappedOn(GRID, [0, 1], 8), [8]);
});

Deno.test("what is typed has a path as far as there is one", () => {
  assert.deepEqual(typedPath(GRID, "casa"), [0, 1, 2, 5]);
  assert.deepEqual(typedPath(GRID, "casax"), [0, 1, 2, 5]);
  assert.deepEqual(typedPath(GRID, "qui"), [4, 7]);
  // It does not jump to another A while the word goes on.
  assert.deepEqual(typedPath(GRID, "as", [5]), [5, 2]);
  assert.equal(wordOn(GRID, [4, 7]), "qui");
  assert.equal(placeName(GRID, 5), "C2");
});
