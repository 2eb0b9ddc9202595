import { below, type Rng, rngFrom } from "../src/core/random.ts";
import type { Tier } from "../src/core/difficulty.ts";
import { beeRng, generateWithReport } from "../src/games/bee/generate.ts";
import { openBee } from "../src/games/bee/round.ts";
import { BEE_DEFAULTS } from "../src/games/bee/rules.ts";
import { bitesRng, generateBites } from "../src/games/bites/generate.ts";
import { openBites } from "../src/games/bites/round.ts";
import { BITES_DEFAULTS } from "../src/games/bites/rules.ts";
import { openCrossword } from "../src/games/crossword/round.ts";
import { CROSSWORD_DEFAULTS } from "../src/games/crossword/rules.ts";
import { generateGrid, gridRng } from "../src/games/grid/generate.ts";
import { openGrid } from "../src/games/grid/round.ts";
import { GRID_RULES } from "../src/games/grid/rules.ts";
import { fittingTier } from "../src/play/crossword/boards.ts";
import { make } from "../src/play/crossword/maker.ts";
import { RANGE } from "../src/play/fit/known_sentence.ts";
import { binsOf } from "../src/play/finished_games.ts";
import { type Estimate, estimateOf, type Evidence, type Kind } from "../src/play/fit/estimate.ts";
import {
  ANY_GOAL,
  type Candidate,
  fitBoard,
  type Goals,
  goalsAround,
} from "../src/play/fit/fit_board.ts";
import {
  type Law,
  LAWS,
  playAtEase,
  type Played,
  type Player,
  PLAYERS,
  race,
  type SimWord,
  solve,
} from "./sim_players.ts";
import { planFor } from "./crossword_plan.ts";
import { benchLexicon } from "./words.ts";

/**
 * Whether `--level auto` fits: simulated players of five kinds, who know words by laws that the
 * estimate does not know (another slope, words that are odd for everybody, long words harder), play
 * five games of the usual level and fifteen that are fitted to them. Other names of the simulation
 * are other chances: numbers are chosen with one and checked with another. Prints tables of the
 * games won, of how far off theta is at the end, and how often the range told has it.
 *
 *     deno run -A --cached-only bench/fit_players.ts [players of each kind] [simulation] [games…]
 */
interface BenchGame {
  readonly kind: Kind;
  readonly seconds: number;
  readonly goals: Goals;
  /** What the usual level asks for. */
  readonly usual: { readonly floor: number; readonly share: number };
  board(floor: number, seed: string): Candidate<readonly SimWord[]>;
  play(words: readonly SimWord[], who: Who): Played;
}

interface Who {
  readonly player: Player;
  readonly law: Law;
  readonly rng: Rng;
}

const BOARDS = 40;
const GAMES = 20;
const USUAL_GAMES = 5;
const lexicon = benchLexicon();
const plan = planFor();

const BENCH_GAMES: Readonly<Record<string, BenchGame>> = {
  bee: {
    kind: { game: "bee", pace: "ease" },
    seconds: 0,
    goals: goalsAround(BEE_DEFAULTS.winFraction),
    usual: { floor: BEE_DEFAULTS.floor, share: BEE_DEFAULTS.winFraction },
    board(floor, seed) {
      const rules = { ...BEE_DEFAULTS, floor };
      const { puzzle } = generateWithReport(lexicon, rules, beeRng(seed));
      const { core, extra, total } = openBee(lexicon, rules, puzzle);
      return candidate([...core, ...extra], total);
    },
    play: playAtEase,
  },
  bites: {
    kind: { game: "bites", pace: "race" },
    seconds: BITES_DEFAULTS.seconds,
    goals: ANY_GOAL,
    usual: { floor: BITES_DEFAULTS.floor, share: BITES_DEFAULTS.goalShare },
    board(floor, seed) {
      const rules = { ...BITES_DEFAULTS, floor, goalShare: 1 };
      const { answers, goal } = openBites(
        lexicon,
        rules,
        generateBites(lexicon, rules, bitesRng(seed)),
      );
      return candidate([...answers.values()].filter(({ tier }) => tier !== "unlisted"), goal);
    },
    play: (words, who) => race(words, BITES_DEFAULTS.seconds, who),
  },
  grid: {
    kind: { game: "grid", pace: "race" },
    seconds: GRID_RULES.ruzzle.seconds,
    goals: ANY_GOAL,
    usual: { floor: GRID_RULES.ruzzle.floor, share: 1 },
    board(floor, seed) {
      const rules = GRID_RULES.ruzzle;
      const puzzle = generateGrid(lexicon, rules, { rng: gridRng(seed) });
      const { answers, points } = openGrid(lexicon, { ...rules, floor }, puzzle);
      return candidate(
        [...answers.values()].map((word) => ({ ...word, tier: word.isCore ? "core" : "extra" })),
        points,
      );
    },
    play: (words, who) => race(words, GRID_RULES.ruzzle.seconds, who),
  },
  crossword: {
    kind: { game: "crossword", pace: "crossed" },
    seconds: 0,
    // It is won when nothing had to be shown: only the level can be chosen.
    goals: { from: 1, to: 1 },
    usual: { floor: 3, share: 1 },
    board: (floor, seed) => crosswordOf(tierAt(floor), seed),
    play: solve,
  },
};

