import { type Bee, bee } from "../../games/bee/mod.ts";
import { type BeeOutcome, readGuess } from "../../games/bee/play.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { RANK_NAMES } from "../../games/bee/ranks.ts";
import { acceptedWord } from "../../games/bee/round.ts";
import { BEE_DEFAULTS, timeLimit } from "../../games/bee/rules.ts";
import { progress } from "../../games/bee/views.ts";
import { grammarOf } from "../../lexicon/tag.ts";
import type { Messages } from "../../messages/messages.ts";
import { say } from "../../messages/say.ts";
import type { GameAdapter, GameSummary, Position } from "../game_adapter.ts";
import { soughtWords } from "../sought_words.ts";
import { beeBoards } from "./boards.ts";
import { beeEvents } from "./events.ts";
import { wordPoints } from "./word_points.ts";

type BeePosition = Position<Bee>;

export const beeAdapter: GameAdapter<Bee> = {
  name: "bee",
  game: bee,
  boards: beeBoards,
  guess: (word, position, at) => ({ kind: "guess", word, ...timeOf(position, at) }),
  emptyMove: () => ({ kind: "shuffle" }),
  ownGuess: {
    word: (move, round) => move.kind === "guess" ? readGuess(round, move.word) : undefined,
    marked: (move, own) => move.kind === "guess" ? { ...move, own } : move,
  },
  sentence: (outcome, after, { t }) => sentence(outcome, after, t),
  lost(moves, { round }) {
    const words = moves.flatMap((move) =>
      move.kind === "guess" && move.own !== "added" ? readGuess(round, move.word) ?? [] : []
    );
    return [...new Set(words)].filter((word) => acceptedWord(round, word) === undefined);
  },
  summary,
  finds: ({ round, state }) =>
    state.found.filter(({ tier, hinted }) => tier !== "unlisted" && !hinted)
      .flatMap(({ word }) => acceptedWord(round, word) ?? [])
      .map(({ word, zipf }) => [word, zipf]),
  async verifyWords(lexicon) {
    const { verifyPrepared } = await import("../../games/bee/prepare.ts");
    verifyPrepared(lexicon, BEE_DEFAULTS);
  },
  sought: ({ round, state }) => soughtWords([...round.core, ...round.extra], state),
  giveUp: (at, position) => ({ kind: "give_up", ...timeOf(position, at) }),
  help: async (topic, position, t) => (await import("./help.ts")).helpText(topic, position, t),
  words: {
    read: readGuess,
    isFound: ({ found }, word) => found.some((one) => one.word === word),
    floor: ({ rules }) => rules.floor,
    points(round, scored) {
      const usual = wordPoints(scored);
      // What it pays here, as a pangram or as an extra word.
      return usual === null ? null : acceptedWord(round, scored.word)?.points ?? usual;
    },
    code: ({ puzzle, edition }) => `${formatBee(puzzle)}@${edition}`,
  },
  stats: {
    rows: [
      "games",
      "finished",
      "wins",
      "streak",
      "bestStreak",
      "best",
      "average",
      "words",
      "extra",
      "pangrams",
      "hints",
    ],
    rankNames: (t) => RANK_NAMES.map((name) => t.bee.rank[name]),
  },
  share: async (position, context) => (await import("./facts.ts")).shareText(position, context),
  events: beeEvents,
  timer: {
    elapsed: ({ at = 0 }) => at,
    limit: ({ rules }) => timeLimit(rules),
    tick: (at) => ({ kind: "wait", at }),
  },
};

/** A calm game has no use for it. */
function timeOf({ round }: BeePosition, at: number): { readonly at?: number } {
  return timeLimit(round.rules) === undefined ? {} : { at };
}

function sentence(outcome: BeeOutcome, { round }: BeePosition, t: Messages): string {
  if (outcome.kind === "hint" && outcome.hint.rung === 5) {
    const { tag, lemma, kin, length } = outcome.hint;
    if (!round.hasForms) return t.bee.hintNoForm(length);
    const grammar = t.grammar(grammarOf(tag));
    return t.bee.hintForm({ charged: outcome.price.charged, grammar, lemma, kin, length });
  }
  if (outcome.kind === "hint" && outcome.hint.rung === 6) {
    // As it is written.
    const { hint } = outcome;
    const written = hint.word && acceptedWord(round, hint.word)?.written.join(" / ");
    const shown = written === undefined ? hint : { ...hint, word: written };
    return say(t.bee.outcome, { ...outcome, hint: shown });
  }
  return say(t.bee.outcome, outcome);
}

function summary({ round, state }: BeePosition): GameSummary {
  const now = progress(round, state);
  return {
    score: state.score,
    goal: round.goal,
    total: round.total,
    won: state.won,
    rank: RANK_NAMES.indexOf(now.rank.name),
    found: now.found,
    words: now.total,
    extra: state.found.filter(({ tier }) => tier === "extra").length,
    pangrams: now.pangrams.found,
    hints: state.hintsUsed,
  };
}
