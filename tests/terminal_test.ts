import assert from "node:assert/strict";
import { playBytes } from "./support/play_words.ts";
import { play, type PtyOptions, type Session } from "./support/pty.ts";

const MAIN = new URL("../main.ts", import.meta.url).pathname;
const BOARD = "N-BEMORV";
const UP = "\x1b[A";
const LEFT = "\x1b[D";
const CTRL_C = "\x03";
const CTRL_D = "\x04";
const CTRL_Z = "\x1a";

interface Terminal {
  readonly name: string;
  readonly args?: readonly string[];
  readonly options?: Omit<PtyOptions, "folder">;
  play(session: Session): Promise<void>;
}

/** Each in a window of its own. */
const TERMINALS: readonly Terminal[] = [
  {
    name: "edits, recalls and completes, and Ctrl-D leaves",
    async play(session) {
      session.type(`nero${LEFT.repeat(3)}\x1b[3~om\x1b[3~\x1b[C\r`);
      // n|ero, Delete e: n|ro, om: nom|ro, Delete r: nom|o, Right, Enter.
      await session.until('"nomo"');
      session.type(`${UP}\x7fe\r`);
      await session.until("Found 1/");
      session.type(`${UP}\r`);
      await session.until("Already found: NOME");
      session.type("onorò\r");
      await session.until("onoro / onorò");
      session.type("yest");
      await session.until("> yest");
      session.type("\t");
      await session.until("> yesterday");
      session.type(CTRL_C);
      session.type("scor");
      await session.until("> scor");
      session.type("\t");
      await session.until("> score");
      session.type("\r");
      await session.until("% of goal");
      session.type(CTRL_D);
      assert.equal(await session.exit, 0);
      assert.match(session.screen(), /Saved\. Resume with: itbee N-BEMORV$/);
    },
  },
  {
    name: "clears a line at Ctrl-C, leaves with 130 on an empty one, and heeds no Ctrl-Z",
    async play(session) {
      session.type("nonsense");
      await session.until("> nonsense");
      session.type(CTRL_C);
      session.type("nome\r");
      await session.until("+5  OK");
      assert.ok(!session.screen().includes("nonsensenome"));
      session.type(CTRL_Z);
      session.type("neve\r");
      await session.until("+7  OK");
      session.type(CTRL_C);
      assert.equal(await session.exit, 130);
      assert.match(session.screen(), /Saved\. Resume with/);
    },
  },
  {
    name: "asks before it gives up",
    args: ["--lang", "it"],
    async play(session) {
      session.type("resa\r");
      await session.until("Vuoi finire e vedere le parole mancanti? [s/N]");
      session.type("\r");
      await session.until("Si continua.");
      session.type("resa\r");
      session.type("sì\r");
      await session.until("Ti sono sfuggite");
      session.type("esci\r");
      assert.equal(await session.exit, 0);
    },
  },
  {
    name: "keeps within 40 columns",
    options: { columns: 40 },
    async play(session) {
      session.type("?\r");
      await session.until("save and leave");
      session.type("novembre novembre novembre novembre nome\r");
      await session.until("Found 2/");
      session.type("q\r");
      assert.equal(await session.exit, 0);
      // A word cut by the window's edge would show that a line was longer than it.
      assert.match(session.screen(), /^ +other board; this one|another board; this one/m);
      assert.match(session.screen(), /^Saved\. Resume with: itbee N-BEMORV$/m);
    },
  },
  ...([
    ["NO_COLOR", { env: { NO_COLOR: "1" } }, []],
    ["--no-color", {}, ["--no-color"]],
  ] as const).map(([name, options, args]): Terminal => ({
    name: `paints nothing with ${name}`,
    args,
    options,
    async play(session) {
      session.type("nome\r");
      await session.until("+5  OK");
      session.type("q\r");
      assert.equal(await session.exit, 0);
      // deno-lint-ignore no-control-regex
      assert.doesNotMatch(session.raw(), /\x1b\[[0-9;]*m/);
    },
  })),
  {
    name: "paints otherwise",
    async play(session) {
      session.type("nome\r");
      await session.until("+5  OK");
      session.type("q\r");
      assert.equal(await session.exit, 0);
      assert.ok(session.raw().includes("\x1b[32m+5  OK"));
    },
  },
  {
    name: "sends a dumb terminal no escape sequence at all",
    options: { env: { TERM: "dumb" } },
    async play(session) {
      session.type("nome\r");
      await session.until("+5  OK");
      session.type(CTRL_C);
      assert.equal(await session.exit, 130);
      assert.ok(!session.raw().includes("\x1b"), JSON.stringify(session.raw()));
      assert.match(session.screen(), /Saved\. Resume with/);
    },
  },
];

for (const terminal of TERMINALS) {
  Deno.test({
    name: `the terminal ${terminal.name}`,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: () =>
      inFolder(async (folder) => {
        const words = ["--dictionary", await wordsIn(folder)];
        const args = [BOARD, "--plain", ...words, ...terminal.args ?? []];
        const session = play(args, { ...terminal.options, folder });
        try {
          await session.until("[N]");
          await terminal.play(session);
        } finally {
          session.kill();
        }
      }),
  });
}

Deno.test({
  name: "the terminal shows a menu when there is nothing to resume",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: () =>
    inFolder(async (folder) => {
      const session = play([], { folder });
      try {
        await session.until("TODAY");
        session.type("q");
        assert.equal(await session.exit, 0);
      } finally {
        session.kill();
      }
    }),
});

for (const [mode, size] of [["--plain", {}], ["--tty", { columns: 80, rows: 24 }]] as const) {
  Deno.test({
    name: `the terminal ends a grid when time is up, though a word is half typed (${mode})`,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: () =>
      inFolder(async (folder) => {
        const words = ["--dictionary", await wordsIn(folder)];
        const args = ["grid", "play", "N O / M E", "--minutes", "0.1", mode, ...words];
        const session = play(args, { folder, ...size });
        try {
          await session.until("0:0");
          // On the screen the clock waits for Enter.
          if (mode === "--tty") session.type("\r");
          session.type("nome\r");
          await session.until(mode === "--tty" ? "1/3" : "Found 1/3");
          session.type("men");
          await session.until("Time is up! Found 1/3");
          session.type("score\r");
          // What was half typed is gone.
          await session.until("Score 8 / 21");
          session.type("q\r");
          assert.equal(await session.exit, 0);
        } finally {
          session.kill();
        }
      }),
  });
}

Deno.test("a pipe plays a script", () =>
  inFolder(async (folder) => {
    const words = await wordsIn(folder);
    const cases: [name: string, script: string, expected: RegExp][] = [
      ["lines", "nome\nneve\n", /Found 2\//],
      ["CRLF", "nome\r\nneve\r\n", /Found 2\//],
      ["CR alone", "nome\rneve\r", /Found 2\//],
      ["no final newline", "nome\nneve", /Found 2\//],
      ["a line without end", "nome\n" + "a".repeat(400_000) + "\nneve\n", /Found 2\//],
      ["an empty script", "", /Saved/],
      ["2,000 lines", "nome\n" + "nomea\n".repeat(1998) + "neve\n", /Found 2\//],
    ];
    for (const [name, script, expected] of cases) {
      const { code, out, err } = await piped(
        script,
        [BOARD, "--new", "--dictionary", words],
        folder,
      );
      assert.equal(code, 0, name);
      assert.match(out, expected, name);
      assert.match(out, /Saved\. Resume with: itbee N-BEMORV\n$/, name);
      assert.equal(err, "", name);
      assert.ok(!out.includes("\x1b"), name);
      if (name.startsWith("2,000")) assert.equal(out.match(/No: A/g)?.length, 1998);
    }
  }));

Deno.test("a pipe that nobody reads causes no complaint", () =>
  inFolder(async (folder) => {
    const child = start(["bee", "solve", BOARD, "--data-path", folder]);
    await child.stdout.cancel();
    await child.stdin.close();
    const { code, stderr } = await settled(child);
    assert.equal(stderr, "");
    assert.equal(code, 0);
  }));

function start(args: readonly string[]): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "-q", "--cached-only", "--no-check", MAIN, "--lang", "en", ...args],
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

async function settled(child: Deno.ChildProcess): Promise<{ code: number; stderr: string }> {
  const [status, stderr] = await Promise.all([
    child.status,
    new Response(child.stderr).text(),
  ]);
  return { code: status.code, stderr };
}

async function piped(
  script: string,
  args: readonly string[],
  folder: string,
): Promise<{ code: number; out: string; err: string }> {
  const child = start([...args, "--data-path", folder]);
  const out = new Response(child.stdout).text();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(script));
  await writer.close();
  const { code, stderr } = await settled(child);
  return { code, out: await out, err: stderr };
}

/** Words that stay as they are, whatever becomes of the program's own. */
async function wordsIn(folder: string): Promise<string> {
  await Deno.writeFile(`${folder}/play.lex`, playBytes());
  return `${folder}/play.lex`;
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "itbee terminal " });
  try {
    await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true }).catch(() => {});
  }
}
