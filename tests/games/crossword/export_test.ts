import assert from "node:assert/strict";
import { parseClueFile } from "../../../src/games/crossword/clue_file.ts";
import { rngFrom } from "../../../src/core/random.ts";
import { type FactsFault, factsOf, readFacts } from "../../../src/games/crossword/puzzle_file.ts";
import { ipuzOf, readIpuz } from "../../../src/games/crossword/ipuz.ts";
import { crossword } from "../../../src/games/crossword/mod.ts";
import { svgOf } from "../../../src/games/crossword/svg.ts";
import { BLACK } from "../../../src/games/crossword/template.ts";
import { uniquenessOf, verifyCrossword } from "../../../src/games/crossword/verify.ts";
import { italianLexicon, lexiconOf, template } from "../../support/crossword.ts";

const LEXICON = italianLexicon();
const RULES = { ...crossword.defaults, template: template("09x09b") };
const PUZZLE = crossword.generate(LEXICON, RULES, rngFrom("export"));
const ROUND = crossword.open(LEXICON, RULES, PUZZLE);

Deno.test("readFacts() reads what factsOf() writes", () => {
  const facts = factsOf(ROUND);
  const { rows, cols, entries } = facts;
  assert.deepEqual([rows, cols], [9, 9]);
  for (const entry of entries) {
    const fields = [
      ...["number", "row", "col", "direction", "answer", "clue", "clue_kind", "clue_source"],
      ...["difficulty", "game"],
    ];
    assert.deepEqual(Object.keys(entry), fields);
  }
  const read = readFacts(JSON.stringify(facts));
  assert.deepEqual(read, { kind: "read", facts, grid: PUZZLE });
});

Deno.test("readFacts() reports what is wrong", () => {
  const facts = factsOf(ROUND);
  const [first, ...rest] = facts.entries;
  const withFirst = (change: object) =>
    JSON.stringify({ ...facts, entries: [{ ...first, ...change }, ...rest] });
  const cases: [text: string, kind: FactsFault["kind"], detail?: string][] = [
    ["{", "not_json"],
    ["[]", "bad_field", ""],
    ["null", "bad_field", ""],
    [JSON.stringify({ ...facts, rows: 100 }), "bad_field", "rows"],
    [JSON.stringify({ ...facts, level: "expert" }), "bad_field", "level"],
    [JSON.stringify({ ...facts, entries: [] }), "bad_field", "entries"],
    [withFirst({ row: -1 }), "bad_field", "entries[0].row"],
    [withFirst({ answer: "A B" }), "bad_field", "entries[0].answer"],
    [withFirst({ direction: "up" }), "bad_field", "entries[0].direction"],
    [withFirst({ difficulty: 2 }), "bad_field", "entries[0].difficulty"],
    [withFirst({ col: 8 }), "outside"],
    [withFirst({ answer: "q".repeat(first!.answer.length) }), "crossing"],
    [withFirst({ number: 99 }), "not_a_slot"],
    [JSON.stringify({ ...facts, entries: rest }), "not_a_slot"],
  ];
  for (const [text, kind, detail] of cases) {
    const read = readFacts(text);
    assert.ok(read.kind === "unreadable", text.slice(0, 80));
    assert.equal(read.faults[0]!.kind, kind, text.slice(0, 120));
    if (read.faults[0]!.kind === "bad_field") assert.equal(read.faults[0]!.field, detail);
  }
});

Deno.test("verifyCrossword() proves a generated crossword", () => {
  const read = readFacts(JSON.stringify(factsOf(ROUND)));
  assert.ok(read.kind === "read");
  const verdict = verifyCrossword(LEXICON, RULES, read);
  assert.deepEqual(verdict.faults, []);
  assert.equal(verdict.entries, ROUND.entries.length);
  assert.equal(verdict.proved, ROUND.entries.length);
  assert.equal(verdict.uniqueness, "not_unique");
});

Deno.test("verifyCrossword() finds non-words, repeats and unproved clues", () => {
  const grid = crossword.parse("xyz/#a#/xyz");
  const { faults } = verifyCrossword(LEXICON, RULES, { grid });
  assert.deepEqual(faults.map(({ kind, slot }) => `${kind} ${slot}`), [
    "not_a_word 1-across",
    "not_a_word 3-across",
    "repeated 3-across",
    "not_a_word 2-down",
  ]);
  const facts = factsOf(ROUND);
  const games: unknown[] = [
    { mechanism: { kind: "letters", gives: facts.entries[0]!.answer, mixed: "zz" } },
    { mechanism: { kind: "anagram", gives: facts.entries[0]!.answer } },
    { mechanism: { kind: "reversal", gives: facts.entries[0]!.answer, of: 3 } },
    { mechanism: { kind: "nothing", gives: facts.entries[0]!.answer } },
    {},
    3,
  ];
  for (const game of games) {
    const entries = [{ ...facts.entries[0], game }, ...facts.entries.slice(1)];
    const read = readFacts(JSON.stringify({ ...facts, entries }));
    assert.ok(read.kind === "read");
    const found = verifyCrossword(LEXICON, RULES, read).faults;
    assert.deepEqual(found.map(({ kind }) => kind), ["bad_clue"], JSON.stringify(game));
  }
});

