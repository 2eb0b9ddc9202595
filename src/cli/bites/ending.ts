import type { Bites } from "../../games/bites/mod.ts";
import { isBitesOver } from "../../games/bites/state.ts";
import { endFacts } from "../../play/bites/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import type { Ending } from "../screen/ending.ts";

/** The points in big letters, and the best word. */
export function bitesEnding(
  position: Position<Bites>,
  { t }: TerminalContext,
): Ending | undefined {
  const { round, state } = position;
  if (!isBitesOver(round, state)) return undefined;
  const { found, words, score, goal, extra, hints } = endFacts(position);
  const best = state.found.toSorted((a, b) => b.points - a.points)[0];
  const it = t.screen;
  return {
    word: score >= goal ? it.wonWord : it.endWord,
    score: `${t.number(score)} / ${t.number(goal)}`,
    share: score / Math.max(1, goal),
    counts: [
      { count: `${found}/${words}`, name: it.bee.words(words), fg: "paper" },
      { count: String(extra), name: it.bee.panel.extra.toLowerCase(), fg: "gold" },
      { count: String(hints), name: it.bee.hints(hints), fg: "leaf" },
    ],
    notes: best ? [[it.best, `${best.word} ${best.points}`]] : [],
  };
}
