import type { Tally } from "./tally.ts";

/** What the player has done, recomputed from the sessions. */
export interface Stats {
  readonly games: number;
  readonly finished: number;
  readonly wins: number;
  readonly streak: Streak;
  readonly best?: { readonly id: string; readonly score: number };
  /** The share of possible points, 0 to 1; the mean over the games. */
  readonly averageShare: number;
  /** How many games ended on each rung, from the lowest. */
  readonly ranks: readonly number[];
  readonly words: number;
  readonly extra: number;
  readonly pangrams: number;
  readonly hints: number;
  /** Found in most games. */
  readonly favourites: readonly { readonly word: string; readonly games: number }[];
  /** The rarest found. */
  readonly hardest: readonly { readonly word: string; readonly zipf: number }[];
}

/** Days in a row on which the day's own daily was won. */
export interface Streak {
  readonly current: number;
  readonly best: number;
}

const SHOWN = 10;

/** `today` is the calendar date of the daily, as in `2025-11-17`. */
export function statsOf(tally: Tally, today: string): Stats {
  const { games, finished, wins, best, ranks, words, extra, pangrams, hints, scored } = tally;
  return {
    games,
    finished,
    wins,
    streak: streakOf(tally, today),
    ...(best && { best: { id: best.id, score: best.score } }),
    averageShare: scored > 0 ? tally.share / scored : 0,
    ranks,
    words,
    extra,
    pangrams,
    hints,
    ...memorable(tally),
  };
}

/** The current streak lasts through today, whether or not today's is won yet. */
export function streakOf(tally: Tally, today: string): Streak {
  const last = dayNumber(today);
  const won = new Set([...daysWon(tally)].map(dayNumber).filter((day) => day <= last));
  let best = 0;
  for (const day of won) if (!won.has(day - 1)) best = Math.max(best, runFrom(won, day, 1));
  const end = won.has(last) ? last : last - 1;
  return { current: runFrom(won, end, -1), best };
}

/**
 * The days whose daily was begun on the day itself and won in time at the first try: not one of the
 * archive, and not one that was given up and begun again.
 */
export function daysWon({ days }: Tally): Set<string> {
  const won = new Set<string>();
  for (const [day, [, isWon]] of days) if (isWon) won.add(day.slice(0, "2025-11-17".length));
  return won;
}

function runFrom(days: ReadonlySet<number>, start: number, step: 1 | -1): number {
  let length = 0;
  for (let day = start; days.has(day); day += step) length++;
  return length;
}

/** Calendar days since 1970: no hour, no time zone, so no day of 23 or 25 hours. */
function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`) / 86_400_000;
}

function memorable({ found }: Tally): Pick<Stats, "favourites" | "hardest"> {
  const favourites: Candidate[] = [];
  const hardest: Candidate[] = [];
  found.forEach((it, word) => {
    const games = it[0];
    const zipf = it[1];
    if (games > 1) keepBest(favourites, word, -games);
    // 0 means the frequency is unknown.
    if (zipf > 0) keepBest(hardest, word, zipf);
  });
  return {
    favourites: favourites.map(({ word, rank }) => ({ word, games: -rank })),
    hardest: hardest.map(({ word, rank }) => ({ word, zipf: rank })),
  };
}

interface Candidate {
  readonly word: string;
  /** The lowest is best. */
  readonly rank: number;
}

/** Of ten thousand, sorting takes longer than all the rest, and so does anything done for each. */
function keepBest(best: Candidate[], word: string, rank: number): void {
  const worst = best[SHOWN - 1];
  if (worst !== undefined && (rank > worst.rank || rank === worst.rank && word > worst.word)) {
    return;
  }
  best.push({ word, rank });
  best.sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1));
  if (best.length > SHOWN) best.pop();
}
