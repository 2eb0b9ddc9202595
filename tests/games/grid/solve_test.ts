import assert from "node:assert/strict";
import { alphabetOf, byAlphabet, LATIN } from "../../../src/core/letters.ts";
import { UserError } from "../../../src/core/problem.ts";
import { below, type Rng, rngFrom } from "../../../src/core/random.ts";
import { type GridPuzzle, parseGrid } from "../../../src/games/grid/puzzle.ts";
import { GRID_RULES, type GridRules } from "../../../src/games/grid/rules.ts";
import { countGrid, countWords, solveGrid } from "../../../src/games/grid/solve.ts";
import { oracleSolve } from "../../support/grid_oracle.ts";
import { FEW_LETTERS, lexiconOf, randomBoard, randomWords } from "../../support/grid_words.ts";

const LETTERS = "abcdeñ";

function compare(words: readonly string[], puzzle: GridPuzzle, rules: GridRules): number {
  const lexicon = lexiconOf(words, { alphabet: FEW_LETTERS });
  return compareWith({ lexicon, words }, puzzle, rules);
}

type List = { lexicon: ReturnType<typeof lexiconOf>; words: readonly string[] };

function compareWith({ lexicon, words }: List, puzzle: GridPuzzle, rules: GridRules): number {
  const expected = oracleSolve(words, puzzle, rules)
    .sort((a, b) => byAlphabet(a.word, b.word, lexicon.alphabet));
  const solved = solveGrid(lexicon, puzzle, rules);
  assert.deepEqual(
    solved.map(({ word, points, path }) => ({ word, points, path })),
    expected,
    JSON.stringify(puzzle),
  );
  for (const { id, word } of solved) assert.equal(lexicon.text(id), word);
  const count = {
    words: expected.length,
    points: expected.reduce((sum, { points }) => sum + points, 0),
    longest: Math.max(0, ...expected.map(({ word }) => word.length)),
  };
  assert.deepEqual(countGrid(lexicon, puzzle, rules), count);
  const { words: number, longest } = countWords(lexicon, puzzle, rules);
  assert.deepEqual([number, longest], [count.words, count.longest]);
  return expected.length;
}

Deno.test("solveGrid() agrees with brute force on 3,000 small boards", () => {
  const rng = rngFrom("grid/oracle");
  let found = 0;
  for (let list = 0; list < 60; list++) {
    const words = randomWords(LETTERS.slice(0, 3 + below(4, rng)), 150, rng);
    const lexicon = lexiconOf(words, { alphabet: FEW_LETTERS });
    for (let board = 0; board < 50; board++) {
      const puzzle = randomBoard({
        rows: 1 + below(4, rng),
        cols: 1 + below(4, rng),
        letters: LETTERS,
        long: board % 2 === 0 ? 20 : 0,
        bonus: board % 3 === 0 ? 0 : 40,
        value: board % 5 === 0 ? 30 : 0,
      }, rng);
      const base = GRID_RULES[board % 4 === 0 ? "boggle" : "ruzzle"];
      const rules = { ...base, minLength: 1 + below(4, rng) };
      found += compareWith({ lexicon, words }, puzzle, rules);
    }
  }
  assert.ok(found > 15_000, `only ${found} words`);
});

const MANY_BONUSES = ["dl", "tw", "4l", "9l", "5w"] as const;

for (
  const [name, sides] of [["small", { least: 1, more: 4 }], ["wide", {
    least: 5,
    more: 4,
  }]] as const
) {
  Deno.test(`solveGrid() agrees with brute force on ${name} boards with holes`, () => {
    const rng = rngFrom(`grid/oracle/holes/${name}`);
    let found = 0;
    for (let board = 0; board < 300; board++) {
      const words = randomWords(LETTERS.slice(0, 4), 80, rng);
      const puzzle = randomBoard({
        rows: sides.least + below(sides.more, rng),
        cols: sides.least + below(sides.more, rng),
        letters: LETTERS.slice(0, 4),
        long: board % 2 === 0 ? 15 : 0,
        bonus: 30,
        bonuses: MANY_BONUSES,
        value: 0,
        hole: 25,
      }, rng);
      if (puzzle.cells.every(({ letters }) => letters === "")) continue;
      found += compare(words, puzzle, { ...GRID_RULES.ruzzle, minLength: 1 + below(3, rng) });
    }
    assert.ok(found > 1_000, `only ${found} words`);
  });
}

