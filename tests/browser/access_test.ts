import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { inChromium, violations } from "./support/chromium.ts";
import { openSight, SIGHTS } from "./support/pages.ts";

/** A wide screen, a small window at twice the usual size of letters, and a small phone. */
const SIZES = [[1100, 800], [640, 400], [360, 740]] as const;

for (const theme of ["light", "dark"] as const) {
  inChromium(
    `axe finds nothing wrong with any page, and all fit any screen, ${theme}`,
    async (visit) => {
      const { page, site } = visit;
      const found: string[] = [];
      for (const sight of SIGHTS) {
        await resize(page, SIZES[0]);
        await openSight(sight, page, site.base);
        for (const size of SIZES) {
          await resize(page, size);
          const wide = await page.locator("html").evaluate((html) =>
            Math.max(0, html.scrollWidth - html.clientWidth)
          );
          if (wide > 1) found.push(`${sight.name}: ${wide} pixels wider than ${size[0]}`);
          if (size === SIZES[1]) continue;
          found.push(...(await violations(visit)).map((it) => `${sight.name} ${size[0]}: ${it}`));
        }
      }
      assert.deepEqual(found, []);
    },
    { colorScheme: theme, reducedMotion: "reduce" },
  );
}

async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
}
