import type { Messages } from "../../messages/mod.ts";
import type { ShownStats } from "../../play/game_adapter.ts";
import { statValues } from "../../play/player_stats.ts";
import type { Stats } from "../../session/stats.ts";
import { bar } from "../../core/text.ts";
import { columns, table, wrap } from "./layout.ts";

/** How a game's statistics are shown, and how the game is begun where there are none. */
interface StatsView {
  readonly adapter: { readonly stats: ShownStats };
  readonly beginWith: string;
}

export function statsLines(
  stats: Stats,
  { adapter: { stats: { rows, rankNames } }, beginWith }: StatsView,
  t: Messages,
  width: number,
): string[] {
  const { label } = t.stats;
  if (stats.games === 0) return [t.stats.none(beginWith)];
  const names = rankNames?.(t);
  const most = Math.max(1, ...stats.ranks);
  const ranks = stats.ranks.flatMap((games, i) =>
    games === 0 || !names ? [] : [[names[i] ?? String(i), String(games), bar(games / most, 10)]]
  );
  const values = statValues(stats, t);
  return [
    ...table(rows.map((row) => [label[row], values[row]])),
    ...(ranks.length === 0 ? [] : [label.ranks, ...table(ranks)]),
    ...titled(label.favourites, stats.favourites.map((it) => `${it.word} ${it.games}`), width),
    ...titled(label.hardest, stats.hardest.map(({ word }) => word), width),
  ];
}

function titled(title: string, items: readonly string[], width: number): string[] {
  return items.length === 0 ? [] : [...wrap(title, width), ...columns(items, width)];
}