Deno.test("verifyCrossword() reads the clues, and counts the definitions", () => {
  const facts = factsOf(ROUND);
  const [first, second, ...rest] = facts.entries.map(({ game: _, ...entry }) => entry);
  const entries = [
    { ...first!, clue: `Si dice ${first!.answer}`, clue_kind: "definition" },
    { ...second!, clue: "…", clue_kind: "synonym" },
    ...rest.map((entry) => ({ ...entry, clue: "…" })),
  ];
  const read = readFacts(JSON.stringify({ ...facts, entries }));
  assert.ok(read.kind === "read");
  const { faults, defined, proved } = verifyCrossword(LEXICON, RULES, read);
  assert.deepEqual(faults.map(({ kind, slot }) => `${kind} ${slot}`), ["bad_clue 1-across"]);
  assert.deepEqual([defined, proved], [2, 0]);
});

Deno.test("verifyCrossword() has no offensive word at easy or medium", () => {
  const grid = crossword.parse("merda");
  for (const difficulty of ["easy", "medium", "hard"] as const) {
    const { faults } = verifyCrossword(LEXICON, { ...RULES, difficulty }, { grid });
    const expected = difficulty === "hard" ? [] : ["sensitive"];
    assert.deepEqual(faults.map(({ kind }) => kind), expected, difficulty);
  }
});

Deno.test("uniquenessOf() knows one fill from two, and when it does not know", () => {
  const grid = crossword.parse("ab/cd");
  const rules = { ...RULES, floor: 0 };
  assert.equal(
    uniquenessOf(lexiconOf(["ab", "cd", "ac", "bd"]), rules, grid).uniqueness,
    "not_unique",
  );
  const single = crossword.parse("abc/#d#");
  assert.equal(uniquenessOf(lexiconOf(["abc", "bd"]), rules, single).uniqueness, "unique");
  assert.equal(
    uniquenessOf(lexiconOf(["abc", "bd", "abd"]), rules, single).uniqueness,
    "not_unique",
  );
  assert.equal(
    uniquenessOf(LEXICON, { ...RULES, maxSteps: 1 }, PUZZLE).uniqueness,
    "not_proven",
  );
  // A letter that is in no entry is nobody's to change.
  const alone = { rows: 3, cols: 3, cells: "abc####d#" };
  assert.equal(uniquenessOf(lexiconOf(["abc", "bd"]), rules, alone).uniqueness, "unique");
  // A pair of letters or a theme's word counts beside the lexicon's.
  const words = lexiconOf(["abc", "bd", "xyc"]);
  assert.equal(uniquenessOf(words, rules, crossword.parse("abc/#q#")).uniqueness, "not_unique");
});

Deno.test("verifyCrossword() looks for no other fill of what are no words", () => {
  const verdict = verifyCrossword(lexiconOf(["abc", "bd"]), { ...RULES, floor: 0 }, {
    grid: crossword.parse("xyz/#q#"),
  });
  assert.deepEqual(verdict.faults.map(({ kind }) => kind), ["not_a_word", "not_a_word"]);
  assert.equal(verdict.uniqueness, "no_words");
});

Deno.test("ipuzOf() writes what ipuz version 2 asks for", () => {
  const text = ipuzOf(ROUND, { title: "Prova", author: "itbee", difficulty: "medium" });
  const it = JSON.parse(text);
  assert.equal(it.version, "http://ipuz.org/v2");
  assert.deepEqual(it.kind, ["http://ipuz.org/crossword#1"]);
  assert.deepEqual(it.dimensions, { width: 9, height: 9 });
  assert.equal(typeof it.title, "string");
  assert.equal(it.block, "#");
  assert.equal(it.empty, "0");
  assert.equal(it.puzzle.length, 9);
  assert.equal(it.solution.length, 9);
  const starts = new Map<number, [row: number, col: number]>();
  for (let row = 0; row < 9; row++) {
    assert.equal(it.puzzle[row].length, 9);
    assert.equal(it.solution[row].length, 9);
    for (let col = 0; col < 9; col++) {
      const cell = it.puzzle[row][col];
      const letter = it.solution[row][col];
      assert.equal(cell === "#", letter === "#");
      if (cell === "#") continue;
      assert.ok(Number.isInteger(cell) && cell >= 0);
      assert.match(letter, /^[A-Z]$/);
      if (cell > 0) starts.set(cell, [row, col]);
    }
  }
  assert.deepEqual([...starts.keys()], [...starts.keys()].sort((a, b) => a - b));
  assert.deepEqual(Object.keys(it.clues), ["Across", "Down"]);
  for (const [name, [down, right]] of [["Across", [0, 1]], ["Down", [1, 0]]] as const) {
    for (const [number, clue] of it.clues[name]) {
      assert.equal(typeof clue, "string");
      const [row, col] = starts.get(number)!;
      assert.notEqual(it.puzzle[row + down]?.[col + right] ?? "#", "#");
    }
  }
  assert.equal(it.clues.Across.length + it.clues.Down.length, ROUND.entries.length);
});