Deno.test("solveGrid() agrees with brute force where words may cross themselves", () => {
  const rng = rngFrom("grid/oracle/reuse");
  let again = 0;
  for (let board = 0; board < 300; board++) {
    const words = randomWords(LETTERS.slice(0, 3), 60, rng).filter((word) => word.length < 8);
    const puzzle = randomBoard({
      rows: 1 + below(3, rng),
      cols: 1 + below(3, rng),
      letters: LETTERS,
      long: 10,
      bonus: 30,
      bonuses: MANY_BONUSES,
      value: 10,
      hole: 10,
    }, rng);
    const rules = { ...GRID_RULES.ruzzle, minLength: 1, reuse: true };
    const lexicon = lexiconOf(words, { alphabet: FEW_LETTERS });
    const solved = solveGrid(lexicon, puzzle, rules);
    assert.deepEqual(
      solved.map(({ word, points }) => ({ word, points })),
      oracleSolve(words, puzzle, rules).map(({ word, points }) => ({ word, points }))
        .sort((a, b) => byAlphabet(a.word, b.word, lexicon.alphabet)),
      JSON.stringify(puzzle),
    );
    assert.equal(countWords(lexicon, puzzle, rules).words, solved.length);
    for (const { word, path } of solved) {
      assert.equal(path.map((cell) => puzzle.cells[cell]!.letters).join(""), word);
      if (new Set(path).size < path.length) again++;
    }
  }
  assert.ok(again > 500, `only ${again} words cross themselves`);
});

Deno.test("solveGrid() ends on a board of one letter where words may cross themselves", () => {
  const lexicon = lexiconOf(["a".repeat(30)], { alphabet: FEW_LETTERS });
  const puzzle = parseGrid("A A A A A / A A A A A / A A A A A");
  assert.equal(solveGrid(lexicon, puzzle, { ...GRID_RULES.ruzzle, reuse: true }).length, 1);
});

Deno.test("solveGrid() solves a board of 128 by 128", () => {
  const row = Array.from({ length: 128 }, (_, i) => i === 127 ? "d" : "a").join(" ");
  const puzzle = parseGrid(Array.from({ length: 128 }, () => row).join("\n"), FEW_LETTERS, 128);
  const [only, ...others] = solveGrid(
    lexiconOf(["dada", "dd"], { alphabet: FEW_LETTERS }),
    puzzle,
    GRID_RULES.boggle,
  );
  assert.deepEqual([only!.word, only!.path[0], others], ["dada", 127, []]);
});

Deno.test("solveGrid() agrees with brute force on boards of more than 32 letters", () => {
  const rng = rngFrom("grid/oracle/wide");
  let found = 0;
  for (let board = 0; board < 150; board++) {
    const words = randomWords(LETTERS, 80, rng);
    const puzzle = randomBoard({
      rows: 5 + below(4, rng),
      cols: 7 + below(4, rng),
      letters: LETTERS,
      long: board % 2 === 0 ? 15 : 0,
      bonus: board % 3 === 0 ? 0 : 30,
      value: board % 5 === 0 ? 30 : 0,
    }, rng);
    const base = GRID_RULES[board % 4 === 0 ? "boggle" : "ruzzle"];
    found += compare(words, puzzle, { ...base, minLength: 1 + below(4, rng) });
  }
  assert.ok(found > 3_000, `only ${found} words`);
});

/** What a path spells that goes on at random, mostly straight ahead, and never crosses itself. */
function laidWord({ rows, cols, cells }: GridPuzzle, rng: Rng): string {
  const used = new Set<number>();
  let [row, col] = [below(rows, rng), below(cols, rng)];
  let [down, right] = [1, 1];
  let word = "";
  for (let step = 0; step < 20; step++) {
    if (row < 0 || row >= rows || col < 0 || col >= cols || used.has(row * cols + col)) break;
    used.add(row * cols + col);
    word += cells[row * cols + col]!.letters;
    if (below(4, rng) === 0) [down, right] = [below(3, rng) - 1, below(3, rng) - 1];
    [row, col] = [row + down, col + right];
  }
  return word;
}

