const [seed, runs] = ["PROPERTY_SEED", "PROPERTY_RUNS"].map((name) => Deno.env.get(name));

/**
 * How every property is checked: always with the same cases, so that a failure can be seen again.
 * `deno task soak properties` chooses another seed each time, and prints it.
 */
export const FIXED = { seed: Number(seed ?? 20_261_116), numRuns: Number(runs ?? 200) } as const;
