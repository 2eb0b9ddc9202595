import assert from "node:assert/strict";
import { expectFound, foundWords, openBee, typeWord } from "./support/bee.ts";
import { inChromium } from "./support/chromium.ts";
import { expectThat } from "./support/wait.ts";

inChromium("the bee is played by keyboard alone", async ({ page, site }) => {
  await openBee(page, site.base);
  await typeWord(page, "nome");
  await page.keyboard.type("nomex");
  for (const _ of "omex") await page.keyboard.press("Backspace");
  await page.keyboard.type("eve");
  await page.keyboard.press("Enter");
  await expectFound(page, ["neve"]);
  assert.deepEqual(await foundWords(page), ["neve", "nome"]);
  // By Tab to a letter, and from there to the button that sends.
  const letters = page.locator(".comb [role=button]");
  await letters.first().focus();
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const isOnAct = await page.locator(".acts3 button:focus").count();
  assert.equal(isOnAct, 1);
  await page.keyboard.press("Space");
  await page.reload();
  await page.locator(".comb").waitFor();
  assert.deepEqual(await foundWords(page), ["neve", "nome"]);
});

inChromium("the bee is played by touch alone", async ({ page, site }) => {
  await openBee(page, site.base);
  const tap = async (word: string) => {
    for (const letter of word.toUpperCase()) {
      await page.locator(".comb [role=button]", { hasText: letter }).tap();
    }
    await page.locator(".acts3 .btn.main").tap();
  };
  await tap("bene");
  await page.locator(".tape b", { hasText: "1" }).first().waitFor();
  await tap("onore");
  await page.locator(".tape .run", { hasText: "onore" }).waitFor();
  await page.locator(".tape").tap();
  const listed = page.locator("dialog[open] .words li, [role=dialog] .words li");
  await listed.first().waitFor();
  assert.equal(await listed.count(), 2);
}, { isPhone: true });

inChromium("a word that is none is answered, and said to a screen reader", async (visit) => {
  const { page, site } = visit;
  await openBee(page, site.base);
  await page.keyboard.type("nxx");
  await page.keyboard.press("Enter");
  await expectThat(async () => {
    const said = await page.locator("[role=status]").first().textContent();
    return said?.trim() ? undefined : "nothing is said";
  });
  assert.deepEqual(await foundWords(page), []);
});

inChromium("the first bee board comes within 2.2 MB", async ({ page, site }) => {
  await openBee(page, site.base);
  const bytes = [...site.sent.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(bytes <= 2_200_000, `${bytes} bytes`);
  assert.ok(bytes > 1_000_000, `${bytes} bytes: the words cannot be there`);
}, { serviceWorkers: "block" });

inChromium(
  "two tabs on one bee lose nothing and double nothing",
  async ({ context, page, site }) => {
    await openBee(page, site.base);
    const { href } = new URL(page.url());
    const other = await context.newPage();
    await other.goto(href);
    await other.locator(".comb").waitFor();
    const [mine, theirs] = [["nome", "neve", "nono"], ["novembre", "bene", "nome"]];
    for (let i = 0; i < 3; i++) {
      await Promise.all([
        page.keyboard.type(mine[i]!).then(() => page.keyboard.press("Enter")),
        other.keyboard.type(theirs[i]!).then(() => other.keyboard.press("Enter")),
      ]);
    }
    await expectFound(page, mine);
    await expectFound(other, theirs);
    await page.reload();
    await page.locator(".comb").waitFor();
    assert.deepEqual((await foundWords(page)).sort(), [...new Set([...mine, ...theirs])].sort());
  },
);
