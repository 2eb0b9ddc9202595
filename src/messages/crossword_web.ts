import type { Tier } from "../core/difficulty.ts";
import type { CrosswordOutcome, SlotRef } from "../games/crossword/play.ts";
import type { Direction } from "../games/crossword/template.ts";

/** A cell as a screen reader says it. */
interface CellNote {
  /** From 1. */
  readonly row: number;
  readonly col: number;
  readonly letter: string;
  readonly isWrong: boolean;
  readonly isRevealed: boolean;
  readonly isPencil: boolean;
  /** The clue of the entry that begins here and is being written. */
  readonly clue?: string;
}

/** What a finished crossword took. */
interface CrosswordEnd {
  readonly gaveUp: boolean;
  readonly revealed: number;
  readonly checks: number;
}

/** The crossword's sentences on a page. */
export interface CrosswordWebMessages {
  /** Over the two lists of clues. */
  readonly way: Readonly<Record<Direction, string>>;
  /** `9 × 9, facile`. */
  about(it: { readonly rows: number; readonly cols: number; readonly tier: Tier }): string;
  readonly tier: Readonly<Record<Tier, string>>;
  readonly noClue: string;
  /** `14 orizzontale, 7 lettere`. */
  entry(slot: SlotRef, length: number): string;
  readonly previousClue: string;
  readonly nextClue: string;
  grid(rows: number, cols: number): string;
  readonly black: string;
  cell(it: CellNote): string;
  /** A letter that was tapped, for players who cannot see where it went. */
  wrote(letter: string, at: { readonly row: number; readonly col: number }): string;
  readonly check: string;
  readonly reveal: string;
  readonly pencil: string;
  readonly revealTitle: string;
  readonly letter: string;
  readonly letterNote: string;
  readonly word: string;
  readonly wordNote: string;
  readonly clearWord: string;
  readonly clearAll: string;
  readonly askGiveUp: string;
  readonly turn: string;
  readonly erase: string;
  readonly keyboard: string;
  readonly clues: string;
  /** What is said instead of the terminal's sentence, which names commands and signs of its own. */
  sentence(outcome: CrosswordOutcome): string | undefined;
  time(clock: string): string;
  readonly print: string;
  readonly printNote: string;
  readonly withSolution: string;
  readonly name: string;
  readonly timeTaken: string;
  readonly waiting: string;
  readonly solved: string;
  readonly gaveUp: string;
  ended(it: CrosswordEnd): string;
  readonly rules: readonly string[];
  readonly done: string;
}
