import assert from "node:assert/strict";
import { run } from "../../src/cli/app/run.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import { CROSSWORD_DEFAULTS } from "../../src/games/crossword/rules.ts";
import { italianLexicon } from "../support/crossword.ts";
import { steering } from "../support/fuzz.ts";
import { patched } from "../support/patch.ts";
import { playBytes, playLexicon } from "../support/play_words.ts";
import { sessionOf } from "../support/sessions.ts";
import { openShelf, type Script, scriptedWorld } from "../support/world.ts";

/** Clears the screen, sets the title, C1, back and over, bidi, a lone surrogate, NUL, hidden. */
const EVIL = "\x1b[2J\x1b]0;x\x07\x9b31m\b\r\u202e\ud800\x00\x1b[8m";
const IPUZ = JSON.stringify({
  version: "http://ipuz.org/v2",
  kind: ["http://ipuz.org/crossword#1"],
  title: EVIL,
  solution: [["o", "r", "o"], ["r", "#", "r"], ["a", "r", "a"]],
  clues: {
    Across: [[1, `giallo${EVIL}`], [3, EVIL]],
    Down: [{ number: 1, clue: EVIL }, { number: 2, clue: EVIL }],
  },
});
const FACTS = JSON.stringify({
  rows: 1,
  cols: 3,
  level: "easy",
  theme: EVIL,
  [EVIL]: EVIL,
  entries: [
    { number: 1, row: 0, col: 0, direction: "across", answer: "oro", clue: EVIL, difficulty: 0 },
  ],
});

type Attack = readonly [name: string, script: Script];

const FILES: readonly Attack[] = [
  ["a word list", at(["bee", "solve", "N-BEMORV", "--dictionary", "l"], { l: `nome\n${EVIL}\n` })],
  ["a list of one bad word", at(["--dictionary", "l"], { l: EVIL.replaceAll("\x00", "") })],
  ["a list to compile", at(["lexicon", "compile", "l", "-o", "o"], { l: `nome\nx${EVIL}\n` })],
  [
    "frequencies",
    at(["lexicon", "compile", "l", "--frequencies", "f", "-o", "o"], {
      l: "nome\n",
      f: `nome\x1b[2J\t1\nneve\x1b[2J\n`,
    }),
  ],
  ["a lexicon", at(["lexicon", "info", "--dictionary", "l"], { l: lex("META") })],
  ["a lexicon's credits", at(["lexicon", "info", "--dictionary", "l"], { l: lex("CRED") })],
  ["a lexicon's tags", at(["lexicon", "explain", "nome", "--dictionary", "l"], { l: lex("TAGS") })],
  ["an ipuz", at(["crossword", "play", "c"], { c: IPUZ }, ["list", "clues", "1o", "hint", "x"])],
  ["an ipuz verified", at(["crossword", "verify", "c"], { c: IPUZ })],
  ["an ipuz verified in JSON", at(["crossword", "verify", "c", "--json"], { c: IPUZ })],
  ["a crossword", at(["crossword", "play", "c"], { c: FACTS }, ["list", "1o", "x"])],
  ["a crossword in JSON", at(["crossword", "play", "c", "--json"], { c: FACTS }, ["1o", EVIL])],
  ["a crossword verified", at(["crossword", "verify", "c"], { c: FACTS })],
  ["a picture", at(["crossword", "play", "c"], { c: `oro\n${EVIL}\n` })],
  ["a template", at(["crossword", "generate", "--template", "./t"], { "./t": `...\n.${EVIL}.` })],
  ["a theme", at(["crossword", "themes", "./t.tsv"], { "./t.tsv": theme() })],
  [
    "a theme played",
    at(["crossword", "play", "--theme", "./t.tsv", "--size", "5x5"], {
      "./t.tsv": theme(),
    }, ["list", "1o"]),
  ],
  [
    "clues",
    at(["crossword", "generate", "--size", "5x5", "--seed", "1", "--clues", "file:k"], {
      k: `1-across\t${EVIL}\n${EVIL}\t${EVIL}\n${EVIL}\n`,
    }),
  ],
  ["a grid", at(["grid", "solve", "--board", "g"], { g: `C A ${EVIL}\nS A B\n` })],
  ["a config", at(["N-BEMORV"], { "/home/anna/.it_spelling_bee/config.yml": `lang: "\\e[2J"\n` })],
  [
    "a config's key",
    at(["config", "show"], {
      "/home/anna/.it_spelling_bee/config.yml": `"\\e[2J\\x9b\\u202e": 1\nseed: "\\e[2J"\n`,
    }),
  ],
  [
    "a language",
    at(["grid", "demo", "--language", "it"], {
      "/home/anna/.it_spelling_bee/languages/it.yaml":
        `name: "\\e[2J"\n"\\e[2J": 1\nsample: "\\e"\n`,
    }),
  ],
  [
    "a language's name",
    at(["languages"], {
      "/home/anna/.it_spelling_bee/languages/it.yaml": `name: "\\e[2J\\u202e"\n`,
      "/home/anna/.it_spelling_bee/languages/x\x1b[2J.yaml": `name: x\n`,
    }),
  ],
  [
    "a language's text",
    at(["languages", "it"], {
      "/home/anna/.it_spelling_bee/languages/it.yaml": "name: x # \x1b[2J\x9b\n",
    }),
  ],
  [
    "names of themes",
    at(["crossword", "themes"], {
      "/home/anna/.it_spelling_bee/themes/x\x1b[2J.tsv": theme(),
    }),
  ],
  [
    "names of templates",
    at(["crossword", "templates"], {
      "/home/anna/.it_spelling_bee/templates/x\x1b[2J.txt": "...",
    }),
  ],
];

