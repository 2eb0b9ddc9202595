import { chanceToKnow, type Estimate, slopeAt } from "./estimate.ts";

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
 * How much of what is not known of a player moves a whole game. The estimate is cautious, since it
 * is tempered; with all of it players won 70 games in 100 (bench/fit_players.ts).
 */
const SHARED = 1 / 3;

export function forecast(words: readonly PaidWord[], estimate: Estimate): Forecast {
  const { theta, sd, attention, scale } = estimate;
  let [mean, variance, change] = [0, 0, 0];
  for (const { zipf, points } of words) {
    const knows = chanceToKnow(zipf, theta);
    const chance = attention * knows;
    mean += chance * points;
    variance += chance * (1 - chance) * points ** 2;
    change += attention * slopeAt(knows) * points;
  }
  variance += (change * sd * SHARED) ** 2;
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
