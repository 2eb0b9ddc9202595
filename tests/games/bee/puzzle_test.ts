import assert from "node:assert/strict";
import fc from "fast-check";
import { alphabetOf, LATIN } from "../../../src/core/letters.ts";
import { UserError } from "../../../src/core/problem.ts";
import {
  boardOf,
  editionIn,
  formatBee,
  parseBee,
  puzzleOf,
} from "../../../src/games/bee/puzzle.ts";
import { FIXED } from "../../support/property.ts";

const NOVEMBRE = { required: "n", others: ["b", "e", "m", "o", "r", "v"] };

Deno.test("parseBee() reads a board however it is written", () => {
  const texts = [
    "N-BEMORV",
    "n-bemorv",
    "nbemorv",
    "NVROMEB",
    " N-BEMORV ",
    "n-bémòrv",
    "N - BEMORV",
    "N–BEMORV",
    "N-BEMORV@it-3f9a2c",
    "nbemorv@",
  ];
  for (const text of texts) assert.deepEqual(parseBee(text), NOVEMBRE, text);
  for (const text of texts) assert.deepEqual(parseBee(text, LATIN), NOVEMBRE, text);
});

Deno.test("parseBee() says what is wrong", () => {
  const cases: [text: string, reason: string][] = [
    ["", "not_letters"],
    ["@it", "not_letters"],
    ["N-BEMOR", "not_seven"],
    ["N-BEMORVA", "not_seven"],
    ["n", "not_seven"],
    ["N-BEMORN", "repeated_letter"],
    ["nèeabco", "repeated_letter"],
    ["N-BEM0RV", "not_letters"],
    ["NB-EMORV", "not_letters"],
    ["N--BEMORV", "not_letters"],
    ["n bemorv", "not_letters"],
    ["😀bemorv", "not_letters"],
    ["ciao ciao", "not_letters"],
  ];
  for (const [text, reason] of cases) {
    assert.throws(
      () => parseBee(text),
      (error) =>
        error instanceof UserError && error.problem.kind === "bad_puzzle" &&
        error.problem.fault.kind === reason && error.problem.text === text,
      text,
    );
  }
});

Deno.test("parseBee() keeps the letters of other alphabets and their order", () => {
  const russian = alphabetOf("абвгдежзийклмнопрстуфхцчшщъыьэюя");
  assert.deepEqual(parseBee("К-АОЕТСЁ".replace("Ё", "И"), russian), {
    required: "к",
    others: ["а", "е", "и", "о", "с", "т"],
  });
  assert.equal(formatBee(parseBee("кстоиеа")), "К-АЕИОСТ");
  const spanish = alphabetOf("abcdefghijklmnñopqrstuvwxyz");
  assert.equal(formatBee(parseBee("A-ÑONEMU", spanish)), "A-EMNÑOU");
  assert.throws(() => parseBee("A-ÑONEMU"), UserError, "ñ is n on a Latin board");
  const german = alphabetOf("abcdeß".concat("fghi"));
  assert.equal(formatBee(parseBee("a-bcdeßf", german)), "A-BCDEßF");
  assert.deepEqual(parseBee("A-BCDEßF", german), parseBee("abcdeßf", german));
});

Deno.test("formatBee() is undone by parseBee()", () => {
  const seven = fc.uniqueArray(fc.constantFrom(...LATIN.letters), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(seven, ([required, ...others]) => {
      const puzzle = { required: required!, others: others.sort() };
      assert.deepEqual(parseBee(formatBee(puzzle)), puzzle);
      assert.deepEqual(puzzleOf(boardOf(puzzle, LATIN), LATIN), puzzle);
    }),
    FIXED,
  );
});

Deno.test("boardOf() refuses letters that the alphabet lacks", () => {
  assert.throws(() => boardOf(NOVEMBRE, alphabetOf("abcdemnor")), UserError);
  assert.throws(() => boardOf({ required: "a", others: ["b"] }, LATIN), UserError);
});

Deno.test("editionIn() finds the lexicon that a code names", () => {
  assert.equal(editionIn("N-BEMORV@it-3f9a2c"), "it-3f9a2c");
  assert.equal(editionIn("N-BEMORV"), undefined);
  assert.equal(editionIn("N-BEMORV@"), undefined);
});
