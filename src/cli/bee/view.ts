import { type Bee, bee } from "../../games/bee/mod.ts";
import { type BeeOutcome, readGuess } from "../../games/bee/play.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { acceptedWord, type BeeWord } from "../../games/bee/round.ts";
import { RANK_NAMES } from "../../games/bee/ranks.ts";
import { isBeeOver, remaining } from "../../games/bee/state.ts";
import { progress } from "../../games/bee/views.ts";
import { grammarOf } from "../../lexicon/tag.ts";
import type { Messages } from "../../messages/messages.ts";
import { say } from "../../messages/say.ts";
import type { Summary } from "../../session/session.ts";
import type { Streak } from "../../session/stats.ts";
import type { GameView, PlayContext, Position } from "../app/game_view.ts";
import { readingLine } from "../app/reading_line.ts";
import { type BeeWish, COMMANDS, noteTried, typingOn } from "./typing.ts";
import { beeJson } from "./events.ts";
import {
  boardLines,
  endFacts,
  gridLines,
  leftLine,
  lettersLine,
  missedLines,
  openingLines,
  pairLines,
  reviewLine,
  tallyOf,
} from "./text.ts";

type BeePosition = Position<Bee>;

/** The bee in words. It remembers what was tried, so that `why` gives nothing away. */
export function beeView(): GameView<Bee, BeeWish> {
  const tried = new Set<string>();
  return {
    game: bee,
    commands: () => COMMANDS,
    typing: typingOn,
    guess: (word) => ({ kind: "guess", word }),
    onEmpty: { kind: "shuffle" },
    opening: (position, { t, paint }) => openingLines(position, t, paint),
    board: (position, { t, paint }) => boardLines(position, t, paint),
    answer(before, after, outcome, context) {
      noteTried(tried, outcome);
      const isVictory = outcome.kind === "found" && (outcome.won || outcome.complete);
      return isVictory && after.label.kind === "daily"
        ? victoryLines(before, after, outcome, context)
        : answerLines(before, after, outcome, { context });
    },
    obey: async (wish, rest, position, context) => {
      const { obey } = await import("./commands.ts");
      return await obey(wish, rest, position, { context, tried });
    },
    leaving({ round, state }, { t }) {
      return isBeeOver(round, state) ? [] : [t.play.saved(formatBee(round.puzzle))];
    },
    lost(moves, { round }) {
      const words = moves.flatMap((move) =>
        move.kind === "guess" ? [readGuess(round, move.word)] : []
      );
      return [...new Set(words)].filter((word) =>
        word !== undefined && acceptedWord(round, word) === undefined
      ) as string[];
    },
    summary,
    finds: ({ round, state }) =>
      state.found.filter(({ tier, hinted }) => tier !== "unlisted" && !hinted)
        .map(({ word }) => [word, acceptedWord(round, word)!.zipf]),
    json: beeJson(tried),
    screen: async () => (await import("./screen.ts")).beeScreen(),
  };
}

/** Of a board of the day, with the days won in a row. */
async function victoryLines(
  before: BeePosition,
  after: BeePosition,
  outcome: BeeOutcome,
  context: PlayContext,
): Promise<string[]> {
  const { streakIn } = await import("../app/player_stats.ts");
  const streak = await streakIn(context, "bee");
  // A day long past may be won without a streak.
  return answerLines(before, after, outcome, { context, ...(streak.current > 0 && { streak }) });
}

function answerLines(
  before: BeePosition,
  after: BeePosition,
  outcome: BeeOutcome,
  { context, streak }: { readonly context: PlayContext; readonly streak?: Streak },
): string[] {
  const { t, paint, world, isLive } = context;
  const sentence = say(t.bee.outcome, outcome);
  // A screen has the counts in sight: there is room for what the word is.
  const aside = (word?: BeeWord) =>
    !isLive ? `   ${t.bee.tally(tallyOf(after))}` : word ? `   ${readingLine(word, t)}` : "";
  switch (outcome.kind) {
    case "found": {
      const lines = [`${paint.good(sentence)}${aside(outcome.word)}`.trimEnd()];
      // Reaching the goal or the end says it better.
      if (outcome.rank && !outcome.won && !outcome.complete) {
        const { rank, next, toNext } = outcome.rank;
        const above = next && { name: t.bee.rank[next.name], points: toNext };
        lines.push(t.bee.newRank(t.bee.rank[rank.name], above));
      }
      if (outcome.complete) {
        lines.push(t.bee.complete({ ...endFacts(after), ...(streak && { streak }) }));
      } else if (outcome.won) {
        const left = remaining(after.round, after.state);
        const leftPoints = left.reduce((sum, { points }) => sum + points, 0);
        const facts = { ...endFacts(after), left: left.length, leftPoints };
        lines.push(...t.bee.won({ ...facts, ...(streak && { streak }) }));
      }
      return lines;
    }
    case "shuffled":
      return [lettersLine(after, paint)];
    case "hint":
      return hintLines(after, outcome, t, {
        width: world.input().columns,
        charge: (told) => outcome.price.charged === 0 ? told : told + aside(),
      });
    case "gave_up": {
      const rank = t.bee.rank[progress(after.round, after.state).rank.name];
      const facts = { ...endFacts(after), rank, missed: outcome.missed.length };
      return [
        ...t.bee.gaveUp(facts),
        ...missedLines(outcome.missed, t, world.input().columns),
        ...reviewLine(after, t),
      ];
    }
    case "undone":
      return [sentence + aside()];
    case "extra":
      return [paint.good(sentence)];
    default:
      return [before.state === after.state ? paint.bad(sentence) : sentence];
  }
}

function hintLines(
  position: BeePosition,
  outcome: Extract<BeeOutcome, { kind: "hint" }>,
  t: Messages,
  { width, charge }: { width: number; charge: (sentence: string) => string },
): string[] {
  const { hint, price } = outcome;
  const charged = (sentence: string) => [charge(sentence)];
  switch (hint.rung) {
    case 2:
      return [...gridLines(hint.grid, t), leftLine(position, t)];
    case 3:
      return [...pairLines(hint.pairs, width), leftLine(position, t)];
    case 5: {
      const grammar = t.grammar(grammarOf(hint.tag));
      const { lemma, kin, length } = hint;
      return charged(t.bee.hintForm({ charged: price.charged, grammar, lemma, kin, length }));
    }
    case 6: {
      // Told as it is written.
      const written = hint.word && acceptedWord(position.round, hint.word)?.written.join(" / ");
      const shown = written === undefined ? hint : { ...hint, word: written };
      return charged(say(t.bee.outcome, { ...outcome, hint: shown }));
    }
    default:
      return charged(say(t.bee.outcome, outcome));
  }
}

function summary({ round, state }: BeePosition): Summary {
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
