// deno-lint-ignore-file no-console -- a tool for the terminal
import { parseArgs } from "node:util";
import { spawn } from "@lydell/node-pty";
import { lexiconStart } from "../src/program_file.ts";
import { tarGz, zip } from "./archive.ts";
import { CACHE, SCRIPT } from "./loader.ts";
import { manualPage } from "./manual.ts";

/** The platforms that `deno compile` has a runtime for. */
const TARGETS = [
  "x86_64-unknown-linux-gnu",
  "aarch64-unknown-linux-gnu",
  "x86_64-apple-darwin",
  "aarch64-apple-darwin",
  "x86_64-pc-windows-msvc",
] as const;

/** Where the program is put together: its modules, and beside them its data. */
const STAGE = "dist/stage";

const LEXICON = "it.lex";

/** Folders of `data/` that go into the program, each if it is there. */
const FOLDERS = ["languages", "themes", "templates", "clues"];

const MANUAL = "dist/itbee.1";

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
  try {
    if (!await stage()) return 1;
    await Deno.writeTextFile(MANUAL, manualPage());
    if (targets.length === 0) return await compile("dist/itbee", Deno.build.target) ? 0 : 1;
    const sums: string[] = [];
    for (const target of targets) {
      const sum = await release(target);
      if (sum === undefined) return 1;
      sums.push(sum);
    }
    await Deno.writeTextFile("dist/SHA256SUMS", sums.join("\n") + "\n");
    return 0;
  } finally {
    await Deno.remove(STAGE, { recursive: true }).catch(() => {});
  }
}

/** The program as one script, what loads it, and the data. */
async function stage(): Promise<boolean> {
  await Deno.remove(STAGE, { recursive: true }).catch(() => {});
  await Deno.mkdir(`${STAGE}/data`, { recursive: true });
  const flags = ["bundle", "-q", "--minify", "--platform", "deno"];
  const script = `${STAGE}/data/${SCRIPT}`;
  if (!await deno([...flags, "-o", `${STAGE}/main.mjs`, "tools/binary.ts"])) return false;
  if (!await deno([...flags, "--format", "iife", "-o", script, "tools/program.ts"])) return false;
  await Deno.writeTextFile(script, wrapped(await Deno.readTextFile(script)));
  for (const folder of FOLDERS) await copyFolder(`data/${folder}`, `${STAGE}/data/${folder}`);
  return true;
}

/** A function of how to get at Node's modules; what the script left behind is its result. */
function wrapped(script: string): string {
  const start = "const{start}=globalThis;delete globalThis.start;return start";
  // With one letter beyond Latin-1 the text would take twice the room, and the time to read it.
  const plain = script.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0"),
  );
  return `(function(require){${plain}\n${start}})`;
}

/** Plays a little, for V8 to keep what it compiles: the screen, a game gone on with, lines, help. */
async function warm(): Promise<void> {
  const folder = await Deno.makeTempDir();
  const env = {
    ...Deno.env.toObject(),
    ITBEE_STAGE: new URL(`../${STAGE}/data/`, import.meta.url).href,
    ITBEE_DATA_PATH: folder,
    TERM: "xterm",
    LANG: "C",
  };
  const args = ["run", "-A", "--unstable-kv", "--cached-only", "tools/warm.ts"];
  try {
    for (const line of ["--seed 7", "--seed 7", "--seed 7 --plain --lang it", "--help"]) {
      await watch([...args, ...line.split(" ")], env);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Runs Deno in a terminal; types a word and leaves where there is a prompt. */
function watch(args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const pty = spawn(Deno.execPath(), args, { cols: 80, rows: 24, env });
    let shown = "";
    let isTyped = false;
    // Whatever keeps it from asking, the build is not to wait for ever.
    const timer = setTimeout(() => pty.kill(), 60_000);
    pty.onData((data) => {
      shown += data;
      // deno-lint-ignore no-control-regex
      if (isTyped || !/>(?: |\x1b\[\d+;\d+H)/.test(shown)) return;
      isTyped = true;
      pty.write("calma\r\x04");
    });
    pty.onExit(({ exitCode, signal }) => {
      clearTimeout(timer);
      if (exitCode === 0 && !signal) resolve();
      else reject(new Error(shown));
    });
  });
}

async function copyFolder(from: string, to: string): Promise<void> {
  const files = await Array.fromAsync(Deno.readDir(from)).catch(() => []);
  for (const { name, isFile } of files) {
    if (!isFile) continue;
    await Deno.mkdir(to, { recursive: true });
    await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
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
    [`${folder}/${program}`, MANUAL, ...DOCUMENTS].map(async (path) => ({
      name: path.startsWith("dist/") ? path.split("/").at(-1)! : path,
      bytes: await Deno.readFile(path),
      isProgram: path.endsWith(program),
    })),
  );
  const name = `itbee-${target}${isWindows ? ".zip" : ".tar.gz"}`;
  const bytes = isWindows ? zip(files) : tarGz(files);
  await Deno.writeFile(`dist/${name}`, bytes);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
  return `${[...digest].map((b) => b.toString(16).padStart(2, "0")).join("")}  ${name}`;
}

async function compile(output: string, target: string): Promise<boolean> {
  const isLinux = target.includes("linux");
  const inside = `${STAGE}/data/${LEXICON}`;
  if (isLinux) await Deno.remove(inside).catch(() => {});
  else await Deno.copyFile(`data/${LEXICON}`, inside);
  // What V8 compiles is for one kind of machine.
  if (target === Deno.build.target) await warm();
  else await Deno.remove(`${STAGE}/data/${CACHE}`).catch(() => {});
  const done = await deno([
    "compile",
    "-q",
    "-P",
    // Modules are inside: none is to be fetched.
    "--deny-import",
    "--no-prompt",
    "--no-check",
    // Its place is a predictable file that everybody on the machine can write.
    "--no-code-cache",
    ...["--config", "deno.json", "--include", `${STAGE}/data`],
    ...(target === Deno.build.target ? [] : ["--target", target]),
    ...["-o", output, `${STAGE}/main.mjs`],
  ]);
  if (!done) {
    console.error(
      `Could not compile ${output}. deno compile downloads a runtime of its own version ` +
        `(${Deno.version.deno}); where it cannot be reached, set DENORT_BIN to such a file`,
    );
    return false;
  }
  if (isLinux) await putLexicon(output);
  const { size } = await Deno.stat(output);
  console.log(`${output}: ${(size / 1e6).toFixed(1)} MB`);
  return true;
}

/** Between the runtime and what `deno compile` put behind it, which is found from the file's end. */
async function putLexicon(path: string): Promise<void> {
  const program = await Deno.readFile(path);
  const at = lexiconStart(program);
  if (at === undefined) throw new Error(`${path} is not an ELF file`);
  const lexicon = await Deno.readFile(`data/${LEXICON}`);
  using file = await Deno.open(path, { write: true });
  await file.seek(at, Deno.SeekMode.Start);
  const parts = [lexicon, program.subarray(at)];
  for (const bytes of parts) {
    for (let done = 0; done < bytes.length;) done += await file.write(bytes.subarray(done));
  }
}

async function deno(args: string[]): Promise<boolean> {
  return (await new Deno.Command(Deno.execPath(), { args }).spawn().status).success;
}

Deno.exitCode = await main();
