import assert from "node:assert/strict";
import { alphabetOf, LATIN } from "../../../src/core/letters.ts";
import { type PuzzleFault, UserError } from "../../../src/core/problem.ts";
import { below, rngFrom } from "../../../src/core/random.ts";
import { formatGrid, type GridCell, parseGrid } from "../../../src/games/grid/puzzle.ts";
import { randomBoard } from "../../support/grid_words.ts";

function faultOf(text: string, alphabet = LATIN): PuzzleFault | undefined {
  try {
    parseGrid(text, alphabet);
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "bad_puzzle") {
      return error.problem.fault;
    }
    throw error;
  }
  return undefined;
}

Deno.test("parseGrid() reads a cell", () => {
  const cases: [text: string, cell: GridCell][] = [
    ["T", { letters: "t" }],
    ["t", { letters: "t" }],
    ["Ttl", { letters: "t", bonus: "tl" }],
    ["TTL", { letters: "t", bonus: "tl" }],
    ["ttl", { letters: "t", bonus: "tl" }],
    ["Qu", { letters: "qu" }],
    ["QU", { letters: "qu" }],
    ["Qutw", { letters: "qu", bonus: "tw" }],
    ["dl", { letters: "dl" }],
    ["Tw", { letters: "tw" }],
    ["dldl", { letters: "dl", bonus: "dl" }],
    ["T3", { letters: "t", value: 3 }],
    ["T3tl", { letters: "t", value: 3, bonus: "tl" }],
    ["Qu12dw", { letters: "qu", value: 12, bonus: "dw" }],
    ["T0", { letters: "t", value: 0 }],
    ["(sch)", { letters: "sch" }],
    ["(Sch)tw", { letters: "sch", bonus: "tw" }],
    ["(adl)", { letters: "adl" }],
    ["(q)", { letters: "q" }],
    ["Ñ", { letters: "ñ" }],
    ["ß", { letters: "ß" }],
    ["n\u0303dl", { letters: "ñ", bonus: "dl" }],
  ];
  for (const [text, cell] of cases) assert.deepEqual(parseGrid(text).cells, [cell], text);
});

Deno.test("parseGrid() reads rows on lines or between strokes, and skips blank ones", () => {
  const expected = parseGrid("A B / C D");
  assert.deepEqual([expected.rows, expected.cols], [2, 2]);
  const texts = [
    "A B/C D",
    "a  b\nc\td",
    "A B\r\nC D\r\n",
    "\n\n A B \n\n C D \n",
    "\uFEFFA B\nC D",
    "/A B//C D/",
  ];
  for (const text of texts) assert.deepEqual(parseGrid(text), expected, JSON.stringify(text));
});

Deno.test("parseGrid() says what is wrong and where", () => {
  const wide = Array(33).fill("a").join(" ");
  const tall = Array(33).fill("a").join("\n");
  const at = (line: number, column: number) => ({ line, column });
  const allowed = ["dl", "tl", "dw", "tw"];
  const cases: [text: string, fault: PuzzleFault][] = [
    ["", { kind: "empty" }],
    [" \n / \n", { kind: "empty" }],
    ["A B\nC", { kind: "ragged_row", row: 2, cells: 1, expected: 2, at: at(2, 1) }],
    ["A B / C D E", { kind: "ragged_row", row: 2, cells: 3, expected: 2, at: at(1, 7) }],
    ["A\n\nB C", { kind: "ragged_row", row: 2, cells: 2, expected: 1, at: at(3, 1) }],
    ["A Bxl", { kind: "unknown_bonus", found: "xl", allowed, at: at(1, 3) }],
    ["A\nQuql", { kind: "unknown_bonus", found: "ql", allowed, at: at(2, 1) }],
    ["A Que", { kind: "unknown_bonus", found: "ue", allowed, at: at(1, 3) }],
    ["A 7", { kind: "bad_cell", found: "7", at: at(1, 3) }],
    ["A ABCDE", { kind: "bad_cell", found: "ABCDE", at: at(1, 3) }],
    ["A T3333", { kind: "bad_cell", found: "T3333", at: at(1, 3) }],
    ["A (", { kind: "bad_cell", found: "(", at: at(1, 3) }],
    ["A (abcdefghi)", { kind: "bad_cell", found: "(abcdefghi)", at: at(1, 3) }],
    ["A B\nC #", { kind: "bad_letter", found: "#", at: at(2, 3) }],
    ["A B / C ж", { kind: "bad_letter", found: "ж", at: at(1, 9) }],
    ["A ß / 😀 (", { kind: "bad_letter", found: "😀", at: at(1, 7) }],
    ["A 😀", { kind: "bad_letter", found: "😀", at: at(1, 3) }],
    ["😀 ж", { kind: "bad_letter", found: "😀", at: at(1, 1) }],
    [wide, { kind: "too_large", what: "columns", max: 32, at: at(1, 65) }],
    [tall, { kind: "too_large", what: "rows", max: 32, at: at(33, 1) }],
  ];
  for (const [text, fault] of cases) assert.deepEqual(faultOf(text), fault, JSON.stringify(text));
});

// A quadratic parser would not end before the person running the tests gave up.
Deno.test("parseGrid() refuses a text of no end", () => {
  for (const piece of ["\n", " ", "/", "a ", "a\n", "a", "(", "9", "\u0301"]) {
    assert.ok(faultOf(piece.repeat(1_000_000 / piece.length)), JSON.stringify(piece));
  }
});

Deno.test("parseGrid() folds letters into the alphabet", () => {
  const spanish = alphabetOf("abcdefghijklmnñopqrstuvwxyz");
  const letters = (text: string, alphabet = LATIN) =>
    parseGrid(text, alphabet).cells.map((cell) => cell.letters);
  assert.deepEqual(letters("Ñ É ß Æ"), ["n", "e", "ss", "ae"]);
  assert.deepEqual(letters("Ñ É", spanish), ["ñ", "e"]);
  // The sign for kelvin, which Unicode takes for a letter.
  assert.deepEqual(letters("\u212a"), ["k"]);
});

Deno.test("formatGrid() is the inverse of parseGrid()", () => {
  const rng = rngFrom("grid/format");
  for (let i = 0; i < 150; i++) {
    const puzzle = randomBoard({
      rows: 1 + below(32, rng),
      cols: 1 + below(32, rng),
      letters: "abdltwquzñßäжø",
      long: 30,
      bonus: 30,
      value: 20,
    }, rng);
    const text = formatGrid(puzzle);
    assert.ok(!text.includes("\n"));
    assert.deepEqual(parseGrid(text), puzzle, text);
    assert.equal(formatGrid(parseGrid(text.toLowerCase())), text);
  }
  assert.equal(formatGrid(parseGrid("ttl r s ndl\nodw htw e qu")), "Ttl R S Ndl / Odw Htw E Qu");
});
