import { type IPty, spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";

const MAIN = new URL("../../main.ts", import.meta.url).pathname;

export interface PtyOptions {
  readonly folder: string;
  readonly columns?: number;
  /** The size of a window whose screen is read; without it, everything written stays in sight. */
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Another program than ours. */
  readonly program?: string;
  /** More for Deno, before the program. */
  readonly flags?: readonly string[];
  /** The compiled program, to be run by itself. */
  readonly binary?: string;
}

/** The real program in a real terminal, with the permissions it has when it is played. */
export interface Session {
  /** Everything it wrote, escape sequences and all. */
  raw(): string;
  /** What a person would see, from the first line on. */
  screen(): string;
  type(text: string): void;
  /** Waits for a text on the screen, or says what is there instead. */
  until(text: string): Promise<void>;
  /** Waits until it has answered, and has nothing more to write for a while. */
  settled(): Promise<void>;
  readonly exit: Promise<number>;
  resize(columns: number, rows: number): void;
  signal(name: Deno.Signal): void;
  /** Whether the alternate screen is shown, and what else is set. */
  modes(): { readonly isAlternate: boolean; readonly isPasteMarked: boolean };
  kill(): void;
}

export function play(args: readonly string[], options: PtyOptions): Session {
  const columns = options.columns ?? 80;
  const screen = new xterm.Terminal({
    cols: columns,
    rows: options.rows ?? 200,
    allowProposedApi: true,
    convertEol: false,
  });
  const inherited = ["PATH", "DENO_DIR", "HOME", "DENO_COVERAGE_DIR", "DENO_TLS_CA_STORE"];
  const env: Record<string, string> = { LANG: "en_GB.UTF-8" };
  for (const name of inherited) {
    const value = Deno.env.get(name);
    if (value !== undefined) env[name] = value;
  }
  const program = options.program ?? MAIN;
  const flags = ["-P", "--no-prompt", "-q", "--cached-only", "--no-check"];
  const source = ["run", ...flags, ...options.flags ?? [], program];
  const pty: IPty = spawn(
    options.binary ?? Deno.execPath(),
    [...(options.binary === undefined ? source : []), ...args],
    {
      name: options.env?.TERM ?? "xterm",
      cols: columns,
      rows: options.rows ?? 50,
      env: { ...env, ITBEE_DATA_PATH: options.folder, ...options.env },
    },
  );
  let raw = "";
  let wake = () => {};
  pty.onData((data) => {
    raw += data;
    screen.write(data, () => wake());
  });
  const text = () =>
    Array.from(
      { length: screen.buffer.active.length },
      (_, i) => screen.buffer.active.getLine(i)?.translateToString(true) ?? "",
    ).join("\n").trimEnd();
  const exit = new Promise<number>((resolve) =>
    pty.onExit(({ exitCode }) => screen.write("", () => resolve(exitCode)))
  );
  return {
    raw: () => raw,
    screen: text,
    type: (keys) => pty.write(keys),
    exit,
    kill: () => pty.kill(),
    resize(columns, rows) {
      screen.resize(columns, rows);
      pty.resize(columns, rows);
    },
    signal: (name) => Deno.kill(pty.pid, name),
    modes: () => ({
      isAlternate: screen.buffer.active.type === "alternate",
      isPasteMarked: screen.modes.bracketedPasteMode,
    }),
    async settled() {
      const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      // A key is answered soon; if this one has nothing to change, not at all.
      const before = raw.length;
      for (let i = 0; i < 20 && raw.length === before; i++) await sleep(10);
      for (let last = -1; last !== raw.length;) {
        last = raw.length;
        await sleep(40);
      }
    },
    async until(wanted) {
      const limit = Date.now() + 30_000;
      while (!text().includes(wanted)) {
        if (Date.now() > limit) throw new Error(`No "${wanted}" on:\n${text()}`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 50);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
  };
}
