import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import { type Grid, grid } from "../../games/grid/mod.ts";
import { coreFound, type GridOutcome, readGridGuess } from "../../games/grid/play.ts";
import { formatGrid } from "../../games/grid/puzzle.ts";
import { say } from "../../messages/say.ts";
import type { GameAdapter, Position, SentenceContext } from "../game_adapter.ts";
import { gridBoards } from "./boards.ts";
import { gridEvents } from "./events.ts";
import { absentFrom, extraCount, foundWords, hasWon, shareText } from "./facts.ts";
import { helpText } from "./help.ts";

/** As long as a move may be saved with. */
const MAX_GUESS = 64;

export const gridAdapter: GameAdapter<Grid> = {
  name: "grid",
  game: grid,
  boards: gridBoards(),
  guess: (word, _, at) => ({ kind: "guess", word: word.slice(0, MAX_GUESS), at }),
  emptyMove: (at) => ({ kind: "wait", at }),
  ownGuess: {
    word: (move, round) => move.kind === "guess" ? readGridGuess(round, move.word) : undefined,
    marked: (move, own) => move.kind === "guess" ? { ...move, own } : move,
  },
  sentence,
  lost(moves, { round }) {
    const words = moves.flatMap((move) =>
      move.kind === "guess" && move.own !== "added" ? readGridGuess(round, move.word) ?? [] : []
    );
    return [...new Set(words)].filter((word) =>
      !round.answers.has(word) && !round.unlisted.has(word)
    );
  },
  summary(position) {
    const { round, state } = position;
    return {
      score: state.score,
      goal: round.rules.goal ?? round.points,
      total: round.points,
      won: hasWon(position),
      found: coreFound(round, state.found),
      words: round.core,
      extra: extraCount(position),
    };
  },
  finds: (position) =>
    foundWords(position).filter(({ id }) => id >= 0).map(({ word, zipf }) => [word, zipf]),
  sought({ round, state }) {
    const found = new Set(state.found.map(({ word }) => word));
    return [...round.answers.values()].map(({ word, zipf, points, isCore }) => ({
      ...{ word, zipf, points, isCore },
      found: found.has(word),
      helped: false,
    }));
  },
  giveUp: (at) => ({ kind: "give_up", at }),
  help: (topic, { round }, t) => helpText(topic, round, t),
  words: {
    read: readGridGuess,
    isFound: ({ found }, word) => found.some((one) => one.word === word),
    floor: ({ rules }) => rules.floor || LEVELS[DEFAULT_LEVEL],
    points: ({ answers }, { word }) => answers.get(word)?.points ?? null,
    code: ({ puzzle, edition }) => `${formatGrid(puzzle)}@${edition}`,
  },
  stats: { rows: ["games", "finished", "best", "average", "words", "extra"] },
  share: (position, context, { clock }) => shareText(position, context, clock),
  events: gridEvents,
  timer: {
    elapsed: ({ at }) => at,
    limit: ({ limit }) => limit,
    tick: (at) => ({ kind: "wait", at }),
  },
};

/** Says why, where more is known than the rules say. */
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
