import { resolve } from "node:path";
import { playBytes } from "./play_words.ts";

const MAIN = new URL("../../main.ts", import.meta.url).pathname;
const SET_CLOCK = new URL("./set_clock.ts", import.meta.url).pathname;

export type Event = Record<string, unknown>;

/** A game under way in a process of its own. */
export interface Game {
  readonly pid: number;
  send(text: string): Promise<void>;
  /** The next object. */
  next(): Promise<Event>;
  /** Reads on until a line has this text. */
  line(text: string): Promise<void>;
  /** No more lines: what else it says, and all it complained of. */
  end(): Promise<{ readonly code: number; readonly out: string; readonly err: string }>;
  /** Nobody reads what it writes any more, as after `| head`. */
  hangUp(): Promise<{ readonly code: number; readonly err: string }>;
  /** With SIGKILL, unless another is given; what it had complained of by then. */
  kill(signal?: Deno.Signal): Promise<string>;
}

export function found(event: Event): number {
  return event.found as number;
}

/** From source, unless the environment names a binary. */
function program(): string[] {
  const binary = Deno.env.get("ITBEE_BINARY");
  if (binary !== undefined) return [resolve(binary)];
  return [Deno.execPath(), "run", "-A", "-q", "--cached-only", "--no-check", MAIN];
}

/** From source, with a clock that can be set: see `set_clock.ts`. */
function programWithClock(): string[] {
  const [deno, run] = [Deno.execPath(), ["run", "-A", "-q", "--cached-only", "--no-check"]];
  return [deno, ...run, "--preload", SET_CLOCK, MAIN];
}

interface Running {
  readonly env?: Record<string, string>;
  /** A program that runs ours, with the arguments before ours. */
  readonly under?: readonly string[];
  /** Those of `play.lex`, unless the program's own are wanted. */
  readonly words?: "own";
  /** A file with the milliseconds that its clock is ahead. */
  readonly clock?: string;
}

function command(
  folder: string,
  data: string,
  args: readonly string[],
  { env = {}, under = [], words: whose, clock }: Running,
): Deno.Command {
  const isOwn = whose === "own" || args[0] === "sessions" || args.includes("--dictionary");
  const words = isOwn ? [] : ["--dictionary", `${folder}/play.lex`];
  const [name, ...first] = [...under, ...(clock === undefined ? program() : programWithClock())];
  return new Deno.Command(name!, {
    args: [
      ...first,
      ...["--lang", "en"],
      ...args,
      ...words,
    ],
    // Not as an option: some commands have none for it, and would only say so.
    env: {
      ...(data !== "" && { ITBEE_DATA_PATH: data }),
      ...(clock !== undefined && { TEST_CLOCK: clock }),
      ...env,
    },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  });
}

/** Started, and left to be talked to. */
export function start(
  folder: string,
  data: string,
  args: readonly string[],
  running: Running = {},
): Game {
  const child = command(folder, data, args, running).spawn();
  const writer = child.stdin.getWriter();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const errors = new Response(child.stderr).text();
  let text = "";
  const nextLine = async (): Promise<string> => {
    while (!text.includes("\n")) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`It ended: ${await errors}`);
      text += value;
    }
    const at = text.indexOf("\n");
    const line = text.slice(0, at);
    text = text.slice(at + 1);
    return line;
  };
  return {
    pid: child.pid,
    send: (lines) => writer.write(new TextEncoder().encode(lines)),
    next: async () => JSON.parse(await nextLine()) as Event,
    async line(wanted) {
      while (!(await nextLine()).includes(wanted));
    },
    async end() {
      await writer.close();
      for (let read; !(read = await reader.read()).done;) text += read.value;
      return { code: (await child.status).code, out: text, err: await errors };
    },
    async hangUp() {
      await reader.cancel();
      const [{ code }, err] = await Promise.all([child.status, errors]);
      await writer.close().catch(() => {});
      return { code, err };
    },
    async kill(signal = "SIGKILL") {
      child.kill(signal);
      await child.status;
      await reader.cancel();
      await writer.close().catch(() => {});
      return await errors;
    },
  };
}

/** Until it ends. */
export async function run(
  folder: string,
  data: string,
  args: readonly string[],
  script = "",
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  const child = command(folder, data, args, { env }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(script));
  await writer.close();
  const { code, stdout, stderr } = await child.output();
  const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { code, out: out!, err: err! };
}

/** A folder for one test, with the words `play.lex` in it. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "itbee durability " });
  try {
    await Deno.writeFile(`${folder}/play.lex`, playBytes());
    await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true }).catch(() => {});
  }
}
