import assert from "node:assert/strict";
import { parseGrid } from "../../../src/games/grid/puzzle.ts";
import { GRID_RULES } from "../../../src/games/grid/rules.ts";
import { solveSmall } from "../../../src/games/grid/small.ts";
import { solveGrid } from "../../../src/games/grid/solve.ts";
import { FEW_LETTERS, lexiconOf } from "../../support/grid_words.ts";

Deno.test("solveSmall() gives what solveGrid() does, or leaves the board to it", () => {
  const lexicon = lexiconOf(["ab", "abc", "bad", "cab", "dadda"], { alphabet: FEW_LETTERS });
  const rules = { ...GRID_RULES.ruzzle, minLength: 1 };
  const manyPaths = Array(5).fill("A A A A A").join("/");
  const cases: [text: string, isSmall: boolean, reuse?: true][] = [
    ["A Btw / Cdl D", true],
    ["À B / . D7", true],
    ["A Ab / C D", false],
    [Array(6).fill("A B C D E A").join("/"), false],
    ["A B / C D", false, true],
  ];
  for (const [text, isSmall, reuse] of cases) {
    const puzzle = parseGrid(text, FEW_LETTERS);
    const asked = { ...rules, ...(reuse && { reuse }) };
    const solved = solveSmall(lexicon, puzzle, asked);
    if (!isSmall) assert.equal(solved, undefined, text);
    else assert.deepEqual(solved, solveGrid(lexicon, puzzle, asked), text);
    assert.ok(solveGrid(lexicon, puzzle, asked).length > 1, text);
  }
  const long = lexiconOf(["a".repeat(25)], { alphabet: FEW_LETTERS });
  assert.equal(solveSmall(long, parseGrid(manyPaths, FEW_LETTERS), rules), undefined);
});
