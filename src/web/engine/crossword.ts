import type { Tier } from "../../core/difficulty.ts";
import type { Crossword } from "../../games/crossword/mod.ts";
import { isCrosswordOver } from "../../games/crossword/play.ts";
import type { Direction } from "../../games/crossword/template.ts";
import { EMPTY } from "../../games/crossword/template.ts";
import { tallyOf } from "../../play/crossword/facts.ts";
import { filledGrid } from "../../play/crossword/cursor.ts";
import type { Position } from "../../play/game_adapter.ts";

/** A crossword as the page draws it: no answer before it is shown. */
export interface CrosswordDrawing {
  readonly rows: number;
  readonly cols: number;
  readonly tier: Tier;
  /** The picture as it is now. */
  readonly cells: string;
  /** First those across, then those down, by number. */
  readonly entries: readonly DrawnEntry[];
  readonly wrong: readonly number[];
  readonly revealed: readonly number[];
  readonly pencilled: readonly number[];
  /** Letters written, of how many; entries full, of how many. */
  readonly filled: number;
  readonly white: number;
  readonly done: number;
  readonly checks: number;
  /** Milliseconds played when it was last saved. */
  readonly elapsed: number;
  readonly isOver: boolean;
  readonly gaveUp: boolean;
  /** The picture with all its letters, to be printed upside down; the page shows it nowhere else. */
  readonly solution: string;
}

export interface DrawnEntry {
  readonly number: number;
  readonly direction: Direction;
  readonly cells: readonly number[];
  /** Empty where there is none. */
  readonly clue: string;
  readonly isFull: boolean;
}

export function drawCrossword(position: Position<Crossword>): CrosswordDrawing {
  const { round, state } = position;
  const { filled, cells: white, done } = tallyOf(position);
  const grid = filledGrid(position);
  return {
    rows: grid.rows,
    cols: grid.cols,
    tier: round.tier,
    cells: grid.cells,
    entries: grid.entries.map(({ number, direction, cells, clue }) => ({
      number,
      direction,
      cells,
      clue,
      isFull: cells.every((cell) => state.cells[cell] !== EMPTY),
    })),
    wrong: state.wrong,
    revealed: state.revealed,
    pencilled: state.pencilled,
    filled,
    white,
    done,
    checks: state.checks,
    elapsed: state.elapsed,
    isOver: isCrosswordOver(round, state),
    gaveUp: state.gaveUp,
    solution: round.solution,
  };
}
