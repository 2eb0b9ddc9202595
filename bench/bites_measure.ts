import { rngFrom } from "../src/core/random.ts";
import { generateBites } from "../src/games/bites/generate.ts";
import type { BitesPuzzle } from "../src/games/bites/puzzle.ts";
import { BITES_DEFAULTS, type BitesRules } from "../src/games/bites/rules.ts";
import { solveBites } from "../src/games/bites/solve.ts";
import { viewOf } from "../src/games/bites/views.ts";
import { eachWord } from "../src/lexicon/graph.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { generationTimes } from "./generation.ts";
import { naiveSolve, type NaiveWords, naiveWords } from "./naive_bites.ts";

/** The tiles of a normal set, and of a heavy one. */
export const NORMAL = { singles: 4, horizontals: 3, verticals: 3 } as const;
export const HEAVY = { singles: 6, horizontals: 5, verticals: 5 } as const;

/** The time for a set of tiles, both ways, in microseconds. */
export interface SolveTimes {
  readonly ours: number;
  readonly naive: number;
  readonly ratio: number;
  /** How many words the sets have on average. */
  readonly words: number;
}

/** What the seed's algorithm needs before it can start: ours needs nothing. */
export function preparedNaive(
  lexicon: Lexicon,
): { readonly words: NaiveWords; readonly ms: number } {
  const list: string[] = [];
  eachWord(lexicon.graph, lexicon.alphabet, (word) => list.push(word));
  const start = performance.now();
  const words = naiveWords(list);
  return { words, ms: performance.now() - start };
}

/** Sets drawn by the generator, the same each time. */
export function someSets(
  lexicon: Lexicon,
  size: Partial<BitesRules>,
  count: number,
): BitesPuzzle[] {
  const rules = { ...BITES_DEFAULTS, maxWords: Infinity, ...size };
  return Array.from({ length: count }, (_, i) => generateBites(lexicon, rules, rngFrom(`${i}`)));
}

/**
 * Both algorithms on the same sets, turn by turn; the best time of each set, and their mean. Throws
 * if they do not find the same words.
 */
export function solveTimes(
  lexicon: Lexicon,
  naive: NaiveWords,
  { sets, rounds }: { readonly sets: readonly BitesPuzzle[]; readonly rounds: number },
): SolveTimes {
  let found = 0;
  for (const puzzle of sets) {
    const solution = solveBites(lexicon, puzzle, BITES_DEFAULTS);
    const ours = [...solution.horizontal, ...solution.vertical].map(({ word }) => word).join();
    if (ours !== naiveBothWays(naive, puzzle).join()) throw new Error("Not the same words");
    found += solution.horizontal.length + solution.vertical.length;
  }
  const ours = sets.map(() => Infinity);
  const slow = sets.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    // Set after set, not one again and again: that would find the graph in the cache.
    for (let turn = 0; turn < 20; turn++) {
      sets.forEach((set, i) => {
        ours[i] = Math.min(ours[i]!, time(() => solveBites(lexicon, set, BITES_DEFAULTS), 1));
      });
    }
    sets.forEach((set, i) => {
      slow[i] = Math.min(slow[i]!, time(() => naiveBothWays(naive, set), 1));
    });
  }
  const [fast, slowly] = [ours, slow].map((times) => times.reduce((a, b) => a + b) / sets.length);
  return { ours: fast!, naive: slowly!, ratio: slowly! / fast!, words: found / sets.length };
}

/** How the time of a set grows with its tiles. */
export function growthTimes(lexicon: Lexicon, counts: readonly number[], rounds: number) {
  return counts.map((tiles) => {
    const third = Math.floor(tiles / 3);
    const size = { singles: tiles - 2 * third, horizontals: third, verticals: third };
    const sets = someSets(lexicon, { ...size, minWords: 0 }, 5);
    let best = Infinity;
    for (let round = 0; round < rounds; round++) {
      const micros = time(() => sets.forEach((set) => solveBites(lexicon, set, BITES_DEFAULTS)), 1);
      best = Math.min(best, micros / sets.length);
    }
    return { tiles, micros: best };
  });
}

/** A fair set of each seed, in milliseconds. */
export function bitesGeneration(lexicon: Lexicon, seeds: number) {
  const make = (seed: string) => generateBites(lexicon, BITES_DEFAULTS, rngFrom(seed));
  return generationTimes(make, seeds);
}

function naiveBothWays(naive: NaiveWords, puzzle: BitesPuzzle): string[] {
  const { minLength: min, maxHorizontal, maxVertical } = BITES_DEFAULTS;
  return [
    ...naiveSolve(naive, viewOf(puzzle, "horizontal"), { min, max: maxHorizontal }),
    ...naiveSolve(naive, viewOf(puzzle, "vertical"), { min, max: maxVertical }),
  ];
}

/** Microseconds a call. */
function time(job: () => void, times: number): number {
  const start = performance.now();
  for (let i = 0; i < times; i++) job();
  return (performance.now() - start) * 1000 / times;
}
