import type { Bites } from "../../games/bites/mod.ts";
import { foundAnswer } from "../../games/bites/round.ts";
import { isBitesOver, missedOf } from "../../games/bites/state.ts";
import { endFacts } from "../../play/bites/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { type Ending, endWord, extraFrame } from "../screen/ending.ts";
import { clockText } from "../../messages/numbers.ts";

/** How it ended in big letters, the best words, and those missed. */
export function bitesEnding(
  position: Position<Bites>,
  { t }: TerminalContext,
): Ending | undefined {
  const { round, state } = position;
  if (!isBitesOver(round, state)) return undefined;
  const { found, words, score, goal, extra, hints, end } = endFacts(position);
  const mine = state.found.filter(({ tier }) => tier !== "unlisted")
    .map(({ word }) => foundAnswer(round, word));
  const best = mine.toSorted((a, b) => b.points - a.points)[0];
  const rarest = mine.filter(({ zipf }) => zipf > 0).toSorted((a, b) => a.zipf - b.zipf)[0];
  const it = t.screen;
  const last = round.limit === undefined
    ? { count: String(hints), name: it.bee.hints(hints), fg: "leaf" } as const
    : { count: clockText(Math.floor(state.at / 1000)), name: it.time, fg: "leaf" } as const;
  return {
    word: state.won ? it.wonWord : found === words ? it.endOf.complete : it.endOf[end],
    score: `${t.number(score)} / ${t.number(goal)}`,
    share: score / Math.max(1, goal),
    counts: [
      { count: `${found}/${words}`, name: it.wordsName(words), fg: "paper" },
      ...extraFrame(extra, t),
      last,
    ],
    notes: [
      ...(best ? [[it.best, `${best.written[0]} ${best.points}`] as const] : []),
      ...(rarest ? [[it.rarest, rarest.written[0]!] as const] : []),
    ],
    lists: [
      { title: it.missedTitle, words: missedOf(round, state).map(endWord) },
      { title: it.foundTitle, words: mine.map(endWord) },
    ],
  };
}
