import assert from "node:assert/strict";
import { type CrosswordFault, UserError } from "../../../src/core/problem.ts";
import { rngFrom } from "../../../src/core/random.ts";
import { makeTemplate } from "../../../src/games/crossword/make_template.ts";
import {
  BLACK,
  emptied,
  formatGrid,
  type Grid,
  parseGrid,
  patternOf,
  slotName,
  slotsOf,
} from "../../../src/games/crossword/template.ts";
import { templates } from "../../support/crossword.ts";

Deno.test("parseGrid() and formatGrid() are inverse", () => {
  for (let i = 0; i < 60; i++) {
    const shape = { rows: 3 + i % 11, cols: 3 + i * 7 % 12, density: 0.12 + (i % 9) / 100 };
    const grid = makeTemplate(shape, rngFrom(`template/${i}`));
    assert.deepEqual(parseGrid(formatGrid(grid)), grid);
    const lettered = { ...grid, cells: grid.cells.replaceAll(".", () => "aeiou"[i % 5]!) };
    assert.deepEqual(parseGrid(formatGrid(lettered)), lettered);
    assert.deepEqual(emptied(lettered), grid);
  }
});

Deno.test("parseGrid() reads pictures as people draw them", () => {
  const expected = { rows: 2, cols: 3, cells: "c.#a.." };
  const pictures = ["c.#/a..", "C_■\nA--\n", "; remark\r\n\r\n  c.#  \r\n  a..  \r\n"];
  for (const picture of pictures) assert.deepEqual(parseGrid(picture), expected);
});

Deno.test("parseGrid() reports what is wrong and where", () => {
  const large = (rows: number, cols: number) =>
    Array.from({ length: rows }, () => ".".repeat(cols)).join("\n");
  const cases: [text: string, fault: CrosswordFault][] = [
    ["", { kind: "no_picture" }],
    ["\n; nothing\n", { kind: "no_picture" }],
    ["...\n....\n...", { kind: "unequal_rows", line: 2, length: 4, expected: 3 }],
    [".../..", { kind: "unequal_rows", line: 2, length: 2, expected: 3 }],
    ["...\n.?.\n...", { kind: "unknown_character", line: 2, column: 2, text: "?" }],
    ["..\n.7", { kind: "unknown_character", line: 2, column: 2, text: "7" }],
    ["..\n.😀", { kind: "unknown_character", line: 2, column: 2, text: "😀" }],
    [large(100, 100), { kind: "too_large", rows: 100, cols: 100, max: 25 }],
    [large(2, 26), { kind: "too_large", rows: 2, cols: 26, max: 25 }],
    ["###\n###", { kind: "no_slots" }],
    [".#.\n#.#", { kind: "no_slots" }],
    ["..#\n..#\n##.", { kind: "lonely_cell", line: 3, column: 3 }],
  ];
  for (const [text, fault] of cases) {
    assert.throws(() => parseGrid(text), (error) => {
      assert.ok(error instanceof UserError);
      assert.deepEqual(error.problem, { kind: "bad_crossword", text, fault });
      return true;
    });
  }
});

Deno.test("slotsOf() numbers in the usual way", () => {
  const grid = parseGrid("casa#/o#or.\nl#l##/e.e.a");
  const names = slotsOf(grid).map((slot) => `${slotName(slot)} ${patternOf(grid, slot)}`);
  assert.deepEqual(names, [
    "1-across casa",
    "4-across or.",
    "5-across e.e.a",
    "1-down cole",
    "2-down sole",
    "3-down ar",
  ]);
  assert.deepEqual(slotsOf(grid)[0]!.cells, [0, 1, 2, 3]);
  assert.equal(slotsOf(grid)[3]!.col, 0);
});

Deno.test("the shipped pictures are Italian in style", () => {
  const shipped = templates();
  assert.ok(shipped.length >= 12);
  const sides = new Set(shipped.map(([, { rows, cols }]) => `${rows}x${cols}`));
  for (const side of ["5x5", "7x7", "9x9", "11x11", "13x13"]) assert.ok(sides.has(side), side);
  for (const [name, grid] of shipped) {
    assert.ok(name.startsWith(
      `${`${grid.rows}`.padStart(2, "0")}x${`${grid.cols}`.padStart(2, "0")}`,
    ));
    assertItalian(grid, name);
    const share = [...grid.cells].filter((cell) => cell === BLACK).length / grid.cells.length;
    assert.ok(share >= 0.12 && share <= 0.22, `${name}: ${share}`);
  }
});

Deno.test("makeTemplate() draws the same picture from the same seed", () => {
  const shape = { rows: 11, cols: 9, density: 0.19 };
  const draw = (seed: string) => formatGrid(makeTemplate(shape, rngFrom(seed)));
  assert.equal(draw("one"), draw("one"));
  assert.notEqual(draw("one"), draw("two"));
  for (let i = 0; i < 20; i++) assertItalian(makeTemplate(shape, rngFrom(`${i}`)), `${i}`);
});

Deno.test("makeTemplate() refuses what it cannot draw", () => {
  const shapes = [
    { rows: 2, cols: 9, density: 0.19 },
    { rows: 100, cols: 100, density: 0.19 },
    { rows: 9, cols: 9, density: 0.5 },
    { rows: 9, cols: 9, density: 0 },
    { rows: NaN, cols: 9, density: 0.19 },
  ];
  for (const shape of shapes) assert.throws(() => makeTemplate(shape, rngFrom("x")), UserError);
});

/** Half-turn symmetry, and no two black cells side by side. */
function assertItalian({ rows, cols, cells }: Grid, name: string): void {
  assert.equal([...cells].reverse().join(""), cells, name);
  for (let cell = 0; cell < rows * cols; cell++) {
    if (cells[cell] !== BLACK) continue;
    if (cell % cols < cols - 1) assert.notEqual(cells[cell + 1], BLACK, name);
    assert.notEqual(cells[cell + cols], BLACK, name);
  }
}
