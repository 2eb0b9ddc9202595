import type { Bites } from "../../games/bites/mod.ts";
import type { BitesCommand } from "../../messages/mod.ts";
import { extraCount, foundAnswers, tallyOf } from "../../play/bites/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { Memory } from "../../play/memory.ts";
import type { Reply, TerminalContext, WordList } from "../app/game_view.ts";
import { columns } from "../text/layout.ts";
import { nothingFound, scoreLines, wordCell } from "./text.ts";

export const bitesList: WordList<Bites> = {
  orders: ["found", "alphabet", "length", "extra"],
  lines(order, position, { t, world }) {
    const found = foundAnswers(order, position);
    if (found.length === 0) return [nothingFound(order, t)];
    const sum = order === "extra"
      ? t.bites.extraTally({
        words: extraCount(position),
        points: position.state.extraScore,
        isApart: !position.round.hasOneScore,
      })
      : t.bites.tally(tallyOf(position));
    return [...columns(found.map(wordCell), world.input().columns), sum];
  },
};

/** Carries out a command that only bites has. */
export function obey(
  command: BitesCommand,
  position: Position<Bites>,
  { t }: TerminalContext,
  { clock }: Memory,
): Reply<Bites> {
  switch (command) {
    case "shuffle":
    case "hint":
      return { kind: "move", move: { kind: command, at: clock.at(position.state.at) } };
    case "score":
      return { kind: "say", lines: scoreLines(position, t, clock) };
    default:
      throw new Error(`no command of bites: ${command}`);
  }
}
