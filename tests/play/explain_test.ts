import assert from "node:assert/strict";
import { explanationLines } from "../../src/cli/text/explanation.ts";
import type { Messages } from "../../src/messages/mod.ts";
import { wordPoints } from "../../src/play/bee/word_points.ts";
import { explain } from "../../src/play/explain.ts";
import { messages } from "../support/messages.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { openMeanings } from "../../src/lexicon/meanings.ts";
import { playLexicon, playMeanings } from "../support/play_words.ts";
import { lexiconOf } from "../support/words.ts";

function askedIn(t: Messages) {
  return { floor: 3, t, points: wordPoints, meanings: undefined };
}

Deno.test("explain() says what a word is and why", () => {
  const lexicon = playLexicon();
  const cases: [text: string, status: string, reason: RegExp, points: number | null][] = [
    ["novembre", "core", /zipf 5\.20/, 10],
    ["NOVEMBRE", "core", /zipf 5\.20/, 10],
    ["erroneo", "extra", /below 3\.0/, 13],
    ["moverne", "extra", /with a pronoun/, 12],
    ["neo", "core", /zipf 4\.00/, null],
    ["borneo", "refused", /a proper noun/, null],
    ["zzzz", "unknown", /not in the lexicon/, null],
    ["l'ombra", "unknown", /letters only/, null],
    ["bomone", "extra", /^valid, outside the core$/, null],
  ];
  for (const [text, status, reason, points] of cases) {
    const one = explain(lexicon, text, askedIn(messages.en));
    assert.equal(one.status, status, text);
    assert.match(one.reason, reason, text);
    assert.equal(one.points, points, text);
  }
  const slur = explain(lexicon, "bomone", askedIn(messages.en));
  assert.deepEqual([slur.written, slur.flags, slur.readings], [[], [], []]);
});

Deno.test("explain() claims no frequency for a list that has none", () => {
  const one = explain(lexiconOf(["nome"]), "nome", askedIn(messages.it));
  assert.deepEqual([one.zipf, one.difficulty, one.reason], [null, null, "è nell'elenco"]);
});

Deno.test("explanationLines() show a spelling only where it differs", () => {
  const lines = (word: string) =>
    explanationLines(explain(playLexicon(), word, askedIn(messages.it)), messages.it);
  assert.deepEqual(lines("onoro").slice(0, 3), [
    "onoro: nucleo, zipf 3.10, ne basta 3.0",
    "  Si scrive   onoro / onorò",
    "  Forma       onorare, presente, 1a sing.",
  ]);
  assert.ok(lines("nome").every((line) => !line.includes("Si scrive")));
});

Deno.test("explain() says what each dictionary form means", () => {
  const asked = { ...askedIn(messages.it), meanings: openMeanings(sourceOf(playMeanings())) };
  const explained = (word: string) => explain(playLexicon(), word, asked);
  assert.deepEqual(explained("venne").meanings, [
    { lemma: "venire", class: "verb", meaning: "avvicinarsi a chi parla", english: "come" },
  ]);
  assert.deepEqual(explained("onoro").meanings[0]!.english, null);
  assert.deepEqual(explained("meno").meanings, []);
  assert.deepEqual(explained("bomone").meanings, []);
  const cases: [word: string, language: "it" | "en", lines: string[]][] = [
    ["nere", "it", ["  Significato  del colore del carbone · ingl. black"]],
    ["nere", "en", ["  Meaning     black · del colore del carbone"]],
    ["onoro", "it", ["  Significato  rendere omaggio"]],
    ["neo", "it", [
      "  Significato  macchiolina scura · ingl. mole",
      "               ingl. fault",
    ]],
  ];
  for (const [word, language, expected] of cases) {
    const lines = explanationLines(explained(word), messages[language]);
    const at = lines.findIndex((line) => /Significato|Meaning/.test(line));
    assert.deepEqual(lines.slice(at, at + expected.length), expected);
  }
});
