import assert from "node:assert/strict";
import { HAS_FIREFOX, openFirefox } from "./support/firefox.ts";
import { serveFolder } from "./support/site.ts";
import { HAS_WEBKIT, openWebKit } from "./support/webkit.ts";

const WORDS = ".found-d .words li button > span:first-child";

Deno.test({
  name: "Firefox: a bee is played, kept and opened again",
  ignore: !HAS_FIREFOX,
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    const site = serveFolder();
    const browser = await openFirefox();
    const faults: string[] = [];
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 1100, height: 800 });
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(message.text());
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(site.origin)) faults.push(request.url());
      });
      await page.goto(`${site.base}#/play/bee/code/N-BEMORV`);
      await page.waitForSelector(".comb");
      await page.keyboard.type("nome");
      await page.keyboard.press("Enter");
      await page.waitForSelector(WORDS);
      await page.reload();
      await page.waitForSelector(WORDS);
      const words = await page.$$eval(WORDS, (all) => all.map((one) => one.textContent));
      assert.deepEqual(words, ["nome"]);
      for (
        const [game, sign] of [["grid", ".gate-card"], ["bites", ".gate-card"], [
          "crossword",
          ".xgrid",
        ]]
      ) {
        await page.goto(`${site.base}#/play/${game}/seed/3`);
        await page.waitForSelector(sign!);
      }
      assert.deepEqual(faults, []);
    } finally {
      await browser.close();
      await site.close();
    }
  },
});

Deno.test({
  name: "WebKit: a bee is played, kept and opened again",
  ignore: !HAS_WEBKIT,
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    const site = serveFolder();
    const browser = await openWebKit();
    const has = (selector: string) => `return document.querySelector("${selector}") !== null`;
    try {
      await browser.open(`${site.base}#/play/bee/code/N-BEMORV`);
      await browser.until(has(".comb"));
      // A letter that is not on the board is struck out, not only red.
      await browser.type("body", "z");
      await browser.until(has(".typed .bad"));
      const line =
        `return getComputedStyle(document.querySelector(".typed .bad")).textDecorationLine`;
      assert.equal(await browser.run(line), "line-through");
      await browser.type("body", "\uE003nome\uE007");
      await browser.until(has(WORDS));
      await browser.reload();
      await browser.until(has(WORDS));
      const words = await browser.run(
        `return [...document.querySelectorAll("${WORDS}")].map((one) => one.textContent)`,
      );
      assert.deepEqual(words, ["nome"]);
      for (
        const [game, sign] of [["grid", ".gate-card"], ["bites", ".gate-card"], [
          "crossword",
          ".xgrid",
        ]]
      ) {
        await browser.open(`${site.base}#/play/${game}/seed/3`);
        await browser.until(has(sign!));
      }
    } finally {
      await browser.close();
      await site.close();
    }
  },
});
