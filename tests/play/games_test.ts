import assert from "node:assert/strict";
import { viewOf } from "../../src/cli/app/games.ts";
import { games } from "../../src/games/mod.ts";
import { adapterOf, ADAPTERS } from "../../src/play/games.ts";

Deno.test("ADAPTERS has every game under its own name", async () => {
  assert.deepEqual(Object.keys(ADAPTERS).sort(), Object.keys(games).sort());
  for (const [name, adapter] of Object.entries(ADAPTERS)) {
    assert.equal(adapter.name, name);
    assert.equal(adapter.game, games[adapter.name]);
    assert.equal((await viewOf(name))?.().adapter, adapter);
  }
});

Deno.test("adapterOf() and viewOf() know no other names", async () => {
  assert.equal(adapterOf("bites")?.name, "bites");
  for (const name of ["chess", "", "toString", "__proto__"]) {
    assert.equal(adapterOf(name), undefined, name);
    assert.equal(await viewOf(name), undefined, name);
  }
});
