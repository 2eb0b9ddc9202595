import type { TileView } from "../../src/games/bites/views.ts";

/** Whether pieces of the view, no two of a group, make the word: every piece tried at every place. */
export function canMake(
  view: TileView,
  word: string,
  used: ReadonlySet<number> = new Set(),
): boolean {
  if (word === "") return true;
  return view.tiles.some((tile, i) => {
    const group = view.groups[i]!;
    return !used.has(group) && word.startsWith(tile) &&
      canMake(view, word.slice(tile.length), new Set([...used, group]));
  });
}

/** The words a view makes, longest first, then by the alphabet. */
export function wordsMade(
  words: readonly string[],
  view: TileView,
  range: { readonly min: number; readonly max: number },
): string[] {
  return words
    .filter((word) => word.length >= range.min && word.length <= range.max && canMake(view, word))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
