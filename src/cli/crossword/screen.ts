import type { Crossword } from "../../games/crossword/mod.ts";
import { findEntry } from "../../games/crossword/play.ts";
import { BLACK, type Direction, EMPTY } from "../../games/crossword/template.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { clueLines } from "./grid_text.ts";
import { bar } from "../../core/text.ts";
import type { GameScreen, Panel } from "../screen/game_screen.ts";
import { readSlot, tallyOf } from "../../play/crossword/facts.ts";
import { clueHere, openingLines, tallyLine } from "./text.ts";

type CrosswordPosition = Position<Crossword>;

/** The crossword on the live screen: the grid, its clues, and under the prompt the one meant. */
export function crosswordScreen(): GameScreen<Crossword> {
  return {
    title({ round: { rows, cols, tier }, label }, { t }) {
      const seed = label.kind === "seed" ? label.seed : undefined;
      const title = t.crossword.title({ rows, cols, tier, seed, theme: undefined });
      return { name: title, detail: "", aside: "" };
    },
    // The grid and the clues are in sight.
    opening: (position, context) => openingLines(position, context).slice(-1),
    board: grid,
    smallBoard: grid,
    standing(position, { t }, columns) {
      const { filled, cells } = tallyOf(position);
      const width = Math.max(1, Math.min(20, columns - 2));
      return [tallyLine(position, t), `[${bar(cells === 0 ? 1 : filled / cells, width)}]`];
    },
    panels: [clues("across"), clues("down")],
    aside(typed, position, { t }) {
      const read = readSlot(typed, position.round);
      const entry = read && findEntry(position.round, read.slot);
      return entry && clueHere(position, entry, t);
    },
    shortcuts: { "?": ["?"] },
    keys: (_, { t: { screen: { key } } }) => [key.enter, key.panel, key.help, key.leave],
  };
}

/** `12A`: each cell with its number and its letter; the signs are those of the picture. */
function grid({ round, state }: CrosswordPosition, { paint }: TerminalContext): string[] {
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
    title: (t) => t.crossword[way],
    lines: ({ round }, { t }, columns) => clueLines(round.entries, t, columns, way).slice(1),
  };
}
