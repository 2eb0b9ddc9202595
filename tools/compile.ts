// deno-lint-ignore-file no-console -- a tool for the terminal
import { parseArgs } from "node:util";
import { tarGz, zip } from "./archive.ts";

/** The platforms that `deno compile` has a runtime for. */
const TARGETS = [
  "x86_64-unknown-linux-gnu",
  "aarch64-unknown-linux-gnu",
  "x86_64-apple-darwin",
  "aarch64-apple-darwin",
  "x86_64-pc-windows-msvc",
] as const;

/** At the root, so that paths relative to `main.ts` hold in it too; .mjs, or Deno looks for CommonJS in it. */
const BUNDLE = "itbee.bundle.mjs";

const EMBEDDED = ["data/it.lex", "data/languages"];

const DOCUMENTS = ["README.md", "LICENSE", "data/LICENSE", "data/README.md"];

const USAGE = `deno task compile            the program for this machine: dist/itbee
deno task compile --target T a release archive for one platform:
  ${TARGETS.join("\n  ")}
deno task compile --all      all of them, with dist/SHA256SUMS`;

async function main(): Promise<number> {
  let options: { target?: string; all?: boolean; help?: boolean };
  try {
    options = parseArgs({
      args: Deno.args,
      options: { target: { type: "string" }, all: { type: "boolean" }, help: { type: "boolean" } },
    }).values as typeof options;
  } catch (error) {
    console.error((error as Error).message);
    console.error(USAGE);
    return 2;
  }
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  if (options.target !== undefined && !TARGETS.some((target) => target === options.target)) {
    console.error(`Unknown target "${options.target}". Known are:\n  ${TARGETS.join("\n  ")}`);
    return 2;
  }
  const targets = options.all ? TARGETS : options.target ? [options.target] : [];
  Deno.chdir(new URL("..", import.meta.url));
  await Deno.mkdir("dist", { recursive: true });
  const bundle = ["bundle", "-q", "--minify", "--platform", "deno", "-o", BUNDLE, "main.ts"];
  try {
    if (!await deno(bundle)) return 1;
    if (targets.length === 0) return await compile("dist/itbee") ? 0 : 1;
    const sums: string[] = [];
    for (const target of targets) {
      const archive = await release(target);
      if (archive === undefined) return 1;
      sums.push(archive);
    }
    await Deno.writeTextFile("dist/SHA256SUMS", sums.join("\n") + "\n");
    return 0;
  } finally {
    await Deno.remove(BUNDLE).catch(() => {});
  }
}

/** Compiles for one platform and packs it; returns its line of checksums. */
async function release(target: string): Promise<string | undefined> {
  const isWindows = target.includes("windows");
  const program = isWindows ? "itbee.exe" : "itbee";
  const folder = `dist/${target}`;
  await Deno.mkdir(folder, { recursive: true });
  if (!await compile(`${folder}/${program}`, target)) return undefined;
  const files = await Promise.all(
    [`${folder}/${program}`, ...DOCUMENTS].map(async (path) => ({
      name: path.startsWith("dist/") ? program : path,
      bytes: await Deno.readFile(path),
      isProgram: path.startsWith("dist/"),
    })),
  );
  const name = `itbee-${target}${isWindows ? ".zip" : ".tar.gz"}`;
  const bytes = isWindows ? zip(files) : tarGz(files);
  await Deno.writeFile(`dist/${name}`, bytes);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
  return `${[...digest].map((b) => b.toString(16).padStart(2, "0")).join("")}  ${name}`;
}

async function compile(output: string, target?: string): Promise<boolean> {
  const done = await deno([
    "compile",
    "-q",
    "-P",
    "--no-prompt",
    "--no-check",
    // Its place is a predictable file that everybody on the machine can write.
    "--no-code-cache",
    ...EMBEDDED.flatMap((path) => ["--include", path]),
    ...(target === undefined ? [] : ["--target", target]),
    "-o",
    output,
    BUNDLE,
  ]);
  if (!done) {
    console.error(
      `Could not compile ${output}. deno compile downloads a runtime of its own version ` +
        `(${Deno.version.deno}); where it cannot be reached, set DENORT_BIN to such a file`,
    );
    return false;
  }
  const { size } = await Deno.stat(output);
  console.log(`${output}: ${(size / 1e6).toFixed(1)} MB`);
  return true;
}

async function deno(args: string[]): Promise<boolean> {
  return (await new Deno.Command(Deno.execPath(), { args }).spawn().status).success;
}

Deno.exitCode = await main();
