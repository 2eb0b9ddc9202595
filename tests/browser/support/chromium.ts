import assert from "node:assert/strict";
import axe from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  devices,
  type Page,
} from "playwright-core";
import { startCoverage } from "./coverage.ts";
import { isThere } from "./paths.ts";
import { serveFolder, type StaticSite } from "./site.ts";

const PROGRAM = "/usr/bin/chromium";

export const HAS_CHROMIUM = isThere(PROGRAM);

/** What a test is given. */
export interface Visit {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly site: StaticSite;
  /** What a page complains of and asks elsewhere; a test fails unless it takes these out. */
  readonly faults: string[];
}

/** How the page is visited; an Italian desktop unless it says so. */
export interface Manner extends BrowserContextOptions {
  readonly isPhone?: boolean;
}

/** A test in Chromium, which also fails for an error on the console or a request off the origin. */
export function inChromium(
  name: string,
  work: (visit: Visit) => Promise<void>,
  manner: Manner = {},
): void {
  const test = async () => {
    const site = serveFolder();
    const visit = await visitSite(await sharedBrowser(), site, manner);
    try {
      const keepCoverage = await startCoverage(visit.page);
      await work(visit);
      assert.deepEqual(visit.faults, []);
      await keepCoverage();
    } finally {
      await visit.context.close();
      await site.close();
    }
  };
  Deno.test({
    name: `Chromium: ${name}`,
    ignore: !HAS_CHROMIUM,
    fn: test,
    sanitizeOps: false,
    sanitizeResources: false,
  });
}

let shared: Promise<Browser> | undefined;

/** One for all tests of a file: each has its own context, which is what a profile is. */
function sharedBrowser(): Promise<Browser> {
  return shared ??= openChromium();
}

Deno.test.afterAll(async () => await (await shared)?.close());

export function openChromium(): Promise<Browser> {
  // A test may run as root, in a container.
  return chromium.launch({ executablePath: PROGRAM, args: ["--no-sandbox"] });
}

export async function visitSite(
  browser: Browser,
  site: StaticSite,
  { isPhone = false, ...options }: Manner = {},
): Promise<Visit> {
  const device = isPhone ? devices["Pixel 7"] : { viewport: { width: 1100, height: 800 } };
  const context = await browser.newContext({ ...device, locale: "it-IT", ...options });
  context.setDefaultTimeout(20_000);
  const faults: string[] = [];
  watch(context, site.origin, faults);
  const page = await context.newPage();
  return { browser, context, page, site, faults };
}

/** Notes every error and every request to somewhere else. */
export function watch(context: BrowserContext, origin: string, faults: string[]): void {
  context.on("weberror", (error) => faults.push(`error: ${error.error()}`));
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  context.on("request", (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${origin}/`) || /^(?:data|blob|about):/.test(url);
    if (!isOwn) faults.push(`request: ${url}`);
  });
}

/** What axe finds wrong, run apart from the page's own scripts so that its policy stays as it is. */
export async function violations({ context, page }: Visit): Promise<string[]> {
  const session = await context.newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
  });
  await session.send("Runtime.evaluate", { contextId, expression: axe.source });
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    contextId,
    awaitPromise: true,
    returnByValue: true,
    expression: `axe.run().then(({ violations, passes }) => ({
      passed: passes.length,
      found: violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html, failureSummary }) =>
        html.slice(0, 120) + " " + failureSummary.slice(0, 200)).slice(0, 3).join(" | ")),
    }))`,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  const { passed, found } = result.value as { passed: number; found: string[] };
  assert.ok(passed > 5, "axe looked at nothing");
  return found;
}
