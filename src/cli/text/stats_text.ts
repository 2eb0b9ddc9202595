import type { GameName } from "../../games/mod.ts";
import { RANK_NAMES } from "../../games/bee/ranks.ts";
import type { Messages } from "../../messages/mod.ts";
import type { Stats } from "../../session/stats.ts";
import { bar } from "../../core/text.ts";
import { columns, table, wrap } from "./layout.ts";

type Row = Exclude<keyof Messages["stats"]["label"], "ranks" | "favourites" | "hardest">;

/** What each game has a tally of. */
const ROWS: Readonly<Record<GameName, readonly Row[]>> = {
  bee: [
    "games",
    "finished",
    "wins",
    "streak",
    "bestStreak",
    "best",
    "average",
    "words",
    "extra",
    "pangrams",
    "hints",
  ],
  grid: ["games", "finished", "best", "average", "words"],
  crossword: ["games", "finished", "wins", "words", "hints"],
  bites: ["games", "finished", "wins", "best", "average", "words", "extra", "hints"],
};

/** How each is begun. */
const BEGIN: Readonly<Record<GameName, string>> = {
  bee: "itbee",
  bites: "itbee bites play",
  grid: "itbee grid play",
  crossword: "itbee crossword play",
};

/** Games whose score has a name. */
const RANKED: ReadonlySet<GameName> = new Set(["bee"]);

export function statsLines(
  stats: Stats,
  t: Messages,
  width: number,
  game: GameName = "bee",
): string[] {
  const { label } = t.stats;
  if (stats.games === 0) return [t.stats.none(BEGIN[game])];
  const most = Math.max(1, ...stats.ranks);
  const ranks = stats.ranks.flatMap((games, i) =>
    games === 0 || !RANKED.has(game) ? [] : [[
      RANK_NAMES[i] ? t.bee.rank[RANK_NAMES[i]] : String(i),
      String(games),
      bar(games / most, 10),
    ]]
  );
  const tally: Readonly<Record<Row, string>> = {
    games: t.number(stats.games),
    finished: t.number(stats.finished),
    wins: t.number(stats.wins),
    streak: t.number(stats.streak.current),
    bestStreak: t.number(stats.streak.best),
    best: t.number(stats.best?.score ?? 0),
    average: `${Math.round(stats.averageShare * 100)}%`,
    words: t.number(stats.words),
    extra: t.number(stats.extra),
    pangrams: t.number(stats.pangrams),
    hints: t.number(stats.hints),
  };
  return [
    ...table(ROWS[game].map((row) => [label[row], tally[row]])),
    ...(ranks.length === 0 ? [] : [label.ranks, ...table(ranks)]),
    ...titled(label.favourites, stats.favourites.map((it) => `${it.word} ${it.games}`), width),
    ...titled(label.hardest, stats.hardest.map(({ word }) => word), width),
  ];
}

function titled(title: string, items: readonly string[], width: number): string[] {
  return items.length === 0 ? [] : [...wrap(title, width), ...columns(items, width)];
}