Deno.test("readIpuz() reads what ipuzOf() writes", () => {
  const read = readIpuz(ipuzOf(ROUND, { title: "Prova" }));
  assert.ok(read.kind === "read");
  assert.deepEqual(read.grid, PUZZLE);
  assert.deepEqual(
    Object.values(read.clues).sort(),
    ROUND.entries.map(({ clue }) => clue).sort(),
  );
});

Deno.test("readIpuz() reads cryptic crosswords too", () => {
  const plain = ipuzOf(ROUND, { title: "Prova" });
  for (const kind of ["crossword/crypticcrossword", "crypticcrossword"]) {
    const cryptic = plain.replace("ipuz.org/crossword#1", `ipuz.org/${kind}#1`);
    assert.notEqual(cryptic, plain);
    assert.deepEqual(readIpuz(cryptic), readIpuz(plain));
  }
  assert.equal(readIpuz(plain.replace("crossword#1", "sudoku#1")).kind, "unreadable");
});

Deno.test("readIpuz() reads other dialects and refuses what it cannot", () => {
  const base = {
    version: "http://ipuz.org/v1",
    kind: ["http://ipuz.org/crossword#1"],
    solution: [["C", { value: "A" }], [null, "D"]],
    clues: { Across: [{ number: 1, clue: "Prima" }], Down: [["2", "Seconda"], [9, "Nessuna"], 4] },
  };
  assert.deepEqual(readIpuz(JSON.stringify(base)), {
    kind: "read",
    grid: { rows: 2, cols: 2, cells: "ca#d" },
    clues: { "1-across": "Prima", "2-down": "Seconda" },
    marks: { circles: [], saved: "" },
  });
  const cases: [value: unknown, field: string][] = [
    [7, ""],
    [{ ...base, version: "2" }, "version"],
    [{ ...base, kind: ["http://ipuz.org/sudoku#1"] }, "kind"],
    [{ ...base, solution: undefined }, "solution"],
    [{ ...base, solution: [["A"], ["B", "C"]] }, "solution"],
    [{ ...base, solution: [["AB", "C"]] }, "solution"],
    [{ ...base, solution: [["#", "#"]] }, "solution"],
  ];
  for (const [value, field] of cases) {
    assert.deepEqual(readIpuz(JSON.stringify(value)), { kind: "unreadable", field });
  }
  assert.deepEqual(readIpuz("{"), { kind: "unreadable", field: "" });
});

Deno.test("parseClueFile() reads slots as people write them and reports bad rows", () => {
  const grid = crossword.parse("casa/ala#/ri#o/o#re");
  const text = [
    "# remark",
    "1o\tDolce dimora",
    "2-down\tPer volare",
    "3v\tConosce",
    "1-across\tDi nuovo",
    "9a\tManca",
    "x\tManca",
    "4a",
  ].join("\n");
  const { clues, faults } = parseClueFile(text, grid);
  assert.deepEqual(clues, {
    "1-across": "Dolce dimora",
    "2-down": "Per volare",
    "3-down": "Conosce",
  });
  assert.deepEqual(faults.map(({ kind, line }) => [kind, line]), [
    ["repeated_slot", 5],
    ["unknown_slot", 6],
    ["unknown_slot", 7],
    ["bad_row", 8],
  ]);
});

Deno.test("svgOf() draws every cell, number and clue, and nothing that breaks the page", () => {
  const labels = { title: "Mare & <monti>", across: "Orizzontali", down: "Verticali" };
  const empty = svgOf(ROUND, { labels });
  const full = svgOf(ROUND, { labels, cells: ROUND.solution });
  for (const svg of [empty, full]) {
    assert.ok(svg.startsWith("<svg ") && svg.endsWith("</svg>\n"));
    assert.ok(svg.includes("Mare &amp; &lt;monti&gt;"));
    assert.equal(svg.match(/<rect /g)!.length, 81 + 1);
    assert.equal(svg.match(/<text/g)!.length, svg.match(/<\/text>/g)!.length);
    assert.ok(!/&(?!amp;|lt;|gt;)/.test(svg));
  }
  const letters = [...ROUND.solution].filter((cell) => cell !== BLACK).length;
  const count = (svg: string) => svg.match(/font-size="20"/g)?.length ?? 0;
  assert.deepEqual([count(empty), count(full)], [0, letters]);
  const none = crossword.open(LEXICON, { ...RULES, clues: { kind: "none" } }, PUZZLE);
  assert.ok(!svgOf(none, { labels }).includes("Orizzontali"));
});
