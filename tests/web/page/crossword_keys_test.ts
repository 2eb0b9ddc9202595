import assert from "node:assert/strict";
import { crossword } from "../../../src/games/crossword/mod.ts";
import type { CellCursor } from "../../../src/play/crossword/cursor.ts";
import { drawCrossword } from "../../../src/web/engine/crossword.ts";
import {
  eraseDeed,
  type GridKey,
  keyDeed,
  letterDeed,
} from "../../../src/web/page/crossword/keys.ts";
import { withPending } from "../../../src/web/page/crossword/pending.ts";
import { playLexicon } from "../../support/play_words.ts";

const NO_MODIFIER = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

function drawn() {
  const rules = { ...crossword.defaults, clues: { kind: "none" } as const };
  const round = crossword.open(playLexicon(), rules, crossword.parse("NOME/E##N/VERO/EBNE"));
  return drawCrossword({ round, state: crossword.start(round), label: { kind: "board" } });
}

/** Where a key takes the cursor; `undefined` where it is left to the browser. */
function after(cursor: CellCursor, key: string, modifier: Partial<GridKey> = {}) {
  const deed = keyDeed(drawn(), cursor, { key, ...NO_MODIFIER, ...modifier });
  return deed && "cursor" in deed ? [deed.cursor.cell, deed.cursor.way] : deed?.kind;
}

Deno.test("keys move the cursor of the page, and Tab leaves after the last entry", () => {
  const first: CellCursor = { cell: 0, way: "across", isPencil: false };
  const lastEntry = drawn().entries.at(-1)!;
  const last: CellCursor = { ...first, cell: lastEntry.cells[0]!, way: lastEntry.direction };
  const cases: [from: CellCursor, key: string, modifier: Partial<GridKey>, to: unknown][] = [
    [first, "ArrowRight", {}, [1, "across"]],
    [first, "ArrowDown", {}, [0, "down"]],
    [first, " ", {}, [0, "down"]],
    [first, "End", {}, [3, "across"]],
    [first, "Tab", {}, [8, "across"]],
    [first, "Tab", { shiftKey: true }, undefined],
    [last, "Tab", {}, undefined],
    [first, "ArrowDown", { altKey: true }, [8, "across"]],
    [first, "r", { ctrlKey: true }, undefined],
    [first, "a", {}, undefined],
    [first, ".", {}, "pencil"],
    [first, "Escape", {}, "leave"],
  ];
  for (const [from, key, modifier, to] of cases) {
    assert.deepEqual(after(from, key, modifier), to, key);
  }
});

Deno.test("letters that are being saved are in sight, and a second one finds the first", () => {
  const cursor: CellCursor = { cell: 0, way: "across", isPencil: false };
  const one = letterDeed(drawn(), cursor, "n");
  assert.deepEqual(one, { kind: "write", cell: 0, letter: "n", cursor: { ...cursor, cell: 1 } });
  const pending = [
    { id: 1, cell: 0, letter: "n", isPencil: false },
    { id: 2, cell: 1, letter: "o", isPencil: true },
  ];
  const shown = withPending({ ...drawn(), wrong: [0, 3] }, pending);
  assert.equal(shown.cells.slice(0, 4), "no..");
  assert.deepEqual([shown.pencilled, shown.wrong], [[1], [3]]);
  assert.deepEqual(eraseDeed(shown, { ...cursor, cell: 2 }), {
    kind: "write",
    cell: 1,
    letter: "",
    cursor: { ...cursor, cell: 1 },
  });
  // What the game has shown stays.
  assert.equal(withPending({ ...drawn(), revealed: [0] }, pending).cells[0], ".");
});
