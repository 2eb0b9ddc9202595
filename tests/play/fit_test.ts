import assert from "node:assert/strict";
import { resolveSettings } from "../../src/config.ts";
import { rngFrom } from "../../src/core/random.ts";
import { bee } from "../../src/games/bee/mod.ts";
import { bites } from "../../src/games/bites/mod.ts";
import { binsOf } from "../../src/play/finished_games.ts";
import { beeBoards } from "../../src/play/bee/boards.ts";
import { bitesBoards } from "../../src/play/bites/boards.ts";
import { estimateOf, type Evidence, knownForms } from "../../src/play/fit/estimate.ts";
import { fitBoard } from "../../src/play/fit/fit_board.ts";
import { fittingGoal, forecast, winChance } from "../../src/play/fit/goal.ts";
import type { Filter } from "../../src/play/game_store.ts";
import { mayOffer, playerEstimate } from "../../src/play/fit/player.ts";
import type { SoughtWord } from "../../src/play/game_adapter.ts";
import { italianLexicon } from "../support/crossword.ts";
import { memoryStore } from "../support/memory_store.ts";
import { playLexicon } from "../support/play_words.ts";
import { daily } from "../support/sessions.ts";

const NOW = Date.parse("2025-11-17T11:00:00Z");

/** A board of words spread evenly from zipf 1 to 6, played by somebody with this theta. */
function played(theta: number, attention: number, seed: string): readonly SoughtWord[] {
  const rng = rngFrom(seed);
  return Array.from({ length: 100 }, (_, i) => {
    const zipf = 1 + i / 20;
    const chance = attention / (1 + Math.exp(-2 * (zipf - theta)));
    const found = rng() / 2 ** 32 < chance;
    return { word: `w${i}`, zipf, points: 10, isCore: true, found, helped: false };
  });
}

function evidenceOf(words: readonly SoughtWord[], game = "bee"): Evidence {
  const score = words.filter(({ found }) => found).reduce((sum, { points }) => sum + points, 0);
  return { game, bins: binsOf(words), score };
}

Deno.test("estimateOf() finds what a player knows, and how sure that is", () => {
  for (const theta of [1.3, 2.4, 3.4, 4]) {
    for (const attention of [0.7, 0.95]) {
      const games = Array.from(
        { length: 20 },
        (_, i) => evidenceOf(played(theta, attention, `${theta}/${attention}/${i}`)),
      );
      const [five, twenty] = [estimateOf(games.slice(0, 5), "bee"), estimateOf(games, "bee")];
      assert.ok(Math.abs(twenty.theta - theta) < 0.2, `${theta} is ${twenty.theta}`);
      assert.ok(Math.abs(twenty.attention - attention) < 0.15, `${attention} ${twenty.attention}`);
      assert.ok(twenty.sd < five.sd);
      assert.equal(twenty.games, 20);
    }
  }
});

Deno.test("estimateOf() shares what is known among games, not how much of it is found", () => {
  const unhurried = Array.from({ length: 10 }, (_, i) => evidenceOf(played(3.4, 0.9, `b${i}`)));
  const hurried = Array.from(
    { length: 10 },
    (_, i) => evidenceOf(played(3.4, 0.2, `g${i}`), "grid"),
  );
  const both = [...unhurried, ...hurried];
  assert.ok(Math.abs(estimateOf(both, "grid").theta - 3.4) < 0.2);
  assert.ok(estimateOf(both, "grid").attention < 0.3);
  assert.ok(estimateOf(both, "bee").attention > 0.75);
  // Of a game never played, theta is known from the others.
  assert.ok(Math.abs(estimateOf(unhurried, "bites").theta - 3.4) < 0.2);
});

Deno.test("estimateOf() knows nothing without games, and says so", () => {
  const nothing = estimateOf([], "bee");
  assert.ok(nothing.sd > 0.6);
  assert.equal(nothing.scale, 1);
});

Deno.test("binsOf() leaves out what a hint gave away", () => {
  const word = { word: "a", zipf: 3.04, points: 7, isCore: true, found: true, helped: false };
  const all = [word, { ...word, found: false }, { ...word, helped: true, found: false }, {
    ...word,
    isCore: false,
  }];
  assert.deepEqual(binsOf(all), [[30, 1, 1, 28]]);
});

Deno.test("fittingGoal() is reached six times in ten", () => {
  const words = played(3, 0.9, "x");
  const estimate = { theta: 3, sd: 0.1, attention: 0.9, scale: 1, games: 9 };
  const seen = forecast(words, estimate);
  assert.ok(Math.abs(winChance(seen, fittingGoal(seen)) - 0.6) < 0.001);
  assert.ok(winChance(seen, 0) > 0.999);
  assert.ok(winChance(seen, 1000) < 0.001);
});

