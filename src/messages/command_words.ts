import type { BeeCommand, ListOrder } from "./bee.ts";
import type { BitesCommand } from "./bites.ts";
import type { CrosswordCommand } from "./crossword.ts";
import type { GridCommand, GridListOrder } from "./grid.ts";

/** What may be typed for each of these; the first is the name that help shows. */
export type Words<K extends string> = Readonly<Record<K, readonly string[]>>;

/** The words of one language that steer a game. A player may use those of every language. */
export interface CommandWords {
  readonly bee: Words<BeeCommand>;
  readonly bites: Words<BitesCommand>;
  readonly grid: Words<GridCommand>;
  readonly crossword: Words<CrosswordCommand>;
  readonly listOrder: Words<ListOrder | GridListOrder>;
  readonly helpTopic: Words<"rules" | "points">;
  /** The shortest is a single letter, as in `12a`. */
  readonly direction: Words<"across" | "down">;
}

/** The name of each command. */
export function namesOf<K extends string>(words: Words<K>): Readonly<Record<K, string>> {
  const names = Object.entries<readonly string[]>(words).map(([key, [name]]) => [key, name!]);
  return Object.fromEntries(names);
}

/** The words of several languages, as those of one. */
export function mergeWords(all: readonly CommandWords[]): CommandWords {
  const merged: Record<string, Record<string, string[]>> = {};
  for (const [part, words] of all.flatMap((one) => Object.entries(one))) {
    for (const [key, some] of Object.entries<readonly string[]>(words)) {
      ((merged[part] ??= {})[key] ??= []).push(...some);
    }
  }
  return merged as unknown as CommandWords;
}

/** Which of `keys` a word means. */
export function findMeant<K extends string, T extends K>(
  words: Words<K>,
  keys: readonly T[],
  text: string,
): T | undefined {
  return keys.find((key) => words[key].includes(text.toLowerCase()));
}
