/// <reference lib="dom" />
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { expectFound, foundWords, openBee, typeWord } from "./support/bee.ts";
import { inChromium } from "./support/chromium.ts";
import { killTabs } from "./support/kill_tabs.ts";
import { expectThat } from "./support/wait.ts";

/** How many tabs are killed; `deno task soak` kills a hundred. */
const KILLS = Number(Deno.env.get("ITBEE_KILLS") ?? 10);

inChromium(`a tab killed ${KILLS} times loses no answered word`, async (visit) => {
  const killed = await killTabs(visit, KILLS);
  assert.equal(killed, KILLS);
});

/** Has the page's worker begin with a script, before anything of ours. */
async function beginWorker(page: Page, script: string): Promise<void> {
  await page.route(/\/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + await response.text() });
  });
}

/** A disk that a test can fill: Chromium counts no bytes in a context that is thrown away. */
const DISK = `{
  let isFull = false;
  new BroadcastChannel("disk").onmessage = ({ data }) => isFull = data;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    if (isFull) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, args);
  };
}
`;

async function fillDisk(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => new BroadcastChannel("disk").postMessage(full), isFull);
}

inChromium(
  "storage that is full is said once, play goes on, and all is saved later",
  async (visit) => {
    const { page, site } = visit;
    await beginWorker(page, DISK);
    await openBee(page, site.base);
    await typeWord(page, "nome");
    await fillDisk(page, true);
    await typeWord(page, "neve");
    await page.locator("[role=alert]").waitFor();
    await page.locator("[role=alert] button").click();
    await typeWord(page, "bene");
    assert.equal(await page.locator("[role=alert]").count(), 0);
    await fillDisk(page, false);
    await typeWord(page, "onore");
    const other = await visit.context.newPage();
    await other.goto(page.url());
    await other.locator(".comb").waitFor();
    assert.deepEqual((await foundWords(other)).sort(), ["bene", "neve", "nome", "onore"]);
  },
  { serviceWorkers: "block" },
);

inChromium("storage that is refused is said once, and play goes on", async ({ page, site }) => {
  // As where a player allows no database.
  await beginWorker(page, 'Object.defineProperty(globalThis,"indexedDB",{value:undefined});');
  await openBee(page, site.base);
  await page.locator("[role=alert]").waitFor();
  await page.locator("[role=alert] button").click();
  await typeWord(page, "nome");
  await typeWord(page, "neve");
  assert.equal(await page.locator("[role=alert]").count(), 0);
  assert.deepEqual(await foundWords(page), ["neve", "nome"]);
}, { serviceWorkers: "block" });

inChromium("offline after the first visit, with the words found so far", async (visit) => {
  const { page, site, context } = visit;
  await openBee(page, site.base);
  await typeWord(page, "nome");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  site.isDown = true;
  await page.reload();
  await page.locator(".comb").waitFor();
  assert.deepEqual(await foundWords(page), ["nome"]);
  await typeWord(page, "neve");
  // A board that was never seen, and a page of its own.
  await openBee(page, site.base, "seed/7");
  await page.goto(site.base);
  await page.locator("main").waitFor();
});

inChromium(
  "a new version waits, is offered, and takes over without losing a word",
  async ({ page, site }) => {
    await openBee(page, site.base);
    await typeWord(page, "nome");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.locator(".comb").waitFor();
    const worker = await (await page.request.get(`${site.base}sw.js`)).text();
    const next = worker.replace(/[0-9a-f]{10}(?=["`])/, "0123456789");
    assert.notEqual(next, worker);
    site.changed.set("sw.js", new TextEncoder().encode(next));
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((one) => one!.update()).then(() => undefined)
    );
    // The old one goes on meanwhile.
    await expectFound(page, ["nome"]);
    await typeWord(page, "neve");
    await page.goto(`${site.base}#/settings`);
    const button = page.getByRole("button", { name: "Aggiorna ora" });
    await button.waitFor();
    await Promise.all([page.waitForEvent("load"), button.click()]);
    const caches = () => page.evaluate(() => globalThis.caches.keys());
    await expectThat(async () => {
      const kept = await caches();
      return kept.join() === "itbee-0123456789" ? undefined : `kept: ${kept}`;
    });
    await openBee(page, site.base);
    assert.deepEqual(await foundWords(page), ["neve", "nome"]);
  },
);
