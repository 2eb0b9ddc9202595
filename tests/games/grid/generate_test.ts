import assert from "node:assert/strict";
import { UserError } from "../../../src/core/problem.ts";
import { rngFrom } from "../../../src/core/random.ts";
import { type Chance, generateGrid, rolled } from "../../../src/games/grid/generate.ts";
import { formatGrid } from "../../../src/games/grid/puzzle.ts";
import {
  fairRules,
  GRID_RULES,
  type GridRules,
  sizedRules,
} from "../../../src/games/grid/rules.ts";
import { countWords, findHits } from "../../../src/games/grid/solve.ts";
import { lexiconOf, randomWords } from "../../support/grid_words.ts";

// Short words of common letters: enough for any board.
const LEXICON = lexiconOf(randomWords("aeiortnsl", 6000, rngFrom("grid/words")));
const EASY: Partial<GridRules> = { minWords: 10, minCore: 0, minLongest: 4 };

function generated(rules: GridRules, seed: string, affinity?: Chance["affinity"]): string {
  const rng = rngFrom(seed);
  return formatGrid(generateGrid(LEXICON, rules, { rng, ...(affinity && { affinity }) }));
}

Deno.test("generateGrid() gives a seed's board for ever", () => {
  const ruzzle = { ...GRID_RULES.ruzzle, ...EASY };
  const paroliere = { ...GRID_RULES.paroliere, minWords: 1, minCore: 0, minLongest: 4 };
  assert.equal(generated(ruzzle, "1"), generated(ruzzle, "1"));
  assert.notEqual(generated(ruzzle, "1"), generated(ruzzle, "2"));
  // Pinned: a change here changes every board players have shared.
  assert.equal(generated(ruzzle, "2025"), "D N N U / Ldw M Sdl A / Atl E Etl Utw / Odl Idw E O");
  assert.equal(generated(paroliere, "2025"), "D N N U / L M S A / A E E U / O I E O");
});

Deno.test("generateGrid() rolls each die of the set once, and draws by weight without a set", () => {
  const rules = GRID_RULES.boggle;
  const { cells } = rolled(rules, rngFrom("dice"));
  const dice = [...rules.language.dice["4"]!];
  assert.equal(cells.length, 16);
  assert.ok(canBeRolled(cells.map((cell) => cell.letters), dice));
  const many = rolled({ ...rules, rows: 30, cols: 32 }, rngFrom("weights")).cells;
  const share = (letters: string) => many.filter((cell) => cell.letters === letters).length / 960;
  assert.ok(Math.abs(share("e") - 0.111) < 0.04 && share("w") === 0 && share("q") === 0);
});

/** Whether the faces can come from the dice, one each: by trying. */
function canBeRolled(faces: readonly string[], dice: readonly (readonly string[])[]): boolean {
  const [face, ...rest] = faces;
  if (face === undefined) return true;
  return dice.some((die, i) => die.includes(face) && canBeRolled(rest, dice.toSpliced(i, 1)));
}

Deno.test("generateGrid() puts bonuses as the rules say, and none on boards without", () => {
  const cases: [rows: number, cols: number, bonuses: number[]][] = [
    [4, 4, [2, 2, 2, 1]],
    [8, 8, [8, 8, 8, 4]],
    [2, 2, [1, 1, 1, 0]],
  ];
  for (const [rows, cols, counts] of cases) {
    const none = { minWords: 0, minCore: 0, minLongest: 0, minVowels: 0 };
    const rules = { ...GRID_RULES.ruzzle, ...none, rows, cols };
    const { cells } = generateGrid(LEXICON, rules, { rng: rngFrom("bonus") });
    const count = (bonus: string) => cells.filter((cell) => cell.bonus === bonus).length;
    assert.deepEqual(["dl", "tl", "dw", "tw"].map(count), counts);
  }
  const plain = { ...GRID_RULES.boggle, minWords: 0, minCore: 0, minLongest: 0 };
  const { cells } = generateGrid(LEXICON, plain, { rng: rngFrom("bonus") });
  assert.ok(cells.every((cell) => cell.bonus === undefined));
});

