import assert from "node:assert/strict";
import { HIDDEN } from "../../src/lexicon/entry.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";

const LEXICON = Lexicon.open(
  sourceOf(Deno.readFileSync(new URL("../../data/it.lex", import.meta.url))),
);

function idOf(word: string): number {
  const id = LEXICON.find(word);
  assert.ok(id !== undefined, `${word} is refused`);
  return id;
}

Deno.test("the core at the default level has what everyone knows and no name's frequency", () => {
  const known =
    "melanzana tovagliolo coccinella zucchina sbadiglio pantofola star buon gran quel " +
    "nessun rosa viola marina aceto agosto";
  const others = "pucci pipino vole fide dora maso roca alter psico stra sitter";
  for (const word of known.split(" ")) assert.ok(LEXICON.isCore(idOf(word), 3), word);
  for (const word of others.split(" ")) assert.ok(!LEXICON.isCore(idOf(word), 3), word);
});

Deno.test("Lexicon.difficulty() counts the whole word, not one form", () => {
  const difficulty = (word: string) => LEXICON.difficulty(idOf(word));
  assert.ok(difficulty("pantofola") < difficulty("prosopopea") - 0.1);
});

Deno.test("Lexicon.reading() is the one that people mean", () => {
  const cases: [word: string, lemma: string, tag: RegExp][] = [
    ["rosa", "rosa", /^NOUN/],
    ["rose", "rosa", /^NOUN/],
    ["pari", "pari", /^(NOUN|ADJ)/],
    ["gioventu", "gioventù", /^NOUN/],
    ["visto", "vedere", /part\+past/],
    ["sedano", "sedano", /^NOUN/],
    ["orzo", "orzo", /^NOUN/],
    ["zinco", "zinco", /^NOUN/],
    ["oscar", "oscar", /^NOUN/],
    ["vai", "andare", /^VER/],
    ["memo", "memo", /^NOUN/],
    ["indica", "indicare", /^VER/],
    ["stesso", "stesso", /^ADJ/],
    ["grande", "grande", /^ADJ/],
    ["agli", "al", /^ARTPRE/],
    ["mani", "mano", /^NOUN.*:p/],
    ["dettagli", "dettaglio", /^NOUN/],
  ];
  for (const [word, lemma, tag] of cases) {
    const reading = LEXICON.reading(idOf(word));
    assert.equal(reading?.lemma, lemma, word);
    assert.match(reading!.tag, tag, word);
  }
});

Deno.test("no spelling is shown for a verb that nobody thinks of", () => {
  for (const word of ["affitti", "stasera", "libera"]) {
    assert.deepEqual(LEXICON.written(idOf(word)), [word]);
  }
  assert.deepEqual(LEXICON.written(idOf("se")), ["se", "sé"]);
});

Deno.test("Lexicon.spellings() finds among many words what written() says of one", () => {
  const every = (step: number, from = 0, to = LEXICON.size) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);
  const { size } = LEXICON;
  const near = idOf("perche");
  const lists = [[], [0], [near], [size - 1], every(7), every(977, 5), every(1, near - 50, near)];
  let count = 0;
  for (const ids of lists) {
    const spellings = LEXICON.spellings(ids);
    const expected = ids.map((id) => LEXICON.written(id))
      .map((written, i) => [ids[i]!, written] as const)
      .filter(([id, written]) => written.length > 1 || written[0] !== LEXICON.text(id));
    assert.deepEqual([...spellings], expected);
    count += spellings.size;
  }
  assert.ok(count > 1000, `only ${count} found`);
});

Deno.test("every core word of the easiest floor down to 2 can be read", () => {
  const unread: string[] = [];
  for (let id = 0; id < LEXICON.size; id++) {
    if (LEXICON.isCore(id, 2) && LEXICON.lemmaNumber(id) < 0) unread.push(LEXICON.text(id));
  }
  assert.deepEqual(unread, []);
});

Deno.test("sensitive words are accepted, and hidden with all their forms", () => {
  const words = "stupro stupri stuprata violentato pedofilo pedofilia cocaina suicidio suicidi " +
    "leucemia bestemmia vagina tetta tette";
  for (const word of words.split(" ")) {
    assert.ok(LEXICON.flagBits(idOf(word)) & HIDDEN, word);
    assert.ok(!LEXICON.isCore(idOf(word), 1), word);
  }
  for (const word of ["morte", "guerra", "chiesa", "corpo", "malattia"]) {
    assert.equal(LEXICON.flagBits(idOf(word)) & HIDDEN, 0, word);
  }
  assert.deepEqual(LEXICON.flags(idOf("tetta")), LEXICON.flags(idOf("tette")));
  assert.equal(LEXICON.refusal("porcodio")?.reason, "blasphemy");
});
