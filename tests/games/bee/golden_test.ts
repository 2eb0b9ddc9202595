import assert from "node:assert/strict";
import { addDays } from "../../../src/core/calendar.ts";
import { atlas, someBoards } from "../../../src/games/bee/atlas.ts";
import { reachOf } from "../../../src/games/bee/reach.ts";
import { poolOf } from "../../../src/games/bee/pool.ts";
import { dailyPuzzle } from "../../../src/games/bee/daily.ts";
import { beeRng, generateBee, generateWithReport } from "../../../src/games/bee/generate.ts";
import { boardOf, formatBee, puzzleOf } from "../../../src/games/bee/puzzle.ts";
import { openBee } from "../../../src/games/bee/round.ts";
import { BEE_DEFAULTS } from "../../../src/games/bee/rules.ts";
import { boardValue, tableOf } from "../../../src/games/bee/table.ts";
import { italianLexicon } from "../../support/bee_words.ts";
import { bruteBee } from "../../support/oracle.ts";

const GOLDEN = new URL("../../golden/bee.tsv", import.meta.url);

/** Numbers, dates and words: whatever a player may give. */
const SEEDS = [
  "20250101",
  ...Array.from({ length: 40 }, (_, i) => String(i)),
  ...["ape", "miele", "alveare", "città", "Perché no", "🐝", "", "-1", "1e9", "0x10"],
  ...Array.from({ length: 9 }, (_, i) => addDays("2025-10-22", i)),
];

Deno.test("a seed's board, words, points and goal are golden", () => {
  const lexicon = italianLexicon();
  const rows = SEEDS.map((seed) => {
    const puzzle = generateBee(lexicon, BEE_DEFAULTS, beeRng(seed));
    const { core, total, goal } = openBee(lexicon, BEE_DEFAULTS, puzzle);
    return [JSON.stringify(seed), formatBee(puzzle), core.length, total, goal].join("\t");
  });
  const days = [...Array(12).keys()].map((i) => {
    const date = addDays("2025-03-25", i);
    const puzzle = dailyPuzzle(lexicon, BEE_DEFAULTS, date);
    const { core, total, goal } = openBee(lexicon, BEE_DEFAULTS, puzzle);
    return [date, formatBee(puzzle), core.length, total, goal].join("\t");
  });
  const text = [
    `# seed, board, words, points, goal with ${lexicon.edition}; UPDATE=1 writes this file anew`,
    ...rows,
    "# the same of daily boards",
    ...days,
    "",
  ].join("\n");
  if (Deno.env.get("UPDATE") === "1") Deno.writeTextFileSync(GOLDEN, text);
  assert.equal(readGolden(), text);
});

Deno.test("the seed that the program promises thirty words for has them", () => {
  const { count } = generateWithReport(italianLexicon(), BEE_DEFAULTS, beeRng("20250101"));
  assert.ok(count >= 30, `${count} words: name another stream in beeRng()`);
});

Deno.test("the table equals a look at every Italian word on boards of all kinds", () => {
  const lexicon = italianLexicon();
  for (const [seed, change] of [["1", {}], ["2", { floor: 2 }], ["3", { minLength: 5 }]] as const) {
    const rules = { ...BEE_DEFAULTS, ...change, requirePangram: seed === "1" };
    const puzzle = generateBee(lexicon, rules, beeRng(seed));
    const words = bruteBee(lexicon, rules, puzzle);
    const value = boardValue(tableOf(lexicon, rules), boardOf(puzzle, lexicon.alphabet));
    assert.equal(value.count, words.length);
    assert.equal(value.points, words.reduce((sum, { points }) => sum + points, 0));
  }
});

Deno.test("the atlas has the boards that the file lacks, and all as a table has them", () => {
  const lexicon = italianLexicon();
  const table = tableOf(lexicon, BEE_DEFAULTS);
  const { boards, sets } = atlas(lexicon, BEE_DEFAULTS, { kind: "all" });
  assert.equal(sets, table.pangramSets.length);
  assert.ok(sets > poolOf(lexicon, BEE_DEFAULTS).sets.length);
  for (const { board, required, ...value } of someBoards(boards, 0, Infinity)) {
    assert.deepEqual(value, boardValue(table, { board, required }));
  }
});

Deno.test("every fair Italian board is as the atlas says", () => {
  const lexicon = italianLexicon();
  const found = atlas(lexicon, BEE_DEFAULTS, { kind: "fair" });
  const boards = reachOf(lexicon, BEE_DEFAULTS, someBoards(found.boards, 0, Infinity));
  assert.ok(boards.length > 5000);
  for (let i = 0; i < boards.length; i += 501) {
    const { count, points, pangrams, certificate } = boards[i]!;
    const round = openBee(lexicon, BEE_DEFAULTS, puzzleOf(boards[i]!, lexicon.alphabet));
    assert.deepEqual(
      [round.core.length, round.total, round.pangrams, round.certificate],
      [count, points, pangrams, certificate],
    );
    assert.ok(count >= 20 && count <= 200 && points >= 80 && points <= 1200 && pangrams >= 1);
  }
});

function readGolden(): string {
  try {
    return Deno.readTextFileSync(GOLDEN);
  } catch (error) {
    throw new Error("tests/golden/bee.tsv is missing: run the tests with UPDATE=1", {
      cause: error,
    });
  }
}
