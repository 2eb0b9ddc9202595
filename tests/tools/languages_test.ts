import assert from "node:assert/strict";
import { alphabetOf, LATIN } from "../../src/core/letters.ts";
import { CODES, makeLexicon } from "../../tools/languages/build.ts";
import { compose } from "../../tools/languages/compose.ts";
import { isGermanCompound } from "../../tools/languages/compounds.ts";
import { gather } from "../../tools/languages/gather.ts";
import { parseHand } from "../../tools/languages/hand.ts";
import { expand, suffixesLike } from "../../tools/languages/hunspell.ts";
import { readMorfologik } from "../../tools/languages/morfologik.ts";
import type { Vote } from "../../tools/languages/recipes.ts";
import { spanishForm } from "../../tools/languages/spanish.ts";
import { encodeTable, parseTable } from "../../tools/languages/table.ts";
import { synsetsOf } from "../../tools/languages/wordnet.ts";
import { lexBytes, OTHERS } from "../support/languages.ts";

const AFF = `
SET UTF-8
NEEDAFFIX n
FORBIDDENWORD x
SFX S Y 2
SFX S 0 s [^s]
SFX S 0 es s
SFX V Y 2
SFX V ar o ar
SFX V ar ando/P ar
SFX P Y 1
SFX P 0 me o
PFX R Y 1
PFX R 0 re [^aeiou]
PFX L Y 1
PFX L 0 l' [aeiou]
`;

Deno.test("expand() makes what hunspell would accept", () => {
  const cases: [entry: string, forms: string][] = [
    ["gato/S", "gato gatos"],
    ["mes/S", "mes meses"],
    ["cantar/V", "cantar canto cantando cantandome"],
    ["cantar/VR", "cantar canto cantando cantandome recantar recanto recantando recantandome"],
    ["bueno/n", ""],
    ["bueno/nS", "buenos"],
    ["malo/xS", ""],
    ["arbre/LS", "arbre arbres"],
    ["ex-gato/S", ""],
    ["Ana po:nom", "Ana"],
  ];
  for (const [entry, forms] of cases) {
    const made = Array.from(expand(AFF, `1\n${entry}\n`), ({ form }) => form);
    assert.deepEqual(made.sort(), forms.split(" ").filter((form) => form !== "").sort(), entry);
  }
  assert.deepEqual([...suffixesLike(AFF, /me$/)], ["P"]);
});

Deno.test("readMorfologik() walks an automaton", () => {
  // After the header: a node that leads to the root, then a chain of letters and a fork at the end.
  const letters = (text: string) => [...text].flatMap((letter) => [0xc0, letter.charCodeAt(0)]);
  const chain = letters("Uhr_A_");
  const fork = [0x20, "S".charCodeAt(0), 0, 0x60, "T".charCodeAt(0), 0];
  const bytes = Uint8Array.from([
    ...[..."\\fsa"].map((letter) => letter.charCodeAt(0)),
    ...[0xc6, 0, 7, 1, 0],
    ...[0x40, 0x5e, 3, ...chain, ...fork],
  ]);
  assert.deepEqual([...readMorfologik(bytes)], [
    { form: "Uhr", tag: "S" },
    { form: "Uhr", tag: "T" },
  ]);
  assert.throws(() => [...readMorfologik(new Uint8Array(20))], TypeError);
});

Deno.test("synsetsOf() reads words and glosses, and skips the licence", () => {
  const text = "  1 This software\n" +
    '00001740 03 n 02 Lasso 0 entity_of(ip) 0 001 ~ 00001930 n 0000 | that which is; "x"  \n';
  assert.deepEqual([...synsetsOf(text)], [
    { place: "00001740", words: ["Lasso", "entity_of"], gloss: 'that which is; "x"' },
  ]);
});

Deno.test("isGermanCompound() wants two nouns in use, and no name", () => {
  const nouns = new Map([["menschen", 500], ["rechte", 450], ["regierung", 500], ["chef", 480]]);
  nouns.set("rosen", 400).set("berg", 450).set("xylo", 100);
  const cases: [word: string, isCompound: boolean][] = [
    ["menschenrechte", true],
    ["regierungschef", true],
    ["rosenberg", false],
    ["xylorechte", false],
    ["rechte", false],
  ];
  for (const [word, isCompound] of cases) {
    assert.equal(isGermanCompound(word, (part) => nouns.get(part) ?? 0), isCompound, word);
  }
});

Deno.test("spanishForm() knows pronouns, small and large things, and the accents they ask for", () => {
  const words = new Map([["recordar", 400], ["mando", 400], ["manda", 420], ["corazon", 500]]);
  for (const word of ["coche", "poco", "malo", "beso", "dejemos"]) words.set(word, 450);
  const plain = (form: string) => form.normalize("NFD").replace(/\p{M}/gu, "");
  const cases: [token: string, kind: "clitic" | "derived" | undefined][] = [
    ["recordarle", "clitic"],
    ["recordárselo", "clitic"],
    ["recordarselo", undefined],
    ["mándale", "clitic"],
    ["mandale", undefined],
    ["dejémoslo", "clitic"],
    ["corazoncito", "derived"],
    ["cochecito", "derived"],
    ["poquita", "derived"],
    ["besazo", "derived"],
    ["malísimo", "derived"],
    ["malisimo", undefined],
    ["pepito", undefined],
  ];
  for (const [token, kind] of cases) {
    const zipfOf = (form: string) => words.get(plain(form)) ?? 0;
    assert.equal(spanishForm(token, 250, zipfOf), kind, token);
  }
});

