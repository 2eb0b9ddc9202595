import type { Sheet } from "../games/score_sheet.ts";
import type { SoughtWord } from "./game_adapter.ts";

/** The core words of a board with a score sheet, and whether they were found without help. */
export function soughtWords(
  core: readonly { readonly word: string; readonly zipf: number; readonly points: number }[],
  { found, hints }: Pick<Sheet, "found" | "hints">,
): SoughtWord[] {
  const words = new Set(found.map(({ word }) => word));
  const given = new Set(hints.map(({ word }) => word));
  return core.map(({ word, zipf, points }) => {
    const helped = given.has(word);
    return { word, zipf, points, found: words.has(word) && !helped, helped };
  });
}
