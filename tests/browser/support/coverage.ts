import type { Page } from "playwright-core";

/** Where to keep which lines of the pages were run, for `tools/coverage_gate.ts`. */
const FOLDER = Deno.env.get("ITBEE_COVERAGE");

/** Counts what a page runs from now on; returns how to keep the counts, before it is closed. */
export async function startCoverage(page: Page): Promise<() => Promise<void>> {
  if (FOLDER === undefined) return () => Promise.resolve();
  await page.coverage.startJSCoverage();
  // The browser forgets a page that is left.
  const { goto, reload } = page;
  const again = async () => {
    await keepCoverage(page, FOLDER);
    await page.coverage.startJSCoverage();
  };
  page.goto = async (...args) => {
    await again();
    return await goto.apply(page, args);
  };
  page.reload = async (...args) => {
    await again();
    return await reload.apply(page, args);
  };
  return () => page.isClosed() ? Promise.resolve() : keepCoverage(page, FOLDER);
}

async function keepCoverage(page: Page, folder: string): Promise<void> {
  const nameOf = (url: string) => new URL(url).pathname.replace(/^.*\//, "");
  const scripts = (await page.coverage.stopJSCoverage()).map(({ url, functions }) => ({
    name: nameOf(url),
    ranges: functions.flatMap(({ ranges }) =>
      ranges.map(({ startOffset: start, endOffset: end, count }) => ({ start, end, count }))
    ),
  }));
  const workers = [...page.workers(), ...page.context().serviceWorkers()].map((worker) =>
    nameOf(worker.url())
  );
  await Deno.mkdir(folder, { recursive: true });
  const file = `${folder}/${crypto.randomUUID()}.json`;
  await Deno.writeTextFile(file, JSON.stringify({ scripts, workers }));
}