const SPANISH = alphabetOf("abcdefghijklmnñopqrstuvwxyz");

function made(votes: Vote[], frequencies: [string, number][], words = ""): string[] {
  const vulgar = "caca*\tvulgar\n";
  const hand = parseHand({ words, vulgar, short: "# none\nsol es" }, SPANISH);
  const rows = gather({
    language: "es",
    alphabet: SPANISH,
    votes,
    frequencies: new Map(frequencies),
    foreign: new Map([["then", 770], ["fosse", 600], ["area", 500]]),
    allowed: hand.allowed,
  });
  if (rows.length > 0) assert.deepEqual(parseTable(encodeTable(rows)), rows);
  const { entries, refusals } = compose(rows, hand);
  return [
    ...entries.map(({ word, written, zipf, flags }) =>
      [word, written.join("/"), zipf, flags.join("+")].filter((it) => it !== "").join(" ")
    ),
    ...refusals.map(({ word, reason }) => `${word}: ${reason}`),
  ];
}

Deno.test("gather() and compose() judge a form by its votes, its frequency and the hand lists", () => {
  const word = (form: string, stem = form): Vote => ({ form, letter: "r", kind: "word", stem });
  const name = (form: string): Vote => ({ form, letter: "r", kind: "name" });
  const cases: [string, ...Parameters<typeof made>, string[]][] = [
    ["a word with its mark", [word("corazón")], [["corazón", 500]], "", ["corazon corazón 5"]],
    ["ñ stays", [word("niño")], [["niño", 500]], "", ["niño 5"]],
    ["a name", [name("Madrid")], [["madrid", 550]], "", ["madrid: name"]],
    ["with a capital too", [name("Rosa"), word("rosa")], [["rosa", 500]], "", ["rosa 5"]],
    ["a name too", [word("rosa")], [["rosa", 500]], "rosa\tfirst_name\n", ["rosa 5 name"]],
    ["unseen and short", [word("gatito")], [], "", ["gatito 0 rare"]],
    ["unseen and long", [word("gatitotes")], [], "", []],
    [
      "unseen of a common stem",
      [word("caminar"), word("caminares", "caminar")],
      [[
        "caminar",
        450,
      ]],
      "",
      ["caminar 4.5", "caminares 0 rare"],
    ],
    ["short and not listed", [word("sol"), word("kmh")], [["sol", 500], ["kmh", 300]], "", [
      "sol 5",
      "kmh: abbreviation",
    ]],
    ["nobody vouches", [], [["blimpa", 350], ["then", 500], ["rara", 100]], "", [
      "blimpa: unattested",
      "then: foreign",
    ]],
    ["far commoner elsewhere", [word("fosse")], [["fosse", 300]], "", ["fosse 1.99 rare"]],
    ["and yet a word", [word("fosse")], [["fosse", 300]], "fosse\tyes\n", ["fosse 3"]],
    ["a bit commoner elsewhere", [word("area")], [["area", 380]], "", ["area 3.8"]],
    ["a noun, a bit commoner", [word("Area")], [["area", 380]], "", ["area Area 1.99 rare"]],
    ["in one generous list", [{ ...word("area"), letter: "v" }], [["area", 440]], "", [
      "area 1.99 rare",
    ]],
    [
      "spelled as before 1996 and since",
      [word("Kuß"), word("Kuss"), word("Fuß"), word("mißachte"), word("missachte")],
      [["kuss", 400], ["fuss", 400], ["missachte", 300]],
      "",
      ["fuss Fuß 4", "kuss Kuss 4", "missachte 3"],
    ],
    ["vulgar", [word("cacahue")], [["cacahue", 300]], "", ["cacahue 3 vulgar"]],
    ["by hand", [word("rosa")], [["rosa", 500]], "rosa\tname\ntuit\tyes\n", [
      "tuit 0 rare",
      "rosa: name",
    ]],
    ["by hand, with its frequency", [], [["tuit", 250]], "tuit\tyes\n", ["tuit 2.5"]],
    [
      "made of a word",
      [word("cuchara"), word("recordar")],
      [
        ["cuchara", 400],
        ["recordar", 450],
        ["cucharita", 267],
        ["recordárselo", 200],
      ],
      "",
      ["cuchara 4", "cucharita 2.67", "recordar 4.5", "recordarselo recordárselo 2 clitic"],
    ],
    ["made of a name", [name("Juan"), word("juan")], [["juan", 500], ["juanito", 330]], "", [
      "juan 5",
      "juanito: unattested",
    ]],
    ["a numeral", [word("xviii")], [["xviii", 300]], "", ["xviii: numeral"]],
  ];
  for (const [about, votes, frequencies, words, expected] of cases) {
    assert.deepEqual(made(votes, frequencies, words), expected, about);
  }
});

Deno.test("parseHand() refuses what it cannot use", () => {
  const texts = { words: "", vulgar: "", short: "" };
  for (const bad of [{ words: "rosa" }, { words: "rosa\tperhaps" }, { vulgar: "x1\tslur" }]) {
    assert.throws(() => parseHand({ ...texts, ...bad }, LATIN), RangeError);
  }
});

Deno.test("deno task lexicon rebuilds each language's lexicon, byte for byte", () => {
  assert.deepEqual([...CODES], [...OTHERS]);
  for (const code of CODES) {
    const again = makeLexicon(code);
    const shipped = lexBytes(code);
    assert.equal(again.length, shipped.length, code);
    assert.ok(again.every((byte, i) => byte === shipped[i]), code);
  }
});
