import type { Page } from "playwright-core";
import { expectThat } from "./wait.ts";

/** A board whose words are known, and some of them. */
export const CODE = "N-BEMORV";
export const WORDS = ["nome", "neve", "novembre", "nono", "nonno", "nemmeno", "bene", "onore"];

/** Opens a bee by its address, and waits for its board. */
export async function openBee(page: Page, base: string, wanted = `code/${CODE}`): Promise<void> {
  await page.goto(`${base}#/play/bee/${wanted}`);
  await page.locator(".comb").waitFor();
}

/** Types a word and waits until it is answered. */
export async function typeWord(page: Page, word: string): Promise<void> {
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
  await expectFound(page, [word]);
}

/** The words found so far, as the list beside the board has them. */
export function foundWords(page: Page): Promise<string[]> {
  return page.locator(".found-d .words li button > span:first-child")
    .evaluateAll((spans) => spans.map((span) => span.firstChild?.textContent ?? ""));
}

/** Waits until the list has these words. */
export async function expectFound(page: Page, words: readonly string[]): Promise<void> {
  await expectThat(async () => {
    const found = await foundWords(page);
    return words.every((word) => found.includes(word)) ? undefined : `found ${found}, not ${words}`;
  });
}
