/**
 * How long the compiled program takes from exec to its first prompt and for `--help`, against an
 * empty program compiled by the same Deno, turn by turn: the ratio of the medians:
 *
 *     deno task compile && deno run -A --cached-only bench/startup.ts
 */
import { spawn } from "@lydell/node-pty";
import { join, resolve } from "node:path";
import { type Figure, printFigures } from "./figures.ts";

const PROGRAM = resolve(Deno.env.get("ITBEE_BINARY") ?? "dist/itbee");

/** Behind it the cursor waits, in lines and on the screen. */
// deno-lint-ignore no-control-regex
const PROMPT = />(?: |\x1b\[\d+;\d+H)/;

/** The promises of the binary; a sentence where they cannot be measured here. */
export async function startFigures(rounds: number): Promise<Figure[] | string> {
  if (!await Deno.stat(PROGRAM).catch(() => undefined)) return `there is no ${PROGRAM}`;
  const folder = await Deno.makeTempDir();
  try {
    const empty = join(folder, "empty");
    if (!await compileEmpty(folder, empty)) return "deno compile has no runtime here";
    const env = { ITBEE_DATA_PATH: join(folder, "games"), TERM: "xterm", LANG: "C" };
    const runs: Run[] = [
      { program: empty, args: [], env },
      { program: PROGRAM, args: ["--help"], env },
      { program: PROGRAM, args: ["--version"], env },
      { program: PROGRAM, args: ["--seed", "7"], until: PROMPT, env },
      { program: PROGRAM, args: [], until: PROMPT, env },
      { program: PROGRAM, args: ["--seed", "7", "--plain"], until: PROMPT, env },
    ];
    await playSome(env);
    const times = runs.map((): number[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [i, run] of runs.entries()) times[i]!.push(await timeOf(run));
    }
    const [none, help, version, seed, resume, plain] = times.map(median) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return [
      { name: "start: an empty program", value: none, unit: "ms" },
      { name: "start: --version, against empty", value: version / none, unit: "×" },
      {
        name: "start: --help, against empty",
        value: help / none,
        unit: "×",
        most: 1.25,
        bound: 1.5,
      },
      {
        name: "start: prompt of a seed, against empty",
        value: seed / none,
        unit: "×",
        most: 1.6,
        bound: 2,
      },
      {
        name: "start: prompt of a saved game",
        value: resume / none,
        unit: "×",
        most: 1.6,
        bound: 2,
      },
      { name: "start: prompt in lines", value: plain / none, unit: "×", most: 1.6, bound: 2 },
    ];
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

interface Run {
  readonly program: string;
  readonly args: string[];
  readonly env: Record<string, string>;
  /** What ends the measure; the end of the program unless given. */
  readonly until?: RegExp;
}

/** The best of few may be luck; half of the times are better than this one. */
function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

/** So that there is a game to go on with, of which some words are found. */
async function playSome(env: Record<string, string>): Promise<void> {
  const run = async (args: string[], input: string) => {
    const child = new Deno.Command(PROGRAM, { args, env, stdin: "piped", stdout: "piped" }).spawn();
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(input));
    await writer.close();
    return new TextDecoder().decode((await child.output()).stdout);
  };
  const { words } = JSON.parse(await run(["--seed", "7", "--dump-board", "-"], ""));
  const some = (words as { word: string }[]).slice(0, 8).map(({ word }) => word);
  const answers = await run(["--seed", "7"], some.join("\n") + "\n");
  if (!answers.includes(` ${some.length}/`)) throw new Error(`not found: ${answers}`);
}

async function compileEmpty(folder: string, output: string): Promise<boolean> {
  const source = join(folder, "empty.mjs");
  await Deno.writeTextFile(source, "");
  const args = ["compile", "-q", "--no-check", "--no-code-cache", "-o", output, source];
  return (await new Deno.Command(Deno.execPath(), { args, stderr: "null" }).output()).success;
}

/** In a terminal of its own, in milliseconds. */
function timeOf({ program, args, env, until }: Run): Promise<number> {
  return new Promise((resolve) => {
    let shown = "";
    let time: number | undefined;
    const start = performance.now();
    const pty = spawn(program, args, { cols: 80, rows: 50, env });
    pty.onData((data) => {
      shown += data;
      if (until === undefined || time !== undefined || !until.test(shown)) return;
      time = performance.now() - start;
      // By Ctrl-D, so that it can save and leave.
      pty.write("\x04");
    });
    pty.onExit(() => resolve(time ?? performance.now() - start));
  });
}

if (import.meta.main) {
  const figures = await startFigures(Number(Deno.args[0] ?? 40));
  if (typeof figures === "string") printFigures([], [`start: not measured, ${figures}`]);
  else if (!printFigures(figures)) Deno.exitCode = 1;
}
