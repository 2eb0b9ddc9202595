import assert from "node:assert/strict";
import fc from "fast-check";
import { addDays } from "../../../src/core/calendar.ts";
import { alphabetOf, LATIN } from "../../../src/core/letters.ts";
import { UserError } from "../../../src/core/problem.ts";
import { atlas, recordsOf, someBoards } from "../../../src/games/bee/atlas.ts";
import { reachOf } from "../../../src/games/bee/reach.ts";
import { dailyPuzzle, dailySeed } from "../../../src/games/bee/daily.ts";
import { countKin, kinCounter } from "../../../src/games/bee/families.ts";
import { beeRng, generateBee, generateWithReport } from "../../../src/games/bee/generate.ts";
import { prepare, verifyPrepared } from "../../../src/games/bee/prepare.ts";
import { boardOf, formatBee, parseBee, puzzleOf } from "../../../src/games/bee/puzzle.ts";
import { openBee } from "../../../src/games/bee/round.ts";
import { BEE_DEFAULTS, type BeeRules, levelOf } from "../../../src/games/bee/rules.ts";
import { boardValue, coreIds, tableOf } from "../../../src/games/bee/table.ts";
import { PREPARED, sourceOf, withPrepared, writeContainer } from "../../../src/lexicon/format.ts";
import { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { beeLexicon, italianLexicon, lexiconOfRows } from "../../support/bee_words.ts";
import { bruteBee, bruteCertificate } from "../../support/oracle.ts";
import { FIXED } from "../../support/property.ts";

/** Few letters and short words make many words share a board. */
const rows = fc.uniqueArray(
  fc.tuple(
    fc.string({ unit: fc.constantFrom(..."aeionrstk"), minLength: 2, maxLength: 14 }),
    fc.integer({ min: 0, max: 800 }).map((zipf) => zipf / 100),
    fc.option(fc.constantFrom("uno", "due", "tre"), { nil: undefined }),
    fc.subarray(["clitic", "apocope", "vulgar", "slur", "loan"] as const, { maxLength: 1 }),
  ),
  { selector: ([word]) => word, minLength: 1, maxLength: 120 },
);

const anyRules: fc.Arbitrary<BeeRules> = fc.record({
  minLength: fc.integer({ min: 2, max: 6 }),
  alpha: fc.integer({ min: 0, max: 5 }),
  pangramBonus: fc.integer({ min: 0, max: 20 }),
  cap: fc.integer({ min: 5, max: 50 }),
  floor: fc.constantFrom(0, 2, 3, 3.5),
  winFraction: fc.constantFrom(0.1, 0.5, 0.75, 1),
}).map((some) => ({ ...BEE_DEFAULTS, ...some }));

const boards = fc.uniqueArray(fc.constantFrom(..."aeionrstkb"), { minLength: 7, maxLength: 7 })
  .map((letters) => parseBee(letters.join("")));

Deno.test("boardValue() and openBee() equal a look at every word", () => {
  fc.assert(
    fc.property(rows, anyRules, boards, (words, rules, puzzle) => {
      const lexicon = lexiconOfRows(words);
      const expected = bruteBee(lexicon, rules, puzzle);
      const total = expected.reduce((sum, word) => sum + word.points, 0);
      const pangrams = expected.filter((word) => word.pangram).length;
      const board = boardOf(puzzle, LATIN);
      assert.deepEqual(boardValue(tableOf(lexicon, rules), board), {
        count: expected.length,
        points: total,
        pangrams,
      });
      const round = openBee(lexicon, rules, puzzle);
      assert.deepEqual(
        round.core.map(({ word, zipf, points, pangram }) => ({ word, zipf, points, pangram })),
        expected.sort((a, b) => a.word < b.word ? -1 : 1),
      );
      assert.equal(round.total, total);
      assert.equal(round.pangrams, pangrams);
      assert.equal(round.goal, Math.ceil((Math.round(rules.winFraction * 100) * total) / 100));
      if (lexicon.hasFrequencies && expected.length > 0) {
        assert.equal(round.certificate, bruteCertificate(lexicon, expected, round.goal));
      }
      assert.equal(
        round.core.length + round.extra.length,
        [...round.accepted.values()].filter(({ tier }) => tier !== "unlisted").length,
      );
    }),
    FIXED,
  );
});

Deno.test("atlas() lists every pangram board with what openBee() finds on it", () => {
  fc.assert(
    fc.property(rows, anyRules, (words, rules) => {
      const lexicon = lexiconOfRows(words);
      const all = atlas(lexicon, rules, { kind: "all" });
      assert.equal(all.boards.length, all.sets * 7);
      const boards = someBoards(all.boards, 0, Infinity);
      const known = reachOf(lexicon, rules, boards);
      for (const one of known) {
        const round = openBee(lexicon, rules, puzzleOf(one, LATIN));
        assert.deepEqual(
          [one.count, one.points, one.pangrams, one.certificate],
          [round.core.length, round.total, round.pangrams, round.certificate],
        );
        assert.ok(one.pangrams > 0);
      }
      const { widest } = recordsOf(lexicon, rules, all.boards);
      const most = Math.max(...known.map(({ certificate }) => certificate ?? 0));
      const first = known.findIndex(({ certificate }) => (certificate ?? 0) === most);
      assert.deepEqual(widest, boards[Math.max(0, first)]);
    }),
    { ...FIXED, numRuns: 60 },
  );
});

Deno.test("atlas() holds the boards that generation can give, and no other", () => {
  const rules = { ...BEE_DEFAULTS, minWords: 5, minPoints: 20 };
  const { boards: columns, sets, failures } = atlas(beeLexicon(), rules, { kind: "fair" });
  const boards = someBoards(columns, 0, Infinity);
  assert.equal(sets, 2); // novembre, percola
  const codes = boards.map((board) => formatBee(puzzleOf(board, LATIN)));
  assert.ok(codes.includes("N-BEMORV"));
  assert.ok(codes.every((code) => code.replace("-", "").length === 7));
  assert.equal(boards.length, 14 - failures.too_few_words!);
  for (let seed = 0; seed < 50; seed++) {
    const { puzzle } = generateWithReport(beeLexicon(), rules, beeRng(String(seed)));
    assert.ok(codes.includes(formatBee(puzzle)));
  }
  const records = recordsOf(beeLexicon(), rules, columns);
  assert.equal(records.mostWords!.count, Math.max(...boards.map(({ count }) => count)));
  assert.equal(records.fewestWords!.count, Math.min(...boards.map(({ count }) => count)));
  assert.deepEqual(recordsOf(beeLexicon(), rules, { ...columns, length: 0 }), {});
});

Deno.test("atlas() of a plain list has no certificates", () => {
  const lexicon = lexiconOfRows([["novembre", 0], ["nome", 0]]);
  const found = atlas(lexicon, BEE_DEFAULTS, { kind: "all" });
  const boards = someBoards(found.boards, 0, Infinity);
  assert.equal(boards.length, 7);
  const known = reachOf(lexicon, BEE_DEFAULTS, boards);
  assert.ok(known.every(({ certificate, level }) => certificate === null && level === null));
  assert.equal(boards.find(({ required }) => required === 1 << 13)!.count, 2);
});

Deno.test("generateWithReport() keeps the limits, and the same seed keeps its board", () => {
  const rules = { ...BEE_DEFAULTS, minWords: 3, minPoints: 10, maxWords: 21 };
  const lexicon = beeLexicon();
  for (let seed = 0; seed < 100; seed++) {
    const one = generateWithReport(lexicon, rules, beeRng(String(seed)));
    const round = openBee(lexicon, rules, one.puzzle);
    assert.equal(round.core.length, one.count);
    assert.equal(round.total, one.points);
    assert.ok(one.count >= 3 && one.count <= 21 && one.points >= 10 && one.pangrams >= 1);
    assert.ok(one.draws >= one.candidates && one.candidates >= 1);
    assert.deepEqual(generateWithReport(beeLexicon(), { ...rules }, beeRng(String(seed))), one);
  }
});

Deno.test("generateWithReport() looks at every board before it gives up", () => {
  const cases: [change: Partial<BeeRules>, limit: string][] = [
    [{ minWords: 50 }, "too_few_words"],
    [{ minWords: 0, maxWords: 0 }, "too_many_words"],
    [{ minWords: 0, minPoints: 5000, maxPoints: 9000 }, "too_few_points"],
    [{ minWords: 0, minPoints: 0, maxPoints: 2 }, "too_many_points"],
  ];
  for (const [change, limit] of cases) {
    const problem = problemOf(beeLexicon(), { ...BEE_DEFAULTS, ...change });
    assert.equal(problem.failures[limit], 14, limit);
    assert.equal(problem.attempts, 14);
  }
  // One board in fourteen has 22 words: drawing might miss it, looking cannot.
  const rules = { ...BEE_DEFAULTS, minWords: 21, maxWords: 200 };
  const { puzzle } = generateWithReport(beeLexicon(), rules, beeRng("1"));
  assert.equal(formatBee(puzzle), "N-BEMORV");
});

Deno.test("generateWithReport() says why there is nothing to draw from", () => {
  const foreign = lexiconOfRows([["awkernov", 4]]); // w, k
  assert.deepEqual(problemOf(foreign, BEE_DEFAULTS).failures, { no_pangram: 0 });
  const wine = lexiconOfRows([["whiskae", 4]]);
  assert.deepEqual(problemOf(wine, BEE_DEFAULTS).failures, { foreign_letters: 1 });
  const anything = { ...BEE_DEFAULTS, minWords: 0, minPoints: 0 };
  assert.ok(generateWithReport(wine, { ...anything, allowRareLetters: true }, beeRng("1")));
  const mute = lexiconOfRows([["bcdfgha", 4]]);
  assert.deepEqual(problemOf(mute, anything).failures, { vowels: 1 });
  const short = lexiconOfRows([["casa", 4]]);
  assert.deepEqual(
    problemOf(short, { ...anything, requirePangram: false }).kind,
    "no_puzzle_found",
  );
});

Deno.test("generateWithReport() without a pangram samples letters", () => {
  const lexicon = lexiconOfRows([
    ["nome", 5],
    ["meno", 5],
    ["vero", 5],
    ["nero", 5],
    ["bene", 5],
    ["casa", 5],
    ["dito", 5],
  ]);
  const rules = { ...BEE_DEFAULTS, requirePangram: false, minWords: 2, minPoints: 4 };
  const codes = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const one = generateWithReport(lexicon, rules, beeRng(String(seed)));
    const letters = [one.puzzle.required, ...one.puzzle.others];
    assert.equal(new Set(letters).size, 7);
    const vowels = letters.filter((letter) => "aeiou".includes(letter)).length;
    assert.ok(vowels >= 2 && vowels <= 4);
    assert.ok(one.count >= 2);
    codes.add(formatBee(one.puzzle));
  }
  assert.ok(codes.size > 10);
});

