import type { ShownStats } from "../../play/game_adapter.ts";
import { statValues } from "../../play/player_stats.ts";
import type { Stats } from "../../session/stats.ts";
import { bar } from "../../core/text.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { columns, table, wrap } from "./layout.ts";

/** How a game's statistics are shown, and how the game is begun where there are none. */
interface StatsView {
  readonly adapter: { readonly stats: ShownStats };
  readonly beginWith: string;
}

export function statsLines(
  stats: Stats,
  { adapter: { stats: { rows, rankNames } }, beginWith }: StatsView,
  { t, paint, width }: Pick<TerminalContext, "t" | "paint"> & { readonly width: number },
): string[] {
  const { label } = t.stats;
  if (stats.games === 0) return [t.stats.none(beginWith)];
  const names = rankNames?.(t);
  const most = Math.max(1, ...stats.ranks);
  const ranks = stats.ranks.flatMap((games, i) =>
    games === 0 || !names ? [] : [[names[i] ?? String(i), String(games), bar(games / most, 10)]]
  );
  // After the table is laid out, for colours take no room.
  const rankLines = table(ranks).map((line) => line.replace(/#+/, paint.gold));
  const titled = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [...wrap(title, width).map(paint.bold), ...columns(items, width)];
  const values = statValues(stats, t);
  return [
    ...table(rows.map((row) => [label[row], values[row]])),
    ...(ranks.length === 0 ? [] : [paint.bold(label.ranks), ...rankLines]),
    ...titled(label.favourites, stats.favourites.map((it) => `${it.word} ${it.games}`)),
    ...titled(label.hardest, stats.hardest.map(({ word }) => word)),
  ];
}
