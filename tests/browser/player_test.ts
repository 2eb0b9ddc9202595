import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { CODE, expectFound, openBee, typeWord } from "./support/bee.ts";
import { inChromium, violations } from "./support/chromium.ts";
import { itbee, terminalBoard } from "./support/terminal.ts";

interface BeeBoard {
  readonly words: readonly { readonly word: string; readonly zipf: number }[];
}

/** Five finished games of somebody who finds the commoner half of the words. */
async function fiveGames(page: Page, base: string): Promise<void> {
  const data = await Deno.makeTempDir();
  try {
    for (const seed of ["1", "2", "3", "4", "5"]) {
      const { words } = await terminalBoard("bee", seed, data) as BeeBoard;
      const common = words.toSorted((a, b) => b.zipf - a.zipf).slice(0, words.length / 2);
      const moves = [...common.map(({ word }) => word), "giveup", "quit", ""].join("\n");
      await itbee(["--seed", seed, "--plain"], data, moves);
    }
    await Deno.writeTextFile(`${data}/games.jsonl`, await itbee(["sessions", "export"], data));
    await page.goto(`${base}#/settings`);
    await page.locator("input[type=file]").setInputFiles(`${data}/games.jsonl`);
    await page.locator("dialog[open] .btn.main").click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.locator(".stack p", { hasText: "5" }).first().waitFor();
  } finally {
    await Deno.remove(data, { recursive: true });
  }
}

/** Where pictures of these pages are wanted: the folder for them. */
const PICTURES = Deno.env.get("PICTURES");

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const [width, height] of [[360, 740], [1360, 850]] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png` });
    }
  }
}

inChromium("a player's games make boards that fit, and words to learn", async (visit) => {
  const { page, site } = visit;
  await fiveGames(page, site.base);
  await page.goto(`${site.base}#/`);
  await page.locator("[role=status], .notice", { hasText: "Su misura" }).first().waitFor();
  await picture(page, "offer");

  await page.goto(`${site.base}#/stats`);
  await page.locator(".figures p", { hasText: /^Conosci circa [\d.]+ forme, tra/ }).waitFor();
  assert.deepEqual(await violations(visit), []);
  await picture(page, "stats");

  await page.goto(`${site.base}#/new/grid`);
  await page.locator("label", { hasText: "Su misura" }).click();
  await page.locator("form .btn.main").click();
  await page.locator(".gtop", { hasText: /obiettivo \d+/ }).waitFor();
  await picture(page, "grid-gate");
  await page.locator(".gate-card .btn.main, .gate .btn.main").first().click();
  await page.locator("[role=timer]").waitFor();
  await picture(page, "grid");

  await page.goto(`${site.base}#/review`);
  await page.locator(".flash").waitFor();
  await picture(page, "review");
  await page.locator(".flash .btn").click();
  await page.locator(".grade .yes").click();
  const download = page.waitForEvent("download");
  await page.locator("button", { hasText: "Anki" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  assert.match(text, /^#separator:tab\n#html:false\n#guid column:1\n/);
  assert.ok(text.split("\n").length > 10, text);
}, { acceptDownloads: true });

inChromium(
  "a word of the player's own counts, and is kept until it is taken off",
  async (visit) => {
    const { page, site } = visit;
    await page.goto(`${site.base}#/settings`);
    const inputs = page.locator(".own-words input");
    await inputs.first().fill("noverno");
    await inputs.last().fill("lo dice la nonna");
    await page.locator(".own-words .btn").click();
    const row = page.locator(".own-words li", { hasText: "noverno" });
    await row.waitFor();
    assert.deepEqual(await violations(visit), []);
    await picture(page, "own-words");

    await openBee(page, site.base, `code/${CODE}`);
    await typeWord(page, "noverno");
    await page.goto(`${site.base}#/settings`);
    await page.reload();
    await row.locator("button").click();
    await row.waitFor({ state: "detached" });
    // What was played stays.
    await openBee(page, site.base, `code/${CODE}`);
    await expectFound(page, ["noverno"]);
  },
);

inChromium("a new game is what was chosen of it", async ({ page, site }) => {
  const chosen: readonly (readonly [game: string, label: string, address: string])[] = [
    ["grid", "Difficili", "#/play/grid/fresh?size=5x5&difficulty=hard"],
    ["crossword", "Facili", "#/play/crossword/fresh?size=5x5&difficulty=easy"],
    ["crossword", "Su misura", "#/play/crossword/fresh?level=auto&size=5x5"],
  ];
  const went: string[] = [];
  // The address of a saved game takes its place at once.
  await page.exposeFunction("wentTo", (url: string) => went.push(new URL(url).hash));
  await page.goto(site.base);
  await page.evaluate(`addEventListener("hashchange", ({ newURL }) => wentTo(newURL))`);
  for (const [game, label] of chosen) {
    await page.goto(`${site.base}#/new/${game}`);
    await page.locator("fieldset label", { hasText: label }).click();
    await page.locator("label.field", { hasText: "Grandezza" }).locator("select")
      .selectOption("5x5");
    // The games have no level: only whether boards are to fit.
    assert.equal(await page.locator("label", { hasText: "Esperto" }).count(), 0);
    await page.locator("form .btn.main").click();
    await page.locator(".gate-card, .xgrid input").first().waitFor();
  }
  assert.deepEqual(
    went.filter((hash) => hash.startsWith("#/play/")),
    chosen.map(([, , address]) => address),
  );
});
