// deno-lint-ignore-file no-console -- a tool for the terminal
/**
 * How long the first board takes, beside an empty page in the same run, how soon a key is in the
 * page, and for how long a crossword that is being made stops the page; medians, in milliseconds.
 */
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
for (const size of ["9x9", "15x15"]) {
  const { blocked, keys } = await crosswordTimes(page, size);
  console.log(`crossword ${size.padEnd(5)}`);
  console.log(`  longest stop        ${blocked.toFixed(0)}`);
  console.log(`  a key shown         ${shown(keys)}`);
}
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

/** A crossword's first opening, and its first letters. */
async function crosswordTimes(page: Page, size: string) {
  await page.goto("about:blank");
  await page.goto(site.base);
  await page.locator(".home .card").first().waitFor();
  await page.evaluate(`{
    globalThis.stops = [0];
    new PerformanceObserver((list) => {
      globalThis.stops.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
    location.hash = "#/play/crossword/seed/${Date.now()}?size=${size}";
  }`);
  await page.locator(".xgrid input").first().waitFor();
  const blocked = await page.evaluate<number>("Math.max(...globalThis.stops)");
  await page.locator('.xgrid input[tabindex="0"]').focus();
  const keys: number[] = [];
  for (let run = 0; run < RUNS * 2; run++) keys.push(await letterTime(page));
  return { blocked, keys };
}

/** From a letter, as a keyboard of any kind sends it, until it is in the page and the cursor beyond. */
function letterTime(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const input = document.activeElement;
    const letter = { inputType: "insertText", data: "a", bubbles: true, cancelable: true };
    const from = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      if (input.value.toLowerCase() === "a") resolve(performance.now() - from);
      else reject(new Error("the letter is not there"));
    }).observe(input.closest(".xgrid"), { attributes: true, subtree: true });
    input.dispatchEvent(new InputEvent("beforeinput", letter));
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
