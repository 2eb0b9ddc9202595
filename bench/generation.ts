/** Milliseconds, for any board of any game. */
export const MOST_FOR_A_BOARD = 200;

export interface Generation {
  readonly mean: number;
  readonly worst: number;
}

/**
 * Milliseconds to generate a board for each of this many seeds, each made once: what a player waits
 * for is the first time. Before them one board that is not counted, which fills the tables.
 */
export function generationTimes(make: (seed: string) => unknown, seeds: number): Generation {
  make("before");
  const times = Array.from({ length: seeds }, (_, seed) => {
    const start = performance.now();
    make(`${seed}`);
    return performance.now() - start;
  });
  return { mean: times.reduce((sum, ms) => sum + ms, 0) / seeds, worst: Math.max(...times) };
}
