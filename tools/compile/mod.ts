// deno-lint-ignore-file no-console -- a tool for the terminal
import { parseArgs } from "node:util";
import { compileProgram, removeStage, stageProgram } from "./program.ts";
import { release } from "./release.ts";
import { findTarget, TARGETS } from "./targets.ts";

const USAGE = `deno task compile              the program for this machine: dist/itbee
deno task compile --target T   a release archive for one platform:
  ${TARGETS.join("\n  ")}
deno task compile --all        all of them
  --runtimes FOLDER            runtimes to use, denort-<platform>, where Deno cannot download them
A release comes with dist/SHA256SUMS.`;

async function main(): Promise<number> {
  let options: { target?: string; all?: boolean; runtimes?: string; help?: boolean };
  try {
    options = parseArgs({
      args: Deno.args,
      options: {
        target: { type: "string" },
        all: { type: "boolean" },
        runtimes: { type: "string" },
        help: { type: "boolean" },
      },
    }).values as typeof options;
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const name = options.target ?? Deno.build.target;
  const target = findTarget(name);
  if (target === undefined) {
    console.error(`Unknown target "${name}". Known are:\n  ${TARGETS.join("\n  ")}`);
    return 2;
  }
  const runtimes = options.runtimes === undefined ? {} : { runtimes: options.runtimes };
  Deno.chdir(new URL("../..", import.meta.url));
  try {
    await stageProgram();
    if (options.all || options.target !== undefined) {
      await release(options.all ? TARGETS : [target], runtimes);
    } else {
      await compileProgram({ target, output: "dist/itbee", ...runtimes });
      console.log(`dist/itbee: ${((await Deno.stat("dist/itbee")).size / 1e6).toFixed(1)} MB`);
    }
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  } finally {
    await removeStage();
  }
}

Deno.exitCode = await main();
