import assert from "node:assert/strict";
import fc from "fast-check";
import { hintPrice } from "../../../src/games/bee/hints.ts";
import { bee } from "../../../src/games/bee/mod.ts";
import type { BeeMove, BeeOutcome } from "../../../src/games/bee/play.ts";
import { parseBee } from "../../../src/games/bee/puzzle.ts";
import { ranksOf } from "../../../src/games/bee/ranks.ts";
import { BEE_DEFAULTS, type BeeRules } from "../../../src/games/bee/rules.ts";
import { acceptedWord, refusalReason } from "../../../src/games/bee/round.ts";
import type { BeeState, Rung } from "../../../src/games/bee/state.ts";
import { remaining } from "../../../src/games/bee/state.ts";
import {
  familiesOf,
  gridOf,
  pairsOf,
  progress,
  shownLetters,
} from "../../../src/games/bee/views.ts";
import { beeLexicon } from "../../support/bee_words.ts";
import { FIXED } from "../../support/property.ts";

const LEXICON = beeLexicon();
const ROUND = bee.open(LEXICON, bee.defaults, parseBee("N-BEMORV"));

Deno.test("bee.open() sorts words into tiers", () => {
  const words = (list: readonly { word: string }[]) => list.map(({ word }) => word);
  assert.deepEqual(words(ROUND.extra), ["benone", "erroneo", "moverne", "orbene", "venerone"]);
  assert.ok(!words(ROUND.core).includes("bomone") && !words(ROUND.extra).includes("bomone"));
  assert.equal(ROUND.accepted.get("bomone")!.tier, "unlisted");
  assert.equal(ROUND.accepted.get("venerone")!.hidden, true);
  assert.deepEqual(words(ROUND.core), words(ROUND.core).sort());
  assert.equal(ROUND.pangrams, 1);
  assert.equal(ROUND.total, ROUND.core.reduce((sum, { points }) => sum + points, 0));
  assert.equal(ROUND.goal, Math.ceil(ROUND.total * 0.75));
  assert.equal(ROUND.edition, LEXICON.edition);
  assert.equal(ROUND.refused.get("borneo"), "name");
  assert.ok(!ROUND.refused.has("roma"));
  assert.deepEqual(structuredClone(ROUND), ROUND);
});

Deno.test("acceptedWord() and refusalReason() know each word, in a copy too", () => {
  for (const rules of [BEE_DEFAULTS, { ...BEE_DEFAULTS, allowProperNouns: true }]) {
    const round = bee.open(LEXICON, rules, parseBee("N-BEMORV"));
    const copy = structuredClone(round);
    const others = ["", "casa", "reno", "nob", "zzzz", "bombe", "novembre!", "Roma"];
    for (const word of [...round.accepted.keys(), ...others]) {
      const [one, other] = [acceptedWord(round, word), acceptedWord(copy, word)];
      assert.deepEqual(
        one && { ...one },
        round.accepted.get(word) && { ...round.accepted.get(word) },
      );
      assert.deepEqual(other && { ...other }, one && { ...one });
    }
    for (const word of [...round.refused.keys(), "zzzz"]) {
      for (const some of [round, copy]) {
        assert.equal(refusalReason(some, word), round.refused.get(word), word);
      }
    }
  }
});

Deno.test("bee.open() lets names in when the rules do, as extra words", () => {
  const round = bee.open(LEXICON, { ...BEE_DEFAULTS, allowProperNouns: true }, ROUND.puzzle);
  for (const word of ["borneo", "brennero", "novem", "reno"]) {
    assert.equal(round.accepted.get(word)!.tier, "extra", word);
  }
  assert.ok(!round.accepted.has("november") && !round.accepted.has("roma"));
  assert.equal(round.total, ROUND.total);
});

Deno.test("bee.open() knows a perfect pangram", () => {
  const round = bee.open(LEXICON, bee.defaults, parseBee("P-ERCOLA".replace("-", "")));
  const { pangram, perfect } = round.accepted.get("percola")!;
  assert.deepEqual([pangram, perfect], [true, true]);
  assert.equal(ROUND.accepted.get("novembre")!.perfect, false);
});

