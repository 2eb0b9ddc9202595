import assert from "node:assert/strict";
import { load } from "js-yaml";
import { ITALIAN } from "../../src/core/italian.ts";
import { type Language, languageFrom } from "../../src/core/language.ts";
import { alphabetOf } from "../../src/core/letters.ts";
import { type LanguageFault, UserError } from "../../src/core/problem.ts";
import { formatGrid, parseGrid } from "../../src/games/grid/puzzle.ts";

const FOLDER = new URL("../../data/languages/", import.meta.url);

function languages(): Language[] {
  return [...Deno.readDirSync(FOLDER)].map(({ name }) =>
    languageFrom(load(Deno.readTextFileSync(new URL(name, FOLDER))), name)
  ).sort((a, b) => a.code < b.code ? -1 : 1);
}

Deno.test("the shipped languages are all there and whole", () => {
  const all = languages();
  assert.deepEqual(all.map(({ code }) => code), ["de", "en", "es", "fr", "it", "nl", "pt"]);
  for (const language of all) {
    const alphabet = alphabetOf(language.letters);
    const sample = parseGrid(language.sample, alphabet);
    assert.deepEqual([sample.rows, sample.cols], [4, 4], language.code);
    assert.equal(formatGrid(sample), language.sample, language.code);
    // Running text, where E is the commonest or nearly so, not first letters, where it is not.
    const weights = Object.entries(language.weights).sort(([, a], [, b]) => b - a);
    assert.ok(weights.slice(0, 3).some(([letter]) => letter === "e"), language.code);
    for (const [side, dice] of Object.entries(language.dice)) {
      assert.equal(dice.length, Number(side) ** 2);
      for (const die of dice) assert.equal(die.length, 6, `${language.code} ${die.join(" ")}`);
    }
  }
});

Deno.test("ITALIAN is what it.yaml says", () => {
  assert.deepEqual(languages().find(({ code }) => code === "it"), ITALIAN);
});

Deno.test("the Italian dice follow the weights of the letters", () => {
  const total = Object.values(ITALIAN.weights).reduce((a, b) => a + b);
  for (const side of ["5", "6"]) {
    const faces = ITALIAN.dice[side]!.flat();
    for (const letter of ITALIAN.letters) {
      const ideal = ITALIAN.weights[letter]! / total * faces.length;
      const count = faces.filter((face) => face[0] === letter).length;
      assert.ok(Math.abs(count - ideal) <= 1, `${side}: ${letter} ${count} for ${ideal}`);
    }
  }
  const sixteen = ITALIAN.dice["4"]!.flat();
  assert.deepEqual([sixteen.length, sixteen.filter((face) => face === "qu").length], [96, 1]);
});

Deno.test("the Spanish dice have Ñ and QU", () => {
  const { dice } = languages().find(({ code }) => code === "es")!;
  for (const side of ["4", "5", "6"]) assert.ok(dice[side]!.flat().includes("qu"), side);
  for (const side of ["5", "6"]) assert.ok(dice[side]!.flat().includes("ñ"), side);
});

Deno.test("languageFrom() says what is wrong with a language", () => {
  const good = {
    code: "xx",
    name: "Test",
    letters: "abñ",
    vowels: "a",
    values: { a: 1, b: 2, ñ: 8 },
    weights: { a: 10, b: 5, ñ: 0 },
    sample: "A B / B A",
  };
  assert.deepEqual(languageFrom(good, "xx.yaml"), { ...good, dice: {} });
  assert.deepEqual(
    languageFrom({ ...good, dice: { 1: ["A Ñ  ab"] } }, "xx.yaml").dice,
    { 1: [["a", "ñ", "ab"]] },
  );
  const { letters: _, ...noLetters } = good;
  const cases: [value: unknown, field: string, fault: LanguageFault["kind"], allowed?: string][] = [
    [null, "", "bad_value", "map"],
    ["abc", "", "bad_value", "map"],
    [[good], "", "bad_value", "map"],
    [noLetters, "letters", "missing"],
    [{ ...good, colour: 1 }, "colour", "unknown_field"],
    [{ ...good, code: "Italian" }, "code", "bad_value", "code"],
    [{ ...good, name: 7 }, "name", "bad_value", "text"],
    [{ ...good, name: " " }, "name", "bad_value", "text"],
    [{ ...good, letters: "" }, "letters", "bad_value", "alphabet"],
    [{ ...good, letters: "aab" }, "letters", "bad_value", "alphabet"],
    [{ ...good, letters: "AB" }, "letters", "bad_value", "alphabet"],
    [{ ...good, letters: "a".repeat(33) }, "letters", "bad_value", "alphabet"],
    [{ ...good, vowels: "ax" }, "vowels", "bad_value", "some_letters"],
    [{ ...good, values: { a: 1, b: 2 } }, "values.ñ", "missing"],
    [{ ...good, values: { ...good.values, z: 1 } }, "values.z", "unknown_field"],
    [{ ...good, values: { ...good.values, ab: 1 } }, "values.ab", "unknown_field"],
    [{ ...good, values: { ...good.values, a: -1 } }, "values.a", "bad_value", "whole"],
    [{ ...good, values: { ...good.values, a: 1.5 } }, "values.a", "bad_value", "whole"],
    [{ ...good, values: { ...good.values, a: "1" } }, "values.a", "bad_value", "whole"],
    [{ ...good, values: { ...good.values, a: 1000 } }, "values.a", "bad_value", "whole"],
    [{ ...good, weights: [1, 2, 3] }, "weights", "bad_value", "map"],
    [{ ...good, weights: { a: 0, b: 0, ñ: 0 } }, "weights", "bad_value", "some_weight"],
    [{ ...good, dice: ["a"] }, "dice", "bad_value", "map"],
    [{ ...good, dice: { 2: ["a"] } }, "dice.2", "bad_value", "dice"],
    [{ ...good, dice: { x: ["a"] } }, "dice.x", "bad_value", "whole"],
    [{ ...good, dice: { 0: [] } }, "dice.0", "bad_value", "whole"],
    [{ ...good, dice: { 33: [] } }, "dice.33", "bad_value", "whole"],
    [{ ...good, dice: { 1: ["a c"] } }, "dice.1.1", "bad_value", "faces"],
    [{ ...good, dice: { 1: [""] } }, "dice.1.1", "bad_value", "faces"],
    [{ ...good, dice: { 1: [7] } }, "dice.1.1", "bad_value", "faces"],
    [{ ...good, sample: "" }, "sample", "bad_value", "text"],
  ];
  for (const [value, field, kind, allowed] of cases) {
    assert.throws(() => languageFrom(value, "xx.yaml"), (error: UserError) => {
      const { problem } = error;
      assert.ok(problem.kind === "bad_language", JSON.stringify(value));
      const { fault } = problem;
      const wanted = fault.kind === "bad_value" ? fault.allowed.kind : undefined;
      assert.deepEqual([problem.path, problem.field, fault.kind], ["xx.yaml", field, kind]);
      assert.equal(wanted, allowed, JSON.stringify(value));
      return true;
    });
  }
});
