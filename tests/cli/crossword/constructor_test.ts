import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { italianLexicon } from "../../support/crossword.ts";
import { scriptedWorld } from "../../support/world.ts";

async function said(line: string, files: Record<string, string> = {}) {
  const world = scriptedWorld({
    args: ["crossword", ...line.split(" ")],
    env: { HOME: "/home/anna" },
    lexicon: italianLexicon(),
    files,
  });
  const code = await run(world);
  return { code, out: world.printed.join("\n"), err: world.complained.join("\n") };
}

const BEGUN = "casa#../....#../...#.../.#...#./...#.../..#..../..#....";

Deno.test("--fill completes a grid that was begun, from a file or from its one line", async () => {
  const files = { "/half.txt": BEGUN.replaceAll("/", "\n") };
  for (const grid of [BEGUN, "/half.txt"]) {
    const { code, out } = await said(`generate --fill ${grid} --seed 1 --json`, files);
    assert.equal(code, 0);
    const { puzzle } = JSON.parse(out);
    assert.match(puzzle, /^casa#[a-z]{2}\/[a-z]{4}#[a-z]{2}\//);
  }
});

Deno.test("--must puts words into the grid, --ban leaves others out", async () => {
  for (const words of ["gatto", "gatto,pinocchio"]) {
    const { out } = await said(`generate --must ${words} --size 11x11 --seed 1 --json`);
    const answers = JSON.parse(out).entries.map(({ answer }: { answer: string }) => answer);
    for (const word of words.split(",")) assert.ok(answers.includes(word), word);
  }
});

Deno.test("--list-candidates shows what fits a place of the grid", async () => {
  const { code, out } = await said(`generate --fill ${BEGUN} --list-candidates 2v --json`);
  const { slot, pattern, count, words } = JSON.parse(out);
  assert.deepEqual([code, slot, pattern, count], [0, "2-down", "a..", words.length]);
  assert.ok(words.length > 5 && words.every((word: string) => /^a[a-z]{2}$/.test(word)));
  const lines = (await said(`generate --fill ${BEGUN} --list-candidates 2d --lang en`)).out
    .split("\n");
  assert.equal(lines[0], `2 down, a..: ${words.length} words fit`);
  assert.deepEqual(lines.slice(1), words);
  const none = await said("generate --fill zq.../...../..... --list-candidates 1o --lang it");
  assert.deepEqual([none.code, none.out], [1, "1 orizzontale, zq...: nessuna parola possibile"]);
});

Deno.test("what a constructor cannot ask for is refused", async () => {
  const cases: [line: string, says: RegExp][] = [
    ["--list-candidates 1o", /--fill/],
    [`--fill ${BEGUN} --list-candidates 99o`, /1-across/],
    [`--fill ${BEGUN} --list-candidates x`, /1-across/],
    [`--fill ${BEGUN} --size 9x9`, /--size.*--fill/],
    [`--fill ${BEGUN} --template 09x09a`, /--fill.*--template/],
    ["--fill /nowhere.txt", /nowhere/],
    ["--must gattopardesca --size 7x7", /gattopardesca/],
    ["--must a1", /a1/],
  ];
  for (const [line, says] of cases) {
    const { code, err } = await said(`generate ${line} --lang en`);
    assert.notEqual(code, 0, line);
    assert.match(err, says, line);
  }
});

Deno.test("ipuz keeps clues, circles and what is written, in and out", async () => {
  const made = JSON.parse((await said("generate --size 5x5 --seed 2 --format ipuz")).out);
  const row = made.solution.findIndex((cells: string[]) => cells[1] !== "#");
  const shown = made.puzzle[row][1];
  made.puzzle[row][1] = { cell: shown, style: { shapebg: "circle" } };
  made.saved = made.solution.map((cells: string[]) => cells.map((it) => it === "#" ? "#" : 0));
  made.saved[row][1] = "Q";
  made.clues.Across[0][1] = "Una mia";
  const files = { "/mine.ipuz": JSON.stringify(made) };
  const again = JSON.parse((await said("print /mine.ipuz --format ipuz", files)).out);
  for (const field of ["puzzle", "saved", "solution", "clues"] as const) {
    assert.deepEqual(again[field], made[field], field);
  }
  // Without its solution, what is written is what --fill begins with.
  const { solution, ...open } = made;
  open.saved = solution.map((cells: string[], i: number) =>
    cells.map((it) => it === "#" ? "#" : i === row ? it : 0)
  );
  const { out } = await said("generate --fill /open.ipuz --seed 5 --format ipuz", {
    "/open.ipuz": JSON.stringify(open),
  });
  assert.deepEqual(JSON.parse(out).solution[row], solution[row]);
});
