import { type FileReason, UserError } from "./core/problem.ts";
import { dirname, join } from "./path.ts";
import type { Content } from "./world.ts";

/** How much is read at once of a pipe. */
const CHUNK = 65_536;

/** By the name: to open and close such a file would give up the locks of a game that is saved in it. */
const SAVED_GAMES = /\.kv$/i;

export function listFolder(path: string): Promise<string[]> {
  return Promise.try(() => {
    try {
      // Synchronous: starting a thread takes longer than reading a folder.
      return Array.from(Deno.readDirSync(path), ({ name }) => name).sort();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === "missing") return [];
      throw new UserError({ kind: "unreadable", path, reason });
    }
  });
}

export async function readFile(
  path: string,
  maxBytes: number,
  wanted: "any" | "regular" = "any",
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // By name: an open file inside the compiled program cannot be asked for its size. And first, for
    // to open a pipe is to wait for somebody who writes to it.
    const info = path === "-" ? undefined : Deno.statSync(path);
    if (info?.isDirectory) throw new Deno.errors.IsADirectory(path);
    if (info && wanted === "regular" && !isRegular(path, info)) {
      throw new UserError({ kind: "unreadable", path, reason: "special" });
    }
    // Synchronous: waiting for a thread takes longer than opening a file.
    using file = info && Deno.openSync(path);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    // Not by its stream, which takes longer to load than several files take to read.
    const length = info?.isFile ? Math.min(info.size, maxBytes) + 1 : CHUNK;
    for (;;) {
      const chunk = new Uint8Array(length);
      const count = info?.isFile ? file!.readSync(chunk) : await (file ?? Deno.stdin).read(chunk);
      if (count === null) break;
      size += count;
      if (size > maxBytes) {
        throw new UserError({ kind: "unreadable", path, reason: "too_large", limit: maxBytes });
      }
      chunks.push(chunk.subarray(0, count));
    }
    // A copy of a large file would take as much again.
    if (chunks.length === 1) return chunks[0]!;
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

export async function writeFile(path: string, content: Content): Promise<void> {
  try {
    const place = placeOf(path);
    if (place.kind === "stream") {
      for await (const bytes of chunksOf(content)) writeAll(place.stream, bytes);
      return;
    }
    if (place.kind === "plain") {
      if (place.mode !== null && SAVED_GAMES.test(place.path)) {
        throw new UserError({ kind: "unwritable", path, reason: "saved_games" });
      }
      return await replaceFile(place.path, content, place.mode);
    }
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

/** `/dev/null` is how many switch a file off. */
function isRegular(path: string, { isFile }: Deno.FileInfo): boolean {
  return isFile || Deno.realPathSync(path) === "/dev/null";
}

export async function appendLine(path: string, line: string): Promise<void> {
  try {
    await Deno.mkdir(dirname(path), { recursive: true });
    if (placeOf(path).kind !== "plain") {
      throw new UserError({ kind: "unwritable", path, reason: "special" });
    }
    await Deno.writeTextFile(path, line + "\n", { append: true });
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError({ kind: "unwritable", path, reason: reasonOf(error) });
  }
}

export async function alone<T>(path: string, work: () => Promise<T>): Promise<T> {
  using _lock = await lockFor(path);
  return await work();
}

async function lockFor(path: string): Promise<Deno.FsFile> {
  try {
    await Deno.mkdir(dirname(path), { recursive: true });
    // To read, too: to open a pipe for writing alone is to wait for a reader.
    const file = await Deno.open(`${path}.lock`, { create: true, read: true, write: true });
    await file.lock(true);
    return file;
  } catch (error) {
    throw new UserError({ kind: "unwritable", path, reason: reasonOf(error) });
  }
}

export function reasonOf(error: unknown): FileReason {
  if (error instanceof Deno.errors.NotFound) return "missing";
  if (error instanceof Deno.errors.NotADirectory) return "missing";
  if (error instanceof Deno.errors.IsADirectory) return "directory";
  if (error instanceof Deno.errors.PermissionDenied) return "denied";
  if (error instanceof Deno.errors.NotCapable) return "denied";
  if (error instanceof Error && /no space left|disk full/i.test(error.message)) return "disk_full";
  if (error instanceof Error && /is a directory/i.test(error.message)) return "directory";
  return "other";
}

/** A write may take only a part, as when a pipe is full. */
export function writeAll(to: { writeSync(bytes: Uint8Array): number }, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += to.writeSync(bytes.subarray(done));
}
