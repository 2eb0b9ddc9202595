import assert from "node:assert/strict";
import { bites } from "../../src/games/bites/mod.ts";
import { grid } from "../../src/games/grid/mod.ts";
import { games } from "../../src/games/mod.ts";

const ALL = { ...games, bites, grid };

Deno.test("every game takes its own rules back and no others", () => {
  for (const [name, game] of Object.entries(ALL)) {
    const rules = JSON.parse(JSON.stringify(game.defaults));
    assert.ok(game.isRules(rules), name);
    const [number] = Object.entries(rules).find(([, value]) => typeof value === "number")!;
    for (const wrong of [null, 7, "rules", [], {}, { ...rules, [number]: "4" }]) {
      assert.ok(!game.isRules(wrong), `${name} ${JSON.stringify(wrong)}`);
    }
    for (const wrong of [NaN, Infinity, -1, 1e9]) {
      assert.ok(!game.isRules({ ...rules, [number]: wrong }), `${name} ${wrong}`);
    }
  }
  const { defaults } = grid;
  assert.ok(!grid.isRules({ ...defaults, name: "scrabble" }));
  assert.ok(!grid.isRules({ ...defaults, scoring: { kind: "length", points: ["x"] } }));
  assert.ok(!grid.isRules({ ...defaults, language: { code: "it" } }));
  assert.ok(!bites.isRules({ ...bites.defaults, direction: "up" }));
});

Deno.test("every game tells its moves from anything else", () => {
  const cases: [name: keyof typeof ALL, move: unknown, expected: boolean][] = [
    ["bee", { kind: "guess", word: "nome" }, true],
    ["bee", { kind: "guess", word: "n".repeat(65) }, false],
    ["bee", { kind: "guess" }, false],
    ["bee", { kind: "hint", rung: 4 }, true],
    ["bee", { kind: "hint", rung: 7 }, false],
    ["bee", { kind: "shuffle" }, true],
    ["bee", { kind: "undo" }, true],
    ["bee", { kind: "give_up" }, true],
    ["bee", { kind: "cheat" }, false],
    ["bites", { kind: "guess", word: "nome" }, true],
    ["bites", { kind: "guess", word: 7 }, false],
    ["bites", { kind: "give_up" }, true],
    ["bites", { kind: "hint" }, true],
    ["bites", { kind: "shuffle" }, true],
    ["bites", { kind: "cheat" }, false],
    ["grid", { kind: "guess", word: "nome", at: 12 }, true],
    ["grid", { kind: "guess", word: "nome" }, false],
    ["grid", { kind: "guess", word: null, at: 1 }, false],
    ["grid", { kind: "wait", at: 0 }, true],
    ["grid", { kind: "give_up", at: -1 }, false],
    ["grid", { kind: "give_up", at: 3 }, true],
  ];
  const slot = { number: 3, direction: "down" };
  cases.push(
    ["crossword", { kind: "enter", slot, word: "nome" }, true],
    ["crossword", { kind: "enter", slot: { number: 3 }, word: "nome" }, false],
    ["crossword", { kind: "check" }, true],
    ["crossword", { kind: "give_up" }, true],
    ["crossword", { kind: "cheat" }, false],
  );
  for (const [name, move, expected] of cases) {
    assert.equal(ALL[name].isMove(move), expected, JSON.stringify(move));
  }
  for (const game of Object.values(ALL)) {
    for (const nothing of [null, undefined, 1, "guess", []]) assert.ok(!game.isMove(nothing));
  }
});
