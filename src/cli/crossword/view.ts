import type { Crossword } from "../../games/crossword/mod.ts";
import type { CrosswordOutcome } from "../../games/crossword/play.ts";
import { crosswordAdapter } from "../../play/crossword/adapter.ts";
import type { Position } from "../../play/game_adapter.ts";
import { newMemory } from "../../play/memory.ts";
import type { GameView, TerminalContext } from "../app/game_view.ts";
import { obey } from "./commands.ts";
import { boardLines, gridLines, openingLines } from "./text.ts";
import { COMMANDS, type CrosswordWish, typingOn } from "./typing.ts";

type CrosswordPosition = Position<Crossword>;

/** The crossword in words. */
export function crosswordView(): GameView<Crossword, CrosswordWish> {
  const memory = newMemory();
  return {
    adapter: crosswordAdapter,
    memory,
    commands: COMMANDS,
    typing: typingOn,
    opening: openingLines,
    board: boardLines,
    answer: answerLines,
    obey,
    beginWith: "itbee crossword play",
    resumeWith: () => "crossword play",
    screen: async () => (await import("./screen.ts")).crosswordScreen(memory.clock),
  };
}

function answerLines(
  before: CrosswordPosition,
  after: CrosswordPosition,
  outcome: CrosswordOutcome,
  context: TerminalContext,
): string[] {
  const { paint, isLive } = context;
  const sentence = crosswordAdapter.sentence(outcome, after, context);
  // A screen has the grid in sight.
  const picture = isLive ? [] : gridLines(after, context);
  switch (outcome.kind) {
    case "solved":
      return [...picture, paint.good(sentence)];
    case "gave_up":
      return [...picture, sentence];
    case "checked":
      return outcome.wrong === 0 ? [paint.good(sentence)] : [...picture, sentence];
    case "waited":
      return [];
    case "entered":
    case "lettered":
    case "revealed":
    case "revealed_letter":
    case "cleared":
      return [sentence];
    default:
      return [before.state === after.state ? paint.bad(sentence) : sentence];
  }
}
