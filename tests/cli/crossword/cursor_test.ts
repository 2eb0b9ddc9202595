import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import {
  afterLetter,
  alongEntry,
  edgeOfEntry,
  firstCursor,
  nextEntry,
  stepCursor,
  turnCursor,
} from "../../../src/cli/crossword/cursor.ts";
import { crossword } from "../../../src/games/crossword/mod.ts";
import { openCrossword } from "../../../src/games/crossword/round.ts";
import { parseGrid } from "../../../src/games/crossword/template.ts";
import { playLexicon } from "../../support/play_words.ts";
import { type Doing, scriptedLive } from "../../support/live.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const GRID = "NOME/E##N/VERO/EBNE";

Deno.test("the cursor steps over black cells, turns, and goes from entry to entry", () => {
  const rules = { ...crossword.defaults, clues: { kind: "none" } as const };
  const round = openCrossword(playLexicon(), rules, parseGrid(GRID));
  const state = crossword.start(round);
  const first = firstCursor(round, state);
  assert.deepEqual(first, { cell: 0, way: "across", isPencil: false });
  assert.deepEqual(alongEntry(round, first, 1).cell, 1);
  assert.deepEqual(alongEntry(round, first, -1), first);
  assert.deepEqual(edgeOfEntry(round, first, "last").cell, 3);
  // No entry runs down from the second cell.
  const second = stepCursor(round, first, [0, 1]);
  assert.deepEqual(turnCursor(round, second), second);
  assert.equal(turnCursor(round, first).way, "down");
  // Down from there, over two black cells, and along the one entry there is.
  assert.deepEqual(stepCursor(round, second, [1, 0]), { cell: 9, way: "across", isPencil: false });
  // Across the edge nothing moves.
  assert.deepEqual(stepCursor(round, first, [-1, 0]), first);
  const next = nextEntry(round, state, first, 1);
  assert.deepEqual({ cell: next.cell, way: next.way }, { cell: 8, way: "across" });
  const before = nextEntry(round, state, first, -1);
  assert.equal(before.way, "down");
  const last = { ...first, cell: 3 };
  assert.deepEqual(afterLetter(round, state, last), last);
});

/** Plays on a screen and returns what was in sight after each step, and what was saved. */
async function played(doings: readonly Doing[]) {
  const seen: string[] = [];
  const shelf = openShelf();
  const live = scriptedLive([...doings, "\x04"], {
    columns: 80,
    rows: 24,
    look: ({ emulator }) => void seen.push(emulator.lines().join("\n")),
  });
  const world = scriptedWorld({
    args: ["crossword", "play", GRID, "--lang", "it", "--tty"],
    env: { ITBEE_DATA_PATH: "/games", TERM: "xterm-256color", LANG: "it_IT.UTF-8" },
    lexicon: playLexicon(),
    terminal: {},
    live,
    shelf,
  });
  try {
    const code = await run(world);
    const store = shelf.store("/games/sessions.kv", world.now, () => {});
    const { headers } = await store.list({ start: "crossword-" });
    return { code, seen, header: headers[0]! };
  } finally {
    await shelf.close();
  }
}

Deno.test("a whole crossword is solved with letters and arrows alone", async () => {
  const { code, seen, header } = await played([
    "\x1b[C\x1b[C\x1b[D\x1b[D",
    "nome",
    "vero",
    "ebne",
    "e",
    "n",
  ]);
  assert.equal(code, 0);
  assert.match(seen.at(-1)!, /RISOLTO/);
  assert.equal(header.summary?.won, true);
});

Deno.test("Backspace erases and steps back, a point turns to pencil, a colon opens commands", async () => {
  const { seen, header } = await played(["no", "\x7f\x7f", ".", "n", ":check\r"]);
  // One letter was left, in pencil, and the check found nothing wrong.
  assert.match(seen.at(-1)!, /1\/14 caselle|Tutto giusto finora: 1 lettera/);
  assert.match(seen[4]!, /│¹n │/);
  assert.equal(header.summary?.won, false);
});

Deno.test("a click moves the cursor, and a click on it turns", async () => {
  const click = (column: number, row: number) => `\x1b[<0;${column + 1};${row + 1}M`;
  const { seen } = await played([click(3, 8), "v", click(43, 5)]);
  assert.match(seen[1]!, /^ {2}3→ /m);
  assert.match(seen[2]!, /V/);
});
