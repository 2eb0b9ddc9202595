import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { GAMES } from "../../../src/cli/app/games.ts";
import { COMMANDS } from "../../../src/cli/app/program.ts";
import { allMessages, type ProgramWord, programWords } from "../../../src/messages/mod.ts";
import {
  factsOf,
  firstState,
  itemsOf,
  type MenuFacts,
  type MenuState,
  onMenuKey,
} from "../../../src/cli/menu/model.ts";
import type { Key } from "../../../src/cli/screen/keys.ts";
import type { Header } from "../../../src/session/session.ts";
import { type Doing, scriptedLive } from "../../support/live.ts";
import { playLexicon } from "../../support/play_words.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const FOLDER = new URL("../../screens/", import.meta.url);
const NOW = Date.parse("2025-11-17T11:00:00Z");

function header(id: string, more: Partial<Header> = {}): Header {
  return {
    version: 1,
    id,
    game: "bee",
    lexicon: "it-1",
    puzzle: "N-BEMORV",
    rules: {},
    label: { kind: "board" },
    startedAt: "2025-11-16T10:00:00Z",
    savedAt: "2025-11-16T20:00:00Z",
    over: false,
    played: 3,
    ...more,
  };
}

function facts(headers: readonly Header[] = [], languages = ["it", "en"]): MenuFacts {
  return factsOf(headers, {
    now: NOW,
    games: ["bee", "grid", "bites", "crossword"],
    streak: 0,
    languages,
    commands: GAMES,
    names: {
      daily: "oggi",
      bee: "Alveare",
      grid: "Griglia",
      bites: "Tessere",
      crossword: "Cruciverba",
      stats: "Statistiche",
      calendar: "Calendario",
      duel: "Duello",
      review: "Ripasso",
      settings: "Impostazioni",
      guide: "Guida",
      leave: "Esci",
    },
  });
}

/** What is asked for after some keys, from the first item on. */
function wishAfter(of: MenuFacts, keys: readonly Key[]) {
  let state: MenuState = firstState(of, "medium");
  for (const key of keys) {
    const step = onMenuKey(state, key, of);
    if (step.wish) return step.wish;
    state = step.state;
  }
  return undefined;
}

const ENTER: Key = { kind: "enter" };

function typing(name: string): Key[] {
  return [...[...name].map((text): Key => ({ kind: "text", text })), ENTER];
}

const DOWN: Key = { kind: "down" };
const RIGHT: Key = { kind: "right" };

Deno.test("the menu offers today's games, those that were left, and new ones", () => {
  const date = "2025-11-17";
  const all = facts([
    header("a", { label: { kind: "daily", date }, over: true }),
    header("b"),
    header("c", { game: "grid", savedAt: "2025-11-17T08:00:00Z" }),
    header("d", { over: true }),
    // Never played: nothing to go on with.
    header("e", { played: 0 }),
  ]);
  assert.deepEqual(all.open.map(({ id }) => id), ["c", "b"]);
  assert.equal(all.today.bee?.id, "a");
  assert.deepEqual(
    itemsOf(all).map(({ kind }) => kind),
    [
      ...["today", "today", "today", "today"],
      ...["resume", "resume", "new", "choice", "choice", "choice", "more", "more"],
    ],
  );
  // Today's bee is done: the next one is chosen.
  assert.equal(firstState(all, "medium").at, 1);
});

