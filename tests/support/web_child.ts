/**
 * The program as main.ts runs it, except that what comes with it is below the current folder, and
 * that it says which permissions it has left whenever it says something.
 */
import { run } from "../../src/cli/app/run.ts";
import { denoWorld } from "../../src/deno_world.ts";

const ASKED: readonly Deno.PermissionDescriptor[] = [
  { name: "net", host: "127.0.0.1" },
  { name: "net", host: "localhost" },
  { name: "net", host: "[::1]" },
  { name: "net", host: "generativelanguage.googleapis.com:443" },
  { name: "net" },
  { name: "env" },
  { name: "env", variable: "HOME" },
  { name: "run" },
  { name: "ffi" },
  { name: "sys" },
];

const world = denoWorld(new URL(`file://${Deno.cwd()}/data/`));
Deno.exitCode = await run({
  ...world,
  out(text) {
    const left = ASKED.filter((it) => Deno.permissions.querySync(it).state === "granted");
    world.out(`${text}\n${JSON.stringify(left)}`);
  },
});
