import assert from "node:assert/strict";
import { playBytes } from "./support/play_words.ts";
import { play, type PtyOptions, type Session } from "./support/pty.ts";

const BOARD = "N-BEMORV";
const BROKEN = new URL("./support/broken_screen.ts", import.meta.url).pathname;

interface Way {
  readonly name: string;
  readonly code: number;
  /** What stays on the normal screen. */
  readonly stays: RegExp;
  leave(session: Session): void | Promise<void>;
}

const SAVED = /^Saved\. Resume with: itbee N-BEMORV$/m;
const WAYS_OUT: readonly Way[] = [
  { name: "quit", code: 0, stays: SAVED, leave: (it) => it.type("quit\r") },
  { name: "Ctrl-D", code: 0, stays: SAVED, leave: (it) => it.type("ne\x04") },
  { name: "Ctrl-C", code: 130, stays: SAVED, leave: (it) => it.type("ne\x03\x03") },
  { name: "SIGINT", code: 130, stays: SAVED, leave: (it) => it.signal("SIGINT") },
  { name: "SIGTERM", code: 143, stays: SAVED, leave: (it) => it.signal("SIGTERM") },
  { name: "SIGQUIT", code: 131, stays: SAVED, leave: (it) => it.signal("SIGQUIT") },
  { name: "SIGHUP", code: 129, stays: /^$/, leave: (it) => it.signal("SIGHUP") },
  {
    name: "giving up",
    code: 0,
    stays: /^Game over\. .*\n.*\n {2}bene +4 +adverb/m,
    async leave(session) {
      session.type("giveup\r");
      await session.until("[y/N]");
      session.type("y\r");
      await session.until("Missed 15");
      session.type("q\r");
    },
  },
  {
    name: "a window that shrank",
    code: 0,
    stays: SAVED,
    async leave(session) {
      session.type("nom");
      await session.until("❯ nom");
      session.resize(20, 5);
      await session.until("line by");
      session.type("e\r");
      await session.until("+5  OK");
      assert.ok(!session.modes().isAlternate);
      session.type("neve");
      await session.until("> neve");
      session.resize(80, 24);
      await session.until("1/15 words");
      assert.match(session.screen(), /^ {2}❯ neve$/m);
      session.type("\r");
      await session.until("2/15 words");
      session.type("\x04");
    },
  },
  {
    name: "a stop and going on",
    code: 0,
    stays: SAVED,
    async leave(session) {
      session.type("\x1anom");
      await session.until("❯ nom");
      session.signal("SIGTSTP");
      while (!session.raw().includes("\x1b[?1049l")) await session.settled();
      while (!session.modes().isAlternate || !session.screen().includes("❯ nom")) {
        session.signal("SIGCONT");
        await session.settled();
      }
      session.type("e\r");
      await session.until("1/15 words");
      session.type("\x04");
    },
  },
];

for (const way of WAYS_OUT) {
  Deno.test({
    name: `the screen leaves the terminal as it was after ${way.name}`,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: () =>
      onScreen(["--lang", "en"], { columns: 80, rows: 24 }, async (session) => {
        assert.deepEqual(session.modes(), { isAlternate: true, isPasteMarked: true });
        await way.leave(session);
        assert.equal(await session.exit, way.code);
        assert.deepEqual(session.modes(), { isAlternate: false, isPasteMarked: false });
        // The cursor is seen, and nothing is painted any more.
        assert.ok(session.raw().lastIndexOf("\x1b[?25h") > session.raw().lastIndexOf("\x1b[?25l"));
        assert.match(session.screen(), way.stays);
      }),
  });
}

Deno.test({
  name: "the terminal is as it was after an error that nobody caught",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    for (const how of ["thrown", "rejected"]) {
      const session = play([how], { folder: "/", columns: 80, rows: 24, program: BROKEN });
      try {
        assert.equal(await session.exit, 1);
        assert.ok(session.raw().includes("\x1b[?1049h"));
        assert.deepEqual(session.modes(), { isAlternate: false, isPasteMarked: false }, how);
        assert.match(session.screen(), /Error: broken off/, how);
      } finally {
        session.kill();
      }
    }
  },
});

