import type { Page } from "playwright-core";
import { openBee } from "./bee.ts";

/** A board whose words are known: `vedi`, `nome`, `meno`. */
export const BITES = `#/play/bites/code/${
  encodeURIComponent("V M I I / ED> NC> SP> / NOv IMv LIv")
}`;

/** A page of the site as a player may see it. */
export interface Sight {
  readonly name: string;
  open(page: Page, base: string): Promise<void>;
}

/** Every page, each game in play and at its end, and what opens over them. */
export const SIGHTS: readonly Sight[] = [
  {
    name: "home",
    async open(page, base) {
      await page.goto(base);
      await page.locator(".home .card").first().waitFor();
    },
  },
  ...["new", "games", "stats", "review", "duel", "settings"].map((name): Sight => ({
    name,
    async open(page, base) {
      await page.goto(`${base}#/${name}`);
      await page.locator("main h1").waitFor();
    },
  })),
  { name: "bee", open: beeInPlay },
  {
    name: "bee-hints",
    async open(page, base) {
      await beeInPlay(page, base);
      await page.locator(".bar .acts button").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "bee-word",
    async open(page, base) {
      await beeInPlay(page, base);
      // On a phone the list is behind the tape.
      if (await page.locator(".tape").isVisible()) await page.locator(".tape").click();
      await page.locator(".words li button").locator("visible=true").first().click();
      await page.locator("dialog[open]").last().waitFor();
    },
  },
  {
    name: "bee-ending",
    async open(page, base) {
      await beeInPlay(page, base);
      await giveUp(page);
    },
  },
  {
    name: "grid-gate",
    async open(page, base) {
      await page.goto(`${base}#/play/grid/seed/3`);
      await page.locator(".gate-card").waitFor();
    },
  },
  { name: "grid", open: gridInPlay },
  {
    name: "grid-ending",
    async open(page, base) {
      await gridInPlay(page, base);
      await giveUp(page);
    },
  },
  {
    name: "bites-gate",
    async open(page, base) {
      await page.goto(`${base}${BITES}`);
      await page.locator(".gate-card").waitFor();
    },
  },
  { name: "bites", open: bitesInPlay },
  {
    name: "bites-ending",
    async open(page, base) {
      await bitesInPlay(page, base);
      await giveUp(page);
    },
  },
  {
    name: "bites-hints",
    async open(page, base) {
      await bitesInPlay(page, base);
      await page.locator(".bar .acts button").nth(1).click();
      await page.locator("dialog[open] .price").click();
      await page.locator("dialog[open] .out").waitFor();
    },
  },
  { name: "crossword", open: crosswordInPlay },
  {
    name: "crossword-large",
    async open(page, base) {
      await page.goto(`${base}#/play/crossword/seed/3?size=15x15`);
      await page.locator(".xgrid input").first().waitFor();
    },
  },
  {
    name: "crossword-menu",
    async open(page, base) {
      await crosswordInPlay(page, base);
      await page.locator(".bar .acts button").last().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "crossword-ending",
    async open(page, base) {
      await crosswordInPlay(page, base);
      await giveUp(page);
    },
  },
  {
    name: "duel-invitation",
    async open(page, base) {
      await page.goto(`${base}#/duel`);
      await page.locator(".duel-page button.main").click();
      await page.locator(".duel-page a.main").click();
      await page.locator(".gate-card .btn.main").click();
      await giveUp(page);
      await page.locator("main a.btn.main[href^='#/duel/']").click();
      await page.locator(".duel-line").waitFor();
    },
  },
  // Once something was played.
  ...["", "games", "stats", "calendar", "review", "new/crossword"].map((path): Sight => ({
    name: `${path.replace("/", "-") || "home"}-played`,
    async open(page, base) {
      await page.goto(`${base}#/${path}`);
      await page.locator("main :is(.card, .rows li, .stats, .days, .flash, select)").first()
        .waitFor();
    },
  })),
];

/** Opens a page as if for the first time, whatever was open before. */
export async function openSight({ open }: Sight, page: Page, base: string): Promise<void> {
  await page.goto("about:blank");
  await open(page, base);
}

async function beeInPlay(page: Page, base: string): Promise<void> {
  await openBee(page, base);
  await guessAll(page, ["nome", "neve", "novembre", "bene", "onore", "nonno", "nemmeno"]);
}

async function gridInPlay(page: Page, base: string): Promise<void> {
  await page.goto(`${base}#/play/grid/seed/3`);
  await page.locator(".gate-card .btn.main").click();
  await page.locator(".board:not(.covered)").waitFor();
  await guessAll(page, ["lira", "mente", "errato", "meta"]);
  await page.keyboard.type("ment");
}

async function bitesInPlay(page: Page, base: string): Promise<void> {
  await page.goto(`${base}${BITES}`);
  await page.locator(".gate-card .btn.main").click();
  await page.locator(".tray").waitFor();
  await guessAll(page, ["vedi", "nome", "meno"]);
  await page.keyboard.type("vedi");
}

async function crosswordInPlay(page: Page, base: string): Promise<void> {
  await page.goto(`${base}#/play/crossword/seed/3?size=9x9`);
  const first = page.locator(".xgrid input").first();
  await first.waitFor();
  await first.click();
  await page.keyboard.type("diario");
}

async function guessAll(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
}

/** By the menu of the game, which asks again. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator(".bar .acts button").last().click();
  await page.locator("dialog[open] .menu button").last().click();
  await page.locator("dialog[open] .acts3 .btn.main").click();
  await page.locator("h2[tabindex='-1'], .xend").first().waitFor();
}
