import assert from "node:assert/strict";
import { openWordMeanings } from "../../../src/cli/app/open_meanings.ts";
import { run } from "../../../src/cli/app/run.ts";
import { playLexicon } from "../../support/play_words.ts";
import { scriptedWorld } from "../../support/world.ts";

const FILE = "it.meanings";

Deno.test("the meanings are opened only when they are asked for, and once", async () => {
  const cases: [lines: readonly string[], reads: number][] = [
    [["nome", "nero", "/help"], 0],
    [["nome", "/why nome"], 1],
    [["nome", "/why nome", "/why nome", "/giveup"], 1],
  ];
  for (const [lines, reads] of cases) {
    let count = 0;
    const args = ["N-BEMORV", "--plain", "--lang", "en", "--data-path", "/data"];
    const world = scriptedWorld({ args, lines, lexicon: playLexicon() });
    await run({
      ...world,
      openShipped(name) {
        if (name === FILE) count++;
        return world.openShipped(name);
      },
    });
    assert.equal(count, reads, lines.join(" "));
  }
});

Deno.test("openWordMeanings() has nothing for a language without a file", async () => {
  const world = scriptedWorld({ args: [] });
  assert.equal(await openWordMeanings(world, "fr"), undefined);
  assert.equal((await openWordMeanings(world, "it"))!.meaningsOf("nome", "noun").length, 1);
});
