// deno-lint-ignore-file no-console -- a tool for the terminal
/** Pictures of every page at three sizes and in both themes, into a folder; to be looked at. */
import { openChromium, visitSite } from "./support/chromium.ts";
import { openSight, SIGHTS } from "./support/pages.ts";
import { ROOT } from "./support/paths.ts";
import { serveFolder } from "./support/site.ts";

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1100 },
  wide: { width: 1360, height: 850 },
} as const;

const [folder = `${ROOT}dist/pictures`, only = ""] = Deno.args;

await Deno.mkdir(folder, { recursive: true });
const site = serveFolder();
const browser = await openChromium();
let count = 0;
for (const colorScheme of ["light", "dark"] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const manner = {
      colorScheme,
      viewport,
      reducedMotion: "reduce",
      deviceScaleFactor: 1,
    } as const;
    const { page, context, faults } = await visitSite(browser, site, manner);
    for (const sight of SIGHTS.filter(({ name }) => name.includes(only))) {
      await openSight(sight, page, site.base);
      await page.waitForTimeout(200);
      await page.screenshot({ path: `${folder}/${sight.name}-${size}-${colorScheme}.png` });
      count++;
    }
    for (const fault of faults) console.error(fault);
    await context.close();
  }
}
await browser.close();
await site.close();
console.log(`${folder}: ${count} pictures`);
