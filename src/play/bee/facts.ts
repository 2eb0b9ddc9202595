import { bar } from "../../core/text.ts";
import type { Bee } from "../../games/bee/mod.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { foundWord } from "../../games/bee/round.ts";
import { progress } from "../../games/bee/views.ts";
import type { EndFacts, Tally } from "../../messages/bee.ts";
import type { Messages } from "../../messages/messages.ts";
import type { WordOrder } from "../../messages/play.ts";
import type { PlayContext, Position } from "../game_adapter.ts";
import { playerStats } from "../player_stats.ts";

type BeePosition = Position<Bee>;

export function tallyOf({ round, state }: BeePosition): Tally {
  const { found, total, score, goal } = progress(round, state);
  return { found, words: total, score, goal };
}

export function endFacts(position: BeePosition): EndFacts {
  const { round, state } = position;
  return {
    ...tallyOf(position),
    total: round.total,
    pangrams: progress(round, state).pangrams.found,
    extra: state.found.filter(({ tier }) => tier === "extra").length,
    hints: state.hintsUsed,
    hintCost: state.hintCost,
  };
}

export function titleOf({ label }: BeePosition, t: Messages): string {
  switch (label.kind) {
    case "daily":
      return t.bee.daily(label.date);
    case "seed":
      return t.bee.seeded(label.seed);
    case "board":
      return t.bee.board();
  }
}

/** The player's words with their points and marks: `*` pangram, `+` extra, `~` from a hint. */
export function foundWords(
  order: WordOrder,
  { round, state }: BeePosition,
): (readonly [word: string, points: number])[] {
  const isExtra = order === "extra";
  const found = state.found.filter(({ tier }) => tier === (isExtra ? "extra" : "core"));
  if (order === "alphabet") found.sort((a, b) => a.word < b.word ? -1 : 1);
  if (order === "length") found.sort((a, b) => a.word.length - b.word.length);
  return found.map(({ word, points, hinted }) => {
    const { written, pangram } = foundWord(round, word);
    const mark = hinted ? "~" : pangram ? "*" : isExtra ? "+" : "";
    return [written.join(" / ") + mark, points] as const;
  });
}

/** Every word that may be shown, the newest first. */
export function newestWords({ round, state }: BeePosition): (readonly [string, number])[] {
  return state.found.toReversed().filter(({ tier }) => tier !== "unlisted")
    .map(({ word, tier, points, hinted }) => {
      const { written, pangram } = foundWord(round, word);
      const mark = hinted ? "~" : pangram ? "*" : tier === "extra" ? "+" : "";
      return [written.join(" / ") + mark, points] as const;
    });
}

/** The text to share. It gives no word away. */
export async function shareText(
  position: BeePosition,
  context: PlayContext,
): Promise<readonly string[]> {
  const { t, emoji } = context;
  const { round, state, label } = position;
  const now = progress(round, state);
  const plain = bar(round.total === 0 ? 1 : state.score / round.total, 10);
  const rank = t.bee.rank[now.rank.name];
  return t.bee.share({
    ...endFacts(position),
    title: label.kind === "daily" ? label.date.split("-").reverse().join("/") : "",
    rank: emoji ? `🐝 ${rank}` : rank,
    pangramsTotal: round.pangrams,
    bar: emoji ? plain.replaceAll("#", "🟨").replaceAll("-", "⬜") : plain,
    gridSeen: state.gridSeen,
    streak: (await playerStats(context, "bee")).streak.current,
    code: `${formatBee(round.puzzle)}@${round.edition}`,
  });
}
