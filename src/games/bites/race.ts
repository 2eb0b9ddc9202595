import type { BitesRules } from "./rules.ts";

/** What the goal needs to know of a core word. */
interface RaceWord {
  readonly word: string;
  readonly zipf: number;
  readonly points: number;
}

/**
 * What a good player reaches in the time there is. A word comes to mind every few seconds: any of
 * those the player knows, the commoner and the shorter ones sooner; one that came before is time
 * lost. So each word is found with the chance 1 - (1 - its share) ^ tries, and the goal is a part of
 * what all of them pay on average. `bench/bites_goal.ts` plays such games one by one and counts how
 * often it is reached.
 *
 * Sums and products only: powers and logarithms may differ from one machine to the next.
 */
export function raceGoal(words: readonly RaceWord[], rules: BitesRules): number {
  const weights = words.map((word) => chanceOfKnowing(word.zipf) * easeOf(word.word.length));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return 0;
  const tries = Math.floor(rules.seconds / rules.secondsPerWord);
  let sum = 0;
  words.forEach(({ points }, i) => {
    let missed = 1;
    for (let n = 0; n < tries; n++) missed *= 1 - weights[i]! / all;
    sum += points * (1 - missed);
  });
  // In whole hundreds, which is what the shortest word pays; one word at least.
  return Math.max(100, Math.floor(rules.goalShare * sum / 100) * 100);
}

/** Half of the words of zipf 2.4, as a reader knows them; nearly all from 3.65 on. */
function chanceOfKnowing(zipf: number): number {
  return Math.max(0, Math.min(1, (zipf - 1.15) * 0.4));
}

/** A letter more is two more tiles to think of. */
function easeOf(length: number): number {
  let ease = 1;
  for (let n = 4; n < length; n++) ease *= 0.7;
  return ease;
}
