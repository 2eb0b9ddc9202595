import assert from "node:assert/strict";
import { foundWords, typeWord } from "./support/bee.ts";
import { HAS_CHROMIUM, openChromium, watch } from "./support/chromium.ts";
import { itbee, startServer } from "./support/terminal.ts";

Deno.test({
  name: "Chromium: itbee web goes on with a game of the terminal, which goes on with it again",
  ignore: !HAS_CHROMIUM,
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    const data = await Deno.makeTempDir();
    const browser = await openChromium();
    const server = await startServer(data);
    try {
      await itbee(["N-BEMORV", "--plain"], data, "nome\nneve\nquit\n");
      const context = await browser.newContext({ locale: "it-IT" });
      const faults: string[] = [];
      watch(context, server.address.origin, faults);
      const page = await context.newPage();
      const response = await page.goto(`${server.address.href}#/play/bee/code/N-BEMORV`);
      assert.match(response!.headers()["content-security-policy"]!, /trusted-types itbee$/);
      await page.locator(".comb").waitFor();
      assert.deepEqual((await foundWords(page)).sort(), ["neve", "nome"]);
      await typeWord(page, "bene");
      await page.reload();
      await page.locator(".comb").waitFor();
      assert.deepEqual((await foundWords(page)).sort(), ["bene", "neve", "nome"]);
      // Nothing is kept in the browser: at the next start it is another place.
      const kept = await page.evaluate(
        "Promise.all([indexedDB.databases(), caches.keys(), Object.keys(localStorage)])",
      );
      assert.deepEqual(kept, [[], [], []]);
      await server.close();
      // The page says once that nobody saves any more, and goes on.
      await page.keyboard.type("onore");
      await page.keyboard.press("Enter");
      await page.locator("[role=alert]").waitFor();
      const refused = faults.filter((fault) => !/ERR_CONNECTION_REFUSED/.test(fault));
      assert.deepEqual(refused, []);
      const lines = await itbee(["sessions", "export"], data);
      assert.equal(JSON.parse(lines.split("\n")[0]!).moves.length, 3);
    } finally {
      await browser.close();
      await server.close();
      await Deno.remove(data, { recursive: true });
    }
  },
});
