import assert from "node:assert/strict";
import { findFile } from "../../../src/cli/app/find_file.ts";
import { type FileReason, UserError } from "../../../src/core/problem.ts";
import type { World } from "../../../src/world.ts";
import { scriptedWorld } from "../../support/world.ts";

const PATH = "/home/itbee/config.yml";

/** A folder, what listing it shows, and what opening the file gives. */
function worldOf(names: readonly string[] | FileReason, content: string | FileReason): World {
  const problem = (reason: FileReason) =>
    Promise.reject(new UserError({ kind: "unreadable", path: PATH, reason }));
  return {
    ...scriptedWorld({ args: [] }),
    listFolder: () => typeof names === "string" ? problem(names) : Promise.resolve(names),
    readFile: () =>
      content.startsWith("lang")
        ? Promise.resolve(new TextEncoder().encode(content))
        : problem(content as FileReason),
  };
}

async function found(world: World): Promise<string | undefined> {
  const bytes = await findFile(world, PATH, 100);
  return bytes && new TextDecoder().decode(bytes);
}

Deno.test("findFile() finds what is there, and nothing where nothing is", async () => {
  assert.equal(await found(worldOf(["a", "config.yml"], "lang: it")), "lang: it");
  assert.equal(await found(worldOf(["a"], "other")), undefined);
  // Deleted meanwhile, or a link to nothing.
  assert.equal(await found(worldOf(["config.yml"], "missing")), undefined);
  // Where capitals make no difference, it may be called so.
  assert.equal(await found(worldOf(["Config.yml"], "lang: it")), "lang: it");
});

Deno.test("findFile() finds a file in a folder that may not be listed", async () => {
  assert.equal(await found(worldOf("denied", "lang: it")), "lang: it");
  assert.equal(await found(worldOf("denied", "missing")), undefined);
});

Deno.test("findFile() says why a file that is there cannot be read", async () => {
  await assert.rejects(found(worldOf(["config.yml"], "denied")), UserError);
});
