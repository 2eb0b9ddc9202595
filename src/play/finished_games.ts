import { romeDate } from "../core/calendar.ts";
import { UserError } from "../core/problem.ts";
import { type Header, type Label, replay } from "../session/session.ts";
import { isOurs } from "./find_game.ts";
import type { Bin, Evidence } from "./fit/estimate.ts";
import type { Pace } from "./fit/pace.ts";
import type { PlayContext, SoughtWord } from "./game_adapter.ts";
import { adapterOf } from "./games.ts";

/** A finished game, and what it shows about its player. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  readonly puzzle: string;
  readonly label: Label;
  readonly savedAt: string;
  /** The core words that were not found, the commonest first. */
  readonly missed: readonly string[];
  /** `undefined` where hardly anything was found: that game was only looked at. */
  readonly evidence?: Evidence;
}

type FinishedContext = Pick<PlayContext, "store" | "lexicon" | "now">;

/** What is noted of a game: replaying it gives the same. */
interface Noted {
  readonly missed: readonly string[];
  readonly bins: readonly Bin[];
  readonly pace: Pace;
  readonly seconds: number;
}

const VERSION = 2;

const START = "finished-";
/** The most words taken from one game; the largest grids have thousands. */
const MOST_WORDS = 200;
/** With fewer words found a game says nothing about what its player knows. */
const LEAST_FOUND = 3;

/**
 * Every finished game, the newest first. Each is replayed once: what it came to is noted, and read
 * from there until the words or the game change.
 */
export async function finishedGames(context: FinishedContext): Promise<FinishedGame[]> {
  const { store } = context;
  const today = romeDate(context.now());
  const [{ headers }, notes] = await Promise.all([store.list(), store.notes(START)]);
  const known = new Map(notes.map(({ key, text }) => [key, text]));
  const fresh = new Map<string, string>();
  const games: FinishedGame[] = [];
  for (const header of headers) {
    if (!isFinished(header, today) || !isOurs(context, header)) continue;
    const key = START + header.id;
    const mark = `${context.lexicon.edition} ${header.played}`;
    let noted = notedIn(known.get(key), mark);
    if (!noted) {
      noted = await readGame(context, header);
      fresh.set(key, JSON.stringify({ version: VERSION, mark, ...noted }));
    }
    games.push(finished(header, noted));
  }
  if (fresh.size > 0) {
    await store.changeNotes({ keys: [...fresh.keys()], to: (key) => fresh.get(key)! });
  }
  return games;
}

/** A bee that was won is seldom over: a daily is finished when its day is. */
function isFinished({ over, played, label }: Header, today: string): boolean {
  return over || played > 0 && label.kind === "daily" && label.date < today;
}

function finished(header: Header, { missed, bins, pace, seconds }: Noted): FinishedGame {
  const { id, game, puzzle, label, savedAt, summary } = header;
  const found = bins.reduce((sum, [, , one]) => sum + one, 0);
  const evidence = { kind: { game, pace }, bins, score: summary?.score ?? 0, seconds };
  return {
    ...{ id, game, puzzle, label, savedAt, missed },
    ...(found >= LEAST_FOUND && { evidence }),
  };
}

/** What cannot be read is made again: it is only a copy. */
function notedIn(text: string | undefined, mark: string): Noted | undefined {
  if (text === undefined) return undefined;
  try {
    const note = JSON.parse(text) as Partial<Noted> & { version?: unknown; mark?: unknown };
    const { missed, bins, pace, seconds } = note;
    if (note.version !== VERSION || note.mark !== mark) return undefined;
    if (!missed || !bins || !pace || seconds === undefined) return undefined;
    return { missed, bins, pace, seconds };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function readGame({ store, lexicon }: FinishedContext, header: Header): Promise<Noted> {
  const nothing: Noted = { missed: [], bins: [], pace: "ease", seconds: 0 };
  const adapter = adapterOf(header.game);
  if (!adapter?.sought) return nothing;
  try {
    const saved = await store.load(header.id);
    if (!saved) return nothing;
    const position = { ...replay(adapter.game, lexicon, saved.session), label: header.label };
    const words = adapter.sought(position);
    const { timer } = adapter;
    const pace = adapter.pace ?? (timer?.limit(position.round) === undefined ? "ease" : "race");
    const seconds = Math.round((timer?.elapsed(position.state) ?? 0) / 1000);
    return { missed: missedAmong(words), bins: binsOf(words, pace), pace, seconds };
  } catch (error) {
    // A game that cannot be read any more has nothing to teach; lists of games report it.
    if (error instanceof UserError) return nothing;
    throw error;
  }
}

function missedAmong(words: readonly SoughtWord[]): string[] {
  const missed = words.filter(({ isCore, found }) => isCore && !found)
    .toSorted((a, b) => b.zipf - a.zipf);
  return [...new Set(missed.map(({ word }) => word))].slice(0, MOST_WORDS);
}

/** Words that a hint gave away show nothing. */
export function binsOf(words: readonly SoughtWord[], pace: Pace): Bin[] {
  const bins = new Map<number, [number, number, number, number, number, number]>();
  for (const { word: { length }, zipf, points, isCore, found, helped } of words) {
    const tenths = Math.round(zipf * 10);
    const key = tenths * 256 + length;
    let bin = bins.get(key);
    if (!bin) bins.set(key, bin = [tenths, length, 0, 0, 0, 0]);
    if ((isCore || pace === "race") && !helped) bin[found ? 2 : 3]++;
    bin[4]++;
    bin[5] += points;
  }
  return [...bins.values()];
}
