/** One way to do a job, to be timed against others. */
export interface Contender {
  readonly name: string;
  /** How many jobs one call of `run` does. */
  readonly jobs: number;
  /** It returns something that depends on all the work, so that the engine can leave none out. */
  run(): number;
}

export interface Measured {
  readonly name: string;
  /** The best round, in microseconds a job. */
  readonly micros: number;
  /** What the last run returned, to compare with the others'. */
  readonly result: number;
}

/**
 * The best of some rounds, each of which runs every contender once: so what slows the machine
 * for a while slows all of them, and the best is the one least disturbed.
 */
export function measure(contenders: readonly Contender[], rounds = 9): Measured[] {
  const best = contenders.map(() => Infinity);
  const results = contenders.map(() => 0);
  // One round more: the first is for the compiler.
  for (let round = 0; round <= rounds; round++) {
    contenders.forEach((contender, i) => {
      const start = performance.now();
      results[i] = contender.run();
      const time = performance.now() - start;
      if (round > 0) best[i] = Math.min(best[i]!, time);
    });
  }
  if (results.some(Number.isNaN)) throw new Error("A contender did not count what it did");
  return contenders.map(({ name, jobs }, i) => ({
    name,
    micros: 1000 * best[i]! / jobs,
    result: results[i]!,
  }));
}

/** Lines of name and time. */
export function timesOf(measured: readonly Measured[]): string[] {
  const width = Math.max(...measured.map(({ name }) => name.length));
  return measured.map(({ name, micros }) => {
    const time = micros.toFixed(micros < 10 ? 3 : 0);
    return `  ${name.padEnd(width)} ${time.padStart(10)} µs`;
  });
}

/** The same, and each time as a multiple of the first. */
export function ratiosOf(measured: readonly Measured[]): string[] {
  return timesOf(measured).map((line, i) => {
    const times = measured[i]!.micros / measured[0]!.micros;
    return `${line} ${times.toFixed(1).padStart(9)} ×`;
  });
}

/** How many times longer one took than the other. */
export function ratio(measured: readonly Measured[], slow: string, fast: string): number {
  const of = (name: string) => {
    const found = measured.find((it) => it.name === name);
    if (!found) throw new RangeError(`Not measured: ${name}`);
    return found.micros;
  };
  return of(slow) / of(fast);
}
