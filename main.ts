import { run } from "./src/cli/run.ts";
import { denoWorld } from "./src/deno_world.ts";

if (import.meta.main) {
  // The data lies beside this file, in the repository as in the compiled program.
  Deno.exitCode = await run(denoWorld(new URL("data/", import.meta.url)));
}
