import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { playLexicon } from "../../support/play_words.ts";
import { type Doing, scriptedLive } from "../../support/live.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const GRID = "NOME/E##N/VERO/EBNE";

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
  assert.match(seen[4]!, /│ {2}n {2}│/);
  assert.equal(header.summary?.won, false);
});

Deno.test("a click moves the cursor, and a click on it turns", async () => {
  const click = (column: number, row: number) => `\x1b[<0;${column + 1};${row + 1}M`;
  const { seen } = await played([click(3, 11), "v", click(43, 5)]);
  assert.match(seen[1]!, /^ {2}3→ /m);
  assert.match(seen[2]!, /V/);
});
