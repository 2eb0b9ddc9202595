import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { playLexicon } from "../../support/play_words.ts";
import { type Doing, scriptedLive } from "../../support/live.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const FOLDER = new URL("../../screens/", import.meta.url);
const SIZES = [[80, 24], [60, 18], [40, 12]] as const;

/** Each game on a screen of its own: what is typed, and after what to look. */
const GAMES: Readonly<Record<string, { args: string[]; typed: readonly string[] }>> = {
  grid: {
    args: ["grid", "play", "N O M E / E V N B / R E R E", "--minutes", "1"],
    typed: ["", "nome\r", "neve\rcas", "\x15\t", "\x15?", "\x1bresa\r", "s\r"],
  },
  bites: {
    args: ["bites", "play", "n o e / me> bo> / nev rov"],
    typed: ["", "nome\r", "\x15 ", "nerx", "\x15?", "\x1bresa\r", "s\r"],
  },
  crossword: {
    args: ["crossword", "play", "NOME/E##N/VERO/EBNE"],
    typed: ["", "1o nome\r", "1v neve\r2v e", "\x15\t", "\x15:check\r", "?", "\x1bresa\r", "s\r"],
  },
};

for (const [name, { args, typed }] of Object.entries(GAMES)) {
  for (const [columns, rows] of SIZES) {
    Deno.test(`${name} on a screen of ${columns}x${rows}`, async () => {
      const seen: string[] = [];
      const shelf = openShelf();
      let next = 0;
      const doings: Doing[] = [...typed.slice(1), "\x04"];
      const live = scriptedLive(doings, {
        columns,
        rows,
        look({ emulator }) {
          const lines = emulator.lines();
          assert.ok(lines.every((line) => line.length <= columns));
          seen.push(`== ${JSON.stringify(typed[next++])}`, lines.join("\n").trimEnd(), "");
        },
      });
      const world = scriptedWorld({
        args: [...args, "--lang", "it", "--tty"],
        env: { HOME: "/home/anna" },
        lexicon: playLexicon(),
        terminal: { columns },
        live,
        shelf,
        hear: ({ text }) => seen.push(...text.split("\n")),
      });
      try {
        assert.equal(await run(world), 0);
      } finally {
        await shelf.close();
      }
      const path = new URL(`${name}_${columns}x${rows}.txt`, FOLDER);
      const text = seen.join("\n") + "\n";
      if (Deno.env.get("UPDATE")) Deno.writeTextFileSync(path, text);
      assert.deepEqual(text.split("\n"), Deno.readTextFileSync(path).split("\n"));
    });
  }
}
