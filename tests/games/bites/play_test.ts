import assert from "node:assert/strict";
import { encodeLexicon } from "../../../src/lexicon/encode.ts";
import { sourceOf } from "../../../src/lexicon/format.ts";
import { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { bites } from "../../../src/games/bites/mod.ts";
import { type BitesOutcome, shownTiles } from "../../../src/games/bites/play.ts";
import type { BitesState } from "../../../src/games/bites/state.ts";
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

/** As it was once played: no clock, and extra words apart. */
const FORMER = { version: 2, seconds: 0 } as const;
const ROUND = roundOf("a t e / re> / rtv", FORMER);

function guess(word: string, state: BitesState = bites.start(ROUND), round = ROUND) {
  return bites.play(round, state, { kind: "guess", word });
}

Deno.test("bites.open() makes count, total and goal of the core words", () => {
  const answers = [...ROUND.answers.values()];
  assert.deepEqual(answers.map(({ word, ways, tier }) => `${word} ${ways} ${tier}`), [
    "aterre horizontal extra",
    "arte horizontal,vertical core",
    "rate horizontal,vertical core",
    "tea horizontal,vertical extra",
    "tre horizontal,vertical core",
    "era horizontal,vertical unlisted",
    "rea horizontal,vertical extra",
  ]);
  assert.deepEqual(ROUND.core.map(({ word }) => word), ["tre", "arte", "rate"]);
  assert.equal(ROUND.total, 400 + 400 + 100);
  assert.equal(ROUND.goal, 225);
  assert.deepEqual(structuredClone(ROUND), ROUND);
});

Deno.test("bites.play() judges guesses", () => {
  const cases: [word: string, kind: BitesOutcome["kind"]][] = [
    ["Tre", "found"],
    ["arté", "found"],
    ["arte'", "found"],
    ["tea", "extra"],
    ["rea", "extra"],
    ["era", "extra"],
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
    assert.equal(step.state === state, kind !== "found" && kind !== "extra", word);
  }
  assert.deepEqual(guess("rosa").outcome, { kind: "no_tiles", word: "rosa", letters: ["o", "s"] });
  assert.deepEqual(guess("tetta").outcome, { kind: "no_tiles", word: "tetta", letters: [] });
});

Deno.test("bites.play() says how a word lies and of which tiles it is made", () => {
  const { state, outcome } = guess("tre");
  const tre = ROUND.answers.get("tre")!;
  assert.deepEqual(outcome, {
    kind: "found",
    word: tre,
    tiles: {
      horizontal: [{ text: "t", tile: "t", group: 1 }, { text: "re", tile: "re", group: 3 }],
      vertical: [
        { text: "t", tile: "t", group: 1 },
        { text: "r", tile: "re", group: 3 },
        { text: "e", tile: "e", group: 2 },
      ],
    },
    score: 100,
    won: false,
    complete: false,
  });
  const { ways } = tre;
  assert.deepEqual(state, {
    ...bites.start(ROUND),
    found: [{ word: "tre", tier: "core", points: 100, ways }],
    score: 100,
  });
  const again = guess("TRE", state);
  assert.deepEqual(again.outcome, { kind: "already_found", word: "tre", points: 100 });
  assert.equal(again.state, state);
});

Deno.test("bites.play() pays extra words apart, and hides some", () => {
  const extra = guess("aterre");
  assert.equal(extra.state.score, 0);
  assert.equal(extra.state.extraScore, 1400);
  assert.ok(extra.outcome.kind === "extra" && extra.outcome.listed);
  const unlisted = guess("era", extra.state);
  assert.equal(unlisted.state.extraScore, 1500);
  assert.ok(unlisted.outcome.kind === "extra" && !unlisted.outcome.listed);
});

Deno.test("bites.play() pays every word into one score in a race", () => {
  const race = roundOf("a t e / re> / rtv");
  const extra = bites.play(race, bites.start(race), { kind: "guess", word: "aterre", at: 5_000 });
  assert.equal(extra.state.score, 1400);
  assert.ok(extra.outcome.kind === "extra" && !extra.outcome.apart && extra.outcome.won);
  assert.equal(extra.state.at, 5_000);
});

Deno.test("bites.play() ends a race when time is up, and replays old games as they were", () => {
  const race = roundOf("a t e / re> / rtv", { seconds: 60 });
  const at = (ms: number) => ({ kind: "guess", word: "tre", at: ms }) as const;
  const late = bites.play(race, bites.start(race), at(60_000));
  assert.ok(late.outcome.kind === "time_up" && late.outcome.missed.length === 3);
  assert.ok(bites.isOver(race, late.state) && late.state.score === 0);
  assert.equal(bites.play(race, late.state, at(1)).outcome.kind, "over");
  const waited = bites.play(race, bites.start(race), { kind: "wait", at: 59_000 });
  assert.deepEqual(waited.outcome, { kind: "waited", left: 1000 });
  // The clock never goes back.
  assert.equal(bites.play(race, waited.state, at(10)).state.at, 59_000);
  // A game saved before there was a clock has neither the rule nor times.
  const { seconds: _, secondsPerWord: _1, goalShare: _2, ...saved } = ROUND.rules;
  const rules = { ...bites.defaults, ...bites.formerRules, ...saved };
  const old = bites.open(LEXICON, rules, ROUND.puzzle);
  assert.deepEqual([old.limit, old.goal, old.hasOneScore], [undefined, 225, false]);
  assert.equal(bites.play(old, bites.start(old), at(1e9)).outcome.kind, "found");
});

Deno.test("raceGoal() is what a good player reaches: more in more time, never more than there is", () => {
  const goals = [10, 30, 60, 120, 3600].map((seconds) => {
    return roundOf("a t e / re> / rtv", { seconds }).goal;
  });
  assert.deepEqual(goals, [...goals].sort((a, b) => a - b));
  assert.ok(goals[0]! >= 100 && goals.at(-1)! <= 0.8 * 900);
  assert.equal(roundOf("z z z").goal, 0);
});

Deno.test("bites.play() refuses a word too long for its only direction", () => {
  const round = roundOf("a t e r e r t a / re> /", { maxHorizontal: 5 });
  assert.equal(guess("aterre", undefined, round).outcome.kind, "extra");
  const one = roundOf("a t e / rre> /", { maxHorizontal: 5 });
  assert.deepEqual(guess("aterre", undefined, one).outcome, {
    kind: "too_long",
    word: "aterre",
    max: 5,
  });
});

Deno.test("bites.play() gives hints on the commonest word, each once for its price", () => {
  const hint = (state: BitesState) => bites.play(ROUND, state, { kind: "hint" });
  const start = guess("rate").state;
  const first = hint(start);
  const given = {
    rung: 1,
    first: "t",
    last: "e",
    length: 3,
    ways: ["horizontal", "vertical"],
  };
  assert.deepEqual(first.outcome, { kind: "hint", hint: given, charged: 20 });
  assert.equal(first.state.score, 380);
  const second = hint(first.state);
  assert.deepEqual(second.outcome, {
    kind: "hint",
    hint: { ...given, rung: 2, tiles: ["re", "t"] },
    charged: 30,
  });
  const third = hint(second.state);
  assert.equal(third.state, second.state);
  assert.deepEqual(third.outcome, { ...second.outcome, charged: 0 });
  // The score never goes below 0: the price is owed, but for games saved long ago.
  for (const [version, owed] of [[3, 20], [2, 20], [1, 0]] as const) {
    const round = { ...ROUND, rules: { ...ROUND.rules, version } };
    const { state } = bites.play(round, bites.start(round), { kind: "hint" });
    assert.equal(state.score, 0);
    assert.equal(bites.play(round, state, { kind: "guess", word: "rate" }).state.score, 400 - owed);
  }
  assert.ok(!bites.isRules({ ...bites.defaults, version: 4 }));
});

Deno.test("bites.play() shuffles the tiles and keeps them all", () => {
  const round = roundOf("a t e r s / re> ta> le> / rtv lov miv");
  let state = bites.start(round);
  const orders = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const tiles = shownTiles(round, state);
    orders.add(bites.format(tiles));
    for (const kind of ["single", "horizontal", "vertical"] as const) {
      assert.deepEqual([...tiles[kind]].sort(), [...round.puzzle[kind]].sort());
    }
    state = bites.play(round, state, { kind: "shuffle" }).state;
  }
  assert.ok(orders.size > 4);
});

