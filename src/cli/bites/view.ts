import type { Bites } from "../../games/bites/mod.ts";
import type { BitesOutcome } from "../../games/bites/play.ts";
import { missedOf } from "../../games/bites/state.ts";
import type { BitesCommand } from "../../messages/bites.ts";
import { bitesAdapter } from "../../play/bites/adapter.ts";
import { endFacts, tallyOf } from "../../play/bites/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import { type Clock, newMemory } from "../../play/memory.ts";
import type { GameView, TerminalContext } from "../app/game_view.ts";
import { bitesList, obey } from "./commands.ts";
import { boardLines, endLines, MISSED_SHOWN, openingLines, tilesLine } from "./text.ts";
import { COMMANDS, typingOn } from "./typing.ts";

type BitesPosition = Position<Bites>;

/** Bites in words. */
export function bitesView(): GameView<Bites, BitesCommand> {
  const memory = newMemory();
  const { clock } = memory;
  return {
    adapter: bitesAdapter,
    memory,
    commands: COMMANDS,
    typing: typingOn,
    opening: (position, context) => openingLines(position, context, clock),
    board: (position, context) => boardLines(position, context, clock),
    answer: async (before, after, outcome, context) => {
      const lines = answerLines({ before, after, clock }, outcome, context);
      if (outcome.kind !== "gave_up" && outcome.kind !== "time_up") return lines;
      const { meaningLines } = await import("../text/review.ts");
      const missed = outcome.missed.slice(0, MISSED_SHOWN).map(({ word }) => word);
      return [...lines, ...await meaningLines(missed, context)];
    },
    list: bitesList,
    obey: (wish, _rest, position, context) => obey(wish, position, context, memory),
    beginWith: "itbee bites play",
    resumeWith: () => "bites play",
    screen: async () => (await import("./screen.ts")).bitesScreen(clock),
  };
}

function answerLines(
  { before, after, clock }: {
    readonly before: BitesPosition;
    readonly after: BitesPosition;
    readonly clock: Clock;
  },
  outcome: BitesOutcome,
  context: TerminalContext,
): string[] {
  const { t, paint } = context;
  const sentence = bitesAdapter.sentence(outcome, after, context);
  // A screen already shows the counts.
  const withTally = (text: string) =>
    context.isLive ? text : `${text}   ${t.bites.tally(tallyOf(after, clock))}`;
  switch (outcome.kind) {
    case "found": {
      const lines = [withTally(paint.good(sentence))];
      if (outcome.complete) return [...lines, t.bites.complete(endFacts(after))];
      return outcome.won ? [...lines, ...wonLines(after, t)] : lines;
    }
    case "extra": {
      const told = paint.good(sentence);
      if (outcome.apart) return [told];
      return outcome.won ? [withTally(told), ...wonLines(after, t)] : [withTally(told)];
    }
    case "waited":
      return [];
    case "shuffled":
      return [tilesLine(after, paint)];
    case "hint":
      return [outcome.charged === 0 ? sentence : withTally(sentence)];
    case "time_up":
    case "gave_up":
      return endLines(after, outcome.missed, context);
    default:
      return [before.state === after.state ? paint.bad(sentence) : sentence];
  }
}

function wonLines(position: BitesPosition, t: TerminalContext["t"]): readonly string[] {
  const remaining = missedOf(position.round, position.state).length;
  return t.bites.won({ ...endFacts(position), remaining });
}
