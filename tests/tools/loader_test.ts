import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { CACHE, loadProgram, SCRIPT } from "../../tools/loader.ts";

const TEXT = `(function (require) {
  const { join } = require("node:path");
  return async (data) => {
    const { basename } = await import("node:path");
    return join(basename(data.pathname), "x") === "d/x" ? 7 : 8;
  };
})`;

Deno.test("loadProgram() runs a script, whatever is beside it", async () => {
  const path = await Deno.makeTempDir();
  try {
    const folder = pathToFileURL(path + "/");
    const cache = new URL(CACHE, folder);
    Deno.writeTextFileSync(new URL(SCRIPT, folder), TEXT);
    const data = new URL("d", folder);
    const first = loadProgram(folder);
    assert.equal(await first.start(data), 7);
    const made = first.script.createCachedData();
    // Of another text each time: V8 itself remembers those it has compiled.
    const misfits = [made, new Uint8Array([1, 2, 3]), new Uint8Array()];
    for (const [i, bytes] of misfits.entries()) {
      Deno.writeTextFileSync(new URL(SCRIPT, folder), TEXT + " ".repeat(i + 1));
      Deno.writeFileSync(cache, bytes);
      const { script, start } = loadProgram(folder);
      assert.equal(script.cachedDataRejected, true, `${bytes.length} bytes`);
      assert.equal(await start(data), 7);
    }
  } finally {
    await Deno.remove(path, { recursive: true });
  }
});
