import { run } from "./src/cli/run.ts";
import { denoWorld } from "./src/deno_world.ts";

if (import.meta.main) Deno.exitCode = await run(denoWorld());
