import type { GameName } from "../games/mod.ts";
import type { BeeCommand } from "./bee.ts";
import type { BitesCommand } from "./bites.ts";
import type { CrosswordCommand } from "./crossword.ts";
import type { GridCommand } from "./grid.ts";
import { type Topic, TOPICS } from "./messages.ts";
import type { WordOrder } from "./play.ts";

/** What may be typed for each of these; the first is the name that help shows. */
export type Words<K extends string> = Readonly<Record<K, readonly string[]>>;

/** `lexicon` and `info`, of the command `lexicon info`. */
export type ProgramWord = Exclude<WordsOf<Topic>, "itbee">;
type WordsOf<T extends string> = T extends `${infer First} ${infer Rest}` ? First | Rest : T;

/** What may be typed for a value that is one of a few; those not here have one name everywhere. */
export const VALUES = [
  "easy",
  "medium",
  "hard",
  "expert",
  "score",
  "length",
  "start",
  "end",
  "h",
  "v",
  "text",
  "none",
] as const;
export type ValueWord = typeof VALUES[number];

/** What a player types, in one language. All languages are understood, whichever is spoken. */
export interface CommandWords {
  /** On the command line: games, commands, and values of options. */
  readonly game: Words<GameName>;
  readonly program: Words<ProgramWord>;
  readonly value: Words<ValueWord>;
  /** In play. */
  readonly bee: Words<BeeCommand>;
  readonly bites: Words<BitesCommand>;
  readonly grid: Words<GridCommand>;
  readonly crossword: Words<CrosswordCommand>;
  readonly listOrder: Words<WordOrder>;
  readonly helpTopic: Words<"rules" | "points">;
  /** The shortest is a single letter, as in `12a`. */
  readonly direction: Words<"across" | "down">;
}

/** Commands and values under the names they have in the program, which are English. */
export const OWN_NAMES = {
  program: itself(
    [...new Set(TOPICS.flatMap((topic) => topic.split(" ")))] as readonly ProgramWord[],
  ),
  value: itself(VALUES),
};

function itself<K extends string>(names: readonly K[]): Words<K> {
  return Object.fromEntries(names.map((name) => [name, [name]])) as unknown as Words<K>;
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
