import assert from "node:assert/strict";
import { resolveSettings } from "../../src/config.ts";
import { bee } from "../../src/games/bee/mod.ts";
import { bites } from "../../src/games/bites/mod.ts";
import { binsOf } from "../../src/play/finished_games.ts";
import { beeBoards } from "../../src/play/bee/boards.ts";
import { gridAdapter } from "../../src/play/grid/adapter.ts";
import { gridBoards } from "../../src/play/grid/boards.ts";
import { grid } from "../../src/games/grid/mod.ts";
import { GRID_RULES } from "../../src/games/grid/rules.ts";
import { bitesBoards } from "../../src/play/bites/boards.ts";
import type { Estimate } from "../../src/play/fit/estimate.ts";
import { LOOKS } from "../../src/play/fit/pace.ts";
import { knownForms } from "../../src/play/fit/known_sentence.ts";
import { fitBoard, goalsAround } from "../../src/play/fit/fit_board.ts";
import { fittingGoal, forecast, winChance } from "../../src/play/fit/goal.ts";
import type { Filter } from "../../src/play/game_store.ts";
import { mayOffer } from "../../src/play/fit/offer.ts";
import { playerEstimate } from "../../src/play/fit/player.ts";
import { italianLexicon } from "../support/crossword.ts";
import { memoryStore } from "../support/memory_store.ts";
import { BEE, played } from "../support/played_words.ts";
import { playLexicon } from "../support/play_words.ts";
import { daily } from "../support/sessions.ts";

const NOW = Date.parse("2025-11-17T11:00:00Z");

/** As if this were known for sure. */
function sure(theta: number, habits: readonly number[]): Estimate {
  return { theta, sd: 0.1, cases: [{ theta, weight: 1, habits }], scale: 1, games: 9, own: 9 };
}

const ATTENTIVE = [2.2];
const RACING = LOOKS.race.usual;

Deno.test("binsOf() leaves out what a hint gave away", () => {
  const word = { word: "a", zipf: 3.04, points: 7, isCore: true, found: true, helped: false };
  const all = [word, { ...word, found: false }, { ...word, helped: true, found: false }, {
    ...word,
    isCore: false,
  }];
  assert.deepEqual(binsOf(all, "ease"), [[30, 1, 1, 1, 4, 28]]);
  // Against time nobody knows which words are core.
  assert.deepEqual(binsOf(all, "race"), [[30, 1, 2, 1, 4, 28]]);
});

Deno.test("fittingGoal() is reached six times in ten", () => {
  const words = played(3, 0.9, "x");
  const seen = forecast(words, sure(3, ATTENTIVE), { pace: "ease", seconds: 0 });
  assert.ok(Math.abs(winChance(seen, fittingGoal(seen)) - 0.6) < 0.001);
  assert.ok(winChance(seen, 0) > 0.999);
  assert.ok(winChance(seen, 1000) < 0.001);
});

Deno.test("fitBoard() gives learners common words and experts rare ones", () => {
  const words = played(3, 0.9, "x");
  const made: number[] = [];
  const floorFor = (theta: number) =>
    fitBoard({
      estimate: sure(theta, ATTENTIVE),
      manner: { pace: "ease", seconds: 0 },
      goals: goalsAround(0.75),
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
  for (const [game, boards] of [[bee, beeBoards], [bites, bitesBoards]] as const) {
    const estimate = sure(3.4, game === bee ? ATTENTIVE : RACING);
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

Deno.test("a grid that fits is saved with its goal, which wins", () => {
  const lexicon = italianLexicon();
  const boards = gridBoards();
  const wish = { seed: "a", estimate: sure(3.4, RACING) };
  const { chosen, fitted } = boards.fit!(lexicon, GRID_RULES.ruzzle, wish);
  assert.deepEqual(boards.fit!(lexicon, GRID_RULES.ruzzle, wish).chosen, chosen);
  assert.ok(fitted.kind === "goal" && fitted.chance > 0.55 && fitted.chance < 0.65);
  const rules = JSON.parse(JSON.stringify(chosen.rules));
  assert.ok(grid.isRules(rules) && !grid.isRules({ ...rules, goal: "many" }));
  const round = grid.open(lexicon, rules, chosen.puzzle);
  const position = { round, state: grid.start(round), label: chosen.label };
  const at = (score: number) =>
    gridAdapter.summary({ ...position, state: { ...position.state, score } });
  const goal = rules.goal!;
  assert.deepEqual([at(goal - 1).won, at(goal).won], [false, true]);
  assert.equal(at(0).goal, goal);
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
  assert.deepEqual(await playerEstimate(context, BEE), { kind: "unknown", games: 4 });
  assert.equal(await mayOffer({ store }), true);
  assert.equal(await mayOffer({ store }), false);
  await add("2025-11-14", ["nome", "nero", "neve"]);
  const known = await playerEstimate(context, BEE);
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
    ["a damaged note", () => store.changeNotes({ keys: ["player-bee-ease"], to: () => "{" }), 4],
    ["nothing new again", () => {}, 4],
  ];
  for (const [what, change, expected] of changes) {
    await change();
    const player = await playerEstimate(context, BEE);
    assert.equal(lists, expected, what);
    assert.deepEqual(await playerEstimate(context, BEE, await store.tally("bee")), player, what);
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
