import type { BitesPuzzle } from "./puzzle.ts";
import type { Direction } from "./rules.ts";

/**
 * The tiles as one direction sees them: tiles of its own whole, tiles of the other as their
 * letters. Pieces of one tile share its group, and a word uses at most one piece of a group.
 */
export interface TileView {
  readonly tiles: readonly string[];
  readonly groups: readonly number[];
}

export function viewOf(puzzle: BitesPuzzle, direction: Direction): TileView {
  const tiles: string[] = [];
  const groups: number[] = [];
  let group = 0;
  const add = (pieces: Iterable<string>) => {
    for (const piece of pieces) {
      tiles.push(piece);
      groups.push(group);
    }
    group++;
  };
  for (const tile of puzzle.single) add([tile]);
  for (const tile of puzzle.horizontal) add(direction === "horizontal" ? [tile] : tile);
  for (const tile of puzzle.vertical) add(direction === "vertical" ? [tile] : tile);
  return { tiles, groups };
}

/** The tile that each group comes from, in the order of the groups. */
export function tilesOf(puzzle: BitesPuzzle): readonly string[] {
  return [...puzzle.single, ...puzzle.horizontal, ...puzzle.vertical];
}
