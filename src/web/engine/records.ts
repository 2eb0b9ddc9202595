import { resolveSettings } from "../../config.ts";
import { addDays, ordinalOf, romeDate, weekdayOf } from "../../core/calendar.ts";
import type { Parts } from "../../games/game.ts";
import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/messages.ts";
import { adapterOf, ADAPTERS } from "../../play/games.ts";
import { MAIN_GAME } from "../../play/main_game.ts";
import { learnedAmong, loadRatings } from "../../play/cards/ratings.ts";
import { mayDuel } from "../../play/duel/terms.ts";
import { knownSentence } from "../../play/fit/known_sentence.ts";
import { playerEstimate, usualKind } from "../../play/fit/player.ts";
import type { GameAdapter, PlayContext } from "../../play/game_adapter.ts";
import { playerStats, statValues, streakIn } from "../../play/player_stats.ts";
import { dayOf, type Header } from "../../session/session.ts";
import type { Stats } from "../../session/stats.ts";
import type { Running } from "./engine.ts";
import { scenesOf, titleOf } from "./scenes.ts";
import type { Begun, Day, HomeFacts, SavedRow, StatsFacts, TodayGame } from "./facts.ts";

/** How many unfinished games the home page offers; the list has the rest. */
const MOST_OPEN = 6;

/** How many days of the main game are shown. */
const WEEK = 7;

export async function homeFacts(running: Running, language: string): Promise<HomeFacts> {
  const { store, t, home } = running;
  const { current, best, today } = await streakIn({ store, now: home.now }, MAIN_GAME);
  const days = await lastDays(running, today);
  const { headers } = await store.list({ over: false });
  const names = Object.keys(ADAPTERS) as GameName[];
  const isToday = ({ label, lexicon }: Header) =>
    dayOf(label) === today && lexicon.startsWith(`${language}-`);
  const open = headers.filter((one) => one.played > 0 && !isToday(one))
    .toSorted((a, b) => a.savedAt < b.savedAt ? 1 : -1).slice(0, MOST_OPEN);
  return {
    date: today,
    streak: { current, best },
    week: weekOf(days, today),
    today: names.map((game) => {
      const header = days.find((one) => one.game === game && isToday(one));
      return todayGame(running, { game, today, header });
    }),
    open: open.flatMap((header) => rowOf(header, running) ?? []),
    languages: home.assets.languages.map((code) => ({
      code,
      name: t.menu.value("language", code),
    })),
  };
}

/** The games of the days that are shown, which may lie in two months. */
async function lastDays({ store }: Running, today: string): Promise<Header[]> {
  const months = new Set([addDays(today, 1 - WEEK), today].map((date) => date.slice(0, 7)));
  const lists = await Promise.all([...months].map((day) => store.list({ day })));
  return lists.flatMap(({ headers }) => headers);
}

export async function todaysLetters(
  { home }: Running,
  language: string,
): Promise<readonly string[]> {
  const { lexicon } = await home.assets.words(language);
  const { boards, game } = adapterOf(MAIN_GAME)!;
  const rules = boards.rules(resolveSettings({}).settings, {});
  const wanted = { kind: "daily", date: romeDate(home.now()) } as const;
  const { puzzle } = boards.choose(lexicon, rules, wanted);
  return scenesOf(MAIN_GAME).letters?.(game.format(puzzle)) ?? [];
}

function todayGame(
  { t, web }: Running,
  { game, today, header }: {
    readonly game: GameName;
    readonly today: string;
    readonly header: Header | undefined;
  },
): TodayGame {
  const { name, howTo } = t[game].inMenu;
  const begun = header && header.played > 0 ? begunOf(header, t) : undefined;
  const letters = header && scenesOf(game).letters?.(header.puzzle);
  const about = scenesOf(game).daily?.(today, web) ?? "";
  return {
    ...{ game, name, howTo, about, mayDuel: mayDuel(adapterOf(game)!) },
    ...(begun && { begun }),
    ...(letters && { letters }),
  };
}

function weekOf(headers: readonly Header[], today: string): Day[] {
  const byDate = new Map<string, Header>();
  for (const header of headers) {
    const date = dayOf(header.label);
    if (header.game === MAIN_GAME && date !== undefined && header.played > 0) {
      byDate.set(date, header);
    }
  }
  return Array.from({ length: WEEK }, (_, i) => {
    const date = addDays(today, i - WEEK + 1);
    const header = byDate.get(date);
    const state = header?.summary?.won
      ? "won"
      : date === today
      ? "today"
      : header
      ? "played"
      : "missed";
    return { date, weekday: weekdayOf(date), state };
  });
}

/** Every saved game, the newest first. */
export async function savedRows(running: Running): Promise<SavedRow[]> {
  const { headers } = await running.store.list({});
  return headers.flatMap((header) => rowOf(header, running) ?? []);
}

/** `undefined` for a game that this version does not know. */
function rowOf(header: Header, { t, web, home }: Running): SavedRow | undefined {
  const adapter = adapterOf(header.game);
  if (!adapter) return undefined;
  const day = romeDate(Date.parse(header.savedAt));
  const ago = ordinalOf(romeDate(home.now()))! - ordinalOf(day)!;
  return {
    ...begunOf(header, t),
    game: header.game,
    name: t[adapter.name].inMenu.name,
    label: header.label,
    code: titleOf(adapter, header.puzzle, web),
    when: t.menu.ago(ago, day),
    language: header.lexicon.split("-")[0]!,
  };
}

function begunOf(header: Header, t: Messages): Begun {
  const adapter = adapterOf(header.game)!;
  const { summary } = header;
  const rank = summary && adapter.stats.rankNames?.(t)[summary.rank];
  return {
    session: header.id,
    isOver: header.over,
    isWon: summary?.won ?? false,
    score: summary?.score ?? 0,
    goal: summary?.goal ?? 0,
    found: summary?.found ?? 0,
    words: summary?.words ?? 0,
    standing: summary ? t[adapter.name].inMenu.standing(summary) : "",
    ...(rank !== undefined && { rank }),
  };
}

export async function statsFacts(running: Running, game: GameName): Promise<StatsFacts> {
  const { store, home, t } = running;
  const stats = await playerStats({ store, now: home.now }, game);
  return shownStats(adapterOf(game)!, stats, t);
}

/** What the player knows and has learned, in sentences. */
export async function knownNotes(context: PlayContext, game: GameName): Promise<string[]> {
  const notes: string[] = [];
  const player = await playerEstimate(context, usualKind(game));
  if (player.kind === "known") notes.push(knownSentence(context, player.estimate));
  const ratings = await loadRatings(context.store);
  if (ratings.size > 0) {
    const { fsrsSchedule } = await import("../../schedule.ts");
    const { learned, learning } = learnedAmong(ratings.values(), fsrsSchedule());
    notes.push(context.t.review.learned(learned, learning));
  }
  return notes;
}

export function shownStats(
  { name, stats: { rows, rankNames } }: GameAdapter<Parts>,
  stats: Stats,
  t: Messages,
): StatsFacts {
  const values = statValues(stats, t);
  const names = rankNames?.(t) ?? [];
  return {
    game: name,
    isEmpty: stats.games === 0,
    rows: rows.map((row) => ({ label: t.stats.label[row], value: values[row] })),
    ranks: names.map((rank, i) => ({ name: rank, games: stats.ranks[i] ?? 0 })),
    favourites: stats.favourites,
    hardest: stats.hardest.map(({ word }) => word),
  };
}