Deno.test("keys in the menu begin what is chosen", () => {
  const none = facts();
  const run = (args: string[]) => ({ kind: "run", args });
  const cases: [keys: Key[], wish: unknown][] = [
    [[ENTER], run(["daily"])],
    [[DOWN, ENTER], run(["grid", "daily"])],
    [[DOWN, DOWN, DOWN, DOWN, ENTER], run(["play", "--new", "--level", "medium"])],
    [
      [DOWN, DOWN, DOWN, DOWN, DOWN, RIGHT, { kind: "up" }, RIGHT, RIGHT, ENTER],
      run(["bites", "play", "--new", "--level", "hard"]),
    ],
    [[{ kind: "up" }, RIGHT, RIGHT, RIGHT, ENTER], { kind: "leave", code: 0 }],
    [[{ kind: "up" }, RIGHT, ENTER], run(["config"])],
    [[{ kind: "up" }, RIGHT, { kind: "up" }, ENTER], run(["duel"])],
    [[{ kind: "choose", id: 2002 }], run(["calendar"])],
    [[{ kind: "choose", id: 2000 }], run(["review"])],
    [[{ kind: "choose", id: 2010 }], run(["stats"])],
    [[{ kind: "choose", id: 2013 }], { kind: "leave", code: 0 }],
    [typing("oggi"), run(["daily"])],
    [typing("og"), run(["daily"])],
    [typing("Guida"), run(["--help"])],
    [typing("GU"), run(["--help"])],
    [typing("griglia"), run(["grid"])],
    [typing("gri "), run(["grid"])],
    // Seven letters, as a board has; it is written I-AMOPST too.
    [typing("imposta"), run(["config"])],
    [typing("impostazioni"), run(["config"])],
    [typing("esci"), { kind: "leave", code: 0 }],
    [typing("e"), { kind: "leave", code: 0 }],
    [typing("g"), undefined],
    [[...typing("g"), ...typing("u")], run(["--help"])],
    [typing("ape"), run(["ape"])],
    [typing("griglia oggi"), run(["griglia", "oggi"])],
    [typing("N-BEMORV"), run(["N-BEMORV"])],
    [[{ kind: "text", text: "q" }], { kind: "leave", code: 0 }],
    [[{ kind: "text", text: "?" }], run(["--help"])],
    [[{ kind: "interrupt" }], { kind: "leave", code: 130 }],
    [[{ kind: "choose", id: 3 }], run(["crossword", "daily"])],
    [[{ kind: "escape" }, { kind: "backspace" }, { kind: "left" }], undefined],
  ];
  for (const [keys, wish] of cases) {
    assert.deepEqual(wishAfter(none, keys), wish, JSON.stringify(keys));
  }
  const left = facts([header("bee-x")]);
  assert.deepEqual(
    wishAfter(left, [DOWN, DOWN, DOWN, DOWN, ENTER]),
    run(["sessions", "resume", "bee-x"]),
  );
});

const LOOKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colour: { TERM: "xterm-256color", COLORTERM: "truecolor", LANG: "it_IT.UTF-8" },
  plain: { TERM: "xterm", NO_COLOR: "1", LANG: "it_IT.UTF-8" },
  ascii: { TERM: "xterm", LANG: "C" },
};
const SIZES = [[160, 50], [120, 40], [80, 24], [60, 18], [40, 14]] as const;

async function screens(
  doings: readonly Doing[],
  { size: [columns, rows], lang, env }: {
    readonly size: readonly [number, number];
    readonly lang: string;
    readonly env: Readonly<Record<string, string>>;
  },
): Promise<{ readonly seen: string[]; readonly code: number }> {
  const seen: string[] = [];
  const shelf = openShelf();
  const live = scriptedLive(doings, {
    columns,
    rows,
    look({ emulator }) {
      const lines = emulator.lines();
      assert.ok(lines.every((line) => line.length <= columns));
      seen.push(`== ${columns}x${rows}`, lines.join("\n").trimEnd(), "");
    },
  });
  const world = scriptedWorld({
    args: ["--lang", lang],
    env: { HOME: "/home/anna", ...env },
    lexicon: playLexicon(),
    terminal: { columns },
    live,
    shelf,
  });
  try {
    return { seen, code: await run(world) };
  } finally {
    await shelf.close();
  }
}

for (const lang of ["it", "en"]) {
  for (const [look, env] of Object.entries(LOOKS)) {
    Deno.test(`the menu on screens of every size (${lang}, ${look})`, async () => {
      const all: string[] = [];
      for (const size of SIZES) {
        const { seen, code } = await screens(["\x1b[B", "q"], { size, lang, env });
        assert.equal(code, 0);
        all.push(...seen);
      }
      if (look === "ascii") assert.match(all.join("\n"), /^[\n -~]*$/);
      const path = new URL(`menu_${lang}_${look}.txt`, FOLDER);
      const text = all.join("\n") + "\n";
      if (Deno.env.get("UPDATE")) Deno.writeTextFileSync(path, text);
      assert.deepEqual(text.split("\n"), Deno.readTextFileSync(path).split("\n"));
    });
  }
}

Deno.test("a mistyped name in the menu is said there, and Esc or :menu leads back from a game", async () => {
  const options = { size: [80, 24], lang: "it", env: LOOKS.colour! } as const;
  const { seen, code } = await screens([
    "grigla\r",
    "N-BEMORV\r",
    "\x1b",
    "N-BEMORV\r",
    ":menu\r",
    "q",
  ], options);
  const text = seen.join("\n");
  assert.equal(code, 0);
  assert.match(text, /grigla/);
  assert.match(text, /Alveare · N-BEMORV/);
  assert.match(seen.at(-2)!, /OGGI/);
});

