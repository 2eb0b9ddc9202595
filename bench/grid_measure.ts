/** Something to time: `run` does one board and returns a number, so that it cannot be left out. */
export interface GridTask {
  readonly name: string;
  readonly run: (board: number) => number;
}

export interface GridTiming {
  readonly name: string;
  /** Microseconds for one board. */
  readonly micros: number;
  /** The sum of what `run` returned, to compare with the others. */
  readonly sum: number;
}

/** So few that they are done before another process gets the processor. */
const CHUNK = 4;

/**
 * All tasks in turn, each on all boards, the best of the rounds for every few boards: on a busy
 * machine the least disturbed round tells. Some boards go first, untimed, since what the task
 * before has left in the processor's caches is not what is compared.
 */
export function timeGrids(
  tasks: readonly GridTask[],
  boards: number,
  rounds: number,
): GridTiming[] {
  const chunks = Math.ceil(boards / CHUNK);
  const best = tasks.map(() => new Float64Array(chunks).fill(Infinity));
  const sums = tasks.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    tasks.forEach(({ run }, task) => {
      for (let board = Math.max(0, boards - CHUNK); board < boards; board++) run(board);
      sums[task] = 0;
      for (let chunk = 0; chunk < chunks; chunk++) {
        const end = Math.min(boards, (chunk + 1) * CHUNK);
        const start = performance.now();
        for (let board = chunk * CHUNK; board < end; board++) sums[task]! += run(board);
        best[task]![chunk] = Math.min(best[task]![chunk]!, performance.now() - start);
      }
    });
  }
  return tasks.map(({ name }, task) => ({
    name,
    micros: best[task]!.reduce((sum, ms) => sum + ms, 0) * 1000 / boards,
    sum: sums[task]!,
  }));
}
