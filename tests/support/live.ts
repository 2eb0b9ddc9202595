import xterm from "@xterm/headless";
import type { LiveEvent, LiveTerminal } from "../../src/world.ts";

/** What a scripted terminal is to do next; a text is typed. */
export type Doing = string | LiveEvent | { readonly kind: "size"; columns: number; rows: number };

export interface ScriptedLive extends LiveTerminal {
  readonly isOpen: boolean;
  /** What `out` and `err` print while it is open. */
  remark(text: string): void;
  readonly emulator: Emulator;
  /** Every write, one after the other. */
  readonly writes: string[];
}

/**
 * A live terminal driven by a script. Before each thing, `look` sees the screen as it is
 * then; the last time there is nothing more to come.
 */
export function scriptedLive(
  doings: Iterable<Doing>,
  { columns, rows, look }: {
    readonly columns: number;
    readonly rows: number;
    look?(live: ScriptedLive): void | Promise<void>;
  },
): ScriptedLive {
  const emulator = openEmulator(columns, rows);
  const writes: string[] = [];
  const script = doings[Symbol.iterator]();
  const remarks: string[] = [];
  const unread: string[] = [];
  let isOpen = false;
  let isLate = false;
  let size = { columns, rows };
  const write = (text: string) => {
    if (text === "") return;
    writes.push(text);
    emulator.write(text);
  };
  const live: ScriptedLive = {
    emulator,
    writes,
    get size() {
      return size;
    },
    get isOpen() {
      return isOpen;
    },
    remark: (text) => void remarks.push(text),
    get hasNext() {
      return remarks.length > 0 || unread.length > 0;
    },
    unread: (text) => void unread.unshift(text),
    open: () => void (isOpen = true),
    enter: () => write(emulator.isAlternate() ? "" : "\x1b[?1049h\x1b[2J\x1b[H"),
    leave: () => write(emulator.isAlternate() ? "\x1b[?1049l" : ""),
    async next(withinMs) {
      const text = remarks.shift();
      if (text !== undefined) return { kind: "remark", text };
      const again = unread.shift();
      if (again !== undefined) return { kind: "bytes", bytes: new TextEncoder().encode(again) };
      // Time passes only where something is waited for, and once.
      isLate = withinMs !== undefined && !isLate;
      if (isLate) return { kind: "quiet" };
      await look?.(live);
      const { value, done } = script.next();
      if (done) return { kind: "end" };
      if (typeof value === "string") {
        return { kind: "bytes", bytes: new TextEncoder().encode(value) };
      }
      if (value.kind !== "size") return value;
      size = { columns: value.columns, rows: value.rows };
      emulator.resize(value.columns, value.rows);
      return { kind: "resized" };
    },
    write,
    pause(notice) {
      live.leave();
      write(`${notice}\r\n`);
      return true;
    },
    resume() {},
    close() {
      isOpen = false;
      live.leave();
    },
  };
  return live;
}

export interface Emulator {
  write(text: string): void;
  resize(columns: number, rows: number): void;
  /** The lines in sight, without blanks at their end. */
  lines(): string[];
  /** Signs for what each cell in sight looks like. */
  styles(): string[];
  cursor(): { readonly row: number; readonly column: number };
  isAlternate(): boolean;
}

interface Core {
  writeSync(text: string): void;
  readonly buffers: { readonly normal: Screen; readonly alt: Screen };
}

interface Screen {
  readonly _memoryCleanupQueue: { clear(): void };
}

export function openEmulator(cols: number, rows: number): Emulator {
  const terminal = new xterm.Terminal({ cols, rows, allowProposedApi: true, logLevel: "off" });
  // Its own way waits a turn for each write, which makes thousands slow; the version is pinned.
  const core = (terminal as unknown as { _core: Core })._core;
  const buffer = () => terminal.buffer.active;
  const inSight = <R>(each: (row: number) => R) =>
    Array.from({ length: terminal.rows }, (_, i) => each(buffer().baseY + i));
  return {
    write: (text) => core.writeSync(text),
    resize(columns, rows) {
      terminal.resize(columns, rows);
      // It would give back memory a little later, when the test has ended.
      for (const buffer of [core.buffers.normal, core.buffers.alt]) {
        buffer._memoryCleanupQueue.clear();
      }
    },
    lines: () => inSight((row) => buffer().getLine(row)?.translateToString(true).trimEnd() ?? ""),
    styles: () =>
      inSight((row) =>
        Array.from({ length: terminal.cols }, (_, column) => {
          const cell = buffer().getLine(row)!.getCell(column)!;
          // On a blank neither weight nor colour is seen.
          const isBlank = cell.getChars().trim() === "";
          const bits = [
            !isBlank && cell.isBold() && "b",
            !isBlank && cell.isDim() && "d",
            cell.isUnderline() && "u",
            cell.isInverse() && "r",
            cell.isStrikethrough() && "s",
            isBlank || cell.isFgDefault() ? "" : cell.getFgColor(),
            cell.isBgDefault() ? "" : `/${cell.getBgColor()}`,
          ];
          return bits.filter((bit) => bit !== 0 && bit !== false && bit !== "").join("") || ".";
        }).join(" ")
      ),
    cursor: () => ({ row: buffer().cursorY, column: buffer().cursorX }),
    isAlternate: () => buffer().type === "alternate",
  };
}
