import { explain, type Explained } from "./habits.ts";
import {
  chanceIn,
  easeOf,
  logistic,
  type Look,
  LOOKS,
  type Pace,
  timeIn,
  type Word,
} from "./pace.ts";

/** What one finished game shows about its player. */
export interface Evidence {
  readonly kind: Kind;
  readonly bins: readonly Bin[];
  readonly score: number;
  /** How long it was played. */
  readonly seconds: number;
}

/** A game and how it is played: what is found of what is known differs from one to the other. */
export interface Kind {
  readonly game: string;
  readonly pace: Pace;
}

/**
 * Words of one length and a tenth of zipf: those found and missed without help, how many there are
 * in all, and what they pay. Only core words are sought, except against time, where all are equal.
 */
export type Bin = readonly [
  tenths: number,
  length: number,
  found: number,
  missed: number,
  words: number,
  points: number,
];

/** What a player knows, and how they play the game asked about. */
export interface Estimate {
  /** The zipf at which half the words are known. */
  readonly theta: number;
  /** Its standard deviation. */
  readonly sd: number;
  /** What may be true in that game; the weights add up to 1. */
  readonly cases: readonly Case[];
  /** What the games of that kind paid, as a part of what these cases foretell. */
  readonly scale: number;
  /** How many games it is made from, and how many of them are of that kind. */
  readonly games: number;
  readonly own: number;
}

/** A theta as that game shows it, how likely it is, and the habits that go with it. */
interface Case {
  readonly theta: number;
  readonly weight: number;
  /** See `Look`. */
  readonly habits: readonly number[];
}

const SLOPE = 2;
/** Older games show a player who knew less. */
const MOST_GAMES = 40;
/** Before anything is known, about as much as an Italian reads without stopping. */
const PRIOR = { theta: 2.6, sd: 1.5 };
const THETAS = Array.from({ length: 51 }, (_, i) => 0.5 + i * 0.1);
/** Cases less likely than this are left out. */
const LEAST_WEIGHT = 0.01;

/**
 * Evidence comes newest first. A board of `kind` is wanted.
 *
 * A player has one theta. Each kind of game shows it with an error of its own, its `doubt`, and has
 * its own habits. So one kind's evidence is blurred before it counts for the player, and the other
 * kinds' is blurred once more before it helps to predict that one.
 */
export function estimateOf(evidence: readonly Evidence[], kind: Kind): Estimate {
  const recent = evidence.slice(0, MOST_GAMES);
  const nameOf = ({ game, pace }: Kind) => `${game} ${pace}`;
  const kinds = Map.groupBy(recent, (one) => nameOf(one.kind));
  const own = kinds.get(nameOf(kind)) ?? [];
  kinds.delete(nameOf(kind));
  let others = THETAS.map((theta) => -((theta - PRIOR.theta) ** 2) / (2 * PRIOR.sd ** 2));
  for (const some of kinds.values()) {
    const look = LOOKS[some[0]!.kind.pace];
    others = sums(others, blurred(logsOf(explainAll(some, look)), look.doubt));
  }
  const look = LOOKS[kind.pace];
  const explained = explainAll(own, look);
  const logs = logsOf(explained);
  const weights = normalized(sums(others, blurred(logs, look.doubt)));
  const theta = weights.reduce((sum, weight, i) => sum + weight * THETAS[i]!, 0);
  const variance = weights.reduce((sum, weight, i) => sum + weight * (THETAS[i]! - theta) ** 2, 0);
  const cases = likelyCases(explained, normalized(sums(blurred(others, look.doubt), logs)));
  const scale = scaleOf(own, cases);
  const counts = { games: recent.length, own: own.length };
  return { theta, sd: Math.sqrt(variance), cases, scale, ...counts };
}

function likelyCases(explained: readonly Explained[], weights: readonly number[]): Case[] {
  const cases = explained.map(({ habits }, i) => ({
    ...{ theta: THETAS[i]!, weight: weights[i]!, habits },
  })).filter(({ weight }) => weight >= LEAST_WEIGHT);
  const all = cases.reduce((sum, { weight }) => sum + weight, 0);
  return cases.map((one) => ({ ...one, weight: one.weight / all }));
}

