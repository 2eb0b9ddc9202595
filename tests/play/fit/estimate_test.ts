import assert from "node:assert/strict";
import { rngFrom } from "../../../src/core/random.ts";
import {
  chanceToFind,
  type Estimate,
  estimateOf,
  type Kind,
} from "../../../src/play/fit/estimate.ts";
import { RANGE } from "../../../src/play/fit/known_sentence.ts";
import { logistic } from "../../../src/play/fit/pace.ts";
import { BEE, evidenceOf, GRID, played } from "../../support/played_words.ts";

/** How much of what is known is found, where there is no hurry. */
function attentionIn({ cases }: Estimate): number {
  return cases.reduce((sum, { weight, habits }) => sum + weight * logistic(habits[0]!), 0);
}

Deno.test("estimateOf() finds what a player knows, and how sure that is", () => {
  for (const theta of [1.3, 2.4, 3.4, 4]) {
    for (const attention of [0.7, 0.95]) {
      const games = Array.from(
        { length: 20 },
        (_, i) => evidenceOf(played(theta, attention, `${theta}/${attention}/${i}`)),
      );
      const [five, twenty] = [estimateOf(games.slice(0, 5), BEE), estimateOf(games, BEE)];
      assert.ok(Math.abs(twenty.theta - theta) < 0.2, `${theta} is ${twenty.theta}`);
      assert.ok(Math.abs(attentionIn(twenty) - attention) < 0.15, `${attentionIn(twenty)}`);
      assert.ok(twenty.sd < five.sd);
      assert.equal(twenty.games, 20);
    }
  }
});

Deno.test("estimateOf() shares what is known among games, not how much of it is found", () => {
  const unhurried = Array.from({ length: 10 }, (_, i) => evidenceOf(played(3.4, 0.9, `b${i}`)));
  const hurried = Array.from(
    { length: 10 },
    (_, i) => evidenceOf(played(3.4, 0.2, `g${i}`), GRID),
  );
  const both = [...unhurried, ...hurried];
  const [inGrid, inBee] = [estimateOf(both, GRID), estimateOf(both, BEE)];
  assert.ok(Math.abs(inGrid.theta - 3.4) < 0.2, `${inGrid.theta}`);
  assert.ok(Math.abs(inGrid.theta - inBee.theta) < 1e-9);
  const word = { zipf: 6, length: 3 };
  const hurry = { pace: "race", exposure: 1.2 } as const;
  for (const one of inGrid.cases) assert.ok(chanceToFind(one, word, hurry) < 0.4);
  for (const one of inBee.cases) {
    assert.ok(chanceToFind(one, word, { pace: "ease", exposure: 0 }) > 0.75);
  }
  // For a game never played, theta comes from the others.
  assert.deepEqual([inGrid.games, inGrid.own], [20, 10]);
  const bites = estimateOf(unhurried, { game: "bites", pace: "race" });
  assert.ok(Math.abs(bites.theta - 3.4) < 0.2);
  assert.equal(bites.own, 0);
});

Deno.test("estimateOf() is less sure of a player who only plays against time", () => {
  const games = (kind: Kind) =>
    Array.from({ length: 40 }, (_, i) => evidenceOf(played(3, 0.6, `r${i}`), kind));
  const [race, ease] = [estimateOf(games(GRID), GRID), estimateOf(games(BEE), BEE)];
  assert.ok(race.sd > 0.25 && ease.sd < 0.15, `${race.sd} ${ease.sd}`);
});

Deno.test("estimateOf() tells what is known from what comes to mind sooner", () => {
  // Known words come to mind by the power `haste` of their zipf, which the estimate does not know.
  const raced = (theta: number, haste: number, seed: string) => {
    const rng = rngFrom(seed);
    return evidenceOf(
      played(theta, 1, seed).map((word) => {
        const soon = 1 - Math.exp(-0.3 * (word.zipf / 4) ** haste);
        return { ...word, found: word.found && rng() / 2 ** 32 < soon };
      }),
      GRID,
    );
  };
  for (const theta of [2, 3, 4]) {
    for (const haste of [0.4, 0.7, 1.3]) {
      const games = Array.from({ length: 20 }, (_, i) => raced(theta, haste, `h${i}`));
      const told = estimateOf(games, GRID);
      assert.ok(Math.abs(told.theta - theta) < 0.5, `${theta} ${haste} ${told.theta}`);
      assert.ok(Math.abs(told.theta - theta) < RANGE * told.sd, `${theta} ${haste} ${told.sd}`);
    }
  }
});

Deno.test("estimateOf() foretells a game by its own results where others disagree", () => {
  const games = (theta: number, kind: Kind) =>
    Array.from({ length: 10 }, (_, i) => evidenceOf(played(theta, 0.9, `d${theta}/${i}`), kind));
  const tiles: Kind = { game: "bites", pace: "ease" };
  const both = [...games(2.6, BEE), ...games(3.2, tiles)];
  const [inBee, inTiles] = [estimateOf(both, BEE), estimateOf(both, tiles)];
  const seenIn = ({ cases }: Estimate) =>
    cases.reduce((sum, { theta, weight }) => sum + theta * weight, 0);
  assert.ok(Math.abs(inBee.theta - inTiles.theta) < 1e-9);
  assert.ok(Math.abs(inBee.theta - 2.9) < 0.1, `${inBee.theta}`);
  assert.ok(seenIn(inBee) + 0.25 < seenIn(inTiles), `${seenIn(inBee)} ${seenIn(inTiles)}`);
});

Deno.test("estimateOf() takes a crossword's shown answers for unknown, crossings for help", () => {
  const crossed: Kind = { game: "crossword", pace: "crossed" };
  const solved = (theta: number, seed: string) =>
    evidenceOf(
      played(theta, 1, seed).map((word, i) => ({ ...word, found: word.found || i % 2 === 0 })),
      crossed,
    );
  const [native, learner] = [2, 3.4].map((theta) =>
    estimateOf(Array.from({ length: 20 }, (_, i) => solved(theta, `c${theta}/${i}`)), crossed)
  );
  assert.ok(Math.abs(native!.theta - 2) < native!.sd, `${native!.theta}`);
  assert.ok(Math.abs(learner!.theta - 3.4) < learner!.sd, `${learner!.theta}`);
  assert.ok(native!.theta + 0.4 < learner!.theta);
});

Deno.test("estimateOf() knows nothing without games, and says so", () => {
  const nothing = estimateOf([], BEE);
  assert.ok(nothing.sd > 0.6);
  assert.equal(nothing.scale, 1);
});
