import assert from "node:assert/strict";
import { crossword } from "../../../src/games/crossword/mod.ts";
import { openCrossword } from "../../../src/games/crossword/round.ts";
import { parseGrid } from "../../../src/games/crossword/template.ts";
import {
  afterLetter,
  alongEntry,
  arrowCursor,
  chosenCursor,
  edgeOfEntry,
  erasureAt,
  filledGrid,
  firstCursor,
  nextEntry,
  stepCursor,
  turnCursor,
} from "../../../src/play/crossword/cursor.ts";
import { playLexicon } from "../../support/play_words.ts";

const GRID = "NOME/E##N/VERO/EBNE";

Deno.test("the cursor steps over black cells, turns, and goes from entry to entry", () => {
  const rules = { ...crossword.defaults, clues: { kind: "none" } as const };
  const round = openCrossword(playLexicon(), rules, parseGrid(GRID));
  const grid = filledGrid({ round, state: crossword.start(round) });
  const first = firstCursor(grid);
  assert.deepEqual(first, { cell: 0, way: "across", isPencil: false });
  assert.deepEqual(alongEntry(grid, first, 1).cell, 1);
  assert.deepEqual(alongEntry(grid, first, -1), first);
  assert.deepEqual(edgeOfEntry(grid, first, "last").cell, 3);
  // No entry runs down from the second cell.
  const second = stepCursor(grid, first, [0, 1]);
  assert.deepEqual(turnCursor(grid, second), second);
  assert.equal(turnCursor(grid, first).way, "down");
  // Down from there, over two black cells, and along the one entry there is.
  assert.deepEqual(stepCursor(grid, second, [1, 0]), { cell: 9, way: "across", isPencil: false });
  // Across the edge nothing moves.
  assert.deepEqual(stepCursor(grid, first, [-1, 0]), first);
  const next = nextEntry(grid, first, 1);
  assert.deepEqual({ cell: next.cell, way: next.way }, { cell: 8, way: "across" });
  const before = nextEntry(grid, first, -1);
  assert.equal(before.way, "down");
  const last = { ...first, cell: 3 };
  assert.deepEqual(afterLetter(grid, last), last);
});

Deno.test("an arrow across an entry turns first, and a click on the cursor turns it", () => {
  const rules = { ...crossword.defaults, clues: { kind: "none" } as const };
  const round = openCrossword(playLexicon(), rules, parseGrid(GRID));
  const grid = filledGrid({ round, state: crossword.start(round) });
  const first = firstCursor(grid);
  const turned = arrowCursor(grid, first, [1, 0]);
  assert.deepEqual(turned, { ...first, way: "down" });
  assert.equal(arrowCursor(grid, turned, [1, 0]).cell, 4);
  assert.deepEqual(chosenCursor(grid, first, { cell: 0 }), turned);
  assert.equal(chosenCursor(grid, first, { cell: 8, way: "across" }).cell, 8);
});

Deno.test("Backspace empties the cell, or the one before where there is nothing", () => {
  const rules = { ...crossword.defaults, clues: { kind: "none" } as const };
  const round = openCrossword(playLexicon(), rules, parseGrid(GRID));
  const { state } = crossword.play(round, crossword.start(round), {
    kind: "letter",
    cell: 1,
    letter: "o",
  });
  const grid = filledGrid({ round, state });
  const at = (cell: number) => ({ cell, way: "across", isPencil: false }) as const;
  assert.deepEqual(erasureAt(grid, at(1)), { cell: 1, next: at(1) });
  assert.deepEqual(erasureAt(grid, at(2)), { cell: 1, next: at(1) });
  assert.deepEqual(erasureAt(grid, at(0)), { cell: 0, next: at(0) });
});
