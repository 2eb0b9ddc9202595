import type { Grid } from "../../games/grid/mod.ts";
import { type GridOutcome, missedWords } from "../../games/grid/play.ts";
import type { GridCommand } from "../../messages/mod.ts";
import { readingText } from "../../play/reading_text.ts";
import type { Position } from "../../play/game_adapter.ts";
import { gridAdapter } from "../../play/grid/adapter.ts";
import { endFacts, tallyOf } from "../../play/grid/facts.ts";
import { type Memory, newMemory } from "../../play/memory.ts";
import type { GameView, TerminalContext } from "../app/game_view.ts";
import { gridList, obey } from "./commands.ts";
import { boardLines, endLines, headLines, openingLines, SHOWN } from "./text.ts";
import { COMMANDS, typingOn } from "./typing.ts";

type GridPosition = Position<Grid>;

/** The grid in words. */
export function gridView(): GameView<Grid, GridCommand> {
  const memory = newMemory();
  const { clock } = memory;
  return {
    adapter: gridAdapter,
    memory,
    commands: COMMANDS,
    typing: typingOn,
    opening: (position, { t }) => openingLines(position, t, clock),
    board: (position, { t }) => [...headLines(position, t), ...boardLines(position, t, clock)],
    answer: async (_, after, outcome, context) => {
      const lines = answerLines(after, outcome, context, memory);
      if (outcome.kind !== "gave_up" && outcome.kind !== "time_up") return lines;
      const { meaningLines } = await import("../text/review.ts");
      const missed = missedWords(after.round, after.state).slice(0, SHOWN).map(({ word }) => word);
      return [...lines, ...await meaningLines(missed, context)];
    },
    list: gridList,
    obey: (wish, _rest, position, context) => obey(wish, position, context, memory),
    beginWith: "itbee grid play",
    resumeWith: () => "grid play",
    screen: async () => (await import("./screen.ts")).gridScreen(clock),
  };
}

function answerLines(
  after: GridPosition,
  outcome: GridOutcome,
  context: TerminalContext,
  { clock }: Memory,
): string[] {
  const { t, paint, lexicon, isLive } = context;
  const sentence = gridAdapter.sentence(outcome, after, context);
  switch (outcome.kind) {
    case "found": {
      // A screen shows the counts, so there is room for what the word is.
      const reading = isLive && after.round.answers.has(outcome.word.word)
        ? lexicon.reading(outcome.word.id)
        : undefined;
      const aside = !isLive
        ? t.grid.tally(tallyOf(after, clock))
        : reading
        ? readingText(reading, t)
        : "";
      const line = `${paint.good(sentence)}   ${aside}`.trimEnd();
      return outcome.complete ? [line, t.grid.ended(endFacts(after, clock))] : [line];
    }
    case "waited":
      return boardLines(after, t, clock);
    case "time_up":
    case "gave_up":
      return endLines(after, t, clock);
    case "over":
      return [sentence];
    default:
      return [paint.bad(sentence)];
  }
}
