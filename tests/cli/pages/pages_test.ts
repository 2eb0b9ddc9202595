import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import type { ExitCode } from "../../../src/cli/app/command.ts";
import { playLexicon } from "../../support/play_words.ts";
import { type Doing, scriptedLive } from "../../support/live.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const FOLDER = new URL("../../screens/", import.meta.url);
const SIZES = [[120, 40], [80, 24], [60, 18], [40, 14]] as const;

/** What the terminal says about itself. */
const LOOKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colour: { TERM: "xterm-256color", COLORTERM: "truecolor", LANG: "it_IT.UTF-8" },
  ascii: { TERM: "xterm", LANG: "C" },
};

const [UP, RIGHT, LEFT, PAGE_UP] = ["\x1b[A", "\x1b[C", "\x1b[D", "\x1b[5~"];

/** Each page: the games played before, and what is typed on it. */
const PAGES: Readonly<
  Record<
    string,
    { args: string[] | Prepare; before: readonly Before[]; now?: number; typed: readonly string[] }
  >
> = {
  calendar: {
    args: ["calendar"],
    before: [
      { args: ["daily", "2025-11-17"], lines: ["giveup"] },
      { args: ["daily", "2025-11-11"], lines: ["novembre", "q"] },
    ],
    typed: ["", UP + LEFT + RIGHT + "\t", PAGE_UP],
  },
  duel: {
    args: ["duel"],
    before: [
      { args: ["duel", "bee", "--seed", "1"], lines: ["nome", "giveup"] },
      { args: ["duel", "bee", "--best-of", "3", "--seed", "2"], lines: ["nome", "q"] },
    ],
    typed: ["", UP, "\x1b[200~itbee-duel-1-Wy\x1b[201~"],
  },
  duel_result: {
    args: (shelf) =>
      answered(shelf, { games: 1, mine: ["nome", "neve"], theirs: ["neve", "verme"] }),
    before: [],
    typed: ["", "\x1b[6~", RIGHT],
  },
  duel_of_three: {
    args: (shelf) => answered(shelf, { games: 3, mine: ["nome"], theirs: ["neve", "nome"] }),
    before: [],
    typed: ["", "\t"],
  },
  settings: {
    args: [],
    before: [],
    typed: ["", "config\r", "\x1b[B\x1b[C", "\x1b[B\x1b[B\x1b[B\x1b[D", "\x1b"],
  },
  review: {
    args: ["review"],
    before: [
      { args: ["daily", "2025-11-16"], lines: ["giveup"] },
      { args: ["review"], lines: ["", "3", "", "1", "q"] },
    ],
    now: Date.UTC(2025, 10, 18, 11),
    typed: ["", "\r", "1", "?", "benone", "\b\b\r", "\x1b"],
  },
};

type Shelf = ReturnType<typeof openShelf>;

/** The command line, once there is what it is about. */
type Prepare = (shelf: Shelf) => Promise<string[]>;

/** A friend's answer to a duel of bees, for the one on whose shelf it began. */
async function answered(
  shelf: Shelf,
  { games, mine, theirs }: {
    readonly games: number;
    readonly mine: readonly string[];
    readonly theirs: readonly string[];
  },
): Promise<string[]> {
  const played = async (args: readonly string[], words: readonly string[], on: Shelf) => {
    const world = scriptedWorld({
      args: ["duel", ...args, "--lang", "en"],
      env: { HOME: "/home/anna", ITBEE_MIN_VALID_WORDS: "5" },
      lexicon: playLexicon(),
      shelf: on,
      lines: Array.from({ length: games }, () => [...words, "giveup", "q"]).flat(),
    });
    assert.equal(await run(world), 0);
    return world.printed.join("\n").split("\n").find((line) => line.startsWith("itbee-duel-"))!;
  };
  const friend = openShelf();
  try {
    const invitation = await played(
      ["bee", "--seed", "1", "--best-of", String(games)],
      mine,
      shelf,
    );
    return ["duel", await played([invitation], theirs, friend)];
  } finally {
    await friend.close();
  }
}

/** A game in lines. */
interface Before {
  readonly args: readonly string[];
  readonly lines: readonly string[];
}

