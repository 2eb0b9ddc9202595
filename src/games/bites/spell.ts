import { type Alphabet, LATIN } from "../../core/letters.ts";
import { EMPTY_HAND, playableIn, withLetter } from "./hand.ts";
import type { BitesPuzzle } from "./puzzle.ts";
import { numbersOf, type Rack, rackOf } from "./rack.ts";
import type { Direction } from "./rules.ts";
import { tilesOf, viewOf } from "./views.ts";

/** A piece of a word: the letters laid, and the tile they are on. */
export interface Piece {
  readonly text: string;
  readonly tile: string;
  /** The tile's group id in the views. */
  readonly group: number;
}

/**
 * The tiles that make the word in this direction, whatever its length; `undefined` if none do.
 * Always the same ones: whole tiles by the alphabet before loose letters, and if it can be, singles
 * before letters of split tiles.
 */
export function findPieces(
  puzzle: BitesPuzzle,
  direction: Direction,
  word: string,
  alphabet: Alphabet = LATIN,
): Piece[] | undefined {
  const rack = rackOf(viewOf(puzzle, direction), alphabet);
  const layout = findLayout(rack, numbersOf(word, alphabet));
  if (layout === undefined) return undefined;
  const tiles = tilesOf(puzzle);
  let at = 0;
  return layout.map(({ length, group }) => {
    const text = word.slice(at, at += length);
    return { text, tile: tiles[group]!, group };
  });
}

interface Laid {
  readonly length: number;
  readonly group: number;
}

/** Tries whole tiles and single letters from left to right; what failed once is not tried again. */
function findLayout({ hand, handGroups, wholes }: Rack, word: readonly number[]) {
  const failed = new Set<string>();
  const used = wholes.map(() => false);
  const laid: (Laid | { readonly letter: number })[] = [];
  let dealt = EMPTY_HAND;

  const lay = (at: number, state: number): boolean => {
    if (at === word.length) {
      dealt = state;
      return true;
    }
    const key = `${at}:${used}`;
    if (failed.has(key)) return false;
    for (let w = 0; w < wholes.length; w++) {
      const { letters, group, isTwin } = wholes[w]!;
      if (used[w] || (isTwin && !used[w - 1])) continue;
      if (!letters.every((letter, i) => letter === word[at + i])) continue;
      laid.push({ length: letters.length, group });
      used[w] = true;
      if (lay(at + letters.length, state)) return true;
      used[w] = false;
      laid.pop();
    }
    const letter = word[at]!;
    if (letter >= 0 && playableIn(hand, state) & (1 << letter)) {
      laid.push({ letter });
      if (lay(at + 1, withLetter(hand, state, letter))) return true;
      laid.pop();
    }
    failed.add(key);
    return false;
  };
  if (!lay(0, EMPTY_HAND)) return undefined;

  const size = hand.options.length;
  const deal = hand.deals.slice(dealt * size, (dealt + 1) * size);
  return laid.map((piece): Laid => {
    if ("group" in piece) return piece;
    const tile = deal.indexOf(piece.letter + 1);
    deal[tile] = 0;
    return { length: 1, group: handGroups[tile]! };
  });
}
