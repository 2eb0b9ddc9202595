/** Bites against the seed's algorithm, in one run: `deno run -A bench/bites_bench.ts`. */
import {
  bitesGeneration,
  growthTimes,
  HEAVY,
  NORMAL,
  preparedNaive,
  solveTimes,
  someSets,
} from "./bites_measure.ts";
import { print } from "./figures.ts";
import { benchLexicon } from "./words.ts";

if (import.meta.main) {
  const lexicon = benchLexicon();
  const naive = preparedNaive(lexicon);
  print(`${lexicon.inGraph} words; the seed's prefixes take ${naive.ms.toFixed(0)} ms, ours none`);
  const cases = [["normal", NORMAL, 10, 12], ["heavy", HEAVY, 3, 4]] as const;
  for (const [name, size, count, rounds] of cases) {
    const sets = someSets(lexicon, size, count);
    const { ours, naive: theirs, ratio, words } = solveTimes(lexicon, naive.words, {
      sets,
      rounds,
    });
    const tiles = size.singles + size.horizontals + size.verticals;
    print(
      `${name}, ${tiles} tiles, ${words.toFixed(0)} words: ${ours.toFixed(0)} µs, ` +
        `the seed's ${theirs.toFixed(0)} µs: ${ratio.toFixed(0)} ×`,
    );
  }
  for (const { tiles, micros } of growthTimes(lexicon, [6, 10, 16, 24, 32, 48, 64], 3)) {
    print(`${tiles} tiles: ${micros.toFixed(0)} µs`);
  }
  const { mean, worst } = bitesGeneration(lexicon, 200);
  print(`generation: ${mean.toFixed(1)} ms, worst of 200 ${worst.toFixed(1)} ms`);
}
