import type { EndingSignal, LiveEvent, LiveTerminal } from "./world.ts";

/** What the world needs of a terminal. */
export interface OwnTerminal extends LiveTerminal {
  readonly isOpen: boolean;
  /** What was printed meanwhile and must not break the screen. */
  remark(text: string): void;
}

/** Bracketed paste: what is pasted comes marked as such. */
const [PASTE_ON, PASTE_OFF] = ["\x1b[?2004h", "\x1b[?2004l"];
/** Buttons and the wheel, with places beyond column 223. */
const [MOUSE_ON, MOUSE_OFF] = ["\x1b[?1000h\x1b[?1006h", "\x1b[?1006l\x1b[?1000l"];
/** Asks for the background's colour; the answer comes among the keys. */
const ASK_BACKGROUND = "\x1b]11;?\x1b\\";
const ENTER = `\x1b[?1049h\x1b[0m\x1b[2J\x1b[H${ASK_BACKGROUND}`;
const LEAVE = `${MOUSE_OFF}\x1b[0m\x1b[?25h\x1b[?1049l`;

/** Windows knows few signals, and no job control. */
const SIGNALS: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT"]
  : ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGWINCH", "SIGCONT", "SIGTSTP"];

/** The state of the terminal. Only the functions below change it. */
interface State {
  /** Read through the same stream as the line reader; loaded when first needed. */
  stdin: typeof import("node:process").stdin | undefined;
  readonly arrived: LiveEvent[];
  waiting: ((event: LiveEvent) => void) | undefined;
  isOpen: boolean;
  /** On the alternate screen. */
  isEntered: boolean;
  hasMouse: boolean;
  /** The window was closed. */
  isGone: boolean;
  /** The shell has it for a while. */
  isPaused: boolean;
  readonly handlers: ReadonlyMap<Deno.Signal, () => void>;
  onBytes(bytes: Uint8Array): void;
  onEnd(): void;
  onFatal(): void;
}

/**
 * The terminal this program runs in. It reads through the same stream as the line reader, so that
 * a key pressed while one takes over from the other is lost by neither.
 */
export function ownTerminal(): OwnTerminal {
  const state = newState();
  return {
    get isOpen() {
      return state.isOpen;
    },
    get hasNext() {
      return state.arrived.length > 0;
    },
    unread: (text) =>
      void state.arrived.unshift({ kind: "bytes", bytes: new TextEncoder().encode(text) }),
    get size() {
      return sizeNow();
    },
    open: () => open(state),
    enter: ({ hasMouse }) => {
      state.hasMouse = hasMouse;
      enter(state);
    },
    leave: () => leave(state),
    next: (withinMs) => next(state, withinMs),
    write: (text) => write(state, text),
    pause: (notice) => pause(state, notice),
    resume: () => resume(state),
    remark: (text) => arrive(state, { kind: "remark", text }),
    close: () => close(state),
  };
}

function newState(): State {
  const state: State = {
    stdin: undefined,
    arrived: [],
    waiting: undefined,
    isOpen: false,
    isEntered: false,
    hasMouse: true,
    isGone: false,
    isPaused: false,
    handlers: new Map(SIGNALS.map((signal) => [signal, () => onSignal(state, signal)])),
    onBytes: (bytes) => arrive(state, { kind: "bytes", bytes }),
    onEnd: () => arrive(state, { kind: "end" }),
    onFatal: () => close(state),
  };
  return state;
}

function sizeNow(): LiveTerminal["size"] {
  try {
    const { columns, rows } = Deno.consoleSize();
    return { columns: columns || 80, rows: rows || 24 };
  } catch {
    return { columns: 80, rows: 24 };
  }
}

function open(state: State): void {
  if (state.isOpen) return;
  state.isOpen = true;
  take(state);
  for (const [signal, handler] of state.handlers) Deno.addSignalListener(signal, handler);
  // An error elsewhere must not leave the terminal like this.
  for (const name of FATAL) globalThis.addEventListener(name, state.onFatal);
}

function close(state: State): void {
  if (!state.isOpen) return;
  state.isOpen = false;
  for (const name of FATAL) globalThis.removeEventListener(name, state.onFatal);
  for (const [signal, handler] of state.handlers) Deno.removeSignalListener(signal, handler);
  giveBack(state);
  const { stdin } = state;
  stdin?.off("data", state.onBytes);
  stdin?.off("end", state.onEnd);
  stdin?.pause();
  stdin?.unref?.();
  state.stdin = undefined;
}

