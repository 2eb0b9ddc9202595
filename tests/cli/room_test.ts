import assert from "node:assert/strict";
import { run } from "../../src/cli/run.ts";
import { scriptedWorld } from "../support/world.ts";

Deno.test("lists, statistics and exports do without a lexicon", async () => {
  for (const line of ["stats", "stats --json", "sessions list", "sessions export"]) {
    const world = scriptedWorld({ args: line.split(" "), env: { HOME: "/home/anna" } });
    assert.equal(await run(world), 0, line);
  }
});
