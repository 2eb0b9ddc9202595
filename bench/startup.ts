/**
 * How long the compiled program takes from exec to its first prompt and for `--help`, against a
 * fixed piece of work, turn by turn: the ratio of the medians. And what 40 MB of data that a run
 * does not need add to it.
 *
 *     deno task compile && deno run -A --cached-only bench/startup.ts
 */
import { spawn } from "@lydell/node-pty";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { compileProgram, removeStage, STAGE, stageProgram } from "../tools/compile/program.ts";
import { findTarget } from "../tools/compile/targets.ts";
import { type Figure, printFigures } from "./figures.ts";

const PROGRAM = resolve(Deno.env.get("ITBEE_BINARY") ?? "dist/itbee");

/** What is written last before somebody may type: the prompt in lines, the screen's cursor or none. */
// deno-lint-ignore no-control-regex
const PROMPT = /\n> |\x1b\[\?25[hl]/;

/** In bytes: more than all languages, meanings and clues together. */
const EXTRA = 40_000_000;

/** The promises of the binary; a sentence where they cannot be measured here. */
export async function startFigures(rounds: number): Promise<Figure[] | string> {
  if (!await Deno.stat(PROGRAM).catch(() => undefined)) return `there is no ${PROGRAM}`;
  const folder = await Deno.makeTempDir();
  try {
    const large = join(folder, "large");
    const refused = await compileWithMore(large);
    if (refused !== undefined) return refused;
    const env = { ITBEE_DATA_PATH: join(folder, "games"), TERM: "xterm", LANG: "C" };
    const runs = {
      reference: await reference(folder),
      version: { program: PROGRAM, args: ["--version"], env },
      help: { program: PROGRAM, args: ["--help"], env },
      seed: { program: PROGRAM, args: ["--seed", "7"], until: PROMPT, env },
      menu: { program: PROGRAM, args: [], until: PROMPT, env },
      lines: { program: PROGRAM, args: ["--seed", "7", "--plain"], until: PROMPT, env },
      large: { program: large, args: ["--seed", "7"], until: PROMPT, env },
    } satisfies Record<string, Run>;
    await playSome(env);
    const took = await mediansOf(runs, rounds);
    const against = (name: string, run: keyof typeof runs, most: number): Figure => ({
      name: `start: ${name}`,
      value: took[run] / took.reference,
      unit: "×",
      most,
    });
    return [
      { name: "start: the fixed piece of work", value: took.reference, unit: "ms" },
      against("--version, against the fixed work", "version", 0.35),
      against("--help, against the fixed work", "help", 0.35),
      against("the menu, against the fixed work", "menu", 1),
      against("a saved game, against the fixed work", "seed", 1),
      against("a saved game in lines, against the fixed work", "lines", 1),
      {
        name: "start: a saved game with 40 MB more of data, against without",
        value: took.large / took.seed,
        unit: "×",
        most: 1.1,
      },
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

/**
 * The bundler that the lock file pins, on one thread, minifies a text of ours. It is there wherever
 * the program is built, and stays the same whatever Deno and we do. An empty program of the same
 * Deno, which we took before, made every Deno that starts faster look like a loss of ours.
 */
async function reference(folder: string): Promise<Run> {
  const line = "export function f$(a,b){let sum=a*$;for(let i=0;i<b;i++){sum+=i%$}return sum}\n";
  const text = Array.from({ length: 6_500 }, (_, i) => line.replaceAll("$", `${i + 1}`)).join("");
  const path = join(folder, "work.js");
  await Deno.writeTextFile(path, text);
  const packages = createRequire(import.meta.resolve("esbuild"));
  const name = `@esbuild/${process.platform}-${process.arch}`;
  return {
    program: packages.resolve(`${name}/bin/esbuild`),
    args: [path, "--minify", `--outfile=${join(folder, "work.min.js")}`, "--log-level=error"],
    env: { GOMAXPROCS: "1" },
  };
}

/** The program with more data; a sentence where there is no runtime to compile it with. */
async function compileWithMore(output: string): Promise<string | undefined> {
  const target = findTarget(Deno.build.target);
  if (target === undefined) return `there is no program for ${Deno.build.target}`;
  try {
    await stageProgram();
    const bytes = new Uint8Array(EXTRA);
    // Random, or a file system that compresses would make little of it.
    for (let at = 0; at < EXTRA; at += 65_536) {
      crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    }
    await Deno.writeFile(`${STAGE}/data/more.bin`, bytes);
    await compileProgram({ target, output });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await removeStage();
  }
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

/** Each in its turn, so that whatever else the machine does falls on all of them. */
async function mediansOf<K extends string>(
  runs: Readonly<Record<K, Run>>,
  rounds: number,
): Promise<Record<K, number>> {
  const names = Object.keys(runs) as K[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times.get(name)!.push(await timeOf(runs[name]));
  }
  const middle = (all: number[]) => all.sort((a, b) => a - b)[all.length >> 1]!;
  return Object.fromEntries(
    names.map((name) => [name, middle(times.get(name)!)]),
  ) as Record<K, number>;
}

/** In a terminal of its own, in milliseconds. */
function timeOf({ program, args, env, until }: Run): Promise<number> {
  return new Promise((resolve, reject) => {
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
    pty.onExit(({ exitCode }) => {
      if (exitCode === 0 && (until === undefined || time !== undefined)) {
        resolve(time ?? performance.now() - start);
      } else reject(new Error(`${program} ${args.join(" ")} ended with ${exitCode}: ${shown}`));
    });
  });
}

if (import.meta.main) {
  const figures = await startFigures(Number(Deno.args[0] ?? 40));
  if (typeof figures === "string") printFigures([], [`start: not measured, ${figures}`]);
  else if (!printFigures(figures)) Deno.exitCode = 1;
}
