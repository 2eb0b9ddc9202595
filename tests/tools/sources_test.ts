import { deepStrictEqual as assertEquals, ok as assert, throws } from "node:assert/strict";
import { cliticsOf } from "../../tools/lexicon/clitics.ts";
import { classesByEnding, conjugate, inflect } from "../../tools/lexicon/inflect.ts";
import { readFrequencies } from "../../tools/sources/frequencies.ts";
import { readHeadwords } from "../../tools/sources/headwords.ts";
import { hasClitic, readMorphit } from "../../tools/sources/morphit.ts";
import { readNames } from "../../tools/sources/names.ts";
import { readSenses } from "../../tools/sources/senses.ts";
import { readVerbs } from "../../tools/sources/verbs.ts";

/** msgpack of short texts and lists, enough for a sample. */
type Sample = string | number | Sample[] | { [key: string]: Sample };

function pack(value: Sample): number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "string") {
    const bytes = new TextEncoder().encode(value);
    return [0xa0 | bytes.length, ...bytes];
  }
  if (Array.isArray(value)) return [0x90 | value.length, ...value.flatMap((item) => pack(item))];
  const pairs = Object.entries(value);
  return [
    0x80 | pairs.length,
    ...pairs.flatMap(([key, item]) => [...pack(key), ...pack(item)]),
  ];
}

Deno.test("readFrequencies() reads cBpack: item i is zipf 9 - i/100", () => {
  const bytes = Uint8Array.from(pack([{ format: "cB", version: 1 }, [], ["di", "è"], [], ["più"]]));
  assertEquals([...readFrequencies(bytes)], [["di", 899], ["è", 899], ["più", 897]]);
  throws(() => readFrequencies(Uint8Array.from(pack([{ format: "x" }, []]))), TypeError);
  throws(() => readFrequencies(Uint8Array.of(0xc1)), TypeError);
});

Deno.test("readMorphit() leaves out punctuation and abbreviations", () => {
  const text = "venne\tvenire\tVER:ind+past+3+s\n,\t,\tPON\ndott\tdott\tABL\nbroken line\n";
  assertEquals([...readMorphit(text)], [
    { form: "venne", lemma: "venire", tag: "VER:ind+past+3+s" },
  ]);
});

Deno.test("hasClitic() looks at the last feature", () => {
  const cases: [string, boolean][] = [
    ["VER:inf+pres+melo", true],
    ["VER:ger+pres+si", true],
    ["VER:ind+pres+3+s", false],
    ["VER:inf+pres", false],
    ["NOUN-M:p", false],
  ];
  for (const [tag, has] of cases) assertEquals(hasClitic(tag), has, tag);
});

Deno.test("readVerbs() and readNames() take single words", () => {
  assertEquals([...readVerbs("amo\nho amato\n\namai\n")], ["amo", "amai"]);
  assertEquals([...readNames("Rossi\nDe Luca\nAnna-Maria\nbianchi\n")], ["Rossi", "bianchi"]);
});

Deno.test("readHeadwords() knows names by their capital and apostrophes for accents", () => {
  assertEquals([...readHeadwords("casa\tn\nRoma\tn\nhabitue'\tn\nerba medica\tn\nforse\n")], [
    { text: "casa", class: "noun", isName: false },
    { text: "roma", class: "noun", isName: true },
    { text: "habituè", class: "noun", isName: false },
    { text: "forse", class: undefined, isName: false },
  ]);
});

Deno.test("inflect() makes the regular forms", () => {
  const forms = (lemma: string, kind: Parameters<typeof inflect>[1]) =>
    new Set(inflect(lemma, kind).map(({ form }) => form));
  const cases: [string, Parameters<typeof inflect>[1], string][] = [
    ["amica", "noun", "amica amiche"],
    ["collega", "noun", "collega colleghi colleghe"],
    ["uomo", "noun", "uomo uomini"],
    ["fornaio", "noun", "fornaio fornai fornaia fornaie"],
    ["camicia", "noun", "camicia camicie"],
    ["arancia", "noun", "arancia arance"],
    ["ciclista", "noun", "ciclista ciclisti cicliste"],
    ["bello", "adjective", "bello belli bella belle"],
    ["stanco", "adjective", "stanco stanchi stanca stanche"],
    ["città", "noun", "città"],
    ["bar", "noun", "bar"],
    ["chattare", "verb", "chattare chatto chatti chattò chatterei chattassero chattato chattando"],
    ["cliccare", "verb", "clicchi clicco cliccherò clicchiamo"],
    ["messaggiare", "verb", "messaggi messaggio messaggerà messaggiamo"],
    ["lavarsi", "verb", "lavarsi lavare lavo"],
  ];
  for (const [lemma, kind, expected] of cases) {
    const made = forms(lemma, kind);
    for (const form of expected.split(" ")) assert(made.has(form), `${lemma}: ${form}`);
  }
  const none: [string, string][] = [
    ["uomo", "uomi"],
    ["oca", "ochi"],
    ["scoglio", "scoglia"],
    ["litro", "litra"],
    ["meglio", "megli"],
  ];
  for (const [lemma, form] of none) assert(!forms(lemma, "noun").has(form), form);
});

