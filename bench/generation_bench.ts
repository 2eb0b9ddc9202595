/**
 * What a board costs once the lexicon is open, with each game's own rules. A board that takes more
 * than the promise fails its bench:
 *
 *     deno bench -A --cached-only bench/generation_bench.ts
 */
import { rngFrom } from "../src/core/random.ts";
import { bee } from "../src/games/bee/mod.ts";
import { bites } from "../src/games/bites/mod.ts";
import { crossword } from "../src/games/crossword/mod.ts";
import { grid } from "../src/games/grid/mod.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { generationTimes, MOST_FOR_A_BOARD } from "./generation.ts";
import { benchLexicon } from "./words.ts";

type Maker = (lexicon: Lexicon, seed: string) => unknown;

/** A new game adds its line here. */
const MAKERS: Readonly<Record<string, Maker>> = {
  bee: (lexicon, seed) => bee.generate(lexicon, bee.defaults, rngFrom(`bee/${seed}`)),
  grid: (lexicon, seed) => grid.generate(lexicon, grid.defaults, rngFrom(`grid/${seed}`)),
  bites: (lexicon, seed) => bites.generate(lexicon, bites.defaults, rngFrom(`bites/${seed}`)),
  crossword: (lexicon, seed) =>
    crossword.generate(lexicon, crossword.defaults, rngFrom(`crossword/${seed}`)),
};

let words: Lexicon | undefined;

// With `deno run` these do nothing.
for (const [game, make] of Object.entries(MAKERS)) {
  const seeds = { next: 0, isWarm: false };
  Deno.bench(game, { group: "generate" }, (bench) => {
    const lexicon = words ??= benchLexicon();
    // The first board brings tables that the others find ready.
    if (!seeds.isWarm) make(lexicon, "first");
    seeds.isWarm = true;
    const seed = `${seeds.next++}`;
    bench.start();
    const start = performance.now();
    make(lexicon, seed);
    const first = performance.now() - start;
    bench.end();
    if (first <= MOST_FOR_A_BOARD) return;
    // The machine may have had something else to do: once more decides.
    const { worst } = generationTimes(() => make(lexicon, seed), 1);
    if (worst > MOST_FOR_A_BOARD) throw new Error(`${game}, seed ${seed}: ${worst.toFixed(0)} ms`);
  });
}
