import type { BitesOutcome } from "../games/bites/play.ts";
import type { Direction } from "../games/bites/rules.ts";

/** A tile as a screen reader says it. */
interface TileNote {
  readonly text: string;
  readonly kind: "single" | Direction;
  /** Which piece of the answer it is, from 1; 0 for one that is free. */
  readonly step: number;
}

/** The sentences of bites on a page. */
export interface BitesWebMessages {
  readonly tiles: string;
  tileCount(n: number): string;
  readonly covered: string;
  readonly how: string;
  least(letters: number): string;
  readonly timeUp: string;
  tile(it: TileNote): string;
  answer(word: string, way: Direction): string;
  readonly noAnswer: string;
  readonly clear: string;
  readonly submit: string;
  readonly shuffle: string;
  turn(to: Direction): string;
  readonly words: string;
  wordCount(n: number): string;
  goal(points: number): string;
  readonly points: string;
  foundOf(found: number, words: number): string;
  readonly found: string;
  readonly extra: string;
  readonly hintTitle: string;
  readonly hintFirst: string;
  readonly hintFirstNote: string;
  readonly hintTiles: string;
  readonly hintTilesNote: string;
  price(points: number): string;
  readonly free: string;
  readonly won: string;
  readonly askGiveUp: string;
  readonly hints: string;
  /** What a hint gives away, for a screen reader. */
  hinted(it: {
    readonly first: string;
    readonly last: string;
    readonly length: number;
    readonly tiles: readonly string[];
  }): string;
  readonly ended: string;
  readonly complete: string;
  readonly missed: string;
  missedNote(words: number): string;
  sentence(outcome: BitesOutcome): string | undefined;
}