Deno.test("bee.play() judges guesses", () => {
  const cases: [text: string, kind: BeeOutcome["kind"]][] = [
    ["nome", "found"],
    ["NOME", "already_found"],
    ["  Novembre ", "found"],
    ["néve", "found"],
    ["nòme'", "already_found"],
    ["neo", "too_short"],
    ["no", "too_short"],
    ["roche", "bad_letters"],
    ["vero", "bad_letters"],
    ["cane", "bad_letters"],
    ["roma", "bad_letters"],
    ["erroneo", "extra"],
    ["moverne", "extra"],
    ["bomone", "extra"],
    ["nermo", "not_in_lexicon"],
    ["borneo", "excluded"],
    ["november", "excluded"],
    ["n'orme", "not_letters"],
    ["nor-me", "not_letters"],
    ["nome2", "not_letters"],
    ["nome vero", "not_letters"],
    ["", "not_letters"],
  ];
  let state = bee.start(ROUND);
  for (const [word, kind] of cases) {
    const step = bee.play(ROUND, state, { kind: "guess", word });
    assert.equal(step.outcome.kind, kind, word);
    assert.equal(step.state !== state, kind === "found" || kind === "extra", word);
    state = step.state;
  }
  const extra = ["erroneo", "moverne", "bomone"].map((word) => acceptedWord(ROUND, word)!.points);
  const extraScore = extra.reduce((sum, points) => sum + points);
  assert.equal(state.score, 5 + 17 + 7 + extraScore);
  assert.equal(state.extraScore, extraScore);
});

Deno.test("bee.play() pays words outside the core by the same formula, held to the floor", () => {
  const { alpha, minLength, floor } = BEE_DEFAULTS;
  const why = { erroneo: "rare", benone: "rare", moverne: "clitic", venerone: "vulgar" };
  for (const [word, outside] of Object.entries(why)) {
    const it = acceptedWord(ROUND, word)!;
    const byFrequency = Math.round(alpha * (8 - Math.max(it.zipf, floor)));
    assert.equal(it.points, byFrequency + word.length - minLength, word);
    assert.equal(it.outside, outside, word);
  }
  assert.equal(acceptedWord(ROUND, "nome")!.outside, undefined);
});

Deno.test("bee.play() lets extra words win, and never gives the last rank for them", () => {
  const [last, ...core] = ROUND.core.map(({ word }) => word);
  const extra = [...ROUND.extra.map(({ word }) => word), "bomone"];
  const { outcomes } = play(guesses(...extra));
  const score = outcomes.reduce((sum, one) => one.kind === "extra" ? sum + one.points : sum, 0);
  const round = { ...ROUND, goal: score };
  let state = bee.start(round);
  const winners = guesses(...extra).filter((move) => {
    const step = bee.play(round, state, move);
    state = step.state;
    return step.outcome.kind === "extra" && step.outcome.won;
  });
  assert.deepEqual(winners, guesses("bomone"));
  const almost = play(guesses(...extra, ...core)).state;
  assert.ok(almost.score > ROUND.total);
  const { rank, next } = progress(ROUND, almost);
  assert.equal(rank.name, "genius");
  assert.deepEqual(next?.points, acceptedWord(ROUND, last!)!.points);
  assert.equal(progress(ROUND, play(guesses(last!, ...core)).state).rank.name, "queen_bee");
});

Deno.test("bee.play() plays rules of before every word paid into one score as they were", () => {
  const rules: BeeRules = { ...BEE_DEFAULTS, ...bee.formerRules, extraPoints: 1 };
  assert.ok(bee.isRules(rules) && bee.isRules(BEE_DEFAULTS));
  for (const bad of [{ version: 3 }, { version: "1" }, { extraPoints: "1" }, { extraPoints: -1 }]) {
    assert.ok(!bee.isRules({ ...rules, ...bad }), JSON.stringify(bad));
  }
  const round = bee.open(LEXICON, rules, ROUND.puzzle);
  const moves: BeeMove[] = [{ kind: "hint", rung: 4 }, ...guesses("nome", "erroneo", "bomone")];
  const state = moves.reduce((state, move) => bee.play(round, state, move).state, bee.start(round));
  assert.deepEqual([state.score, state.extraScore, state.hintCost], [5, 2, 0]);
});

