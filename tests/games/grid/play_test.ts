import assert from "node:assert/strict";
import { grid } from "../../../src/games/grid/mod.ts";
import { heatOf, placeOf, stepsOn } from "../../../src/games/grid/paths.ts";
import {
  coreFound,
  type GridMove,
  type GridOutcome,
  type GridState,
} from "../../../src/games/grid/play.ts";
import { parseGrid } from "../../../src/games/grid/puzzle.ts";
import { openGrid } from "../../../src/games/grid/round.ts";
import { GRID_RULES, playRules } from "../../../src/games/grid/rules.ts";
import { statsOf } from "../../../src/games/grid/board_stats.ts";
import { oraclePaths } from "../../support/grid_oracle.ts";
import { lexiconOf } from "../../support/grid_words.ts";

const LEXICON = lexiconOf(["roma", "amor", "mora", "ramo", "re", "amarmi", "omar", "trama"], {
  flags: { mora: ["slur"], amor: ["vulgar"], omar: ["clitic"] },
});
const PUZZLE = parseGrid("Rdl O / A M");
const RULES = { ...GRID_RULES.ruzzle, seconds: 60 };
const ROUND = openGrid(LEXICON, RULES, PUZZLE);

function guess(word: string, at = 0): GridMove {
  return { kind: "guess", word, at };
}

Deno.test("grid.play() judges guesses", () => {
  const cases: [word: string, kind: GridOutcome["kind"]][] = [
    ["roma", "found"],
    ["RÒMA", "found"],
    ["romà'", "found"],
    ["amor", "found"],
    ["mora", "found"],
    ["r", "too_short"],
    ["", "not_letters"],
    ["ro-ma", "not_letters"],
    ["日本", "not_letters"],
    ["trama", "no_path"],
    ["rara", "no_path"],
    ["omar", "excluded"],
    ["maro", "not_in_lexicon"],
  ];
  for (const [word, kind] of cases) {
    const state = grid.start(ROUND);
    const step = grid.play(ROUND, state, guess(word));
    assert.equal(step.outcome.kind, kind, word);
    assert.equal(step.state === state, kind !== "found", word);
  }
});

Deno.test("grid.play() pays the best path, and each word once", () => {
  const first = grid.play(ROUND, grid.start(ROUND), guess("roma"));
  assert.ok(first.outcome.kind === "found");
  assert.deepEqual([first.outcome.points, first.outcome.score], [4 + 1 + 3 + 1, 9]);
  assert.deepEqual(first.outcome.word.path, [0, 1, 3, 2]);
  const again = grid.play(ROUND, first.state, guess("Roma"));
  assert.deepEqual(again.outcome, { kind: "already_found", word: "roma", points: 9 });
  assert.equal(again.state, first.state);
});

Deno.test("grid.play() takes a slur in silence: paid, and counted nowhere", () => {
  assert.deepEqual([...ROUND.answers.keys()], ["amor", "ramo", "roma"]);
  const { outcome, state } = grid.play(ROUND, grid.start(ROUND), guess("mora"));
  assert.ok(outcome.kind === "found" && !outcome.listed && outcome.points === 9);
  assert.equal(state.score, 9);
});

Deno.test("grid.play() ends when time is up, on giving up, and with the last word", () => {
  const fresh = grid.start(ROUND);
  const missed = (outcome: GridOutcome) =>
    "missed" in outcome ? outcome.missed.map(({ word }) => word) : undefined;

  const late = grid.play(ROUND, fresh, guess("roma", 60_000));
  assert.equal(late.outcome.kind, "time_up");
  assert.deepEqual([late.state.score, grid.isOver(ROUND, late.state)], [0, true]);
  assert.deepEqual(grid.play(ROUND, late.state, guess("roma")).outcome, { kind: "over" });

  const waited = grid.play(ROUND, fresh, { kind: "wait", at: 59_000 });
  assert.deepEqual(waited.outcome, { kind: "waited", left: 1000 });
  assert.deepEqual(waited.state, { ...fresh, at: 59_000 });
  assert.equal(grid.play(ROUND, fresh, { kind: "wait", at: 60_000 }).outcome.kind, "time_up");

  const one = grid.play(ROUND, fresh, guess("roma", 59_999)).state;
  const given = grid.play(ROUND, one, { kind: "give_up", at: 59_999 });
  assert.deepEqual(missed(given.outcome), ["ramo"]);

  let state: GridState = fresh;
  // One that pays in silence and an extra one: neither is needed.
  for (const word of ["mora", "amor", "ramo"]) {
    state = grid.play(ROUND, state, guess(word)).state;
    assert.equal(grid.isOver(ROUND, state), false);
  }
  const last = grid.play(ROUND, state, guess("roma"));
  assert.ok(last.outcome.kind === "found" && last.outcome.complete);
  assert.equal(last.state.end, "complete");
});

Deno.test("grid.play() pays extra words, and counts core ones alone", () => {
  const points = 9;
  assert.deepEqual([ROUND.core, ROUND.points], [2, 2 * points]);
  const extra = grid.play(ROUND, grid.start(ROUND), guess("amor"));
  assert.ok(extra.outcome.kind === "found" && !extra.outcome.word.isCore);
  assert.equal(extra.state.score, points);
  assert.equal(coreFound(ROUND, extra.state.found), 0);
});

