/** What the compiled program begins with. */
import { loadProgram } from "./loader.ts";

const data = new URL("data/", import.meta.url);
Deno.exitCode = await loadProgram(data).start(data);
