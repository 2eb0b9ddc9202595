import type { LiveEvent, LiveTerminal } from "./world.ts";

/** The terminal with what the world needs of it. */
export interface OwnTerminal extends LiveTerminal {
  readonly isOpen: boolean;
  /** What was printed meanwhile and must not break the screen. */
  remark(text: string): void;
}

/** Bracketed paste: what is pasted comes marked as such. */
const [PASTE_ON, PASTE_OFF] = ["\x1b[?2004h", "\x1b[?2004l"];
const [ENTER, LEAVE] = ["\x1b[?1049h\x1b[0m\x1b[2J\x1b[H", "\x1b[0m\x1b[?25h\x1b[?1049l"];

/** Windows knows few signals, and no job control. */
const SIGNALS: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT"]
  : ["SIGINT", "SIGTERM", "SIGHUP", "SIGWINCH", "SIGCONT", "SIGTSTP"];

/**
 * The terminal this program runs in. It reads through the same stream as the line reader, so that
 * a key pressed while one takes over from the other is lost by neither.
 */
export function ownTerminal(): OwnTerminal {
  let stdin: typeof import("node:process").stdin | undefined;
  const arrived: LiveEvent[] = [];
  let waiting: ((event: LiveEvent) => void) | undefined;
  let isOpen = false;
  let isEntered = false;
  let isGone = false;
  let isPaused = false;

  const arrive = (event: LiveEvent) => {
    if (!waiting) return void arrived.push(event);
    const tell = waiting;
    waiting = undefined;
    tell(event);
  };
  const write = (text: string) => {
    if (isGone || text === "") return;
    const bytes = new TextEncoder().encode(text);
    for (let done = 0; done < bytes.length;) {
      try {
        done += Deno.stdout.writeSync(bytes.subarray(done));
      } catch (error) {
        // A slow terminal takes no more for now.
        if (error instanceof Deno.errors.WouldBlock) continue;
        // The window was closed: nobody can see it, and every move is saved already.
        isGone = true;
        return arrive({ kind: "end" });
      }
    }
  };
  const enter = () => {
    if (!isEntered) write(ENTER);
    isEntered = true;
  };
  const leave = () => {
    if (isEntered) write(LEAVE);
    isEntered = false;
  };
  const onBytes = (bytes: Uint8Array) => arrive({ kind: "bytes", bytes });
  const onEnd = () => arrive({ kind: "end" });
  const setRaw = (mode: "raw" | "lines") => {
    try {
      Deno.stdin.setRaw(mode === "raw");
    } catch {
      // There is no terminal left to set.
      isGone = true;
    }
  };
  const onStop = () => onSignal("SIGTSTP");
  const handlers = SIGNALS.map((signal) =>
    [signal, signal === "SIGTSTP" ? onStop : () => onSignal(signal)] as const
  );
  const onSignal = (signal: Deno.Signal) => {
    switch (signal) {
      case "SIGWINCH":
        return arrive({ kind: "resized" });
      case "SIGTSTP":
        return stop();
      case "SIGCONT":
        resume();
        setRaw("raw");
        write(PASTE_ON);
        return arrive({ kind: "continued" });
      default:
        return arrive({ kind: "signal", signal: signal as "SIGINT" | "SIGTERM" | "SIGHUP" });
    }
  };
  const pause = (notice: string) => {
    if (!MAY_STOP) return false;
    isPaused = true;
    leave();
    write(PASTE_OFF);
    setRaw("lines");
    // Nobody listens, so that the signal stops the program as it stops any other.
    Deno.removeSignalListener("SIGTSTP", onStop);
    write(`${notice}\n`);
    return true;
  };
  const resume = () => {
    if (!isPaused) return;
    isPaused = false;
    Deno.addSignalListener("SIGTSTP", onStop);
    setRaw("raw");
    write(PASTE_ON);
  };
  /** Asked to stop from outside: gives the terminal back first, if it may stop itself at all. */
  const stop = () => {
    const wasEntered = isEntered;
    leave();
    write(PASTE_OFF);
    setRaw("lines");
    try {
      Deno.kill(Deno.pid, "SIGSTOP");
    } catch {
      // Without that permission it goes on at once.
      onSignal("SIGCONT");
    }
    if (wasEntered) enter();
  };

  return {
    get isOpen() {
      return isOpen;
    },
    get hasNext() {
      return arrived.length > 0;
    },
    get size() {
      try {
        const { columns, rows } = Deno.consoleSize();
        return { columns: columns || 80, rows: rows || 24 };
      } catch {
        return { columns: 80, rows: 24 };
      }
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      setRaw("raw");
      write(PASTE_ON);
      for (const [signal, handler] of handlers) Deno.addSignalListener(signal, handler);
      // What breaks off elsewhere must not leave the terminal as it is now.
      for (const name of FATAL) globalThis.addEventListener(name, close);
    },
    enter,
    leave,
    async next(withinMs) {
      // After the first screen is shown, for this takes a while to load.
      if (!stdin) await listen();
      const event = arrived.shift();
      if (event) return event;
      return await new Promise((resolve) => {
        const timer = withinMs === undefined ? undefined : setTimeout(() => {
          waiting = undefined;
          resolve({ kind: "quiet" });
        }, withinMs);
        waiting = (event) => {
          clearTimeout(timer);
          resolve(event);
        };
      });
    },
    write,
    pause,
    resume,
    remark: (text) => arrive({ kind: "remark", text }),
    close,
  };

  async function listen(): Promise<void> {
    ({ default: { stdin } } = await import("node:process"));
    stdin.ref?.();
    stdin.on("data", onBytes);
    stdin.on("end", onEnd);
    stdin.resume();
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    for (const name of FATAL) globalThis.removeEventListener(name, close);
    for (const [signal, handler] of handlers) Deno.removeSignalListener(signal, handler);
    leave();
    write(PASTE_OFF);
    setRaw("lines");
    stdin?.off("data", onBytes);
    stdin?.off("end", onEnd);
    stdin?.pause();
    stdin?.unref?.();
    stdin = undefined;
  }
}

/**
 * Whether Ctrl-Z brings the shell back. Under a runner such as `deno task`, which does not stop with
 * us, it would leave a dead terminal: so only for the compiled program.
 */
const MAY_STOP = Deno.build.standalone && Deno.build.os !== "windows";

const FATAL = ["error", "unhandledrejection", "unload"] as const;
