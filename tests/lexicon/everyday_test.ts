import assert from "node:assert/strict";
import { normalize } from "../../src/core/letters.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";

type Row = readonly [word: string, label: string];

const ROOT = new URL("../../", import.meta.url);
const ACCEPTED = readRows("accepted.tsv");
const REFUSED = readRows("refused.tsv");
const TIERS = readRows("tiers.tsv");

Deno.test("everyday lists have many distinct words and share none", () => {
  const accepted = new Set(ACCEPTED.map(([word]) => played(word)));
  const refused = new Set(REFUSED.map(([word]) => played(word)));
  const rows: [rows: readonly Row[], distinct: Set<string>][] = [
    [ACCEPTED, accepted],
    [REFUSED, refused],
  ];
  for (const [all, distinct] of rows) {
    assert.equal(distinct.size, all.length);
    assert.ok(distinct.size >= 300);
  }
  assert.deepEqual([...accepted].filter((word) => refused.has(word)), []);
  for (const tier of ["easy", "medium", "hard"]) {
    assert.equal(TIERS.filter(([, label]) => label === tier).length, 20, tier);
  }
});

Deno.test("Lexicon.find() knows everyday words", () => {
  const lexicon = openItalian();
  const misses = ACCEPTED.filter(([word]) => lexicon.find(played(word)) === undefined);
  assert.ok(misses.length <= ACCEPTED.length * 0.01, `Wrongly refused: ${listed(misses)}`);
});

Deno.test("Lexicon.find() does not know names, typos and foreign words", () => {
  const lexicon = openItalian();
  const found = REFUSED.filter(([word]) => lexicon.find(played(word)) !== undefined);
  assert.ok(found.length <= REFUSED.length * 0.02, `Wrongly accepted: ${listed(found)}`);
});

Deno.test("Lexicon.difficulty() follows what players feel", () => {
  const lexicon = openItalian();
  const misplaced = TIERS.flatMap(([word, tier]): Row[] => {
    const id = lexicon.find(played(word));
    const difficulty = id === undefined ? NaN : lexicon.difficulty(id);
    return tierOf(difficulty) === tier ? [] : [[word, `${tier}, not ${difficulty}`]];
  });
  assert.ok(TIERS.length - misplaced.length >= 54, `Misplaced: ${listed(misplaced)}`);
});

function readRows(name: string): Row[] {
  const lines = Deno.readTextFileSync(new URL(`tests/words/${name}`, ROOT)).trimEnd().split("\n");
  return lines.map((line) => {
    const [word, label] = line.split("\t");
    assert.ok(word && label, `Bad row in ${name}: ${line}`);
    return [word, label];
  });
}

function openItalian(): Lexicon {
  return Lexicon.open(sourceOf(Deno.readFileSync(new URL("data/it.lex", ROOT))));
}

function played(word: string): string {
  const text = normalize(word);
  assert.ok(text, `Not a word: ${word}`);
  return text;
}

function tierOf(difficulty: number): string {
  if (Number.isNaN(difficulty)) return "unknown";
  if (difficulty < 0.30) return "easy";
  return difficulty < 0.60 ? "medium" : "hard";
}

function listed(rows: readonly Row[]): string {
  return `${rows.length}: ${rows.map(([word, label]) => `${word} (${label})`).join(", ")}`;
}
