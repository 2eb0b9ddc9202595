/** Something to be timed: `run` does it once and returns a number, so that it cannot be left out. */
export interface Measured {
  readonly name: string;
  /** How many things one run does; times are given for one of them. */
  readonly count: number;
  readonly run: () => number;
}

export interface Timing {
  readonly name: string;
  /** The best round, in microseconds for one thing. */
  readonly best: number;
  /** What the last run returned, to compare with the others. */
  readonly result: number;
}

/**
 * The best of several rounds of each, in turn: on a busy machine the least disturbed round is the
 * one that tells, and what slows a round slows all that is compared.
 */
export function bestOf(rounds: number, all: readonly Measured[]): Timing[] {
  const best = all.map(() => Infinity);
  const results = all.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    all.forEach(({ run }, i) => {
      const start = performance.now();
      results[i] = run();
      best[i] = Math.min(best[i]!, performance.now() - start);
    });
  }
  return all.map(({ name, count }, i) => ({
    name,
    best: (best[i]! * 1000) / count,
    result: results[i]!,
  }));
}
