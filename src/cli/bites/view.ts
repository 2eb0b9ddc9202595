import type { Bites } from "../../games/bites/mod.ts";
import type { BitesOutcome } from "../../games/bites/play.ts";
import { missedOf } from "../../games/bites/state.ts";
import type { BitesCommand } from "../../messages/bites.ts";
import { bitesAdapter } from "../../play/bites/adapter.ts";
import { endFacts, tallyOf } from "../../play/bites/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import { newMemory } from "../../play/memory.ts";
import type { GameView, TerminalContext } from "../app/game_view.ts";
import { bitesList, obey } from "./commands.ts";
import { boardLines, gaveUpLines, MISSED_SHOWN, openingLines, tilesLine } from "./text.ts";
import { COMMANDS, typingOn } from "./typing.ts";

type BitesPosition = Position<Bites>;

/** Bites in words. */
export function bitesView(): GameView<Bites, BitesCommand> {
  return {
    adapter: bitesAdapter,
    memory: newMemory(),
    commands: COMMANDS,
    typing: typingOn,
    opening: (position, { t, paint }) => openingLines(position, t, paint),
    board: (position, { t, paint }) => boardLines(position, t, paint),
    answer: async (before, after, outcome, context) => {
      const lines = answerLines(before, after, outcome, context);
      if (outcome.kind !== "gave_up") return lines;
      const { meaningLines } = await import("../text/review.ts");
      const missed = outcome.missed.slice(0, MISSED_SHOWN).map(({ word }) => word);
      return [...lines, ...await meaningLines(missed, context)];
    },
    list: bitesList,
    obey,
    beginWith: "itbee bites play",
    resumeWith: () => "bites play",
    screen: async () => (await import("./screen.ts")).bitesScreen(),
  };
}

function answerLines(
  before: BitesPosition,
  after: BitesPosition,
  outcome: BitesOutcome,
  context: TerminalContext,
): string[] {
  const { t, paint } = context;
  const sentence = bitesAdapter.sentence(outcome, after, context);
  // A screen has the counts in sight.
  const withTally = (text: string) =>
    context.isLive ? text : `${text}   ${t.bites.tally(tallyOf(after))}`;
  switch (outcome.kind) {
    case "found": {
      const lines = [withTally(paint.good(sentence))];
      const end = endFacts(after);
      if (outcome.complete) lines.push(t.bites.complete(end));
      else if (outcome.won) {
        lines.push(...t.bites.won({ ...end, left: missedOf(after.round, after.state).length }));
      }
      return lines;
    }
    case "extra":
      return [paint.good(sentence)];
    case "shuffled":
      return [tilesLine(after, paint)];
    case "hint":
      return [outcome.charged === 0 ? sentence : withTally(sentence)];
    case "gave_up":
      return gaveUpLines(after, outcome.missed, context);
    default:
      return [before.state === after.state ? paint.bad(sentence) : sentence];
  }
}
