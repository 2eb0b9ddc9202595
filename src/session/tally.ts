import { addDays, romeDate } from "../core/calendar.ts";
import { dayOf, type Find, type Header } from "./session.ts";

/** Many games added up, in any order: all that statistics need. */
export interface Tally {
  games: number;
  finished: number;
  wins: number;
  /** Games whose summary is known; the sums below are theirs. */
  scored: number;
  best: Best | undefined;
  /** The share of possible points, 0 to 1, summed. */
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
  /** In milliseconds. */
  readonly savedAt: number;
}

/** When it was begun, and whether it was begun on the day itself and won in time. */
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

/** Adds up games and, where known, the words found in each. */
export function tallyOf(
  games: Iterable<readonly [header: Header, finds?: readonly Find[] | undefined]>,
): Tally {
  const tally = emptyTally();
  for (const [header, finds] of games) addGame(tally, header, finds);
  return tally;
}

/** Changes `tally`, which may have ten thousand words. Another player's game counts for nothing. */
export function addGame(tally: Tally, header: Header, finds: readonly Find[] = []): void {
  const row = rowOf(header);
  if (!row) return;
  addRow(tally, row);
  // Twice in one game is once.
  for (const [word, zipf] of new Map(finds)) {
    const [games, known] = tally.found.get(word) ?? [0, 0];
    tally.found.set(word, [games + 1, Math.max(zipf, known)]);
  }
}

/** What a game adds, its words apart, as short as can be: a store may keep ten thousand. */
export type TallyRow = readonly [
  id: string,
  savedAt: number,
  flags: number,
  score: number,
  total: number,
  rank: number,
  words: number,
  extra: number,
  pangrams: number,
  hints: number,
  /** Both only of a daily. */
  day?: string,
  startedAt?: string,
];

const PLAYED = 1;
const OVER = 2;
const SCORED = 4;
const WON = 8;
const WON_ON_ITS_DAY = 16;

/** `undefined` for another player's game. */
export function rowOf(header: Header): TallyRow | undefined {
  const { id, over, summary, label, lexicon, startedAt } = header;
  if (header.owner !== undefined) return undefined;
  const day = dayOf(label);
  // A game that was only looked at does not count.
  const flags = (header.played > 0 || over ? PLAYED : 0) | (over ? OVER : 0) |
    (summary ? SCORED : 0) | (summary?.won ? WON : 0) |
    (summary?.won && day !== undefined && isOnTime(header, day) ? WON_ON_ITS_DAY : 0);
  const { score = 0, total = 0, rank = 0, found = 0, extra = 0, pangrams = 0, hints = 0 } =
    summary ?? {};
  const savedAt = Date.parse(header.savedAt);
  const row = [id, savedAt, flags, score, total, rank, found, extra, pangrams, hints] as const;
  return day === undefined ? row : [...row, dayKey(day, lexicon), startedAt];
}

/** A day and the language of its words, as a tally names them. */
export function dayKey(day: string, edition: string): string {
  return `${day} ${edition.split("-")[0]}`;
}

/** Begun on its day, and won before the next was over: midnight may come while one plays. */
function isOnTime({ startedAt, wonAt = startedAt }: Header, day: string): boolean {
  const [begun, won] = [startedAt, wonAt].map((at) => romeDate(Date.parse(at)));
  return begun === day && won! <= addDays(day, 1);
}

/** Changes `tally`. */
export function addRow(tally: Tally, row: TallyRow): void {
  const [id, savedAt, flags, score, total, rung, words, extra, pangrams, hints] = row;
  if (flags & PLAYED) tally.games++;
  if (flags & OVER) tally.finished++;
  if (flags & SCORED) {
    const rank = Math.min(rung, MAX_RANK);
    while (tally.ranks.length <= rank) tally.ranks.push(0);
    tally.ranks[rank]!++;
    tally.scored++;
    if (flags & WON) tally.wins++;
    const best = { id, score, savedAt };
    if (!tally.best || isBetter(best, tally.best)) tally.best = best;
    tally.share += total > 0 ? Math.min(1, score / total) : 0;
    tally.words += words;
    tally.extra += extra;
    tally.pangrams += pangrams;
    tally.hints += hints;
  }
  const [day, startedAt] = [row[10], row[11]];
  if (day === undefined || startedAt === undefined) return;
  const isWon = (flags & WON_ON_ITS_DAY) !== 0;
  const known = tally.days.get(day);
  if (!known || startedAt < known[0] || startedAt === known[0] && isWon) {
    tally.days.set(day, [startedAt, isWon]);
  }
}

/** The newest of equals. */
function isBetter(a: Best, b: Best): boolean {
  if (a.score !== b.score) return a.score > b.score;
  return a.savedAt === b.savedAt ? a.id < b.id : a.savedAt > b.savedAt;
}