/** Whatever is typed or pasted. */
const TYPED: readonly Attack[] = ["N-BEMORV", "bites play --seed 1", "grid play --seed 1"]
  .flatMap((args): Attack[] =>
    [[], ["--json"]].map((more) => [
      `typed into ${args} ${more}`,
      at([...args.split(" "), ...more], {}, [
        EVIL,
        `:${EVIL}`,
        `=${EVIL}`,
        `hint ${EVIL}`,
        "x".repeat(100_000),
      ]),
    ])
  );

const ARGUMENTS: readonly Attack[] = [
  ["a board", at([EVIL], {})],
  ["a bee", at(["bee", "solve", `N-BE\x1b[2J`], {})],
  ["an option", at([`--${EVIL}`], {})],
  ["a command", at(["sessions", EVIL], {})],
  ["a session", at(["sessions", "show", EVIL], {})],
  ["a word", at(["lexicon", "explain", EVIL], {})],
  ["a date", at(["daily", EVIL], {})],
  ["a seed", at(["--seed", EVIL], {})],
  ["a path", at(["--data-path", EVIL, "stats"], {})],
  ["tiles", at(["bites", "solve", EVIL], {})],
];

for (const one of [...FILES, ...TYPED, ...ARGUMENTS]) {
  const [name, script] = one;
  Deno.test({
    name: `${name}: nothing in it steers the terminal`,
    async fn() {
      for (const lang of ["it", "en"]) {
        const { unread } = await attack({ ...script, env: { ...script.env, ITBEE_LANG: lang } });
        if (TYPED.includes(one)) assert.deepEqual(unread, []);
      }
    },
  });
}

Deno.test("an imported session steers no terminal, and a bad one stops no other", async () => {
  const session = { ...sessionOf("bee-a", ["nome"]), rules: BEE_DEFAULTS };
  const crossword = { ...session, id: "x", game: "crossword", rules: CROSSWORD_DEFAULTS };
  const lines: unknown[] = [
    { ...session, puzzle: EVIL },
    { ...session, lexicon: EVIL },
    { ...session, label: { kind: "seed", seed: EVIL } },
    { ...session, moves: [{ kind: "guess", word: EVIL }] },
    { ...session, rules: { ...BEE_DEFAULTS, [EVIL]: EVIL } },
    { ...session, [EVIL]: 1 },
    { ...session, id: "../../x" },
    { ...session, id: "con\\x" },
    { ...session, game: "../x" },
    { ...crossword, lexicon: playLexicon().edition, puzzle: "oro/ab" },
    { ...crossword, lexicon: playLexicon().edition, puzzle: "o.o/r#r/ara" },
  ];
  const shelf = openShelf();
  try {
    const files = {
      i: [...lines, session].map((line) => JSON.stringify(line)).join("\n") + `\n${EVIL}`,
    };
    const first = await attack({ ...at(["sessions", "import", "i"], files), shelf });
    assert.equal(first.complained.length, lines.length + 1, first.complained.join("\n"));
    const list = await attack({ ...at(["sessions", "list", "--json"], {}), shelf });
    assert.deepEqual(JSON.parse(list.printed.join("\n")).map((it: { id: string }) => it.id), [
      "bee-a",
    ]);
    await attack({ ...at(["sessions", "show", "bee-a"], {}), shelf });
    await attack({ ...at(["stats"], {}), shelf });
  } finally {
    await shelf.close();
  }
});

async function attack(script: Script) {
  // A new board of these wants more words than the few that do for the bee.
  const isLarge = ["crossword", "bites", "grid"].includes(script.args[0]!);
  const world = scriptedWorld({
    lexicon: isLarge ? italianLexicon() : playLexicon(),
    ...script,
  });
  await run(world);
  for (const path of Object.keys(script.files ?? {})) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    // Of some only the name is hostile: it comes with the folder.
    const isRead = world.read.has(path) || (path.includes("\x1b") && world.read.has(folder));
    assert.ok(isRead, `${JSON.stringify(path)} was never read: ${world.complained}`);
  }
  for (const text of [...world.printed, ...world.complained]) {
    assert.equal(steering(text, "colours"), undefined, JSON.stringify(text.slice(0, 2_000)));
    assert.ok(!text.includes("\x1b[8m"), JSON.stringify(text.slice(0, 2_000)));
  }
  return world;
}

function at(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  lines: readonly string[] = [],
): Script {
  return { args, files, lines, env: { HOME: "/home/anna" } };
}

function theme(): string {
  return [
    `mare\tacqua${EVIL}\teasy`,
    `${EVIL}\tx\teasy`,
    `rosa\tx\t${EVIL}`,
    `nave\t${EVIL}\thard`,
    EVIL,
  ].join("\n");
}

/** A lexicon of which a text says what it should not. */
function lex(tag: string): Uint8Array<ArrayBuffer> {
  return patched(playBytes(), tag, (bytes) => {
    const text = new TextDecoder().decode(bytes);
    const bad = tag === "META"
      ? text.replace('"test"', '"t\\u202e\\u200f"')
      : text.replace(/[A-Z]/, "\x1b");
    return new TextEncoder().encode(bad);
  });
}