Deno.test("bee.play() gives the last rank for every core word, whatever hints took", () => {
  const words = ROUND.core.map(({ word }) => word);
  const { state, outcomes } = play([
    ...guesses(...words.slice(1)),
    { kind: "hint", rung: 4 },
    ...guesses(words[0]!),
  ]);
  assert.ok(state.score < ROUND.total);
  assert.equal(progress(ROUND, state).rank.name, "queen_bee");
  const last = outcomes.at(-1)!;
  assert.ok(last.kind === "found" && last.complete && last.rank?.rank.name === "queen_bee");
});

Deno.test("bee.play() reports every fault of the letters at once", () => {
  const outcome = (word: string) => play([{ kind: "guess", word }]).outcomes[0];
  assert.deepEqual(outcome("rochecca"), {
    kind: "bad_letters",
    word: "rochecca",
    letters: ["c", "h", "a"],
    missing: "n",
  });
  assert.deepEqual(outcome("cane"), { kind: "bad_letters", word: "cane", letters: ["c", "a"] });
  assert.deepEqual(outcome("vero"), {
    kind: "bad_letters",
    word: "vero",
    letters: [],
    missing: "n",
  });
  assert.deepEqual(outcome("neo"), { kind: "too_short", word: "neo", min: 4 });
  assert.deepEqual(outcome("reno"), { kind: "excluded", word: "reno", reason: "name" });
});

Deno.test("bee.play() says what a find is worth and what it brings", () => {
  const { outcomes: [first, second, silent] } = play(guesses("nome", "novembre", "bomone"));
  assert.ok(first?.kind === "found" && second?.kind === "found" && silent?.kind === "extra");
  assert.deepEqual([first.points, first.parts], [5, { freq: 5, len: 0, pangram: 0 }]);
  assert.deepEqual([second.points, second.parts], [17, { freq: 6, len: 4, pangram: 7 }]);
  assert.equal(second.score, 22);
  assert.equal(second.word.pangram, true);
  assert.ok(second.rank && second.rank.next);
  assert.equal(second.rank.toNext, second.rank.next.from - 22);
  assert.equal(silent.listed, false);
});

Deno.test("bee.play() goes on past the goal until every core word is found", () => {
  const words = ROUND.core.map(({ word }) => word);
  const { state, outcomes } = play(guesses(...words));
  const founds = outcomes.filter((one) => one.kind === "found");
  assert.equal(founds.filter(({ won }) => won).length, 1);
  const winner = founds.findIndex(({ won }) => won);
  assert.ok(founds[winner]!.score >= ROUND.goal && founds[winner - 1]!.score < ROUND.goal);
  assert.deepEqual(
    founds.map(({ complete }) => complete),
    words.map((_, i) => i === words.length - 1),
  );
  assert.equal(state.score, ROUND.total);
  assert.equal(progress(ROUND, state).rank.name, "queen_bee");
  assert.ok(bee.isOver(ROUND, state));
  const after = (move: BeeMove) => bee.play(ROUND, state, move);
  assert.deepEqual(after({ kind: "hint", rung: 4 }), { state, outcome: { kind: "hint_none" } });
  assert.deepEqual(after({ kind: "undo" }), { state, outcome: { kind: "over" } });
});

Deno.test("bee.play() has little to do on a board without core words", () => {
  const round = bee.open(LEXICON, bee.defaults, parseBee("T-BEMORV"));
  const state = bee.start(round);
  assert.deepEqual([round.total, round.goal, round.core.length], [0, 0, 0]);
  assert.equal(bee.isOver(round, state), false);
  assert.equal(bee.play(round, state, { kind: "hint", rung: 1 }).outcome.kind, "hint_none");
  const { percent, rank, next } = progress(round, state);
  assert.deepEqual([percent, rank.name, next], [0, "beginner", undefined]);
  assert.equal(round.certificate, null);
});

