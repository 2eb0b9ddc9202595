import { type Alphabet, LATIN } from "../../core/letters.ts";
import type { BitesPuzzle } from "../../games/bites/puzzle.ts";
import type { Direction } from "../../games/bites/rules.ts";
import { findPieces, type Piece } from "../../games/bites/spell.ts";

/** A tile as it lies on the table, in units of one letter. */
export interface LaidTile {
  readonly text: string;
  readonly kind: keyof BitesPuzzle;
  /** Its place among all the tiles: singles, then horizontal, then vertical ones. */
  readonly group: number;
  readonly row: number;
  readonly col: number;
}

/** How the tiles lie: as many units wide as asked for, as many rows as that takes. */
export function layTiles(
  { single, horizontal, vertical }: BitesPuzzle,
  cols: number,
): { readonly tiles: readonly LaidTile[]; readonly rows: number } {
  const taken = new Set<string>();
  const isFree = (row: number, col: number) => !taken.has(`${row},${col}`);
  const place = (width: number, height: number) => {
    for (let row = 0;; row++) {
      for (let col = 0; col + width <= cols; col++) {
        const places = Array.from({ length: width * height }, (_, i) =>
          [
            row + Math.floor(i / width),
            col + i % width,
          ] as const);
        if (!places.every(([y, x]) => isFree(y, x))) continue;
        for (const [y, x] of places) taken.add(`${y},${x}`);
        return { row, col };
      }
    }
  };
  const lay = (kind: keyof BitesPuzzle, first: number) => (text: string, i: number): LaidTile => {
    const at = kind === "vertical" ? place(1, text.length) : place(Math.min(text.length, cols), 1);
    return { text, kind, group: first + i, ...at };
  };
  const tiles = [
    ...vertical.map(lay("vertical", single.length + horizontal.length)),
    ...horizontal.map(lay("horizontal", single.length)),
    ...single.map(lay("single", 0)),
  ];
  const rows = tiles.reduce(
    (most, { row, text, kind }) => Math.max(most, row + (kind === "vertical" ? text.length : 1)),
    0,
  );
  return { tiles, rows };
}

/** The tiles that lay as much as possible of what is typed, and which way. */
interface LaidWord {
  readonly way: Direction;
  readonly pieces: readonly Piece[];
  /** How many of the typed letters they cover. */
  readonly length: number;
}

/** Lies `first` if it can be. */
export function layWord(
  tiles: BitesPuzzle,
  typed: string,
  { alphabet = LATIN, first = "horizontal" }: { alphabet?: Alphabet; first?: Direction } = {},
): LaidWord {
  const ways = [first, first === "horizontal" ? "vertical" : "horizontal"] as const;
  for (let length = typed.length; length > 0; length--) {
    for (const way of ways) {
      const pieces = findPieces(tiles, way, typed.slice(0, length), alphabet);
      if (pieces) return { way, pieces, length };
    }
  }
  return { way: first, pieces: [], length: 0 };
}
