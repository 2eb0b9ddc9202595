import assert from "node:assert/strict";
import { encodeLexicon } from "../../../src/lexicon/encode.ts";
import { sourceOf } from "../../../src/lexicon/format.ts";
import { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { bites } from "../../../src/games/bites/mod.ts";
import type { BitesOutcome, BitesState } from "../../../src/games/bites/play.ts";
import type { BitesRules } from "../../../src/games/bites/rules.ts";
import { entry } from "../../support/words.ts";

const LEXICON = Lexicon.open(sourceOf(encodeLexicon(
  [
    entry("rate", { zipf: 4 }),
    entry("arte", { zipf: 5 }),
    entry("tre", { zipf: 6 }),
    entry("tea", { zipf: 2, flags: ["vulgar"] }),
    entry("rea", { zipf: 3, flags: ["clitic"] }),
    entry("era", { zipf: 6.5, flags: ["slur"] }),
    entry("aterre", { zipf: 1 }),
    entry("rosa", { zipf: 5 }),
    entry("aterrerta", { zipf: 1 }),
  ],
  [{ word: "tera", reason: "foreign", zipf: 2 }, { word: "rosso", reason: "typo", zipf: 2 }],
  { language: "it" },
)));

function roundOf(text: string, rules: Partial<BitesRules> = {}) {
  return bites.open(LEXICON, { ...bites.defaults, ...rules }, bites.parse(text));
}

const ROUND = roundOf("a t e / re> / rtv");

function guess(word: string, state: BitesState = bites.start(ROUND), round = ROUND) {
  return bites.play(round, state, { kind: "guess", word });
}

Deno.test("bites.open() counts each word that may be shown once", () => {
  const answers = [...ROUND.answers.values()];
  assert.deepEqual(answers.map(({ word, ways, shown }) => `${word} ${ways} ${shown}`), [
    "aterre horizontal true",
    "arte horizontal,vertical true",
    "rate horizontal,vertical true",
    "tea horizontal,vertical false",
    "tre horizontal,vertical true",
    "era horizontal,vertical false",
    "rea horizontal,vertical false",
  ]);
  assert.equal(ROUND.wordCount, 4);
  assert.equal(ROUND.total, 1400 + 400 + 400 + 100);
  assert.deepEqual(structuredClone(ROUND), ROUND);
});

Deno.test("bites.play() judges guesses", () => {
  const cases: [word: string, kind: BitesOutcome["kind"]][] = [
    ["Tre", "found"],
    ["arté", "found"],
    ["tea", "found"],
    ["rea", "found"],
    ["re", "too_short"],
    ["rateraterate", "too_long"],
    ["rosa", "no_tiles"],
    ["rosso", "no_tiles"],
    ["tera", "excluded"],
    ["eta", "not_in_lexicon"],
    ["r3", "not_letters"],
    ["", "not_letters"],
  ];
  for (const [word, kind] of cases) {
    const state = bites.start(ROUND);
    const step = guess(word, state);
    assert.equal(step.outcome.kind, kind, word);
    assert.equal(step.state === state, kind !== "found", word);
  }
});

Deno.test("bites.play() says how a word lies and of which tiles it is made", () => {
  const { state, outcome } = guess("tre");
  assert.deepEqual(outcome, {
    kind: "found",
    word: "tre",
    points: 100,
    ways: ["horizontal", "vertical"],
    tiles: {
      horizontal: [{ text: "t", tile: "t", group: 1 }, { text: "re", tile: "re", group: 3 }],
      vertical: [
        { text: "t", tile: "t", group: 1 },
        { text: "r", tile: "re", group: 3 },
        { text: "e", tile: "e", group: 2 },
      ],
    },
  });
  assert.deepEqual(state, {
    found: [{ word: "tre", ways: ["horizontal", "vertical"] }],
    score: 100,
    gaveUp: false,
  });
  const again = guess("TRE", state);
  assert.deepEqual(again.outcome, { kind: "already_found", word: "tre" });
  assert.equal(again.state, state);
});

Deno.test("bites.play() tells a word too long for the only way it lies", () => {
  const round = roundOf("a t e r e r t a / re> /", { maxHorizontal: 5 });
  assert.equal(guess("aterre", undefined, round).outcome.kind, "found");
  const one = roundOf("a t e / rre> /", { maxHorizontal: 5 });
  assert.deepEqual(guess("aterre", undefined, one).outcome, {
    kind: "too_long",
    word: "aterre",
    max: 5,
  });
});

Deno.test("bites.play() gives up with the missed words, the commonest first", () => {
  const state = guess("rate").state;
  const step = bites.play(ROUND, state, { kind: "give_up" });
  assert.equal(step.outcome.kind, "gave_up");
  const missed = step.outcome.kind === "gave_up" ? step.outcome.missed : [];
  assert.deepEqual(missed.map(({ word }) => word), ["tre", "arte", "aterre"]);
  assert.ok(bites.isOver(ROUND, step.state));
  const after = bites.play(ROUND, step.state, { kind: "give_up" });
  assert.deepEqual(after, { state: step.state, outcome: { kind: "over" } });
  assert.equal(after.state, step.state);
});

Deno.test("bites.isOver() is so when every word that may be shown is found", () => {
  let state = bites.start(ROUND);
  for (const word of ["tre", "arte", "aterre", "tea"]) state = guess(word, state).state;
  assert.equal(bites.isOver(ROUND, state), false);
  state = guess("rate", state).state;
  assert.equal(bites.isOver(ROUND, state), true);
  assert.equal(state.score, 100 + 400 + 1400 + 100 + 400);
  assert.equal(guess("rea", state).outcome.kind, "over");
  const barren = roundOf("z z z");
  assert.equal(bites.isOver(barren, bites.start(barren)), false);
});
