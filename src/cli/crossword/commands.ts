import type { Crossword } from "../../games/crossword/mod.ts";
import { findEntry } from "../../games/crossword/play.ts";
import type { CrosswordCommand, Messages } from "../../messages/mod.ts";
import { directionOf, entriesAt, readSlot } from "../../play/crossword/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { Reply, TerminalContext } from "../app/game_view.ts";
import { clueLines } from "./grid_text.ts";
import { clueHere, gridLines, tallyLine } from "./text.ts";
import type { CrosswordWish } from "./typing.ts";

type CrosswordPosition = Position<Crossword>;

/** For a command that did not say where. */
const NO_SLOT = { ok: false, code: "no_slot" };

/** Carries out a command that only the crossword has. */
export function obey(
  wish: CrosswordWish,
  rest: string,
  position: CrosswordPosition,
  context: TerminalContext,
): Reply<Crossword> {
  const { t, world } = context;
  const { round } = position;
  const { columns } = world.input();
  const read = readSlot(rest, round);
  const slotted = (kind: "reveal" | "reveal_letter", command: CrosswordCommand) =>
    read
      ? { kind: "move", move: { kind, slot: read.slot } } as const
      : lines([t.crossword.slotWanted(t.crossword.commandName[command])], NO_SLOT);
  switch (wish) {
    case "show":
      return lines([...gridLines(position, context), tallyLine(position, t)]);
    case "list":
      return lines(clueLines(round.entries, t, columns, directionOf(rest)));
    case "clue":
      return lines(asked(position, rest, t), { entries: askedFacts(position, rest) });
    case "which":
      return lines(/^\d/.test(rest) ? asked(position, rest, t) : [t.crossword.which()]);
    case "check":
      return { kind: "move", move: { kind: "check" } };
    case "letter":
      return slotted("reveal_letter", "letter");
    case "reveal":
      return slotted("reveal", "reveal");
    case "clear":
      if (rest !== "" && !read) {
        return lines([t.crossword.slotWanted(t.crossword.commandName.clear)], NO_SLOT);
      }
      return { kind: "move", move: { kind: "clear", ...(read && { slot: read.slot }) } };
    case "score":
      return lines([tallyLine(position, t)]);
    default:
      throw new Error(`no command of the crossword: ${wish}`);
  }
}

function lines(all: readonly string[], facts?: object): Reply<Crossword> {
  return { kind: "say", lines: all, ...(facts && { facts }) };
}

/** The clue of an entry, or both of a number. */
function asked(position: CrosswordPosition, text: string, t: Messages): string[] {
  const { round } = position;
  const read = readSlot(text, round);
  if (read) {
    const entry = findEntry(round, read.slot);
    return entry
      ? [clueHere(position, entry, t)]
      : [t.crossword.outcome.no_such_slot({ kind: "no_such_slot", slot: read.slot })];
  }
  const number = Number(/^\d{1,3}/.exec(text)?.[0] ?? NaN);
  if (Number.isNaN(number)) return [t.crossword.which()];
  const both = entriesAt(round, number);
  return both.length === 0
    ? [t.crossword.noSuch(number)]
    : [...both.map((entry) => clueHere(position, entry, t)), t.crossword.which()];
}

/** The same for programs: what is written of each, `.` where there is nothing yet. */
function askedFacts({ round, state }: CrosswordPosition, text: string): object[] {
  const read = readSlot(text, round);
  const entries = read ? [findEntry(round, read.slot)] : entriesAt(round, Number.parseInt(text));
  return entries.flatMap((entry) => {
    if (!entry) return [];
    const { number, direction, cells, clue } = entry;
    const written = cells.map((cell) => state.cells[cell]).join("");
    return [{ number, direction, length: cells.length, clue, written }];
  });
}
