import assert from "node:assert/strict";
import { drawCard } from "../../../src/cli/pages/card.ts";
import { openCanvas } from "../../../src/cli/screen/canvas.ts";
import type { Look } from "../../../src/cli/screen/palette.ts";
import { messagesIn } from "../../../src/messages/mod.ts";

const LOOK: Look = { depth: "true", theme: "dark", isAscii: false };

Deno.test("drawCard() has large letters where there is room, colour and a picture of each", async () => {
  const t = await messagesIn("it");
  const cases: [word: string, rows: number, look: Look, shown: RegExp][] = [
    ["nome", 40, LOOK, /^[^]*│ +▄ +▄▀▀▀▄ +▄ ▄ +▀▀▀▀ +│/],
    ["hanno (avere)", 40, LOOK, /▀[^]*│ {30,}\(avere\) +│/],
    ["perché", 40, LOOK, /│ +perché +│/],
    ["hanno (avere)", 24, LOOK, /│ +hanno \(avere\) +│/],
    ["nome", 40, { ...LOOK, depth: "none" }, /│ +nome +│/],
  ];
  for (const [word, rows, look, shown] of cases) {
    const canvas = openCanvas({ columns: 120, rows });
    const scene = { card: { kind: "meaning", word } as const, said: [], done: 0, of: 1, t };
    drawCard(scene, { typed: "", grade: 2 }, canvas, look);
    const text = canvas.cells.map((row) => row.map((cell) => cell.text).join("")).join("\n");
    assert.match(text, shown, word);
    assert.equal(/│ +hanno /.test(text), rows === 24, text);
  }
});
