/** Milliseconds, for any board of any game. */
export const MOST_FOR_A_BOARD = 200;

export interface Generation {
  /** Of the seeds, each in its best round. */
  readonly mean: number;
  readonly worst: number;
}

/** Milliseconds to generate a board for each of this many seeds, best of some rounds. */
export function generationTimes(
  make: (seed: string) => unknown,
  seeds: number,
  rounds: number,
): Generation {
  const best = new Float64Array(seeds).fill(Infinity);
  for (let round = 0; round < rounds; round++) {
    for (let seed = 0; seed < seeds; seed++) {
      const start = performance.now();
      make(`${seed}`);
      best[seed] = Math.min(best[seed]!, performance.now() - start);
    }
  }
  return { mean: best.reduce((sum, ms) => sum + ms, 0) / seeds, worst: Math.max(...best) };
}
