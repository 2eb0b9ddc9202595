import assert from "node:assert/strict";
import { UserError } from "../../../src/core/problem.ts";
import { rngFrom } from "../../../src/core/random.ts";
import { crossword } from "../../../src/games/crossword/mod.ts";
import type {
  CrosswordMove,
  CrosswordOutcome,
  CrosswordState,
} from "../../../src/games/crossword/play.ts";
import { tierCounts } from "../../../src/games/crossword/round.ts";
import { patternOf, slotsOf } from "../../../src/games/crossword/template.ts";
import { italianLexicon, template } from "../../support/crossword.ts";

const RULES = { ...crossword.defaults, clues: { kind: "none" } as const };
const PUZZLE = crossword.parse("casa/ala#/ri#o/o#re");
const ROUND = crossword.open(italianLexicon(), RULES, PUZZLE);
const across = (number: number) => ({ number, direction: "across" as const });
const down = (number: number) => ({ number, direction: "down" as const });

function after(
  moves: readonly CrosswordMove[],
): { state: CrosswordState; outcome: CrosswordOutcome } {
  let step: { state: CrosswordState; outcome: CrosswordOutcome } = {
    state: crossword.start(ROUND),
    outcome: { kind: "unchanged" },
  };
  for (const move of moves) step = crossword.play(ROUND, step.state, move);
  return step;
}

Deno.test("crossword.open() lists the entries", () => {
  const entries = ROUND.entries.map((it) => `${it.number}${it.direction[0]} ${it.answer}`);
  assert.deepEqual(entries, [
    "1a casa",
    "4a ala",
    "5a ri",
    "7a re",
    "1d caro",
    "2d ali",
    "3d sa",
    "6d oe",
  ]);
  assert.throws(
    () => crossword.open(italianLexicon(), RULES, crossword.parse("cas./al.#")),
    (error) =>
      error instanceof UserError && error.problem.kind === "bad_crossword" &&
      error.problem.fault.kind === "unfinished",
  );
});

Deno.test("crossword.play() judges moves", () => {
  const enter = (slot: ReturnType<typeof across | typeof down>, word: string): CrosswordMove => ({
    kind: "enter",
    slot,
    word,
  });
  const casa = enter(across(1), "Casà");
  const cases: [moves: CrosswordMove[], outcome: CrosswordOutcome][] = [
    [[casa], { kind: "entered", slot: across(1), word: "casa", empty: 9 }],
    [[casa, casa], { kind: "unchanged" }],
    [[enter(across(9), "casa")], { kind: "no_such_slot", slot: across(9) }],
    [[enter(down(4), "casa")], { kind: "no_such_slot", slot: down(4) }],
    [[enter(across(1), "c4sa")], { kind: "not_letters", text: "c4sa" }],
    [[enter(across(1), "case tre")], { kind: "not_letters", text: "case tre" }],
    [
      [enter(across(1), "case")],
      { kind: "entered", slot: across(1), word: "case", empty: 9 },
    ],
    [
      [enter(across(1), "cas")],
      { kind: "wrong_length", word: "cas", length: 3, expected: 4 },
    ],
    [[casa, { kind: "clear", slot: across(1) }], { kind: "cleared", letters: 4 }],
    [[casa, enter(across(4), "ala"), { kind: "clear" }], { kind: "cleared", letters: 7 }],
    [[{ kind: "clear" }], { kind: "unchanged" }],
    [[{ kind: "check" }], { kind: "checked", wrong: 0, right: 0, empty: 13 }],
    [
      [enter(across(1), "caso"), { kind: "check" }],
      { kind: "checked", wrong: 1, right: 3, empty: 9 },
    ],
    [
      [{ kind: "reveal", slot: down(2) }],
      { kind: "revealed", slot: down(2), answer: "ali", letters: 3 },
    ],
    [[{ kind: "reveal", slot: down(2) }, { kind: "reveal", slot: down(2) }], { kind: "unchanged" }],
    [
      [{ kind: "reveal", slot: down(2) }, enter(across(1), "cosa")],
      { kind: "against_revealed", word: "cosa", place: 1 },
    ],
    [[{ kind: "reveal", slot: down(2) }, { kind: "clear" }], { kind: "unchanged" }],
    [
      [enter(across(1), "caso"), { kind: "reveal_letter", slot: across(1) }],
      { kind: "revealed_letter", slot: across(1), place: 3, letter: "a" },
    ],
    [[casa, { kind: "reveal_letter", slot: across(1) }], { kind: "unchanged" }],
    [
      [
        { kind: "check" },
        casa,
        enter(across(4), "ala"),
        enter(across(5), "ri"),
        { kind: "reveal", slot: across(7) },
        enter(down(1), "caro"),
        enter(down(6), "oe"),
      ],
      { kind: "solved", revealed: 2, checks: 1 },
    ],
  ];
  for (const [moves, outcome] of cases) {
    assert.deepEqual(after(moves).outcome, outcome, JSON.stringify(moves));
  }
});

