import assert from "node:assert/strict";
import { run } from "../../src/cli/app/run.ts";
import { inFolder, start } from "../support/program.ts";
import { playLexicon } from "../support/play_words.ts";
import { openShelf, scriptedWorld, type Shelf } from "../support/world.ts";

async function said(line: string, shelf: Shelf, lines: string[] = []) {
  const world = scriptedWorld({
    args: [...line.split(" "), "--lang", "en"],
    lines,
    lexicon: playLexicon(),
    env: { HOME: "/home/bee" },
    shelf,
  });
  const code = await run(world);
  return { code, out: world.printed.join("\n"), err: world.complained.join("\n") };
}

Deno.test("lexicon add, remove and mine keep the player's list", async () => {
  const shelf = openShelf();
  const cases: [line: string, code: number, told: RegExp][] = [
    ["lexicon mine", 0, /empty/],
    ["lexicon add momè --reason nonna", 0, /"momè" now counts as an extra word/],
    ["lessico aggiungi nome", 0, /"nome" already counts/],
    ["lexicon explain mome", 0, /extra, on your own list: nonna/],
    ["lexicon mine", 0, /^it {2}momè {2}added {2}nonna$/],
    ["lessico togli nome", 0, /"nome" no longer counts as an extra word/],
    ["lexicon mine --json", 0, /"mark": ?"hidden"/],
    ["lessico aggiungi nome", 0, /"nome" is no longer on your list/],
    ["lexicon remove mome", 0, /"mome" is no longer on your list/],
    ["lexicon remove mome", 1, /neither in the lexicon nor on your list/],
    ["lexicon add l'oro", 1, /cannot be a word/],
    [`lexicon add mome --reason ${"x".repeat(201)}`, 1, /at most 200/],
    // Nothing is changed where one word of several is wrong.
    ["lexicon add bubu x", 1, /"x" cannot be a word/],
    ["lessico mie", 0, /empty/],
  ];
  for (const [line, code, told] of cases) {
    const heard = await said(line, shelf);
    assert.match(heard.out + heard.err, told, line);
    assert.equal(heard.code, code, line);
  }
});

Deno.test("a word of the player's own counts, and its reason is shown", async () => {
  const shelf = openShelf();
  await said("lexicon add mome --reason nonna", shelf);
  const { out } = await said("play M-BENORV", shelf, ["mome", "why mome", "list extra", "quit"]);
  assert.match(out, /EXTRA \(on your own list\)/);
  assert.match(out, /on your own list: nonna/);
});

function program(folder: string, ...args: string[]) {
  return start(folder, folder, args, { words: "own" }).end();
}

Deno.test("several windows lose none of the words they add", () =>
  inFolder(async (folder) => {
    const words = ["aabba", "bbcca", "ccdda", "ddffa", "ffgga", "gghha"];
    const told = await Promise.all(
      words.map((word) => program(folder, "lexicon", "add", word)),
    );
    for (const { code, out, err } of told) assert.equal(code, 0, out + err);
    const { out } = await program(folder, "lexicon", "mine", "--json");
    const mine = JSON.parse(out).map(({ word }: { readonly word: string }) => word);
    assert.deepEqual(mine.sort(), words);
  }));

Deno.test("the player's own list never grows past what can be read", () =>
  inFolder(async (folder) => {
    const line = `it\tadded\tmome\t${"x".repeat(180)}\n`;
    const text = line.repeat(Math.floor(1024 * 1024 / line.length));
    await Deno.writeTextFile(`${folder}/own_words.tsv`, text);
    const { code, err } = await program(
      ...[folder, "lexicon", "add", "bubu", "--reason", "y".repeat(200)] as const,
    );
    assert.equal(code, 1);
    assert.match(err, /own_words\.tsv.*too large/);
    assert.equal(await Deno.readTextFile(`${folder}/own_words.tsv`), text);
    assert.equal((await program(folder, "lexicon", "mine")).code, 0);
  }));

Deno.test("the player's own list is left alone where writing it would lose bytes", () =>
  inFolder(async (folder) => {
    const path = `${folder}/own_words.tsv`;
    const latin1 = Uint8Array.from("it\tadded\tcaffé\nit\tadded\tbubu\n", (c) => c.charCodeAt(0));
    await Deno.writeFile(path, latin1);
    const { code, err } = await program(folder, "lexicon", "add", "mome");
    assert.equal(code, 1);
    assert.match(err, /own_words\.tsv": it is not in UTF-8/);
    assert.deepEqual(await Deno.readFile(path), latin1);
    assert.match((await program(folder, "lexicon", "explain", "bubu")).out, /on your own list/);
  }));

Deno.test("a mark of byte order stays at the start of the player's own list", () =>
  inFolder(async (folder) => {
    const path = `${folder}/own_words.tsv`;
    await Deno.writeTextFile(path, "\ufeffit\tadded\tbubu\n");
    assert.equal((await program(folder, "lexicon", "add", "mome")).code, 0);
    const { out } = await program(folder, "lexicon", "mine");
    assert.equal(out, "it  bubu  added\nit  mome  added\n");
  }));