Deno.test("generateWithReport() works in another alphabet", () => {
  const alphabet = alphabetOf("абвгдежзийклмнопрстуфхцчшщъыьэюя");
  const lexicon = lexiconOfRows([["столица", 4], ["лист", 5], ["сталь", 4], ["яяяя", 4]], [], {
    language: "ru",
    alphabet,
  });
  const rules = { ...BEE_DEFAULTS, minWords: 1, minPoints: 1 };
  const { puzzle } = generateWithReport(lexicon, rules, beeRng("1"));
  assert.equal([puzzle.required, ...puzzle.others].sort().join(""), "аилостц");
  assert.deepEqual(parseBee(formatBee(puzzle), alphabet), puzzle);
  assert.ok(openBee(lexicon, rules, puzzle).core.length >= 1);
});

Deno.test("countKin() and kinCounter() count forms of one another", () => {
  const lexicon = lexiconOfRows([
    ["nonno", 5, "nonno"],
    ["nonna", 5, "nonna"],
    ["venne", 5, "venire"],
    ["viene", 5, "venire"],
    ["neve", 5, "neve"],
    ["neon", 5],
    ["rene", 5],
    ["renu", 5],
  ]);
  const ids = (...words: string[]) => words.map((word) => lexicon.find(word)!);
  const counted = kinCounter(lexicon);
  const cases: [words: number[], kin: number][] = [
    [[], 0],
    [ids("neve", "neon", "rene", "renu"), 0],
    [ids("nonno", "nonna", "neve", "neon"), 2],
    [ids("venne", "viene", "nonno", "nonna"), 4],
  ];
  // Twice, because the counter keeps what it met.
  for (const [words, kin] of [...cases, ...cases]) {
    assert.equal(countKin(lexicon, words), kin);
    assert.equal(counted(words), kin);
  }
});

