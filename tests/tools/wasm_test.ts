import assert from "node:assert/strict";
import { moduleOf, SEARCHES } from "../../tools/build_wasm.ts";

Deno.test("moduleOf() gives the very modules that the games run", async () => {
  for (const { folder, module } of SEARCHES) {
    const committed = await Deno.readTextFile(new URL(`../../${module}`, import.meta.url));
    assert.ok(committed === await moduleOf(folder), `${module}: run deno task wasm`);
  }
});