Deno.test("grid.open() counts every word in games saved before there was a floor", () => {
  const { floor: _, minCore: _1, ...saved } = RULES;
  const before = openGrid(LEXICON, { ...RULES, ...grid.formerRules, ...saved }, PUZZLE);
  assert.deepEqual([before.core, before.points], [3, 27]);
});

Deno.test("grid.play() has no limit without a timer", () => {
  const calm = openGrid(LEXICON, { ...RULES, seconds: 0 }, PUZZLE);
  assert.equal(grid.play(calm, grid.start(calm), guess("roma", 1e12)).outcome.kind, "found");
  const { outcome } = grid.play(calm, grid.start(calm), { kind: "wait", at: 1e12 });
  assert.deepEqual(outcome, { kind: "waited" });
});

Deno.test("grid has parts that survive structuredClone", () => {
  const { state } = grid.play(ROUND, grid.start(ROUND), guess("roma"));
  for (const part of [PUZZLE, RULES, ROUND, state]) assert.deepEqual(structuredClone(part), part);
});

Deno.test("statsOf() counts cells, letters and words", () => {
  const puzzle = parseGrid("R O Qu / A M R");
  assert.deepEqual(statsOf(LEXICON, puzzle, GRID_RULES.boggle), {
    cells: 6,
    distinctLetters: 5,
    letterCounts: [["r", 2], ["a", 1], ["m", 1], ["o", 1], ["qu", 1]],
    mostFrequent: "r",
    words: 3,
    longest: 4,
    longestWords: ["amor", "ramo", "roma"],
    points: 3,
    byLength: [[4, 3]],
  });
});

Deno.test("heatOf() counts words by any of their paths", () => {
  const puzzle = parseGrid("A R A / M O N / R A Qu");
  const words = ["amo", "ora", "ara", "mora", "zeta"];
  const expected = puzzle.cells.map((_, cell) =>
    words.filter((word) => oraclePaths(word, puzzle).some((path) => path.includes(cell))).length
  );
  assert.deepEqual(heatOf(puzzle, words), expected);
});

Deno.test("stepsOn() and placeOf() draw a path", () => {
  assert.deepEqual(stepsOn(PUZZLE, [0, 1, 3]), [1, 2, 0, 3]);
  assert.deepEqual(placeOf(PUZZLE, 3), [1, 1]);
});

Deno.test("grid.play() keeps the clock of what counted, and never turns it back", () => {
  const cases: [name: string, moves: GridMove[], at: number][] = [
    ["a word", [guess("roma", 5_000)], 5_000],
    ["a refused word", [guess("roma", 5_000), guess("zeta", 9_000)], 5_000],
    ["waiting", [guess("roma", 5_000), { kind: "wait", at: 9_000 }], 9_000],
    ["a move of another window", [{ kind: "wait", at: 9_000 }, guess("roma", 5_000)], 9_000],
    ["waiting backwards", [{ kind: "wait", at: 9_000 }, { kind: "wait", at: 1_000 }], 9_000],
    ["time up", [{ kind: "wait", at: 90_000 }], 60_000],
    ["giving up", [{ kind: "give_up", at: 7_000 }], 7_000],
  ];
  for (const [name, moves, at] of cases) {
    let state = grid.start(ROUND);
    for (const move of moves) state = grid.play(ROUND, state, move).state;
    assert.equal(state.at, at, name);
  }
});

Deno.test("playRules() is all a game in play needs, and little to save", () => {
  for (const rules of Object.values(GRID_RULES)) {
    const saved: unknown = JSON.parse(JSON.stringify(playRules(rules)));
    assert.ok(JSON.stringify(saved).length < 700, String(JSON.stringify(saved).length));
    assert.ok(grid.isRules(saved));
    assert.deepEqual(
      openGrid(LEXICON, saved, PUZZLE).answers,
      openGrid(LEXICON, rules, PUZZLE).answers,
    );
  }
});

Deno.test("grid.isRules() takes nothing that is not rules", () => {
  const rules = playRules(GRID_RULES.ruzzle);
  const { language } = rules;
  const cases: unknown[] = [
    undefined,
    {},
    { ...rules, name: "scrabble" },
    { ...rules, minLength: -1 },
    { ...rules, seconds: "60" },
    { ...rules, scoring: null },
    { ...rules, scoring: { kind: "length" } },
    { ...rules, scoring: { kind: "letters", lengthPoints: [1.5] } },
    { ...rules, bonuses: { dl: 1 } },
    { ...rules, language: { ...language, letters: "" } },
    { ...rules, language: { ...language, letters: 7 } },
    { ...rules, language: { ...language, values: null } },
    { ...rules, language: { ...language, values: { a: -1 } } },
    { ...rules, language: { letters: "abc", values: {} } },
  ];
  for (const value of cases) assert.equal(grid.isRules(value), false, JSON.stringify(value));
});