Deno.test("bee.play() gives up with what was missed, the commonest first", () => {
  const { state, outcomes } = play([...guesses("nome", "bene"), { kind: "give_up" }]);
  const last = outcomes.at(-1)!;
  assert.ok(last.kind === "gave_up");
  assert.deepEqual(last.missed.slice(0, 3).map(({ word }) => word), [
    "meno",
    "novembre",
    "nemmeno",
  ]);
  assert.equal(last.missed.length, ROUND.core.length - 2);
  assert.ok(bee.isOver(ROUND, state));
  assert.equal(bee.play(ROUND, state, { kind: "guess", word: "meno" }).outcome.kind, "over");
});

Deno.test("bee.play() takes back the last word", () => {
  const start = bee.start(ROUND);
  const none = bee.play(ROUND, start, { kind: "undo" });
  assert.deepEqual(none, { state: start, outcome: { kind: "nothing_to_undo" } });
  const { state } = play([...guesses("nome", "erroneo"), { kind: "undo" }, { kind: "undo" }]);
  assert.deepEqual(state, start);
});

Deno.test("bee.play() sells hints by the tariff", () => {
  // The commonest word is bene: 4 points, so 20 % is 1 and 30 % is 1.2.
  const hint = (rung: Rung): BeeMove => ({ kind: "hint", rung });
  let state = play(guesses("nome", "novembre")).state;
  const price = (rung: Rung) => hintPrice(ROUND, state, rung);
  assert.deepEqual(price(1), { price: 0, charged: 0 });
  assert.deepEqual(price(4), { price: 1, charged: 1 });
  assert.deepEqual(price(5), { price: 1, charged: 1 });
  assert.deepEqual(price(6), { price: 4, charged: 0 });
  const take = (rung: Rung) => {
    const step = bee.play(ROUND, state, hint(rung));
    assert.ok(step.outcome.kind === "hint");
    const isSame = step.state === state;
    state = step.state;
    return { ...step.outcome, isSame };
  };
  const counts = take(1);
  assert.ok(counts.isSame && counts.hint.rung === 1 && counts.hint.pangrams === 0);
  assert.ok(!take(2).isSame && take(3).isSame && state.gridSeen && state.hintsUsed === 0);
  const letters = take(4);
  assert.deepEqual(letters.hint, { rung: 4, first: "b", last: "e", length: 4 });
  assert.deepEqual([letters.score, state.hintCost, state.hintsUsed], [21, 1, 1]);
  const again = take(4);
  assert.ok(again.isSame && again.price.charged === 0 && again.hint.rung === 4);
  const kind = take(5);
  assert.deepEqual(kind.hint, { rung: 5, length: 4, tag: "NOUN-M:s", kin: [] });
  assert.equal(state.score, 20);
  assert.deepEqual(price(6), { price: 2, charged: 0 });
  const anagram = take(6);
  assert.ok(anagram.hint.rung === 6 && anagram.hint.word === undefined);
  assert.equal([...anagram.hint.anagram].sort().join(""), "been");
  assert.notEqual(anagram.hint.anagram, "bene");
  const last = take(6);
  assert.ok(last.hint.rung === 6 && last.hint.word === "bene");
  assert.ok(take(6).isSame);
  const found = bee.play(ROUND, state, { kind: "guess", word: "bene" });
  assert.ok(found.outcome.kind === "found" && found.outcome.hinted && found.outcome.points === 0);
  assert.equal(found.state.score, 20);
  assert.deepEqual(found.state.found.at(-1), {
    word: "bene",
    tier: "core",
    points: 0,
    hinted: true,
  });
});

Deno.test("bee.play() gives a hint's family, and lets its price be owed", () => {
  const { state, outcomes } = play([{ kind: "hint", rung: 4 }, { kind: "hint", rung: 5 }]);
  assert.equal(state.score, 0);
  assert.equal(state.hintCost, 2);
  assert.ok(outcomes.every((one) => one.kind === "hint" && one.price.charged === 1));
  assert.equal(bee.play(ROUND, state, guess("nome")).state.score, 5 - 2);
  const before = ROUND.core.map(({ word }) => word).filter((word) => word !== "venne");
  const step = bee.play(ROUND, play(guesses(...before)).state, { kind: "hint", rung: 5 });
  assert.ok(step.outcome.kind === "hint" && step.outcome.hint.rung === 5);
  assert.equal(step.outcome.hint.lemma, "venire");
});