Deno.test("solveGrid() agrees with brute force on words that cross a large board", () => {
  const rng = rngFrom("grid/oracle/long");
  for (let board = 0; board < 12; board++) {
    const puzzle = randomBoard({
      rows: 6 + below(14, rng),
      cols: 6 + below(14, rng),
      letters: LETTERS,
      long: board % 4 === 0 ? 10 : 0,
      bonus: 20,
      value: 0,
    }, rng);
    const words = new Set(Array.from({ length: 100 }, () => laidWord(puzzle, rng)));
    words.delete("");
    const found = compare([...words], puzzle, GRID_RULES[board % 2 ? "ruzzle" : "boggle"]);
    assert.ok(found > 20);
  }
});

Deno.test("countGrid() finds words laid right across a large board", () => {
  const rng = rngFrom("grid/across");
  for (let board = 0; board < 400; board++) {
    const [rows, cols] = [9 + below(9, rng), 9 + below(9, rng)];
    const letters = LATIN.letters;
    const puzzle = randomBoard({ rows, cols, letters, long: 0, bonus: 0, value: 0 }, rng);
    const isDown = below(2, rng) === 0;
    const [length, width] = isDown ? [rows, cols] : [cols, rows];
    let word = "";
    for (let step = 0, side = below(width, rng); step < length; step++) {
      word += puzzle.cells[isDown ? step * cols + side : side * cols + step]!.letters;
      side = Math.min(Math.max(side + below(3, rng) - 1, 0), width - 1);
    }
    const { words } = countGrid(lexiconOf([word]), puzzle, GRID_RULES.boggle);
    assert.equal(words, 1, JSON.stringify({ word, puzzle }));
  }
});

Deno.test("solveGrid() takes boards of exactly 32 and 64 spots, and of one more", () => {
  const rng = rngFrom("grid/edge");
  const words = randomWords(LETTERS, 150, rng);
  const about = { letters: LETTERS, long: 0, bonus: 30, value: 0 };
  const few = [[4, 8], [8, 4], [1, 32], [32, 1], [3, 11], [1, 1]] as const;
  const many = [[8, 8], [4, 16], [1, 64], [64, 1], [5, 13]] as const;
  for (const [rows, cols] of [...few, ...many]) {
    compare(words, randomBoard({ ...about, rows, cols }, rng), GRID_RULES.ruzzle);
  }
});

Deno.test("solveGrid() solves elzzur's English board as elzzur does", () => {
  const expected: [word: string, points: number, path: string][] = [
    ["cohesive", 224, "2,0 1,0 1,1 1,2 0,2 1,3 2,3 3,3"],
    ["heroic", 154, "1,1 1,2 0,1 1,0 2,1 2,0"],
    ["chores", 154, "2,0 1,1 1,0 0,1 1,2 0,2"],
    ["cohen", 149, "2,0 1,0 1,1 1,2 0,3"],
    ["echo", 144, "3,0 2,0 1,1 1,0"],
    ["ia", 2, "2,1 3,1"],
    ["es", 2, "1,2 0,2"],
    ["er", 2, "1,2 0,1"],
    ["an", 2, "3,1 2,2"],
    ["ai", 2, "3,1 2,1"],
  ];
  const values = {
    ...{ a: 1, c: 4, d: 2, e: 1, h: 4, i: 1, n: 1, o: 1, r: 1, s: 1, t: 1, v: 4 },
  };
  const rules = {
    ...GRID_RULES.ruzzle,
    language: { ...GRID_RULES.ruzzle.language, values },
  };
  const puzzle = parseGrid("Ttl R S Ndl\nOdw Htw E I\nCdw I   N V\nEtl A D E\n");
  const solved = solveGrid(lexiconOf(expected.map(([word]) => word)), puzzle, rules);
  for (const [word, points, path] of expected) {
    const found = solved.find((it) => it.word === word);
    const cells = found?.path.map((cell) => `${Math.floor(cell / 4)},${cell % 4}`).join(" ");
    assert.deepEqual([found?.points, cells], [points, path], word);
  }
});

