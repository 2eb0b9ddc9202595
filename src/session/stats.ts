import { romeDate } from "../core/calendar.ts";
import type { Find, Header } from "./session.ts";

/** What the player has done, recomputed from the sessions. */
export interface Stats {
  readonly games: number;
  readonly finished: number;
  readonly wins: number;
  readonly streak: Streak;
  readonly best?: { readonly id: string; readonly score: number };
  /** Points of those that could be had, 0 to 1; the mean over the games. */
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
const MAX_RANK = 99;

interface Played {
  readonly headers: readonly Header[];
  /** The words of each game. */
  readonly finds: readonly (readonly Find[])[];
  /** The calendar date of the daily, as in `2025-11-17`. */
  readonly today: string;
}

export function statsOf({ headers, finds, today }: Played): Stats {
  const played = headers.flatMap(({ id, over, summary }) => summary ? [{ id, over, summary }] : []);
  const ranks: number[] = [];
  let best: Stats["best"];
  const sums = { share: 0, words: 0, extra: 0, pangrams: 0, hints: 0 };
  for (const { id, summary } of played) {
    const rank = Math.min(summary.rank, MAX_RANK);
    while (ranks.length <= rank) ranks.push(0);
    ranks[rank]!++;
    if (!best || summary.score > best.score) best = { id, score: summary.score };
    sums.share += summary.total > 0 ? Math.min(1, summary.score / summary.total) : 0;
    sums.words += summary.found;
    sums.extra += summary.extra;
    sums.pangrams += summary.pangrams;
    sums.hints += summary.hints;
  }
  return {
    // One that was only looked at is none.
    games: headers.filter(({ played, over }) => played > 0 || over).length,
    finished: headers.filter((header) => header.over).length,
    wins: played.filter(({ summary }) => summary.won).length,
    streak: streakOf(headers, today),
    ...(best && { best }),
    averageShare: played.length > 0 ? sums.share / played.length : 0,
    ranks,
    words: sums.words,
    extra: sums.extra,
    pangrams: sums.pangrams,
    hints: sums.hints,
    ...memorable(finds),
  };
}

/** The current streak lasts through today, whether or not today's is won yet. */
export function streakOf(headers: readonly Header[], today: string): Streak {
  const last = dayOf(today);
  const won = new Set([...daysWon(headers)].map(dayOf).filter((day) => day <= last));
  let best = 0;
  for (const day of won) if (!won.has(day - 1)) best = Math.max(best, runFrom(won, day, 1));
  const end = won.has(last) ? last : last - 1;
  return { current: runFrom(won, end, -1), best };
}

/**
 * The days whose daily was begun on the day itself and won at the first try: not one of the archive,
 * and not one that was given up and begun again.
 */
export function daysWon(headers: readonly Header[]): Set<string> {
  const first = new Map<string, Header>();
  for (const header of headers) {
    if (header.label.kind !== "daily") continue;
    const key = `${header.label.date} ${header.lexicon.split("-")[0]}`;
    const known = first.get(key);
    if (!known || header.startedAt < known.startedAt) first.set(key, header);
  }
  const days = new Set<string>();
  for (const { label, summary, startedAt } of first.values()) {
    const isOnTime = label.kind === "daily" && romeDate(Date.parse(startedAt)) === label.date;
    if (isOnTime && summary?.won) days.add(label.date);
  }
  return days;
}

function runFrom(days: ReadonlySet<number>, start: number, step: 1 | -1): number {
  let length = 0;
  for (let day = start; days.has(day); day += step) length++;
  return length;
}

/** Calendar days since 1970: no hour, no time zone, so no day of 23 or 25 hours. */
function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`) / 86_400_000;
}

function memorable(games: readonly (readonly Find[])[]): Pick<Stats, "favourites" | "hardest"> {
  const counts = new Map<string, { games: number; zipf: number; last: readonly Find[] }>();
  for (const finds of games) {
    for (const [word, zipf] of finds) {
      const known = counts.get(word);
      if (!known) counts.set(word, { games: 1, zipf, last: finds });
      // Twice in one game is once.
      else if (known.last !== finds) {
        known.games++;
        known.last = finds;
      }
    }
  }
  const all = [...counts].map(([word, { games, zipf }]) => ({ word, games, zipf }));
  const byWord = (a: { word: string }, b: { word: string }) => a.word < b.word ? -1 : 1;
  const favourites = all.filter(({ games }) => games > 1)
    .sort((a, b) => b.games - a.games || byWord(a, b));
  // 0 means the frequency is unknown.
  const hardest = all.filter(({ zipf }) => zipf > 0).sort((a, b) =>
    a.zipf - b.zipf || byWord(a, b)
  );
  return {
    favourites: favourites.slice(0, SHOWN).map(({ word, games }) => ({ word, games })),
    hardest: hardest.slice(0, SHOWN).map(({ word, zipf }) => ({ word, zipf })),
  };
}
