import { deepStrictEqual as assertEquals, ok as assert } from "node:assert/strict";
import { familiarity } from "../../tools/lexicon/familiarity.ts";
import { guessed } from "../../tools/lexicon/guess.ts";
import { parseHandLists } from "../../tools/lexicon/hand_lists.ts";
import { lemmasOf } from "../../tools/lexicon/lemmas.ts";
import type { Row } from "../../tools/lexicon/table.ts";

const HAND = parseHandLists({
  allow: "alter\tonly in names\trare\nchattare\ttoday's verb\tverb\n",
  deny: "",
  vulgar: "",
  apocopes: "",
  short: "ahi\texclamation\n",
  intransitive: "chattare\ttakes no object\n",
  sensitive: "",
  everyday: "sbadiglio\tat home\n",
  readings: "",
});

/** Readings as `lemma/tag`. */
function row(form: string, zipf: number, readings: string[], facts: Partial<Row> = {}): Row {
  return {
    form,
    zipf,
    spellings: [{ text: form, zipf, isVouched: true }],
    readings: readings.map((text) => {
      const [lemma, tag] = text.split("/") as [string, string];
      return { lemma, tag, spelling: 0 };
    }),
    sources: "WM",
    marks: "",
    foreign: 0,
    language: "",
    ...facts,
  };
}

const ROWS = [
  row("sedano", 309, ["sedare/VER:ind+pres+3+p", "sedano/NOUN-M:s"], { sources: "WMKFI" }),
  row("sedani", 200, ["sedano/NOUN-M:p"]),
  row("sedare", 300, ["sedare/VER:inf+pres"]),
  row("vai", 511, ["vaio/ADJ:pos+m+p", "andare/VER:ind+pres+2+s"]),
  row("vaio", 150, ["vaio/ADJ:pos+m+s"]),
  row("andare", 562, ["andare/VER:inf+pres"]),
  row("rosa", 482, [
    "rosa/ADJ:pos+m+s",
    "rosa/ADJ:pos+f+s",
    "rosa/ADJ:pos+m+p",
    "rosa/ADJ:pos+f+p",
    "rosa/NOUN-F:s",
    "rodere/VER:part+past+s+f",
  ], { sources: "WMKFI" }),
  row("rose", 443, ["rosa/NOUN-F:p", "rodere/VER:ind+past+3+s"]),
  row("rodere", 290, ["rodere/VER:inf+pres"]),
  row("grande", 582, ["grande/NOUN-M:s", "grande/ADJ:pos+m+s"]),
  row("pantofola", 210, ["pantofola/NOUN-F:s"], { sources: "WMKFIc" }),
  row("pantofole", 311, ["pantofola/NOUN-F:p"]),
  row("prosopopea", 219, ["prosopopea/NOUN-F:s"], { sources: "WMKFI" }),
  row("dora", 354, ["dorare/VER:ind+pres+3+s"], { marks: "n" }),
  row("dorare", 230, ["dorare/VER:inf+pres"]),
  row("dorato", 370, ["dorare/VER:part+past+s+m"]),
  row("aceto", 400, ["aceto/NOUN-M:s"], { sources: "WMKFI", marks: "s" }),
  row("aceti", 150, ["aceto/NOUN-M:p"]),
  row("maggio", 532, ["maggio/NOUN-M:s", "maggio/NOUN-M:p"], { sources: "WMKFI" }),
  row("maggi", 349, ["maggio/NOUN-M:p"], { marks: "s" }),
  row("cassa", 480, ["cassa/NOUN-F:s", "cassare/VER:ind+pres+3+s"], { sources: "WMKFI" }),
  row("casse", 420, ["cassa/NOUN-F:p"]),
  row("cassare", 201, ["cassare/VER:inf+pres"]),
  row("cassano", 350, ["cassare/VER:ind+pres+3+p"], { marks: "s" }),
  row("sbadiglio", 266, ["sbadiglio/NOUN-M:s"]),
  row("alter", 352, [], { sources: "W" }),
  row("andiamo", 560, ["andare/VER:impr+pres+1+p", "andare/VER:ind+pres+1+p"]),
  row("formica", 350, ["formica/NOUN-F:s", "formico/ADJ:pos+f+s"], { sources: "WMKFI" }),
  row("formiche", 361, ["formica/NOUN-F:p", "formico/ADJ:pos+f+p"]),
  row("formico", 204, ["formico/ADJ:pos+m+s"]),
  row("proposta", 490, ["proposta/NOUN-F:s", "proporre/VER:part+past+s+f"], { sources: "WMKFI" }),
  row("proposte", 440, ["proposta/NOUN-F:p", "proporre/VER:part+past+p+f"]),
  row("proposto", 460, ["proporre/VER:part+past+s+m"]),
  row("accogliente", 350, ["accogliente/ADJ:pos+m+s", "accogliere/VER:part+pres+s+m"]),
  row("accoglienti", 340, ["accogliente/ADJ:pos+m+p", "accogliere/VER:part+pres+p+m"]),
  row("accogliere", 360, ["accogliere/VER:inf+pres"]),
];

