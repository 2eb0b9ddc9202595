import { cpuUsage } from "node:process";

/** Milliseconds, for any board of any game. */
export const MOST_FOR_A_BOARD = 200;

export interface Generation {
  readonly mean: number;
  readonly worst: number;
  /** The most that the processor took for one, whatever else the machine did. */
  readonly processor: number;
}

/**
 * Milliseconds to generate a board for each of this many seeds, each made once: what a player waits
 * for is the first time. Before them one board that is not counted, which fills the tables.
 */
export function generationTimes(make: (seed: string) => unknown, seeds: number): Generation {
  make("before");
  let processor = 0;
  const times = Array.from({ length: seeds }, (_, seed) => {
    const before = cpuUsage();
    const start = performance.now();
    make(`${seed}`);
    const time = performance.now() - start;
    const { user, system } = cpuUsage(before);
    processor = Math.max(processor, (user + system) / 1000);
    return time;
  });
  const mean = times.reduce((sum, ms) => sum + ms, 0) / seeds;
  return { mean, worst: Math.max(...times), processor };
}
