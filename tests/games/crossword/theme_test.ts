import assert from "node:assert/strict";
import { TIERS } from "../../../src/core/difficulty.ts";
import { UserError } from "../../../src/core/problem.ts";
import { rngFrom } from "../../../src/core/random.ts";
import { generateCrossword } from "../../../src/games/crossword/generate.ts";
import { openCrossword, rulesToSave } from "../../../src/games/crossword/round.ts";
import { CROSSWORD_DEFAULTS } from "../../../src/games/crossword/rules.ts";
import { inOrder, parseTheme, type ThemeFault } from "../../../src/games/crossword/theme.ts";
import { formatGrid } from "../../../src/games/crossword/template.ts";
import { italianLexicon, template, templates, themes } from "../../support/crossword.ts";

Deno.test("parseTheme() reads rows and reports bad ones by line", () => {
  const text = [
    "# remark",
    "Perché\tDomanda e risposta\teasy",
    "",
    "onda\tLa cavalca il surfista\tMEDIUM",
    "onda\tDi nuovo\teasy",
    "mare",
    "due parole\tCon lo spazio\teasy",
    "è\tUna lettera\teasy",
    "vela\t\teasy",
    "remo\tSi usa in coppia\tfacile",
    "faro\tIl faro sullo scoglio\thard",
    "nave\tTrasporta\thard\tdi più",
  ].join("\r\n");
  const { words, faults } = parseTheme(text);
  assert.deepEqual(words.map(({ word, tier }) => [word, tier]), [
    ["perche", "easy"],
    ["onda", "medium"],
  ]);
  const expected: [ThemeFault["kind"], number][] = [
    ["repeated", 5],
    ["bad_row", 6],
    ["not_a_word", 7],
    ["bad_length", 8],
    ["no_clue", 9],
    ["unknown_level", 10],
    ["clue_has_word", 11],
    ["bad_row", 12],
  ];
  assert.deepEqual(faults.map(({ kind, line }) => [kind, line]), expected);
});

Deno.test("the shipped themes have forty words or more at three levels, all in the lexicon", () => {
  const shipped = themes();
  assert.ok(shipped.length >= 6);
  for (const [name, text] of shipped) {
    const { words, faults } = parseTheme(text);
    assert.deepEqual(faults, [], name);
    assert.ok(words.length >= 40, name);
    for (const tier of TIERS) {
      assert.ok(words.filter((word) => word.tier === tier).length >= 10, `${name} ${tier}`);
    }
    for (const { word, clue } of words) {
      assert.ok(italianLexicon().find(word) !== undefined, `${name}: ${word}`);
      assert.ok(!/[.\s]$/.test(clue) && /^\p{Lu}/u.test(clue), clue);
      assert.ok(clue.length <= 60, clue);
    }
  }
});

Deno.test("inOrder() prefers long words and the tier and leaves none out", () => {
  const { words } = parseTheme(themes()[0]![1]);
  for (const tier of TIERS) {
    const ordered = inOrder(words, tier, rngFrom("order"));
    assert.deepEqual([...ordered].sort(byWord), [...words].sort(byWord));
    const own = words.filter(({ word, tier: one }) => one === tier && word.length > 4).length;
    assert.ok(
      ordered.slice(0, own).every(({ tier: one, word }) => one === tier && word.length > 4),
    );
  }
});

Deno.test("generateCrossword() places theme words with their clues", () => {
  const lexicon = italianLexicon();
  for (const [name, text] of themes()) {
    const { words } = parseTheme(text);
    const clues = new Map(words.map(({ word, clue }) => [word, clue]));
    const cases: [picture: string, least: number][] = [["07x07a", 1], ["09x09b", 3], ["13x13a", 5]];
    for (const [picture, least] of cases) {
      const rules = { ...CROSSWORD_DEFAULTS, template: template(picture), theme: words };
      const grid = generateCrossword(lexicon, rules, rngFrom(`${name}/${picture}`));
      const saved = rulesToSave(rules, grid);
      const round = openCrossword(lexicon, saved, grid);
      const answers = round.entries.map(({ answer }) => answer);
      assert.equal(new Set(answers).size, answers.length);
      for (const answer of answers) assert.ok(lexicon.find(answer) !== undefined, answer);
      const placed = answers.filter((answer) => clues.has(answer));
      assert.equal(saved.theme.length, placed.length);
      for (const { answer, clue, game } of round.entries) {
        if (clues.has(answer)) assert.deepEqual([clue, game], [clues.get(answer), undefined]);
      }
      assert.ok(placed.length >= least, `${name} ${picture}: ${placed}`);
    }
  }
});

Deno.test("generateCrossword() says when a theme fits nowhere", () => {
  const theme = parseTheme("precipitevolissimevolmente\tMolto in fretta\thard").words;
  assert.equal(theme.length, 0);
  const long = parseTheme("elettroencefalogramma\tLo fa il neurologo\thard").words;
  const rules = { ...CROSSWORD_DEFAULTS, template: template("05x05a"), theme: long };
  assert.throws(() => generateCrossword(italianLexicon(), rules, rngFrom("x")), (error) => {
    assert.ok(error instanceof UserError && error.problem.kind === "bad_crossword");
    assert.deepEqual(error.problem.fault, { kind: "theme_fits_nowhere", words: 1 });
    return true;
  });
});

function byWord(a: { word: string }, b: { word: string }): number {
  return a.word < b.word ? -1 : 1;
}

Deno.test("generateCrossword() finds room for some theme words in every shipped picture", () => {
  const lexicon = italianLexicon();
  for (const [name, grid] of templates()) {
    for (const [theme, text] of themes()) {
      const rules = {
        ...CROSSWORD_DEFAULTS,
        template: formatGrid(grid),
        theme: parseTheme(text).words,
      };
      const filled = generateCrossword(lexicon, rules, rngFrom(`${name}/${theme}`));
      assert.ok(rulesToSave(rules, filled).theme.length > 0, `${theme} in ${name}`);
    }
  }
});

Deno.test("generateCrossword() refuses templates with a non-word, or a word twice", () => {
  const lexicon = italianLexicon();
  const cases: [template: string, isPossible: boolean][] = [
    ["qqq/qqq/qqq", false],
    ["qqq/.../...", false],
    ["ala/.../ala", false],
    ["ala/.../...", true],
  ];
  for (const [template, isPossible] of cases) {
    const rules = { ...CROSSWORD_DEFAULTS, template };
    const made = () => generateCrossword(lexicon, rules, rngFrom("given"));
    if (isPossible) assert.ok(made().cells.startsWith("ala"));
    else assert.throws(made, (error) => (error as UserError).problem.kind === "no_puzzle_found");
  }
});
