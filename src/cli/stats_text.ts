import { RANK_NAMES } from "../games/bee/ranks.ts";
import type { Messages } from "../messages/mod.ts";
import type { Stats } from "../session/stats.ts";
import { bar, columns, table } from "./layout.ts";

export function statsLines(stats: Stats, t: Messages, width: number): string[] {
  const { label } = t.stats;
  if (stats.games === 0) return [t.stats.none()];
  const most = Math.max(1, ...stats.ranks);
  const ranks = stats.ranks.flatMap((games, i) =>
    games === 0 ? [] : [[
      RANK_NAMES[i] ? t.bee.rank[RANK_NAMES[i]] : String(i),
      String(games),
      bar(games / most, 10),
    ]]
  );
  return [
    ...table([
      [label.games, t.number(stats.games)],
      [label.finished, t.number(stats.finished)],
      [label.wins, t.number(stats.wins)],
      [label.streak, t.number(stats.streak.current)],
      [label.bestStreak, t.number(stats.streak.best)],
      [label.best, t.number(stats.best?.score ?? 0)],
      [label.average, `${Math.round(stats.averageShare * 100)}%`],
      [label.words, t.number(stats.words)],
      [label.extra, t.number(stats.extra)],
      [label.pangrams, t.number(stats.pangrams)],
      [label.hints, t.number(stats.hints)],
    ]),
    ...(ranks.length === 0 ? [] : [label.ranks, ...table(ranks)]),
    ...titled(label.favourites, stats.favourites.map((it) => `${it.word} ${it.games}`), width),
    ...titled(label.hardest, stats.hardest.map((it) => `${it.word} ${it.zipf.toFixed(1)}`), width),
  ];
}

function titled(title: string, items: readonly string[], width: number): string[] {
  return items.length === 0 ? [] : [title, ...columns(items, width)];
}
