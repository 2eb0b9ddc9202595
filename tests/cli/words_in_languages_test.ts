import assert from "node:assert/strict";
import { run } from "../../src/cli/app/run.ts";
import { openWords, OTHERS, packedBytes } from "../support/languages.ts";
import { openShelf, scriptedWorld, type Shelf } from "../support/world.ts";
import { italianLexicon } from "../support/crossword.ts";

/** What comes with the program, as the program finds it. */
const FILES = {
  ...Object.fromEntries(OTHERS.map((code) => [`/itbee/data/${code}.lex.gz`, packedBytes(code)])),
  "/itbee/data/en.clues.tsv.gz": Deno.readFileSync(
    new URL("../../data/en.clues.tsv.gz", import.meta.url),
  ),
};

interface Heard {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function said(args: string[], lines: string[] = [], shelf?: Shelf): Promise<Heard> {
  const world = scriptedWorld({
    args: [...args, "--lang", "en"],
    lines,
    files: FILES,
    lexicon: italianLexicon(),
    env: { HOME: "/home/bee" },
    ...(shelf && { shelf }),
  });
  const code = await run(world);
  return { code, out: world.printed.join("\n"), err: world.complained.join("\n") };
}

/** Words that the Italian interface cannot do without. */
const ITALIAN_UI =
  /\b(parol[ae]|punti|punteggio|letter[ae]|trovat[ae]|alveare|codice|lessico|aiuto|comandi|obiettivo|riprendi|salvato|perch[eé]|nome|casa|mare|orizzontali|verticali|che|della|alla|con una)\b/i;

Deno.test("grid demo solves each language's own board with no dictionary", async () => {
  for (const code of [...OTHERS, "it"]) {
    const { code: exit, out } = await said(["grid", "demo", "--language", code, "--top", "5"]);
    assert.equal(exit, 0, code);
    const words = Number(/Number of words: +(\d+)/.exec(out)?.[1]);
    assert.ok(words >= 100, `${code}: ${words}`);
  }
});

Deno.test("every game, solver and generator takes a language", async () => {
  const cases: string[][] = [
    ["bee", "generate", "--seed", "1"],
    ["bites", "generate", "--seed", "1"],
    ["grid", "generate", "--seed", "1", "--size", "5x5"],
    ["crossword", "generate", "--seed", "1", "--size", "7x7"],
    ["lexicon", "explain", "la"],
    ["lexicon", "check"],
  ];
  for (const code of ["es", "de"]) {
    for (const args of cases) {
      const { code: exit, out, err } = await said([...args, "--language", code.toUpperCase()]);
      assert.ok(exit === 0 || args[1] === "explain", `${args.join(" ")}: ${err}`);
      assert.doesNotMatch(`${out}\n${err}`, ITALIAN_UI, `${code}: ${args.join(" ")}`);
    }
  }
});

Deno.test("an English speaker plays Spanish words without a word of Italian", async () => {
  const shelf = openShelf();
  const lines = ["?", "hint", "1", "list", "grid", "ranks", "yesterday", "zzz", "q"];
  const first = await said(["daily", "--language", "es"], lines, shelf);
  assert.equal(first.code, 0);
  assert.match(first.out, /lexicon es-/);
  assert.match(first.out, /Resume with: itbee \S+ --language es/);
  assert.doesNotMatch(first.out + first.err, ITALIAN_UI);
  const list = await said(["sessions", "list"], [], shelf);
  assert.match(list.out, /^bee-daily-es-2025-11-17/m);
  const again = await said(["sessions", "resume", "bee-daily-es-2025-11-17"], ["q"], shelf);
  assert.match(again.out, /lexicon es-/);
  const shown = await said(["sessions", "show", "bee-daily-es-2025-11-17"], [], shelf);
  assert.equal(shown.code, 0);
  await shelf.close();
});

Deno.test("every game's help in English has no Italian example", async () => {
  const lines = ["?", "? rules", "? points", "why", "report", "zzz", "q"];
  for (const game of [[], ["grid"], ["bites"], ["crossword"]]) {
    const { out, err } = await said([...game, "play", "--seed", "1", "--language", "de"], lines);
    assert.match(out, /Commands|commands/, game.join());
    assert.doesNotMatch(out + err, ITALIAN_UI, game.join());
  }
});

Deno.test("a language without dictionary forms takes no points for the fifth hint", async () => {
  const { out } = await said(["play", "--seed", "5", "--language", "es"], ["? points", "5", "q"]);
  assert.match(out, /5 {2}which form it is, and of which word: free/);
  assert.match(out, /Hint: \d+ letters\. This word list does not say which form it is\./);
});

Deno.test("what to type next names the language of the words", async () => {
  const { out } = await said(["bites", "play", "--seed", "5", "--language", "es"], [
    "giveup",
    "y",
    "q",
  ]);
  assert.match(out, /^itbee bites solve ".+" --all --language es$/m);
});

Deno.test("each language has a daily of its own", async () => {
  const shelf = openShelf();
  for (const code of ["it", "en", "de"]) {
    const words = code === "it" ? [] : ["--language", code];
    const { code: exit } = await said(["daily", ...words], ["q"], shelf);
    assert.equal(exit, 0, code);
  }
  const { out } = await said(["sessions", "list"], [], shelf);
  const ids = [...out.matchAll(/^bee-daily-\S+/gm)].map(([id]) => id).sort();
  const day = "2025-11-17";
  assert.deepEqual(ids, [`bee-daily-${day}`, `bee-daily-de-${day}`, `bee-daily-en-${day}`]);
  await shelf.close();
});

Deno.test("English crosswords have English clues, the others letters, and say so", async () => {
  const english = await said(["crossword", "generate", "--language", "en", "--seed", "5"]);
  const clues = english.out.split("\n").filter((line) => /^ +\d+\. /.test(line));
  const defined = clues.filter((line) => !/[“”]/.test(line));
  assert.ok(defined.length >= clues.length / 2, `${defined.length} of ${clues.length}`);
  assert.equal(english.err, "");
  const french = await said(["crossword", "generate", "--language", "fr", "--seed", "5"]);
  assert.match(french.err, /just the letters of its answer/);
  for (const line of french.out.split("\n").filter((line) => /^ +\d+\. /.test(line))) {
    assert.match(line, /^ +\d+\. +[A-Z]( ?[A-Z])* \(\d+\)$/, line);
  }
});

Deno.test("a language that does not exist is refused with those that do", async () => {
  const none = await said(["grid", "demo", "--language", "zz"]);
  assert.equal(none.code, 2);
  assert.match(none.err, /de, en, es, fr, it, nl, pt/);
});

Deno.test("languages says that all have words", async () => {
  const { out } = await said(["languages", "--json"]);
  for (const { code, has_words } of JSON.parse(out)) assert.equal(has_words, true, code);
});

Deno.test("openWords() has the words that the program opens", async () => {
  const { out } = await said(["lexicon", "info", "--language", "nl", "--json"]);
  const { edition, words, by_source, credits } = JSON.parse(out);
  assert.equal(edition, openWords("nl").edition);
  assert.equal(words, openWords("nl").size);
  assert.ok(by_source.opentaal > 100_000);
  assert.match(credits, /OpenTaal/);
});
