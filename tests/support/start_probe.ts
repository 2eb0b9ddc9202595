/** The program, which says on standard error when it first sets a timer: that loads a part of Node. */
const plain = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...args: Parameters<typeof plain>) => {
  Deno.stderr.writeSync(new TextEncoder().encode("<node:timers>"));
  return plain(...args);
}, plain);

const { run } = await import("../../src/cli/app/run.ts");
const { denoWorld } = await import("../../src/deno_world.ts");
Deno.exitCode = await run(denoWorld(new URL("../../data/", import.meta.url)));
