import { asPlayed } from "../../core/letters.ts";
import { type Bites, bites } from "../../games/bites/mod.ts";
import { formatBites } from "../../games/bites/puzzle.ts";
import { say } from "../../messages/say.ts";
import type { GameAdapter } from "../game_adapter.ts";
import { soughtWords } from "../sought_words.ts";
import { bitesBoards } from "./boards.ts";
import { bitesEvents } from "./events.ts";
import { endFacts, helpText, shareText } from "./facts.ts";

export const bitesAdapter: GameAdapter<Bites> = {
  name: "bites",
  game: bites,
  boards: bitesBoards,
  guess: (word, _, at) => ({ kind: "guess", word, at }),
  emptyMove: (at) => ({ kind: "shuffle", at }),
  ownGuess: {
    word: (move, round) => move.kind === "guess" ? asPlayed(move.word, round.alphabet) : undefined,
    marked: (move, own) => move.kind === "guess" ? { ...move, own } : move,
  },
  sentence: (outcome, _, { t }) => say(t.bites.outcome, outcome),
  lost(moves, { round }) {
    const words = moves.flatMap((move) =>
      move.kind === "guess" && move.own !== "added" ? asPlayed(move.word, round.alphabet) ?? [] : []
    );
    return [...new Set(words)].filter((word) => !round.answers.has(word));
  },
  summary(position) {
    const { score, goal, found, words, total, extra, hints } = endFacts(position);
    const { won } = position.state;
    return { score, goal, total, won, found, words, extra, hints };
  },
  finds: ({ round, state }) =>
    state.found.filter(({ tier }) => tier !== "unlisted")
      .flatMap(({ word }) => round.answers.get(word) ?? [])
      .map(({ word, zipf }) => [word, zipf]),
  sought: ({ round, state }) => soughtWords(round.answers.values(), state),
  giveUp: (at) => ({ kind: "give_up", at }),
  help: (topic, { round: { rules } }, t) => helpText(topic, rules, t),
  words: {
    read: ({ alphabet }, text) => asPlayed(text, alphabet),
    isFound: ({ found }, word) => found.some((one) => one.word === word),
    floor: ({ rules }) => rules.floor,
    points: ({ answers }, { word }) => answers.get(word)?.points ?? null,
    code: ({ puzzle, edition }) => `${formatBites(puzzle)}@${edition}`,
  },
  stats: { rows: ["games", "finished", "wins", "best", "average", "words", "extra", "hints"] },
  share: shareText,
  events: bitesEvents,
  timer: {
    elapsed: ({ at }) => at,
    limit: ({ limit }) => limit,
    tick: (at) => ({ kind: "wait", at }),
  },
};
