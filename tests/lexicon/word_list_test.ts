import assert from "node:assert/strict";
import fc from "fast-check";
import { alphabetOf, LATIN, maskOf } from "../../src/core/letters.ts";
import { UserError, type WordListFault } from "../../src/core/problem.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { verifyLexicon } from "../../src/lexicon/verify.ts";
import { lexiconFromList, parseFrequencies, parseWordList } from "../../src/lexicon/word_list.ts";
import { FIXED } from "../support/property.ts";

const SPANISH = alphabetOf("abcdefghijklmnñopqrstuvwxyz");
const GERMAN = alphabetOf("abcdefghijklmnopqrstuvwxyzäöüß");
const SWEDISH = alphabetOf("abcdefghijklmnopqrstuvwxyzåäö");
const POLISH = alphabetOf("aąbcćdeęfghijklłmnńoóprsśtuwyzźż");

Deno.test("parseWordList() reads whatever people call a list", () => {
  const cases: [text: string, words: Record<string, string[]>, skipped: number][] = [
    ["rosa", { rosa: [] }, 0],
    ["rosa\nrose\n", { rosa: [], rose: [] }, 0],
    ["\ufeffrosa\r\nrose\r\n\r\n", { rosa: [], rose: [] }, 0],
    ["rosa\rrose\r", { rosa: [], rose: [] }, 0],
    ["  rosa \n\t\n", { rosa: [] }, 0],
    ["# my words\nrosa\n#rose", { rosa: [] }, 2],
    ["rosa\nrosa\nrosa", { rosa: [] }, 0],
    ["però\npero\nperò", { pero: ["però", "pero"] }, 0],
    ["pero\nperò", { pero: ["pero", "però"] }, 0],
    ["citta\u0300\ncittà", { citta: ["città"] }, 0],
    ["CITTÀ\ncittà\nROSA", { citta: ["città"], rosa: [] }, 0],
    ["Roma\nO", { roma: ["Roma"], o: ["O"] }, 0],
    ["l'oro\ne-mail\nc3\ndue parole\nrosa", { rosa: [] }, 4],
    [`${"a".repeat(64)}\n${"b".repeat(65)}\n${"c".repeat(1e6)}`, { ["a".repeat(64)]: [] }, 2],
  ];
  for (const [text, words, skipped] of cases) {
    const list = parseWordList(utf8(text), "list.txt", LATIN);
    const found = Object.fromEntries(list.words.map(({ word, written }) => [word, written]));
    assert.deepEqual([found, list.skipped], [words, skipped], JSON.stringify(text.slice(0, 40)));
  }
});

Deno.test("parseWordList() says why a file is not a list", () => {
  const cases: [what: string, bytes: Uint8Array, fault: WordListFault][] = [
    ["nothing", utf8(""), { kind: "empty" }],
    ["blanks", utf8("\ufeff \r\n\n"), { kind: "empty" }],
    ["a zero byte", utf8("rosa\0rose"), { kind: "binary" }],
    ["UTF-16", Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x62, 0), { kind: "binary" }],
    ["Latin-1", Uint8Array.of(0x61, 0x0a, 0x62, 0x0a, 0xe8, 0x0a), { kind: "not_utf8", line: 3 }],
    ["cut in a letter", utf8("a\nè").slice(0, -1), { kind: "not_utf8", line: 2 }],
    ["no word", utf8("1\n2\n"), { kind: "no_word" }],
    ["another alphabet", utf8("слово\n"), { kind: "no_word" }],
  ];
  for (const [what, bytes, fault] of cases) {
    assert.deepEqual(faultIn(() => parseWordList(bytes, "list.txt", LATIN)), fault, what);
    const file = { language: "xx", alphabet: LATIN };
    assert.deepEqual(faultIn(() => lexiconFromList(bytes, "list.txt", file)), fault, what);
  }
});

Deno.test("parseWordList() keeps a few spellings of a word, however many there are", () => {
  const marks = "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0323";
  const spellings = [...marks].flatMap((one) => [...marks].map((other) => `a${one}${other}o`));
  const list = parseWordList(utf8(spellings.join("\n")), "list.txt", LATIN);
  assert.equal(list.words.length, 1);
  assert.equal(list.words[0]!.written.length, 8);
});

