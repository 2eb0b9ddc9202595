import process from "node:process";
import { constants, Script } from "node:vm";

/** `start` of `main.ts`. */
export type Start = (data: URL) => Promise<number>;

/** The program's text and what V8 has made of it, in the compiled program's folder of data. */
export const SCRIPT = "program.script";
export const CACHE = "program.cache";

/**
 * The program as one script, for V8 to take up what it compiled when the program was built: to read
 * and compile it anew takes longer than all it does up to the first prompt. A cache that does not
 * fit, or is missing, V8 leaves alone.
 */
export function loadProgram(folder: URL): { readonly script: Script; readonly start: Start } {
  const script = new Script(Deno.readTextFileSync(new URL(SCRIPT, folder)), {
    // What it imports is looked for as by a module of this name.
    filename: new URL(SCRIPT, folder).href,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...cacheIn(folder),
  });
  const require = (name: string) => process.getBuiltinModule(name);
  return { script, start: script.runInThisContext()(require) };
}

function cacheIn(folder: URL): { cachedData?: Uint8Array } {
  try {
    return { cachedData: Deno.readFileSync(new URL(CACHE, folder)) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return {};
    throw error;
  }
}
