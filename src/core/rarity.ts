/** How common a word is, from what everybody says to what hardly anybody has met. */
export const RARITIES = ["very_common", "common", "uncommon", "rare", "very_rare"] as const;
export type Rarity = typeof RARITIES[number];

/**
 * The lowest zipf of each. A core word of the default level, 3.0, is uncommon at most; below one
 * use in ten million words, 2.0, a word is very rare.
 */
const FLOORS: readonly [floor: number, rarity: Rarity][] = [
  [4.8, "very_common"],
  [3.4, "common"],
  [3, "uncommon"],
  [2, "rare"],
];

export function rarityOf(zipf: number): Rarity {
  return FLOORS.find(([floor]) => zipf >= floor)?.[1] ?? "very_rare";
}
