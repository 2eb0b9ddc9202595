import { romeDate } from "../core/calendar.ts";
import type { Find, Header } from "./session.ts";

/** What many games come to, added up in any order: all that statistics need. */
export interface Tally {
  games: number;
  finished: number;
  wins: number;
  /** Games whose summary is known; the sums below are theirs. */
  scored: number;
  best: Best | undefined;
  /** Points of those that could be had, 0 to 1, summed. */
  share: number;
  /** How many games ended on each rung, from the lowest. */
  readonly ranks: number[];
  words: number;
  extra: number;
  pangrams: number;
  hints: number;
  /** The first game of each daily, by date and language, as in `2025-11-17 it`. */
  readonly days: Map<string, Day>;
  /** By word. */
  readonly found: Map<string, Found>;
}

interface Best {
  readonly id: string;
  readonly score: number;
  readonly savedAt: string;
}

/** When it was begun, and whether it was begun on the day itself and won. */
export type Day = readonly [startedAt: string, won: boolean];

/** In how many games a word was found, and how common it is. */
export type Found = readonly [games: number, zipf: number];

const MAX_RANK = 99;

export function emptyTally(): Tally {
  return {
    ...{ games: 0, finished: 0, wins: 0, scored: 0, best: undefined, share: 0, ranks: [] },
    ...{ words: 0, extra: 0, pangrams: 0, hints: 0, days: new Map(), found: new Map() },
  };
}

/** Of games and, if known, the words found in each. */
export function tallyOf(
  games: Iterable<readonly [header: Header, finds?: readonly Find[] | undefined]>,
): Tally {
  const tally = emptyTally();
  for (const [header, finds] of games) addGame(tally, header, finds);
  return tally;
}

/** Changes `tally`, which may have ten thousand words. Another player's game counts for nothing. */
export function addGame(tally: Tally, header: Header, finds: readonly Find[] = []): void {
  const { id, over, summary, savedAt } = header;
  if (header.owner !== undefined) return;
  // One that was only looked at is none.
  if (header.played > 0 || over) tally.games++;
  if (over) tally.finished++;
  if (summary) {
    const rank = Math.min(summary.rank, MAX_RANK);
    while (tally.ranks.length <= rank) tally.ranks.push(0);
    tally.ranks[rank]!++;
    tally.scored++;
    if (summary.won) tally.wins++;
    const best = { id, score: summary.score, savedAt };
    if (!tally.best || isBetter(best, tally.best)) tally.best = best;
    tally.share += summary.total > 0 ? Math.min(1, summary.score / summary.total) : 0;
    tally.words += summary.found;
    tally.extra += summary.extra;
    tally.pangrams += summary.pangrams;
    tally.hints += summary.hints;
  }
  addDay(tally, header);
  // Twice in one game is once.
  for (const [word, zipf] of new Map(finds)) {
    const [games, known] = tally.found.get(word) ?? [0, 0];
    tally.found.set(word, [games + 1, Math.max(zipf, known)]);
  }
}

/** The newest of equals. */
function isBetter(a: Best, b: Best): boolean {
  if (a.score !== b.score) return a.score > b.score;
  return a.savedAt === b.savedAt ? a.id < b.id : a.savedAt > b.savedAt;
}

function addDay(tally: Tally, { label, lexicon, startedAt, summary }: Header): void {
  if (label.kind !== "daily") return;
  const key = `${label.date} ${lexicon.split("-")[0]}`;
  const isWon = summary?.won === true && romeDate(Date.parse(startedAt)) === label.date;
  const known = tally.days.get(key);
  if (!known || startedAt < known[0] || startedAt === known[0] && isWon) {
    tally.days.set(key, [startedAt, isWon]);
  }
}
