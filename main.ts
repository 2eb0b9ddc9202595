import { run } from "./src/cli/app/run.ts";
import { denoWorld } from "./src/deno_world.ts";

if (import.meta.main) {
  // At once: to take the runtime apart first would cost each run 2 to 4 ms.
  Deno.exit(await run(denoWorld(new URL("data/", import.meta.url))));
}
