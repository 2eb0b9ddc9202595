import assert from "node:assert/strict";
import { dealerOf, DEALERS } from "../../src/cli/fronts/mod.ts";
import { games } from "../../src/games/mod.ts";

Deno.test("DEALERS has every game under its own name", () => {
  assert.deepEqual(Object.keys(DEALERS).sort(), Object.keys(games).sort());
  for (const [name, dealer] of Object.entries(DEALERS)) {
    assert.equal(dealer.name, name);
    assert.equal(dealer.front().game, games[dealer.name]);
  }
});

Deno.test("dealerOf() knows no other names", () => {
  assert.equal(dealerOf("bites")?.name, "bites");
  for (const name of ["chess", "", "toString", "__proto__"]) {
    assert.equal(dealerOf(name), undefined, name);
  }
});
