/// <reference lib="dom" />
import assert from "node:assert/strict";
import { inChromium } from "./support/chromium.ts";
import { SIGHTS } from "./support/pages.ts";

inChromium("a crossword of any size is printed on one A4 page", async ({ page, site }) => {
  for (const size of ["5x5", "9x9", "13x13", "15x15"]) {
    await page.goto(`${site.base}#/play/crossword/seed/5?size=${size}`);
    await page.locator(".xgrid input").first().waitFor();
    for (const hasSolution of [false, true]) {
      if (hasSolution) {
        await page.locator(".bar .acts button").nth(1).click();
        await page.locator("dialog[open] input[type=checkbox]").check();
        await page.keyboard.press("Escape");
      }
      const pdf = new TextDecoder("latin1").decode(await page.pdf({ preferCSSPageSize: true }));
      const boxes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
      assert.deepEqual(boxes.map(roundedBox), [[0, 0, 595, 842]], `${size} ${hasSolution}`);
    }
  }
});

inChromium("other games are printed too, without their buttons", async ({ page, site }) => {
  await page.emulateMedia({ media: "print" });
  for (const [address, sign] of [["bee/code/N-BEMORV", ".comb"], ["bites/seed/3", ".tray"]]) {
    await page.goto(`${site.base}#/play/${address}`);
    await page.locator(sign!).first().waitFor({ state: "visible" });
    assert.equal(await page.locator(".btn:visible, nav:visible").count(), 0, address);
  }
});

/** What a finger does, and what the dark theme does, is not for paper. */
for (const theme of ["auto", "dark"]) {
  inChromium(`paper is light, and asks for no finger, theme ${theme}`, async ({ page, site }) => {
    await page.addInitScript(`localStorage.setItem("itbee", '{"theme":"${theme}"}')`);
    await SIGHTS.find(({ name }) => name === "grid-ending")!.open(page, site.base);
    const tile = () =>
      page.locator(".board .f").first().evaluate((it) => getComputedStyle(it).fill);
    assert.equal(await tile(), "rgb(50, 44, 33)");
    assert.match(await page.locator("main").innerText(), /Toccane/);
    await page.emulateMedia({ media: "print" });
    assert.equal(await tile(), "rgb(236, 228, 207)");
    assert.doesNotMatch(await page.locator("main").innerText(), /Tocca/);
  }, { colorScheme: "dark" });
}

/** In points; A4 is 595 by 842. */
function roundedBox(text: string): number[] {
  return (text.match(/[\d.]+/g) ?? []).map((side) => Math.round(Number(side)));
}