Deno.test("bee.play() does not forget a hint's price when a word is taken back", () => {
  const moves: BeeMove[] = [
    ...guesses("novembre"),
    { kind: "hint", rung: 4 },
    { kind: "undo" },
    ...guesses("novembre"),
  ];
  assert.equal(play(moves).state.score, 16);
  const [word, hint, undo] = moves as [BeeMove, BeeMove, BeeMove];
  assert.equal(play([word, undo, hint, word]).state.score, 16);
});

Deno.test("ranksOf() climbs to the goal and past it", () => {
  assert.deepEqual(ranksOf(272, 0.75).map(({ from }) => from), [
    0,
    6,
    14,
    22,
    41,
    68,
    109,
    136,
    204,
    272,
  ]);
  const tiny = ranksOf(3, 0.75);
  assert.deepEqual(tiny.map(({ name }) => name), [
    "beginner",
    "nice",
    "amazing",
    "genius",
    "queen_bee",
  ]);
  assert.equal(ranksOf(100, 1).at(-1)!.name, "queen_bee");
  assert.equal(ranksOf(100, 0.3).find(({ name }) => name === "genius")!.from, 30);
  fc.assert(
    fc.property(fc.nat(3000), fc.constantFrom(0.1, 0.5, 0.75, 0.9, 1), (total, fraction) => {
      const ranks = ranksOf(total, fraction);
      assert.ok(ranks.slice(0, -1).every((rank, i) => i === 0 || rank.from > ranks[i - 1]!.from));
      assert.equal(ranks.at(-1)!.from, total);
      assert.equal(ranks[0]!.from, 0);
    }),
    FIXED,
  );
});

Deno.test("shownLetters() changes with every shuffle and keeps the letters", () => {
  let state = bee.start(ROUND);
  assert.deepEqual(shownLetters(ROUND, state), ROUND.puzzle.others);
  for (let i = 0; i < 100; i++) {
    const step = bee.play(ROUND, state, { kind: "shuffle" });
    const before = shownLetters(ROUND, state).join("");
    state = step.state;
    const after = shownLetters(ROUND, state);
    assert.notEqual(after.join(""), before);
    assert.deepEqual(after.toSorted(), ROUND.puzzle.others);
    assert.deepEqual(step.outcome, { kind: "shuffled", letters: after });
  }
});

const anyMove: fc.Arbitrary<BeeMove> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ROUND.accepted.keys(), "reno", "casa").map(guess) },
  { weight: 1, arbitrary: fc.constant<BeeMove>({ kind: "shuffle" }) },
  { weight: 1, arbitrary: fc.constant<BeeMove>({ kind: "undo" }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Rung>(1, 2, 3, 4, 5, 6).map((rung): BeeMove => ({
      kind: "hint",
      rung,
    })),
  },
);

Deno.test("any game adds up, and its changing moves alone give it again", () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 120 }), (moves) => {
      let state = bee.start(ROUND);
      const changing: BeeMove[] = [];
      for (const move of moves) {
        const copy = structuredClone(state);
        const step = bee.play(ROUND, state, move);
        assert.deepEqual(state, copy, "a move may not touch the state before it");
        if (step.state !== state) changing.push(move);
        state = step.state;
        checkSums(state);
      }
      // Whatever was undone and guessed again, a price once asked is owed, and only once.
      const paid = state.hints.filter(({ rung }) => rung === 4 || rung === 5);
      assert.equal(new Set(paid.map(({ word, rung }) => `${word} ${rung}`)).size, paid.length);
      assert.ok(paid.every(({ charged }) => charged >= 1));
      const revealed = state.hints.filter(({ rung }) => rung === 6).map(({ word }) => word);
      assert.ok(state.found.every(({ word, points }) => points === 0 || !revealed.includes(word)));
      assert.deepEqual(play(changing).state, state);
      assert.deepEqual(structuredClone(state), state);
      assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
    }),
    FIXED,
  );
});