function tierAt(floor: number): Tier {
  return floor > 3 ? "easy" : floor < 3 ? "hard" : "medium";
}

function crosswordOf(difficulty: Tier, seed: string): Candidate<readonly SimWord[]> {
  const { grid, rules } = make({ ...plan, rules: { ...CROSSWORD_DEFAULTS, difficulty } }, seed);
  const board = openCrossword(lexicon, rules, grid).entries.map(({ answer, zipf, cells }) => ({
    ...{ word: answer, zipf, cells },
    points: answer.length,
    isCore: zipf > 0,
  }));
  const total = new Set(board.flatMap(({ cells }) => cells)).size;
  return { board, words: board, total };
}

/** For each game alone, and for all in turn. */
const PROGRAMMES: Readonly<Record<string, readonly string[]>> = {
  bee: ["bee"],
  bites: ["bites"],
  grid: ["grid"],
  crossword: ["crossword"],
  all: ["bee", "grid", "bites", "crossword"],
};

const [count = "20", simulation = "fit", ...named] = Deno.args;
const MADE = new Map<string, Candidate<readonly SimWord[]>>();
for (const programme of named.length > 0 ? named : Object.keys(PROGRAMMES)) {
  const laws = LAWS.map(({ slope, noise }) => `slope ${slope}, noise ${noise}`);
  say(row([programme, ...laws]));
  say(row(["---", ...laws.map(() => "---")]));
  for (const player of PLAYERS) {
    const cells = LAWS.map((law) => {
      const rng = rngFrom(`${simulation}/${programme}/${player.name}/${law.slope}`);
      return simulate(PROGRAMMES[programme]!, { player, law, rng });
    });
    say(row([`${player.name}, theta ${player.theta.toFixed(1)}`, ...cells]));
  }
  say("");
}

/** Games won at the usual level, then fitted; how far off theta is, and how often within its range. */
function simulate(names: readonly string[], who: Who): string {
  const tallies = new Map(names.map((name) => [name, { games: 0, wins: 0 }]));
  let [misses, covered, usualWins] = [0, 0, 0];
  const players = Number(count);
  for (let n = 0; n < players; n++) {
    const evidence: Evidence[] = [];
    for (let played = 0; played < GAMES; played++) {
      const name = names[played % names.length]!;
      const game = BENCH_GAMES[name]!;
      const { usual } = game;
      const isUsual = played < USUAL_GAMES;
      const { board, goal } = isUsual
        ? withGoal(drawn(name, usual.floor, who.rng), usual.share)
        : fit(name, estimateOf(evidence, game.kind), who.rng);
      const { words, score } = game.play(board, who);
      const isWon = Number(score >= goal);
      if (isUsual) usualWins += isWon;
      else {
        const tally = tallies.get(name)!;
        tally.games++;
        tally.wins += isWon;
      }
      const bins = binsOf(words, game.kind.pace);
      evidence.unshift({ kind: game.kind, bins, score, seconds: game.seconds });
    }
    const { theta, sd } = estimateOf(evidence, BENCH_GAMES[names[0]!]!.kind);
    const off = Math.abs(theta - who.player.theta);
    misses += off;
    covered += Number(off <= RANGE * sd);
  }
  const won = [...tallies].map(([name, { games, wins }]) =>
    `${names.length > 1 ? `${name} ` : ""}${percent(wins / games)}`
  ).join(", ");
  const usual = names.length > 1 ? "" : `${percent(usualWins / players / USUAL_GAMES)} → `;
  return `${usual}${won} (${(misses / players).toFixed(2)}, ${percent(covered / players)})`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

interface Drawn {
  readonly board: readonly SimWord[];
  readonly goal: number;
}

function fit(name: string, estimate: Estimate, rng: Rng): Drawn {
  const { kind: { pace }, seconds, goals } = BENCH_GAMES[name]!;
  if (pace === "crossed") {
    const floor = { easy: 4, medium: 3, hard: 2 }[fittingTier(estimate.theta)];
    return withGoal(drawn(name, floor, rng), 1);
  }
  const draw = (floor: number) => drawn(name, floor, rng);
  return fitBoard({ estimate, manner: { pace, seconds }, goals, make: draw });
}

function withGoal({ board, total }: Candidate<readonly SimWord[]>, share: number): Drawn {
  return { board, goal: Math.ceil(share * total) };
}

/** One of this many boards, made when it is first drawn. */
function drawn(name: string, floor: number, rng: Rng): Candidate<readonly SimWord[]> {
  const seed = `${simulation}/${below(BOARDS, rng)}`;
  const key = `${name}/${floor}/${seed}`;
  let known = MADE.get(key);
  if (!known) MADE.set(key, known = BENCH_GAMES[name]!.board(floor, seed));
  return known;
}

function candidate(
  words: readonly (Omit<SimWord, "isCore"> & { readonly tier: string })[],
  total: number,
): Candidate<readonly SimWord[]> {
  const board = words.map(({ word, zipf, points, tier }) => ({
    ...{ word, zipf, points },
    isCore: tier === "core",
  }));
  return { board, words: board, total };
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function say(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(line + "\n"));
}
