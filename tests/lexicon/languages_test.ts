import assert from "node:assert/strict";
import { normalize } from "../../src/core/letters.ts";
import { verifyPrepared } from "../../src/games/bee/prepare.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import { verifyLexicon } from "../../src/lexicon/verify.ts";
import { openWords, OTHERS, packedBytes, wordRows } from "../support/languages.ts";

for (const code of OTHERS) {
  Deno.test(`${code}: everyday words are known, and what is none is not`, () => {
    const lexicon = openWords(code);
    const rows = wordRows(code);
    const isKnown = (word: string) =>
      lexicon.find(normalize(word, lexicon.alphabet)!) !== undefined;
    const words = rows.filter(({ isWord }) => isWord).map(({ word }) => word);
    const others = rows.filter(({ isWord }) => !isWord).map(({ word }) => word);
    assert.ok(words.length >= 150 && others.length >= 150);
    assert.equal(new Set(rows.map(({ word }) => word)).size, rows.length);
    const missed = words.filter((word) => !isKnown(word));
    const wrong = others.filter(isKnown);
    assert.ok(missed.length <= words.length * 0.03, `Not known: ${missed.join(" ")}`);
    assert.ok(wrong.length <= others.length * 0.02, `Known: ${wrong.join(" ")}`);
  });

  Deno.test(`${code}: the lexicon is sound, and says who is to be credited`, () => {
    const lexicon = openWords(code);
    verifyLexicon(lexicon);
    verifyPrepared(lexicon, BEE_DEFAULTS);
    assert.equal(lexicon.language, code);
    assert.ok(lexicon.hasFrequencies);
    assert.match(lexicon.credits, /wordfreq 3\.2 by Robyn Speer/);
    assert.equal(lexicon.hasReadings, false);
    assert.equal(lexicon.lemmaNumber(0), -1);
  });
}

Deno.test("the packed lexicons together are of a size that can be shipped", () => {
  const total = OTHERS.reduce((sum, code) => sum + packedBytes(code).length, 0);
  assert.ok(total <= 12_000_000, `${total} bytes`);
});

Deno.test("letters are those that players of the language use", () => {
  const cases: [code: string, typed: string, played: string, written: string][] = [
    ["es", "mañana", "mañana", "mañana"],
    ["es", "CORAZÓN", "corazon", "corazón"],
    ["es", "pingüino", "pinguino", "pingüino"],
    ["de", "Straße", "strasse", "Straße"],
    ["de", "schön", "schön", "schön"],
    ["fr", "garçon", "garcon", "garçon"],
    ["fr", "sœur", "soeur", "sœur"],
    ["fr", "fenêtre", "fenetre", "fenêtre"],
    ["nl", "ĳs", "ijs", "ijs"],
    ["nl", "kijken", "kijken", "kijken"],
    ["pt", "coração", "coracao", "coração"],
    ["en", "naïve", "naive", "naive"],
  ];
  for (const [code, typed, played, written] of cases) {
    const lexicon = openWords(code);
    assert.equal(normalize(typed, lexicon.alphabet), played);
    const id = lexicon.find(played);
    assert.ok(id !== undefined, `${code}: ${typed}`);
    assert.equal(lexicon.written(id)[0], written);
  }
  // ñ is not n, nor is ä a.
  assert.equal(openWords("es").find("manana"), undefined);
  assert.notEqual(openWords("de").find("schon"), openWords("de").find("schön"));
});

Deno.test("vulgar words are accepted and never required, slurs are never shown", () => {
  const cases: [code: string, word: string, flag: "vulgar" | "slur"][] = [
    ["en", "fucking", "vulgar"],
    ["en", "faggot", "slur"],
    ["es", "mierda", "vulgar"],
    ["es", "maricon", "slur"],
    ["de", "arschloch", "vulgar"],
    ["de", "neger", "slur"],
    ["fr", "merde", "vulgar"],
    ["fr", "negre", "slur"],
    ["nl", "neuken", "vulgar"],
    ["nl", "nikker", "slur"],
    ["pt", "merda", "vulgar"],
    ["pt", "paneleiro", "slur"],
  ];
  for (const [code, word, flag] of cases) {
    const lexicon = openWords(code);
    const id = lexicon.find(word);
    assert.ok(id !== undefined, `${code}: ${word}`);
    assert.ok(lexicon.flags(id).includes(flag), `${code}: ${word}`);
    assert.equal(lexicon.isCore(id, 0), false);
    assert.equal(id >= lexicon.inGraph, flag === "slur");
  }
  // What only looks like one is not.
  const innocent = [["es", "vergonzoso"], ["nl", "negeren"], ["nl", "kleren"], ["fr", "pedaler"]];
  for (const [code, word] of innocent) {
    const lexicon = openWords(code!);
    assert.deepEqual(lexicon.flags(lexicon.find(word!)!), [], word);
  }
});

Deno.test("names, abbreviations, numerals and foreign words are refused with the reason", () => {
  const cases: [code: string, word: string, reason: string][] = [
    ["en", "london", "name"],
    ["en", "govt", "abbreviation"],
    ["es", "madrid", "name"],
    ["de", "berlin", "name"],
    ["de", "gmbh", "abbreviation"],
    ["fr", "allemagne", "name"],
    ["nl", "amsterdam", "name"],
    ["pt", "lisboa", "name"],
    ["pt", "viii", "numeral"],
    ["nl", "world", "foreign"],
  ];
  for (const [code, word, reason] of cases) {
    const lexicon = openWords(code);
    assert.equal(lexicon.find(word), undefined, `${code}: ${word}`);
    assert.equal(lexicon.refusal(word)?.reason, reason, `${code}: ${word}`);
  }
});
