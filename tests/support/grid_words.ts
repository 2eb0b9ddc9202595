import { type Alphabet, alphabetOf } from "../../src/core/letters.ts";
import { below, pick, type Rng } from "../../src/core/random.ts";
import type { GridCell, GridPuzzle } from "../../src/games/grid/puzzle.ts";
import { type Bonus, BONUSES } from "../../src/games/grid/puzzle.ts";
import { encodeLexicon } from "../../src/lexicon/encode.ts";
import type { Flag } from "../../src/lexicon/entry.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";

/** A lexicon of just these words; `flags` for those that are something else as well. */
export function lexiconOf(
  words: readonly string[],
  about: { alphabet?: Alphabet; flags?: Readonly<Record<string, readonly Flag[]>> } = {},
): Lexicon {
  const { alphabet, flags = {} } = about;
  const entries = words.map((word, i) => ({
    word,
    written: [],
    zipf: 3,
    flags: flags[word] ?? [],
    sources: [],
    readings: [],
    difficulty: (i % 101) / 100,
  }));
  const bytes = encodeLexicon(entries, [], { language: "it", ...(alphabet && { alphabet }) });
  return Lexicon.open(sourceOf(bytes));
}

/** Distinct words that use few letters, so that small boards hold many of them. */
export function randomWords(letters: string, count: number, rng: Rng): string[] {
  const words = new Set<string>();
  for (let tries = 0; tries < count * 3 && words.size < count; tries++) {
    const length = 1 + below(7, rng);
    words.add(Array.from({ length }, () => letters[below(letters.length, rng)]!).join(""));
  }
  return [...words];
}

export interface RandomBoard {
  readonly rows: number;
  readonly cols: number;
  readonly letters: string;
  /** Percentages: cells of several letters, cells with a bonus, cells with a value. */
  readonly long: number;
  readonly bonus: number;
  readonly value: number;
  /** In a hundred; none unless given. */
  readonly hole?: number;
  readonly bonuses?: readonly Bonus[];
}

export function randomBoard(about: RandomBoard, rng: Rng): GridPuzzle {
  const { rows, cols, letters } = about;
  const letter = () => letters[below(letters.length, rng)]!;
  const cells = Array.from({ length: rows * cols }, (): GridCell => {
    if (about.hole !== undefined && below(100, rng) < about.hole) return { letters: "" };
    const length = below(100, rng) < about.long ? 2 + below(2, rng) : 1;
    return {
      letters: Array.from({ length }, letter).join(""),
      ...(below(100, rng) < about.bonus && { bonus: pick(about.bonuses ?? BONUSES, rng) }),
      ...(below(100, rng) < about.value && { value: below(12, rng) }),
    };
  });
  return { rows, cols, cells };
}

export const FEW_LETTERS = alphabetOf("abcdeñ");
