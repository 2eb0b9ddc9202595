import { deepStrictEqual as assertEquals, ok as assert } from "node:assert/strict";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { buildLexicon } from "../../tools/lexicon/build_lexicon.ts";
import { countsOf } from "../../tools/lexicon/counts.ts";
import { gather, type Sources } from "../../tools/lexicon/gather.ts";
import { encodeTable, parseTable, spellingsOf } from "../../tools/lexicon/table.ts";

const SOURCES: Sources = {
  frequencies: new Map([
    ["perché", 618],
    ["perche", 495],
    ["papa", 515],
    ["papà", 466],
    ["dimmelo", 336],
    ["dire", 580],
    ["because", 200],
    ["aglio", 390],
    ["milano", 550],
    ["noce", 380],
    ["karate", 341],
    ["karatè", 159],
    ["uomo", 560],
    ["uomi", 203],
    ["bivio", 360],
    ["bivi", 227],
    ["gioventù", 426],
    ["stasera", 490],
    ["nascere", 470],
    ["essere", 630],
    ["pagare", 500],
    ["pagari", 150],
    ["lumaca", 320],
    ["lumachi", 165],
    ["corniciaio", 164],
    ["fondotinta", 280],
    ["budella", 300],
    ["acquattarsi", 180],
  ]),
  foreign: { en: new Map([["because", 640]]), fr: new Map([["noce", 300]]) },
  morphit: [
    { form: "perché", lemma: "perché", tag: "WH" },
    { form: "perche", lemma: "perché", tag: "WH" },
    { form: "papa", lemma: "papa", tag: "NOUN-M:s" },
    { form: "papà", lemma: "papà", tag: "NOUN-M:s" },
    { form: "dire", lemma: "dire", tag: "VER:inf+pres" },
    { form: "dir", lemma: "dire", tag: "VER:inf+pres" },
    { form: "Milano", lemma: "Milano", tag: "NPR" },
    { form: "uomo", lemma: "uomo", tag: "NOUN-M:s" },
    { form: "uomini", lemma: "uomo", tag: "NOUN-M:p" },
    { form: "bivio", lemma: "bivio", tag: "NOUN-M:s" },
    { form: "bivii", lemma: "bivio", tag: "NOUN-M:p" },
    { form: "gioventù", lemma: "gioventù", tag: "ADV" },
    { form: "stasera", lemma: "stasera", tag: "ADV" },
    { form: "staserà", lemma: "stasare", tag: "VER:ind+fut+3+s" },
    { form: "nascere", lemma: "nascere", tag: "VER:inf+pres" },
    { form: "nascerla", lemma: "nascere", tag: "VER:inf+pres+la" },
    { form: "essere", lemma: "essere", tag: "VER:inf+pres" },
    { form: "pagare", lemma: "pagare", tag: "VER:inf+pres" },
    { form: "lumaca", lemma: "lumaca", tag: "NOUN-F:s" },
    { form: "lumache", lemma: "lumaca", tag: "NOUN-F:p" },
    { form: "budella", lemma: "budello", tag: "NOUN-M:p" },
    { form: "acquattando", lemma: "acquattare", tag: "VER:ger+pres" },
  ],
  verbs: ["dire", "pagare"],
  headwords: {
    K: [
      { text: "aglio", class: undefined, isName: false },
      { text: "papa", class: "noun", isName: false },
      { text: "uomo", class: undefined, isName: false },
      { text: "lumaca", class: undefined, isName: false },
      { text: "pagare", class: undefined, isName: false },
      { text: "corniciaio", class: undefined, isName: false },
      { text: "fondotinta", class: undefined, isName: false },
      { text: "budella", class: "noun", isName: false },
    ],
    F: [
      { text: "aglio", class: "noun", isName: false },
      { text: "gioventù", class: "noun", isName: false },
      { text: "corniciaio", class: "noun", isName: false },
      { text: "fondotinta", class: "noun", isName: false },
      { text: "budella", class: "noun", isName: false },
    ],
    I: [
      { text: "noce", class: "noun", isName: false },
      { text: "karatè", class: "noun", isName: false },
    ],
  },
  firstNames: ["Aglio"],
  surnames: ["Noce", "Bivi"],
  senses: { concrete: new Set(["noce"]), nouns: new Set(["noce", "aglio"]) },
  intransitive: new Map([["nascere", "none"], ["essere", "predicate"]]),
};

const FILES = {
  allow: "spritz\ta drink\tloan\nkarate\tthe usual spelling\n",
  deny: "",
  vulgar: "",
  apocopes: "",
  short: "dir\tshort for dire\tapocope\n",
  intransitive: "",
  sensitive: "",
  everyday: "",
  readings: "",
  credits: "Robyn Speer",
};

