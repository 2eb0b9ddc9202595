import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { foundWords, openBee, typeWord } from "./support/bee.ts";
import { inChromium } from "./support/chromium.ts";
import { itbee } from "./support/terminal.ts";
import { expectThat } from "./support/wait.ts";

/** The part of a saved game that is compared. */
interface Line {
  readonly id: string;
  readonly moves: readonly unknown[];
}

function gamesIn(text: string): Line[] {
  return text.split("\n").filter((line) => line.includes('"moves"'))
    .map((line) => JSON.parse(line) as Line).sort((a, b) => a.id < b.id ? -1 : 1);
}

inChromium("games go from page to terminal and back, with every move", async ({ page, site }) => {
  const data = await Deno.makeTempDir();
  try {
    await openBee(page, site.base);
    for (const word of ["nome", "neve"]) await typeWord(page, word);
    const address = page.url();
    const exported = async () => {
      await page.goto(`${site.base}#/settings`);
      const download = page.waitForEvent("download");
      await page.locator("button", { hasText: "Esporta" }).click();
      return await readFile(await (await download).path(), "utf8");
    };
    const first = await exported();
    await Deno.writeTextFile(`${data}/page.jsonl`, first);
    await itbee(["sessions", "import", `${data}/page.jsonl`, "--mine"], data);
    const { id } = gamesIn(first)[0]!;
    await itbee(["sessions", "resume", id, "--plain"], data, "bene\nonore\nquit\n");
    // Meanwhile the page goes on, too.
    await page.goto(address);
    await page.locator(".comb").waitFor();
    await typeWord(page, "nonno");
    const text = await itbee(["sessions", "export"], data);
    assert.equal(gamesIn(text)[0]!.moves.length, 4);
    await page.goto(`${site.base}#/settings`);
    await Deno.writeTextFile(`${data}/terminal.jsonl`, text);
    await page.locator("input[type=file]").setInputFiles(`${data}/terminal.jsonl`);
    // Another device is asked about.
    await page.locator("dialog[open] .btn.main").click();
    await expectThat(async () => {
      const { moves } = gamesIn(await exported())[0]!;
      return moves.length === 5 ? undefined : `${moves.length} moves, not 5`;
    });
    await page.goto(address);
    await page.locator(".comb").waitFor();
    assert.deepEqual((await foundWords(page)).sort(), ["bene", "neve", "nome", "nonno", "onore"]);
    // And back: now both have the same.
    await Deno.writeTextFile(`${data}/page.jsonl`, await exported());
    await itbee(["sessions", "import", `${data}/page.jsonl`, "--mine"], data);
    const both = gamesIn(await itbee(["sessions", "export"], data));
    const words = both[0]!.moves.map((move) => (move as { word: string }).word);
    assert.deepEqual(words.sort(), ["bene", "neve", "nome", "nonno", "onore"]);
  } finally {
    await Deno.remove(data, { recursive: true });
  }
}, { acceptDownloads: true });
