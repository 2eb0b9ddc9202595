/**
 * Compiles the searches in `src/wasm`, written in AssemblyScript, to WebAssembly, and writes each as
 * a module beside the game that runs it.
 *
 *     deno task wasm            writes them
 *     deno task wasm --check    fails when one is not what its source gives
 */
// deno-lint-ignore-file no-console -- a tool for the terminal
import asc from "assemblyscript/asc";

interface Search {
  /** In `src/wasm`. */
  readonly folder: string;
  /** What it becomes. */
  readonly module: string;
  /** What the compiler is told besides `OPTIONS`. */
  readonly options?: readonly string[];
}

export const SEARCHES: readonly Search[] = [
  { folder: "crossword", module: "src/games/crossword/search_wasm.ts" },
  // Its memory is that of the word graph.
  { folder: "grid", module: "src/games/grid/search_wasm.ts", options: ["--importMemory"] },
];

const ROOT = new URL("../", import.meta.url);

/** As fast as the compiler makes it, with nothing of its runtime: no search allocates objects. */
const OPTIONS = ["-O3", "--enable", "simd", "--noAssert", "--runtime", "stub", "--use", "abort="];

/** The module for a search, as its source gives it. Throws what the compiler says. */
export async function moduleOf({ folder, options = [] }: Search): Promise<string> {
  let binary: Uint8Array | undefined;
  const entry = "mod.ts";
  const args = [entry, ...OPTIONS, ...options, "--outFile", "out.wasm"];
  const { error, stderr } = await asc.main(args, {
    readFile: (name: string) =>
      Deno.readTextFile(new URL(`src/wasm/${folder}/${name}`, ROOT)).catch(() => null),
    writeFile: (_: string, contents: string | Uint8Array) => {
      if (typeof contents !== "string") binary = contents;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`src/wasm/${folder}: ${error.message}\n${stderr}`);
  return [
    `/** \`src/wasm/${folder}\`, compiled by \`deno task wasm\`: change it there. */`,
    "export const SEARCH =",
    `  "${binary!.toBase64()}";`,
    "",
  ].join("\n");
}

async function main(): Promise<number> {
  let stale = 0;
  for (const search of SEARCHES) {
    const { folder, module } = search;
    const text = await moduleOf(search);
    if (!Deno.args.includes("--check")) await Deno.writeTextFile(new URL(module, ROOT), text);
    else if (await Deno.readTextFile(new URL(module, ROOT)) !== text) {
      console.error(`${module} is not what src/wasm/${folder} gives: run deno task wasm`);
      stale++;
    }
  }
  return stale === 0 ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = await main();
