import { run } from "./src/cli/app/run.ts";
import { denoWorld } from "./src/deno_world.ts";

if (import.meta.main) {
  Deno.exitCode = await run(denoWorld(new URL("data/", import.meta.url)));
}