Deno.test("crossword.play() returns the very state when nothing changed", () => {
  const { state } = after([{ kind: "enter", slot: across(1), word: "casa" }]);
  for (const word of ["casa", "x", "c4sa"]) {
    assert.equal(
      crossword.play(ROUND, state, { kind: "enter", slot: across(1), word }).state,
      state,
    );
  }
});

Deno.test("crossword.play() forgets a wrong cell when it changes", () => {
  const wrong = after([{ kind: "enter", slot: across(1), word: "caso" }, { kind: "check" }]).state;
  assert.deepEqual(wrong.wrong, [3]);
  const mended =
    crossword.play(ROUND, wrong, { kind: "enter", slot: across(1), word: "casa" }).state;
  assert.deepEqual(mended.wrong, []);
});

Deno.test("crossword.play() ends when the letters are right, however they came", () => {
  const moves: CrosswordMove[] = ROUND.entries.map(({ number, direction }) => ({
    kind: "reveal",
    slot: { number, direction },
  }));
  const { state } = after(moves);
  assert.ok(crossword.isOver(ROUND, state));
  assert.equal(crossword.play(ROUND, state, { kind: "check" }).outcome.kind, "already_solved");
});

Deno.test("crossword.generate() is a game's: parsed, opened, solved, and the same for ever", () => {
  const lexicon = italianLexicon();
  const rules = { ...RULES, difficulty: "easy" as const };
  const puzzle = crossword.generate(lexicon, rules, rngFrom("game"));
  assert.deepEqual(crossword.generate(lexicon, rules, rngFrom("game")), puzzle);
  assert.deepEqual(crossword.parse(crossword.format(puzzle)), puzzle);
  const round = crossword.open(lexicon, rules, puzzle);
  assert.deepEqual(
    round.entries.map(({ answer }) => answer),
    slotsOf(puzzle).map((slot) => patternOf(puzzle, slot)),
  );
  const counts = tierCounts(round);
  assert.equal(counts.easy + counts.medium + counts.hard, round.entries.length);
  assert.ok(counts.easy > counts.hard);
  let state = crossword.start(round);
  for (const { number, direction, answer } of round.entries) {
    state =
      crossword.play(round, state, { kind: "enter", slot: { number, direction }, word: answer })
        .state;
  }
  assert.ok(crossword.isOver(round, state));
  assert.deepEqual(structuredClone(round), round);
});

Deno.test("crossword.generate() says when nothing was found", () => {
  const rules = { ...RULES, template: template("09x09a"), maxSteps: 2 };
  assert.throws(() => crossword.generate(italianLexicon(), rules, rngFrom("x")), (error) => {
    assert.ok(error instanceof UserError && error.problem.kind === "no_puzzle_found");
    assert.deepEqual(error.problem.failures, { gave_up: 1 });
    return true;
  });
  const impossible = { ...RULES, template: "zzz/zzz/..." };
  assert.throws(() => crossword.generate(italianLexicon(), impossible, rngFrom("x")), UserError);
});

Deno.test("crossword.open() takes given clues, then the theme's, then games", () => {
  const lexicon = italianLexicon();
  const theme = [{ word: "ala", clue: "Serve per volare", tier: "easy" as const }];
  const clues = { kind: "given" as const, clues: { "1-across": "Dolce dimora" } };
  const { entries } = crossword.open(lexicon, { ...RULES, theme, clues }, PUZZLE);
  assert.equal(entries[0]!.clue, "Dolce dimora");
  assert.equal(entries[1]!.clue, "Serve per volare");
  assert.ok(entries.slice(2).every(({ clue, game }) => clue !== "" && game !== undefined));
});

Deno.test("crossword.isMove() and isRules() know their own from anything else", () => {
  const slot = { number: 1, direction: "across" };
  const moves: [value: unknown, isMove: boolean][] = [
    [{ kind: "enter", slot, word: "casa" }, true],
    [{ kind: "clear" }, true],
    [{ kind: "clear", slot }, true],
    [{ kind: "check" }, true],
    [{ kind: "reveal", slot }, true],
    [{ kind: "reveal_letter", slot }, true],
    [{ kind: "reveal" }, false],
    [{ kind: "enter", slot }, false],
    [{ kind: "enter", slot: { number: 1, direction: "up" }, word: "casa" }, false],
    [{ kind: "guess", word: "casa" }, false],
    [null, false],
    [[], false],
    ["check", false],
  ];
  for (const [value, isMove] of moves) assert.equal(crossword.isMove(value), isMove);
  const { defaults } = crossword;
  const theme = [{ word: "ala", clue: "Vola", tier: "easy" }];
  const rules: [value: unknown, isRules: boolean][] = [
    [defaults, true],
    [{ ...defaults, theme, clues: { kind: "given", clues: { "1-across": "Vola" } } }, true],
    [{ ...defaults, difficulty: "expert" }, false],
    [{ ...defaults, rows: 100 }, false],
    [{ ...defaults, density: "much" }, false],
    [{ ...defaults, theme: [{ word: "ala" }] }, false],
    [{ ...defaults, clues: { kind: "given" } }, false],
    [{}, false],
    [null, false],
  ];
  for (const [value, isRules] of rules) assert.equal(crossword.isRules(value), isRules);
});
