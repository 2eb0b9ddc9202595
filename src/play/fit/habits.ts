import { chanceIn, easeOf, type Look } from "./pace.ts";

/** Similar words: how many were found and missed, and the chance that one is known. */
export interface Count {
  readonly features: readonly number[];
  readonly time: number;
  readonly known: number;
  readonly found: number;
  readonly missed: number;
}

/** The habits that explain best what was found, and the logarithm of how likely it was. */
export interface Explained {
  readonly habits: readonly number[];
  readonly log: number;
}

const MOST_STEPS = 12;
/** Far from the best habits, steps can be much too long. */
const LONGEST_STEP = 1;
/** A step shorter than this ends close enough to the best habits. */
const LAST_STEP = 0.1;

/**
 * The likeliest habits, by Fisher scoring from `habits` on; and how likely it was, whatever the
 * habits, to find just these words (Laplace's approximation).
 */
export function explain(
  look: Look,
  counts: readonly Count[],
  habits: readonly number[],
): Explained {
  for (let steps = 1;; steps++) {
    const { log, gradient, curvature } = lookAt(look, counts, habits);
    const { step, logDet } = solve(curvature, gradient);
    const longest = Math.max(...step.map(Math.abs));
    const part = Math.min(1, LONGEST_STEP / longest);
    habits = habits.map((habit, k) => habit + part * step[k]!);
    if (longest < LAST_STEP || steps === MOST_STEPS) {
      const gain = step.reduce((sum, one, k) => sum + one * gradient[k]! / 2, 0);
      return { habits, log: log + gain - logDet / 2 };
    }
  }
}

/** The logarithm of the likelihood of these habits, its gradient and its curvature. */
function lookAt(
  look: Look,
  counts: readonly Count[],
  habits: readonly number[],
): { readonly log: number; readonly gradient: number[]; readonly curvature: number[][] } {
  const { usual, spread } = look;
  const off = habits.map((habit, k) => (habit - usual[k]!) / spread[k]!);
  let log = off.reduce((sum, one) => sum - one ** 2 / 2, 0);
  const gradient = off.map((one, k) => -one / spread[k]!);
  const curvature = spread.map((one, k) => spread.map((_, j) => j === k ? 1 / one ** 2 : 0));
  for (const { features, time, known, found, missed } of counts) {
    const ease = easeOf(features, habits, time);
    const share = look.share(ease);
    const chance = chanceIn(look, known, share);
    const growth = (look.isOfUnknown ? 1 - known : known) * look.growth(ease, share);
    const held = Math.min(0.999, Math.max(0.001, chance));
    // Most words are one or the other, and logarithms take the time.
    if (found > 0) log += found * Math.log(held);
    if (missed > 0) log += missed * Math.log(1 - held);
    const per = growth / (held * (1 - held));
    const pull = per * (found - (found + missed) * held);
    const weight = per * growth * (found + missed);
    for (let k = 0; k < habits.length; k++) {
      gradient[k]! += pull * features[k]!;
      for (let j = 0; j < habits.length; j++) {
        curvature[k]![j]! += weight * features[k]! * features[j]!;
      }
    }
  }
  return { log, gradient, curvature };
}

/** Solves `matrix × step = vector` by elimination; the matrix is positive definite, and is used up. */
function solve(
  matrix: number[][],
  vector: readonly number[],
): { readonly step: readonly number[]; readonly logDet: number } {
  const step = [...vector];
  let logDet = 0;
  matrix.forEach((row, i) => {
    logDet += Math.log(row[i]!);
    for (let j = i + 1; j < matrix.length; j++) {
      const part = matrix[j]![i]! / row[i]!;
      row.forEach((cell, k) => matrix[j]![k]! -= part * cell);
      step[j]! -= part * step[i]!;
    }
  });
  for (let i = matrix.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < matrix.length; k++) step[i]! -= matrix[i]![k]! * step[k]!;
    step[i]! /= matrix[i]![i]!;
  }
  return { step, logDet };
}
