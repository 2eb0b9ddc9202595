import type { StoreEvent } from "./store/connection.ts";
import type { SessionStore } from "./store/store.ts";
import type { ByteSource } from "./lexicon/format.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";

/** What came from the keyboard or the pipe. */
export type Line =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "end" }
  /** Nothing came in time. */
  | { readonly kind: "time_out" }
  | { readonly kind: "interrupt" };

export interface LineReader {
  /** Whether a person is there: both input and output are a terminal. */
  readonly isTerminal: boolean;
  readonly columns: number;
  /** `complete` gives what Tab offers; after `within` milliseconds without a line comes a `time_out`. */
  read(prompt: string, complete?: () => readonly string[], within?: number): Promise<Line>;
  /** Returns what was typed ahead and never read. */
  close(): string;
}

/** Signals that end the program, after the terminal is as it was. */
export type EndingSignal = "SIGINT" | "SIGTERM" | "SIGHUP" | "SIGQUIT";

/** What a terminal sends while a screen is shown on it. */
export type LiveEvent =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "resized" }
  /** Stopped and continued: the screen's content is gone. */
  | { readonly kind: "continued" }
  /** What `out` and `err` were given, which would have broken the screen. */
  | { readonly kind: "remark"; readonly text: string }
  /** Nothing came in time. */
  | { readonly kind: "quiet" }
  | { readonly kind: "signal"; readonly signal: EndingSignal }
  | { readonly kind: "end" };

/** A terminal that sends each key and shows text at a given place. */
export interface LiveTerminal {
  readonly size: { readonly columns: number; readonly rows: number };
  /** From now on, sends keys and echoes nothing. */
  open(): void;
  /** To the alternate screen, and back from it. */
  enter(wishes: { readonly hasMouse: boolean }): void;
  leave(): void;
  next(withinMs?: number): Promise<LiveEvent>;
  /** Whether something is waiting to be read. */
  readonly hasNext: boolean;
  write(text: string): void;
  /** Puts back what was read too early: it comes first again. */
  unread(text: string): void;
  /**
   * Gives the terminal back for a while, with a line that says how to go on: its own Ctrl-Z then
   * stops the program, which we may not do ourselves. `false` where that would not help.
   */
  pause(notice: string): boolean;
  /** Takes it again after a pause, unless it was continued from outside. */
  resume(): void;
  /** Leaves everything as it was before. */
  close(): void;
}

/** A file, or a server and the file where games wait while it does not answer. */
interface StoreName {
  readonly path: string;
  readonly waiting?: string;
}

/** Bytes, or many of them one after the other. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** What a run does on the network. */
export interface NetworkNeeds {
  /** It asks a service for clues or for the words of a theme. */
  readonly clues: boolean;
  /** It serves the pages on this machine. */
  readonly pages: boolean;
  /** The address of the server that keeps the games. */
  readonly server: string | undefined;
}

/** Everything outside the program. `main.ts` passes the real one, tests a scripted one. */
export interface World {
  readonly args: readonly string[];
  env(name: string): string | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds on a clock that nobody can set. */
  elapsed(): number;
  /** Does something now and again until what it returns is called. */
  every(ms: number, work: () => void): () => void;
  /** A seed that was never used. */
  freshSeed(): string;
  /** Where the player's lines come from. */
  input(): LineReader;
  /** The same as keys, with a screen; `undefined` without a person. */
  live(): LiveTerminal | undefined;
  /** Results: one or more lines. */
  out(text: string): void;
  /** Problems and remarks. */
  err(text: string): void;
  /** How far something long has come: one line on a terminal, which the next one replaces. */
  progress(text: string): void;
  /** Gives up what the run does not need, for good. */
  limitNetwork(needs: NetworkNeeds): void;
  /** Where it runs: version of Deno, system and processor. */
  readonly platform: string;
  /** The version of Deno that runs the source; `undefined` in the compiled program. */
  readonly deno: string | undefined;
  /** The lexicon that comes with the program; opened once, when first asked for. */
  lexicon(): Promise<Lexicon>;
  /** Its edition, known without opening it. */
  readonly edition: string;
  /** The folder of what comes with the program, for `readFile` and `listFolder`. */
  readonly shipped: string;
  /** One of its files, read piece by piece; `undefined` when there is none of that name. */
  openShipped(name: string): ByteSource | undefined;
  /** The names of what is in a folder, in order; none when it is not there. */
  listFolder(path: string): Promise<readonly string[]>;
  /**
   * A whole file; `-` is standard input. Throws `unreadable`, also for a pipe or a device where
   * only a regular file will do.
   */
  readFile(
    path: string,
    maxBytes: number,
    wanted?: "any" | "regular",
  ): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Writes beside, then renames: a reader sees the old file or the new one. Links are followed;
   * pipes and devices are written to as they are. Throws `unwritable`.
   */
  writeFile(path: string, content: Content): Promise<void>;
  /** Adds a line to a file, making its folder. Throws `unwritable`. */
  appendLine(path: string, line: string): Promise<void>;
  /**
   * Does the work while no other window does any on this file, whose folder it makes. Throws
   * `unwritable`.
   */
  alone<T>(path: string, work: () => Promise<T>): Promise<T>;
  /** The saved games; nothing is opened yet. */
  store(place: StoreName, tell: (event: StoreEvent) => void): Promise<SessionStore>;
}
