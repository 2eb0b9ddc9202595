import type { Grid } from "../../games/grid/mod.ts";
import { stepsOn } from "../../games/grid/paths.ts";
import { isGridOver, missedWords, readGridGuess } from "../../games/grid/play.ts";
import { formatCell } from "../../games/grid/puzzle.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { columns } from "../text/layout.ts";
import type { GameScreen, Scene } from "../screen/game_screen.ts";
import type { Key } from "../screen/keys.ts";
import type { Pressed } from "../screen/ui.ts";
import { drawGridGame, isWaiting } from "./picture.ts";
import type { Clock } from "../../play/memory.ts";
import { absentFrom, foundWords, tallyOf } from "../../play/grid/facts.ts";
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
    title(position, { t }) {
      const { label, round } = position;
      const title = label.kind === "seed"
        ? t.grid.seeded(label.seed)
        : label.kind === "daily"
        ? t.menu.ofDay(t.grid.board(), label.date)
        : t.grid.board();
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
    draw: (scene, canvas) => drawGridGame(scene, canvas, clock),
    board: (position, { paint }) => cellsOf(position, paint),
    smallBoard: (position, { paint }) => cellsOf(position, paint),
    standing: () => [],
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
    isHeld: (scene) => isWaiting(scene) || scene.ui.pane !== undefined,
    press,
    keys: (position, { t: { screen: { key } } }, ui) =>
      isGridOver(position.round, position.state)
        ? [key.walk, key.help, key.leave]
        : position.round.limit !== undefined && !ui.hasBegun
        ? [key.begin, key.help, key.leave]
        : [key.enter, key.panel, key.help, key.leave],
    tickMs: 1000,
  };
}

/** At the gate Enter begins; at the end the arrows walk through what was missed. */
function press(key: Key, scene: Scene<Grid>): Pressed | undefined {
  const { ui, position: { round, state } } = scene;
  if (isWaiting(scene)) {
    if (key.kind === "enter" && ui.typed === "") {
      return { ui: { ...ui, hasBegun: true, message: [] } };
    }
    // Nobody guesses before the letters are seen; commands and leaving are as ever.
    const isLetter = key.kind === "text" && ui.typed === "" && /^[\p{L} ]$/u.test(key.text);
    return isLetter ? { ui } : undefined;
  }
  if (!isGridOver(round, state) || ui.typed !== "") return undefined;
  const by = key.kind === "up" ? -1 : key.kind === "down" ? 1 : 0;
  if (by === 0) return undefined;
  const last = missedWords(round, state).length - 1;
  const shownMissed = Math.max(0, Math.min((ui.shownMissed ?? 0) + by, last));
  return { ui: { ...ui, shownMissed, message: [] } };
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