for (const [name, { args, before, typed, now }] of Object.entries(PAGES)) {
  for (const lang of ["it", "en"]) {
    for (const [look, env] of Object.entries(LOOKS)) {
      Deno.test(`${name} on pages of every size (${lang}, ${look})`, async () => {
        const seen: string[] = [];
        for (const size of SIZES) {
          const shown = await visit(args, typed, { size, lang, env, before, now });
          assert.equal(shown.code, 0);
          shown.screens.forEach((screen, i) =>
            seen.push(`== ${size.join("x")} ${JSON.stringify(typed[i])}`, screen, "")
          );
        }
        if (look === "ascii") assert.match(seen.join("\n"), /^[\n -~]*$/);
        const path = new URL(`${name}_${lang}_${look}.txt`, FOLDER);
        const text = seen.join("\n") + "\n";
        if (Deno.env.get("UPDATE")) Deno.writeTextFileSync(path, text);
        assert.deepEqual(text.split("\n"), Deno.readTextFileSync(path).split("\n"));
      });
    }
  }
}

Deno.test("a day of the calendar is played, and Esc leads back to it, then to the menu", async () => {
  const { screens, code } = await visit(["calendar"], ["", LEFT + "\r", "\x1b", "\x1b"], {
    size: [80, 24],
    lang: "it",
    env: LOOKS.colour!,
    before: [],
  });
  assert.equal(code, 0);
  assert.match(screens[0]!, /lun 17 novembre/);
  assert.match(screens[1]!, /Alveare di domenica 16 novembre/);
  assert.match(screens[2]!, /Calendario[^]*dom 16 novembre/);
  assert.match(screens[3]!, /OGGI/);
});

Deno.test("the calendar in lines fits every window, a few rows to a week", async () => {
  const shelf = openShelf();
  const text = async (columns: number) => {
    const world = scriptedWorld({
      args: ["calendar", "--plain", "--lang", "it"],
      env: { HOME: "/home/anna", NO_COLOR: "1" },
      lexicon: playLexicon(),
      terminal: { columns },
      shelf,
    });
    assert.equal(await run(world), 0);
    const all = world.printed.join("\n").split("\n");
    assert.ok(all.every((line) => line.length <= columns), `${columns}: ${all.join("\n")}`);
    return all.slice(2, all.indexOf("", 2)).join("\n");
  };
  try {
    const one = { args: ["daily", "2025-11-17"], lexicon: playLexicon(), shelf };
    const env = { HOME: "/home/anna", ITBEE_MIN_VALID_WORDS: "5" };
    await run(scriptedWorld({ ...one, lines: ["giveup"], env }));
    assert.equal(
      await text(56),
      [
        " lu      ma      me      gi      ve      sa      do",
        "                                          1 ....  2 ....",
        "  3 ....  4 ....  5 ....  6 ....  7 ....  8 ....  9 ....",
        " 10 .... 11 .... 12 .... 13 .... 14 .... 15 .... 16 ....",
        ">17 +... 18      19      20      21      22      23",
        " 24      25      26      27      28      29      30",
      ].join("\n"),
    );
    const under = [
      " lu   ma   me   gi   ve   sa   do",
      "                           1    2",
      "                         .... ....",
      "  3    4    5    6    7    8    9",
      ".... .... .... .... .... .... ....",
      " 10   11   12   13   14   15   16",
      ".... .... .... .... .... .... ....",
      ">17   18   19   20   21   22   23",
      "+...",
      " 24   25   26   27   28   29   30",
    ].join("\n");
    assert.equal(await text(55), under);
    assert.equal(await text(35), under);
    const days = await text(34);
    assert.match(days, /^ {2}1 \.{4} {3}2 \.{4} {3}3 \.{4}\n/);
    assert.match(days, /16 \.{4} >17 \+\.{3}$/);
  } finally {
    await shelf.close();
  }
});

Deno.test("a duel is begun on its page, and the line to send stays on the usual screen", async () => {
  const typed = ["", "\r", "nome\r:giveup\r", "y\r", "q\r"];
  const { screens, printed, code } = await visit(["duel"], typed, {
    size: [80, 24],
    lang: "en",
    env: LOOKS.colour!,
    before: [],
    lines: [""],
  });
  assert.equal(code, 0);
  assert.match(screens[0]!, /CHALLENGE SOMEBODY\n +▶ Bee/);
  assert.match(screens[1]!, /N-BEMORV/);
  assert.match(printed, /^itbee-duel-1-\S+$/m);
  assert.match(printed, /Enter for the menu/);
  assert.match(screens.at(-1)!, /TODAY/);
});

Deno.test("a duel's result is read on a page, then comes the line to send, then the menu", async () => {
  const { screens, printed, code } = await visit(
    (shelf) => answered(shelf, { games: 1, mine: ["nome"], theirs: ["neve"] }),
    ["", "\r", "q"],
    { size: [80, 24], lang: "en", env: LOOKS.colour!, before: [], lines: [""] },
  );
  assert.equal(code, 0);
  assert.match(screens[0]!, /Your friend won the duel: 5 points to 7 points/);
  assert.doesNotMatch(printed, /Your friend won/);
  assert.match(printed, /^Send this line[^]*^itbee-duel-1-\S+$[^]*Enter for the menu/m);
  assert.match(screens[1]!, /TODAY/);
});

