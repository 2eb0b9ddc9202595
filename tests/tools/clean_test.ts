import { deepStrictEqual as assertEquals, ok as assert, throws } from "node:assert/strict";
import {
  flagsFor,
  isNumeral,
  judge,
  looksItalian,
  type Strategy,
} from "../../tools/lexicon/clean.ts";
import { derivation } from "../../tools/lexicon/derive.ts";
import { parseHandLists } from "../../tools/lexicon/hand_lists.ts";
import { isSlip } from "../../tools/lexicon/slips.ts";
import type { Row } from "../../tools/lexicon/table.ts";

const HAND = parseHandLists({
  allow: "# comment\nspritz\ta drink\tloan\nchattare\ttoday's verb\tverb\nmarco\tname\trare\n",
  deny: "dell\tfragment\nsopresa\ttypo\n",
  vulgar: "cacca\tvulgar\n",
  apocopes: "signor\tshort for signore\nbuon\tshort for buono\tcore\n",
  short: "oro\tnoun\nfan\tshort for fanno\tapocope\n",
  intransitive: "partire\tmovement\nessere\tpredicate: takes lo alone\n",
  sensitive: "stupro\tsexual violence\n",
  everyday: "sbadiglio\tat home\n",
  readings: "visto\tvedere\tVER:part+past+s+m\n",
});

function row(form: string, facts: Partial<Row> = {}): Row {
  const zipf = facts.zipf ?? 300;
  return {
    form,
    zipf,
    spellings: [{ text: form, zipf, isVouched: true }],
    readings: [],
    sources: "W",
    marks: "",
    foreign: 0,
    language: "",
    ...facts,
  };
}

function verdict(subject: Row, strategy: Strategy = "joined"): string {
  const found = judge(subject, { hand: HAND, strategy, find: () => undefined });
  return found.kind === "accepted" ? found.by : found.reason;
}

const noun = [{ lemma: "x", tag: "NOUN-M:s", spelling: 0 }];
const clitic = [{ lemma: "dare", tag: "VER:impr+pres+2+s+mi", spelling: 0 }];

Deno.test("judge() follows the recipe", () => {
  const cases: [Row, string][] = [
    [row("casa", { sources: "WMKFI", readings: noun }), "votes"],
    [row("zzz"), "abbreviation"],
    [row("qwerty"), "unattested"],
    [row("dell", { sources: "WM" }), "fragment"],
    [row("spritz"), "hand"],
    [row("cacca"), "hand"],
    [row("xiii"), "numeral"],
    [row("oro"), "hand"],
    [row("km"), "abbreviation"],
    [row("francesca", { marks: "n" }), "name"],
    [row("because", { foreign: 600, language: "en" }), "foreign"],
    [row("avran", { sources: "WM", marks: "a" }), "apocope"],
    [row("signor", { sources: "WM", marks: "a" }), "hand"],
    [row("noooo", { sources: "WM" }), "typo"],
    [row("dammi", { readings: clitic }), "votes"],
    [row("dammi", { readings: clitic, marks: "n" }), "name"],
    [row("capra", { sources: "WKFI", marks: "s" }), "votes"],
    [row("family", { sources: "WM", readings: noun, foreign: 550 }), "foreign"],
    [row("parli", { sources: "WMV" }), "votes"],
    [row("ranzano", { sources: "WV", zipf: 140 }), "unattested"],
    [row("spadellare", { sources: "WV", zipf: 140 }), "votes"],
    [row("parlereste", { sources: "MV", zipf: 0 }), "votes"],
    [row("strano", { sources: "M", zipf: 0 }), "unattested"],
  ];
  for (const [subject, expected] of cases) assertEquals(verdict(subject), expected, subject.form);
});

Deno.test("judge() looks at the forms around", () => {
  const superlative = [{ lemma: "pulito", tag: "ADJ:sup+f+p", spelling: 0 }];
  const around = new Map([
    ["pulitissimo", row("pulitissimo", { zipf: 200 })],
    ["pagare", row("pagare", { sources: "WMVK" })],
    ["bivio", row("bivio", { sources: "WMKF", marks: "s", zipf: 360 })],
    ["lina", row("lina", { sources: "WMK", zipf: 200 })],
    ["pralina", row("pralina", { sources: "WI", zipf: 129 })],
  ]);
  const kind = (subject: Row) =>
    judge(subject, { hand: HAND, strategy: "joined", find: (form) => around.get(form) }).kind;
  const unseen = { sources: "M", zipf: 0, readings: superlative };
  assertEquals(kind(row("pulitissime", unseen)), "accepted");
  assertEquals(kind(row("agentissime", unseen)), "refused");
  const verb = [{ lemma: "pagare", tag: "VER:con+pres+1+s", spelling: 0 }];
  assertEquals(kind(row("pagherei", { sources: "M", zipf: 0, readings: verb })), "accepted");
  assertEquals(kind(row("pagherei", { sources: "", zipf: 0, readings: verb })), "refused");
  const plural = (lemma: string) => [{ lemma, tag: "NOUN:p", spelling: 0 }];
  const of = (form: string, lemma: string, facts: Partial<Row>) =>
    kind(row(form, { readings: plural(lemma), ...facts }));
  assertEquals(of("bivi", "bivio", { sources: "Wkf", marks: "s" }), "accepted");
  assertEquals(of("bivi", "bivo", { sources: "Wkf", marks: "s" }), "refused");
  assertEquals(of("praline", "pralina", { sources: "Wi", zipf: 220, foreign: 263 }), "accepted");
  assertEquals(of("line", "lina", { sources: "Wk", zipf: 400, foreign: 600 }), "refused");
});

