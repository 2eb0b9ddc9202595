/**
 * Plays the program that `tools/compile.ts` has put together, as it was told to by the arguments,
 * and keeps what V8 has compiled on the way beside it.
 */
import { CACHE, loadProgram } from "./loader.ts";

const folder = new URL(Deno.env.get("ITBEE_STAGE")!);
const { script, start } = loadProgram(folder);
// In what it kept for us before, V8 must find itself.
if (script.cachedDataRejected) throw new Error(`${CACHE} does not fit`);
Deno.exitCode = await start(new URL("../data/", import.meta.url));
Deno.writeFileSync(new URL(CACHE, folder), script.createCachedData());
