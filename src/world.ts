import type { Lexicon } from "./lexicon/lexicon.ts";

/** Everything outside the program. `main.ts` passes the real one, tests a scripted one. */
export interface World {
  readonly args: readonly string[];
  env(name: string): string | undefined;
  /** Results: one or more lines. */
  out(text: string): void;
  /** Problems and remarks. */
  err(text: string): void;
  /** Where it runs: version of Deno, system and processor. */
  readonly platform: string;
  /** The lexicon that comes with the program; opened once, when first asked for. */
  lexicon(): Lexicon;
  /** A whole file; `-` is standard input. Throws `unreadable`. */
  readFile(path: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Writes beside, then renames: a reader sees the old file or the new one. Throws `unwritable`. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
}
