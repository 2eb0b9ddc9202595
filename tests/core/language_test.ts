import assert from "node:assert/strict";
import { foreignLetters, vowelsIn } from "../../src/core/language.ts";
import { alphabetOf, LATIN, lettersOf } from "../../src/core/letters.ts";

Deno.test("vowelsIn() finds vowels under their marks and in other scripts", () => {
  const cases: [letters: string, vowels: string][] = [
    ["abcdefghijklmnopqrstuvwxyz", "aeiou"],
    ["aàbcdeèé", "aàeèé"],
    ["абвгдеж", "ае"],
    ["αβγδε", "αε"],
    ["あいう", ""],
  ];
  for (const [letters, vowels] of cases) {
    const alphabet = alphabetOf(letters);
    assert.equal(lettersOf(vowelsIn(alphabet), alphabet), vowels);
  }
});

Deno.test("foreignLetters() is for the languages that have some", () => {
  assert.equal(lettersOf(foreignLetters("it", LATIN)), "jkwxy");
  assert.equal(foreignLetters("en", LATIN), 0);
  const short = alphabetOf("abcdefghilmnopqrstuvzk");
  assert.equal(lettersOf(foreignLetters("it", short), short), "k");
});
