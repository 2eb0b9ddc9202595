import { type Grid, grid } from "../../games/grid/mod.ts";
import { type GridOutcome, readGridGuess } from "../../games/grid/play.ts";
import { say } from "../../messages/say.ts";
import type { GameAdapter, Position, SentenceContext } from "../game_adapter.ts";
import { gridBoards } from "./boards.ts";
import { gridEvents } from "./events.ts";
import { absentFrom, foundWords, shareText } from "./facts.ts";

/** As long as a move may be saved with. */
const MAX_GUESS = 64;

export const gridAdapter: GameAdapter<Grid> = {
  name: "grid",
  game: grid,
  boards: gridBoards(),
  guess: (word, _, at) => ({ kind: "guess", word: word.slice(0, MAX_GUESS), at }),
  emptyMove: (at) => ({ kind: "wait", at }),
  sentence,
  lost(moves, { round }) {
    const words = moves.flatMap((move) =>
      move.kind === "guess" ? readGridGuess(round, move.word) ?? [] : []
    );
    return [...new Set(words)].filter((word) =>
      !round.answers.has(word) && !round.unlisted.has(word)
    );
  },
  summary(position) {
    const { round, state } = position;
    return {
      score: state.score,
      goal: round.points,
      total: round.points,
      won: state.end === "complete",
      rank: 0,
      found: foundWords(position).length,
      words: round.answers.size,
      extra: 0,
      pangrams: 0,
      hints: 0,
    };
  },
  finds: (position) => foundWords(position).map(({ word, zipf }) => [word, zipf]),
  share: (position, context, { clock }) => shareText(position, context, clock),
  events: gridEvents,
  timer: {
    elapsed: ({ at }) => at,
    limit: ({ limit }) => limit,
    tick: (at) => ({ kind: "wait", at }),
  },
};

/** Says why, where more is known than the rules tell. */
function sentence(
  outcome: GridOutcome,
  { round }: Position<Grid>,
  { t, lexicon }: SentenceContext,
): string {
  if (outcome.kind === "no_path") {
    const absent = absentFrom(round, outcome.word);
    if (absent.length > 0) return t.grid.absent(absent);
  }
  if (outcome.kind === "not_in_lexicon") {
    const refusal = lexicon.refusal(outcome.word);
    if (refusal) return t.grid.refused(outcome.word, refusal.reason);
  }
  return say(t.grid.outcome, outcome);
}
