import { capital } from "../../core/text.ts";
import type { Grid } from "../../games/grid/mod.ts";
import { stepsOn } from "../../games/grid/paths.ts";
import { type GridOutcome, readGridGuess } from "../../games/grid/play.ts";
import { formatCell } from "../../games/grid/puzzle.ts";
import type { Position } from "../../play/game_adapter.ts";
import { shownLabel } from "../../session/session.ts";
import type { TerminalContext } from "../app/game_view.ts";
import type { GameScreen, PanelLines } from "../screen/game_screen.ts";
import type { Look } from "../screen/palette.ts";
import { clockAside, raceScreen } from "../screen/race.ts";
import { wordColumns } from "../screen/word_columns.ts";
import { gridEnding } from "./ending.ts";
import { drawEndBoard, drawGridGame, raceOf } from "./picture.ts";
import { readingText } from "../../play/reading_text.ts";
import type { Clock } from "../../play/memory.ts";
import { absentFrom, foundWords, gridTimeLeft } from "../../play/grid/facts.ts";
import { heatLines } from "./commands.ts";
import { boardLines, openingLines, spelled } from "./text.ts";

type GridPosition = Position<Grid>;

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
    ...raceScreen(raceOf, (key) => [key.enter, key.panel, key.help, key.leave]),
    title(position, { t }) {
      const { round } = position;
      const label = shownLabel(position.label);
      const title = label.kind === "seed"
        ? t.grid.seeded(label.seed)
        : label.kind === "daily"
        ? t.menu.ofDay(t.grid.board(), label.date)
        : t.grid.board();
      const { puzzle: { rows, cols }, rules } = round;
      const size = `${rows}x${cols} ${rules.name}`;
      return {
        name: capital(title),
        detail: size,
        ...clockAside(gridTimeLeft(clock, position), round),
      };
    },
    opening(position, { t }) {
      // The first names the board and the last show it.
      return openingLines(position, t, clock).slice(1, -boardLines(position, t, clock).length);
    },
    draw: (scene, canvas) => drawGridGame(scene, canvas, clock),
    ending: (position, context) => gridEnding(position, context, clock),
    endBoard: drawEndBoard,
    board: (position, { paint }) => cellsOf(position, paint),
    smallBoard: (position, { paint }) => cellsOf(position, paint),
    panels: [
      { name: "words", title: (t) => t.grid.commandName.list, lines: words },
      {
        name: "heat",
        title: (t) => t.grid.commandName.hint,
        lines: (...args) => ({ lines: heatOnce(...args) }),
      },
    ],
    isOn(letter, { round }) {
      const plain = readGridGuess(round, letter);
      return plain !== undefined && absentFrom(round, plain).length === 0;
    },
    shownBy: (outcome) => outcome.kind === "waited" ? "board" : undefined,
    answer: answerLines,
  };
}

/** `N1 O2 M3 E4`: the cells, and the steps of the last word found, which stand out. */
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

function words(position: GridPosition, { t, paint }: TerminalContext, width: number): PanelLines {
  const found = foundWords(position);
  const newest = found.at(-1);
  if (newest === undefined) return { lines: [t.grid.nothingFound()] };
  const listed = found.toSorted((a, b) => a.id - b.id)
    .map((word) => ({ text: spelled(word), points: word.points, mark: word.isCore ? "" : "+" }));
  return wordColumns(listed, spelled(newest), { width, paint });
}

/** `✓ sino  +9  comune`: how rare it is in words; line mode shows numbers. */
function answerLines(
  _before: GridPosition,
  after: GridPosition,
  outcome: GridOutcome,
  { t, paint, look, lexicon }: TerminalContext & { readonly look: Look },
): readonly string[] | undefined {
  if (outcome.kind !== "found" || !outcome.listed || outcome.complete) return undefined;
  const { word, points } = outcome;
  const reading = after.round.answers.has(word.word) ? lexicon.reading(word.id) : undefined;
  const about = [
    word.isCore ? "" : t.screen.bee.panel.extra.toLowerCase(),
    word.zipf === 0 ? "" : t.lexicon.rarity(word.zipf),
    reading ? readingText(reading, t) : "",
  ].filter((part) => part !== "").join(look.isAscii ? ", " : " · ");
  const sign = paint.good(look.isAscii ? "+" : "✓");
  const paid = paint.good(paint.bold(`+${points}`));
  return [`${sign} ${paint.bold(spelled(word))}  ${paid}  ${paint.dim(about)}`];
}