Deno.test("generateGrid() keeps what it promises", () => {
  for (let seed = 0; seed < 40; seed++) {
    const rules = { ...GRID_RULES.boggle, minWords: 25, minLongest: 5, minVowels: 6 };
    const puzzle = generateGrid(LEXICON, rules, { rng: rngFrom(`${seed}`) });
    const { words, longest } = countWords(LEXICON, puzzle, rules);
    assert.ok(words >= 25 && longest >= 5, formatGrid(puzzle));
    assert.ok(puzzle.cells.filter(({ letters }) => /[aeiou]/.test(letters)).length >= 6);
  }
});

Deno.test("generateGrid() says which condition failed how often", () => {
  const cases: [rules: Partial<GridRules>, failures: Record<string, number>][] = [
    [{ minWords: 100_000 }, { min_words: 50, min_core: 0, min_longest: 0, min_vowels: 0 }],
    [{ minCore: 100_000 }, { min_words: 0, min_core: 50, min_longest: 0, min_vowels: 0 }],
    [{ minLongest: 60 }, { min_words: 0, min_core: 0, min_longest: 50, min_vowels: 0 }],
    [{ minVowels: 17 }, { min_words: 0, min_core: 0, min_longest: 0, min_vowels: 50 }],
  ];
  for (const [extra, failures] of cases) {
    const easy = { minWords: 0, minCore: 0, minLongest: 0, minVowels: 0, attempts: 50 };
    assert.throws(
      () => generated({ ...GRID_RULES.ruzzle, ...easy, ...extra }, "none"),
      (error: UserError) => {
        const problem = { kind: "no_puzzle_found", game: "grid", attempts: 50, failures };
        assert.deepEqual(error.problem, problem);
        return true;
      },
    );
  }
});

Deno.test("generateGrid() prefers boards that suit", () => {
  const rules = { ...GRID_RULES.boggle, ...EASY };
  const mean = (affinity: Chance["affinity"]) => {
    let sum = 0;
    for (let seed = 0; seed < 20; seed++) {
      const chance = { rng: rngFrom(`${seed}`), ...(affinity && { affinity }) };
      const { ids } = findHits(LEXICON, generateGrid(LEXICON, rules, chance), rules);
      for (const id of ids) sum += LEXICON.difficulty(id) / ids.length / 20;
    }
    return sum;
  };
  const easy = mean((difficulty) => 1 - difficulty);
  const hard = mean((difficulty) => difficulty);
  assert.ok(easy < hard - 0.03, `${easy} and ${hard}`);
});

Deno.test("sizedRules() asks what is fair of each size", () => {
  const cases: [side: number, words: number, longest: number][] = [
    [1, 0, 0],
    [2, 2, 0],
    [3, 40, 6],
    [4, 150, 8],
    [5, 280, 9],
    [6, 450, 9],
    [10, 450, 9],
  ];
  const { ruzzle, boggle, paroliere } = GRID_RULES;
  for (const [side, words, longest] of cases) {
    const { minWords, minLongest } = sizedRules(ruzzle, side, side);
    assert.deepEqual([minWords, minLongest], [words, longest]);
  }
  assert.deepEqual([ruzzle, boggle, paroliere].map(({ minWords }) => minWords), [150, 131, 101]);
  // Narrow boards, long words and short lists give less.
  assert.equal(sizedRules(ruzzle, 3, 20).minWords, 40);
  assert.equal(fairRules({ ...ruzzle, minLength: 6 }).minWords, 27);
  assert.deepEqual([fairRules(ruzzle, 6000).minWords, fairRules(ruzzle, 6000).minLongest], [20, 6]);
  const one = sizedRules(GRID_RULES.ruzzle, 1, 1);
  assert.equal(generateGrid(LEXICON, one, { rng: rngFrom("one") }).cells.length, 1);
  assert.throws(() => generated(sizedRules(GRID_RULES.ruzzle, 0, 4), "x"), RangeError);
});
