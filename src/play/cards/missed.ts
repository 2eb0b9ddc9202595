import { romeDate } from "../../core/calendar.ts";
import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import { UserError } from "../../core/problem.ts";
import { type Header, type Label, replay } from "../../session/session.ts";
import { isOurs } from "../find_game.ts";
import type { PlayContext } from "../game_adapter.ts";
import { adapterOf } from "../games.ts";

/** A finished game, and the words that should have been found in it, the commonest first. */
export interface MissedGame {
  readonly id: string;
  readonly game: string;
  readonly puzzle: string;
  readonly label: Label;
  readonly savedAt: string;
  readonly words: readonly string[];
}

type MissedContext = Pick<PlayContext, "store" | "lexicon" | "now">;

const START = "missed-";
/** Of one game; the largest grids have thousands. */
const MOST_WORDS = 200;

/**
 * What was missed in each finished game, the newest first. A game is replayed once: what it came to
 * is noted, and read from there until the words or the game change.
 */
export async function missedGames(context: MissedContext): Promise<MissedGame[]> {
  const { store } = context;
  const today = romeDate(context.now());
  const [{ headers }, notes] = await Promise.all([store.list(), store.notes(START)]);
  const known = new Map(notes.map(({ key, text }) => [key, text]));
  const fresh = new Map<string, string>();
  const games: MissedGame[] = [];
  for (const header of headers) {
    if (!isFinished(header, today) || !isOurs(context, header)) continue;
    const key = START + header.id;
    const mark = `${context.lexicon.edition} ${header.played}`;
    let words = noted(known.get(key), mark);
    if (!words) {
      words = await missedIn(context, header);
      fresh.set(key, JSON.stringify({ version: 1, mark, words }));
    }
    const { id, game, puzzle, label, savedAt } = header;
    games.push({ id, game, puzzle, label, savedAt, words });
  }
  if (fresh.size > 0) {
    await store.changeNotes({
      keys: [...fresh.keys()],
      to: (key) => fresh.get(key)!,
    });
  }
  return games;
}

/** A bee that was won is seldom over: a daily is finished when its day is. */
export function isFinished({ over, played, label }: Header, today: string): boolean {
  return over || played > 0 && label.kind === "daily" && label.date < today;
}

/** Only a copy of what replaying gives: what cannot be read is made again. */
function noted(text: string | undefined, mark: string): readonly string[] | undefined {
  if (text === undefined) return undefined;
  try {
    const note = JSON.parse(text) as { version?: unknown; mark?: unknown; words?: unknown };
    const isSound = note.version === 1 && note.mark === mark && Array.isArray(note.words) &&
      note.words.every((word) => typeof word === "string");
    return isSound ? note.words as string[] : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function missedIn({ store, lexicon }: MissedContext, header: Header): Promise<string[]> {
  const adapter = adapterOf(header.game);
  if (!adapter?.sought) return [];
  try {
    const saved = await store.load(header.id);
    if (!saved) return [];
    const position = { ...replay(adapter.game, lexicon, saved.session), label: header.label };
    const floor = adapter.words?.floor(position.round) ?? LEVELS[DEFAULT_LEVEL];
    const missed = adapter.sought(position).filter(({ word, found }) => {
      const id = found ? undefined : lexicon.find(word);
      return id !== undefined && lexicon.isCore(id, Math.min(floor, LEVELS[DEFAULT_LEVEL]));
    });
    return [
      ...new Map(missed.toSorted((a, b) => b.zipf - a.zipf).map((it) => [it.word, it])).keys(),
    ]
      .slice(0, MOST_WORDS);
  } catch (error) {
    // A game that cannot be read any more has nothing to teach; lists of games report it.
    if (error instanceof UserError) return [];
    throw error;
  }
}