Deno.test("familiesOf() folds finds under their dictionary form", () => {
  const { state } = play(guesses("nonno", "nonne", "nero", "erroneo"));
  const { families, total } = familiesOf(ROUND, state);
  assert.deepEqual(families, [
    { lemma: "nonno", found: ["nonno"], total: 1 },
    { lemma: "nonna", found: ["nonne"], total: 1 },
    { lemma: "nero", found: ["nero"], total: 1 },
  ]);
  assert.equal(total, new Set(ROUND.core.map(({ lemma }) => lemma)).size);
});

/** What holds in every state. */
function checkSums(state: BeeState): void {
  const left = remaining(ROUND, state);
  const grid = gridOf(ROUND, state);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  assert.equal(grid.total, left.length);
  assert.equal(sum(grid.rows.map(({ total }) => total)), left.length);
  assert.equal(sum(grid.rows.flatMap(({ counts }) => counts)), left.length);
  assert.equal(sum(grid.totals), left.length);
  assert.equal(sum(pairsOf(ROUND, state).map(({ count }) => count)), left.length);
  const { found, total, score, goal, percent, rank, next } = progress(ROUND, state);
  assert.equal(found + left.length, total);
  assert.ok(score >= 0 && score <= ROUND.total + state.extraScore);
  assert.equal(percent >= 100, score >= goal);
  const points = sum(left.map((word) => word.points));
  assert.equal(rank.name === "queen_bee", left.length === 0);
  assert.ok(rank.name === "queen_bee" || rank.from <= score);
  assert.equal(
    next?.points,
    next && (next.rank.name === "queen_bee" ? points : next.rank.from - score),
  );
  assert.equal(new Set(state.found.map(({ word }) => word)).size, state.found.length);
}

function guess(word: string): BeeMove {
  return { kind: "guess", word };
}

function guesses(...words: string[]): BeeMove[] {
  return words.map(guess);
}

function play(moves: readonly BeeMove[]): { state: BeeState; outcomes: BeeOutcome[] } {
  let state = bee.start(ROUND);
  const outcomes = moves.map((move) => {
    const step = bee.play(ROUND, state, move);
    state = step.state;
    return step.outcome;
  });
  return { state, outcomes };
}

Deno.test("bee.play() ends a game against time, and keeps the clock of its moves", () => {
  const rules = { ...BEE_DEFAULTS, seconds: 60 };
  const round = bee.open(LEXICON, rules, bee.parse("N-BEMORV"));
  let state = bee.start(round);
  const at = (kind: "nome" | "neve" | "wait", ms: number) => {
    const move = kind === "wait"
      ? { kind, at: ms } as const
      : { kind: "guess", word: kind, at: ms } as const;
    const step = bee.play(round, state, move);
    state = step.state;
    return step.outcome;
  };
  assert.equal(at("nome", 2_000).kind, "found");
  assert.equal(state.at, 2_000);
  // Another window may have gone further, but never back.
  assert.equal(at("wait", 1_000).kind, "waited");
  assert.equal(state.at, 2_000);
  assert.equal(at("wait", 30_000).kind, "waited");
  assert.equal(state.at, 30_000);
  const late = at("neve", 60_000);
  assert(late.kind === "gave_up" && late.isTimeUp);
  assert(bee.isOver(round, state));
  assert.deepEqual(state.found.map(({ word }) => word), ["nome"]);
  assert.equal(state.at, 60_000);
  // A calm game has no clock, whatever a move says.
  const calm = bee.open(LEXICON, BEE_DEFAULTS, bee.parse("N-BEMORV"));
  const { state: after } = bee.play(calm, bee.start(calm), {
    kind: "guess",
    word: "nome",
    at: 9e9,
  });
  assert.deepEqual([after.at, after.found.length], [undefined, 1]);
  const before = bee.start(calm);
  assert.equal(bee.play(calm, before, { kind: "wait", at: 5 }).state, before);
});