Deno.test("parseFrequencies() reads zipfs, or counts", () => {
  const read = (text: string) => Object.fromEntries(parseFrequencies(utf8(text), "f.tsv", LATIN));
  assert.deepEqual(read("rosa\t4.5\nPerò\t6\npero\t3\n\nl'a\t2\n"), { rosa: 4.5, pero: 6 });
  assert.deepEqual(read("rosa\t9\nrose\t0"), { rosa: 9, rose: 0 });
  // 1,000 of 1,000,000 is 10^6 per thousand million.
  assert.deepEqual(read("rosa\t1000\n12\t998999\r\nrose\t1"), { rosa: 6, rose: 3 });
  assert.deepEqual(read("rosa\t1e10\nrose\t1\namo\t0"), { rosa: 9, rose: 0.01, amo: 0 });
});

Deno.test("parseFrequencies() points at the bad line", () => {
  const cases: [text: string, fault: WordListFault][] = [
    ["", { kind: "empty" }],
    ["rosa\t1\nrose", { kind: "bad_frequency", line: 2, text: "rose" }],
    ["rosa\t1\r\n\r\nrose 2", { kind: "bad_frequency", line: 3, text: "rose 2" }],
    ["rosa\t-1", { kind: "bad_frequency", line: 1, text: "rosa\t-1" }],
    ["rosa\tmany", { kind: "bad_frequency", line: 1, text: "rosa\tmany" }],
    ["rosa\tNaN", { kind: "bad_frequency", line: 1, text: "rosa\tNaN" }],
    ["rosa\t1e999", { kind: "bad_frequency", line: 1, text: "rosa\t1e999" }],
    ["rosa\t1\t2", { kind: "bad_frequency", line: 1, text: "rosa\t1\t2" }],
    ["12\t5", { kind: "no_word" }],
    ["rosa\t1\0", { kind: "binary" }],
  ];
  for (const [text, fault] of cases) {
    assert.deepEqual(faultIn(() => parseFrequencies(utf8(text), "f.tsv", LATIN)), fault, text);
  }
});

Deno.test("lexiconFromList() makes a sound lexicon in any alphabet", () => {
  const cases: [alphabet: typeof LATIN, list: string, words: Record<string, string[]>][] = [
    [LATIN, "perché\nrosa\nlà\nla", { perche: ["perché"], rosa: ["rosa"], la: ["là", "la"] }],
    [SPANISH, "Niño\nnino\ncigüeña", { niño: ["Niño"], nino: ["nino"], cigueña: ["cigüeña"] }],
    [GERMAN, "Straße\nSTRASSE\nöl", { straße: ["Straße"], strasse: ["strasse"], öl: ["öl"] }],
    [SWEDISH, "ångström\nidé", { ångström: ["ångström"], ide: ["idé"] }],
    [POLISH, "żółć\nż\naż\nźle", { żółć: ["żółć"], ż: ["ż"], aż: ["aż"], źle: ["źle"] }],
  ];
  for (const [alphabet, list, words] of cases) {
    const frequencies = new Map([[Object.keys(words)[0]!, 4.56]]);
    const about = { language: "xx", alphabet, frequencies };
    const lexicon = Lexicon.open(sourceOf(lexiconFromList(utf8(list), "list.txt", about)));
    verifyLexicon(lexicon);
    assert.equal(lexicon.size, Object.keys(words).length);
    for (const [word, written] of Object.entries(words)) {
      const id = lexicon.find(word)!;
      assert.deepEqual(lexicon.written(id), written);
      assert.equal(lexicon.zipf(id), frequencies.get(word) ?? 0);
      assert.ok(lexicon.within(maskOf(word, alphabet), 0).includes(id));
    }
    assert.equal(lexicon.hasFrequencies, true);
  }
});

Deno.test("lexiconFromList() makes a sound lexicon of any text with a word in it", () => {
  const line = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 6 }),
    fc.string({ unit: fc.constantFrom(..."abèÀñ'ß"), maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom("\n", "\r\n"), (lines, end) => {
      const text = utf8(["sì", ...lines.map((it) => it.replaceAll("\0", ""))].join(end));
      for (const alphabet of [LATIN, POLISH]) {
        const about = { language: "xx", alphabet };
        verifyLexicon(Lexicon.open(sourceOf(lexiconFromList(text, "list.txt", about))));
      }
    }),
    FIXED,
  );
});

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function faultIn(act: () => void): WordListFault | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "bad_word_list") {
      assert.match(error.problem.path, /^(?:list\.txt|f\.tsv)$/);
      return error.problem.fault;
    }
    throw error;
  }
}
