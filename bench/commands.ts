/**
 * What whole commands of the compiled program cost beyond a program that does nothing, compiled with
 * the same runtime: the processor's time, since other programs disturb it least. Each command in
 * its turn, the median of fresh processes.
 *
 *     deno task compile && deno run -A --cached-only bench/commands.ts
 */
import { join, resolve } from "node:path";
import { compileProgram, removeStage, STAGE } from "../tools/compile/program.ts";
import { findTarget } from "../tools/compile/targets.ts";
import { type Figure, printFigures } from "./figures.ts";

const PROGRAM = resolve(Deno.env.get("ITBEE_BINARY") ?? "dist/itbee");

interface Promised {
  readonly args: string;
  /** In milliseconds, beyond the empty program; `whole` with it. */
  readonly most: number;
  readonly of: "beyond" | "whole";
}

const COMMANDS: readonly Promised[] = [
  { args: "lexicon explain casa", most: 10, of: "beyond" },
  { args: "grid solve c a s a / r e t e / l i n o / m o r a", most: 15, of: "beyond" },
  { args: "bites solve a e t / ab> / rtv", most: 15, of: "beyond" },
  { args: "crossword generate --size 9x9 --seed 1", most: 60, of: "beyond" },
  { args: "crossword generate --size 13x13 --seed 1", most: 80, of: "beyond" },
  // As without a seed, or with an even one: it is not compared with those of other seeds.
  { args: "crossword generate --size 9x9 --seed 2", most: 60, of: "beyond" },
  { args: "crossword generate --size 13x13 --seed 2", most: 80, of: "beyond" },
  { args: "lexicon info", most: 200, of: "whole" },
  { args: "lexicon check", most: 700, of: "whole" },
];

/** A sentence where they cannot be measured here. */
export async function commandFigures(rounds: number): Promise<Figure[] | string> {
  if (!await Deno.stat(PROGRAM).catch(() => undefined)) return `there is no ${PROGRAM}`;
  const folder = await Deno.makeTempDir();
  try {
    const empty = join(folder, "empty");
    const refused = await compileEmpty(empty);
    if (refused !== undefined) return refused;
    const times = COMMANDS.map(() => [] as number[]);
    const idle: number[] = [];
    for (let round = 0; round < rounds; round++) {
      idle.push(await processorTime(empty, [], folder));
      for (const [i, { args }] of COMMANDS.entries()) {
        times[i]!.push(await processorTime(PROGRAM, words(args), folder));
      }
    }
    const nothing = median(idle);
    return [
      { name: "command: a program that does nothing, processor time", value: nothing, unit: "ms" },
      ...COMMANDS.map(({ args, most, of }, i): Figure => ({
        name: `command: ${args}, ${of === "whole" ? "whole" : "beyond that"}`,
        value: median(times[i]!) - (of === "whole" ? 0 : nothing),
        unit: "ms",
        most,
      })),
    ];
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** A board or a set of tiles is one word of the command. */
function words(args: string): string[] {
  const [, command, rest] = /^(\w+ \w+) (.*)$/.exec(args) ?? [];
  if (command === undefined) return args.split(" ");
  return [...command.split(" "), ...(rest!.includes(" / ") ? [rest!] : rest!.split(" "))];
}

async function compileEmpty(output: string): Promise<string | undefined> {
  const target = findTarget(Deno.build.target);
  if (target === undefined) return `there is no program for ${Deno.build.target}`;
  try {
    await removeStage();
    await Deno.mkdir(`${STAGE}/data`, { recursive: true });
    await Deno.writeTextFile(`${STAGE}/main.js`, "");
    await compileProgram({ target, output });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await removeStage();
  }
}

/** The time of one process, in milliseconds: bash reports what its children used. */
async function processorTime(program: string, args: string[], folder: string): Promise<number> {
  const { success, stdout, stderr } = await new Deno.Command("bash", {
    args: ["-c", 'set -e; "$@" > /dev/null; times', "bash", program, ...args],
    env: { ITBEE_DATA_PATH: join(folder, "games"), LANG: "C" },
  }).output();
  if (!success) {
    throw new Error(`${program} ${args.join(" ")}: ${new TextDecoder().decode(stderr)}`);
  }
  const [, children = ""] = new TextDecoder().decode(stdout).split("\n");
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  ) *
    1000;
}

function median(all: number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1]!;
}

if (import.meta.main) {
  const figures = await commandFigures(Number(Deno.args[0] ?? 15));
  if (typeof figures === "string") printFigures([], [`command: not measured, ${figures}`]);
  else if (!printFigures(figures)) Deno.exitCode = 1;
}