Deno.test("conjugate() knows verbs in -are and those like finire", () => {
  const cases: [string, string][] = [
    ["fiondare", "fiondo fiondò fiondassero"],
    ["intirizzire", "intirizzisce intirizziva intirizzì intirizzirò intirizzirebbero intirizzito"],
    ["immusonirsi", "immusonire immusonisco immusonendo immusonite"],
  ];
  for (const [lemma, expected] of cases) {
    const made = new Set(conjugate(lemma).map(({ form }) => form));
    for (const form of expected.split(" ")) assert(made.has(form), `${lemma}: ${form}`);
  }
  const finire = conjugate("finire").map(({ form }) => form);
  for (const none of ["finava", "finano", "fino", "finando"]) assert(!finire.includes(none), none);
});

Deno.test("classesByEnding() takes no adverb and no infinitive for a noun", () => {
  const classes = (lemma: string) => classesByEnding(lemma).join(" ");
  assertEquals(["lentamente", "pagare", "alzarsi", "sedie", "purpureo"].map(classes), [
    "adverb",
    "verb",
    "verb",
    "noun",
    "noun adjective",
  ]);
});

Deno.test("readSenses() knows visible things, and nouns from adjectives", () => {
  const text = [
    "# MultiWordNet\tita",
    "02165456-n\tita:lemma\tcoccinella",
    "00837293-n\tita:lemma\tsbadiglio",
    "05658603-n\tita:lemma\tnaso",
    "05598147-n\tita:lemma\tnaso",
    "02374451-n\tita:lemma\tcavallo da tiro",
    "02374451-v\tita:lemma\tcavalcare",
    "00000001-a\tita:lemma\tgrande",
  ].join("\n");
  const { concrete, nouns } = readSenses(text);
  assertEquals([...concrete], ["coccinella"]);
  assertEquals([...nouns], ["coccinella", "sbadiglio", "naso"]);
});

Deno.test("cliticsOf() joins pronouns to the forms that take them", () => {
  const cases: [form: string, lemma: string, tag: string, has: string, lacks: string][] = [
    ["dire", "dire", "VER:inf+pres", "dirmi dirmelo dirglielo dimmi dimmelo digli", "diremi"],
    ["porre", "porre", "VER:inf+pres", "porsi porlo", "porresi"],
    ["vedendo", "vedere", "VER:ger+pres", "vedendolo vedendosi", ""],
    ["guarda", "guardare", "VER:impr+pres+2+s", "guardami guardalo", "guardavi guardasi"],
    ["fate", "fare", "VER:impr+pres+2+p", "fatemi fatelo fatevi", "fateti"],
    ["andiamo", "andare", "VER:ind+pres+1+p", "andiamoci", "andiamomi"],
    ["fatto", "fare", "VER:part+past+s+m", "fattosi", ""],
    ["parla", "parlare", "VER:ind+pres+3+s", "", "parlami"],
  ];
  const intransitive = [
    ...cliticsOf({ form: "nascendo", lemma: "nascere", tag: "VER:ger+pres" }, "none"),
  ]
    .map(({ form }) => form);
  assertEquals(intransitive.includes("nascendogli"), true);
  assertEquals(intransitive.includes("nascendoli"), false);
  assertEquals(intransitive.includes("nascendomelo"), false);
  for (const [form, lemma, tag, has, lacks] of cases) {
    const made = new Set([...cliticsOf({ form, lemma, tag })].map((clitic) => clitic.form));
    for (const word of has.split(" ").filter(Boolean)) assert(made.has(word), `${form}: ${word}`);
    for (const word of lacks.split(" ").filter(Boolean)) {
      assert(!made.has(word), `${form}: ${word}`);
    }
  }
});
