import type { Lexicon } from "../../lexicon/lexicon.ts";

/** What one finished game shows about its player, in bins of a tenth of zipf. */
export interface Evidence {
  readonly game: string;
  readonly bins: readonly Bin[];
  readonly score: number;
}

/** Core words found and missed without help, and what all words so common pay. */
export type Bin = readonly [tenths: number, found: number, missed: number, points: number];

/**
 * What a player knows: a word of this zipf is found with the chance
 * `attention × logistic(SLOPE × (zipf − theta))`.
 */
export interface Estimate {
  /** The zipf at which half the words are known. */
  readonly theta: number;
  /** Its standard deviation. */
  readonly sd: number;
  /** The part of the known words that is found in the game asked about. */
  readonly attention: number;
  /** What the games of that kind paid, as a part of what these numbers foretell. */
  readonly scale: number;
  /** How many games it is made from. */
  readonly games: number;
}

const SLOPE = 2;
/** Words of a board are not so many independent looks at a player: each counts for a third. */
const TEMPER = 0.35;
/** Older games show a player who knew less. */
const MOST_GAMES = 40;
/** Before anything is known, about as much as an Italian reads without stopping. */
const PRIOR = { theta: 2.6, sd: 0.7 };

const THETAS = Array.from({ length: 91 }, (_, i) => 0.5 + i * 0.05);
const ATTENTIONS = Array.from({ length: 49 }, (_, i) => 0.02 + i * 0.02);

/** Evidence comes newest first. `game` is the one that a board is wanted for. */
export function estimateOf(evidence: readonly Evidence[], game: string): Estimate {
  const recent = evidence.slice(0, MOST_GAMES);
  const kinds = new Map<string, Evidence[]>([[game, []]]);
  for (const one of recent) {
    const known = kinds.get(one.game);
    if (known) known.push(one);
    else kinds.set(one.game, [one]);
  }
  // One theta for all games; how much of what is known is found differs from game to game.
  const own = tableOf(kinds.get(game)!, game);
  const log = THETAS.map((theta) => -((theta - PRIOR.theta) ** 2) / (2 * PRIOR.sd ** 2));
  for (const [kind, some] of kinds) {
    if (kind === game) continue;
    const table = tableOf(some, kind);
    THETAS.forEach((_, i) => log[i]! += logSum(table[i]!));
  }
  const weights = own.map((row, i) => row.map((cell) => cell + log[i]!));
  const most = Math.max(...weights.flat());
  let [sum, theta, square, attention] = [0, 0, 0, 0];
  weights.forEach((row, i) =>
    row.forEach((cell, k) => {
      const weight = Math.exp(cell - most);
      sum += weight;
      theta += weight * THETAS[i]!;
      square += weight * THETAS[i]! ** 2;
      attention += weight * ATTENTIONS[k]!;
    })
  );
  const mean = theta / sum;
  const known = {
    theta: mean,
    sd: Math.sqrt(Math.max(0, square / sum - mean ** 2)),
    attention: attention / sum,
  };
  return { ...known, scale: scaleOf(kinds.get(game)!, known), games: recent.length };
}

/** Log weights of each theta and attention, tempered, with how likely such attention is at all. */
function tableOf(evidence: readonly Evidence[], game: string): number[][] {
  const counts = new Map<number, [found: number, missed: number]>();
  for (const { bins } of evidence) {
    for (const [tenths, found, missed] of bins) {
      const known = counts.get(tenths) ?? [0, 0];
      counts.set(tenths, [known[0] + found, known[1] + missed]);
    }
  }
  const [a, b] = ATTENTION[game] ?? UNHURRIED;
  const prior = ATTENTIONS.map((it) => (a - 1) * Math.log(it) + (b - 1) * Math.log(1 - it));
  return THETAS.map((theta) => {
    const row = [...prior];
    for (const [tenths, [found, missed]] of counts) {
      const knows = chanceToKnow(tenths / 10, theta);
      for (let k = 0; k < row.length; k++) {
        const chance = Math.min(0.999, Math.max(0.001, knows * ATTENTIONS[k]!));
        row[k]! += TEMPER * (found * Math.log(chance) + missed * Math.log(1 - chance));
      }
    }
    return row;
  });
}

/**
 * Beta distributions of attention, before anything is seen: against the clock, and among hundreds
 * of words, most stay unfound.
 */
const UNHURRIED = [6, 2] as const;
const ATTENTION: Readonly<Record<string, readonly [number, number]>> = {
  grid: [1.5, 3],
  bites: [1.5, 3],
};

/** Between a half and twice; the fewer games, the nearer to 1. */
function scaleOf(
  evidence: readonly Evidence[],
  known: Pick<Estimate, "theta" | "attention">,
): number {
  let [paid, foretold] = [0, 0];
  for (const { bins, score } of evidence) {
    paid += score;
    for (const [tenths, , , points] of bins) {
      foretold += known.attention * chanceToKnow(tenths / 10, known.theta) * points;
    }
  }
  if (evidence.length === 0 || foretold === 0) return 1;
  // As if two games had gone as foretold.
  const usual = 2 * foretold / evidence.length;
  return Math.min(2, Math.max(0.5, (paid + usual) / (foretold + usual)));
}

export function chanceToKnow(zipf: number, theta: number): number {
  return 1 / (1 + Math.exp(-SLOPE * (zipf - theta)));
}

function logSum(row: readonly number[]): number {
  const most = Math.max(...row);
  return most + Math.log(row.reduce((sum, cell) => sum + Math.exp(cell - most), 0));
}

/** How many forms of the language somebody knows, and between which numbers nine times in ten. */
export function knownForms(
  lexicon: Pick<Lexicon, "formsFrom">,
  { theta, sd }: Pick<Estimate, "theta" | "sd">,
): { readonly forms: number; readonly from: number; readonly to: number } {
  const count = (at: number) => {
    let sum = 0;
    for (let zipf = 0; zipf < 850; zipf++) {
      const forms = lexicon.formsFrom(zipf) - lexicon.formsFrom(zipf + 1);
      if (forms > 0) sum += forms * chanceToKnow(zipf / 100, at);
    }
    return sum;
  };
  // 1.64 standard deviations to each side.
  return { forms: count(theta), from: count(theta + 1.64 * sd), to: count(theta - 1.64 * sd) };
}
