import type { Crossword } from "../../games/crossword/mod.ts";
import { type CrosswordOutcome, isCrosswordOver } from "../../games/crossword/play.ts";
import { rowTexts, slotName } from "../../games/crossword/template.ts";
import type { JsonFront, Seat } from "../front.ts";
import { factsIn } from "../json.ts";
import { type CrosswordWish, obey } from "./crossword_commands.ts";
import { tallyOf } from "./crossword_text.ts";

type CrosswordSeat = Seat<Crossword>;

/** The crossword for programs: one object a line, no answer before it is found or shown. */
export const crosswordJson: JsonFront<Crossword, CrosswordWish> = {
  opening: openingEvent,
  answer: outcomeEvent,
  async obey(wish, rest, seat, room) {
    const event = eventFor(wish, seat);
    if (event) return { kind: "event", event };
    const reply = await obey(wish, rest, seat, room);
    return factsIn(wish, reply);
  },
};

function openingEvent(seat: CrosswordSeat): object {
  const { round, label } = seat;
  const { rows, cols, tier } = round;
  return {
    event: "crossword",
    rows,
    cols,
    level: tier,
    label,
    entries: entriesOf(seat),
    ...standing(seat),
  };
}

function outcomeEvent(input: string, seat: CrosswordSeat, outcome: CrosswordOutcome): object {
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
  return { event: kind, input, ok: !isRefused, ...facts, ...slot, ...standing(seat) };
}

/** Commands that a program has a use for, as facts. */
function eventFor(wish: CrosswordWish, seat: CrosswordSeat): object | undefined {
  switch (wish) {
    case "show":
    case "score":
      return { event: wish, ...standing(seat) };
    case "list":
      return { event: "list", entries: entriesOf(seat) };
    case "which":
      return { event: "no_slot" };
    default:
      return undefined;
  }
}

function entriesOf({ round }: CrosswordSeat): object[] {
  return round.entries.map(({ number, row, col, direction, cells, clue }) => ({
    number,
    row,
    col,
    direction,
    length: cells.length,
    clue,
  }));
}

function standing(seat: CrosswordSeat): object {
  const { round, state } = seat;
  const { rows, cols } = round;
  const { filled, cells, done, entries } = tallyOf(seat);
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
