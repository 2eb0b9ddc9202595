import assert from "node:assert/strict";
import { bites } from "../../../src/games/bites/mod.ts";
import { crossword } from "../../../src/games/crossword/mod.ts";
import { grid } from "../../../src/games/grid/mod.ts";
import { drawBites } from "../../../src/web/engine/bites.ts";
import { drawCrossword } from "../../../src/web/engine/crossword.ts";
import { drawGrid, gridHeat } from "../../../src/web/engine/grid.ts";
import { playLexicon } from "../../support/play_words.ts";

const label = { kind: "board" } as const;

Deno.test("a crossword is drawn with what was written, checked and shown", () => {
  const rules = { ...crossword.defaults, clues: { kind: "none" } as const };
  const round = crossword.open(playLexicon(), rules, crossword.parse("NOME/E##N/VERO/EBNE"));
  let state = crossword.start(round);
  const play = (move: Parameters<typeof crossword.play>[2]) => {
    state = crossword.play(round, state, move).state;
  };
  play({ kind: "letter", cell: 0, letter: "X", pencil: true, at: 1500 });
  play({ kind: "check" });
  play({ kind: "reveal_letter", slot: { number: 3, direction: "across" } });
  const drawn = drawCrossword({ round, state, label });
  assert.equal(drawn.cells.slice(0, 5), "x....");
  assert.deepEqual([drawn.wrong, drawn.pencilled, drawn.revealed], [[0], [0], [8]]);
  assert.deepEqual([drawn.filled, drawn.white, drawn.elapsed], [2, 14, 1500]);
  assert.equal(drawn.isOver, false);
  // It goes to the page as it is.
  assert.deepEqual(structuredClone(drawn), drawn);
});

Deno.test("a grid keeps what was missed to itself until it is over", () => {
  const round = grid.open(playLexicon(), grid.defaults, grid.parse("N O / E M"));
  const start = grid.start(round);
  const { state } = grid.play(round, start, { kind: "guess", word: "nome", at: 5 });
  const drawn = drawGrid({ round, state, label });
  assert.deepEqual(drawn.found.map(({ word, path }) => [word, path]), [["nome", [0, 1, 3, 2]]]);
  assert.deepEqual(drawn.missed, []);
  assert.equal(drawn.cells[0]!.value, round.rules.language.values.n);
  const over = grid.play(round, state, { kind: "give_up", at: 9 }).state;
  const ended = drawGrid({ round, state: over, label });
  assert.equal(ended.end, "gave_up");
  assert.equal(ended.missed.length, drawn.words - 1);
  assert.equal(gridHeat({ round, state: start, label }).length, 4);
});

Deno.test("bites are drawn with the price of the next hint", () => {
  const round = bites.open(
    playLexicon(),
    { ...bites.defaults, winFraction: 0.5 },
    bites.parse("N O M E / BR> / NEv"),
  );
  const start = bites.start(round);
  const drawn = drawBites({ round, state: start, label });
  assert.ok(drawn.nextHint && drawn.nextHint.price > 0);
  const { state } = bites.play(round, start, { kind: "hint" });
  const after = drawBites({ round, state, label });
  assert.equal(after.hintCost, drawn.nextHint.price);
  assert.equal(after.nextHint?.rung, 2);
  const found = bites.play(round, state, { kind: "guess", word: "nome" }).state;
  assert.deepEqual(drawBites({ round, state: found, label }).found.map(({ word }) => word), [
    "nome",
  ]);
});