Deno.test("fitBoard() gives learners common words and experts rare ones", () => {
  const words = played(3, 0.9, "x");
  const made: number[] = [];
  const floorFor = (theta: number) =>
    fitBoard({
      estimate: { theta, sd: 0.1, attention: 0.9, scale: 1, games: 9 },
      usual: 0.75,
      make(floor) {
        made.push(floor);
        const core = words.filter(({ zipf }) => zipf >= floor);
        return { board: floor, words, total: 10 * core.length };
      },
    });
  const [learner, native, expert] = [4, 2.5, 1.3].map(floorFor);
  assert.ok(learner!.floor > native!.floor && native!.floor > expert!.floor);
  for (const { chance } of [learner!, native!, expert!]) {
    assert.ok(chance > 0.5 && chance < 0.7, `${chance}`);
  }
  assert.equal(made.length, 12);
});

Deno.test("boards that fit are saved with their floor and goal, and replay", () => {
  const lexicon = italianLexicon();
  const { settings } = resolveSettings({});
  const estimate = { theta: 3.4, sd: 0.1, attention: 0.9, scale: 1, games: 9 };
  for (const [game, boards] of [[bee, beeBoards], [bites, bitesBoards]] as const) {
    const rules = boards.rules(settings, {});
    // deno-lint-ignore no-explicit-any
    const fit = () => (boards as any).fit(lexicon, rules, { seed: "a", estimate });
    const { chosen, fitted } = fit();
    assert.deepEqual(fit(), { chosen, fitted });
    assert.deepEqual(chosen.label, { kind: "board" });
    assert.equal(chosen.rules.floor, fitted.floor);
    const share = game === bee ? "winFraction" : "goalShare";
    assert.equal(chosen.rules[share], fitted.winFraction);
    assert.ok(game.isRules(JSON.parse(JSON.stringify(chosen.rules))));
    // deno-lint-ignore no-explicit-any
    const open = (rules: unknown) => (game as any).open(lexicon, rules, chosen.puzzle).goal;
    const whole = open({ ...chosen.rules, [share]: 1 });
    // Goals of a race are whole hundreds.
    assert.ok(
      Math.abs(open(chosen.rules) - fitted.winFraction * whole) <= (game === bee ? 1 : 200),
    );
  }
});

Deno.test("playerEstimate() wants five finished games, and mayOffer() offers once", async () => {
  const store = memoryStore(() => NOW);
  const context = { store, lexicon: playLexicon(), now: () => NOW };
  const add = async (date: string, words: readonly string[]) => {
    const session = {
      ...daily(date, true),
      lexicon: context.lexicon.edition,
      rules: bee.defaults,
      moves: [...words.map((word) => ({ kind: "guess", word })), { kind: "give_up" }],
    };
    await store.create(session);
  };
  for (const day of [10, 11, 12, 13]) await add(`2025-11-${day}`, ["nome", "nero", "neve", "bene"]);
  // One that was only looked at.
  await add("2025-11-09", []);
  assert.deepEqual(await playerEstimate(context, "bee"), { kind: "unknown", games: 4 });
  assert.equal(await mayOffer({ store }), true);
  assert.equal(await mayOffer({ store }), false);
  await add("2025-11-14", ["nome", "nero", "neve"]);
  const known = await playerEstimate(context, "bee");
  assert.equal(known.kind === "known" && known.estimate.games, 5);
});

Deno.test("playerEstimate() reads the games again only when there are others", async () => {
  const store = memoryStore(() => NOW);
  let lists = 0;
  const counted = { ...store, list: (filter?: Filter) => (lists++, store.list(filter)) };
  const context = { store: counted, lexicon: playLexicon(), now: () => NOW };
  const add = (date: string) =>
    store.create({
      ...daily(date, true),
      lexicon: context.lexicon.edition,
      rules: bee.defaults,
      moves: [{ kind: "guess", word: "nome" }, { kind: "give_up" }],
    });
  for (const day of [10, 11, 12]) await add(`2025-11-${day}`);
  const changes: [what: string, change: () => unknown, lists: number][] = [
    ["first", () => {}, 1],
    ["nothing new", () => {}, 1],
    ["another game", () => add("2025-11-13"), 2],
    ["one less", () => store.delete("bee-daily-2025-11-10"), 3],
    ["a damaged note", () => store.changeNotes({ keys: ["player-bee"], to: () => "{" }), 4],
    ["nothing new again", () => {}, 4],
  ];
  for (const [what, change, expected] of changes) {
    await change();
    const player = await playerEstimate(context, "bee");
    assert.equal(lists, expected, what);
    assert.deepEqual(await playerEstimate(context, "bee", await store.tally("bee")), player, what);
    assert.equal(lists, expected, what);
  }
});

Deno.test("knownForms() counts the forms somebody knows, within a range", () => {
  const lexicon = italianLexicon();
  const { forms, from, to } = knownForms(lexicon, { theta: 3, sd: 0.1 });
  assert.ok(from < forms && forms < to);
  assert.ok(forms > knownForms(lexicon, { theta: 4, sd: 0.1 }).forms);
  assert.ok(to < lexicon.size);
});
