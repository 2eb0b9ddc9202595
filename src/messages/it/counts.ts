import { type Rarity, rarityOf } from "../../core/rarity.ts";
import type { DayWords } from "../calendar.ts";
import { clockText, formatNumber } from "../numbers.ts";

/** Small pieces that the sentences of every game are made of, in Italian. */

export function count(n: number): string {
  return formatNumber(n, 0, { group: ".", point: "," });
}

export function words(n: number): string {
  return n === 1 ? "1 parola" : `${count(n)} parole`;
}

export function points(n: number): string {
  return n === 1 ? "1 punto" : `${count(n)} punti`;
}

export function letters(n: number): string {
  return n === 1 ? "1 lettera" : `${n} lettere`;
}

/** `2 minuti`; `1:30` where they are not whole. */
export function lasting(seconds: number): string {
  if (seconds % 60 !== 0) return clockText(seconds);
  return seconds === 60 ? "1 minuto" : `${seconds / 60} minuti`;
}

export function absent(all: readonly string[]): string {
  const names = all.map((letter) => `la ${letter.toUpperCase()}`);
  if (names.length === 0) return "";
  if (names.length === 1) return `${names[0]} non c'è`;
  return `${names.slice(0, -1).join(", ")} e ${names.at(-1)} non ci sono`;
}

export function charge(points: number): string {
  return points === 0 ? "Indizio" : `Indizio (-${points})`;
}

/** Nothing where there were none. */
export function extra({ extra }: { readonly extra: number }): string {
  return extra === 0 ? "" : `extra ${extra}`;
}

/** The same. */
export function hints({ hints, hintCost }: { readonly hints: number; readonly hintCost: number }) {
  return hints === 0 ? "" : `aiuti ${hints} (-${hintCost})`;
}

const RARITY: Readonly<Record<Rarity, string>> = {
  very_common: "comunissima",
  common: "comune",
  uncommon: "poco comune",
  rare: "rara",
  very_rare: "rarissima",
};

/** How common a word is, in a word. */
export function rarity(zipf: number): string {
  return RARITY[rarityOf(zipf)];
}

/** What becomes of the game of a day; the ending is that of the game's name: `vinto`, `vinte`. */
export function dayWords(ending: "o" | "a" | "e"): DayWords {
  return {
    won: `vint${ending}`,
    over: `finit${ending}`,
    begun: `cominciat${ending}`,
    none: `non giocat${ending}`,
  };
}
