import type { Crossword } from "../../games/crossword/mod.ts";
import { isCrosswordOver } from "../../games/crossword/play.ts";
import type { CrosswordEntry } from "../../games/crossword/round.ts";
import { filledGrid, firstCursor } from "../../play/crossword/cursor.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import type { Area, Canvas } from "../screen/canvas.ts";
import type { Ending, EndWord } from "../screen/ending.ts";
import type { Scene } from "../screen/game_screen.ts";
import { drawGrid } from "./grid_picture.ts";
import { cellsWithin, gridSize } from "./layout.ts";
import { clockText } from "../../messages/numbers.ts";

/** Solved or given up in big letters, the time and the help it took, and the answers explained. */
export function crosswordEnding(
  { round, state }: Position<Crossword>,
  { t }: TerminalContext,
): Ending | undefined {
  if (!isCrosswordOver(round, state)) return undefined;
  const it = t.screen;
  const byRarity = round.entries.toSorted((a, b) => (a.zipf || 9) - (b.zipf || 9));
  const longest = round.entries.toSorted((a, b) => b.answer.length - a.answer.length)[0];
  const rarest = byRarity.find(({ zipf }) => zipf > 0);
  const cells = new Set(round.entries.flatMap((entry) => entry.cells)).size;
  const own = cells - state.revealed.length;
  return {
    word: state.gaveUp ? it.endOf.gave_up : t.crossword.solvedWord,
    score: t.crossword.ownLetters(own, cells),
    share: own / Math.max(1, cells),
    counts: [
      { count: clockText(Math.floor(state.elapsed / 1000)), name: it.time, fg: "leaf" },
      { count: String(state.checks), name: t.crossword.checksName(state.checks), fg: "paper" },
      {
        count: String(state.revealed.length),
        name: t.crossword.revealsName(state.revealed.length),
        fg: "gold",
      },
    ],
    notes: [
      ...(longest ? [[it.longest, longest.answer.toUpperCase()] as const] : []),
      ...(rarest ? [[it.rarest, rarest.answer.toUpperCase()] as const] : []),
    ],
    lists: [{ title: t.crossword.answersTitle, words: byRarity.map(endWord) }],
  };
}

function endWord({ answer, clue, zipf, number, direction }: CrosswordEntry): EndWord {
  const sign = direction === "across" ? "→" : "↓";
  return {
    text: answer.toUpperCase(),
    played: answer,
    zipf,
    ...(clue !== "" && { note: `${number}${sign} ${clue}` }),
  };
}

/** The whole grid with the answer chosen; nothing where it does not fit. */
export function drawEndGrid(
  scene: Scene<Crossword>,
  canvas: Canvas,
  area: Area,
  word: string,
): boolean {
  const { position } = scene;
  const { rows, cols, entries } = position.round;
  const cells = cellsWithin({ rows, cols }, area);
  if (!cells) return false;
  const size = gridSize({ rows, cols }, cells);
  const grid = {
    ...size,
    row: area.row + Math.floor((area.rows - size.rows) / 2),
    column: area.column + Math.floor((area.columns - size.columns) / 2),
    firstRow: 0,
    firstCol: 0,
  };
  const cursor = { ...firstCursor(filledGrid(position)), cell: -1 };
  const entry = entries.find(({ answer }) => answer === word);
  drawGrid(scene, canvas, {
    layout: { cells, grid, shown: { rows, columns: cols } },
    cursor,
    under: { entry, crossing: undefined },
  });
  return true;
}