Deno.test("the beginning of a name is enough in the menu, which says what it could be", async () => {
  const options = { size: [80, 24], lang: "it", env: LOOKS.colour! } as const;
  const { seen, code } = await screens(["c", "\r", "a", "\r", "\x1b", "imp\r", "q", "q"], options);
  const last = (i: number) => seen[3 * i + 1]!.split("\n").at(-2)!;
  assert.equal(code, 0);
  assert.equal(last(1), "  ❯ c   Cruciverba, Calendario");
  assert.equal(last(2), "  ❯ c   Quale: Cruciverba o Calendario?");
  assert.equal(last(3), "  ❯ ca   Calendario");
  assert.match(seen[3 * 4 + 1]!, /itbee {2}Calendario/);
  assert.match(seen[3 * 6 + 1]!, /itbee {2}Impostazioni/);
});

Deno.test("no command is the beginning of another thing in the menu", async () => {
  for (const [lang, t] of Object.entries(await allMessages())) {
    const names = [...Object.entries(t.menu.more), ["daily", t.menu.heading.today] as const];
    for (const [topic, name] of names) {
      const begun = COMMANDS.map((spec) => spec.topic).filter((other) =>
        !other.includes(" ") && other !== "itbee" &&
        programWords(other as ProgramWord).some((word) => name.toLowerCase().startsWith(word))
      );
      const own = topic === "settings" ? "config" : topic;
      assert.deepEqual(begun.filter((other) => other !== own), [], `${lang} ${name}`);
    }
  }
});

Deno.test("what is chosen in a row is marked without colours too, in the narrowest window", async () => {
  const down = "\x1b[B";
  const options = { size: [40, 14], lang: "it", env: LOOKS.plain! } as const;
  const { seen } = await screens([down.repeat(4), "\x1b[C", `${down.repeat(4)}`, "q"], options);
  const has = (i: number, line: string) => assert.ok(seen[3 * i + 1]!.split("\n").includes(line));
  has(0, "     Alveare Griglia Tessere Cruciverba");
  has(1, "   ▶[Alveare]Griglia Tessere Cruciverba");
  has(2, "   ▶ Alveare[Griglia]Tessere Cruciverba");
  has(3, "   ▶[Ripasso]Duello Calendario");
});

Deno.test("what is no game is read on a screen, in any language, and the menu comes back", async () => {
  const options = { size: [80, 24], lang: "it", env: LOOKS.colour! } as const;
  const { seen, code } = await screens([
    "statistiche\r",
    "\x1b",
    "calendario\r",
    "\x1b",
    "?",
    "\x1b[6~",
    "q",
    "impostazioni\r",
    "q",
    "q",
  ], options);
  const text = (i: number) => seen[3 * i + 1]!;
  assert.equal(code, 0);
  assert.match(text(1), /itbee {2}Statistiche[^]*Ancora nessuna partita/);
  assert.match(text(2), /OGGI/);
  assert.match(text(3), /itbee {2}Calendario · novembre 2025[^]*lun 17 novembre/);
  assert.match(text(4), /OGGI/);
  assert.match(text(5), /itbee {2}Guida[^]*Alveare[^]*mescola le lettere/);
  assert.match(text(6), /itbee {2}Guida[^]*Cruciverba/);
  assert.doesNotMatch(text(6), /mescola le lettere/);
  assert.match(text(7), /OGGI/);
  assert.match(
    text(8),
    /itbee {2}Impostazioni[^]*Livello +‹ medio ›[^]*Le altre si cambiano nel file "/,
  );
  assert.match(text(9), /OGGI/);
});

Deno.test("the language asked for is the first, today's too", () => {
  const spanish = facts([], ["es", "it", "en"]);
  assert.deepEqual(wishAfter(spanish, [ENTER]), {
    kind: "run",
    args: ["daily", "--language", "es"],
  });
});

Deno.test("a game of the day in another language is not today's", () => {
  const label = { kind: "daily", date: "2025-11-17" } as const;
  const german = header("bee-daily-de-2025-11-17", { lexicon: "de-1", label });
  assert.deepEqual(facts([german]).today, {});
  assert.deepEqual(facts([german]).open, [german]);
  assert.deepEqual(facts([german], ["de", "it"]).today, { bee: german });
});
