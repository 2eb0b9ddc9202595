import type { Grid } from "../../games/grid/mod.ts";
import { isGridOver, missedWords } from "../../games/grid/play.ts";
import { type Bonus, shownLetters } from "../../games/grid/puzzle.ts";
import type { GridWord } from "../../games/grid/round.ts";
import type { RulesName } from "../../games/grid/rules.ts";
import { foundWords, heatRows } from "../../play/grid/facts.ts";
import type { Position } from "../../play/game_adapter.ts";

/** A grid as the page draws it. */
export interface GridDrawing {
  readonly rows: number;
  readonly cols: number;
  readonly cells: readonly DrawnCell[];
  readonly rules: RulesName;
  readonly minLength: number;
  /** Milliseconds in all; none without a timer. */
  readonly limit?: number;
  /** Milliseconds played when it was last saved. */
  readonly at: number;
  readonly score: number;
  /** What all the words of the board pay. */
  readonly points: number;
  /** How many words the board has. */
  readonly words: number;
  /** In the order they were found; those that are never listed are left out. */
  readonly found: readonly DrawnWord[];
  readonly end?: "time_up" | "gave_up" | "complete";
  /** Once it is over: the commonest first. */
  readonly missed: readonly DrawnWord[];
}

interface DrawnCell {
  /** As played. */
  readonly letters: string;
  readonly shown: string;
  readonly bonus?: Bonus;
  /** What it pays before its bonus, where letters pay. */
  readonly value?: number;
}

export interface DrawnWord {
  readonly word: string;
  /** As written: `perché`. */
  readonly shown: string;
  readonly points: number;
  /** The path that pays most. */
  readonly path: readonly number[];
}

export function drawGrid(position: Position<Grid>): GridDrawing {
  const { round, state } = position;
  const { puzzle, rules, limit } = round;
  const hasValues = rules.scoring.kind === "letters";
  return {
    rows: puzzle.rows,
    cols: puzzle.cols,
    cells: puzzle.cells.map(({ letters, bonus, value }) => ({
      letters,
      shown: shownLetters(letters),
      ...(bonus && { bonus }),
      ...(hasValues && { value: value ?? valueOf(letters, rules.language.values) }),
    })),
    rules: rules.name,
    minLength: rules.minLength,
    ...(limit !== undefined && { limit }),
    at: state.at,
    score: state.score,
    points: round.points,
    words: round.answers.size,
    found: foundWords(position).map(drawWord),
    ...(state.end && { end: state.end }),
    missed: isGridOver(round, state) ? missedWords(round, state).map(drawWord) : [],
  };
}

/** Of the words left, how many pass through each cell. */
export function gridHeat(position: Position<Grid>): readonly number[] {
  return heatRows(position).flat();
}

function drawWord({ word, written, points, path }: GridWord): DrawnWord {
  return { word, shown: written[0] ?? word, points, path };
}

function valueOf(letters: string, values: Readonly<Record<string, number>>): number {
  return [...letters].reduce((sum, letter) => sum + (values[letter] ?? 0), 0);
}
