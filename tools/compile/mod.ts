// deno-lint-ignore-file no-console -- a tool for the terminal
import { parseArgs } from "node:util";
import { debianPackage } from "./debian.ts";
import { homebrewFormula } from "./homebrew.ts";
import { compileProgram, removeStage, stageProgram } from "./program.ts";
import { release } from "./release.ts";
import { findTarget, programName, type Target, TARGETS } from "./targets.ts";

const USAGE = `deno task compile                the program for this machine: dist/itbee
deno task compile --deb          and a Debian package of it
deno task compile --target T     what is released for one platform:
  ${TARGETS.join("\n  ")}
deno task compile --all          what is released for all of them
  --runtimes FOLDER              take denort-<platform> from there, where Deno cannot download them
deno task compile --formula URL  a Homebrew formula, dist/itbee.rb, for the archives made by --all
                                 that are to be found there`;

interface Options {
  readonly target?: string;
  readonly all?: boolean;
  readonly deb?: boolean;
  readonly runtimes?: string;
  readonly formula?: string;
  readonly help?: boolean;
}

async function main(): Promise<number> {
  let options: Options;
  try {
    options = parseArgs({
      args: Deno.args,
      options: {
        target: { type: "string" },
        all: { type: "boolean" },
        deb: { type: "boolean" },
        runtimes: { type: "string" },
        formula: { type: "string" },
        help: { type: "boolean" },
      },
    }).values as Options;
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
  try {
    await compile(target, options);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

async function compile(target: Target, options: Options): Promise<void> {
  const given = options.runtimes === undefined
    ? {}
    : { runtimes: await Deno.realPath(options.runtimes) };
  Deno.chdir(new URL("../..", import.meta.url));
  if (options.formula !== undefined) {
    const sums = await Deno.readTextFile("dist/SHA256SUMS");
    return await Deno.writeTextFile("dist/itbee.rb", homebrewFormula(options.formula, sums));
  }
  try {
    const metafile = await stageProgram();
    if (options.all || options.target !== undefined) {
      return await release({ targets: options.all ? TARGETS : [target], metafile, ...given });
    }
    const output = `dist/${programName(target)}`;
    await compileProgram({ target, output, ...given });
    console.log(`${output}: ${((await Deno.stat(output)).size / 1e6).toFixed(1)} MB`);
    if (options.deb) {
      const name = await debianPackage({ target, program: output, compression: "quick" });
      console.log(`dist/${name}`);
    }
  } finally {
    await removeStage();
  }
}

Deno.exitCode = await main();
