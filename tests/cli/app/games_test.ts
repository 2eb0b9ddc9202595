import assert from "node:assert/strict";
import { BOARD_SOURCES, boardSourceOf } from "../../../src/cli/app/games.ts";
import { games } from "../../../src/games/mod.ts";

Deno.test("DEALERS has every game under its own name", () => {
  assert.deepEqual(Object.keys(BOARD_SOURCES).sort(), Object.keys(games).sort());
  for (const [name, boards] of Object.entries(BOARD_SOURCES)) {
    assert.equal(boards.name, name);
    assert.equal(boards.view().game, games[boards.name]);
  }
});

Deno.test("dealerOf() knows no other names", () => {
  assert.equal(boardSourceOf("bites")?.name, "bites");
  for (const name of ["chess", "", "toString", "__proto__"]) {
    assert.equal(boardSourceOf(name), undefined, name);
  }
});
