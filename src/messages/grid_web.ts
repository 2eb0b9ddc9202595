import type { GridOutcome } from "../games/grid/play.ts";
import type { Bonus } from "../games/grid/puzzle.ts";
import type { RulesName } from "../games/grid/rules.ts";

/** A cell as a screen reader says it. */
interface GridCellNote {
  /** `B2`. */
  readonly place: string;
  /** None while the board is covered. */
  readonly letters?: string;
  readonly bonus?: Bonus;
  /** Which step of the path it is, from 1; 0 for none. */
  readonly step: number;
  /** How many words left pass through it, where that was asked. */
  readonly heat?: number;
}

/** The grid's sentences on a page. */
export interface GridWebMessages {
  board(rows: number, cols: number): string;
  readonly covered: string;
  cell(it: GridCellNote): string;
  /** In the corner of a cell. */
  bonusLabel(bonus: Bonus): string;
  bonusName(bonus: Bonus): string;
  readonly extra: string;
  path(word: string): string;
  foundOf(found: number, words: number): string;
  goal(points: number): string;
  readonly won: string;
  readonly hiddenWords: string;
  readonly how: string;
  least(letters: number): string;
  readonly askGiveUp: string;
  points(n: number): string;
  readonly best: string;
  readonly found: string;
  readonly submit: string;
  readonly clear: string;
  readonly hint: string;
  readonly ended: Readonly<Record<"time_up" | "gave_up" | "complete", string>>;
  readonly missed: string;
  missedNote(words: number): string;
  showPath(word: string): string;
  readonly rulesTitle: string;
  readonly rulesName: Readonly<Record<RulesName, string>>;
  sentence(outcome: GridOutcome): string | undefined;
}

/** What a bonus multiplies by. */
export function timesOf(bonus: Bonus): number {
  return bonus.startsWith("d") ? 2 : bonus.startsWith("t") ? 3 : Number(bonus[0]);
}