Deno.test("judge() can take either source as it is", () => {
  assertEquals(verdict(row("because", { foreign: 600 }), "wordfreq"), "votes");
  assertEquals(verdict(row("parlereste", { sources: "MV", zipf: 0 }), "wordfreq"), "unattested");
  assertEquals(verdict(row("parlereste", { sources: "MV", zipf: 0 }), "morphit"), "votes");
  assertEquals(verdict(row("aglio", { sources: "WKFI" }), "morphit"), "unattested");
});

Deno.test("flagsFor() sets apart what is not for everyone", () => {
  const cases: [Row, string][] = [
    [row("dammi", { readings: clitic }), "clitic"],
    [row("weekend"), "loan"],
    [row("spritz"), "loan"],
    [row("signor"), "apocope"],
    [row("buon"), ""],
    [row("stupri", { readings: [{ lemma: "stupro", tag: "NOUN-M:p", spelling: 0 }] }), "sensitive"],
    [row("cacca"), "vulgar"],
    [row("cacche", { readings: [{ lemma: "cacca", tag: "NOUN-F:p", spelling: 0 }] }), "vulgar"],
    [row("rosa", { marks: "ns", readings: noun }), "name"],
    [row("bellissimo"), "superlative"],
    [row("parlereste", { zipf: 0 }), "rare"],
    [row("oro"), ""],
  ];
  for (const [subject, flags] of cases) {
    assertEquals(flagsFor(subject, HAND).join(" "), flags, subject.form);
  }
});

Deno.test("isNumeral() and looksItalian() tell forms by their letters", () => {
  for (const form of ["xiii", "mmxx", "cdxl"]) assert(isNumeral(form), form);
  for (const form of ["dici", "civili", "mille"]) assert(!isNumeral(form), form);
  for (const form of ["casa", "extra", "ninfee"]) assert(looksItalian(form), form);
  for (const form of ["week", "sport", "theta", "whisky"]) assert(!looksItalian(form), form);
});

Deno.test("parseHandLists() inflects, keeps accents and refuses what it cannot read", () => {
  assertEquals(HAND.allowed.get("chatterei")?.readings[0]?.lemma, "chattare");
  assertEquals(HAND.allowed.get("chattero")?.written, "chatterò");
  assertEquals(HAND.short.get("fan"), { what: "short for fanno", flags: ["apocope"] });
  const empty = {
    allow: "",
    deny: "",
    vulgar: "",
    apocopes: "",
    short: "",
    intransitive: "",
    sensitive: "",
    everyday: "",
    readings: "",
  };
  throws(() => parseHandLists({ ...empty, deny: "dell\tbecause\n" }), RangeError);
  throws(() => parseHandLists({ ...empty, allow: "word-without-reason\n" }), RangeError);
});

Deno.test("derivation() knows productive endings and prefixes", () => {
  const words = new Set([
    ..."lenta allenatore sanificare traffico mangiare virus attrattivo fretta odiato".split(" "),
  ]);
  const find = (subject: Row, attested: string[] = []) =>
    derivation(subject, {
      isWord: (form) => words.has(form),
      isAttested: (form) => attested.includes(form),
      isCommon: (form, zipf) => form === "spugna" && zipf <= 400,
      isAdjective: (form) => form === "odiato",
    })?.lemma;
  const spelled = (text: string) => [{ text, zipf: 250, isVouched: false }];
  assertEquals(find(row("lentamente")), "lentamente");
  assertEquals(find(row("allenatrici")), "allenatrice");
  assertEquals(find(row("sanificazioni")), "sanificazione");
  assertEquals(find(row("mangiabili")), "mangiabile");
  assertEquals(find(row("antitraffico")), "antitraffico");
  assertEquals(find(row("spugnetta", { zipf: 200 })), "spugnetta");
  assertEquals(find(row("spugnette", { zipf: 200 })), undefined);
  assertEquals(find(row("spugnette", { zipf: 200 }), ["spugnetta"]), "spugnetta");
  assertEquals(find(row("attrattivita", { spellings: spelled("attrattività") })), "attrattività");
  assertEquals(find(row("attrattivita", { spellings: spelled("attrattivita") })), undefined);
  assertEquals(find(row("odiatissime")), "odiato");
  assertEquals(find(row("frettissima")), undefined);
  assertEquals(find(row("divisivamente")), undefined);
  assertEquals(find(row("ecografica"), ["ecografico"]), "ecografico");
  assertEquals(find(row("ecografica")), undefined);
  assertEquals(find(row("spugnona", { zipf: 200 })), "spugnona");
  assertEquals(find(row("spugnoni", { zipf: 200 })), undefined);
  assertEquals(find(row("spugnoni", { zipf: 200 }), ["spugnone"]), "spugnone");
  assertEquals(find(row("spugnono", { zipf: 200 })), undefined);
  assertEquals(find(row("trafficacci")), "trafficaccio");
  assertEquals(find(row("lentamente", { marks: "s" })), undefined);
  assertEquals(find(row("lentamente", { zipf: 99 })), undefined);
});

Deno.test("isSlip() finds the common word one letter away", () => {
  const isCommon = (form: string, zipf: number) => form === "sorpresa" && zipf <= 470;
  const cases: [Row, boolean][] = [
    [row("sopresa", { zipf: 250 }), true],
    [row("sorrpresa", { zipf: 250 }), true],
    [row("sopressa", { zipf: 250 }), false],
    [row("sorpresa", { zipf: 250 }), false],
    [row("sopresa", { zipf: 400 }), false],
  ];
  for (const [subject, is] of cases) assertEquals(isSlip(subject, isCommon), is, subject.form);
});