Deno.test("settings changed in the menu are saved, and all else in the file stays", async () => {
  const path = "/home/anna/.it_spelling_bee/config.yml";
  const mine = "# mine\r\nlevel: hard # at last\r\nalpha: 3\r\n";
  const cases: [file: string | undefined, typed: string, expected: string | undefined][] = [
    [undefined, "\x1b[C", "lang: it\n"],
    [mine, "\x1b[B\x1b[C", mine.replace("hard", "expert")],
    [mine, "\x1b[A\r", `${mine}emoji: true\n`],
    ["{level: hard}", "\x1b[B\x1b[C", undefined],
    ["level: >-\n  hard\n", "\x1b[B\x1b[C", undefined],
  ];
  for (const [file, typed, expected] of cases) {
    const screens: string[] = [];
    const live = scriptedLive(["config\r", typed, "\x1b", "q"], {
      columns: 80,
      rows: 24,
      look: ({ emulator }) => void screens.push(emulator.lines().join("\n")),
    });
    const world = scriptedWorld({
      args: [],
      env: { HOME: "/home/anna", ...LOOKS.colour! },
      lexicon: playLexicon(),
      live,
      files: file === undefined ? {} : { [path]: new TextEncoder().encode(file) },
    });
    assert.equal(await run(world), 0, file);
    const written = world.written.get(path);
    assert.equal(written && new TextDecoder().decode(written), expected, file);
    assert.match(
      screens[2]!,
      expected === undefined ? /riga sua: cambialo lì/ : /Salvato|Saved/,
    );
    assert.match(screens[3]!, /OGGI/);
  }
});

Deno.test("settings that are not UTF-8 are not changed in the menu", async () => {
  const path = "/home/anna/.it_spelling_bee/config.yml";
  const latin1 = Uint8Array.from("# caffè\nlevel: hard\n", (letter) => letter.charCodeAt(0));
  const screens: string[] = [];
  const live = scriptedLive(["config\r", "\x1b[B\x1b[C", "\x1b", "q"], {
    columns: 80,
    rows: 24,
    look: ({ emulator }) => void screens.push(emulator.lines().join("\n")),
  });
  const world = scriptedWorld({
    args: [],
    env: { HOME: "/home/anna", ...LOOKS.colour! },
    lexicon: playLexicon(),
    live,
    files: { [path]: latin1 },
  });
  assert.equal(await run(world), 0);
  assert.equal(world.written.get(path), undefined);
  assert.match(screens[2]!, /config\.yml: non è in UTF-8/);
});

/** What a page shows before anything is typed, and after each text. */
async function visit(
  asked: readonly string[] | Prepare,
  typed: readonly string[],
  { size: [columns, rows], lang, env, before, now, lines = [] }: {
    readonly size: readonly [number, number];
    readonly lang: string;
    readonly env: Readonly<Record<string, string>>;
    readonly before: readonly Before[];
    readonly now?: number | undefined;
    /** Typed where there is no page. */
    readonly lines?: readonly string[];
  },
): Promise<{
  readonly screens: readonly string[];
  readonly printed: string;
  readonly code: ExitCode;
}> {
  const screens: string[] = [];
  const shelf = openShelf();
  const doings: Doing[] = [...typed.slice(1), "\x04"];
  const live = scriptedLive(doings, {
    columns,
    rows,
    look({ emulator }) {
      const lines = emulator.lines();
      assert.ok(lines.every((line) => line.length <= columns));
      screens.push(lines.join("\n").trimEnd());
    },
  });
  const common = { lexicon: playLexicon(), shelf };
  const home = { HOME: "/home/anna", ITBEE_MIN_VALID_WORDS: "5" };
  try {
    for (const { args, lines } of before) {
      await run(scriptedWorld({ ...common, args: [...args, "--lang", "en"], lines, env: home }));
    }
    const args = typeof asked === "function" ? await asked(shelf) : asked;
    const world = scriptedWorld({
      ...common,
      args: [...args, "--lang", lang],
      env: { ...home, ...env },
      terminal: { columns },
      live,
      lines,
      ...(now !== undefined && { now }),
    });
    const code = await run(world);
    return { screens, printed: world.printed.join("\n"), code };
  } finally {
    await shelf.close();
  }
}