Deno.test("gather() joins sources by clean form", () => {
  const rows = new Map(gather(SOURCES).map((row) => [row.form, row]));
  const spellings = (form: string) => rows.get(form)?.spellings.map(({ text }) => text);
  assertEquals(spellings("perche"), ["perché"], "a misspelling is no spelling");
  assertEquals(spellings("papa"), ["papa", "papà"]);
  assertEquals(rows.get("dimmelo")?.readings, [
    { lemma: "dire", tag: "VER:impr+pres+2+s+melo", spelling: 0 },
  ]);
  assertEquals(rows.get("dirlo")?.zipf, 0, "made, though nobody wrote it");
  assertEquals(rows.get("karate")?.zipf, 159, "only the vouched spelling's");
  assertEquals(spellings("karate"), ["karatè", "karate"], "the commoner one is kept to judge");
  assertEquals(rows.get("milano")?.marks, "p");
  assertEquals(rows.get("dir")?.marks, "a");
  assertEquals(rows.get("aglio")?.sources, "WKFn");
  assertEquals([rows.get("because")?.foreign, rows.get("because")?.language], [640, "en"]);
});

Deno.test("gather() makes no forms that nobody says", () => {
  const rows = new Map(gather(SOURCES).map((row) => [row.form, row]));
  const sources = (form: string) => rows.get(form)?.sources;
  assertEquals(sources("uomi"), "W", "Morph-it! knows better");
  assertEquals(sources("lumachi"), "W");
  assertEquals(sources("pagari"), "W", "an infinitive is no noun");
  assertEquals(sources("bivi"), "Wm", "bivii is an old spelling");
  for (const form of ["nascergli", "nascerne", "esserlo", "dirla", "dirglielo"]) {
    assert(rows.has(form), form);
  }
  for (const form of ["nascerlo", "nascerla", "nascerglielo", "esserla"]) {
    assert(!rows.has(form), form);
  }
});

Deno.test("gather() makes the forms that no text happens to have", () => {
  const rows = new Map(gather(SOURCES).map((row) => [row.form, row]));
  assertEquals(rows.get("corniciai")?.readings, [
    { lemma: "corniciaio", tag: "NOUN-M:p", spelling: 0 },
  ]);
  for (const form of ["acquattandosi", "pagarglielo", "pagarselo"]) assert(rows.has(form), form);
  for (const form of ["corniciaie", "fondotinte", "budelle", "acquattandolo", "agli"]) {
    assert(!rows.has(form), form);
  }
});

Deno.test("gather() mends classes and spellings", () => {
  const rows = new Map(gather(SOURCES).map((row) => [row.form, row]));
  const tags = (form: string) => rows.get(form)?.readings.map(({ tag }) => tag);
  assertEquals(tags("gioventu"), ["NOUN-F:p", "NOUN-F:s"], "no adverb");
  assertEquals(rows.get("stasera")?.spellings.length, 1, "nobody thinks of stasare");
  assertEquals(rows.get("noce")?.sources, "WIcn");
});

Deno.test("the table is the same bytes each time and reads back", () => {
  const rows = gather(SOURCES);
  const bytes = encodeTable(rows);
  assertEquals(encodeTable([...rows].reverse()), bytes);
  assertEquals([...bytes.subarray(4, 8), bytes[9]], [0, 0, 0, 0, 255], "no time, no system");
  const sorted = [...rows].sort((a, b) => a.form < b.form ? -1 : 1);
  const parsed = [...parseTable(bytes)].map((row) => ({ ...row, spellings: spellingsOf(row) }));
  assertEquals(parsed, sorted);
});

Deno.test("the lexicon is the same bytes each time", () => {
  const rows = gather(SOURCES);
  const choice = { strategy: "joined", minZipf: 0 } as const;
  const bytes = buildLexicon(rows, choice, FILES);
  assertEquals(buildLexicon([...rows].reverse(), choice, FILES), bytes);
  const lexicon = Lexicon.open(sourceOf(bytes));
  const has = (word: string) => lexicon.find(word) !== undefined;
  for (const word of ["perche", "papa", "dimmelo", "spritz", "dir", "dirlo"]) {
    assert(has(word), word);
  }
  for (const word of ["milano", "because"]) assert(!has(word), word);
  assertEquals(lexicon.refusal("milano")?.reason, "name");
  const karate = lexicon.find("karate")!;
  assertEquals([lexicon.written(karate)[0], lexicon.zipf(karate)], ["karate", 3.41]);
  assertEquals(lexicon.credits, "Robyn Speer");
  assert(countsOf(lexicon).includes(`${lexicon.size}  accepted`));
});

Deno.test("strategies and the least zipf are choices", () => {
  const rows = gather(SOURCES);
  const open = (strategy: "wordfreq" | "morphit" | "joined", minZipf: number) =>
    Lexicon.open(sourceOf(buildLexicon(rows, { strategy, minZipf }, FILES)));
  assert(open("wordfreq", 0).find("because") !== undefined);
  assert(open("morphit", 0).find("aglio") === undefined);
  assert(open("joined", 4).find("dimmelo") === undefined);
  assert(open("joined", 4).find("perche") !== undefined);
});