Deno.test("bites.play() gives up with the missed core words, the best paid first", () => {
  const state = guess("rate").state;
  const step = bites.play(ROUND, state, { kind: "give_up" });
  assert.equal(step.outcome.kind, "gave_up");
  const missed = step.outcome.kind === "gave_up" ? step.outcome.missed : [];
  assert.deepEqual(missed.map(({ word }) => word), ["arte", "tre"]);
  assert.ok(bites.isOver(ROUND, step.state));
  const after = bites.play(ROUND, step.state, { kind: "give_up" });
  assert.deepEqual(after, { state: step.state, outcome: { kind: "over" } });
  assert.equal(after.state, step.state);
});

Deno.test("bites.isOver() is so when every core word is found", () => {
  let state = bites.start(ROUND);
  const outcomes: BitesOutcome[] = [];
  for (const word of ["tre", "aterre", "arte", "rate"]) {
    assert.equal(bites.isOver(ROUND, state), false);
    const step = guess(word, state);
    outcomes.push(step.outcome);
    state = step.state;
  }
  assert.equal(bites.isOver(ROUND, state), true);
  const facts = outcomes.map((it) => it.kind === "found" ? [it.won, it.complete] : it.kind);
  assert.deepEqual(facts, [[false, false], "extra", [true, false], [false, true]]);
  assert.equal(state.score, 900);
  assert.equal(guess("rea", state).outcome.kind, "over");
  assert.equal(bites.play(ROUND, state, { kind: "hint" }).outcome.kind, "hint_none");
  const barren = roundOf("z z z");
  assert.equal(bites.isOver(barren, bites.start(barren)), false);
});
