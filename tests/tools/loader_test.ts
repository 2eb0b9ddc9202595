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

Deno.test("loadProgram() runs a script with what V8 made of it, or without", async () => {
  const path = await Deno.makeTempDir();
  try {
    const folder = pathToFileURL(path + "/");
    const cache = new URL(CACHE, folder);
    Deno.writeTextFileSync(new URL(SCRIPT, folder), TEXT);
    const data = new URL("d", folder);
    const first = loadProgram(folder);
    assert.equal(await first.start(data), 7);
    const made = first.script.createCachedData();
    const kinds: [bytes: Uint8Array, isRejected: boolean][] = [
      [made, false],
      [made.map((byte, i) => i === 4 ? byte ^ 1 : byte), true],
      [new Uint8Array([1, 2, 3]), true],
      [new Uint8Array(), true],
    ];
    for (const [bytes, isRejected] of kinds) {
      Deno.writeFileSync(cache, bytes);
      const { script, start } = loadProgram(folder);
      assert.equal(script.cachedDataRejected, isRejected, `${bytes.length} bytes`);
      assert.equal(await start(data), 7);
    }
  } finally {
    await Deno.remove(path, { recursive: true });
  }
});
