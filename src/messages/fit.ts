import type { Tier } from "../core/difficulty.ts";

/** What is said about boards that fit the player. */
export interface FitMessages {
  /** How many forms the player knows, and between which numbers that lies. */
  known(it: { readonly forms: string; readonly from: string; readonly to: string }): string;
  /** How the board was chosen; the chance to win in hundredths. */
  chosen(it: { readonly floor: string; readonly chancePercent: number }): string;
  /** The same for the first game of its kind, whose goal is a guess. */
  first(): string;
  /** The words that a crossword prefers. */
  tier(tier: Tier): string;
  /** Too little is known: the number of games out of five. */
  notYet(games: number, needed: number): string;
  /** A board that is given already, by a seed or a code. */
  given(): string;
  offer(): string;
}
