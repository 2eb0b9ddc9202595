import type { Sheet, Tier } from "../games/score_sheet.ts";
import type { SoughtWord } from "./game_adapter.ts";

interface Listed {
  readonly word: string;
  readonly zipf: number;
  readonly points: number;
  readonly tier: Tier;
}

/** The words of a board with a score sheet, and whether they were found without help. */
export function soughtWords(
  words: Iterable<Listed>,
  { found, hints }: Pick<Sheet, "found" | "hints">,
): SoughtWord[] {
  const own = new Set(found.map(({ word }) => word));
  const given = new Set(hints.map(({ word }) => word));
  const sought: SoughtWord[] = [];
  for (const { word, zipf, points, tier } of words) {
    // Those never listed are counted nowhere.
    if (tier === "unlisted") continue;
    const helped = given.has(word);
    const isFound = own.has(word) && !helped;
    sought.push({ word, zipf, points, isCore: tier === "core", found: isFound, helped });
  }
  return sought;
}
