/** What was known to be in the file when a move was last saved. */
interface Seen {
  readonly inode: number | null;
  readonly version: bigint;
}

/** Notes each save in a small file of its own, after the save; costs 3 µs. */
export interface LastSave {
  note(stamp: string | null): void;
  /** To be called after the file was closed: notes how it was left. */
  close(): void;
}

/** Deno KV's stamp: the file's version, which each commit raises, and two bytes of nothing. */
const STAMP = /^([0-9a-f]{16})0000$/;
/** Twice the same: what two processes or a power cut have mixed is not believed. */
const LINE = /^ *(\d+) ([0-9a-f]{16})$/;
const PLACES = 20;
/** In bytes. To check a smaller file takes no longer than to note how it was left. */
const LARGE = 1_000_000;
/** To open a pipe for writing alone is to wait for a reader. */
const WITHOUT_WAITING = { read: true, write: true };

/** A log that was cut between two commits looks like one that was never longer: this shows the difference. */
export function lastSaveOf(path: string, inode: number | null): LastSave {
  let file: Deno.FsFile | undefined;
  let last = "";
  return {
    note(stamp) {
      const [, version] = STAMP.exec(stamp ?? "") ?? [];
      if (version === undefined || version <= last) return;
      last = version;
      const line = `${String(inode ?? 0).padStart(PLACES)} ${version}\n`;
      try {
        file ??= Deno.openSync(lastSavePath(path), { ...WITHOUT_WAITING, create: true });
        file.seekSync(0, Deno.SeekMode.Start);
        file.writeSync(new TextEncoder().encode(line + line));
      } catch {
        // If something is wrong with the folder, the file of games reports it; without this note we
        // only miss the sign of a cut.
      }
    },
    close() {
      try {
        const left = asItIs(path);
        if (left !== undefined) {
          file ??= Deno.openSync(lastSavePath(path), WITHOUT_WAITING);
          file.seekSync(
            2 * `${" ".repeat(PLACES)} ${"0".repeat(16)}\n`.length,
            Deno.SeekMode.Start,
          );
          file.writeSync(new TextEncoder().encode(left));
        }
      } catch {
        // Then it will be checked.
      }
      file?.close();
      file = undefined;
    },
  };
}

/** To be asked before the file is: then the file knows at least as much, unless it lost something. */
export function lastSeen(path: string): Seen | undefined {
  try {
    const [first, second] = readNote(path).split("\n");
    const [, inode, version] = first === second && LINE.exec(first!) || [];
    if (inode === undefined) return undefined;
    return { inode: Number(inode) || null, version: BigInt(`0x${version}`) };
  } catch {
    return undefined;
  }
}

/** Whether nobody has touched the file since we closed it, and found it sound before. */
export function isAsLeft(path: string): boolean {
  try {
    const left = asItIs(path);
    const [, , third] = readNote(path).split("\n");
    return left !== undefined && `${third}\n` === left;
  } catch {
    return false;
  }
}

/** A line about the file; `undefined` when it is small, or has a log: somebody has it open, or was killed. */
function asItIs(path: string): string | undefined {
  const { size, mtime, ino } = Deno.statSync(path);
  if (size < LARGE || mtime === null || sizeOf(`${path}-wal`) > 0) return undefined;
  return `${size} ${mtime.getTime()} ${ino ?? 0}`.padEnd(60) + "\n";
}

function sizeOf(path: string): number {
  try {
    return Deno.statSync(path).size;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return 0;
    throw error;
  }
}

/** Whether a save has been noted, and another may be. */
export function mayNote(path: string): boolean {
  try {
    Deno.openSync(lastSavePath(path), { ...WITHOUT_WAITING, append: true }).close();
    return true;
  } catch {
    return false;
  }
}

/** What it said is dealt with, or was said about a file that is gone. */
export function forgetLastSave(path: string): void {
  try {
    Deno.removeSync(lastSavePath(path));
  } catch {
    // There was none.
  }
}

/** To read a pipe is to wait for whoever writes to it. */
function readNote(path: string): string {
  const note = lastSavePath(path);
  return Deno.statSync(note).isFile ? Deno.readTextFileSync(note) : "";
}

function lastSavePath(path: string): string {
  return `${path}.last`;
}
