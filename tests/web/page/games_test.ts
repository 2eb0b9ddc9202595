import assert from "node:assert/strict";
import { BITES_DEFAULTS } from "../../../src/games/bites/rules.ts";
import { CROSSWORD_DEFAULTS } from "../../../src/games/crossword/rules.ts";
import { GRID_RULES, type GridRules } from "../../../src/games/grid/rules.ts";
import { optionsOf, wordsOf } from "../../../src/web/page/games.tsx";

/** What a page says is usual. */
function usual(game: string, chosen: Readonly<Record<string, string>> = {}) {
  return Object.fromEntries(
    optionsOf(game, "it").map((option) => [option.choice, option.usual(chosen)]),
  );
}

Deno.test("optionsOf() says what a game does where nothing was chosen", () => {
  for (const rules of ["ruzzle", "boggle", "paroliere"] as const) {
    const { rows, cols, seconds }: GridRules = GRID_RULES[rules];
    const { size, minutes } = usual("grid", { rules });
    assert.deepEqual([size, minutes], [`${rows}x${cols}`, `${seconds / 60}`]);
  }
  assert.equal(usual("bites").minutes, `${BITES_DEFAULTS.seconds / 60}`);
  const { rows, cols, difficulty } = CROSSWORD_DEFAULTS;
  assert.deepEqual(usual("crossword"), { size: `${rows}x${cols}`, theme: "" });
  assert.equal(wordsOf("crossword").tiers[0], difficulty);
});
