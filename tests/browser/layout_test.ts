/// <reference lib="dom" />
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { openBee, typeWord, WORDS } from "./support/bee.ts";
import { inChromium } from "./support/chromium.ts";
import { BITES, giveUp, openSight, SIGHTS } from "./support/pages.ts";

const PHONES = [[360, 740], [390, 844]] as const;
const TOUCH = { isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } } as const;

inChromium("whatever a finger may touch has 44 pixels", async ({ page, site }) => {
  const found: string[] = [];
  for (const sight of SIGHTS) {
    await openSight(sight, page, site.base);
    found.push(...(await smallTargets(page)).map((it) => `${sight.name}: ${it}`));
  }
  assert.deepEqual(found, []);
}, { ...TOUCH, reducedMotion: "reduce" });

/** Except the cells and keys of a crossword, of which a row has as many as there are. */
function smallTargets(page: Page): Promise<string[]> {
  const all = "a[href], button, input, select, [role=button]";
  return page.locator(all).evaluateAll((targets) => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    return targets.flatMap((target) => {
      if (target.closest(".xgrid, .keys, :disabled") || !target.checkVisibility()) return [];
      if (dialog && !dialog.contains(target)) return [];
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      const isSmall = Math.min(width, height) < 43.9;
      return isSmall ? [`${target.outerHTML.slice(0, 80)} ${width} by ${height}`] : [];
    });
  });
}

inChromium("a very long word moves nothing and is seen whole", async ({ page, site }) => {
  for (const [width, height] of [...PHONES, [1100, 800] as const]) {
    await page.setViewportSize({ width, height });
    await openBee(page, site.base);
    const before = await boxOf(page.locator(".comb"));
    await page.keyboard.type("novembrenovembrenovembre");
    const last = page.locator(".typed .letters > span").nth(23);
    const { x, width: wide } = await boxOf(last);
    const column = await boxOf(page.locator(".typed"));
    assert.ok(x >= column.x && x + wide <= column.x + column.width, `${x} on ${width}`);
    assert.deepEqual(await boxOf(page.locator(".comb")), before);
    await page.goto("about:blank");
  }
});

inChromium("no answer moves the board", async ({ page, site }) => {
  const games: readonly (readonly [address: string, board: string, words: readonly string[]])[] = [
    ["#/play/bee/code/N-BEMORV", ".comb", ["ne", "qwxykjh", "nemmenonemmenonemmeno", "novembre"]],
    ["#/play/grid/seed/3", ".board:not(.covered)", ["m", "qwxykjh", "lirtecnn", "meta"]],
    [BITES, ".tray", ["v", "qwxykjh", "vedivedivedi", "vedi"]],
  ];
  for (const [address, board, words] of games) {
    await page.goto(`${site.base}${address}`);
    await page.locator(".comb, .gate-card").first().waitFor();
    const start = page.locator(".gate-card .btn.main");
    if (await start.isVisible()) await start.click();
    const before = await boxOf(page.locator(board));
    for (const word of words) {
      await page.keyboard.type(word);
      assert.deepEqual(await boxOf(page.locator(board)), before, `${word} is typed`);
      await page.keyboard.press("Enter");
      await page.locator(".toast, .gsay").first().waitFor();
      assert.deepEqual(await boxOf(page.locator(board)), before, `${word} is answered`);
    }
  }
}, { ...TOUCH, reducedMotion: "reduce" });

for (const locale of ["it-IT", "en-GB"]) {
  inChromium(`the buttons of bites are in one row, ${locale}`, async ({ page, site }) => {
    await page.goto(`${site.base}${BITES}`);
    await page.locator(".gate-card .btn.main").click();
    await page.locator(".acts4").waitFor();
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      const middles = await page.locator(".acts4 .btn").evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        })
      );
      assert.equal(middles.length, 4);
      assert.equal(new Set(middles).size, 1, `${middles} on ${width}`);
      const isCut = await page.locator(".acts4 .btn").evaluateAll((all) =>
        all.some((one) => one.scrollWidth > one.clientWidth)
      );
      assert.ok(!isCut, `words do not fit on ${width}`);
    }
  }, { ...TOUCH, locale });
}

