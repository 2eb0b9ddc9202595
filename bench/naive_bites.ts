/**
 * The algorithm of seed 001 as it describes itself: a set of words and a set of every prefix,
 * backtracking over strings, tile by tile. Here for comparison only.
 */
import type { TileView } from "../src/games/bites/views.ts";

export interface NaiveWords {
  readonly words: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
}

export function naiveWords(list: Iterable<string>): NaiveWords {
  const words = new Set<string>();
  const prefixes = new Set<string>();
  for (const word of list) {
    words.add(word);
    for (let end = 1; end <= word.length; end++) prefixes.add(word.slice(0, end));
  }
  return { words, prefixes };
}

export function naiveSolve(
  { words, prefixes }: NaiveWords,
  view: TileView,
  range: { readonly min: number; readonly max: number },
): string[] {
  const found = new Set<string>();
  const used = new Set<number>();
  const backtrack = (current: string) => {
    if (current.length > range.max) return;
    if (current !== "" && !prefixes.has(current)) return;
    if (current.length >= range.min && words.has(current)) found.add(current);
    view.tiles.forEach((tile, i) => {
      const group = view.groups[i]!;
      if (used.has(group)) return;
      used.add(group);
      backtrack(current + tile);
      used.delete(group);
    });
  };
  backtrack("");
  return [...found].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