Deno.test("coreIds() needs no table", () => {
  const lexicon = beeLexicon();
  const board = boardOf(parseBee("N-BEMORV"), LATIN);
  const words = coreIds(lexicon, BEE_DEFAULTS, board).map((id) => lexicon.text(id)).sort();
  assert.equal(words.length, boardValue(tableOf(lexicon, BEE_DEFAULTS), board).count);
  assert.ok(words.includes("novembre") && !words.includes("erroneo") && !words.includes("neo"));
});

Deno.test("dailyPuzzle() is the day's alone, and letters rest between their days", () => {
  const letters = "abcdefghilmnoprstuvz";
  const words = Array.from({ length: 60 }, (_, i) => {
    const some = [...letters].filter((_, at) => (at * 7 + i * 5) % 3 === 0).slice(0, 5);
    return [...new Set([...some, "a", "e", "i", "r", "n"])].slice(0, 7).join("");
  }).filter((word) => word.length === 7);
  const lexicon = lexiconOfRows([...new Set(words)].map((word) => [word, 4] as const));
  const rules = { ...BEE_DEFAULTS, minWords: 1, minPoints: 1 };
  const sets = tableOf(lexicon, rules).pangramSets.length;
  const seen = new Map<string, number>();
  for (let day = 0; day < 40; day++) {
    const date = addDays("2025-03-20", day);
    const puzzle = dailyPuzzle(lexicon, rules, date);
    assert.deepEqual(dailyPuzzle(lexicon, { ...rules }, date), puzzle);
    const set = [puzzle.required, ...puzzle.others].sort().join("");
    const last = seen.get(set);
    if (last !== undefined) {
      assert.ok(day - last >= Math.floor(sets / 2), `${set} after ${day - last}`);
    }
    seen.set(set, day);
  }
  assert.throws(() => dailyPuzzle(lexicon, rules, "2025-02-30"), RangeError);
  assert.equal(dailySeed("2025-03-30"), "daily/2025-03-30");
});