Deno.test("solveGrid() scores by the rules", () => {
  const cases: [
    text: string,
    rules: keyof typeof GRID_RULES,
    word: string,
    points: number | undefined,
  ][] = [
    ["O R O", "ruzzle", "oro", 4],
    ["R E", "ruzzle", "re", 3],
    ["R E", "boggle", "re", undefined],
    ["O R O", "boggle", "oro", 1],
    ["O R O", "paroliere", "oro", undefined],
    ["A C Qu A", "boggle", "acqua", 2],
    ["A C Qu A", "paroliere", "acqua", 2],
    ["A C Qu A", "ruzzle", "acqua", 1 + 2 + 13 + 1 + 5],
    ["A C Qudl A", "ruzzle", "acqua", 1 + 2 + 26 + 1 + 5],
    ["A C Qu4tl A", "ruzzle", "acqua", 1 + 2 + 12 + 1 + 5],
    ["Adw C Qu Atw", "ruzzle", "acqua", 17 * 6 + 5],
    ["R2 E9", "ruzzle", "re", 11],
  ];
  for (const [text, rules, word, points] of cases) {
    const solved = solveGrid(lexiconOf([word]), parseGrid(text), GRID_RULES[rules]);
    assert.equal(solved[0]?.points, points, `${text} ${rules}`);
  }
});

Deno.test("solveGrid() does not start or end a word inside a cell", () => {
  const lexicon = lexiconOf(["acq", "uadro", "quadro", "ad", "ro"]);
  const solved = solveGrid(lexicon, parseGrid("A C Qu A D Ro"), GRID_RULES.ruzzle);
  assert.deepEqual(solved.map(({ word }) => word), ["ad", "quadro", "ro"]);
});

Deno.test("solveGrid() folds what the alphabet lacks and refuses what is not a letter of it", () => {
  const lexicon = lexiconOf(["eta"]);
  assert.equal(solveGrid(lexicon, parseGrid("È T À"), GRID_RULES.boggle).length, 1);
  assert.throws(
    () => solveGrid(lexicon, parseGrid("E T Ж"), GRID_RULES.boggle),
    (error: UserError) => {
      assert.deepEqual(error.problem, {
        kind: "bad_puzzle",
        game: "grid",
        text: "E T Ж",
        fault: { kind: "bad_letter", found: "ж", at: { line: 1, column: 5 } },
      });
      return true;
    },
  );
});

Deno.test("solveGrid() solves 32 by 32", () => {
  const rng = rngFrom("grid/32");
  const words = randomWords("abcdeñ", 400, rng);
  const about = { rows: 32, cols: 32, letters: LETTERS, long: 5, bonus: 20, value: 0 };
  const lexicon = lexiconOf(words, { alphabet: FEW_LETTERS });
  const solved = solveGrid(lexicon, randomBoard(about, rng), GRID_RULES.ruzzle);
  assert.ok(solved.length > 200);
});

Deno.test("solveGrid() gives up on a board with endless paths rather than on memory", () => {
  const lexicon = lexiconOf(["a".repeat(40)], { alphabet: alphabetOf("a") });
  const row = Array(5).fill("a").join(" ");
  for (const rows of [5, 20]) {
    const puzzle = parseGrid(Array(rows).fill(row).join("/"));
    assert.throws(
      () => solveGrid(lexicon, puzzle, GRID_RULES.boggle),
      (error: UserError) =>
        error.problem.kind === "bad_puzzle" && error.problem.fault.kind === "too_many_paths",
    );
  }
  // The walk is as good as new afterwards.
  assert.equal(solveGrid(lexicon, parseGrid("a a"), GRID_RULES.boggle).length, 0);
});

Deno.test("solveGrid() never writes to the lexicon", () => {
  const lexicon = lexiconOf(["roma", "amor", "ramo", "mora"]);
  const before = structuredClone(lexicon.graph);
  solveGrid(lexicon, parseGrid("R O / A M"), GRID_RULES.ruzzle);
  countGrid(lexicon, parseGrid("R O / A M"), GRID_RULES.boggle);
  assert.deepEqual(lexicon.graph, before);
});
