import type { Grid } from "../../games/grid/mod.ts";
import { stepsOn } from "../../games/grid/paths.ts";
import { readGridGuess } from "../../games/grid/play.ts";
import { formatCell } from "../../games/grid/puzzle.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { bar } from "../../core/text.ts";
import { columns } from "../text/layout.ts";
import type { GameScreen } from "../screen/game_screen.ts";
import type { Clock } from "../../play/memory.ts";
import { absentFrom, foundWords, tallyOf } from "../../play/grid/facts.ts";
import { heatLines } from "./commands.ts";
import { boardLines, openingLines, spelled } from "./text.ts";

type GridPosition = Position<Grid>;

/** Boards with more rows have none to spare. */
const AIRY_ROWS = 5;

/** The grid on the live screen: the letters with the path of the last word, words, and a clock. */
export function gridScreen(clock: Clock): GameScreen<Grid> {
  // Every path of every word left: too much to count again at each key.
  let heat: { readonly of: unknown; readonly width: number; readonly lines: string[] } | undefined;
  const heatOnce = (position: GridPosition, { t }: TerminalContext, width: number) => {
    const of = position.state.found;
    if (heat?.of !== of || heat.width !== width) {
      heat = { of, width, lines: heatLines(position, t, width) };
    }
    return heat.lines;
  };
  return {
    title(position, { t }) {
      const { label, round } = position;
      const title = label.kind === "seed" ? t.grid.seeded(label.seed) : t.grid.board();
      const { puzzle: { rows, cols }, rules } = round;
      const size = `${rows}x${cols} ${rules.name}`;
      const { left } = tallyOf(position, clock);
      return {
        name: title[0]!.toUpperCase() + title.slice(1),
        detail: size,
        aside: left === undefined ? "" : t.grid.clock(left),
      };
    },
    opening(position, { t }) {
      // The first names the board and the last show it.
      return openingLines(position, t, clock).slice(1, -boardLines(position, t, clock).length);
    },
    board(position, { paint }) {
      const rows = cellsOf(position, paint);
      return rows.length > AIRY_ROWS ? rows : rows.flatMap((row) => [row, ""]).slice(0, -1);
    },
    smallBoard: (position, { paint }) => cellsOf(position, paint),
    standing(position, { t }, width) {
      const { round, state } = position;
      const share = round.points === 0 ? 1 : state.score / round.points;
      const shown = `[${bar(share, Math.min(20, width - 2))}]`;
      // The clock stands above.
      const { left: _, ...counts } = tallyOf(position, clock);
      return [t.grid.score({ ...counts, left: undefined, points: round.points, bar: shown })];
    },
    panels: [
      { name: "words", title: (t) => t.grid.commandName.list, lines: words },
      { name: "heat", title: (t) => t.grid.commandName.hint, lines: heatOnce },
    ],
    isOn(letter, { round }) {
      const plain = readGridGuess(round, letter);
      return plain !== undefined && absentFrom(round, plain).length === 0;
    },
    shownBy: (outcome) => outcome.kind === "waited" ? "board" : undefined,
    shortcuts: { "?": ["?", "? rules", "? points"] },
    keys: (_, { t: { screen: { key } } }) => [key.enter, key.panel, key.help, key.leave],
    tickMs: 1000,
  };
}

/** `N1 O2 M3 E4`: the cells, and the steps of the last word found, which stand out besides. */
function cellsOf(position: GridPosition, paint: TerminalContext["paint"]): string[] {
  const { puzzle } = position.round;
  const path = foundWords(position).at(-1)?.path ?? [];
  const steps = stepsOn(puzzle, path);
  const names = puzzle.cells.map((cell, i) => formatCell(cell) + (steps[i] || ""));
  const width = Math.max(...puzzle.cells.map((cell) => formatCell(cell).length)) + 2;
  const painted = names.map((name, i) =>
    (steps[i] ? paint.reverse(paint.bold(name)) : name) +
    " ".repeat(Math.max(0, width - name.length))
  );
  return Array.from(
    { length: puzzle.rows },
    (_, row) => painted.slice(row * puzzle.cols, (row + 1) * puzzle.cols).join(" "),
  );
}

function words(position: GridPosition, { t }: TerminalContext, width: number): string[] {
  const found = foundWords(position).sort((a, b) => a.id - b.id);
  if (found.length === 0) return [t.grid.nothingFound()];
  const cells = found.map((word) => [spelled(word), String(word.points)] as const);
  const [left, right] = [0, 1].map((i) => Math.max(...cells.map((cell) => cell[i]!.length)));
  const padded = cells.map(([word, points]) =>
    `${word.padEnd(left!)} ${points.padStart(right!)}  `
  );
  return columns(padded, width, "");
}
