import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { OLDEST_MINOR } from "../../../src/cli/app/supported_deno.ts";
import { scriptedWorld } from "../../support/world.ts";

Deno.test("run() refuses another Deno with a sentence, in both languages", async () => {
  const cases: [deno: string, code: number][] = [
    ["2.7.11", 1],
    ["2.8.99", 1],
    ["2.9.0", 0],
    ["2.10.1", 0],
    ["3.0.0", 1],
    ["1.46.3", 1],
  ];
  for (const [deno, code] of cases) {
    for (const [lang, words] of [["en", "needs Deno 2.9"], ["it", "richiede Deno 2.9"]] as const) {
      const world = scriptedWorld({ args: ["lexicon", "--help", "--lang", lang], deno });
      assert.equal(await run(world), code, deno);
      assert.equal(world.complained.join("\n").includes(words), code !== 0, deno);
    }
  }
});

Deno.test("run() names its version where Deno is another one", async () => {
  assert.equal(await run(scriptedWorld({ args: ["--version"], deno: "1.0.0" })), 0);
});

Deno.test("deno.json names the same versions of Deno", async () => {
  const text = await Deno.readTextFile(new URL("../../../deno.json", import.meta.url));
  assert.equal(JSON.parse(text).engines.deno, `>=2.${OLDEST_MINOR}.0 <3.0.0`);
});
