import { equal, ok as assert } from "node:assert/strict";
import dictionary from "dictionary-it";
import { EDITION } from "../../src/lexicon/edition.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { openHunspell } from "../support/hunspell.ts";

function openLexicon(): Lexicon {
  return Lexicon.open(sourceOf(Deno.readFileSync(new URL("../../data/it.lex", import.meta.url))));
}

Deno.test("hunspell knows 99 of 100 core words at zipf 3 and up", () => {
  const decoder = new TextDecoder();
  const hunspell = openHunspell(decoder.decode(dictionary.aff), decoder.decode(dictionary.dic));
  const lexicon = openLexicon();
  const unknown: string[] = [];
  let core = 0;
  for (let id = 0; id < lexicon.size; id++) {
    if (!lexicon.isCore(id, 3) || lexicon.text(id).length < 4) continue;
    core++;
    if (!lexicon.written(id).some(hunspell.isWord)) unknown.push(lexicon.text(id));
  }
  const share = 1 - unknown.length / core;
  assert(core > 25_000, `${core} core words`);
  assert(share >= 0.99, `${(share * 100).toFixed(2)} % of ${core}; unknown: ${unknown.join(" ")}`);
});

Deno.test("EDITION is that of the shipped lexicon", () => {
  equal(openLexicon().edition, EDITION);
});

Deno.test("the lexicon is of a size that can be shipped, and says whom to credit", () => {
  const file = Deno.statSync(new URL("../../data/it.lex", import.meta.url));
  assert(file.size <= 12_000_000, `${file.size} bytes`);
  const { credits } = openLexicon();
  for (
    const name of [
      "Robyn Speer",
      "Marco Baroni and Eros Zanchetta",
      "Wiktionary",
      "WikDict",
      "MultiWordNet",
      "ItalWordNet",
      "CC-BY-SA-4.0",
    ]
  ) assert(credits.includes(name), name);
});

Deno.test("words carry their accents, their lemma and their flags", () => {
  const lexicon = openLexicon();
  const cases: [word: string, written: string, lemma: string, flags: string][] = [
    ["perche", "perché", "perché", ""],
    ["citta", "città", "città", ""],
    ["rosa", "rosa", "rosa", "name"],
    ["venne", "venne", "venire", ""],
    ["dammi", "dammi", "dare", "clitic"],
    ["dimmelo", "dimmelo", "dire", "clitic"],
    ["signor", "signor", "signore", "apocope"],
    ["bellissimo", "bellissimo", "bello", "superlative"],
    ["weekend", "weekend", "weekend", "loan"],
  ];
  for (const [word, written, lemma, flags] of cases) {
    const id = lexicon.find(word);
    assert(id !== undefined, word);
    const found = [lexicon.written(id)[0], lexicon.lemma(id), lexicon.flags(id).join(" ")];
    assert(found.join("|") === [written, lemma, flags].join("|"), `${word}: ${found.join("|")}`);
  }
});

Deno.test("refused forms say why", () => {
  const lexicon = openLexicon();
  const cases = {
    name: "francesca milano",
    foreign: "house because",
    numeral: "xiii",
    fragment: "dell nient",
    typo: "sopresa chiacchere",
    abbreviation: "dott",
  };
  for (const [reason, words] of Object.entries(cases)) {
    for (const word of words.split(" ")) {
      assert(lexicon.find(word) === undefined, `${word} is accepted`);
      assert(lexicon.refusal(word)?.reason === reason, `${word}: ${lexicon.refusal(word)?.reason}`);
    }
  }
});
