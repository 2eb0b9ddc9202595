import { type Rarity, rarityOf } from "../../core/rarity.ts";
import type { DayWords } from "../calendar.ts";
import { clockText, formatNumber } from "../numbers.ts";

/** Small pieces that the sentences of every game are made of, in English. */

export function count(n: number): string {
  return formatNumber(n, 0, { group: ",", point: "." });
}

export function words(n: number): string {
  return n === 1 ? "1 word" : `${count(n)} words`;
}

export function points(n: number): string {
  return n === 1 ? "1 point" : `${count(n)} points`;
}

export function letters(n: number): string {
  return n === 1 ? "1 letter" : `${n} letters`;
}

/** `2 minutes`; `1:30` where they are not whole. */
export function lasting(seconds: number): string {
  if (seconds % 60 !== 0) return clockText(seconds);
  return seconds === 60 ? "1 minute" : `${seconds / 60} minutes`;
}

export function absent(all: readonly string[]): string {
  const names = all.map((letter) => letter.toUpperCase());
  if (names.length === 0) return "";
  if (names.length === 1) return `${names[0]} is not on the board`;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} are not on the board`;
}

export function charge(points: number): string {
  return points === 0 ? "Hint" : `Hint (-${points})`;
}

/** Nothing where there were none. */
export function extra({ extra }: { readonly extra: number }): string {
  return extra === 0 ? "" : `extra ${extra}`;
}

/** The same. */
export function hints({ hints, hintCost }: { readonly hints: number; readonly hintCost: number }) {
  return hints === 0 ? "" : `hints ${hints} (-${hintCost})`;
}

const RARITY: Readonly<Record<Rarity, string>> = {
  very_common: "very common",
  common: "common",
  uncommon: "uncommon",
  rare: "rare",
  very_rare: "very rare",
};

/** How common a word is, in a word. */
export function rarity(zipf: number): string {
  return RARITY[rarityOf(zipf)];
}

/** What becomes of the game of a day. */
export const DAY_WORDS: DayWords = {
  won: "won",
  over: "over",
  begun: "begun",
  none: "not played",
};