Deno.test("dailyPuzzle() draws from its seed when the day's letters have no fair board", () => {
  const lexicon = beeLexicon();
  // Only novembre's set has a board with that many words, so it is the board of every day.
  const rules = { ...BEE_DEFAULTS, minWords: 21 };
  for (let day = 0; day < 6; day++) {
    const puzzle = dailyPuzzle(lexicon, rules, addDays("2025-10-24", day));
    assert.equal(formatBee(puzzle), "N-BEMORV");
  }
  const none = { ...BEE_DEFAULTS, minWords: 99 };
  assert.throws(() => dailyPuzzle(lexicon, none, "2025-10-26"), UserError);
  const plain = { ...BEE_DEFAULTS, requirePangram: false, minWords: 1, minPoints: 1 };
  assert.deepEqual(
    dailyPuzzle(lexicon, plain, "2025-10-26"),
    generateWithReport(lexicon, plain, beeRng(dailySeed("2025-10-26"))).puzzle,
  );
  const chore = { ...BEE_DEFAULTS, minWords: 5, minPoints: 1, familyCap: -1 };
  assert.ok(dailyPuzzle(lexicon, chore, "2025-10-26"));
});

Deno.test("generateWithReport() takes the least of boards that are all families", () => {
  const rules = { ...BEE_DEFAULTS, minWords: 3, minPoints: 10, familyCap: -1 };
  const one = generateWithReport(beeLexicon(), rules, beeRng("1"));
  assert.equal(one.candidates, 6);
  assert.equal(one.rejections.families, 6);
});

