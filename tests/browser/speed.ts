// deno-lint-ignore-file no-console -- a tool for the terminal
/** How long the first board takes, beside an empty page in the same run; medians, in milliseconds. */
import type { Page } from "playwright-core";
import { CODE } from "./support/bee.ts";
import { openChromium, visitSite } from "./support/chromium.ts";
import { serveFolder } from "./support/site.ts";

const RUNS = 9;

const site = serveFolder();
site.changed.set("empty.html", new TextEncoder().encode("<!doctype html><title>empty</title><p>"));
const browser = await openChromium();
const { page, context } = await visitSite(browser, site);

const cold = await timeOf(page, `${site.base}#/play/bee/code/${CODE}`, ".comb");
await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
const empty: number[] = [];
const warm: number[] = [];
const guesses: number[] = [];
for (let run = 0; run < RUNS; run++) {
  empty.push(await timeOf(page, `${site.base}empty.html`, "p"));
  warm.push(await timeOf(page, `${site.base}#/play/bee/code/${CODE}`, ".comb"));
  guesses.push(await guessTime(page));
}
const limit = 300 + 1.6 * median(empty);
console.log(`empty page            ${shown(empty)}`);
console.log(`first board, cold     ${cold.toFixed(0)}`);
console.log(`first board, warm     ${shown(warm)}, wanted below ${limit.toFixed(0)}`);
console.log(`a key shown           ${shown(guesses)}`);
await context.close();
await browser.close();
await site.close();

/** From the call until something is drawn. */
async function timeOf(page: Page, url: string, sign: string): Promise<number> {
  await page.goto("about:blank");
  const from = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(sign).first().waitFor({ state: "attached" });
  return performance.now() - from;
}

/** From a key until its letter is in the page, as the page's own clock has it. */
function guessTime(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const from = performance.now();
    const typed = document.querySelector(".typed");
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(performance.now() - from);
    }).observe(typed, { childList: true, subtree: true, characterData: true });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  })`);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

function shown(times: readonly number[]): string {
  return `${median(times).toFixed(0)} (${Math.min(...times).toFixed(0)} to ${
    Math.max(...times).toFixed(0)
  })`;
}
