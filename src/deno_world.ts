import { knownTime } from "./core/calendar.ts";
import { type FileReason, UserError } from "./core/problem.ts";
import { EDITION } from "./lexicon/edition.ts";
import type { ByteSource } from "./lexicon/format.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { type OwnTerminal, ownTerminal } from "./live_terminal.ts";
import { dirname, join } from "./path.ts";
import { envOf, openLineReader } from "./terminal.ts";
import { giveUpNetwork } from "./network.ts";
import type { Content, LineReader, World } from "./world.ts";

/** The real world: `Deno` appears here, in the terminal and in the store, and nowhere else. */
export function denoWorld(data: URL): World {
  let lexicon: Promise<Lexicon> | undefined;
  let input: LineReader | undefined;
  giveUpNetwork(Deno.args, envOf);
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
    deno: Deno.build.standalone ? undefined : Deno.version.deno,
    platform: `Deno ${Deno.version.deno}, ${Deno.build.os} ${Deno.build.arch}`,
    edition: EDITION,
    lexicon: () => lexicon ??= openLexicon(new URL("it.lex", data)),
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

/** Unlike setInterval it loads no part of Node. */
function every(ms: number, work: () => void): () => void {
  let timer: AbortSignal;
  const again = () => {
    timer = AbortSignal.timeout(ms);
    timer.addEventListener("abort", again);
    work();
  };
  again();
  return () => timer.removeEventListener("abort", again);
}

const clock = () => knownTime(Date.now());

/** How much of a file is read at once. */
const CHUNK = 65_536;

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

/** A write may take only a part, as when a pipe is full. */
function writeAll(to: { writeSync(bytes: Uint8Array): number }, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += to.writeSync(bytes.subarray(done));
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

async function writeFile(path: string, content: Content): Promise<void> {
  try {
    const place = placeOf(path);
    if (place.kind === "stream") {
      for await (const bytes of chunksOf(content)) writeAll(place.stream, bytes);
      return;
    }
    if (place.kind === "plain") return await replaceFile(place.path, content, place.mode);
    using file = await Deno.open(path, { write: true });
    await writeTo(file, content);
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (error instanceof Deno.errors.BrokenPipe) throw new UserError({ kind: "closed_pipe" });
    throw new UserError({ kind: "unwritable", path, reason: reasonOf(error) });
  }
}

/** What a path leads to. */
type Place =
  | { readonly kind: "stream"; readonly stream: typeof Deno.stdout }
  /** Where links lead; `mode` if it is there. */
  | { readonly kind: "plain"; readonly path: string; readonly mode: number | null }
  /** A device or a pipe. */
  | { readonly kind: "through" };

function placeOf(path: string): Place {
  // Deno opens no devices but these, and not by name.
  if (path === "/dev/stdout") return { kind: "stream", stream: Deno.stdout };
  if (path === "/dev/stderr") return { kind: "stream", stream: Deno.stderr };
  try {
    const { isFile, isDirectory, mode } = Deno.statSync(path);
    if (isDirectory) throw new Deno.errors.IsADirectory(path);
    if (!isFile) return { kind: "through" };
    return { kind: "plain", path: Deno.realPathSync(path), mode };
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    return { kind: "plain", path: linkedFrom(path) ?? path, mode: null };
  }
}

/** Where a link leads, if it is one. */
function linkedFrom(path: string): string | undefined {
  try {
    if (!Deno.lstatSync(path).isSymlink) return undefined;
    const target = Deno.readLinkSync(path);
    return target.startsWith("/") ? target : join(dirname(path), target);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

async function writeTo(file: Deno.FsFile, content: Content): Promise<void> {
  for await (const bytes of chunksOf(content)) {
    for (let done = 0; done < bytes.length;) done += await file.write(bytes.subarray(done));
  }
}

function chunksOf(content: Content): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return content instanceof Uint8Array ? [content] : content;
}

async function replaceFile(path: string, content: Content, mode: number | null): Promise<void> {
  const beside = join(dirname(path), `.itbee-${crypto.randomUUID()}.tmp`);
  try {
    {
      using file = await Deno.open(beside, { createNew: true, write: true });
      await writeTo(file, content);
      // Or a power cut could leave the new name with nothing in it.
      await file.sync();
    }
    if (mode !== null && Deno.build.os !== "windows") await Deno.chmod(beside, mode & 0o777);
    await Deno.rename(beside, path);
  } catch (error) {
    await Deno.remove(beside).catch(() => {});
    throw error;
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

async function alone<T>(path: string, work: () => Promise<T>): Promise<T> {
  using _lock = await lockFor(path);
  return await work();
}

async function lockFor(path: string): Promise<Deno.FsFile> {
  try {
    await Deno.mkdir(dirname(path), { recursive: true });
    const file = await Deno.open(`${path}.lock`, { create: true, write: true });
    await file.lock(true);
    return file;
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
