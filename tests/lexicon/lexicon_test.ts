import assert from "node:assert/strict";
import fc from "fast-check";
import { alphabetOf, isWithin, maskOf } from "../../src/core/letters.ts";
import { encodeLexicon } from "../../src/lexicon/encode.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { FIXED } from "../support/property.ts";
import { ENTRIES, entry, lexiconOf, REFUSALS, smallBytes, smallLexicon } from "../support/words.ts";

Deno.test("Lexicon gives back all that was encoded", () => {
  const lexicon = smallLexicon();
  assert.equal(lexicon.size, ENTRIES.length);
  assert.equal(lexicon.inGraph, ENTRIES.length - 2);
  assert.equal(lexicon.language, "it");
  assert.match(lexicon.edition, /^it-[0-9a-f]{6}$/);
  assert.equal(lexicon.strategy, "test");
  assert.equal(lexicon.credits, "Nobody\nCC0");
  for (const it of ENTRIES) {
    const id = lexicon.find(it.word)!;
    assert.equal(lexicon.text(id), it.word);
    assert.deepEqual(lexicon.written(id), it.written.length > 0 ? it.written : [it.word]);
    assert.equal(lexicon.zipf(id), it.zipf);
    assert.equal(lexicon.difficulty(id), it.difficulty);
    assert.deepEqual(lexicon.flags(id).sort(), it.flags.toSorted());
    assert.deepEqual(lexicon.sourcesOf(id), it.sources);
    assert.deepEqual(lexicon.readings(id), it.readings);
    assert.equal(lexicon.mask(id), maskOf(it.word));
  }
  assert.deepEqual([...lexicon.refusals()].length, REFUSALS.length);
  for (const [reason, n] of lexicon.refusalCounts()) {
    assert.equal(n, REFUSALS.filter((refusal) => refusal.reason === reason).length, reason);
  }
  for (const it of REFUSALS) assert.deepEqual(lexicon.refusal(it.word), it);
  for (const word of ["", "xyz", "Amo", "città", "amarl"]) {
    assert.equal(lexicon.find(word), undefined);
  }
  assert.equal(lexicon.refusal("amo"), undefined);
});

Deno.test("Lexicon.lemma() is the first reading's, else the word as written", () => {
  const lexicon = smallLexicon();
  const lemma = (word: string) => lexicon.lemma(lexicon.find(word)!);
  assert.equal(lemma("venne"), "venire");
  assert.equal(lemma("amo"), "amare");
  assert.equal(lemma("citta"), "città");
  assert.equal(lemma("rosa"), "rosa");
});

Deno.test("Lexicon.isCore() wants a frequency, and nothing odd", () => {
  const lexicon = smallLexicon();
  const cases: [word: string, floor: number, isCore: boolean][] = [
    ["rosa", 4, true],
    ["rosa", 4.01, false],
    ["citta", 5.91, true],
    ["amar", 0, false],
    ["merda", 0, false],
    ["amarlo", 0, false],
    ["zingaraccio", 0, false],
    ["precipitevolissimevolmente", 1.01, true],
  ];
  for (const [word, floor, isCore] of cases) {
    assert.equal(lexicon.isCore(lexicon.find(word)!, floor), isCore, word);
  }
  const plain = lexiconOf(["rosa"]);
  assert.equal(plain.hasFrequencies, false);
  assert.equal(plain.isCore(0, 5), true);
});

Deno.test("Lexicon.within() finds the words of a board of any size", () => {
  const lexicon = smallLexicon();
  const boards = ["amoresc", "amo", "precitvolsm", "abcdefghijklmnopqrstuvwxyz", "xyz"];
  for (const letters of boards) {
    for (const needed of ["", "a", "o", "mo", "q"]) {
      const board = maskOf(letters);
      const required = maskOf(needed);
      const expected = ENTRIES.map((it) => it.word).filter((word) =>
        isWithin(maskOf(word), board) && isWithin(required, maskOf(word) & board)
      );
      const found = lexicon.within(board, required).map((id) => lexicon.text(id));
      assert.deepEqual(found.sort(), expected.sort(), `${letters} ${needed}`);
    }
  }
});

Deno.test("Lexicon finds words over an alphabet of 32 letters", () => {
  const polish = alphabetOf("aąbcćdeęfghijklłmnńoóprsśtuwyzźż");
  const word = fc.string({ unit: fc.constantFrom(...polish.letters), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), fc.array(word), (words, others) => {
      const lexicon = lexiconOf(words, polish);
      assert.equal(lexicon.size, words.length);
      const known = new Set(words);
      for (const it of [...words, ...others]) {
        const id = lexicon.find(it);
        assert.equal(id !== undefined, known.has(it));
        if (id !== undefined) assert.equal(lexicon.text(id), it);
        const board = maskOf(it, polish);
        const found = lexicon.within(board, 0).map((id) => lexicon.text(id));
        assert.deepEqual(
          found.sort(),
          words.filter((w) => isWithin(maskOf(w, polish), board)).sort(),
        );
      }
    }),
    FIXED,
  );
});

Deno.test("encodeLexicon() does not mind the order, and knows one content from another", () => {
  const again = encodeLexicon(ENTRIES.toReversed(), REFUSALS.toReversed(), {
    language: "it",
    sources: ["a", "b"],
    strategy: "test",
    credits: "Nobody\nCC0",
  });
  assert.deepEqual(again, smallBytes());
  const editions = [
    lexiconOf(["ab"]),
    lexiconOf(["ac"]),
    lexiconOf(["ab"], alphabetOf("ab")),
    lexiconOf(["cd"], alphabetOf("cd")),
  ].map((lexicon) => lexicon.edition);
  assert.equal(new Set(editions).size, editions.length);
});

Deno.test("encodeLexicon() refuses anything but a list of words", () => {
  const encode = (words: string[], refused: string[] = []) =>
    encodeLexicon(
      words.map((word) => entry(word)),
      refused.map((word) => ({ word, reason: "typo", zipf: 0 })),
      { language: "xx" },
    );
  for (const words of [["a", "a"], [""], ["é"], ["a b"], ["A"]]) {
    assert.throws(() => encode(words), RangeError, `${words}`);
  }
  assert.throws(() => encode(["a"], ["a"]), RangeError);
  assert.throws(() => encode(["a"], ["b", "b"]), RangeError);
  const long = "a".repeat(65);
  assert.equal(Lexicon.open(sourceOf(encode([long, "b"], [long + "c"]))).size, 1);
});

Deno.test("Lexicon reads only what it is asked for", () => {
  const bytes = smallBytes();
  let read = 0;
  const source = sourceOf(bytes);
  const lexicon = Lexicon.open({
    ...source,
    read(offset, length) {
      read += length;
      return source.read(offset, length);
    },
  });
  assert.ok(read < 1000, `${read}`);
  const opened = read;
  lexicon.within(maskOf("amoresc"), maskOf("a"));
  assert.ok(read - opened < 600, `${read - opened}`);
  const looked = read;
  lexicon.within(maskOf("amoresc"), maskOf("m"));
  assert.equal(read, looked);
});
