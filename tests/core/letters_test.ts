import assert from "node:assert/strict";
import fc from "fast-check";
import {
  alphabetOf,
  isWithin,
  isWord,
  LATIN,
  lettersOf,
  lowest,
  maskOf,
  MAX_LETTERS,
  normalize,
  sizeOf,
} from "../../src/core/letters.ts";
import { FIXED } from "../support/property.ts";

const SPANISH = alphabetOf("abcdefghijklmnñopqrstuvwxyz");
const GERMAN = alphabetOf("abcdefghijklmnopqrstuvwxyzäöüß");
const SWEDISH = alphabetOf("abcdefghijklmnopqrstuvwxyzåäö");
const VIETNAMESE = alphabetOf("aăâbcdđeêghiklmnoôơpqrstuưvxy");
const GREEK = alphabetOf("αβγδεζηθικλμνξοπρστυφχψω");
const POLISH = alphabetOf("aąbcćdeęfghijklłmnńoóprsśtuwyzźż");

Deno.test("normalize() folds what the alphabet lacks", () => {
  const cases: [text: string, word: string | undefined, alphabet?: typeof LATIN][] = [
    ["perche", "perche"],
    ["Perché", "perche"],
    ["Perche\u0301", "perche"],
    [" CITTÀ\n", "citta"],
    ["æther", "aether"],
    ["ﬁore", "fiore"],
    ["ĳs", "ijs"],
    ["Straße", "strasse"],
    ["İstanbul", "istanbul"],
    ["ŁÓDŹ", "lodz"],
    ["smørrebrød", "smorrebrod"],
    ["ｃａｎｅ", "cane"],
    ["", undefined],
    ["  ", undefined],
    ["\u0301", undefined],
    ["l'oro", undefined],
    ["e-mail", undefined],
    ["due parole", undefined],
    ["c3po", undefined],
    ["x²", undefined],
    ["caffè™", undefined],
    ["Ⅳ", undefined],
    ["кот", undefined],
    ["a😀", undefined],
    ["a\ud83d", undefined],
    ["Niño", "niño", SPANISH],
    ["nin\u0303a", "niña", SPANISH],
    ["cigüeña", "cigueña", SPANISH],
    ["STRAẞE", "straße", GERMAN],
    ["Café", "cafe", GERMAN],
    ["Ångström", "ångström", SWEDISH],
    ["a\u030angstrom", "ångstrom", SWEDISH],
    ["Ǻ", "å", SWEDISH],
    ["ấy", "ây", VIETNAMESE],
    ["ậy", "ây", VIETNAMESE],
    ["ĐƯỜNG", "đương", VIETNAMESE],
    ["ΟΔΌΣ", "οδοσ", GREEK],
    ["Żółć", "żółć", POLISH],
  ];
  for (const [text, word, alphabet] of cases) {
    assert.equal(normalize(text, alphabet), word, JSON.stringify(text));
  }
});

Deno.test("normalize() gives words, and leaves a word as it is", () => {
  for (const alphabet of [LATIN, GERMAN, POLISH]) {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const word = normalize(text, alphabet);
        if (word === undefined) return;
        assert.equal(isWord(word, alphabet), true);
        assert.equal(normalize(word, alphabet), word);
        assert.equal(normalize(text.normalize("NFD"), alphabet), word);
      }),
      FIXED,
    );
  }
});

Deno.test("alphabetOf() refuses anything but an alphabet", () => {
  const bad = ["", "aa", "AB", "a b", "a1", "ab-", "e\u0301", "😀", "\ud83d", "x".repeat(33)];
  for (const letters of bad) assert.throws(() => alphabetOf(letters), RangeError, letters);
  assert.equal(POLISH.letters.length, MAX_LETTERS);
  assert.equal(alphabetOf("אבג").codes["ג".charCodeAt(0)], 3);
});

Deno.test("normalize() minds the case in an alphabet with capitals", () => {
  const alphabet = alphabetOf("abcABE");
  const cases: [text: string, word: string | undefined][] = [
    ["aBba", "aBba"],
    ["ABBA", "ABBA"],
    ["cà", "ca"],
    ["È", "E"],
    ["Ca", undefined],
    ["e", undefined],
  ];
  for (const [text, word] of cases) assert.equal(normalize(text, alphabet), word, text);
  assert.notEqual(maskOf("a", alphabet), maskOf("A", alphabet));
});

Deno.test("masks hold the letters of a word, also the thirty-second", () => {
  assert.equal(maskOf("ż", POLISH), 1 << 31);
  assert.equal(lettersOf(1 << 31, POLISH), "ż");
  assert.equal(lettersOf(-1, POLISH), POLISH.letters);
  assert.equal(sizeOf(-1), 32);
  assert.equal(sizeOf(0), 0);
  assert.equal(lettersOf(0), "");
  assert.equal(lettersOf(maskOf("banana")), "abn");
  for (const alphabet of [LATIN, SPANISH, POLISH]) {
    const words = fc.string({ unit: fc.constantFrom(...alphabet.letters), minLength: 1 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const mask = maskOf(one, alphabet);
        const letters = [...new Set(one)];
        assert.equal(sizeOf(mask), letters.length);
        assert.deepEqual([...lettersOf(mask, alphabet)].sort(), letters.sort());
        assert.equal(alphabet.letters[lowest(mask)], lettersOf(mask, alphabet)[0]);
        const isInside = letters.every((letter) => other.includes(letter));
        assert.equal(isWithin(mask, maskOf(other, alphabet)), isInside);
      }),
      FIXED,
    );
  }
});