/** The chance that a word is found in the game that the case is about. */
export function chanceToFind(
  { theta, habits }: Pick<Case, "theta" | "habits">,
  word: Word,
  { pace, exposure }: { readonly pace: Pace; readonly exposure: number },
): number {
  const look = LOOKS[pace];
  const ease = easeOf(look.features(word), habits, timeIn(look, exposure));
  return chanceIn(look, chanceToKnow(word.zipf, theta), look.share(ease));
}

/** How long a player can look for each word of a board. */
export function exposureOf(seconds: number, words: number): number {
  return seconds / Math.max(1, words);
}

export function chanceToKnow(zipf: number, theta: number): number {
  return logistic(SLOPE * (zipf - theta));
}

/** What was found, explained with each theta. */
function explainAll(evidence: readonly Evidence[], look: Look): Explained[] {
  const counts = [...countsOf(evidence, look)];
  let habits = look.usual;
  return THETAS.map((theta) => {
    const explained = explain(
      look,
      counts.map((count) => ({ ...count, known: chanceToKnow(count.zipf, theta) })),
      habits,
    );
    // The next theta's are close to these.
    habits = explained.habits;
    return explained;
  });
}

interface Alike {
  readonly zipf: number;
  readonly features: readonly number[];
  readonly time: number;
  found: number;
  missed: number;
}

/** The words of all games, those together that the look does not tell apart. */
function countsOf(evidence: readonly Evidence[], look: Look): Iterable<Alike> {
  const counts = new Map<string, Alike>();
  for (const { bins, seconds } of evidence) {
    // Exposures a fifth apart are as good as equal.
    const time = Math.round(5 * timeIn(look, exposureIn(bins, seconds))) / 5;
    for (const [tenths, length, found, missed] of bins) {
      if (found + missed === 0) continue;
      const zipf = tenths / 10;
      const features = look.features({ zipf, length });
      const key = `${tenths} ${features} ${time}`;
      const known = counts.get(key);
      if (known) [known.found, known.missed] = [known.found + found, known.missed + missed];
      else counts.set(key, { zipf, features, time, found, missed });
    }
  }
  return counts.values();
}

function exposureIn(bins: readonly Bin[], seconds: number): number {
  return exposureOf(seconds, bins.reduce((sum, [, , , , words]) => sum + words, 0));
}

/** Between a half and twice; the fewer games, the nearer to 1. */
function scaleOf(evidence: readonly Evidence[], cases: readonly Case[]): number {
  let [paid, foretold] = [0, 0];
  for (const { kind: { pace }, bins, score, seconds } of evidence) {
    paid += score;
    const exposure = exposureIn(bins, seconds);
    for (const [tenths, length, , , , points] of bins) {
      const word = { zipf: tenths / 10, length };
      for (const one of cases) {
        foretold += one.weight * points * chanceToFind(one, word, { pace, exposure });
      }
    }
  }
  if (evidence.length === 0 || foretold === 0) return 1;
  // As if two games had gone as foretold.
  const usual = 2 * foretold / evidence.length;
  return Math.min(2, Math.max(0.5, (paid + usual) / (foretold + usual)));
}

function logsOf(explained: readonly Explained[]): number[] {
  return explained.map(({ log }) => log);
}

function sums(a: readonly number[], b: readonly number[]): number[] {
  return a.map((one, i) => one + b[i]!);
}

/** Log weights of thetas, as unsure as that. */
function blurred(logs: readonly number[], sd: number): number[] {
  return THETAS.map((theta) =>
    logSum(logs.map((it, i) => it - ((theta - THETAS[i]!) / sd) ** 2 / 2))
  );
}

/** Weights that sum to 1. */
function normalized(logs: readonly number[]): number[] {
  const sum = logSum(logs);
  return logs.map((it) => Math.exp(it - sum));
}

function logSum(row: readonly number[]): number {
  const most = Math.max(...row);
  return most + Math.log(row.reduce((sum, cell) => sum + Math.exp(cell - most), 0));
}
