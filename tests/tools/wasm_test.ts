import assert from "node:assert/strict";
import { moduleOf, SEARCHES } from "../../tools/build_wasm.ts";

Deno.test("moduleOf() gives the very modules that the games run", async () => {
  for (const search of SEARCHES) {
    const committed = await Deno.readTextFile(new URL(`../../${search.module}`, import.meta.url));
    assert.ok(committed === await moduleOf(search), `${search.module}: run deno task wasm`);
  }
});
