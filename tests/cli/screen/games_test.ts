import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { playLexicon } from "../../support/play_words.ts";
import { type Doing, scriptedLive } from "../../support/live.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const FOLDER = new URL("../../screens/", import.meta.url);
const SIZES = [[160, 50], [120, 40], [80, 24], [60, 18], [40, 14]] as const;

/** What the terminal says about itself. */
const LOOKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colour: { TERM: "xterm-256color", COLORTERM: "truecolor", LANG: "it_IT.UTF-8" },
  plain: { TERM: "xterm", NO_COLOR: "1", LANG: "it_IT.UTF-8" },
  ascii: { TERM: "xterm", LANG: "C" },
};

/** Stands for the answer that a language takes for yes. */
const YES = "yes";
const YES_IN: Readonly<Record<string, string>> = { it: "s\r", en: "y\r" };

/** Each game on a screen of its own: what is typed, and after what to look. */
const GAMES: Readonly<Record<string, { args: string[]; typed: readonly string[] }>> = {
  bee: {
    args: ["N-BEMORV"],
    typed: [
      "",
      "nome\rnovembre\rerroneo\rnervx",
      "\x15roche\r",
      "2",
      "4",
      "4",
      "?",
      "\x1b",
      ":giveup\r",
      YES,
      "\x1b[B",
      "\t\t",
    ],
  },
  grid: {
    args: ["grid", "play", "N O M E / E V N B / R E R E", "--minutes", "1"],
    typed: [
      "",
      "\rnome\r",
      "neve\rner",
      "\x15\t",
      "\x15?",
      "\x1b",
      ":giveup\r",
      YES,
      "\x1b[B",
      "\t\t",
    ],
  },
  bites: {
    args: ["bites", "play", "n o e / me> bo> / nev rov"],
    typed: [
      "",
      "\rnome\r",
      "\x15 ner",
      "\x15nerx",
      "\x15?",
      "\x1b",
      ":giveup\r",
      YES,
      "\x1b[B",
      "\t\t",
    ],
  },
  crossword: {
    args: ["crossword", "play", "NOME/E##N/VERO/EBNE"],
    typed: [
      "",
      "nome",
      "\tneve:2v e",
      "\x15\t",
      "\x15:check\r",
      ":",
      "letter\r",
      "?",
      "\x1b",
      ":giveup\r",
      YES,
      "\x1b[B",
      "\t",
    ],
  },
};

for (const [name, { args, typed }] of Object.entries(GAMES)) {
  for (const lang of ["it", "en"]) {
    for (const [look, env] of Object.entries(LOOKS)) {
      Deno.test(`${name} on screens of every size (${lang}, ${look})`, async () => {
        const seen: string[] = [];
        for (const [columns, rows] of SIZES) {
          const size = { columns, rows, lang, env, isAscii: look === "ascii" };
          const keys = typed.map((text) => text === YES ? YES_IN[lang]! : text);
          const scenes = await screens(args, keys, size);
          // In full where most people play; elsewhere the first ones and the last screen.
          const isShown = (i: number) => columns === 80 || i < 3 || i >= typed.length - 2;
          seen.push(...scenes.filter((_, i) => isShown(i)).flat());
        }
        const path = new URL(`${name}_${lang}_${look}.txt`, FOLDER);
        const text = seen.join("\n") + "\n";
        if (Deno.env.get("UPDATE")) Deno.writeTextFileSync(path, text);
        assert.deepEqual(text.split("\n"), Deno.readTextFileSync(path).split("\n"));
      });
    }
  }
}

async function screens(
  args: readonly string[],
  typed: readonly string[],
  { columns, rows, lang, env, isAscii }: {
    readonly columns: number;
    readonly rows: number;
    readonly lang: string;
    readonly env: Readonly<Record<string, string>>;
    readonly isAscii: boolean;
  },
): Promise<string[][]> {
  const seen: string[][] = [];
  const shelf = openShelf();
  let next = 0;
  const doings: Doing[] = [...typed.slice(1), "\x04"];
  const live = scriptedLive(doings, {
    columns,
    rows,
    look({ emulator }) {
      const lines = emulator.lines();
      assert.ok(lines.every((line) => line.length <= columns));
      const scene = `== ${columns}x${rows} ${JSON.stringify(typed[next++])}`;
      seen.push([scene, lines.join("\n").trimEnd(), ""]);
    },
  });
  const world = scriptedWorld({
    args: [...args, "--lang", lang, "--tty"],
    env: { HOME: "/home/anna", ...env },
    lexicon: playLexicon(),
    terminal: { columns },
    live,
    shelf,
  });
  try {
    assert.equal(await run(world), 0);
  } finally {
    await shelf.close();
  }
  if (isAscii) assert.match(seen.flat().join("\n"), /^[\n -~]*$/);
  return seen;
}
