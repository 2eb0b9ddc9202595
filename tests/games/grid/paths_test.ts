import assert from "node:assert/strict";
import { hasPath, pathsOf } from "../../../src/games/grid/paths.ts";
import { parseGrid } from "../../../src/games/grid/puzzle.ts";

function boardOf(letter: string, side: number) {
  return parseGrid(Array(side).fill(Array(side).fill(letter).join(" ")).join(" / "));
}

/** Each of these once took longer than anybody waits: were it so again, this would not end. */
Deno.test("hasPath() ends on a board of one letter", () => {
  const [small, large] = [boardOf("A", 5), boardOf("A", 32)];
  const mixed = parseGrid("A A A A A / A A A A A / A A A A A / A A A A A / A A A A B");
  const cases: [board: typeof small, word: string, isThere: boolean][] = [
    [small, "aaaaaaaaaaaab", false],
    [small, "a".repeat(25), true],
    [small, "a".repeat(26), false],
    [large, "a".repeat(40) + "b", false],
    [mixed, "aaab", true],
    [mixed, "baaaaaaaaaaaab", false],
    [mixed, "a".repeat(12) + "ba".repeat(2), false],
  ];
  for (const [board, word, isThere] of cases) {
    assert.equal(hasPath(board, word), isThere, word);
    assert.equal(pathsOf(board, word, 1).length, isThere ? 1 : 0, word);
  }
});
