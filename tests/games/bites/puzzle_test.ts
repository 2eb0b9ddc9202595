import assert from "node:assert/strict";
import fc from "fast-check";
import { type TileFault, UserError } from "../../../src/core/problem.ts";
import {
  bitesOf,
  type BitesPuzzle,
  formatBites,
  MAX_TILE,
  MAX_TILES,
  parseBites,
} from "../../../src/games/bites/puzzle.ts";
import { FIXED } from "../../support/property.ts";

Deno.test("parseBites() reads the three sections, in any case, accents or none", () => {
  const cases: [text: string, single: string, horizontal: string, vertical: string][] = [
    ["a e t / ab> / rtv", "a e t", "ab", "rt"],
    ["A E T / AB> / RTv", "a e t", "ab", "rt"],
    ["À,è;T/ab>,Cd>/RTV", "a e t", "ab cd", "rt"],
    ["a e t", "a e t", "", ""],
    ["/ / rtv", "", "", "rt"],
    ["/ab>", "", "ab", ""],
    // The last v is always the mark.
    ["v / vv> / vvv ovv", "v", "vv", "vv ov"],
    // Tiles that look the same are separate tiles.
    ["a a / re> re> /", "a a", "re re", ""],
    ["a / che> / zionev", "a", "che", "zione"],
  ];
  for (const [text, single, horizontal, vertical] of cases) {
    assert.deepEqual(parseBites(text), bitesOf({ single, horizontal, vertical }), text);
  }
});

Deno.test("parseBites() reports what is wrong, and with which tile", () => {
  const cases: [text: string, reason: TileFault["kind"], part?: string][] = [
    ["", "no_tiles"],
    [" / / ", "no_tiles"],
    ["a / b / c / d", "too_many_sections"],
    ["a b3", "bad_tile", "b3"],
    ["a 4", "bad_tile", "4"],
    ["ab> c", "bad_tile", "ab>"],
    ["a,,e", "empty_tile", ""],
    ["a / ,ab>", "empty_tile", ""],
    ["a bc", "not_single", "bc"],
    ["a / bc", "missing_marker", "bc"],
    ["a / bc> / rt", "missing_marker", "rt"],
    ["a / b>", "short_tile", "b"],
    ["a / > /", "empty_tile", ""],
    ["a / / ov", "short_tile", "o"],
    [`a / ${"x".repeat(40)}> /`, "long_tile", "x".repeat(40)],
    ["a ".repeat(MAX_TILES + 1), "too_many_tiles"],
    ["a ".repeat(500), "too_many_tiles"],
  ];
  for (const [text, reason, part] of cases) {
    assert.throws(() => parseBites(text), (error) => {
      const where = part === undefined ? {} : { part };
      assert.ok(error instanceof UserError, text);
      assert.deepEqual(error.problem, {
        kind: "bad_puzzle",
        game: "bites",
        text,
        fault: { kind: reason, ...where },
      });
      return true;
    });
  }
});

Deno.test("bitesOf() reads a list with blanks or commas", () => {
  const tilesOf = (single: string) => bitesOf({ single, horizontal: "rt", vertical: "" }).single;
  const cases: [text: string, tiles: string[]][] = [
    ["", []],
    ["  ", []],
    ["A E T", ["a", "e", "t"]],
    ["A,E,T", ["a", "e", "t"]],
    ["a, É  t;r", ["a", "e", "t", "r"]],
  ];
  for (const [text, tiles] of cases) assert.deepEqual(tilesOf(text), tiles, text);
  assert.throws(() => tilesOf("a,,b"), UserError);
  assert.throws(() => tilesOf("a b1"), UserError);
});

const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzv");
const tile = fc.string({ unit: letter, minLength: 2, maxLength: MAX_TILE });
const puzzles: fc.Arbitrary<BitesPuzzle> = fc.record({
  single: fc.array(letter, { maxLength: 20 }),
  horizontal: fc.array(tile, { maxLength: 20 }),
  vertical: fc.array(tile, { maxLength: 20 }),
}, { noNullPrototype: true }).filter((p) =>
  p.single.length + p.horizontal.length + p.vertical.length > 0
);

Deno.test("parseBites() undoes formatBites(), in any case", () => {
  fc.assert(
    fc.property(puzzles, (puzzle) => {
      const text = formatBites(puzzle);
      assert.deepEqual(parseBites(text), puzzle);
      assert.deepEqual(parseBites(text.toLowerCase()), puzzle);
      assert.deepEqual(parseBites(text.toUpperCase()), puzzle);
      assert.equal(formatBites(parseBites(text)), text);
    }),
    FIXED,
  );
});

Deno.test("parseBites() throws nothing but UserError", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ab >v/,1è;\t") }), (text) => {
      try {
        const puzzle = parseBites(text);
        assert.deepEqual(parseBites(formatBites(puzzle)), puzzle);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
      }
    }),
    FIXED,
  );
});
