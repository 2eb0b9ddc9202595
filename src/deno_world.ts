import { type FileReason, UserError } from "./core/problem.ts";
import { EDITION } from "./lexicon/edition.ts";
import type { ByteSource } from "./lexicon/format.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { type OwnTerminal, ownTerminal } from "./live_terminal.ts";
import { dirname, join } from "./path.ts";
import { openLineReader } from "./terminal.ts";
import type { LineReader, World } from "./world.ts";

/** The real world: `Deno` appears here, in the terminal and in the store, and nowhere else. */
export function denoWorld(data: URL): World {
  let lexicon: Promise<Lexicon> | undefined;
  let input: LineReader | undefined;
  // Only clues from a service need the network: any other run gives it up before it begins.
  if (!Deno.args.some((arg) => ONLINE.test(arg))) Deno.permissions.revokeSync({ name: "net" });
  let live: OwnTerminal | undefined;
  return {
    args: Deno.args,
    env: (name) => Deno.env.get(name),
    now: () => Date.now(),
    freshSeed: () => crypto.getRandomValues(new Uint32Array(2)).join(""),
    input: () => input ??= openLineReader(),
    live() {
      input ??= openLineReader();
      return input.isTerminal ? live ??= ownTerminal() : undefined;
    },
    out: (text) => live?.isOpen ? live.remark(text) : writeAll(Deno.stdout, text + "\n"),
    err: (text) => live?.isOpen ? live.remark(text) : writeAll(Deno.stderr, text + "\n"),
    deno: Deno.build.standalone ? undefined : Deno.version.deno,
    platform: `Deno ${Deno.version.deno}, ${Deno.build.os} ${Deno.build.arch}`,
    edition: EDITION,
    lexicon: () => lexicon ??= openLexicon(new URL("it.lex", data)),
    shipped: pathOf(data),
    listFolder,
    readFile,
    writeFile,
    appendLine,
    store: async (path, tell) => {
      const { SessionStore } = await import("./store/store.ts");
      return new SessionStore({ path, clock: Date.now, tell });
    },
  };
}

/** How much of a file is read at once. */
const CHUNK = 65_536;

const ONLINE = /^(--clues=)?gemini$/i;

/** A write may take only a part, as when a pipe is full. */
function writeAll(to: { writeSync(bytes: Uint8Array): number }, text: string): void {
  const bytes = new TextEncoder().encode(text);
  try {
    for (let done = 0; done < bytes.length;) done += to.writeSync(bytes.subarray(done));
  } catch (error) {
    // Nobody is reading any more, as after `| head`: nothing to complain about.
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
  }
}

async function openLexicon(url: URL): Promise<Lexicon> {
  const { Lexicon } = await import("./lexicon/lexicon.ts");
  return Lexicon.open(openSource(url));
}

/** The lexicon's file, read section by section: a command reads only what it needs. */
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
    read: (offset, length) => readAt(file, offset, length),
  };
}

function readAt(file: Deno.FsFile, offset: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  file.seekSync(offset, Deno.SeekMode.Start);
  for (let done = 0; done < length;) {
    const count = file.readSync(bytes.subarray(done));
    if (count === null) break;
    done += count;
  }
  return bytes;
}

/** Windows has a letter where others have the root. */
function pathOf(url: URL): string {
  const path = decodeURIComponent(url.pathname);
  return Deno.build.os === "windows" ? path.slice(1) : path;
}

async function listFolder(path: string): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { name } of Deno.readDir(path)) names.push(name);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== "missing") throw new UserError({ kind: "unreadable", path, reason });
  }
  return names.sort();
}

async function readFile(path: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // Synchronous: waiting for a thread takes longer than opening a file.
    using file = path === "-" ? undefined : Deno.openSync(path);
    // By name: an open file inside the compiled program cannot be asked for its size.
    if (file && Deno.statSync(path).isDirectory) throw new Deno.errors.IsADirectory(path);
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Not by its stream, which takes longer to load than several files take to read.
    const source = file ?? Deno.stdin;
    for (;;) {
      const chunk = new Uint8Array(CHUNK);
      const count = await source.read(chunk);
      if (count === null) break;
      size += count;
      if (size > maxBytes) {
        throw new UserError({ kind: "unreadable", path, reason: "too_large", limit: maxBytes });
      }
      chunks.push(chunk.subarray(0, count));
    }
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return bytes;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError({ kind: "unreadable", path, reason: reasonOf(error) });
  }
}

async function writeFile(path: string, bytes: Uint8Array): Promise<void> {
  const beside = join(dirname(path), `.itbee-${crypto.randomUUID()}.tmp`);
  try {
    {
      using file = await Deno.open(beside, { createNew: true, write: true });
      for (let done = 0; done < bytes.length;) done += await file.write(bytes.subarray(done));
      // Or a power cut could leave the new name with nothing in it.
      await file.sync();
    }
    await Deno.rename(beside, path);
  } catch (error) {
    await Deno.remove(beside).catch(() => {});
    throw new UserError({ kind: "unwritable", path, reason: reasonOf(error) });
  }
}

async function appendLine(path: string, line: string): Promise<void> {
  try {
    await Deno.mkdir(dirname(path), { recursive: true });
    await Deno.writeTextFile(path, line + "\n", { append: true });
  } catch (error) {
    throw new UserError({ kind: "unwritable", path, reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): FileReason {
  if (error instanceof Deno.errors.NotFound) return "missing";
  if (error instanceof Deno.errors.NotADirectory) return "missing";
  if (error instanceof Deno.errors.IsADirectory) return "directory";
  if (error instanceof Deno.errors.PermissionDenied) return "denied";
  if (error instanceof Deno.errors.NotCapable) return "denied";
  if (error instanceof Error && /no space left|disk full/i.test(error.message)) return "disk_full";
  if (error instanceof Error && /is a directory/i.test(error.message)) return "directory";
  return "other";
}