const lemmas = lemmasOf(ROWS);
const find = (form: string) => ROWS.find((one) => one.form === form)!;

Deno.test("lemmasOf() puts the reading that people mean first", () => {
  const first = (form: string) => lemmas.ordered(find(form))[0];
  const cases: [form: string, lemma: string, tag: string][] = [
    ["sedano", "sedano", "NOUN-M:s"],
    ["vai", "andare", "VER:ind+pres+2+s"],
    ["rosa", "rosa", "NOUN-F:s"],
    ["rose", "rosa", "NOUN-F:p"],
    ["grande", "grande", "ADJ:pos+m+s"],
    ["andiamo", "andare", "VER:ind+pres+1+p"],
    ["formiche", "formica", "NOUN-F:p"],
    ["proposte", "proposta", "NOUN-F:p"],
    ["accogliente", "accogliente", "ADJ:pos+m+s"],
  ];
  for (const [form, lemma, tag] of cases) {
    assertEquals(first(form), { lemma, tag, spelling: 0 }, form);
  }
});

Deno.test("familiarity() counts a word's other forms, and no name's frequency", () => {
  const zipf = (form: string) => familiarity(find(form), lemmas, HAND);
  assert(zipf("pantofola") >= 300, "a thing everyone knows");
  assertEquals(zipf("prosopopea"), 219);
  assertEquals(zipf("dora"), 230, "the name's frequency is not the verb's");
  assertEquals(zipf("aceto"), 400, "aceti is rare, aceto is not");
  assertEquals(zipf("maggi"), 199, "a surname: maggio is its own plural");
  assertEquals(zipf("cassano"), 201, "a surname: cassa is read as a noun");
  assertEquals(zipf("sbadiglio"), 310);
  assertEquals(zipf("alter"), 199);
});

Deno.test("guessed() reads a form by its ending", () => {
  const verbs = new Set(["prendere", "ricandidare", "appiattire"]);
  const table = (form: string) => verbs.has(form) ? row(form, 0, [], { sources: "V" }) : undefined;
  const read = (text: string, sources: string) =>
    guessed(row(text, 0, [], { sources }), { hand: HAND, find: table })
      .map(({ lemma, tag }) => `${lemma}/${tag}`);
  assertEquals(read("prenderò", "V"), ["prendere/VER:ind+fut+1+s"]);
  assertEquals(read("ricandidato", "V"), ["ricandidare/VER:part+past+s+m"]);
  assertEquals(read("appiattisce", "V"), ["appiattire/VER:ind+pres+3+s"]);
  assertEquals(read("ahi", "W"), ["ahi/INT"]);
  assertEquals(read("spritz", "W"), ["spritz/NOUN:s", "spritz/NOUN:p"]);
  assertEquals(read("lentamente", "W"), ["lentamente/ADV"]);
  assertEquals(read("xyzo", "V"), []);
});

Deno.test("parseHandLists() joins pronouns to the verbs it allows", () => {
  assertEquals(HAND.allowed.get("chattarci")?.flags, ["clitic"]);
  assert(!HAND.allowed.has("chattarlo"));
});
