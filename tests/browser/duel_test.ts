import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { inChromium, violations, visitSite } from "./support/chromium.ts";
import { giveUp } from "./support/pages.ts";
import { itbee, terminalBoard } from "./support/terminal.ts";

interface BeeBoard {
  readonly words: readonly { readonly word: string }[];
}

inChromium("a duel of the terminal is answered on the page, and back", async ({ page, site }) => {
  const data = await Deno.makeTempDir();
  try {
    const { words } = await terminalBoard("bee", "1", data) as BeeBoard;
    const [mine, theirs] = words.map(({ word }) => word);
    const input = `${theirs}\ngiveup\nquit\n`;
    const played = await itbee(["duel", "bee", "--seed", "1", "--plain"], data, input);
    await page.goto(`${site.base}#/duel/${lineIn(played)}`);
    await page.locator(".duel-page a.main").click();
    await page.locator(".gate-card .btn.main").click();
    for (const letter of mine!.toUpperCase()) {
      await page.locator(".comb [role=button]", { hasText: letter }).click();
    }
    await page.locator(".acts3 .btn.main").click();
    await page.locator(".found-d .words li").first().waitFor();
    await giveUp(page);
    await page.locator("main a.btn.main[href^='#/duel/']").click();
    const answer = await page.locator(".duel-line").textContent();
    const compared = await itbee(["duel", lineIn(answer!), "--plain"], data);
    assert.match(compared, new RegExp(`Only you \\(1\\) +${theirs} \\d`));
    assert.match(compared, new RegExp(`Only your friend \\(1\\) +${mine} \\d`));
    await page.goto(`${site.base}#/duel/${lineIn(compared)}`);
    const result = page.locator(".duel-page section").first();
    await result.waitFor();
    for (const word of [mine!, theirs!]) {
      assert.ok((await result.textContent())!.includes(` ${word}`), word);
    }
  } finally {
    await Deno.remove(data, { recursive: true });
  }
});

function lineIn(text: string): string {
  const [line] = /itbee-duel-1-[\w-]+/.exec(text) ?? assert.fail(text);
  return line;
}

/** Begins a game of a duel, which waits at its gate, types these words and gives up. */
async function playOne(page: Page, words: readonly string[]): Promise<void> {
  await page.locator(".duel-page a.main").click();
  await page.locator(".gate-card .btn.main").click();
  await page.locator("[role=timer]").waitFor();
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  await giveUp(page);
  // Another game would leave the duel.
  assert.equal(await page.locator("a[href*='/fresh']").count(), 0);
  await page.locator("main a.btn.main[href^='#/duel/']").click();
}

async function lineOn(page: Page): Promise<string> {
  const text = await page.locator(".duel-line").textContent();
  return text!.trim();
}

inChromium("a page challenges the terminal, and a page: by the same lines", async (visit) => {
  const { page, site, browser } = visit;
  const data = await Deno.makeTempDir();
  try {
    await page.goto(`${site.base}#/duel`);
    await page.locator("label", { hasText: "Alveare" }).click();
    assert.deepEqual(await violations(visit), []);
    await page.locator("form .btn.main").click();
    await playOne(page, []);
    const invitation = await lineOn(page);
    assert.match(invitation, /^itbee-duel-1-/);

    const answer = await itbee(["duel", invitation, "--plain"], data, ":giveup\nquit\n");
    const [line] = /^itbee-duel-1-\S+$/m.exec(answer)!;
    await page.goto(`${site.base}#/duel/${line}`);
    await page.locator(".big-say", { hasText: "Pari" }).waitFor();
    assert.deepEqual(await violations(visit), []);
    const opened = await itbee(["duel", await lineOn(page), "--lang", "it"], data);
    assert.match(opened, /^Pari: 0 punti a 0 punti/m);

    // Another page has the invitation as a link, and one with a letter too few.
    const friend = await visitSite(browser, site);
    await friend.page.goto(`${site.base}#/duel/${invitation}`);
    await playOne(friend.page, []);
    assert.notEqual(await lineOn(friend.page), invitation);
    await friend.page.goto(`${site.base}#/duel/${invitation.slice(0, -1)}`);
    await friend.page.locator("[role=alert]", { hasText: "rovinata" }).waitFor();
    // It can be pasted again on the spot.
    await friend.page.locator(".duel-page input").fill(`${site.base}#/duel/${invitation}`);
    await friend.page.keyboard.press("Enter");
    await friend.page.locator(".duel-line").waitFor();
    assert.deepEqual(friend.faults, []);
    await friend.context.close();
  } finally {
    await Deno.remove(data, { recursive: true });
  }
});
