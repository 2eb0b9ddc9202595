import type { Grid } from "../../games/grid/mod.ts";
import { isGridOver, missedWords } from "../../games/grid/play.ts";
import type { GridWord } from "../../games/grid/round.ts";
import type { Position } from "../../play/game_adapter.ts";
import { extraCount, foundWords, tallyOf } from "../../play/grid/facts.ts";
import type { Clock } from "../../play/memory.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { type Ending, endWord, extraFrame } from "../screen/ending.ts";
import { clockText } from "../../messages/numbers.ts";

/** How it ended in big letters, the best words, and those missed, each to be seen on the board. */
export function gridEnding(
  position: Position<Grid>,
  { t }: TerminalContext,
  clock: Clock,
): Ending | undefined {
  const { round, state } = position;
  if (!isGridOver(round, state)) return undefined;
  const { found, words, score, goal } = tallyOf(position, clock);
  const mine = foundWords(position);
  const best = mine.toSorted((a, b) => b.points - a.points)[0];
  const rarest = mine.filter(({ zipf }) => zipf > 0).toSorted((a, b) => a.zipf - b.zipf)[0];
  const longest = mine.toSorted((a, b) => b.word.length - a.word.length)[0];
  const it = t.screen;
  const extra = extraCount(position);
  const named = (word: GridWord | undefined, what: (word: GridWord) => string) =>
    word ? `${word.written[0]}${what(word)}` : "";
  const notes: [string, string][] = [
    [it.best, named(best, ({ points }) => ` ${points}`)],
    [it.rarest, named(rarest, () => "")],
    [it.longest, named(longest, ({ word }) => ` ${word.length}`)],
  ];
  return {
    word: goal !== undefined && score >= goal ? it.endOf.won : it.endOf[state.end ?? "gave_up"],
    score: `${t.number(score)} / ${t.number(goal ?? round.points)}`,
    share: Math.min(1, score / Math.max(1, goal ?? round.points)),
    counts: [
      { count: `${found}/${words}`, name: it.wordsName(words), fg: "paper" },
      ...extraFrame(extra, t),
      { count: clockText(Math.floor(state.at / 1000)), name: it.time, fg: "leaf" },
    ],
    notes: notes.filter(([, value]) => value !== ""),
    lists: [
      { title: it.missedTitle, words: missedWords(round, state).map(endWord) },
      { title: it.foundTitle, words: mine.map(endWord) },
    ],
  };
}
