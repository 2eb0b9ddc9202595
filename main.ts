import { run } from "./src/cli/app/run.ts";
import { denoWorld } from "./src/deno_world.ts";

/** Plays, with the program's data in this folder; the exit code. */
export function start(data: URL): Promise<number> {
  return run(denoWorld(data));
}

if (import.meta.main) {
  // No `await` here: in the compiled program this is a script, see tools/loader.ts.
  start(new URL("data/", import.meta.url)).then((code) => Deno.exitCode = code);
}
