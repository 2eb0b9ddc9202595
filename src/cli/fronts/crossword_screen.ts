import type { Crossword } from "../../games/crossword/mod.ts";
import { findEntry } from "../../games/crossword/play.ts";
import { BLACK, type Direction, EMPTY } from "../../games/crossword/template.ts";
import { crosswordIn } from "../../messages/crossword_in.ts";
import type { Room, Seat } from "../front.ts";
import { clueLines } from "../crossword_text.ts";
import { bar } from "../layout.ts";
import type { Panel, ScreenFront } from "../screen/front.ts";
import { readSlot } from "./crossword_commands.ts";
import { clueHere, openingLines, tallyLine, tallyOf } from "./crossword_text.ts";

type CrosswordSeat = Seat<Crossword>;

/** The crossword on the live screen: the grid, its clues, and under the prompt the one meant. */
export function crosswordScreen(): ScreenFront<Crossword> {
  return {
    header({ round: { rows, cols, tier }, label }, { t }) {
      const seed = label.kind === "seed" ? label.seed : undefined;
      const title = crosswordIn(t).title({ rows, cols, tier, seed, theme: undefined });
      return { parts: ["itbee", title], aside: "" };
    },
    // The grid and the clues are in sight.
    opening: (seat, room) => openingLines(seat, room).slice(-1),
    board: grid,
    smallBoard: grid,
    standing(seat, { t }, columns) {
      const { filled, cells } = tallyOf(seat);
      const width = Math.max(1, Math.min(20, columns - 2));
      return [tallyLine(seat, t), `[${bar(cells === 0 ? 1 : filled / cells, width)}]`];
    },
    panels: [clues("across"), clues("down")],
    aside(typed, seat, { t }) {
      const read = readSlot(typed, seat.round);
      const entry = read && findEntry(seat.round, read.slot);
      return entry && clueHere(seat, entry, t);
    },
    shortcuts: { "?": ["?"] },
    keys: ["enter", "panel", "help", "leave"],
  };
}

/** `12A`: each cell with its number and its letter; the signs are those of the picture. */
function grid({ round, state }: CrosswordSeat, { paint }: Room): string[] {
  const numbers = new Map(round.entries.map((entry) => [entry.cells[0]!, entry.number]));
  const digits = String(Math.max(0, ...numbers.values())).length;
  const cellOf = (cell: number) => {
    const letter = state.cells[cell]!;
    if (letter === BLACK) return paint.dim("#".repeat(digits + 1)) + " ";
    const mark = state.wrong.includes(cell) ? "!" : state.revealed.includes(cell) ? "~" : " ";
    const shown = letter === EMPTY ? "." : paint.bold(letter.toUpperCase());
    return String(numbers.get(cell) ?? "").padStart(digits) + shown + mark;
  };
  return Array.from(
    { length: round.rows },
    (_, row) =>
      Array.from({ length: round.cols }, (_, col) => cellOf(row * round.cols + col)).join(""),
  );
}

function clues(way: Direction): Panel<Crossword> {
  return {
    name: way,
    title: (t) => crosswordIn(t)[way],
    lines: ({ round }, { t }, columns) => clueLines(round.entries, t, columns, way).slice(1),
  };
}
