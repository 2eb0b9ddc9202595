import { below, type Rng, rngFrom } from "../src/core/random.ts";
import { beeRng, generateWithReport } from "../src/games/bee/generate.ts";
import { openBee } from "../src/games/bee/round.ts";
import { BEE_DEFAULTS } from "../src/games/bee/rules.ts";
import { sourceOf } from "../src/lexicon/format.ts";
import { Lexicon } from "../src/lexicon/lexicon.ts";
import { type Bin, estimateOf, type Evidence } from "../src/play/fit/estimate.ts";
import { type Candidate, fitBoard, FLOORS } from "../src/play/fit/fit_board.ts";

/**
 * Whether `--level auto` fits: simulated players of five kinds, who know words by laws that the
 * estimate does not know (another slope, words that are odd for everybody, long words harder), play
 * five games of the usual level and fifteen that are fitted to them.
 *
 *     deno run -A --cached-only bench/fit_players.ts [players of each kind]
 */
interface Player {
  readonly name: string;
  /** The zipf at which half the words are known, and how much of what is known is found. */
  readonly theta: number;
  readonly attention: number;
}

/** How the truth differs from the model. */
interface Law {
  readonly slope: number;
  readonly noise: number;
  readonly perLetter: number;
}

interface SimWord {
  readonly word: string;
  readonly zipf: number;
  readonly points: number;
  readonly isCore: boolean;
}
type SimBoard = readonly SimWord[];

const PLAYERS: readonly Player[] = [
  { name: "learner, B1", theta: 4, attention: 0.9 },
  { name: "learner, B2", theta: 3.4, attention: 0.9 },
  { name: "native, quick", theta: 2.4, attention: 0.7 },
  { name: "native, patient", theta: 2.2, attention: 0.93 },
  { name: "expert", theta: 1.3, attention: 0.97 },
];
const LAWS: readonly Law[] = [
  { slope: 2.2, noise: 0.5, perLetter: 0.06 },
  { slope: 1.7, noise: 0.3, perLetter: 0 },
  { slope: 2.8, noise: 0.7, perLetter: 0.1 },
];
const BOARDS = 40;
const GAMES = 20;
const USUAL_GAMES = 5;

const lexicon = Lexicon.open(
  sourceOf(Deno.readFileSync(new URL("../data/it.lex", import.meta.url))),
);
const ODD = new Map<string, number>();
const boards = new Map(FLOORS.map((floor) => [floor, boardsAt(floor)]));
const players = Number(Deno.args[0] ?? 20);
for (const law of LAWS) {
  say(`slope ${law.slope}, noise ${law.noise}, per letter ${law.perLetter}`);
  for (const player of PLAYERS) say("  " + simulate(player, law));
}

function boardsAt(floor: number): Candidate<SimBoard>[] {
  const rules = { ...BEE_DEFAULTS, floor };
  return Array.from({ length: BOARDS }, (_, i) => {
    const { puzzle } = generateWithReport(lexicon, rules, beeRng(`fit/${i}`));
    const round = openBee(lexicon, rules, puzzle);
    const words = [...round.core, ...round.extra].map(({ word, zipf, points, tier }) => ({
      word,
      zipf,
      points,
      isCore: tier === "core",
    }));
    return { board: words, words, total: round.total };
  });
}

function simulate(player: Player, law: Law): string {
  const rng = rngFrom(`${player.name}/${law.slope}`);
  let [wins, games, misses, floors, goals, usualWins] = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < players; n++) {
    const evidence: Evidence[] = [];
    for (let game = 0; game < GAMES; game++) {
      const estimate = estimateOf(evidence, "bee");
      const make = (floor: number) => boards.get(floor)![below(BOARDS, rng)]!;
      const fitted = game < USUAL_GAMES
        ? { floor: BEE_DEFAULTS.floor, winFraction: BEE_DEFAULTS.winFraction, of: make(3) }
        : fit(estimate, make);
      const { evidence: seen, score } = play(fitted.of.board, player, { law, rng });
      const isWon = score >= Math.ceil(fitted.winFraction * fitted.of.total);
      if (game < USUAL_GAMES) usualWins += Number(isWon);
      else {
        wins += Number(isWon);
        games++;
        floors += fitted.floor;
        goals += fitted.winFraction;
      }
      evidence.unshift(seen);
    }
    misses += Math.abs(estimateOf(evidence, "bee").theta - player.theta);
  }
  return [
    player.name.padEnd(16),
    `usual level ${percent(usualWins / players / USUAL_GAMES)}`,
    `fitted ${percent(wins / games)}`,
    `theta off by ${(misses / players).toFixed(2)}`,
    `floor ${(floors / games).toFixed(2)}`,
    `goal ${percent(goals / games)}`,
  ].join("  ");
}

function fit(
  estimate: ReturnType<typeof estimateOf>,
  make: (floor: number) => Candidate<SimBoard>,
) {
  const made = new Map<number, Candidate<SimBoard>>();
  const fitted = fitBoard({
    estimate,
    usual: BEE_DEFAULTS.winFraction,
    make(floor) {
      const board = make(floor);
      made.set(floor, board);
      return board;
    },
  });
  return { ...fitted, of: made.get(fitted.floor)! };
}

function play(
  board: SimBoard,
  { theta, attention }: Player,
  { law, rng }: { readonly law: Law; readonly rng: Rng },
): { readonly evidence: Evidence; readonly score: number } {
  const bins = new Map<number, [number, number, number]>();
  let score = 0;
  for (const { word, zipf, points, isCore } of board) {
    const seems = zipf + law.noise * oddness(word) - law.perLetter * (word.length - 6);
    const chance = attention / (1 + Math.exp(-law.slope * (seems - theta)));
    const isFound = rng() / 2 ** 32 < chance;
    if (isFound) score += points;
    const tenths = Math.round(zipf * 10);
    const bin = bins.get(tenths) ?? [0, 0, 0];
    if (isCore) bin[isFound ? 0 : 1]++;
    bin[2] += points;
    bins.set(tenths, bin);
  }
  const all = [...bins].map(([tenths, bin]): Bin => [tenths, ...bin]);
  return { evidence: { game: "bee", bins: all, score }, score };
}

/** The same for everybody, normally distributed. */
function oddness(word: string): number {
  let known = ODD.get(word);
  if (known === undefined) {
    const rng = rngFrom(`odd/${word}`);
    const [a, b] = [(rng() + 1) / 2 ** 32, rng() / 2 ** 32];
    known = Math.sqrt(-2 * Math.log(Math.min(1, a))) * Math.cos(2 * Math.PI * b);
    ODD.set(word, known);
  }
  return known;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function say(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(line + "\n"));
}
