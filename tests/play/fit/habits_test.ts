import assert from "node:assert/strict";
import { rngFrom } from "../../../src/core/random.ts";
import { type Count, explain } from "../../../src/play/fit/habits.ts";
import { chanceIn, easeOf, type Look, LOOKS } from "../../../src/play/fit/pace.ts";

function chanceOf(
  look: Look,
  { features, time, known }: Pick<Count, "features" | "time" | "known">,
  habits: readonly number[],
): number {
  return chanceIn(look, known, look.share(easeOf(features, habits, time)));
}

/** Words of many zipfs and lengths, found by chance by somebody with these habits. */
function counted(look: Look, habits: readonly number[], seed: string): Count[] {
  const rng = rngFrom(seed);
  return Array.from({ length: 300 }, (_, i) => {
    const features = look.features({ zipf: 1 + i % 50 / 10, length: 3 + i % 7 });
    const word = { features, time: 0.4, known: 0.9 };
    const found = Number(rng() / 2 ** 32 < chanceOf(look, word, habits));
    return { ...word, found, missed: 1 - found };
  });
}

/** What `explain` finds the best of, plainly. */
function plainLog(look: Look, counts: readonly Count[], habits: readonly number[]): number {
  const prior = habits.reduce(
    (sum, habit, k) => sum - ((habit - look.usual[k]!) / look.spread[k]!) ** 2 / 2,
    0,
  );
  return counts.reduce((sum, { found, ...word }) => {
    const chance = chanceOf(look, word, habits);
    return sum + Math.log(found > 0 ? chance : 1 - chance);
  }, prior);
}

Deno.test("explain() finds habits that no others near them beat, from anywhere", () => {
  const truths = { ease: [0.8], race: [-1.2, 1.3, -0.4], crossed: [-0.5] };
  for (const [pace, truth] of Object.entries(truths)) {
    const look = LOOKS[pace as keyof typeof truths];
    const counts = counted(look, truth, pace);
    const { habits } = explain(look, counts, look.usual);
    const best = plainLog(look, counts, habits);
    for (let k = 0; k < habits.length; k++) {
      for (const step of [-0.2, 0.2]) {
        assert.ok(best > plainLog(look, counts, habits.with(k, habits[k]! + step)), `${pace} ${k}`);
      }
    }
    const away = explain(look, counts, look.usual.map((habit, k) => habit + 3 * look.spread[k]!));
    habits.forEach((habit, k) => assert.ok(Math.abs(habit - away.habits[k]!) < 0.05, pace));
  }
});

Deno.test("explain() tells how likely the words found are, with all habits there may be", () => {
  const look = LOOKS.ease;
  const ratioOf = (logs: readonly number[]) => logs[0]! - logs[1]!;
  const both = [0.8, -0.4].map((truth) => counted(look, [truth], `sum ${truth}`));
  // The sum over a fine grid of habits, beside which explain() may be off by the same for both.
  const sums = both.map((counts) => {
    let sum = 0;
    for (let habit = -6; habit < 9; habit += 0.01) sum += Math.exp(plainLog(look, counts, [habit]));
    return Math.log(sum);
  });
  const logs = both.map((counts) => explain(look, counts, look.usual).log);
  assert.ok(Math.abs(ratioOf(logs) - ratioOf(sums)) < 0.02, `${ratioOf(logs)} ${ratioOf(sums)}`);
});

Deno.test("a look's growth is how its share grows with the ease", () => {
  for (const [pace, { share, growth }] of Object.entries(LOOKS)) {
    for (let ease = -4; ease <= 3; ease++) {
      const wanted = (share(ease + 1e-4) - share(ease - 1e-4)) / 2e-4;
      assert.ok(Math.abs(growth(ease, share(ease)) - wanted) < 1e-5, `${pace} ${ease}`);
    }
  }
  // A rate so high that it has no number.
  assert.equal(LOOKS.race.growth(800, LOOKS.race.share(800)), 0);
});
