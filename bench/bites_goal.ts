// deno-lint-ignore-file no-console -- a tool for the terminal
import { below, type Rng, rngFrom } from "../src/core/random.ts";
import { LEVELS } from "../src/core/level.ts";
import { bitesRng, generateBites } from "../src/games/bites/generate.ts";
import { type BitesAnswer, openBites } from "../src/games/bites/round.ts";
import { BITES_DEFAULTS } from "../src/games/bites/rules.ts";
import { benchLexicon } from "./words.ts";

/**
 * How often the goal of a race is reached: `deno run -A bench/bites_goal.ts`. Each player knows a
 * word of frequency z with the chance sigmoid(2.2 (z + noise - theta - 0.06 (length - 6))): theta is
 * the zipf at which half the words are known, the noise (0.5) stands for what frequency does not
 * tell. A word comes to mind every few seconds, the shorter and commoner sooner; a word that was
 * found already is time lost. This knows more than `raceGoal`, which computes the goal.
 */
interface Player {
  readonly name: string;
  readonly theta: number;
  readonly secondsPerWord: number;
}

const PLAYERS: readonly Player[] = [
  { name: "learner", theta: 3.6, secondsPerWord: 8 },
  { name: "native, at ease", theta: 2.4, secondsPerWord: 6 },
  { name: "good player", theta: 2.2, secondsPerWord: 4 },
  { name: "expert", theta: 1.3, secondsPerWord: 3 },
];
const BOARDS = 200;
const GAMES = 10;

for (const level of ["easy", "medium", "hard"] as const) {
  const rules = { ...BITES_DEFAULTS, floor: LEVELS[level] };
  const lexicon = benchLexicon();
  const rounds = Array.from({ length: BOARDS }, (_, i) => {
    return openBites(lexicon, rules, generateBites(lexicon, rules, bitesRng(`goal/${i}`)));
  });
  const goals = rounds.map(({ goal }) => goal).sort((a, b) => a - b);
  const totals = rounds.map(({ total }) => total).sort((a, b) => a - b);
  const middle = BOARDS / 2;
  console.log(
    `${level}: goal ${goals[0]} to ${goals.at(-1)}, median ${goals[middle]} of ${totals[middle]}`,
  );
  for (const player of PLAYERS) {
    const rng = rngFrom(`goal/${player.name}`);
    let won = 0;
    let found = 0;
    for (const { core, goal } of rounds) {
      for (let game = 0; game < GAMES; game++) {
        const words = played(core, player, { seconds: rules.seconds, rng });
        found += words.size;
        if ([...words].reduce((sum, { points }) => sum + points, 0) >= goal) won++;
      }
    }
    const games = BOARDS * GAMES;
    console.log(
      `  ${player.name.padEnd(16)} ${
        (found / games).toFixed(0).padStart(3)
      } words, goal reached in ${Math.round(100 * won / games)} % of the games`,
    );
  }
}

/** The words that one player finds in one game. */
function played(
  core: readonly BitesAnswer[],
  { theta, secondsPerWord }: Player,
  { seconds, rng }: { readonly seconds: number; readonly rng: Rng },
): Set<BitesAnswer> {
  const known = core.filter(({ word, zipf }) =>
    chance(rng) < sigmoid(2.2 * (zipf + 0.5 * gauss(rng) - theta - 0.06 * (word.length - 6)))
  );
  const weights = known.map(({ word, zipf }) => zipf * 0.7 ** Math.max(0, word.length - 4));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const found = new Set<BitesAnswer>();
  for (let at = secondsPerWord; at <= seconds && known.length > 0; at += secondsPerWord) {
    let left = chance(rng) * all;
    const i = weights.findIndex((weight) => (left -= weight) < 0);
    found.add(known[Math.max(0, i)]!);
  }
  return found;
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function chance(rng: Rng): number {
  return below(1_000_000, rng) / 1_000_000;
}

function gauss(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - chance(rng))) * Math.cos(2 * Math.PI * chance(rng));
}
