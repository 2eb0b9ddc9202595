import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { italianLexicon } from "../../support/crossword.ts";
import { openShelf, type ScriptedWorld, scriptedWorld, type Shelf } from "../../support/world.ts";

const WORDS = "onda vela remo porto scoglio rete barca pesce sale isola faro nave".split(" ");
const PATH = "/home/anna/.it_spelling_bee/themes/citta-di-mare.tsv";

/** Runs a command beside a service that gives these words, and counts how often it is asked. */
async function asked(
  shelf: Shelf,
  args: string,
  words: readonly string[] = WORDS,
): Promise<{ world: ScriptedWorld; code: number; prompts: string[] }> {
  const prompts: string[] = [];
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    async (request) => {
      prompts.push((await request.json()).contents[0].parts[0].text);
      const text = JSON.stringify(words.map((word) => ({ word, clue: "Cosa che si trova" })));
      return Response.json({ candidates: [{ content: { parts: [{ text }] } }] });
    },
  );
  const world = scriptedWorld({
    args: args.split(" "),
    shelf,
    lexicon: italianLexicon(),
    env: {
      HOME: "/home/anna",
      GEMINI_API_KEY: "k",
      ITBEE_CLUE_ENDPOINT: `http://127.0.0.1:${server.addr.port}/`,
    },
  });
  try {
    return { world, code: await run(world), prompts };
  } finally {
    await server.shutdown();
  }
}

Deno.test("crossword themes --gemini keeps a theme by level, and asks for each once", async () => {
  const shelf = await openShelf();
  try {
    const ask = "crossword themes --gemini Città--di--mare --lang en --level";
    const first = await asked(shelf, `${ask} easy`);
    assert.equal(first.code, 0, first.world.complained.join("\n"));
    assert.equal(first.prompts.length, 1);
    assert.match(first.prompts[0]!, /Italian.*beginners/s);
    const text = () => new TextDecoder().decode(shelf.written.get(PATH));
    assert.equal(text(), WORDS.map((word) => `${word}\tCosa che si trova\teasy\n`).join(""));
    assert.equal(first.world.printed.join("\n"), text().trimEnd());

    const again = await asked(shelf, `${ask} easy`);
    assert.deepEqual([again.code, again.prompts.length], [0, 0]);
    assert.match(again.world.complained.join("\n"), /has 12 words of this level already/);

    const more = [...WORDS, "molo"];
    const hard = await asked(shelf, `${ask} hard`, more);
    assert.deepEqual([hard.code, hard.prompts.length], [0, 1]);
    assert.ok(text().endsWith("easy\nmolo\tCosa che si trova\thard\n"));

    const made = await asked(
      shelf,
      "crossword generate --theme citta-di-mare --seed 1 --difficulty easy --format json",
    );
    assert.equal(made.code, 0, made.world.complained.join("\n"));
    assert.match(made.world.printed.join("\n"), /"clue": ?"Cosa che si trova"/);
  } finally {
    await shelf.close();
  }
});

Deno.test("crossword themes --gemini says why there is no theme, and writes nothing", async () => {
  const shelf = await openShelf();
  try {
    const few = await asked(shelf, "crossword themes --gemini mare --lang en", WORDS.slice(0, 4));
    assert.equal(few.code, 1);
    assert.match(few.world.complained.join("\n"), /only 4 usable words, at least 10 needed/);
    assert.equal(shelf.written.size, 0);
    const nothing = await asked(shelf, "crossword themes --gemini ... --lang en");
    assert.equal(nothing.code, 2);
    assert.equal(nothing.prompts.length, 0);
  } finally {
    await shelf.close();
  }
});
