import type { Bee } from "../../games/bee/mod.ts";
import { type BeeWord, foundWord } from "../../games/bee/round.ts";
import { byCommonness, isBeeOver, remaining } from "../../games/bee/state.ts";
import { progress } from "../../games/bee/views.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { type Ending, type EndWord, endWord } from "../screen/ending.ts";

export function beeEnding(
  position: Position<Bee>,
  context: TerminalContext,
): Ending | undefined {
  const { round, state } = position;
  return isBeeOver(round, state) ? beeStanding(position, context) : undefined;
}

/** The rank in big letters, and the best of what was found. */
export function beeStanding({ round, state }: Position<Bee>, { t }: TerminalContext): Ending {
  const now = progress(round, state);
  const it = t.screen.bee;
  const found = state.found.flatMap(({ word }) => foundWord(round, word))
    .filter(({ tier }) => tier !== "unlisted");
  const best = found.toSorted((a, b) => b.points - a.points)[0];
  const rarest = found.toSorted((a, b) => a.zipf - b.zipf)[0];
  const written = (word: typeof best) => word ? `${word.written[0]} ${word.points}` : "";
  return {
    word: t.bee.rank[now.rank.name],
    score: `${t.number(now.score)} / ${t.number(now.goal)}`,
    share: now.score / Math.max(1, now.goal),
    counts: [
      { count: `${now.found}/${now.total}`, name: t.screen.wordsName(now.total), fg: "paper" },
      {
        count: `${now.pangrams.found}/${now.pangrams.total}`,
        name: it.pangrams(now.pangrams.total),
        fg: "gold",
      },
      { count: String(state.hintsUsed), name: it.hints(state.hintsUsed), fg: "leaf" },
    ],
    notes: best && rarest
      ? [[t.screen.best, written(best)], [t.screen.rarest, written(rarest)]]
      : [],
    lists: [
      { title: t.screen.missedTitle, words: byCommonness(remaining(round, state)).map(starred) },
      { title: t.screen.foundTitle, words: found.map(starred) },
    ],
  };
}

/** With a star for a pangram. */
function starred(word: BeeWord): EndWord {
  const { pangram } = word;
  const plain = endWord(word);
  return { ...plain, text: plain.text + (pangram ? " *" : ""), isStarred: pangram };
}
