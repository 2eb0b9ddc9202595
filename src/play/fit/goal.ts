import { chanceToKnow, type Estimate } from "./estimate.ts";

/** A word that pays, however it counts. */
export interface PaidWord {
  readonly zipf: number;
  readonly points: number;
}

/** What a player is likely to score on a board. */
interface Forecast {
  readonly mean: number;
  readonly sd: number;
}

/** The chance to win that boards are made for. */
const WANTED = 0.6;
/** Of a normal distribution, that point below the mean which is passed so often. */
const BELOW = 0.2533;
/**
 * What is not known of the player widens nothing here: the estimate is tempered, so its spread is
 * too wide, and with it players won up to 71 games in 100 (bench/fit_players.ts).
 */
export function forecast(words: readonly PaidWord[], estimate: Estimate): Forecast {
  const { theta, attention, scale } = estimate;
  let [mean, variance] = [0, 0];
  for (const { zipf, points } of words) {
    const chance = attention * chanceToKnow(zipf, theta);
    mean += chance * points;
    variance += chance * (1 - chance) * points ** 2;
  }
  return { mean: scale * mean, sd: scale * Math.sqrt(variance) };
}

/** The points that are reached six times in ten. */
export function fittingGoal({ mean, sd }: Forecast): number {
  return mean - BELOW * sd;
}

/** How likely it is to reach this many points. */
export function winChance({ mean, sd }: Forecast, goal: number): number {
  return sd === 0 ? Number(mean >= goal) : normal((mean - goal) / sd);
}

/** How far a chance is from the one we want. */
export function missBy(chance: number): number {
  return Math.abs(chance - WANTED);
}

/** The normal distribution, to 7 digits (Abramowitz and Stegun, 26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI) * t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}
