import assert from "node:assert/strict";
import { inChromium } from "./support/chromium.ts";
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
    await page.keyboard.type(mine!);
    await page.keyboard.press("Enter");
    await page.locator(".found-d .words li").first().waitFor();
    await giveUp(page);
    await page.locator(".duel-on a").click();
    const answer = await page.locator(".duel-line").textContent();
    const compared = await itbee(["duel", lineIn(answer!), "--plain"], data);
    assert.ok(compared.includes(`: ${mine} `) && compared.includes(`: ${theirs} `), compared);
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