Deno.test({
  name: "the screen paints nothing with NO_COLOR, and a pasted list is tried",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: () =>
    onScreen(
      ["--lang", "en"],
      { columns: 80, rows: 24, env: { NO_COLOR: "1" } },
      async (session) => {
        session.type("\x1b[200~nome neve\nnero\x1b[201~");
        await session.until("nero  +6");
        session.type("xn");
        await session.until("❯ (x)n");
        session.type("\x04");
        assert.equal(await session.exit, 0);
        // Bold, underlined, reversed, struck: but no colour.
        // deno-lint-ignore no-control-regex
        assert.doesNotMatch(session.raw(), /\x1b\[[0-9;]*[34][0-9][0-9;]*m/);
      },
    ),
});

const [UP, DOWN, RIGHT, LEFT] = ["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"];
/** Solved, row by row; `#` is a black cell. */
const CROSSWORD = ["NOME", "E##N", "VERO", "EBNE"];

/** From any cell of that crossword to another; an arrow that turns the entry does not move. */
function arrowsTo(row: number, col: number): string {
  const corner = LEFT.repeat(4) + UP.repeat(4) + RIGHT + LEFT;
  const down = row === 0 ? "" : DOWN.repeat(row + 1);
  // In the second row there is nothing across to turn to, and one cell to jump to.
  const right = col === 0 ? "" : row === 1 ? RIGHT : RIGHT.repeat(row === 0 ? col : col + 1);
  return corner + down + right;
}

Deno.test({
  name: "a whole crossword is solved with arrow keys and letters alone",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: () =>
    onScreen(
      ["crossword", "play", CROSSWORD.join("/"), "--lang", "en"],
      { columns: 80, rows: 24 },
      async (session) => {
        for (const [row, letters] of CROSSWORD.entries()) {
          for (const [col, letter] of [...letters].entries()) {
            if (letter !== "#") session.type(arrowsTo(row, col) + letter.toLowerCase());
          }
        }
        await session.until("Answers 7");
        assert.match(session.screen(), /SOLVED|0 reveals/);
        session.type("\x04");
        assert.equal(await session.exit, 0);
      },
    ),
});

Deno.test({
  name: "the mouse clicks letters, and is left to the terminal with --no-mouse",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    await onScreen(["--lang", "en"], { columns: 80, rows: 24 }, async (session) => {
      assert.ok(session.raw().includes("\x1b[?1000h"));
      await session.until("[N]");
      const rows = session.screen().split("\n");
      const row = rows.findIndex((line) => line.includes("[N]"));
      const column = rows[row]!.indexOf("[N]") + 1;
      session.type(`\x1b[<0;${column + 1};${row + 1}M`.repeat(2));
      await session.until("❯ nn");
      session.type("\x04\x04");
      assert.equal(await session.exit, 0);
    });
    await onScreen(["--lang", "en", "--no-mouse"], { columns: 80, rows: 24 }, async (session) => {
      assert.ok(!session.raw().includes("\x1b[?1000h"));
      session.type("\x04");
      assert.equal(await session.exit, 0);
    });
  },
});

Deno.test({
  name: "the screen is not for a dumb terminal or a small window, unless it is asked for",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const cases: [options: Partial<PtyOptions>, args: string[], isScreen: boolean][] = [
      [{ columns: 40, rows: 14 }, [], true],
      [{ columns: 39, rows: 18 }, [], false],
      [{ columns: 60, rows: 13 }, [], false],
      [{ columns: 45, rows: 14 }, ["--tty"], true],
      [{ columns: 80, rows: 24 }, ["--plain"], false],
      [{ columns: 80, rows: 24, env: { TERM: "dumb" } }, [], false],
    ];
    for (const [options, args, isScreen] of cases) {
      await onScreen(["--lang", "en", ...args], options, async (session) => {
        await session.settled();
        const what = JSON.stringify([options, args]);
        assert.equal(session.modes().isAlternate, isScreen, what);
        session.type(isScreen ? "\x04" : "q\r");
        assert.equal(await session.exit, 0, what);
      });
    }
  },
});

Deno.test({
  name: "the screen follows the menu, and one board another",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const folder = await Deno.makeTempDir({ prefix: "itbee screen " });
    const session = play(["--lang", "en"], { folder, columns: 80, rows: 24 });
    try {
      await session.until("TODAY");
      // What is typed before the board is there is not lost.
      session.type("\rxyz\rqq");
      await session.until("qq");
      await session.until("xyz");
      session.type("\x15restart\r");
      const daily = /Bee of \w+day/;
      while (daily.test(session.screen())) await session.settled();
      session.type("zqwyk");
      await session.until("zqwyk");
      // Esc clears what is typed, then goes back to the menu.
      session.type("\x1b");
      await session.settled();
      session.type("\x1b");
      await session.until("TODAY");
      session.type("\r");
      await session.until("0/");
      session.type("\x03\x03");
      assert.equal(await session.exit, 130);
      assert.match(session.screen(), /Saved\. Resume with: itbee \S+$/);
    } finally {
      session.kill();
      await Deno.remove(folder, { recursive: true }).catch(() => {});
    }
  },
});

async function onScreen(
  args: readonly string[],
  options: Omit<PtyOptions, "folder">,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "itbee screen " });
  await Deno.writeFile(`${folder}/play.lex`, playBytes());
  const words = ["--dictionary", `${folder}/play.lex`];
  const game = args[0] === "crossword" ? [...args, ...words] : [BOARD, ...words, ...args];
  const session = play(game, { ...options, folder });
  try {
    await session.until(args[0] === "crossword" ? "Crossword" : "N");
    await work(session);
  } finally {
    session.kill();
    await Deno.remove(folder, { recursive: true }).catch(() => {});
  }
}
