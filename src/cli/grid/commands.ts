import { bar } from "../../core/text.ts";
import type { Grid } from "../../games/grid/mod.ts";
import { heatOf } from "../../games/grid/paths.ts";
import { isGridOver, missedWords } from "../../games/grid/play.ts";
import type { GridCommand, Messages } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import { foundWords, heatRows, tallyOf } from "../../play/grid/facts.ts";
import type { Memory } from "../../play/memory.ts";
import type { Reply, TerminalContext, WordList } from "../app/game_view.ts";
import { columns } from "../text/layout.ts";
import { numbersBeside } from "./board_text.ts";
import { boardLines, missedLines, spelled } from "./text.ts";

type GridPosition = Position<Grid>;

export const gridList: WordList<Grid> = {
  orders: ["found", "alphabet", "length", "points"],
  lines(order, position, { t, world }) {
    const found = foundWords(position);
    if (found.length === 0) return [t.grid.nothingFound()];
    if (order === "alphabet") found.sort((a, b) => a.id - b.id);
    if (order === "length") found.sort((a, b) => b.word.length - a.word.length);
    if (order === "points") found.sort((a, b) => b.points - a.points);
    const cells = found.map((word) => `${spelled(word)} ${word.points}`);
    return columns(cells, world.input().columns);
  },
};

/** Carries out a command that only the grid has. */
export function obey(
  wish: GridCommand,
  position: GridPosition,
  { t, world }: TerminalContext,
  { clock }: Memory,
): Reply<Grid> {
  const { round, state } = position;
  switch (wish) {
    case "board":
      return lines(boardLines(position, t, clock));
    case "hint":
      return lines(heatLines(position, t, world.input().columns), { heat: heatRows(position) });
    case "score": {
      const share = round.points === 0 ? 1 : state.score / round.points;
      const facts = { ...tallyOf(position, clock), points: round.points, bar: bar(share, 10) };
      return lines([t.grid.score(facts)]);
    }
    case "missed": {
      if (!isGridOver(round, state)) {
        return lines([t.grid.missedLater()], { ok: false, code: "not_over" });
      }
      const all = missedLines(position, t);
      const words = missedWords(round, state).map(({ word, points }) => ({ word, points }));
      return lines(all.length > 0 ? all : [t.grid.allFound()], { ok: true, words });
    }
    default:
      throw new Error(`no command of the grid: ${wish}`);
  }
}

function lines(all: readonly string[], facts?: object): Reply<Grid> {
  return { kind: "say", lines: all, ...(facts && { facts }) };
}

/** How many of the words left pass through each cell. */
export function heatLines({ round, state }: GridPosition, t: Messages, width: number): string[] {
  const left = missedWords(round, state).map(({ word }) => word);
  const rows = numbersBeside(round.puzzle, heatOf(round.puzzle, left, round.rules), width - 2);
  return [t.grid.heatTitle(left.length), ...rows.map((row) => `  ${row}`.trimEnd())];
}
