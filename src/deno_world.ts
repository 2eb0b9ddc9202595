import { knownTime } from "./core/calendar.ts";
import { UserError } from "./core/problem.ts";
import {
  alone,
  appendLine,
  listFolder,
  readFile,
  reasonOf,
  writeAll,
  writeFile,
} from "./deno_files.ts";
import { EDITION } from "./lexicon/edition.ts";
import type { ByteSource } from "./lexicon/format.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { type OwnTerminal, ownTerminal } from "./live_terminal.ts";
import { envOf, openLineReader } from "./terminal.ts";
import { limitNetwork } from "./network.ts";
import type { LineReader, World } from "./world.ts";

/** The real world: `Deno` appears here, in the terminal and in the store, and nowhere else. */
export function denoWorld(data: URL): World {
  let lexicon: Promise<Lexicon> | undefined;
  let input: LineReader | undefined;
  let live: OwnTerminal | undefined;
  return {
    args: Deno.args,
    env: envOf,
    now: clock,
    elapsed: () => Math.round(performance.now()),
    every,
    freshSeed: () => crypto.getRandomValues(new Uint32Array(2)).join(""),
    input: () => input ??= openLineReader(),
    live() {
      input ??= openLineReader();
      return input.isTerminal ? live ??= ownTerminal() : undefined;
    },
    out(text) {
      showProgress("");
      if (live?.isOpen) live.remark(text);
      else print(text + "\n");
    },
    err(text) {
      showProgress("");
      if (live?.isOpen) live.remark(text);
      else complain(text + "\n");
    },
    progress: showProgress,
    limitNetwork,
    deno: Deno.build.standalone ? undefined : Deno.version.deno,
    platform: `Deno ${Deno.version.deno}, ${Deno.build.os} ${Deno.build.arch}`,
    edition: EDITION,
    lexicon: () => lexicon ??= openLexicon(new URL("it.lex", data)),
    openShipped: (name) => findSource(new URL(name, data)),
    shipped: pathOf(data),
    listFolder,
    readFile,
    writeFile,
    appendLine,
    alone,
    store: async (place, tell) => {
      const { SessionStore } = await import("./store/store.ts");
      return new SessionStore({ ...place, clock, tell });
    },
  };
}

/** In milliseconds: the first prompt is shown by then, and need not wait for the store. */
const SOON = 100;

/** Unlike setInterval it loads no part of Node. */
function every(ms: number, work: () => void): () => void {
  let timer: AbortSignal;
  const wait = (time: number) => {
    timer = AbortSignal.timeout(time);
    timer.addEventListener("abort", again);
  };
  const again = () => {
    wait(ms);
    work();
  };
  wait(SOON);
  return () => timer.removeEventListener("abort", again);
}

const clock = () => knownTime(Date.now());

/** A result that cannot be written is an error; a warning that cannot be written is lost. */
function print(text: string): void {
  try {
    writeAll(Deno.stdout, new TextEncoder().encode(text));
  } catch (error) {
    if (error instanceof Deno.errors.BrokenPipe) throw new UserError({ kind: "closed_pipe" });
    throw new UserError({ kind: "unwritable", path: "stdout", reason: reasonOf(error) });
  }
}

function complain(text: string): void {
  try {
    writeAll(Deno.stderr, new TextEncoder().encode(text));
  } catch {
    // There is nowhere left to say so.
  }
}

async function openLexicon(url: URL): Promise<Lexicon> {
  const { Lexicon } = await import("./lexicon/lexicon.ts");
  return Lexicon.open(openSource(url));
}

function findSource(url: URL): ByteSource | undefined {
  try {
    return openSource(url);
  } catch (error) {
    const problem = error instanceof UserError ? error.problem : undefined;
    if (problem?.kind === "unreadable" && problem.reason === "missing") return undefined;
    throw error;
  }
}

/** A file read piece by piece: a command reads only what it needs. */
function openSource(url: URL): ByteSource {
  const name = pathOf(url);
  let file: Deno.FsFile;
  try {
    file = Deno.openSync(url);
  } catch (error) {
    throw new UserError({ kind: "unreadable", path: name, reason: reasonOf(error) });
  }
  return {
    name,
    size: file.seekSync(0, Deno.SeekMode.End),
    read(offset, length) {
      const bytes = new Uint8Array(length);
      readAt(file, offset, bytes);
      return bytes;
    },
    readInto: (offset, into) => readAt(file, offset, into),
  };
}

/** Returns how many bytes there were. */
function readAt(file: Deno.FsFile, offset: number, into: Uint8Array<ArrayBuffer>): number {
  file.seekSync(offset, Deno.SeekMode.Start);
  let done = 0;
  while (done < into.length) {
    const count = file.readSync(into.subarray(done));
    if (count === null) break;
    done += count;
  }
  return done;
}

/** Windows has a letter where others have the root. */
function pathOf(url: URL): string {
  const path = decodeURIComponent(url.pathname);
  return Deno.build.os === "windows" ? path.slice(1) : path;
}

/** In milliseconds: nobody reads faster. */
const BETWEEN = 200;
let shownAt = 0;

function showProgress(text: string): void {
  const now = performance.now();
  if (text === "" ? shownAt === 0 : now - shownAt < BETWEEN) return;
  if (!Deno.stderr.isTerminal()) return;
  shownAt = text === "" ? 0 : now;
  complain(`\r${text}\x1b[K`);
}
