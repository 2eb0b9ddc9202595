import type { CommonWords, GameCommands } from "./command_words.ts";
import type { CommonHelp, PlayingMessages, WordMessages } from "./messages.ts";
import type { WebMessages } from "./web.ts";
import type { Problems } from "./problems.ts";

/** What is said in one language, apart from the games. A missing sentence does not compile. */
export interface CommonLanguage {
  /** What may be typed. */
  readonly commandWords: CommonWords;
  /** What is said about words. */
  messages(): Promise<WordMessages>;
  /** What is said to somebody who plays: loaded only by commands that play. */
  playing(): Promise<PlayingMessages>;
  /** What `--help` shows: loaded only when asked for. */
  help(): Promise<CommonHelp>;
  /** What only the page says. */
  web(): Promise<WebMessages>;
  /** What is wrong: loaded only when something is. */
  problems(): Promise<Problems>;
}

/** What is said about one game in one language. */
export interface GameLanguage<C extends GameCommands = GameCommands, M = unknown> {
  readonly commands: C;
  /** Loaded with the rest of what is said in play. */
  sentences(): Promise<M>;
}

export function gameLanguage<C extends GameCommands, M>(
  commands: C,
  sentences: () => Promise<M>,
): GameLanguage<C, M> {
  return { commands, sentences };
}