/** Keys one by one, and pastes marked as such. */
function take(state: State): void {
  setRaw(state, "raw");
  write(state, PASTE_ON);
}

/** As it was before. */
function giveBack(state: State): void {
  leave(state);
  write(state, PASTE_OFF);
  setRaw(state, "lines");
}

function setRaw(state: State, mode: "raw" | "lines"): void {
  try {
    Deno.stdin.setRaw(mode === "raw");
  } catch {
    // There is no terminal left to set.
    state.isGone = true;
  }
}

function enter(state: State): void {
  if (!state.isEntered) write(state, ENTER + (state.hasMouse ? MOUSE_ON : ""));
  state.isEntered = true;
}

function leave(state: State): void {
  if (state.isEntered) write(state, LEAVE);
  state.isEntered = false;
}

function write(state: State, text: string): void {
  if (state.isGone || text === "") return;
  const bytes = new TextEncoder().encode(text);
  for (let done = 0; done < bytes.length;) {
    try {
      done += Deno.stdout.writeSync(bytes.subarray(done));
    } catch (error) {
      // A slow terminal takes no more for now.
      if (error instanceof Deno.errors.WouldBlock) continue;
      // The window was closed: nobody can see it, and every move is saved already.
      state.isGone = true;
      return arrive(state, { kind: "end" });
    }
  }
}

function arrive(state: State, event: LiveEvent): void {
  const { waiting } = state;
  state.waiting = undefined;
  if (waiting) waiting(event);
  else state.arrived.push(event);
}

async function next(state: State, withinMs: number | undefined): Promise<LiveEvent> {
  // After the first screen is shown, because this takes a while to load.
  if (!state.stdin) await listen(state);
  const event = state.arrived.shift();
  if (event) return event;
  return await new Promise((resolve) => {
    const timer = withinMs === undefined ? undefined : setTimeout(() => {
      state.waiting = undefined;
      resolve({ kind: "quiet" });
    }, withinMs);
    state.waiting = (event) => {
      clearTimeout(timer);
      resolve(event);
    };
  });
}

async function listen(state: State): Promise<void> {
  const { default: { stdin } } = await import("node:process");
  state.stdin = stdin;
  stdin.ref?.();
  stdin.on("data", state.onBytes);
  stdin.on("end", state.onEnd);
  stdin.resume();
}

function onSignal(state: State, signal: Deno.Signal): void {
  switch (signal) {
    case "SIGWINCH":
      return arrive(state, { kind: "resized" });
    case "SIGTSTP":
      return stop(state);
    case "SIGCONT":
      resume(state);
      take(state);
      return arrive(state, { kind: "continued" });
    default:
      return arrive(state, { kind: "signal", signal: signal as EndingSignal });
  }
}

function pause(state: State, notice: string): boolean {
  if (!MAY_STOP) return false;
  state.isPaused = true;
  giveBack(state);
  // Without a listener the signal stops the program as usual.
  Deno.removeSignalListener("SIGTSTP", state.handlers.get("SIGTSTP")!);
  write(state, `${notice}\n`);
  return true;
}

function resume(state: State): void {
  if (!state.isPaused) return;
  state.isPaused = false;
  Deno.addSignalListener("SIGTSTP", state.handlers.get("SIGTSTP")!);
  take(state);
}

/** Asked to stop from outside: gives the terminal back first, if it may stop itself at all. */
function stop(state: State): void {
  const wasEntered = state.isEntered;
  giveBack(state);
  try {
    Deno.kill(Deno.pid, "SIGSTOP");
  } catch {
    // Without that permission it goes on at once.
    onSignal(state, "SIGCONT");
  }
  if (wasEntered) enter(state);
}

/**
 * Whether Ctrl-Z brings the shell back. Under a runner such as `deno task`, which does not stop with
 * us, it would leave a dead terminal: so only for the compiled program.
 */
const MAY_STOP = Deno.build.standalone && Deno.build.os !== "windows";

const FATAL = ["error", "unhandledrejection", "unload"] as const;
