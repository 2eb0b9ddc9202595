import assert from "node:assert/strict";
import { LATIN } from "../../../src/core/letters.ts";
import { UserError } from "../../../src/core/problem.ts";
import { rngFrom } from "../../../src/core/random.ts";
import { buildGraph } from "../../../src/lexicon/graph_build.ts";
import { encodeLexicon } from "../../../src/lexicon/encode.ts";
import { sourceOf } from "../../../src/lexicon/format.ts";
import { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { drawBites } from "../../../src/games/bites/generate.ts";
import { bites } from "../../../src/games/bites/mod.ts";
import { formatBites } from "../../../src/games/bites/puzzle.ts";
import { pairsIn, pairsWithout } from "../../../src/games/bites/tile_pairs.ts";
import { solveBites } from "../../../src/games/bites/solve.ts";
import { tilesOf } from "../../../src/games/bites/views.ts";
import { entry, lexiconOf } from "../../support/words.ts";

/** Every word of three to five letters that goes consonant, vowel: enough for any tiles. */
const WORDS: string[] = [];
for (const a of "cdlmnprst") {
  for (const b of "aeio") {
    for (const c of "lmnrst") {
      for (const d of "aeio") {
        WORDS.push(a + b + c + d);
        if (a < c) WORDS.push(a + b + c);
      }
    }
  }
}
const LIST = [...new Set(WORDS)];
const LEXICON = Lexicon.open(sourceOf(encodeLexicon(
  LIST.map((word, i) =>
    entry(word, { zipf: 2 + (i % 4), difficulty: word.includes("o") ? 0.8 : 0.1 })
  ),
  [],
  { language: "it" },
)));
const RULES = { ...bites.defaults, minWords: 12 };

Deno.test("pairsIn() counts the pairs of every word", () => {
  const words = ["a", "ab", "abba", "babab", "cab", "cabs"];
  const counts = new Map<string, number>();
  for (const word of words) {
    for (let i = 1; i < word.length; i++) {
      const pair = word.slice(i - 1, i + 1);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  const pairs = pairsIn(buildGraph(words, LATIN), 26);
  pairs.counts.forEach((count, i) => {
    const pair = LATIN.letters[Math.floor(i / 26)]! + LATIN.letters[i % 26]!;
    assert.equal(count, counts.get(pair) ?? 0, pair);
  });
  const without = pairsWithout(pairs, 1 << 2);
  assert.equal(without.counts.reduce((a, b) => a + b), 3 + 2 + 1 + 1 + 1 + 1 + 1 + 1);
});

Deno.test("generateBites() gives the same fair tiles for the same seed", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 25; seed++) {
    const puzzle = bites.generate(LEXICON, RULES, rngFrom(`${seed}`));
    assert.deepEqual(bites.generate(LEXICON, RULES, rngFrom(`${seed}`)), puzzle);
    assert.deepEqual(bites.parse(bites.format(puzzle)), puzzle);
    seen.add(formatBites(puzzle));
    assert.equal(puzzle.single.length, RULES.singles);
    assert.equal(puzzle.horizontal.length, RULES.horizontals);
    assert.equal(puzzle.vertical.length, RULES.verticals);
    const letters = tilesOf(puzzle).join("");
    const vowels = letters.replace(/[^aeiou]/g, "").length / letters.length;
    assert.ok(vowels >= RULES.minVowelShare && vowels <= RULES.maxVowelShare);
    const solution = solveBites(LEXICON, puzzle, RULES);
    for (const words of [solution.horizontal, solution.vertical]) {
      const core = words.filter(({ word }) =>
        LEXICON.isCore(LEXICON.find(word)!, RULES.floor)
      ).length;
      assert.ok(core >= RULES.minWords && core <= RULES.maxWords);
    }
  }
  assert.ok(seen.size > 20);
});

Deno.test("generateBites() draws each kind of tile from its own stream", () => {
  const easy = { ...RULES, minWords: 0, minVowelShare: 0, maxVowelShare: 1 };
  const few = bites.generate(LEXICON, easy, rngFrom("x"));
  const more = bites.generate(LEXICON, { ...easy, singles: 6, verticals: 1 }, rngFrom("x"));
  assert.deepEqual(more.single.slice(0, 4), few.single);
  assert.deepEqual(more.horizontal, few.horizontal);
  assert.deepEqual(more.vertical, few.vertical.slice(0, 1));
});

Deno.test("generateBites() draws tiles of three letters, when asked", () => {
  const rules = { ...RULES, minWords: 0, threeLetterShare: 1 };
  const puzzle = bites.generate(LEXICON, rules, rngFrom("three"));
  assert.ok([...puzzle.horizontal, ...puzzle.vertical].some((tile) => tile.length === 3));
});

Deno.test("generateBites() leans to the difficulty asked for", () => {
  const share = (difficulty: "easy" | "hard") => {
    let hard = 0;
    let all = 0;
    for (let seed = 0; seed < 10; seed++) {
      const rules = { ...RULES, difficulty };
      const puzzle = bites.generate(LEXICON, rules, rngFrom(`${seed}`));
      for (const { word } of solveBites(LEXICON, puzzle, rules).horizontal) {
        all++;
        if (LEXICON.difficulty(LEXICON.find(word)!) > 0.5) hard++;
      }
    }
    return hard / all;
  };
  assert.ok(share("hard") > share("easy") + 0.1);
});

Deno.test("drawBites() reports which limits failed how often, and stops", () => {
  const cases: [Partial<typeof RULES>, failures: Record<string, number>, attempts: number][] = [
    [{ minWords: 5000, maxAttempts: 7, minVowelShare: 0, maxVowelShare: 1 }, {
      too_few_horizontal: 7,
      too_few_vertical: 7,
    }, 7],
    [{ minVowelShare: 1.5, minWords: 0, maxAttempts: 3 }, { vowels: 3 }, 3],
    [{ singles: 65 }, {}, 0],
  ];
  for (const [change, failures, attempts] of cases) {
    assert.throws(
      () => drawBites(LEXICON, { ...RULES, ...change }, { rng: rngFrom("x") }),
      (error) => {
        assert.ok(error instanceof UserError);
        const problem = { kind: "no_puzzle_found", game: "bites", attempts, failures };
        assert.deepEqual(error.problem, problem);
        return true;
      },
    );
  }
  const none = lexiconOf(["a"]);
  assert.throws(() => drawBites(none, RULES, { rng: rngFrom("x") }), UserError);
});
