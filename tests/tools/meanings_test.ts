import assert from "node:assert/strict";
import { joinMeanings, parseHandMeanings } from "../../tools/meanings/join_meanings.ts";
import { encodeMeaningTable, parseMeaningTable } from "../../tools/meanings/meaning_table.ts";
import { type Frequencies, rankSenses } from "../../tools/meanings/rank_senses.ts";
import { readWordnets } from "../../tools/sources/wordnets.ts";

const ITALWORDNET = [
  "# a remark",
  "1-n\tita:lemma\tpesca",
  "1-n\tita:def\t0\tIl pescare",
  "2-n\tita:lemma\tpesca",
  "2-n\tita:def\t0\tFrutto estivo dalla buccia  vellutata ;",
  "3-n\tita:lemma\tcane",
  "3-n\tita:lemma\tmolosso",
  "3-n\tita:lemma\tbestia",
  "6-n\tita:lemma\ttelefono",
  "4-s\tita:lemma\tperche'",
].join("\n");

const MULTIWORDNET = [
  "1-n\tita:lemma\tpesca",
  "2-n\tita:lemma\tpesca",
  "3-n\tita:lemma\tcane",
  "3-n\tita:lemma\tmolosso",
  "5-n\tita:lemma\tcane",
].join("\n");

const PRINCETON = [
  "1-n\tfishing:1 | sport fishing:1",
  "2-n\tpeach:2 | stone fruit:7",
  "3-n\tdog:1 | Canis familiaris:1",
  "4-s\twhy:1",
  "5-n\thammer:9 | cock:3",
  "6-n\ttelephone:1 | phone:1",
].join("\n");

const FREQUENCIES: Frequencies = {
  italian: () => 400,
  english: (word) => ({ dog: 500, fishing: 450, peach: 480, hammer: 420, cock: 410 })[word] ?? 0,
  isWord: () => true,
  isWanted: (lemma) => lemma !== "molosso" && lemma !== "bestia",
};

function ranked(frequencies: Partial<Frequencies> = {}) {
  const synsets = readWordnets([ITALWORDNET, MULTIWORDNET], PRINCETON);
  return rankSenses(synsets, { ...FREQUENCIES, ...frequencies });
}

Deno.test("readWordnets() joins the wordnets by sense and mends accents", () => {
  const synsets = readWordnets([ITALWORDNET, MULTIWORDNET], PRINCETON);
  const dog = synsets.find(({ id }) => id === "3-n")!;
  assert.deepEqual([...dog.italian], [["cane", 2], ["molosso", 2], ["bestia", 1]]);
  assert.deepEqual(dog.english[0], { word: "dog", sense: 1 });
  const why = synsets.find(({ id }) => id === "4-a")!;
  assert.deepEqual([...why.italian.keys()], ["perchè"]);
});

Deno.test("rankSenses() puts the commonest sense first, and leaves out what only one wordnet has", () => {
  const rows = ranked().map((row) => [row.lemma, row.italian, row.english]);
  assert.deepEqual(rows.filter(([lemma]) => lemma === "cane"), [["cane", "molosso", "dog"]]);
  assert.deepEqual(rows.filter(([lemma]) => lemma === "pesca"), [
    ["pesca", "", "fishing"],
    ["pesca", "frutto estivo dalla buccia vellutata", "peach"],
  ]);
  assert.equal(rows.some(([lemma]) => lemma === "molosso"), false);
  // One wordnet is enough where the English word is nearly the same.
  assert.deepEqual(rows.filter(([lemma]) => /^(telefono|perchè)$/.test(lemma!)), [
    ["telefono", "", "telephone, phone"],
  ]);
});

Deno.test("rankSenses() shows no definition with an unknown or offensive word", () => {
  const rows = ranked({ isWord: (form) => form !== "buccia" && form !== "molosso" });
  assert.deepEqual(rows.map(({ italian }) => italian), ["", "", "", ""]);
});

Deno.test("parseMeaningTable() reads what encodeMeaningTable() wrote", () => {
  const rows = ranked();
  assert.deepEqual(parseMeaningTable(encodeMeaningTable(rows)), rows);
});

Deno.test("joinMeanings() prefers what was written by hand, and takes away what it empties", () => {
  const hand = parseHandMeanings("# remark\npesca\tn\tfrutto\tpeach\ncane\tn\t\t\n");
  const table = ranked();
  assert.deepEqual(joinMeanings(table, hand), [
    { lemma: "pesca", senses: [{ kind: "n", meaning: "frutto", english: "peach" }] },
    { lemma: "telefono", senses: [{ kind: "n", meaning: "", english: "telephone, phone" }] },
  ]);
});

Deno.test("parseHandMeanings() refuses a row that is not whole", () => {
  for (const row of ["pesca\tn\tfrutto", "pesca\tx\tfrutto\tpeach", "\tn\ta\tb", "a\tn\tb\tc\td"]) {
    assert.throws(() => parseHandMeanings(row), /Not a meaning/, row);
  }
});
