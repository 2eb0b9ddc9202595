import assert from "node:assert/strict";
import fc from "fast-check";
import { UserError } from "../../src/core/problem.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import {
  kindOf,
  type Meaning,
  type Meanings,
  openMeanings,
  SENSE_KINDS,
} from "../../src/lexicon/meanings.ts";
import { type Category, grammarOf } from "../../src/lexicon/tag.ts";
import { buildMeanings } from "../../tools/meanings/build_meanings.ts";
import { encodeMeanings } from "../../tools/meanings/encode_meanings.ts";
import { containsStem } from "../../tools/meanings/rank_senses.ts";
import { FIXED } from "../support/property.ts";

const FILE = new URL("../../data/it.meanings", import.meta.url);

function shipped(): Meanings {
  return openMeanings(sourceOf(Deno.readFileSync(FILE)));
}

const WORD = fc.string({ unit: fc.constantFrom(..."abcèù"), minLength: 1, maxLength: 4 });
const TEXT = fc.tuple(fc.array(WORD, { maxLength: 5 }), fc.constantFrom(" ", ", ", "'", "; "))
  .map(([words, between]) => words.join(between));
const MEANING: fc.Arbitrary<Meaning> = fc.record({
  lemma: WORD,
  senses: fc.array(
    fc.record({ kind: fc.constantFrom(...SENSE_KINDS), meaning: TEXT, english: TEXT }, {
      noNullPrototype: true,
    }),
    { minLength: 1, maxLength: 4 },
  ),
}, { noNullPrototype: true });

Deno.test("openMeanings() reads what encodeMeanings() wrote", () => {
  const lists = fc.uniqueArray(MEANING, { selector: ({ lemma }) => lemma, maxLength: 60 });
  fc.assert(
    fc.property(lists, WORD, (list, other) => {
      const meanings = openMeanings(sourceOf(encodeMeanings(list, "us")));
      assert.equal(meanings.credits, "us");
      assert.deepEqual([...meanings.all()], list.toSorted((a, b) => a.lemma < b.lemma ? -1 : 1));
      for (const { lemma, senses } of list) {
        const nouns = senses.filter(({ kind }) => kind === "n");
        assert.deepEqual(
          meanings.meaningsOf(lemma, "noun"),
          nouns.map(({ meaning, english }) => ({ meaning, english })),
        );
      }
      if (list.every(({ lemma }) => lemma !== other)) {
        assert.deepEqual(meanings.meaningsOf(other, "noun"), []);
      }
    }),
    FIXED,
  );
});

Deno.test("encodeMeanings() refuses a text that it could not give back", () => {
  const senses = [{ kind: "n", meaning: "un  po", english: "" }] as const;
  assert.throws(() => encodeMeanings([{ lemma: "a", senses }], ""), /Not plain enough/);
});

Deno.test("openMeanings() refuses bytes that are not meanings", () => {
  assert.throws(() => openMeanings(sourceOf(new Uint8Array(100))), UserError);
  const bytes = encodeMeanings([
    { lemma: "casa", senses: [{ kind: "n", meaning: "dimora", english: "house" }] },
  ], "");
  assert.throws(() => openMeanings(sourceOf(bytes.slice(0, bytes.length - 8))), UserError);
});

Deno.test("the shipped meanings are those of the sources, byte for byte", () => {
  assert.deepEqual(Deno.readFileSync(FILE), buildMeanings());
});

Deno.test("the shipped meanings say whom to credit", () => {
  const { credits } = shipped();
  for (const name of ["MultiWordNet", "ItalWordNet", "Princeton University", "Robyn Speer"]) {
    assert(credits.includes(name), name);
  }
});

Deno.test("the shipped meanings are of a size that can be shipped", () => {
  const { size } = Deno.statSync(FILE);
  assert(size <= 600_000, `${size} bytes`);
});

Deno.test("a meaning never has its own word or stem, and each word has up to three of a kind", () => {
  for (const { lemma, senses } of shipped().all()) {
    for (const { meaning, english } of senses) {
      assert(!containsStem(meaning, lemma), `${lemma}: ${meaning}`);
      assert.notEqual(meaning + english, "", lemma);
    }
    for (const kind of SENSE_KINDS) {
      assert(senses.filter((sense) => sense.kind === kind).length <= 3, `${lemma} ${kind}`);
    }
  }
});

Deno.test("containsStem() sees the word and its family", () => {
  const cases: [text: string, lemma: string, contains: boolean][] = [
    ["il pescare", "pesca", true],
    ["relativo al femminismo", "femminista", true],
    ["che è universale", "universalmente", true],
    ["persona che dà calci", "calcio", true],
    ["l'atto del memorizzare", "memorizzazione", true],
    ["chi separa", "inseparabile", true],
    ["più che papa", "papà", true],
    ["frutto del pero", "pera", true],
    ["animale che abbaia", "cane", false],
    ["capo di un regno", "re", false],
    ["che si muove in acqua", "comune", false],
  ];
  for (const [text, lemma, contains] of cases) {
    assert.equal(containsStem(text, lemma), contains, `${lemma}: ${text}`);
  }
});

Deno.test("meaningsOf() gives the common sense, by kind of word", () => {
  const meanings = shipped();
  const cases: [lemma: string, category: Category, english: string][] = [
    ["rosa", "noun", "rose"],
    ["rosa", "adjective", "pink"],
    ["pesca", "noun", "peach"],
    ["cane", "noun", "dog"],
    ["andare", "verb", "go"],
    ["ancora", "noun", "anchor"],
    ["ancora", "adverb", "still, yet, again"],
    ["che", "pronoun", "that, which, who"],
  ];
  for (const [lemma, category, english] of cases) {
    assert.equal(meanings.meaningsOf(lemma, category)[0]?.english, english, lemma);
  }
  assert.deepEqual(meanings.meaningsOf("cane", "verb"), []);
});

Deno.test("most core words at zipf 3 have a meaning of the right kind", () => {
  const lexicon = Lexicon.open(
    sourceOf(Deno.readFileSync(new URL("../../data/it.lex", import.meta.url))),
  );
  const known = new Set<string>();
  for (const { lemma, senses } of shipped().all()) {
    for (const { kind, meaning, english } of senses) {
      if (meaning !== "") known.add(`${lemma} ${kind} italian`);
      if (english !== "") known.add(`${lemma} ${kind} english`);
    }
  }
  let core = 0, italian = 0, english = 0;
  for (let id = 0; id < lexicon.size; id++) {
    if (!lexicon.isCore(id, 3)) continue;
    core++;
    const keys = lexicon.readings(id).map(({ lemma, tag }) =>
      `${lemma} ${kindOf(grammarOf(tag).category)}`
    );
    if (keys.some((key) => known.has(`${key} italian`))) italian++;
    if (keys.some((key) => known.has(`${key} english`))) english++;
  }
  const found = `${core} core words, ${italian} in Italian, ${english} in English`;
  assert(italian >= 0.75 * core, found);
  assert(english >= 0.85 * core, found);
});
