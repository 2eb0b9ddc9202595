import type { Metafile } from "esbuild";
import { bundle } from "../bundle.ts";
import { buildSite } from "../web/site.ts";
import { denoCompile, findRuntime } from "./runtime.ts";
import type { Target } from "./targets.ts";

/** Where the program is put together: its modules, and beside them its data. */
export const STAGE = "dist/stage";

/** The pages that `itbee web` serves. */
export const STAGED_SITE = `${STAGE}/data/web`;

/** In `data/`: what the data is made from is in a folder for each language; the rest is for readers. */
const NOT_SHIPPED = /^([a-z]{2}|LICENSE|README\.md|licences|pictures)$/;

/**
 * Most runs end before V8 is done making them faster: its threads, and of its compilers all but the
 * one between, would use more of the processor than they save. That one is to begin sooner: how
 * often a function was called counts for it too, whatever the option is named. WebAssembly is to be
 * made faster only where it runs for tens of milliseconds. Where a function is in its file V8 notes
 * at once: the first error, such as a folder that is missing, asks for it, and functions would be
 * compiled once more. And what a run makes until it ends need hardly ever be collected.
 */
const V8_FLAGS = [
  "--single-threaded",
  "--no-enable-lazy-source-positions",
  "--no-sparkplug",
  "--no-turbofan",
  "--invocation-count-for-turbofan=1000",
  "--wasm-tiering-budget=100000000",
  "--min-semi-space-size=2",
];

/** Bundles the modules, copies the data and builds the pages, the same for every platform. */
export async function stageProgram(): Promise<Metafile> {
  await removeStage();
  await Deno.mkdir(STAGE, { recursive: true });
  const metafile = await bundle("main.ts", STAGE);
  await copyShipped("data", `${STAGE}/data`, NOT_SHIPPED);
  // What the terminal has as well, as the words of other languages, Deno puts in once.
  await buildSite(new URL("../../", import.meta.url), { target: STAGED_SITE });
  return metafile;
}

export async function removeStage(): Promise<void> {
  await Deno.remove(STAGE, { recursive: true }).catch(() => {});
}

/** What to compile. */
interface Compiling {
  readonly target: Target;
  readonly output: string;
  /** A folder with runtimes, `denort-<target>`; unless given, Deno downloads its own. */
  readonly runtimes?: string;
}

/** Compiles what is staged for one platform. */
export async function compileProgram({ target, output, runtimes }: Compiling): Promise<void> {
  const args = [
    ...["-P", "--no-prompt"],
    // All modules are inside; it must never fetch one.
    "--deny-import",
    // Deno would put it in a predictable file that everybody on the machine can write.
    "--no-code-cache",
    `--v8-flags=${V8_FLAGS.join()}`,
    ...["--config", "deno.json", "--include", `${STAGE}/data`],
    ...["--target", target, "-o", output, `${STAGE}/main.js`],
  ];
  const runtime = await findRuntime(target, runtimes);
  try {
    await denoCompile(args, runtime);
  } finally {
    await runtime?.remove();
  }
}

async function copyShipped(from: string, to: string, except?: RegExp): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (except?.test(name)) continue;
    if (isDirectory) await copyShipped(`${from}/${name}`, `${to}/${name}`);
    else await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
  }
}
