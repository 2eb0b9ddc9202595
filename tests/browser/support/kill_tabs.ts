import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { foundWords, openBee } from "./bee.ts";
import type { Visit } from "./chromium.ts";
import { terminalBoard } from "./terminal.ts";
import { pause } from "./wait.ts";

/** The part of a board that is read here. */
interface Board {
  readonly words: readonly { readonly word: string }[];
}

/**
 * Plays words and kills the tab at any moment, again and again: whatever was answered must be there
 * when the game is opened again, and nothing twice. Returns how many tabs were killed.
 */
export async function killTabs({ context, site }: Visit, kills: number): Promise<number> {
  const data = await Deno.makeTempDir();
  let killed = 0;
  try {
    for (let seed = 1; killed < kills; seed++) {
      const { words } = await terminalBoard("bee", `${seed}`, data) as Board;
      let left = words.map(({ word }) => word);
      let answered: string[] = [];
      while (left.length > 3 && killed < kills) {
        const page = await context.newPage();
        await openBee(page, site.base, `seed/${seed}`);
        const there = (await foundWords(page)).map(plain);
        assert.deepEqual([...new Set(there)], there, "a word was saved twice");
        for (const word of answered) assert.ok(there.includes(word), `${word} was lost`);
        left = left.filter((word) => !there.includes(word));
        answered = await playUntilKilled(page, left);
        killed++;
      }
    }
  } finally {
    await Deno.remove(data, { recursive: true });
  }
  return killed;
}

/** Types up to three words without waiting; returns what the page had answered when it was killed. */
async function playUntilKilled(page: Page, words: readonly string[]): Promise<string[]> {
  for (const word of words.slice(0, 1 + Math.floor(Math.random() * 3))) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  await pause(Math.random() * 80);
  const answered = (await foundWords(page)).map(plain);
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // It never answers.
  session.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
  return answered;
}

/** As it is typed: `perche` for `perché`. */
function plain(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
