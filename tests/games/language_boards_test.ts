import assert from "node:assert/strict";
import { ITALIAN } from "../../src/core/italian.ts";
import { type Language, languageFrom } from "../../src/core/language.ts";
import { dailyPuzzle } from "../../src/games/bee/daily.ts";
import { beeRng, generateBee, isFair } from "../../src/games/bee/generate.ts";
import { boardOf, formatBee, parseBee } from "../../src/games/bee/puzzle.ts";
import { openBee } from "../../src/games/bee/round.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import { valueOf } from "../../src/games/bee/table.ts";
import { bitesRng, generateBites } from "../../src/games/bites/generate.ts";
import { openBites } from "../../src/games/bites/round.ts";
import { BITES_DEFAULTS } from "../../src/games/bites/rules.ts";
import { generateGrid, gridRng } from "../../src/games/grid/generate.ts";
import { fairRules, GRID_RULES } from "../../src/games/grid/rules.ts";
import { countGrid } from "../../src/games/grid/solve.ts";
import { load } from "js-yaml";
import { openWords, OTHERS } from "../support/languages.ts";

const BOARDS = 100;

for (const code of OTHERS) {
  Deno.test(`${code}: a hundred boards of the bee meet the limits`, () => {
    const lexicon = openWords(code);
    const seen = new Set<string>();
    for (let i = 0; i < BOARDS; i++) {
      const puzzle = generateBee(lexicon, BEE_DEFAULTS, beeRng(`boards/${i}`));
      const text = formatBee(puzzle);
      assert.deepEqual(parseBee(text, lexicon.alphabet), puzzle);
      const value = valueOf(lexicon, BEE_DEFAULTS, boardOf(puzzle, lexicon.alphabet));
      assert.ok(isFair(BEE_DEFAULTS, value), `${text}: ${JSON.stringify(value)}`);
      const round = openBee(lexicon, BEE_DEFAULTS, puzzle);
      assert.ok(round.pangrams >= 1 && round.count >= BEE_DEFAULTS.minWords, text);
      seen.add(text);
    }
    assert.ok(seen.size > BOARDS * 0.95, `${seen.size} different boards`);
  });

  Deno.test(`${code}: each day has a board of its own`, () => {
    const lexicon = openWords(code);
    const days = Array.from({ length: 28 }, (_, i) => `2026-11-${String(i + 1).padStart(2, "0")}`);
    const boards = days.map((day) => formatBee(dailyPuzzle(lexicon, BEE_DEFAULTS, day)));
    assert.equal(new Set(boards).size, days.length);
    assert.equal(formatBee(dailyPuzzle(lexicon, BEE_DEFAULTS, days[0]!)), boards[0]);
  });

  Deno.test(`${code}: grids and tiles can be made and have words`, () => {
    const lexicon = openWords(code);
    const language = languageOf(code);
    const rules = fairRules({ ...GRID_RULES.ruzzle, language }, lexicon.size);
    for (let i = 0; i < BOARDS; i++) {
      const puzzle = generateGrid(lexicon, rules, { rng: gridRng(`boards/${i}`) });
      const { words, longest } = countGrid(lexicon, puzzle, rules);
      assert.ok(words >= rules.minWords && longest >= rules.minLongest, `${code} ${i}: ${words}`);
    }
    for (let i = 0; i < 10; i++) {
      const tiles = generateBites(lexicon, BITES_DEFAULTS, bitesRng(`boards/${i}`));
      const { core } = openBites(lexicon, BITES_DEFAULTS, tiles);
      assert.ok(core.length >= BITES_DEFAULTS.minWords, `${code} ${i}: ${core.length}`);
    }
  });
}

Deno.test("letters that a language has of its own come on boards", () => {
  const drawn = (code: string) => {
    const lexicon = openWords(code);
    return Array.from({ length: 10 * BOARDS }, (_, i) => {
      return formatBee(generateBee(lexicon, BEE_DEFAULTS, beeRng(`letters/${i}`)));
    }).join("");
  };
  assert.match(drawn("de"), /[ÄÖÜ]/);
  assert.match(drawn("es"), /Ñ/);
});

function languageOf(code: string): Language {
  if (code === ITALIAN.code) return ITALIAN;
  const path = `data/languages/${code}.yaml`;
  return languageFrom(load(Deno.readTextFileSync(path)), path);
}
