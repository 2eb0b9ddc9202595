import { chanceToFind, type Estimate, exposureOf } from "./estimate.ts";
import type { Pace } from "./pace.ts";

/** A word that pays, however it counts. */
export interface PaidWord {
  readonly word: string;
  readonly zipf: number;
  readonly points: number;
}

/** How a board is played. */
export interface Manner {
  readonly pace: Pace;
  /** How long; 0 without a clock. */
  readonly seconds: number;
}

/** Rules, which have the seconds of a game's clock wherever it has one. */
export interface Clocked {
  readonly seconds?: number;
}

export function mannerOf({ seconds = 0 }: Clocked): Manner {
  return { pace: seconds > 0 ? "race" : "ease", seconds };
}

/** What a player is likely to score on a board. */
interface Forecast {
  readonly mean: number;
  readonly sd: number;
}

/** The chance to win that boards are made for. */
const WANTED = 0.6;
/** The point of a normal distribution, below its mean, that is passed this often. */
const BELOW = 0.2533;

/**
 * What is not known about the player widens nothing here: cases differ most for boards unlike those
 * played before, and with it players won a bee 66 times in 100 (bench/fit_players.ts).
 */
export function forecast(
  words: readonly PaidWord[],
  { cases, scale }: Pick<Estimate, "cases" | "scale">,
  { pace, seconds }: Manner,
): Forecast {
  const exposure = exposureOf(seconds, words.length);
  let [mean, variance] = [0, 0];
  for (const one of cases) {
    for (const { word: { length }, zipf, points } of words) {
      const chance = chanceToFind(one, { zipf, length }, { pace, exposure });
      mean += one.weight * chance * points;
      variance += one.weight * chance * (1 - chance) * points ** 2;
    }
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
