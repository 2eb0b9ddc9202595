import assert from "node:assert/strict";
import { run } from "../../src/cli/app/run.ts";
import { encodeLexicon } from "../../src/lexicon/encode.ts";
import { packedBytes } from "../support/languages.ts";
import { playLexicon } from "../support/play_words.ts";
import { scriptedWorld } from "../support/world.ts";

/** A raw list: it has what the usual words lack. */
const AS_IT_IS = encodeLexicon(
  ["nome", "roma"].map((word) => ({
    word,
    written: [],
    zipf: 5,
    flags: [],
    sources: [],
    readings: [],
    difficulty: 0,
  })),
  [],
  { language: "it", strategy: "wordfreq" },
);

async function said(line: string, config = "", env: Record<string, string> = {}) {
  const world = scriptedWorld({
    args: [...line.split(" "), "--lang", "en"],
    files: {
      "/itbee/data/en.lex.gz": packedBytes("en"),
      "/home/bee/.it_spelling_bee/it.wordfreq.lex": AS_IT_IS,
      "/home/bee/.it_spelling_bee/config.yml": config,
    },
    lexicon: playLexicon(),
    env: { HOME: "/home/bee", ...env },
  });
  const code = await run(world);
  return { code, text: world.printed.concat(world.complained).join("\n") };
}

Deno.test("settings choose the language and the recipe of the words, as options do", async () => {
  const explain = "lexicon explain";
  const cases: [line: string, config: string, env: Record<string, string>, said: RegExp][] = [
    [`${explain} nome`, "", {}, /^nome: core/],
    [`${explain} kettle`, "", {}, /^kettle: unknown/],
    [`${explain} kettle`, "language: en\n", {}, /^kettle: core/],
    [`${explain} kettle`, "", { ITBEE_LANGUAGE: "en" }, /^kettle: core/],
    [`${explain} nome --language it`, "language: en\n", {}, /^nome: core/],
    [`${explain} roma`, "", {}, /^roma: (unknown|refused)/],
    [`${explain} roma --strategy wordfreq`, "", {}, /^roma: core/],
    [`${explain} roma`, "lexicon_strategy: wordfreq\n", {}, /^roma: core/],
    [`${explain} roma`, "", { ITBEE_LEXICON_STRATEGY: "wordfreq" }, /^roma: core/],
    [`${explain} roma --strategy joined`, "lexicon_strategy: wordfreq\n", {}, /^roma: [ur]/],
    [`${explain} roma --strategy morphit`, "", {}, /deno task lexicon --strategy morphit/],
    [`${explain} roma`, "lexicon_strategy: best\n", {}, /lexicon_strategy/],
    [`${explain} roma`, "language: zz\n", {}, /"?zz"?/],
  ];
  for (const [line, config, env, expected] of cases) {
    assert.match((await said(line, config, env)).text, expected, `${line} ${config}`);
  }
});

Deno.test("a recipe whose words are missing ends with 3, a wrong name with 2", async () => {
  assert.equal((await said("lexicon info --strategy morphit")).code, 3);
  assert.equal((await said("lexicon explain roma", "lexicon_strategy: best\n")).code, 2);
});