Deno.test("levelOf() is the easiest level that has the word", () => {
  const cases: [number, string][] = [
    [6, "easy"],
    [3.5, "easy"],
    [3.49, "medium"],
    [3, "medium"],
    [
      2.5,
      "hard",
    ],
    [2, "expert"],
    [0, "expert"],
  ];
  for (const [zipf, level] of cases) assert.equal(levelOf(zipf), level);
});

function problemOf(lexicon: ReturnType<typeof beeLexicon>, rules: BeeRules) {
  try {
    generateWithReport(lexicon, rules, beeRng("1"));
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "no_puzzle_found") {
      return error.problem;
    }
    throw error;
  }
  throw new Error("A board was found");
}

Deno.test("generateBee() leans to a difficulty, and without one changes nothing", () => {
  const lexicon = italianLexicon();
  const mean = (difficulty: BeeRules["difficulty"]) => {
    const rules = { ...BEE_DEFAULTS, difficulty };
    let [sum, count] = [0, 0];
    for (let seed = 0; seed < 25; seed++) {
      const puzzle = generateBee(lexicon, rules, beeRng(String(seed)));
      for (const { word } of openBee(lexicon, rules, puzzle).core) {
        sum += lexicon.difficulty(lexicon.find(word)!);
        count++;
      }
    }
    return sum / count;
  };
  const [easy, any, medium, hard] = (["easy", "any", "medium", "hard"] as const).map(mean);
  assert.ok(easy! + 0.02 < any!, `easy ${easy}, any ${any}`);
  assert.ok(any! + 0.02 < hard!, `any ${any}, hard ${hard}`);
  assert.ok(easy! + 0.02 < medium!, `easy ${easy}, medium ${medium}`);
});

Deno.test("what a file has ready is what its words make", () => {
  const plain = beeLexicon();
  const { source } = plain.layout;
  const bytes = source.read(0, source.size);
  const ready = prepare(plain, BEE_DEFAULTS);
  const lexiconWith = (prepared: Uint8Array) =>
    Lexicon.open(sourceOf(withPrepared(bytes, prepared)));
  verifyPrepared(plain, BEE_DEFAULTS);
  verifyPrepared(lexiconWith(ready), BEE_DEFAULTS);
  for (const place of [0, 40, ready.length - 1]) {
    const changed = ready.with(place, ready[place]! ^ 1);
    assert.throws(() => verifyPrepared(lexiconWith(changed), BEE_DEFAULTS), UserError);
  }
  assert.throws(() => verifyPrepared(lexiconWith(ready.slice(4)), BEE_DEFAULTS), UserError);
});

Deno.test("boards are the same whether the file has anything ready or not", () => {
  const ready = italianLexicon();
  const { source, sections } = ready.layout;
  const parts = sections.filter(({ tag }) => tag !== PREPARED)
    .map(({ tag, offset, length }) => [tag, source.read(offset, length)] as const);
  const plain = Lexicon.open(sourceOf(writeContainer(parts)));
  assert.ok(ready.prepared !== undefined && plain.prepared === undefined);
  for (const change of [{}, { difficulty: "easy" }, { alpha: 3 }, { floor: 2.5 }] as const) {
    const rules = { ...BEE_DEFAULTS, ...change };
    for (let seed = 0; seed < 40; seed++) {
      const [one, other] = [ready, plain].map((lexicon) =>
        generateWithReport(lexicon, rules, beeRng(String(seed)))
      );
      assert.deepEqual(one, other);
      const day = addDays("2026-01-01", 11 * seed);
      assert.deepEqual(dailyPuzzle(ready, rules, day), dailyPuzzle(plain, rules, day));
    }
  }
  for (const letters of ["C-ALMOPR", "N-BEMORV", "A-BCDEFG", "W-AEINRT"]) {
    const [one, other] = [ready, plain].map((lexicon) => {
      const { core, extra, count, total, pangrams, goal, certificate } = openBee(
        lexicon,
        BEE_DEFAULTS,
        parseBee(letters),
      );
      assert.equal(core.length, count);
      return {
        words: [...core, ...extra].map(({ word }) => word),
        total,
        pangrams,
        goal,
        certificate,
      };
    });
    assert.deepEqual(one, other);
  }
});
