import type { GameName } from "../games/mod.ts";
import type { WordOrder } from "./play.ts";

/** What may be typed for each of these; the first is the name that help shows. */
export type Words<K extends string> = Readonly<Record<K, readonly string[]>>;

/** The words that commands are made of, as `lexicon` and `info`, apart from the names of games. */
type CommonWord =
  | "play"
  | "daily"
  | "solve"
  | "generate"
  | "atlas"
  | "demo"
  | "stats"
  | "calendar"
  | "review"
  | "duel"
  | "languages"
  | "print"
  | "verify"
  | "templates"
  | "themes"
  | "sessions"
  | "list"
  | "show"
  | "resume"
  | "delete"
  | "export"
  | "import"
  | "config"
  | "init"
  | "path"
  | "lexicon"
  | "info"
  | "explain"
  | "check"
  | "compile"
  | "add"
  | "remove"
  | "mine"
  | "completions"
  | "web";
export type ProgramWord = CommonWord | GameName;

/** What may be typed for a value that is one of a few; those not here have one name everywhere. */
type ValueWord =
  | "easy"
  | "medium"
  | "hard"
  | "expert"
  | "auto"
  | "score"
  | "length"
  | "start"
  | "end"
  | "h"
  | "v"
  | "text"
  | "none";

/** What a player types in any game, in one language. All languages are understood, whichever is spoken. */
export interface CommonWords {
  /** On the command line: commands, and values of options. */
  readonly program: Words<CommonWord>;
  readonly value: Words<ValueWord>;
  /** In play. */
  readonly listOrder: Words<WordOrder>;
  readonly helpTopic: Words<"rules" | "points">;
  /** The shortest is a single letter, as in `12a`. */
  readonly direction: Words<"across" | "down">;
}

/** How a game is called and steered, in one language. */
export interface GameCommands<Play extends string = string, Topic extends string = string> {
  /** What it may be called; the first is the name that is shown. */
  readonly names: readonly string[];
  /** What its commands on the command line do. */
  readonly help: Readonly<Record<Topic, string>>;
  /** What may be typed in play. */
  readonly play: Words<Play>;
}

/** The name of each command. */
export function namesOf<K extends string>(words: Words<K>): Readonly<Record<K, string>> {
  const names = Object.entries<readonly string[]>(words).map(([key, [name]]) => [key, name!]);
  return Object.fromEntries(names);
}

/** The words of several languages, as those of one. */
export function mergeWords<K extends string>(all: readonly Words<K>[]): Words<K> {
  const merged: Record<string, string[]> = {};
  for (const words of all) {
    for (const [key, some] of Object.entries<readonly string[]>(words)) {
      (merged[key] ??= []).push(...some);
    }
  }
  return merged as unknown as Words<K>;
}

/** Which of `keys` a word means. */
export function findMeant<K extends string, T extends K>(
  words: Words<K>,
  keys: readonly T[],
  text: string,
): T | undefined {
  return keys.find((key) => words[key].includes(text.toLowerCase()));
}
