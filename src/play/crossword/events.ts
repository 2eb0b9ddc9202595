import type { Crossword } from "../../games/crossword/mod.ts";
import { type CrosswordOutcome, isCrosswordOver } from "../../games/crossword/play.ts";
import { rowTexts, slotName } from "../../games/crossword/template.ts";
import type { GameEvent } from "../events.ts";
import type { GameEvents, Position } from "../game_adapter.ts";
import { tallyOf } from "./facts.ts";

type CrosswordPosition = Position<Crossword>;

/** The crossword for programs: one object a line, no answer before it is found or shown. */
export const crosswordEvents: GameEvents<Crossword> = {
  opening: openingEvent,
  answer: outcomeEvent,
  command: commandEvent,
};

function openingEvent(position: CrosswordPosition): GameEvent {
  const { round, label } = position;
  const { rows, cols, tier } = round;
  return {
    event: "crossword",
    rows,
    cols,
    level: tier,
    label,
    entries: entriesOf(position),
    ...standing(position),
  };
}

function outcomeEvent(
  input: string,
  position: CrosswordPosition,
  outcome: CrosswordOutcome,
): GameEvent {
  const { kind, ...facts } = outcome;
  const slot = "slot" in outcome ? { slot: slotName(outcome.slot) } : {};
  const isRefused = [
    "unchanged",
    "no_such_slot",
    "not_letters",
    "wrong_length",
    "against_revealed",
    "already_solved",
  ].includes(kind);
  return { event: kind, input, ok: !isRefused, ...facts, ...slot, ...standing(position) };
}

function commandEvent(name: string, position: CrosswordPosition): GameEvent | undefined {
  switch (name) {
    case "show":
    case "score":
      return { event: name, ...standing(position) };
    case "list":
      return { event: "list", entries: entriesOf(position) };
    case "which":
      return { event: "no_slot" };
    default:
      return undefined;
  }
}

function entriesOf({ round }: CrosswordPosition): object[] {
  return round.entries.map(({ number, row, col, direction, cells, clue, origin }) => ({
    number,
    row,
    col,
    direction,
    length: cells.length,
    clue,
    ...(origin && { clue_kind: origin.kind, clue_source: origin.source }),
  }));
}

function standing(position: CrosswordPosition): object {
  const { round, state } = position;
  const { rows, cols } = round;
  const { filled, cells, done, entries } = tallyOf(position);
  return {
    grid: rowTexts({ rows, cols, cells: state.cells }),
    filled,
    cells,
    written: done,
    words: entries,
    wrong_cells: state.wrong.map((cell) => [Math.floor(cell / cols), cell % cols]),
    revealed: state.revealed.length,
    checks: state.checks,
    over: isCrosswordOver(round, state),
  };
}
