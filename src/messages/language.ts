import type { CommandWords } from "./command_words.ts";
import type { Help, Messages } from "./messages.ts";
import type { Problems } from "./problems.ts";

/** Everything said in one language. A missing sentence does not compile. */
export interface Language {
  /** What may be typed. */
  readonly commandWords: CommandWords;
  /** What is said in play. */
  messages(): Promise<Messages>;
  /** What `--help` shows: loaded only when asked for. */
  help(): Promise<Help>;
  /** What is wrong: loaded only when something is. */
  problems(): Promise<Problems>;
}
