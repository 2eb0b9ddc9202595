import type { Bee } from "../../games/bee/mod.ts";
import type { BeeOutcome } from "../../games/bee/play.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import type { BeeWord } from "../../games/bee/round.ts";
import { byCommonness, remaining } from "../../games/bee/state.ts";
import { pointsLeft, progress } from "../../games/bee/views.ts";
import type { Messages } from "../../messages/messages.ts";
import { beeAdapter } from "../../play/bee/adapter.ts";
import { endFacts, tallyOf } from "../../play/bee/facts.ts";
import { readingText } from "../../play/reading_text.ts";
import type { Position } from "../../play/game_adapter.ts";
import { newMemory } from "../../play/memory.ts";
import type { Streak } from "../../session/stats.ts";
import type { GameView, TerminalContext } from "../app/game_view.ts";
import {
  boardLines,
  gridLines,
  leftLine,
  lettersLine,
  missedLines,
  openingLines,
  pairLines,
  reviewLine,
} from "./text.ts";
import { type BeeWish, COMMANDS, typingOn } from "./typing.ts";

type BeePosition = Position<Bee>;

/** The bee in words. */
export function beeView(): GameView<Bee, BeeWish> {
  const memory = newMemory();
  return {
    adapter: beeAdapter,
    memory,
    commands: COMMANDS,
    typing: typingOn,
    opening: (position, { t, paint }) => openingLines(position, t, paint),
    board: (position, { t, paint }) => boardLines(position, t, paint),
    answer(before, after, outcome, context) {
      if (outcome.kind === "gave_up") return endLines(before, after, outcome, context);
      if (outcome.kind === "hint" && outcome.hint.rung === 5) {
        return formLines(before, after, outcome, context);
      }
      const isVictory = (outcome.kind === "found" && outcome.complete) ||
        ((outcome.kind === "found" || outcome.kind === "extra") && outcome.won);
      return isVictory && after.label.kind === "daily"
        ? victoryLines(before, after, outcome, context)
        : answerLines(before, after, outcome, { context });
    },
    list: {
      orders: ["found", "alphabet", "length", "families", "extra"],
      lines: async (...asked) => (await import("./commands.ts")).listLines(...asked),
    },
    obey: async (...asked) => await (await import("./commands.ts")).obey(...asked),
    beginWith: "itbee",
    resumeWith: ({ round }) => formatBee(round.puzzle),
    screen: async () => (await import("./screen.ts")).beeScreen(memory.clock),
  };
}

/** With what the rarest missed words mean. */
async function endLines(
  before: BeePosition,
  after: BeePosition,
  outcome: Extract<BeeOutcome, { kind: "gave_up" }>,
  context: TerminalContext,
): Promise<string[]> {
  const { meaningLines } = await import("../text/review.ts");
  const missed = byCommonness(outcome.missed).map(({ word }) => word);
  return [
    ...answerLines(before, after, outcome, { context }),
    ...await meaningLines(missed, context),
  ];
}

/** A hint about what the word is, with what it means. */
async function formLines(
  before: BeePosition,
  after: BeePosition,
  outcome: BeeOutcome,
  context: TerminalContext,
): Promise<string[]> {
  const { hintLines } = await import("../text/review.ts");
  const [hinted] = byCommonness(remaining(before.round, before.state));
  return [
    ...answerLines(before, after, outcome, { context }),
    ...await hintLines(hinted!.word, context),
  ];
}

/** For a daily board, with the days won in a row. */
async function victoryLines(
  before: BeePosition,
  after: BeePosition,
  outcome: BeeOutcome,
  context: TerminalContext,
): Promise<string[]> {
  const { streakIn } = await import("../../play/player_stats.ts");
  const streak = await streakIn(context, "bee");
  // A day long past may be won without a streak.
  return answerLines(before, after, outcome, { context, ...(streak.current > 0 && { streak }) });
}

function answerLines(
  before: BeePosition,
  after: BeePosition,
  outcome: BeeOutcome,
  { context, streak }: { readonly context: TerminalContext; readonly streak?: Streak },
): string[] {
  const { t, paint, world, isLive } = context;
  const sentence = beeAdapter.sentence(outcome, after, context);
  // A screen shows the counts, so there is room for what the word is.
  const aside = (word?: BeeWord) =>
    !isLive ? `   ${t.bee.tally(tallyOf(after))}` : word ? `   ${readingText(word, t)}` : "";
  switch (outcome.kind) {
    case "found":
    case "extra": {
      const isComplete = outcome.kind === "found" && outcome.complete;
      const shown = outcome.kind === "found" ? outcome.word : undefined;
      const lines = [`${paint.good(sentence)}${aside(shown)}`.trimEnd()];
      // Reaching the goal or the end says it better.
      if (outcome.rank && !outcome.won && !isComplete) {
        const { rank, next, toNext } = outcome.rank;
        const above = next && { name: t.bee.rank[next.name], points: toNext };
        lines.push(t.bee.newRank(t.bee.rank[rank.name], above));
      }
      if (isComplete) {
        lines.push(t.bee.complete({ ...endFacts(after), ...(streak && { streak }) }));
      } else if (outcome.won) {
        const left = remaining(after.round, after.state);
        const leftPoints = pointsLeft(after.round, after.state);
        const facts = { ...endFacts(after), left: left.length, leftPoints };
        const [reached = "", ...rest] = t.bee.won({ ...facts, ...(streak && { streak }) });
        lines.push(paint.gold(reached), ...rest);
      }
      return lines;
    }
    case "shuffled":
      return [lettersLine(after, paint)];
    case "hint":
      return hintLines(after, outcome, t, {
        width: world.input().columns,
        sentence: outcome.price.charged === 0 ? sentence : sentence + aside(),
      });
    case "gave_up": {
      const rank = t.bee.rank[progress(after.round, after.state).rank.name];
      const { missed, isTimeUp } = outcome;
      const facts = {
        ...endFacts(after),
        rank,
        missed: missed.length,
        ...(isTimeUp && { isTimeUp }),
      };
      return [
        ...t.bee.gaveUp(facts),
        ...missedLines(outcome.missed, t, world.input().columns),
        ...reviewLine(after, t),
      ];
    }
    case "undone":
      return [sentence + aside()];
    default:
      return [before.state === after.state ? paint.bad(sentence) : sentence];
  }
}

function hintLines(
  position: BeePosition,
  outcome: Extract<BeeOutcome, { kind: "hint" }>,
  t: Messages,
  { width, sentence }: { width: number; sentence: string },
): string[] {
  const { hint } = outcome;
  switch (hint.rung) {
    case 2:
      return [...gridLines(hint.grid, t), leftLine(position, t)];
    case 3:
      return [...pairLines(hint.pairs, width), leftLine(position, t)];
    default:
      return [sentence];
  }
}
