import type { Bites } from "../../games/bites/mod.ts";
import { shownTiles } from "../../games/bites/play.ts";
import { findPieces } from "../../games/bites/spell.ts";
import { tilesOf } from "../../games/bites/views.ts";
import type { Position } from "../game_adapter.ts";

type BitesPosition = Position<Bites>;

/** A tile as it lies on the table, in units of one letter. */
export interface LaidTile {
  readonly text: string;
  readonly row: number;
  readonly col: number;
  readonly isVertical: boolean;
  /** Which piece of the typed word it is, from 1; 0 for one that is free. */
  readonly step: number;
}

/** How the tiles lie: as many units wide as asked for, as many rows as that takes. */
export function layTiles(
  { round, state }: BitesPosition,
  cols: number,
  typed: string,
): { readonly tiles: readonly LaidTile[]; readonly rows: number } {
  const { single, horizontal, vertical } = shownTiles(round, state);
  const steps = stepsOf(round, typed);
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
  const tiles: LaidTile[] = [];
  const lay = (text: string, isVertical: boolean) => {
    const at = isVertical ? place(1, text.length) : place(Math.min(text.length, cols), 1);
    tiles.push({ text, ...at, isVertical, step: takeStep(steps, text) });
  };
  for (const tile of vertical) lay(tile, true);
  for (const tile of horizontal) lay(tile, false);
  for (const tile of single) lay(tile, false);
  const rows = tiles.reduce(
    (most, { row, text, isVertical }) => Math.max(most, row + (isVertical ? text.length : 1)),
    0,
  );
  return { tiles, rows };
}

/** The tiles of what is typed, in their order; of as much of it as can be laid. */
function stepsOf({ puzzle, alphabet }: BitesPosition["round"], typed: string): string[] {
  for (let length = typed.length; length > 0; length--) {
    const word = typed.slice(0, length);
    const pieces = findPieces(puzzle, "horizontal", word, alphabet) ??
      findPieces(puzzle, "vertical", word, alphabet);
    if (pieces) return pieces.map(({ group }) => tilesOf(puzzle)[group]!);
  }
  return [];
}

/** Each step is taken by one tile: of two that look the same only the first. */
function takeStep(steps: string[], text: string): number {
  const at = steps.indexOf(text);
  if (at < 0) return 0;
  steps[at] = "";
  return at + 1;
}
