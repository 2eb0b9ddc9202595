/// <reference lib="dom" />
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { inChromium, type Visit } from "./support/chromium.ts";
import { BITES, giveUp } from "./support/pages.ts";
import { type Game } from "./support/probe.ts";
import { terminalBoard } from "./support/terminal.ts";
import { expectThat, pause } from "./support/wait.ts";

const SEED = "3";

/** The same board from the terminal, with all its answers. */
async function boardOf<T>(game: Game): Promise<T> {
  const data = await Deno.makeTempDir();
  try {
    return await terminalBoard(game, SEED, data) as T;
  } finally {
    await Deno.remove(data, { recursive: true });
  }
}

interface GridBoard {
  readonly words: readonly { readonly word: string; readonly path: readonly [number, number][] }[];
}

async function openGrid({ page, site }: Visit): Promise<void> {
  await page.goto(`${site.base}#/play/grid/seed/${SEED}`);
  await page.locator(".gate-card .btn.main").waitFor();
}

/** The words of a game's list, once it has these many. */
async function listed(page: Page, count: number): Promise<string[]> {
  const rows = page.locator(".found-d .words li button > span:first-child");
  await expectThat(async () =>
    await rows.count() === count ? undefined : `${await rows.count()} words, not ${count}`
  );
  return await rows.evaluateAll((spans) => spans.map((span) => span.firstChild?.textContent ?? ""));
}

inChromium("the grid is played by keyboard alone", async (visit) => {
  const { page } = visit;
  const { words } = await boardOf<GridBoard>("grid");
  const [first, second] = words.filter(({ word }) => word.length > 3).map(({ word }) => word);
  await openGrid(visit);
  await page.keyboard.press("Enter");
  await page.locator(".board:not(.covered)").waitFor();
  for (const word of [first!, second!]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  assert.deepEqual((await listed(page, 2)).sort(), [first, second].sort());
});

inChromium("the grid is played by a finger alone", async (visit) => {
  const { page, context } = visit;
  const { words } = await boardOf<GridBoard>("grid");
  const { word, path } = words.find(({ word, path }) => word.length > 3 && path.length > 3)!;
  await openGrid(visit);
  await page.locator(".gate-card .btn.main").tap();
  await page.locator(".board:not(.covered)").waitFor();
  const cells = await Promise.all(path.map(async ([row, col]) => {
    const { x, y, width, height } = (await page.locator(`[data-cell="${row * 4 + col}"]`)
      .boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }));
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", cells[0]!);
  for (const [i, to] of cells.entries()) {
    const from = cells[Math.max(0, i - 1)]!;
    for (let step = 1; step <= 6; step++) {
      const part = (a: number, b: number) => a + (b - a) * step / 6;
      await touch("touchMove", { x: part(from.x, to.x), y: part(from.y, to.y) });
    }
  }
  await touch("touchEnd");
  await page.locator(".tape .run", { hasText: word }).waitFor();
}, { isPhone: true });

inChromium("bites are played by keyboard alone", async ({ page, site }) => {
  await page.goto(`${site.base}${BITES}`);
  await page.locator(".gate-card .btn.main").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".gate-card").waitFor({ state: "detached" });
  for (const word of ["vedi", "nome"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
  }
  assert.deepEqual((await listed(page, 2)).sort(), ["nome", "vedi"]);
  // At the end a word of the list is shown on the tiles.
  await giveUp(page);
  await page.locator(".words button", { hasText: /^vedi/ }).click();
  assert.equal(await page.locator(".tray .tile.used").count(), 3);
  await page.locator(".word-note", { hasText: "vedi" }).waitFor();
});

inChromium("bites are played by touch alone", async ({ page, site }) => {
  await page.goto(`${site.base}${BITES}`);
  await page.locator(".gate-card .btn.main").tap();
  await page.locator(".gate-card").waitFor({ state: "detached" });
  for (const tile of ["V", "ED", "I"]) {
    await page.locator(".tile:not(.used)").filter({ hasText: new RegExp(`^${tile}$`) }).first()
      .tap();
  }
  await page.locator(".acts4 .btn.main").tap();
  await page.locator(".tape .run", { hasText: "vedi" }).waitFor();
}, { isPhone: true });

interface CrosswordBoard {
  readonly puzzle: string;
}

async function openCrossword({ page, site }: Visit): Promise<void> {
  await page.goto(`${site.base}#/play/crossword/seed/${SEED}?size=9x9`);
  await page.locator(".xgrid input").first().waitFor();
}

inChromium("a crossword is solved by keyboard alone", async (visit) => {
  const { page } = visit;
  const solution = (await boardOf<CrosswordBoard>("crossword")).puzzle.replaceAll("/", "");
  await openCrossword(visit);
  const focused = () =>
    page.evaluate(() => Number((document.activeElement as HTMLElement).dataset["cell"] ?? -1));
  const empty = async () => (await page.locator(".xgrid input").evaluateAll((cells) =>
    cells.filter((cell) =>
      (cell as HTMLInputElement).value === ""
    ).length
  ));
  for (let entry = 0; entry < 60 && await empty() > 0; entry++) {
    for (let letter = 0; letter < 9; letter++) {
      const cell = await focused();
      assert.ok(cell >= 0, "the focus has left the grid");
      await page.keyboard.press(solution[cell]!);
      await pause(20);
      if (await focused() === cell) break;
    }
    await page.keyboard.press("Tab");
  }
  await page.locator(".xgrid input[readonly]").first().waitFor();
  const written = await page.locator(".xgrid input").evaluateAll((cells) =>
    cells.map((cell) => (cell as HTMLInputElement).value.toLowerCase()).join("")
  );
  assert.equal(written, solution.replaceAll("#", ""));
});

inChromium("a crossword is written by touch alone", async (visit) => {
  const { page } = visit;
  const solution = (await boardOf<CrosswordBoard>("crossword")).puzzle.replaceAll("/", "");
  await openCrossword(visit);
  const cell = [...solution].findIndex((letter) => letter !== "#");
  await page.locator(`.xgrid input[data-cell="${cell}"]`).tap();
  for (const letter of [solution[cell]!, solution[cell + 1]!]) {
    await page.locator(".keys button").filter({ hasText: new RegExp(`^${letter}$`, "i") }).tap();
  }
  await expectThat(async () => {
    const value = await page.locator(`.xgrid input[data-cell="${cell}"]`).inputValue();
    return value.toLowerCase() === solution[cell] ? undefined : `"${value}" in cell ${cell}`;
  });
  await page.reload();
  await page.locator(`.xgrid input[data-cell="${cell}"]`).waitFor();
  const kept = await page.locator(".xgrid input").evaluateAll((cells) =>
    cells.filter((one) => (one as HTMLInputElement).value !== "").length
  );
  assert.equal(kept, 2);
}, { isPhone: true });