inChromium("a very large window is filled, and nothing is below it", async ({ page, site }) => {
  const shares: number[] = [];
  for (const [width, height] of [[1280, 800], [1920, 1080], [2560, 1440]] as const) {
    await page.setViewportSize({ width, height });
    await openBee(page, site.base);
    const stage = await boxOf(page.locator(".bee-mid"));
    const below = await page.locator("html").evaluate((html) =>
      html.scrollHeight - html.clientHeight
    );
    assert.equal(below, 0, `${width} by ${height}`);
    shares.push(stage.height / height);
    await page.goto("about:blank");
  }
  assert.ok(shares.every((share) => share > 0.75), String(shares));
});

inChromium("the longest rank fits its column", async ({ page, site }) => {
  await openBee(page, site.base);
  for (const word of [...WORDS, "meno", "nero", "nove"]) await typeWord(page, word);
  await giveUp(page);
  const rank = page.locator(".rank-name");
  assert.equal(await rank.textContent(), "Magazziniera");
  for (const [width, height] of [...PHONES, [1280, 800] as const]) {
    await page.setViewportSize({ width, height });
    const cut = await rank.evaluate((it) => it.scrollWidth - it.parentElement!.clientWidth);
    assert.ok(cut <= 0, `${cut} pixels too wide on ${width}`);
  }
});

inChromium("a bee with a clock fits its window, and so do endings", async ({ page, site }) => {
  await page.goto(`${site.base}#/duel`);
  await page.locator(".duel-page button.main").click();
  await page.locator(".duel-page a.main").click();
  await page.locator(".gate-card .btn.main").click();
  await page.locator(".bee-clock").waitFor();
  for (const [width, height] of [...PHONES, [1280, 800] as const]) {
    await page.setViewportSize({ width, height });
    await expectInside(page.locator(".bee-mid .acts3"), height);
  }
  for (const name of ["grid-ending", "bites-ending"]) {
    await openSight(SIGHTS.find((it) => it.name === name)!, page, site.base);
    await page.locator(".words button").first().click();
    await expectInside(page.locator(".note-btn"), 800);
  }
});

inChromium("every game is played on a phone on its side, without scrolling", async (visit) => {
  const { page, site } = visit;
  const games: readonly (readonly [address: string, parts: readonly string[]])[] = [
    ["#/play/bee/code/N-BEMORV", [".comb", ".bee-mid .acts3"]],
    ["#/play/grid/seed/3", [".board", ".under-board"]],
    [BITES, [".tray", ".acts4"]],
    ["#/play/crossword/seed/3?size=9x9", [".xgrid", ".xtools", ".keys"]],
  ];
  for (const [address, parts] of games) {
    await page.goto(`${site.base}${address}`);
    await page.locator(".comb, .gate-card, .keys").first().waitFor();
    const start = page.locator(".gate-card .btn.main");
    if (await start.isVisible()) {
      await expectInside(start, 360);
      await start.tap();
      await start.waitFor({ state: "detached" });
    }
    for (const [width, height] of [[740, 360], [844, 390]] as const) {
      await page.setViewportSize({ width, height });
      for (const part of parts) await expectInside(page.locator(part), height);
    }
    await page.setViewportSize({ width: 740, height: 360 });
  }
}, { ...TOUCH, viewport: { width: 740, height: 360 }, reducedMotion: "reduce" });

async function expectInside(one: Locator, height: number): Promise<void> {
  const { y, height: tall } = await boxOf(one);
  assert.ok(y + tall <= height, `${one} ends at ${y + tall} of ${height}`);
}

async function boxOf(one: Locator) {
  return (await one.boundingBox())!;
}
